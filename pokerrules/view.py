"""What lies on the table at one moment, as far as rules about cards look at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from types import MappingProxyType
from typing import NamedTuple, Protocol

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


class Hand(Protocol):
    """What lies before one player: a card turned at the showdown is still one of those down."""

    @property
    def up(self) -> Sequence[Card]: ...

    @property
    def down(self) -> Sequence[Card]: ...


class View(NamedTuple):
    """The cards that lie where everybody can see them, and those that do not.

    Attributes:
        board: the shared cards by their places.
        fallen: all that has been dealt face up, in the order in which it fell.
        hands: what lies before each player.
        showdown: whether hands are compared now.
    """

    board: Mapping[str, Card]
    fallen: Sequence[Fallen] = ()
    hands: Mapping[str, Hand] = MappingProxyType({})
    showdown: bool = False

    @property
    def up(self) -> list[Card]:
        """All cards that lie face up before players."""
        return [card for hand in self.hands.values() for card in hand.up]

    @property
    def down(self) -> list[Card]:
        """All others that players hold."""
        return [card for hand in self.hands.values() for card in hand.down]

    def turned(self, key: str) -> tuple[Card, ...]:
        """The cards that lie there for everybody under a name, `MIDDLE`, `SPIT` or `COMMON`."""
        return tuple(card for card, who in self.fallen if who == key)


def in_order(upcards: Mapping[str, Sequence[Card]]) -> tuple[Fallen, ...]:
    """The order in which upcards have fallen, rebuilt from where they lie: street by street from
    the dealer's left.

    Example:
        >>> from pokerrules.cards import cards
        >>> order = in_order({"Ann": cards("9s 4h"), "Bob": cards("7h 5s 2c")})
        >>> " ".join(f"{card}" for card, who in order)
        '9s 7h 4h 5s 2c'
    """
    streets = zip_longest(*upcards.values())
    every = (zip(upcards, street, strict=True) for street in streets)
    return tuple(Fallen(card, who) for dealt in every for who, card in dealt if card is not None)


def with_middle(
    fallen: Sequence[Fallen], calls: Sequence[int], middle: Sequence[Card]
) -> Iterator[Fallen]:
    """The same with the cards of the middle, each behind the upcard that called for it.

    Args:
        fallen: the upcards in their order.
        calls: the places in it of those that called for a card.
        middle: the cards that came, the last on top; where some are not told, they are the first.
    """
    brought = dict(zip(reversed(calls), reversed(middle), strict=False))
    for place, upcard in enumerate(fallen):
        yield upcard
        if place in brought:
            yield Fallen(brought[place], MIDDLE)
