"""Steps for those who are level: overtime, high card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import UNKNOWN, Card, full_deck
from pokerrules.finding import Problem, listed
from pokerrules.level import level, scores
from pokerrules.notation import Act
from pokerrules.phases.base import Together
from pokerrules.pots import layers
from pokerrules.seats import Seat, is_joker

if TYPE_CHECKING:
    from random import Random

    from pokerrules.deal import Deal


def level_seats(deal: Deal, parts: int) -> list[Seat]:
    """Those who are level for some pot when so many parts of their scores are compared."""
    put = {seat.name: seat.put for seat in deal.seats.values()}
    pots, _ = layers(put, [seat.name for seat in deal.live()])
    values = {name: v for name, v in scores(deal.game, deal.entrants()).items() if v}
    return [deal.seats[name] for name in level(values, pots, parts)]


class ForLevel(Together):
    """A step for all who are still in, or for those alone who are level in a contest."""

    def begin(self) -> None:
        super().begin()
        self.waiting = self.taking_part()
        self.names = [seat.name for seat in self.waiting]

    @property
    def part(self) -> int:
        """Which part of a score it brings, from 0."""
        return [phase for phase in self.deal.course.phases if isinstance(phase, ForLevel)].index(
            self
        )

    def taking_part(self) -> list[Seat]:
        """For whom the step is."""
        return level_seats(self.deal, self.part) if self.step.tied else self.deal.live()

    def idle(self) -> bool:
        return not (self.waiting if self.begun else self.taking_part())

    def once(self, seat: Seat) -> Problem | None:
        if seat.folded or seat.name in self.names:
            return super().once(seat)
        for_whom = f"it is for {listed(self.names)} alone" if self.names else "nobody is"
        return Problem(f"{seat.name} is not level with anybody; {for_whom}", self.rule)


class DrawingHigh(ForLevel):
    """The whole deck is shuffled and drawn from, until nobody is level any more."""

    verb = "draws"

    def begin(self) -> None:
        super().begin()
        self.times = 0
        self.out: dict[Card, str] = {}

    def due(self) -> str:
        return "draws …"

    def expected(self) -> str:
        if not self.waiting:
            return f"nothing more: go on with '{self.deal.course.next_heading()}:'"
        return f"'{self.waiting[0].name} draws Kd'"

    def do(self, act: Act, seat: Seat) -> Iterator[Problem]:
        cards = [card for card in act.cards if isinstance(card, Card)]
        if len(cards) != 1:
            yield Problem(f"{seat.name} draws {len(cards)}; it is one card", self.rule)
        yield from self._take(cards[0], seat)
        if not self.waiting:
            self._again()

    def _take(self, card: Card, seat: Seat) -> Iterator[Problem]:
        """The card counts, even one that nobody can have drawn."""
        if card == UNKNOWN or is_joker(card):
            yield Problem(f"{card} has no rank to be compared; write the card drawn", self.rule)
        elif card in self.out:
            other = self.out[card]
            why = f"{card} was drawn by {other} just now; a deck has one of each"
            yield Problem(why, self.rule)
        self.out[card] = seat.name
        seat.drawn.append(card)

    def _again(self) -> None:
        """Who has drawn equally high draws again, from the whole deck."""
        self.times += 1
        self.out = {}
        self.waiting = level_seats(self.deal, self.part + self.times)
        self.names = [seat.name for seat in self.waiting]

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        while self.waiting:
            deck = rng.sample(full_deck(), len(self.waiting))
            for seat, card in zip(list(self.waiting), deck, strict=True):
                yield f"{seat.name} draws {card}"
