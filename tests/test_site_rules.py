"""Rules and their ids: what the engine can name stands on a page, and pages say nothing else."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest
from markdown.extensions.toc import slugify

from pokerrules.games import GAMES
from pokerrules.quiz import parse_quiz, with_line
from pokerrules.record import check
from pokerrules.rules import RULES
from pokerrules.site import pages
from pokerrules.site.pages import Place
from pokerrules.whowins import parse_table, record_of
from tests.examples import DOCS, page

NOT_PLAYED = "*Not played here:*"
"""Begins the sentence that says why a rule marked `.told` cannot be shown by an example."""


def folder(id_: str) -> str:
    """Where the page of an id lies."""
    name = id_.partition("/")[0]
    return "reference" if name == "records" else "games" if name in GAMES else "table"


RULE_PLACES = [place for place in pages.places().values() if "rule" in place.classes]


@pytest.mark.parametrize("id_", RULES)
def test_what_the_engine_can_name_stands_on_a_page(id_: str) -> None:
    place = pages.place(id_)
    assert (place.path, "rule" in place.classes) == (
        f"{folder(id_)}/{id_.partition('/')[0]}.md",
        True,
    )


@pytest.mark.parametrize("place", RULE_PLACES, ids=lambda place: place.id)
def test_a_rule_on_a_page_is_played_there(place: Place) -> None:
    if "told" in place.classes:
        assert NOT_PLAYED in _section(place)
        return
    assert place.id in RULES, "the engine cannot name this rule"
    assert place.id in exercised(place.path), "no example on this page comes to this rule"


@functools.cache
def exercised(path: str) -> frozenset[str]:
    """The rules that the examples of a page break or apply."""
    found: set[str] = set()
    for example in page(DOCS / Path(path)).examples():
        if isinstance(example.parsed, tuple):
            for record in _records(*example.parsed):
                found.update(check(record).rules)
    return frozenset(found)


def _records(kind: str, source: str) -> list[str]:
    """Every record that an example of ours has checked."""
    if kind == "whowins":
        table = parse_table(source)
        return [record_of(table, row) for row in table.rows]
    if kind == "quiz":
        quiz = parse_quiz(source)
        return [with_line(quiz, choice.line) for choice in quiz.choices]
    return [source]


@pytest.mark.parametrize("path", sorted(DOCS.rglob("*.md")), ids=lambda path: path.stem)
def test_no_heading_gets_a_number_for_its_id(path: Path) -> None:
    """Of two headings of one name the second needs an id of its own: `low_1` would not last."""
    fenceless = re.sub(r"^( *)(`{3,}).*?^\1\2$", "", path.read_text("utf-8"), flags=re.M | re.S)
    headings = re.findall(r"^#+ (.*?)(?: *\{ *#([\w-]+).*\})?$", fenceless, re.MULTILINE)
    ids = [id_ or slugify(words, "-") for words, id_ in headings]
    assert [id_ for id_ in set(ids) if ids.count(id_) > 1] == []


def _section(place: Place) -> str:
    """The text under a heading, up to the next."""
    text = (DOCS / place.path).read_text("utf-8")
    _, behind = re.split(rf"^#+ .*#{place.anchor}\b.*$", text, maxsplit=1, flags=re.MULTILINE)
    return re.split(r"^#{1,6} ", behind, maxsplit=1, flags=re.MULTILINE)[0]
