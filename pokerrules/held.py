"""What a player turns out to hold: his downcards are listed, or one of them is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import UNKNOWN, Card
from pokerrules.finding import Problem
from pokerrules.notation import tell
from pokerrules.seats import Seat

if TYPE_CHECKING:
    from pokerrules.deal import Deal


def adopt(deal: Deal, seat: Seat, cards: list[Card], what: str) -> Iterator[Problem]:
    """A listing of a player's downcards: the same cards, and from here on in this order."""
    extra, missing = Counter(cards) - Counter(seat.down), Counter(seat.down) - Counter(cards)
    if extra or missing:
        yield from _other_cards(deal, seat, extra, missing, f"{what} {tell(cards)}")
        seat.spare = 0
    seat.down[:] = cards


def _other_cards(
    deal: Deal, seat: Seat, extra: Counter[Card], missing: Counter[Card], what: str
) -> Iterator[Problem]:
    """Cards that had not been seen become known, or some of them cannot be his."""
    unseen = missing.pop(UNKNOWN, 0)
    if not missing and extra.total() == unseen:
        for card in extra:
            yield from filter(None, [deal.deck.reveal(card, seat, deal.line)])
    elif not extra and missing.total() == seat.spare:
        gone = tell(list(missing.elements()))
        yield Problem(
            f"then {gone} must be what {seat.name} threw away", "records/held", seat.doubt
        )
        seat.thrown.extend(missing.elements())
    else:
        yield Problem(f"{what}, but has {tell(seat.down)}", "records/held")
        for card in extra:
            deal.deck.lies.setdefault(card, (seat.name, deal.line))


def reveal(deal: Deal, seat: Seat, card: Card) -> Iterator[Problem]:
    """A player shows a card that nobody had seen yet."""
    if UNKNOWN in seat.down:
        seat.down[seat.down.index(UNKNOWN)] = card
        yield from filter(None, [deal.deck.reveal(card, seat, deal.line)])
    else:
        yield Problem(
            f"{seat.name} holds no {card}, but has {tell(seat.held)}", "records/held", seat.doubt
        )
