"""Stacking one's cards, and turning them up from the stack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import UNKNOWN, Card
from pokerrules.finding import Problem
from pokerrules.held import adopt
from pokerrules.notation import Act, tell
from pokerrules.phases.base import Together
from pokerrules.phases.breaking import ForLevel
from pokerrules.seats import Seat, take

if TYPE_CHECKING:
    from random import Random


class Stacking(Together):
    """Each puts his cards in the order of turning; told or not, the order is fixed from here."""

    optional = True
    verb = "stacks"
    once_rule = "records/sections"

    def expected(self) -> str:
        return "'Ann stacks 5c 3h 2s Ac 3c', top card first"

    def unfinished(self) -> Iterator[Problem]:
        """A stack that is not told is not checked: nobody else may know it."""
        yield from ()

    def idle(self) -> bool:
        return True

    def do(self, act: Act, seat: Seat) -> Iterator[Problem]:
        cards = [card for card in act.cards if isinstance(card, Card)]
        yield from adopt(self.deal, seat, cards, f"{seat.name} stacks")
        seat.stacked = self.rule

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        for seat in self.deal.live():
            yield f"{seat.name} stacks {tell(rng.sample(seat.down, len(seat.down)))}"


class Turning(ForLevel):
    """All turn up cards together: the next of their stacks, or the downcards that they choose."""

    verb = "turns up"

    def due(self) -> str:
        return "turns up …"

    def expected(self) -> str:
        word = "5c" if self.step.n == 1 else " ".join(["5c", "3h", "2s", "Ac", "3c"][: self.step.n])
        return f"'Ann turns up {word}'"

    def do(self, act: Act, seat: Seat) -> Iterator[Problem]:
        yield from turn_up(self, act, seat, self.step.n, seat.up)

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        n = self.step.n
        for seat in list(self.waiting):
            cards = seat.down[:n] if seat.stacked else rng.sample(seat.down, n)
            yield f"{seat.name} turns up {tell(cards)}"


def turn_up(phase: Together, act: Act, seat: Seat, n: int, to: list[Card]) -> Iterator[Problem]:
    """A player turns up his next `n` cards; those he stacked come in their order.

    They then lie with those of `to`.
    """
    cards = [card for card in act.cards if isinstance(card, Card)]
    if len(cards) != n:
        yield Problem(f"{seat.name} turns up {len(cards)}; it is {n} at a time", phase.rule)
    if seat.stacked and cards and seat.down[: len(cards)] != cards:
        top = tell(seat.down[: len(cards)])
        if Counter(cards) <= Counter(seat.down):
            yield Problem(
                f"{seat.name} stacked {top} to come next; a stack cannot be changed", seat.stacked
            )
    if UNKNOWN in cards:
        yield Problem(
            f"what {seat.name} turns up is seen by all; write which card it is", "records/unseen"
        )
    for card in cards:
        yield from turn_one(phase, card, seat, to)


def turn_one(phase: Together, card: Card, seat: Seat, to: list[Card]) -> Iterator[Problem]:
    """A player turns up one of his downcards, which then lies with those of `to`."""
    deal = phase.deal
    if card in seat.up and card != UNKNOWN:
        # One of his downcards is up instead, and nobody can say which.
        seat.spare, seat.doubt = seat.spare + 1, deal.line
        why = f"{card} lies face up before {seat.name} already; turn one that is face down"
        yield Problem(why, phase.rule)
        return
    found, problem = take(seat, card, deal.deck, deal.line)
    if problem is not None:
        yield problem
    if found is None and problem is None:
        follows = seat.doubt
        yield Problem(
            f"{seat.name} holds no {card}, but has {tell(seat.down)}", "records/held", follows
        )
        if seat.down:
            seat.down.pop()
    if to is seat.up:
        deal.falls(card, seat)
    else:
        to.append(card)
