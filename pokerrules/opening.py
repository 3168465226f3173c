"""Who opens a betting round, and who may not bet in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pokerrules.cards import UNKNOWN, Card
from pokerrules.procedure import HIGH_SHOWING, LEFT, Bet, LastBet
from pokerrules.seats import Seat
from pokerrules.wild import NOTHING, wild_cards

if TYPE_CHECKING:
    from pokerrules.deal import Deal


def opener(step: Bet | LastBet, deal: Deal) -> Seat:
    """The seat with which a round begins.

    Ties go to the hand dealt first, the one nearest the dealer's left.
    """
    if isinstance(step, LastBet):
        return _contested(step, deal)
    return OPENERS[step.opener](deal)


def _left(deal: Deal) -> Seat:
    return deal.live()[0]


def _high_showing(deal: Deal) -> Seat:
    return best_showing(deal.live(), deal.scale("high"), wild_cards(deal.wild))


def _contested(step: LastBet, deal: Deal) -> Seat:
    """After a declare: the best showing of the direction that is contested.

    With both contested, or with locks free to bet, it is the best high hand showing, as before.
    """
    live = deal.live()
    if step.locks:
        return _high_showing(deal)
    fought = [d for d in ("high", "low") if len(going(live, d)) > 1]
    if fought == ["low"]:
        return best_showing(going(live, "low"), deal.scale("low"))
    free = [seat for seat in live if seat.name not in locks(live)]
    return best_showing(free or live, deal.scale("high"))


OPENERS: dict[str, Callable[[Deal], Seat]] = {LEFT: _left, HIGH_SHOWING: _high_showing}


def best_showing(seats: Sequence[Seat], scale: Any, wild: frozenset[Card] = NOTHING) -> Seat:
    """The first of the seats whose upcards rank best on the scale, wild cards counted as known."""
    return max(seats, key=lambda seat: _showing(seat, scale, wild))  # the first of equals


def _showing(seat: Seat, scale: Any, wild: frozenset[Card]) -> int:
    seen = [card for card in seat.up if card != UNKNOWN]
    return int(scale.value(seen, wild)) if seen else 0


def going(seats: Sequence[Seat], direction: str) -> list[Seat]:
    """Those who declared this direction, alone or with the other."""
    return [seat for seat in seats if direction in (seat.declared or ())]


def locks(seats: Sequence[Seat]) -> frozenset[str]:
    """Those to whom nobody is opposed in any direction they declared.

    Rule: declaring/lock
    """
    return frozenset(
        seat.name
        for seat in seats
        if seat.declared and all(len(going(seats, direction)) == 1 for direction in seat.declared)
    )
