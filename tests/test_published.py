"""The engine counts what has been published, and finds the misprints.

Numbers and sources are in data/published.toml. What takes long is left to `make tables`.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from pokerrules.cards import Card, cards, full_deck
from pokerrules.ranking import (
    ACE_TO_FIVE,
    CASINO_THREE,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    NO_STRAIGHTS_NO_FLUSHES,
    STANDARD,
)
from pokerrules.scale import Scale
from tests.tally import Values, by_category, five_in_suit, tally

DATA: dict[str, Any] = tomllib.loads(
    (Path(__file__).parent / "data" / "published.toml").read_text(encoding="utf-8")
)
TWO_PAIR_OVER_THREE = (*STANDARD[:2], "three of a kind", "two pair", *STANDARD[4:])


def quick(table: str) -> list[dict[str, Any]]:
    """The rows that are counted in a second or two."""
    return [row for row in DATA[table] if not row.get("slow")]


SCALES: dict[str, Scale] = {
    "high": HIGH,
    "aces high": HIGH._replace(aces="high"),
    "two pair over three": HIGH._replace(order=TWO_PAIR_OVER_THREE),
    "bug": HIGH._replace(bug=True),
    "ranks only": HIGH._replace(order=NO_STRAIGHTS_NO_FLUSHES),
    "three cards": HIGH._replace(size=3, order=CASINO_THREE),
    "2-7": DEUCE_TO_SEVEN,
    "8 or better": EIGHT_OR_BETTER,
    "three for a low": EIGHT_OR_BETTER._replace(size=3),
}


@cache
def counted(scale: str, number: int, wild: str, jokers: int, one_by_one: bool) -> Values:
    return tally(SCALES[scale], number, cards(wild), jokers, one_by_one)


def values_of(row: dict[str, Any]) -> Values:
    defaults = {"scale": "high", "wild": "", "jokers": 0, "one_by_one": False}
    scale, wild, jokers, one_by_one = (row.get(key, each) for key, each in defaults.items())
    return counted(scale, row["cards"], wild, jokers, one_by_one)


def check_row(row: dict[str, Any]) -> None:
    values = values_of(row)
    found = by_category(SCALES[row.get("scale", "high")], values)
    found["total"] = values.total()
    counts = row["counts"] | row.get("ours", {})
    assert {name: found.get(name, 0) for name in counts} == counts
    if "different" in row:
        assert len([value for value in values if value and values[value]]) == row["different"]


@pytest.mark.parametrize("row", quick("row"), ids=lambda row: row["title"])
def test_published_counts(row: dict[str, Any]) -> None:
    check_row(row)


@pytest.mark.parametrize("row", quick("low"), ids=lambda row: row["title"])
def test_lows_by_their_highest_card(row: dict[str, Any]) -> None:
    check_low(row)


def check_low(row: dict[str, Any]) -> None:
    found: Counter[int] = Counter()
    for value, number in tally(ACE_TO_FIVE, row["cards"]).items():
        category, ranks = ACE_TO_FIVE.read(value)
        if category == "no pair":
            found[ranks[0]] += number
    assert found == {int(rank): number for rank, number in row["highest"].items()}
    assert found.total() == row["total"]


@pytest.mark.parametrize("row", quick("misprint"), ids=lambda row: row["title"])
def test_misprints(row: dict[str, Any]) -> None:
    check_misprint(row)


def check_misprint(row: dict[str, Any]) -> None:
    found = by_category(SCALES[row.get("scale", "high")], values_of(row))
    assert found[row["category"]] == row["right"] != row["printed"]


@pytest.mark.parametrize("number", [5, 6, 7, 8, 9, 10])
def test_straight_flushes_among_many_cards(number: int) -> None:
    assert (
        five_in_suit(HIGH, number, "straight flush")
        == DATA["straight-flushes"]["counts"][str(number)]
    )


def check_four_in_nine() -> None:
    """Nine cards with four of a kind, less those that hold a straight flush as well."""
    ranks_only = SCALES["ranks only"]
    four = by_category(ranks_only, tally(ranks_only, 9))["four of a kind"]
    deck, both = full_deck(), set()
    for rank, suit, high in product(range(2, 15), "cdhs", range(5, 15)):
        ranks = {each if each > 1 else 14 for each in range(high - 4, high + 1)}
        run = {card for card in deck if card.suit == suit and card.rank in ranks}
        held = run | {card for card in deck if card.rank == rank}
        both |= {frozenset(held | extra) for extra in _extras(deck, held)}
    assert {HIGH.read(HIGH.value([*hand]))[0] for hand in both} == {"straight flush"}
    told = DATA["four-in-nine"]
    assert len(both) == told["both"]
    assert four - len(both) == told["right"] != told["printed"]


def _extras(deck: tuple[Card, ...], held: set[Card]) -> list[set[Card]]:
    """What makes nine cards of them: nothing, or any other card."""
    return [set()] if len(held) == 9 else [{card} for card in deck if card not in held]
