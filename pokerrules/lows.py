"""Low scales: the worst poker hand is the best low, and there are several ways to look at it.

| scale | straights and flushes | ace | best hand |
|---|---|---|---|
| `ACE_TO_FIVE` | do not count | low | 5-4-3-2-A |
| `ACE_TO_SIX` | count against | low | 6-4-3-2-A |
| `DEUCE_TO_SEVEN` | count against | high | 7-5-4-3-2 |

`EIGHT_OR_BETTER` is ace-to-five with a qualifier. The rules for ranks are in
`pokerrules.lowhands`; here are the scales, and what a flush does to a low.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cached_property

from pokerrules.cards import Card
from pokerrules.counting import (
    PATTERN,
    RANKS_AT,
    SUIT_RANKS,
    SUITED,
    Remembered,
    card_bits,
    pack,
    rank_counts,
    shortfall,
    unpack,
)
from pokerrules.layout import Play, off_suit
from pokerrules.lowhands import ACE, LOW_ORDER, LowOptions, grade, lowest
from pokerrules.scale import Ranks, Scale

TOP = 1 << 24  # above every packed number: the less bad a low, the more is missing to it


class Low(Scale, LowOptions):
    """A way to rank low hands; `best` and `value` are as for high hands, bigger is better.

    Fewer than five cards, as they show on the table, compare card by card from the highest down;
    a missing card is lower than any other. With a qualifier only five cards make a low.

    Examples:
        >>> from pokerrules.cards import cards
        >>> ACE_TO_FIVE.best(cards("Ac 2d 3h 4s 5c Kd")).name
        '5-4-3-2-A'
        >>> print(EIGHT_OR_BETTER.best(cards("Ac 2d 3h 4s 9c")))
        None

    Rule: lows/scales
    """

    natural_beats_wild = False  # an option of high hands

    @cached_property
    def patterns(self) -> Remembered:
        """What each pattern of ranks is worth, flushes apart."""
        return Remembered(lambda pattern: self._worth(rank_counts(pattern)))

    def _worth(self, counts: list[int]) -> int:
        if not any(counts):
            return 0
        category, ranks = grade(lowest(self._held(counts), counts[0], self), self)
        if self.qualifier and not self.qualifies(category, ranks):
            return 0
        return TOP - pack(LOW_ORDER.index(category), ranks)

    def _held(self, counts: list[int]) -> list[int]:
        held = [rank for rank in range(2, ACE) for _ in range(counts[rank])]
        aces = [self.ace] * counts[ACE]
        return aces + held if self.ace < ACE else held + aces

    def qualifies(self, category: str, ranks: Ranks) -> bool:
        """Whether a hand is low enough: no pair, and nothing above the qualifier.

        Rule: lows/qualifier
        """
        return category == "no pair" and len(ranks) == self.size and ranks[0] <= self.qualifier

    def make_judge(self) -> Callable[[int], int]:
        """What a sum of cards is worth; a flush is looked for only where it counts against."""
        patterns, short = self.patterns, shortfall(self.size)

        def judge(total: int) -> int:
            return patterns[total & PATTERN]

        def judge_flushes(total: int) -> int:
            if total + short & SUITED:
                return self._without_flush(total)
            return patterns[total & PATTERN]

        return judge_flushes if self.straights_and_flushes else judge

    def _without_flush(self, total: int) -> int:
        """The best low of cards that have five of a suit.

        If the lowest five are a flush and no other card can take the place of one, then either
        one of them stays out, or the flush it is.

        Rule: lows/straights-and-flushes
        """
        value = self.patterns[total & PATTERN]
        place, ranks = unpack(TOP - value)
        suit = _forced_suit(total, ranks)
        if not suit:
            return value
        flush = "straight flush" if LOW_ORDER[place] == "straight" else "flush"
        values = [TOP - pack(LOW_ORDER.index(flush), ranks)]
        if sum(rank_counts(total & PATTERN)) > self.size:
            values += [self.judge(total - card_bits(_high(rank), suit)) for rank in ranks]
        return max(values)

    def read(self, judged: int) -> tuple[str, Ranks]:
        """The category and the ranks behind a value; the ace is 1 where it is low."""
        place, ranks = unpack(TOP - judged)
        category = LOW_ORDER[place]
        return category, ranks[:1] if category in ("straight", "straight flush") else ranks

    def play(self, judged: int, held: Collection[Card], wild: Collection[Card]) -> Play:
        """The cards that make up a value; not all of one suit where the low is no flush."""
        play = super().play(judged, held, wild)
        low = self.read(judged)[0] == "no pair" and len(play.cards) == self.size
        by_accident = low and len(play.suits) == 1 and self.straights_and_flushes
        return off_suit(play, held, wild) if by_accident else play


def _forced_suit(total: int, ranks: Ranks) -> str:
    """The suit of which all the ranks are, if there are five and no other card has one of them."""
    counts = rank_counts(total & PATTERN)
    for suit, at in RANKS_AT.items():
        in_suit = total >> at & SUIT_RANKS
        if all(counts[_high(rank)] == 1 and in_suit >> _high(rank) & 1 for rank in ranks):
            return suit
    return ""


def _high(rank: int) -> int:
    """The rank as cards have it, with the ace at 14."""
    return rank if rank > 1 else ACE


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
