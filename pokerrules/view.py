"""What lies on the table at one moment, as far as rules about cards look at it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple

from pokerrules.cards import Card

MIDDLE = "Middle"
"""The pile of cards in the middle, the last one on top."""

SPIT = "Spit"
"""A card for which somebody has called, everybody's."""

COMMON = "Common"
"""A card that stands for everybody's own, when the deck has not enough."""


class Fallen(NamedTuple):
    """A card that has fallen face up, and before whom: a player's name, or one of the above."""

    card: Card
    who: str


class View(NamedTuple):
    """The cards that lie where everybody can see them, and those that do not.

    Attributes:
        board: the shared cards by their places.
        fallen: all that has been dealt face up, in the order in which it fell.
        up: the cards that lie face up before players; a card turned at the showdown is not one.
        down: the others that players hold.
        showdown: whether hands are compared now.
    """

    board: Mapping[str, Card]
    fallen: Sequence[Fallen] = ()
    up: Collection[Card] = ()
    down: Collection[Card] = ()
    showdown: bool = False

    def turned(self, key: str) -> tuple[Card, ...]:
        """The cards that lie there for everybody under a name, `MIDDLE`, `SPIT` or `COMMON`."""
        return tuple(card for card, who in self.fallen if who == key)


def in_order(
    upcards: Mapping[str, Sequence[Card]], middle: Iterable[Card], calls: Collection[int]
) -> Iterator[Fallen]:
    """The order in which cards have fallen, rebuilt from where they lie: street by street from
    the dealer's left, and after each of the ranks `calls` the next card of the middle.

    Example:
        >>> from pokerrules.cards import cards
        >>> order = in_order({"Ann": cards("9s 4h"), "Bob": cards("7h 5s")}, cards("4c"), {7})
        >>> " ".join(f"{card}" for card, who in order)
        '9s 7h 4c 4h 5s'
    """
    pile = iter(middle)
    for street in zip_longest(*upcards.values()):
        for who, card in zip(upcards, street, strict=True):
            if card is not None:
                yield Fallen(card, who)
                if card.rank in calls:
                    yield from (Fallen(top, MIDDLE) for top in [next(pile, None)] if top)
    yield from (Fallen(card, MIDDLE) for card in pile)
