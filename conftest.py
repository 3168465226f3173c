"""Every example of the rulebook and of the docstrings is a test."""

from __future__ import annotations

import pytest
from sybil import Sybil
from sybil.document import PythonDocStringDocument
from sybil.parsers.rest import DocTestParser
from sybil.sybil import SybilCollection

from tests.examples import Page, parse

_pages = Sybil([parse], pattern="*.md", path="docs", document_types={".md": Page})
_readme = Sybil([parse], pattern="README.md", document_types={".md": Page})
_docstrings = Sybil(
    [DocTestParser()],
    pattern="*.py",
    path="pokerrules",
    document_types={".py": PythonDocStringDocument},
)

pytest_collect_file = SybilCollection([_pages, _readme, _docstrings]).pytest()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """With several workers the prompts of a page stay together: they share names."""
    for item in items:
        if not isinstance(item, pytest.Function):
            item.add_marker(pytest.mark.xdist_group(str(item.path)))
