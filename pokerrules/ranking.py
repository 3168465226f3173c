"""How hands rank: the high scales, with any number of cards and of wild cards.

The hands themselves are in `pokerrules.highhands`, a readable function for each. A scale asks
these rules from the best hand down, once for each pattern of ranks (see `pokerrules.counting`),
and remembers the answer. The low scales are in `pokerrules.lows` and can be had from here too.
"""

from __future__ import annotations

from collections.abc import Callable

from pokerrules.counting import (
    FLAGGED,
    PATTERN,
    SUIT_KEY,
    SUITED,
    WILD,
    Remembered,
    pack,
    rank_counts,
    shortfall,
    suit_counts,
    unpack,
)
from pokerrules.highhands import ACE, OF_ONE_SUIT, OF_RANKS, Rule, Seen, see
from pokerrules.lows import ACE_TO_FIVE, ACE_TO_SIX, DEUCE_TO_SEVEN, EIGHT_OR_BETTER
from pokerrules.orders import (
    BOOK_THREE,
    CASINO_THREE,
    FIVE_UNDER_STRAIGHT_FLUSH,
    NO_STRAIGHTS_NO_FLUSHES,
    ONLY_ROYAL_ABOVE_FIVE,
    STANDARD,
    HighOptions,
)
from pokerrules.scale import Ranks, Scale

__all__ = [
    "ACE_TO_FIVE",
    "ACE_TO_SIX",
    "BOOK_THREE",
    "CASINO_THREE",
    "DEUCE_TO_SEVEN",
    "EIGHT_OR_BETTER",
    "FIVE_UNDER_STRAIGHT_FLUSH",
    "HIGH",
    "NO_STRAIGHTS_NO_FLUSHES",
    "ONLY_ROYAL_ABOVE_FIVE",
    "STANDARD",
    "THREE_CARDS",
    "TWO_CARDS",
    "High",
]


class High(Scale, HighOptions):
    """A way to rank high hands: its options are fields, and `best` and `value` rank.

    Examples:
        >>> from pokerrules.cards import cards
        >>> three = HIGH._replace(size=3, order=NO_STRAIGHTS_NO_FLUSHES)
        >>> three.best(cards("Kh Kd Qh 7h")).name
        'pair of kings'

    Rule: hands/order
    """

    @property
    def name(self) -> str:
        """``high``."""
        return "high"

    def _worth(self, rules: dict[str, Rule], counts: list[int]) -> int:
        """The best category that the cards make, by the rules for ranks or for one suit."""
        seen = see(counts, self)
        for place in range(len(self.order) - 1, -1, -1):
            rule = rules.get(self.order[place])
            ranks = rule(self._bugs_as_aces(seen, rule)) if rule else ()
            if ranks:
                return pack(place, ranks) << 4 | 15  # see Scale.settle
        return 0

    def _bugs_as_aces(self, seen: Seen, rule: Rule) -> Seen:
        """A bug is an ace, except where it completes a straight or a flush."""
        if not self.bug or rule in OF_ONE_SUIT.values():  # a straight is among these
            return seen
        counts = [*seen.counts]
        counts[ACE] += seen.wild
        return see(counts, self)

    def make_judge(self) -> Callable[[int], int]:
        """What a sum of cards is worth: the better of its ranks and of its suits.

        The rules are asked once for each pattern; `patterns` and `suits` remember the answers.
        """
        patterns = Remembered(lambda pattern: self._worth(OF_RANKS, rank_counts(pattern)))
        suits = Remembered(lambda key: self._worth(OF_ONE_SUIT, suit_counts(key)))
        shortfalls = [shortfall(self.size - wild) for wild in range(WILD + 1)]
        top_of_suits = self._worth(OF_ONE_SUIT, [0, 0, *[1] * 13])

        def judge(total: int) -> int:
            value = patterns[total & PATTERN]
            flagged = total + shortfalls[total & WILD] & SUITED
            if flagged and value < top_of_suits:
                for at in FLAGGED[flagged]:
                    value = max(value, suits[total >> at & SUIT_KEY | total & WILD])
            return value

        return judge

    def read(self, judged: int) -> tuple[str, Ranks]:
        """The category and the ranks behind a value; a straight's only rank is its high card."""
        place, ranks = unpack(judged >> 4)
        category = self.order[place]
        if category in ("straight", "straight flush"):
            ranks = ranks[-1:]
        return category, ranks


HIGH = High()
"""The ordinary ranking of five cards, five of a kind on top."""

THREE_CARDS = High(size=3, order=NO_STRAIGHTS_NO_FLUSHES)
"""Three cards without straights and flushes: three of a kind, a pair, high cards."""

TWO_CARDS = High(size=2, order=NO_STRAIGHTS_NO_FLUSHES)
"""Two cards: a pair, then high cards."""

High.named = {"HIGH": HIGH, "THREE_CARDS": THREE_CARDS, "TWO_CARDS": TWO_CARDS}
