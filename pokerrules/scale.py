"""What every way of ranking hands has in common: add up the cards, judge the sum.

`pokerrules.ranking` has the high scales, `pokerrules.lows` the low ones. A scale is a value: its
options are fields, and `_replace` gives the same scale with one of them changed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cached_property, lru_cache
from operator import attrgetter
from typing import Any, ClassVar

from pokerrules.cards import UNKNOWN, Card, full_deck
from pokerrules.handnames import is_hand_name
from pokerrules.hands import Hand
from pokerrules.layout import Play, lay_out, needed_ranks

_bits = attrgetter("bits")

NO_WILD: frozenset[Card] = frozenset()

Ranks = tuple[int, ...]

_NATURAL = {card: card.bits for card in (*full_deck(jokers=2), UNKNOWN)}


@lru_cache(maxsize=256)
def weigh(wild: frozenset[Card]) -> Callable[[Card], int]:
    """What a card adds to a sum when these cards are wild: 1 if it is, else its `bits`."""
    return {**_NATURAL, **dict.fromkeys(wild, 1)}.__getitem__


def total_of(cards: Collection[Card], wild: Collection[Card] = NO_WILD) -> int:
    """The sum that a scale judges: a natural card adds its `bits`, a wild card adds 1.

    Examples:
        >>> from pokerrules.cards import Card
        >>> deuce, king = Card("2c"), Card("Ks")
        >>> total_of([deuce, king], wild=[deuce]) == king.bits + 1
        True
    """
    return sum(map(weigh(frozenset(wild)), cards))


@lru_cache(maxsize=64)
def _judge_of(scale: Scale) -> Callable[[int], int]:
    """Equal scales share what they remember."""
    return scale.make_judge()


class Scale:
    """The part that high and low scales share; each adds its options, `judge` and `read`."""

    size: int
    """How many cards a whole hand has."""

    named: ClassVar[dict[str, Any]] = {}  # the scales that have a name of their own

    natural_beats_wild: bool

    @cached_property
    def judge(self) -> Callable[[int], int]:
        """What a sum of cards (`total_of`) is worth: bigger is better, 0 does not qualify."""
        return _judge_of(self)

    def make_judge(self) -> Callable[[int], int]:
        """A new `judge` that has everything still to learn."""
        raise NotImplementedError

    def best_of(self, totals: Iterable[int]) -> int:
        """The best value among sums of cards; 0 if there is none."""
        return max(map(self.judge, totals), default=0)

    def read(self, judged: int) -> tuple[str, Ranks]:
        """The category and the ranks, most significant first, of what `judge` has found."""
        raise NotImplementedError

    def value(self, cards: Collection[Card], wild: Collection[Card] = NO_WILD) -> int:
        """What the best hand among the cards is worth, as a number; the quick way to compare.

        Args:
            cards: one or more different cards, in any order; only the best hand counts.
            wild: the cards that are wild, held or not; quickest as a frozenset.

        Returns:
            A number that is bigger for the better hand, equal for hands that tie, and 0 when
            the cards do not qualify. It compares with values of the same scale only.

        Raises:
            BadCard: one of the cards is ``??``.

        Examples:
            >>> from pokerrules.cards import cards
            >>> from pokerrules.ranking import HIGH
            >>> HIGH.value(cards("Ks Kh 4c 4d 4s")) > HIGH.value(cards("As Kd Qh Jc Tc"))
            True
        """
        if not wild:
            return self.judge(sum(map(_bits, cards)))
        if self.natural_beats_wild:
            hand = self.best(cards, wild)
            return hand.value if hand else 0
        return self.judge(sum(map(weigh(frozenset(wild)), cards)))

    def best(self, cards: Iterable[Card], wild: Collection[Card] = NO_WILD) -> Hand | None:
        """The best hand among the cards, with the cards that play and what wild cards stand for.

        Of several ways to play an equal hand it takes the one with the fewest wild cards, then
        the one with the highest cards (among suits: spades, hearts, diamonds, clubs).

        Args:
            cards: one or more cards; a card given twice counts once. Fewer than `size` make a
                short hand.
            wild: the cards that are wild, held or not.

        Returns:
            The hand, or None when nothing qualifies.

        Raises:
            BadCard: one of the cards is ``??``.

        Examples:
            >>> from pokerrules.cards import cards
            >>> from pokerrules.ranking import HIGH
            >>> print(HIGH.best(cards("Ks Kh 7d 4c 4s"), wild=cards("7c 7d 7h 7s")))
            full house, kings over fours; wild 7d as K
        """
        held = tuple(dict.fromkeys(cards))
        wild = frozenset(wild).intersection(held)
        judged = self.judge(total_of(held, wild))
        if not judged:
            return None
        return Hand(self, judged, self.play(judged, held, wild), wild)

    def play(self, judged: int, held: Collection[Card], wild: Collection[Card]) -> Play:
        """The cards that make up a value."""
        category, ranks = self.read(judged)
        return lay_out(needed_ranks(category, ranks, self.size), category, held, wild)

    def settle(self, judged: int, play: Play) -> int:
        """The value of a hand as played; with `natural_beats_wild` each wild card takes 1 off.

        Rule: hands/natural-beats-wild
        """
        return judged - play.wild_used if self.natural_beats_wild else judged

    def names(self, text: str) -> bool:
        """Whether a text names a hand; see `pokerrules.handnames.is_hand_name`."""
        return is_hand_name(text)

    def __repr__(self) -> str:
        """The scale as it is written: its name, or the options that make it differ from one."""
        for name, known in self.named.items():
            if known == self:
                return name
        name, base = next(iter(self.named.items()))
        fields: tuple[str, ...] = base._fields
        changed = [f for f in fields if getattr(self, f) != getattr(base, f)]
        return f"{name}._replace({', '.join(f'{f}={getattr(self, f)!r}' for f in changed)})"
