"""A ranked hand: the cards that play, what each wild card stands for, and how to say it."""

from __future__ import annotations

from collections.abc import Collection
from functools import total_ordering
from typing import TYPE_CHECKING

from pokerrules.cards import Card, rank_letter, show
from pokerrules.handnames import hand_name, names_same, say_hand
from pokerrules.layout import ONE_SUIT, Play

if TYPE_CHECKING:
    from pokerrules.scale import Scale


@total_ordering
class Hand:
    """A ranked hand.

    Hands of the same scale compare: the bigger one wins, equal ones tie (`==` means a tie, not
    the same cards). `str` is what a dealer would say, and `repr` can be pasted back.

    Attributes:
        scale: the scale that has ranked it.
        value: its worth as a number; compares like the hand.
        category: ``full house``, ``pair``, …; a low hand without a pair is ``no pair``.
        ranks: the ranks that decide, most significant first (ace 14, in a low with low aces 1).
        cards: the cards that play, most significant first, wild cards among them.
        stands: for each wild card that plays, the card it stands for (itself: it plays natural).

    Examples:
        >>> from pokerrules.cards import cards
        >>> from pokerrules.ranking import HIGH
        >>> ann = HIGH.best(cards("Ks Kh 7d 4c 4s"), wild=cards("7d"))
        >>> bob = HIGH.best(cards("As Kd Qh Jc Tc"))
        >>> ann > bob, ann.name, ann.stands
        (True, 'full house, kings over fours', {Card('7d'): Card('Kd')})
        >>> bob
        HIGH.best(cards('As Kd Qh Jc Tc'))
    """

    __slots__ = ("cards", "category", "ranks", "scale", "stands", "value", "wild")

    def __init__(self, scale: Scale, judged: int, play: Play, wild: Collection[Card]) -> None:
        self.scale = scale
        self.category, self.ranks = scale.read(judged)
        self.cards = play.cards
        self.stands = play.stands
        self.wild = tuple(card for card in play.cards if card in wild)
        self.value = scale.settle(judged, play)

    @property
    def name(self) -> str:
        """As records name it: ``full house, kings over fours``, ``8-7-4-3-A``."""
        return hand_name(self.category, self.ranks)

    def is_called(self, text: str) -> bool:
        """Whether a claim names it; see `pokerrules.handnames.names_same`."""
        return names_same(text, self)

    @property
    def wild_used(self) -> int:
        """How many of its wild cards stand for another card than they are."""
        return sum(self._is_used(card) for card in self.wild)

    def __str__(self) -> str:
        used = [f"{card} as {self._stand_in(card)}" for card in self.wild if self._is_used(card)]
        said = say_hand(self.category, self.ranks)
        return f"{said}; wild {', '.join(used)}" if used else said

    def _is_used(self, card: Card) -> bool:
        return self.stands[card] is not card

    def _stand_in(self, card: Card) -> str:
        stands_for = self.stands[card]
        exact = self.category in ONE_SUIT or stands_for.rank == card.rank
        return stands_for.text if exact else rank_letter(stands_for.rank)

    def __repr__(self) -> str:
        wild = f", wild=cards('{show(self.wild)}')" if self.wild else ""
        return f"{self.scale!r}.best(cards('{show(self.cards)}'){wild})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hand) or other.scale != self.scale:
            return NotImplemented
        return self.value == other.value

    def __lt__(self, other: Hand) -> bool:
        if not isinstance(other, Hand) or other.scale != self.scale:
            return NotImplemented
        return self.value < other.value

    def __hash__(self) -> int:
        return hash((self.scale, self.value))
