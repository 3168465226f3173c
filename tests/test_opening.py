"""Who opens after the declare, in a game that has wild cards too (none of the book's has both)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from pokerrules.cards import Card, cards
from pokerrules.games import GAMES
from pokerrules.opening import opener
from pokerrules.procedure import LastBet
from pokerrules.seats import Seat


def seat(name: str, up: str, *ways: str) -> Seat:
    sits = Seat(name)
    sits.up, sits.declared = list(cards(up)), ways
    return sits


HIGHS = (seat("Ann", "Kh Kd 7c 4s", "high"), seat("Bob", "Ah 9s 5c 3d", "high"))
LOWS = (seat("Ann", "6h 4d 3s Ac", "low"), seat("Bob", "5c 4s 3h 9s", "low"))


def opens(seats: tuple[Seat, ...], wild: bool, locks: bool) -> str:
    """Who opens the bet after the declare where the nine of spades is wild."""
    game = GAMES["christmas-present"].at({})
    law = game.law._replace(wild_showing=wild)
    deal: Any = SimpleNamespace(
        live=lambda: list(seats),
        game=game._replace(law=law),
        wild_cards=frozenset([Card("9s")]),
    )
    return opener(LastBet(locks=locks, rule="last-round"), deal).name


@pytest.mark.parametrize("locks", [True, False])
def test_wild_showing_high(locks: bool) -> None:
    """hands/wild-showing: a pair of aces beats a pair of kings; ace high does not."""
    assert opens(HIGHS, wild=True, locks=locks) == "Bob"
    assert opens(HIGHS, wild=False, locks=locks) == "Ann"


def test_wild_showing_low() -> None:
    """hands/wild-showing: 5-4-3-A is lower than 6-4-3-A; 9-5-4-3 is not."""
    assert opens(LOWS, wild=True, locks=False) == "Bob"
    assert opens(LOWS, wild=False, locks=False) == "Ann"
