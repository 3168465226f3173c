"""Upcards as they fall: in order and each of them told, where that decides what is wild."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import UNKNOWN, Card
from pokerrules.faces import upcard_unknown
from pokerrules.finding import Problem, counted
from pokerrules.notation import BoardLine
from pokerrules.seats import Seat
from pokerrules.view import Fallen
from pokerrules.wild import by_order

if TYPE_CHECKING:
    from pokerrules.deal import Deal


def out_of_turn(deal: Deal, seat: Seat, dealt: Collection[str]) -> Iterator[Problem]:
    """Somebody to the left has his upcard already; a hand that is nobody's comes last anyway."""
    names = list(deal.seats)
    if not by_order(deal.game.wild) or seat.name not in names:
        return
    behind = [name for name in names[names.index(seat.name) + 1 :] if name in dealt]
    if behind:
        why = f"{seat.name} is dealt his upcard before {behind[0]}, who sits to his left"
        yield Problem(why, "dealing/in-order")


def turn_for_all(deal: Deal, line: BoardLine, rule: str) -> Iterator[Problem]:
    """One card is turned up; it lies there for everybody, whatever is wrong with it."""
    if len(line.cards) != 1:
        yield Problem(f"{counted(len(line.cards))} turned up for all; it is one", rule)
    for card in line.cards:
        if card == UNKNOWN:
            yield Problem("what is turned up is seen by all; write the card", "records/unseen")
        yield from filter(None, [deal.deck.turn(card, "the middle", deal.line)])
        deal.fallen.append(Fallen(card, line.key))


def untold(deal: Deal, seat: Seat, cards: Collection[Card]) -> Iterator[Problem]:
    """An upcard is seen by all, and some games cannot go on without knowing it."""
    if UNKNOWN in cards and by_order(deal.game.wild):
        yield upcard_unknown(seat.name)
