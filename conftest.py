"""Every example of the rulebook and of the docstrings is a test."""

from __future__ import annotations

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
