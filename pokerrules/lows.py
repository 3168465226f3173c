"""Low hands: the worst high hand wins, by one of three scales.

| scale | straights and flushes | ace | best hand |
|---|---|---|---|
| `ACE_TO_FIVE` | do not count | low | 5-4-3-2-A |
| `ACE_TO_SIX` | count against | low | 6-4-3-2-A |
| `DEUCE_TO_SEVEN` | count against | high | 7-5-4-3-2 |

`EIGHT_OR_BETTER` is ace-to-five with a qualifier. A wild card is the lowest rank that helps and
that the hand lacks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from pokerrules.cards import Card
from pokerrules.counting import (
    PATTERN,
    RANKS_AT,
    SUIT_RANKS,
    SUITED,
    WILD,
    Remembered,
    card_bits,
    pack,
    rank_counts,
    shortfall,
    unpack,
)
from pokerrules.layout import Play, off_suit
from pokerrules.scale import Ranks, Scale

ACE = 14

LOW_ORDER = (
    "no pair", "pair", "two pair", "three of a kind", "straight", "flush", "full house",
    "four of a kind", "straight flush", "five of a kind",
)  # fmt: skip
"""From the best low to the worst."""

SHAPES = {
    (1, 1): "no pair", (2, 1): "pair", (2, 2): "two pair", (3, 1): "three of a kind",
    (3, 2): "full house", (4, 1): "four of a kind", (5, 0): "five of a kind",
}  # fmt: skip
"""The category by how many cards the two commonest ranks have."""

TOP = 1 << 24  # above every packed number: a low is worth what is missing to it


class LowOptions(NamedTuple):
    """The options of a low scale."""

    name: str
    """As house rules spell it: ``A-5``."""
    ace: int
    """1: the ace is low. 14: it is high."""
    straights_and_flushes: bool
    """They count against a low."""
    qualifier: int = 0
    """The highest card a low may have, without a pair; 0: every hand is a low."""
    size: int = 5


class Low(Scale, LowOptions):
    """A way to rank low hands; `best` and `value` are as for high hands.

    Fewer than five cards, as they show on the table, compare card by card from the highest down;
    a missing card is lower than any other. With a qualifier only five cards make a low.

    Example:
        >>> from pokerrules.cards import cards
        >>> ACE_TO_FIVE.best(cards("Ac 2d 3h 4s 5c Kd")).name
        '5-4-3-2-A'
        >>> print(EIGHT_OR_BETTER.best(cards("Ac 2d 3h 4s 9c")))
        None

    Rule: lows/scales
    """

    @cached_property
    def patterns(self) -> Remembered:
        """What each pattern of ranks is worth, flushes apart."""
        return Remembered(lambda pattern: self._worth(rank_counts(pattern)))

    def _worth(self, counts: list[int]) -> int:
        wild, *_ = counts
        held = [rank for rank in range(2, 15) for _ in range(counts[rank])]
        low = self.lowest(sorted(rank if rank < ACE else self.ace for rank in held), wild)
        category, ranks = self.grade(low)
        if self.qualifier and (category, len(low)) != ("no pair", self.size):
            return 0
        if not low or (self.qualifier and ranks[0] > self.qualifier):
            return 0
        return TOP - pack(LOW_ORDER.index(category), ranks)

    def lowest(self, held: list[int], wild: int) -> Ranks:
        """The ranks of the best low: five without a pair if possible, else the least bad five.

        Args:
            held: the ranks of the natural cards, lowest first.
            wild: the number of wild cards.

        Rule: lows/comparing
        """
        room = min(self.size, len(held) + wild)
        different = sorted(set(held))
        for ranks in lowest_first(sorted(different + self.lacking(different, wild + 2)), room):
            missing = sum(rank not in different for rank in ranks)
            if missing <= wild and self.grade(ranks)[0] == "no pair":
                return ranks
        fives = (
            (*natural, *self.lacking(natural, wild)) for natural in combinations(held, room - wild)
        )
        return min(fives, key=self.badness, default=())

    def lacking(self, ranks: Collection[int], number: int) -> list[int]:
        """The lowest ranks that are not among those given: what wild cards are.

        Rule: lows/wild-cards
        """
        return [rank for rank in range(1, ACE + 1) if self.has(rank) and rank not in ranks][:number]

    def has(self, rank: int) -> bool:
        """Whether the scale knows the rank: an ace is 1 or 14."""
        return 1 < rank < ACE or rank == self.ace

    def grade(self, ranks: Collection[int]) -> tuple[str, Ranks]:
        """The category of five ranks, and the ranks in the order in which they decide."""
        counts = Counter(ranks)
        order = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
        first, second, *_ = *(counts[rank] for rank in order), 0, 0
        category = SHAPES[first, min(second or 1, 2)] if first < 5 else "five of a kind"
        if self.straights_and_flushes and len(order) == self.size == order[0] - order[-1] + 1:
            category = "straight"
        return category, tuple(order)

    def badness(self, ranks: Ranks) -> int:
        category, order = self.grade(ranks)
        return pack(LOW_ORDER.index(category), order)

    def judge(self, total: int) -> int:
        """What a sum of cards is worth; a flush is looked for only where it counts against."""
        if self.straights_and_flushes and not total & WILD and total + self.short & SUITED:
            return self._without_flush(total)
        return self.patterns[total & PATTERN]

    @cached_property
    def short(self) -> int:
        return shortfall(self.size)

    def _without_flush(self, total: int) -> int:
        """The best low of cards that have five of a suit.

        If the lowest five are a flush that no other card can break, one of them stays out, or
        the flush it is.

        Rule: lows/straights-and-flushes
        """
        value = self.patterns[total & PATTERN]
        place, ranks = unpack(TOP - value)
        category = LOW_ORDER[place]
        suit = self._forced_suit(total, ranks) if category in ("no pair", "straight") else ""
        if not suit:
            return value
        flush = "straight flush" if category == "straight" else "flush"
        values = [TOP - pack(LOW_ORDER.index(flush), ranks)]
        if sum(rank_counts(total & PATTERN)) > self.size:
            rest = [total - card_bits(rank if rank > 1 else ACE, suit) for rank in ranks]
            values += [self.judge(total) for total in rest]
        return max(values)

    def _forced_suit(self, total: int, ranks: Ranks) -> str:
        """The suit of which all these ranks are, if the hand has no others of the same rank."""
        counts = rank_counts(total & PATTERN)
        ranks = tuple(rank if rank > 1 else ACE for rank in ranks)
        for suit, at in RANKS_AT.items():
            in_suit = total >> at & SUIT_RANKS
            if all(counts[rank] == 1 and in_suit >> rank & 1 for rank in ranks):
                return suit
        return ""

    def read(self, judged: int) -> tuple[str, Ranks]:
        """The category and the ranks behind a value; the ace is 1 where it is low."""
        place, ranks = unpack(TOP - judged)
        category = LOW_ORDER[place]
        if category in ("straight", "straight flush"):
            ranks = ranks[:1]
        return category, ranks

    def play(self, judged: int, held: Collection[Card], wild: Collection[Card]) -> Play:
        """The cards that make up a value; no flush where the low is none."""
        play = super().play(judged, held, wild)
        category, ranks = self.read(judged)
        by_accident = category == "no pair" and len(ranks) == self.size and len(play.suits) == 1
        return off_suit(play, held, wild) if self.straights_and_flushes and by_accident else play


def lowest_first(ranks: list[int], number: int) -> Iterator[Ranks]:
    """Every choice of so many different ranks, the best low first; highest rank first in each.

    Example:
        >>> list(lowest_first([1, 2, 3], 2))
        [(2, 1), (3, 1), (3, 2)]
    """
    if number == 0:
        yield ()
        return
    for place, high in enumerate(ranks):
        for rest in lowest_first(ranks[:place], number - 1):
            yield high, *rest


ACE_TO_FIVE = Low("A-5", ace=1, straights_and_flushes=False)
"""Straights and flushes do not count, aces are low: the best is 5-4-3-2-A."""

ACE_TO_SIX = Low("A-6", ace=1, straights_and_flushes=True)
"""Straights and flushes count against, aces are low: the best is 6-4-3-2-A."""

DEUCE_TO_SEVEN = Low("2-7", ace=14, straights_and_flushes=True)
"""Straights and flushes count against, aces are high: the best is 7-5-4-3-2."""

EIGHT_OR_BETTER = Low("8 or better", ace=1, straights_and_flushes=False, qualifier=8)
"""Ace-to-five, but only five different ranks of eight or lower are a low."""

Low.named = {
    "ACE_TO_FIVE": ACE_TO_FIVE,
    "ACE_TO_SIX": ACE_TO_SIX,
    "DEUCE_TO_SEVEN": DEUCE_TO_SEVEN,
    "EIGHT_OR_BETTER": EIGHT_OR_BETTER,
}
