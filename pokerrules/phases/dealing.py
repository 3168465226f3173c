"""Dealing cards face down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import UNKNOWN, Card
from pokerrules.finding import Problem
from pokerrules.money import Money
from pokerrules.notation import Act, Holding
from pokerrules.phases.base import Phase
from pokerrules.seats import Seat

if TYPE_CHECKING:
    from random import Random


class Dealing(Phase):
    """Each gets so many cards. A table whose cards nobody tells is dealt unseen ones."""

    def begin(self) -> None:
        super().begin()
        self.dealt: set[str] = set()

    def expected(self) -> str:
        cards = " ".join(["Ks", "Jd", "3c", "2s", "Ac", "8h", "8d", "4h"][: self.step.n])
        return f"the hand of a player, 'Ann: {cards}'"

    def act(self, act: Act, seat: Seat) -> Iterator[Problem]:
        """The stakes imply the antes; a record may name them all the same."""
        if act.verb != "antes":
            yield from super().act(act, seat)
        elif act.money not in (None, seat.put):
            yield Problem(
                f"the ante of {seat.name} is {Money(seat.put)}, not {act.money}", "betting/ante"
            )

    def hold(self, line: Holding) -> Iterator[Problem]:
        seat = self.deal.seat_for(line.who)
        if isinstance(seat, Problem):
            yield seat
            return
        if seat.name in self.dealt:
            yield Problem(f"{seat.name} has been dealt his cards already", "dealing/how-many")
            return
        self.dealt.add(seat.name)
        yield from self._count(seat, line.cards)
        for card in line.cards:
            yield from filter(None, [self.deal.deck.deal(card, seat, self.deal.line)])
            seat.down.append(card)

    def _count(self, seat: Seat, cards: tuple[Card, ...]) -> Iterator[Problem]:
        if len(cards) != self.step.n:
            seat.doubt = self.deal.line
            seat.spare = max(0, len(cards) - self.step.n)
            yield Problem(
                f"{seat.name} has {len(cards)} cards; {self.step.n} are dealt to each",
                self.deal.rule(self.step.rule),
            )

    def end(self) -> Iterator[Problem]:
        for seat in self.deal.seats.values():
            if seat.name not in self.dealt:
                if self.dealt:
                    unseen = " ".join(["??"] * self.step.n)
                    yield Problem(
                        f"{seat.name} has no cards; if nobody has seen them, write '{seat.name}: {unseen}'",
                        "dealing/how-many",
                    )
                for _ in range(self.step.n):
                    self.deal.deck.deal(UNKNOWN, seat, self.deal.line)
                    seat.down.append(UNKNOWN)
        yield from self.deal.too_many_or_few()

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        for name in self.deal.seats:
            yield f"{name}: {' '.join(str(stub.pop()) for _ in range(self.step.n))}"
