"""The examples of a page, as Sybil collects them: for pytest, and for tests that rerun a page.

Sybil's own Markdown parsers pass over in silence what they do not know (a fence with an option,
``pycon``), hence these; `tests/test_site_sources.py` counts the fences another way and compares.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from sybil import Document, Example, Region
from sybil.evaluators.doctest import DocTestEvaluator
from sybil.example import SybilFailure
from sybil.parsers.abstract.doctest import DocTestStringParser
from sybil.parsers.markdown.lexers import RawFencedCodeBlockLexer

from pokerrules.examples import JUDGES

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))

_SECTION = re.compile(r"^#{1,2} ", re.MULTILINE)
_LEXER = RawFencedCodeBlockLexer(re.compile(r"[ \t]*(?P<info>[^\n]*)\n"))
_DOCTESTS = DocTestStringParser(DocTestEvaluator())


def fences(document: Document) -> Iterator[tuple[str, Region]]:
    """The kind of each fence (the words behind the backticks) and the fence."""
    for block in _LEXER(document):
        yield " ".join(block.lexemes["info"].split()), block


def parse(document: Document) -> Iterable[Region]:
    """The parser: a fence with a judge is one example, each ``>>>`` of a ``pycon`` is one."""
    starts = [0, *(match.end() for match in re.finditer("\n", document.text))]
    for kind, block in fences(document):
        if kind in JUDGES:
            source = str(block.lexemes["source"])
            yield Region(block.start, block.end, (kind, source), partial(_judge, kind))
        elif kind == "pycon":
            yield from _prompts(document, block, starts)


def _prompts(document: Document, block: Region, starts: list[int]) -> Iterator[Region]:
    """Each prompt of a block at its true line, however far the block is indented."""
    first = document.text.count("\n", 0, block.start) + 1  # from 0: the line after the fence
    for region in _DOCTESTS(str(block.lexemes["source"]), document.path):
        line = first + region.parsed.lineno
        end = line + (region.parsed.source + region.parsed.want).count("\n")
        yield Region(starts[line], min(starts[end], block.end), region.parsed, region.evaluator)


def _judge(kind: str, example: Example) -> str | None:
    """Run an example of one of our own kinds; the answer names the lines that are wrong."""
    _, source = example.parsed
    lines = ["", *source.splitlines(), ""]
    return "\n".join(
        f"{example.path}:{example.line + line}: {message}\n    {lines[min(line, len(lines) - 1)]}"
        for line, message in JUDGES[kind](source)
    )


class Page(Document):
    """A page, each of whose ``##`` sections has a namespace of its own."""

    def examples(self) -> Iterator[Example]:
        """The examples in order, each with the namespace of its section."""
        inside = [(block.start, block.end) for _, block in fences(self)]
        heads = [
            match.start()
            for match in _SECTION.finditer(self.text)
            if not any(start <= match.start() < end for start, end in inside)
        ]
        spaces: dict[int, dict[str, Any]] = defaultdict(dict)
        for example in super().examples():
            example.namespace = spaces[bisect(heads, example.region.start)]
            yield example


def page(path: Path) -> Page:
    """One page with its examples."""
    document = Page.parse(str(path), parse)
    assert isinstance(document, Page)
    return document


def first_failure(path: Path) -> str | None:
    """Run a page's examples until one fails: what it says, or None when all hold."""
    for example in page(path).examples():
        try:
            example.evaluate()
        except SybilFailure as failure:
            return str(failure)
    return None
