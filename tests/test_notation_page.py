"""The page on hand records: whatever the notation reads stands there in an example without fault."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pokerrules.notation import (
    HEADERS,
    Act,
    Amount,
    BoardLine,
    Header,
    Holding,
    Parsed,
    PartPot,
    Unreadable,
    read,
    sources,
)
from pokerrules.notation.lines import BEHIND
from pokerrules.notation.names import BOARD_KEYS
from pokerrules.notation.verbs import SAID
from tests.examples import DOCS

PAGE = (DOCS / "reference" / "records.md").read_text("utf-8")
RECORDS = re.findall(r"^ *``` hand[^\n]*\n(.*?)^ *```", PAGE, re.MULTILINE | re.DOTALL)
NAMES = ("Ann", "Bob", "Cam", "Donald")


def unmarked() -> Iterator[Parsed]:
    """The lines of the page's records that are not meant to be wrong."""
    for record in RECORDS:
        for source in sources(record):
            if not source.marks:
                try:
                    yield read(source.text, NAMES)
                except Unreadable:  # a player of another name
                    continue


LINES = list(unmarked())


def test_every_kind_of_line() -> None:
    # A part of the pot is read only to say that it cannot be told.
    assert {type(line) for line in LINES} == set(Parsed.__args__) - {PartPot}
    assert {line.what for line in LINES if isinstance(line, Amount)} == {"Pot", "Carried"}
    headers = {line.key for line in LINES if isinstance(line, Header)}
    assert headers == set(HEADERS)


def test_every_act() -> None:
    acts = {line.verb for line in LINES if isinstance(line, Act)}
    assert acts == {verb for verb, _ in SAID.values()}


def test_every_card_on_the_table() -> None:
    keys = {line.key.casefold() for line in LINES if isinstance(line, BoardLine)}
    assert keys == BOARD_KEYS


def test_everything_behind_the_cards() -> None:
    hands = [line for line in LINES if isinstance(line, Holding)]
    assert all(any(getattr(line, word) for line in hands) for word in BEHIND)
    assert any(line.folded for line in hands)
    assert any(len(set(line.up)) > 1 for line in hands)  # faces
