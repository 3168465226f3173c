"""Who opens a betting round, and who may not bet in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pokerrules.cards import Card
from pokerrules.procedure import BEST_DISCARDS, HIGH_SHOWING, LEFT, Bet, LastBet, LeftSeat
from pokerrules.seats import Seat
from pokerrules.wildnames import NOTHING

if TYPE_CHECKING:
    from pokerrules.deal import Deal


def opener(step: Bet | LastBet, deal: Deal) -> Seat:
    """The seat with which a round begins.

    Ties go to the hand dealt first, the one nearest the dealer's left.
    """
    if isinstance(step, LastBet):
        return _contested(step, deal)
    if isinstance(step.opener, LeftSeat):
        return _left_seat(step.opener.n, deal)
    return OPENERS[step.opener](deal)


def _left(deal: Deal) -> Seat:
    return deal.live()[0]


def _left_seat(n: int, deal: Deal) -> Seat:
    """The n-th seat, counted on round the table; from there leftwards the first who is in."""
    seats = list(deal.seats.values())
    first = (n - 1) % len(seats)
    return next(seat for seat in (*seats[first:], *seats) if seat.live)


def _best_discards(deal: Deal) -> Seat:
    """Whose discards would be the best hand; who has discarded nothing comes last.

    They rank as hands of the game do, but all of them count, however few cards it plays with.
    """
    scale = _scale(deal, "high")
    scale = scale._replace(size=max(scale.size, *(len(seat.laid) for seat in deal.live())))
    return max(deal.live(), key=lambda seat: _worth(seat.laid, scale))


def _high_showing(deal: Deal) -> Seat:
    return best_showing(deal.live(), _scale(deal, "high"), _wild_showing(deal))


def _wild_showing(deal: Deal) -> frozenset[Card]:
    """The cards that count as wild in a hand showing."""
    return deal.wild_cards if deal.game.law.wild_showing else NOTHING


def _contested(step: LastBet, deal: Deal) -> Seat:
    """After a declare: the best showing of the direction that is contested.

    With both contested, or with locks free to bet, it is the best high hand showing, as before.
    """
    live, wild = deal.live(), _wild_showing(deal)
    if step.locks:
        return _high_showing(deal)
    fought = [d for d in ("high", "low") if len(going(live, d)) > 1]
    if fought == ["low"]:
        return best_showing(going(live, "low"), _scale(deal, "low"), wild)
    free = [seat for seat in live if seat.name not in locks(live)]
    return best_showing(free or live, _scale(deal, "high"), wild)


OPENERS: dict[str, Callable[[Deal], Seat]] = {
    LEFT: _left,
    HIGH_SHOWING: _high_showing,
    BEST_DISCARDS: _best_discards,
}


def _scale(deal: Deal, contest: str) -> Any:
    """How hands compare in a contest of this game, "high" when it has no such one."""
    by_name = {c.name: c.scale for c in deal.game.pot.contests}
    return by_name.get(contest, deal.game.pot.contests[0].scale)


def wild_shows(step: Bet | LastBet, deal: Deal) -> bool:
    """Whether the best hand showing opens, and a wild card is among what shows."""
    shown = {card for seat in deal.live() for card in seat.up}
    showing = isinstance(step, LastBet) or step.opener == HIGH_SHOWING
    return showing and not deal.wild_cards.isdisjoint(shown)


def best_showing(seats: Sequence[Seat], scale: Any, wild: frozenset[Card] = NOTHING) -> Seat:
    """The first of the seats whose upcards rank best on the scale, wild cards counted as known."""
    return max(seats, key=lambda seat: _worth(seat.up, scale, wild))  # the first of equals


def _worth(cards: Sequence[Card], scale: Any, wild: frozenset[Card] = NOTHING) -> int:
    seen = [card for card in cards if card.rank or card in wild]
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
