"""Hands people have argued about in public; the questions are in data/disputed-hands.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from pokerrules.cards import cards, show
from pokerrules.handnames import names_same
from pokerrules.hands import Hand
from pokerrules.ranking import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    BOOK_THREE,
    CASINO_THREE,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    FIVE_UNDER_STRAIGHT_FLUSH,
    HIGH,
    ONLY_ROYAL_ABOVE_FIVE,
    THREE_CARDS,
)
from pokerrules.scale import Scale
from pokerrules.selection import exactly, use

DATA = Path(__file__).parent / "data" / "disputed-hands.toml"
QUESTIONS: list[dict[str, Any]] = tomllib.loads(DATA.read_text(encoding="utf-8"))["question"]


def cases(key: str) -> list[Any]:
    """The cases that ask this: "hands" (who wins?) or "is" (what is it?)."""
    return [
        pytest.param(case, id=f"{question['id']}-{number}")
        for question in QUESTIONS
        for number, case in enumerate(question["case"], 1)
        if key in case
    ]


SCALES: dict[str, Scale] = {
    "high": HIGH,
    "double ace": HIGH._replace(double_ace_flush=True),
    "royal on top": HIGH._replace(order=ONLY_ROYAL_ABOVE_FIVE),
    "straight flush on top": HIGH._replace(order=FIVE_UNDER_STRAIGHT_FLUSH),
    "natural first": HIGH._replace(natural_beats_wild=True),
    "A-5": ACE_TO_FIVE,
    "A-6": ACE_TO_SIX,
    "2-7": DEUCE_TO_SEVEN,
    "8 or better": EIGHT_OR_BETTER,
    "three cards, casino": HIGH._replace(size=3, order=CASINO_THREE),
    "three cards, book": HIGH._replace(size=3, order=BOOK_THREE),
    "three cards, plain": THREE_CARDS,
}
OMAHA = use(exactly(2, "hole"), exactly(3, "board"))


def best(case: dict[str, Any], held: str) -> Hand | None:
    scale, wild = SCALES[case.get("scale", "high")], cards(case.get("wild", ""))
    if "board" not in case:
        return scale.best(cards(held), wild)
    found = OMAHA.best(scale, {"hole": cards(held), "board": cards(case["board"])}, wild)
    return found.hand if found else None


@pytest.mark.parametrize("case", cases("hands"))
def test_who_wins(case: dict[str, Any]) -> None:
    hands = {name: best(case, held) for name, held in case["hands"].items()}
    known = [hand for hand in hands.values() if hand]
    winners = [name for name, hand in hands.items() if hand and hand == max(known)]
    assert winners == case["wins"].split()


@pytest.mark.parametrize("case", cases("is"))
def test_what_it_is(case: dict[str, Any]) -> None:
    hand = best(case, case["cards"])
    assert hand is not None
    assert hand.name == case["is"]
    assert names_same(case["is"], hand)
    assert "plays" not in case or show(hand.cards) == case["plays"]
