"""Declaring high, low or both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import Card
from pokerrules.finding import Problem
from pokerrules.law import TableLaw
from pokerrules.notation import DIRECTIONS, Act
from pokerrules.phases.base import Together
from pokerrules.seats import Seat

if TYPE_CHECKING:
    from random import Random


class Declaring(Together):
    """All still in open their fists together; what they say cannot be changed."""

    verb = "declares"
    once_rule = "declaring/fixed"

    def due(self) -> str:
        return "high' or '… low" if self._one_way else "high', '… low' or '… both"

    def expected(self) -> str:
        return "'Ann high' or 'Ann low'" if self._one_way else "'Ann high', 'Ann low' or 'Ann both'"

    @property
    def _one_way(self) -> bool:
        return bool(self.deal.game.law.swing == "none")

    def act(self, act: Act, seat: Seat) -> Iterator[Problem]:
        wrong = list(wrong_way(self.deal.game.law, act)) if self.fits(act) else []
        if wrong and seat in self.waiting:
            # He has declared nothing that counts, and has yet to choose.
            yield from wrong
        else:
            yield from super().act(act, seat)

    def do(self, act: Act, seat: Seat) -> Iterator[Problem]:
        seat.declared = DIRECTIONS[act.word]
        yield from ()

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        ways = ["high", "high", "low", "low", "both"]
        if self._one_way:
            ways.remove("both")
        for seat in self.deal.live():
            yield f"{seat.name} {rng.choice(ways)}"


def wrong_way(law: TableLaw, act: Act) -> Iterator[Problem]:
    """Whether a player may go the way that he declares."""
    if act.word == "both" and law.swing == "none":
        yield Problem("nobody may go both ways here; declare high or low", "declaring/swing")
