"""High hands: what beats what, with any number of cards and of wild cards.

Nothing here tries out what a wild card might be. Every rule *counts*: a wild card fills what is
missing, so three of a kind is there when the cards of one rank and the wild cards together are
three. The functions below are the rules, best hand last in `STANDARD`; `High.judge` asks them
once for each pattern of ranks (see `pokerrules.counting`) and remembers the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cached_property
from typing import NamedTuple

from pokerrules.cards import Card
from pokerrules.counting import (
    PATTERN,
    SUITED,
    WILD,
    Remembered,
    pack,
    rank_counts,
    shortfall,
    suit_counts,
    suit_key,
    unpack,
)
from pokerrules.lows import ACE_TO_FIVE, ACE_TO_SIX, DEUCE_TO_SEVEN, EIGHT_OR_BETTER
from pokerrules.scale import NO_WILD, Ranks, Scale

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

ACE = 14
ALL_RANKS = range(ACE, 1, -1)

STANDARD = (
    "high card", "pair", "two pair", "three of a kind", "straight", "flush", "full house",
    "four of a kind", "straight flush", "five of a kind",
)  # fmt: skip
"""What beats what, worst first. A category that is left out does not count."""

FIVE_UNDER_STRAIGHT_FLUSH = (*STANDARD[:-2], "five of a kind", "straight flush")
"""Five of a kind beats four of a kind, but loses to any straight flush."""

ONLY_ROYAL_ABOVE_FIVE = (*STANDARD, "royal flush")
"""Five of a kind loses to a royal flush only."""

NO_STRAIGHTS_NO_FLUSHES = tuple(
    category for category in STANDARD if "straight" not in category and "flush" not in category
)
"""Only equal ranks and high cards count."""

CASINO_THREE = ("high card", "pair", "flush", "straight", "three of a kind", "straight flush")
"""Three cards, the order casinos use: a straight is rarer than a flush."""

BOOK_THREE = ("high card", "pair", "straight", "flush", "straight flush", "three of a kind")
"""Three cards, the order of older books."""


class Seen(NamedTuple):
    """What a rule looks at: the count of each rank, and the scale whose options hold."""

    counts: list[int]
    """How many natural cards of each rank; ``counts[13]`` are the kings."""
    wild: int
    scale: High


Rule = Callable[[Seen], Ranks]
"""Gives the ranks that decide among hands of the category; no ranks: the hand is not there."""


def of_a_kind(number: int, seen: Seen) -> Ranks:
    """`number` cards of one rank, the highest there is, and the kickers.

    Wild cards make up what is missing, at any rank.

    Rule: hands/of-a-kind
    """
    if number > seen.scale.size:
        return ()
    for rank in ALL_RANKS:
        missing = max(number - seen.counts[rank], 0)
        if missing <= seen.wild:
            return rank, *kickers(seen, {rank: number}, seen.wild - missing)
    return ()


def kickers(seen: Seen, taken: dict[int, int], wild: int) -> Ranks:
    """The highest cards beside those taken, up to the size of a hand.

    Fewer cards give fewer kickers, and a missing kicker ranks below a deuce. A wild card that
    is left over is the highest rank the hand lacks.

    Rule: hands/kickers
    """
    room = seen.scale.size - sum(taken.values())
    left = [rank for rank in ALL_RANKS for _ in range(seen.counts[rank] - taken.get(rank, 0))]
    lacking = [rank for rank in ALL_RANKS if rank not in left and rank not in taken][:wild]
    return tuple(sorted(left + lacking, reverse=True)[:room])


def high_card(seen: Seen) -> Ranks:
    """The cards by rank, the highest first.

    Rule: hands/high-card
    """
    return kickers(seen, {}, seen.wild)


def pair(seen: Seen) -> Ranks:
    """Two cards of one rank.

    Rule: hands/pair
    """
    return of_a_kind(2, seen)


def two_pair(seen: Seen) -> Ranks:
    """Two cards of one rank and two of another: the higher pair decides, then the lower.

    Rule: hands/two-pair
    """
    return two_ranks(2, 2, seen)


def three_of_a_kind(seen: Seen) -> Ranks:
    """Three cards of one rank.

    Rule: hands/three-of-a-kind
    """
    return of_a_kind(3, seen)


def straight(seen: Seen) -> Ranks:
    """Five ranks in a row (as many as the hand's size), suits mixed; the highest card decides.

    The ace is above the king or below the deuce, and never in the middle.

    Rule: hands/straight
    """
    for high, strength in seen.scale.runs:
        if sum(not seen.counts[rank] for rank in run_of(high, seen.scale.size)) <= seen.wild:
            return strength
    return ()


def flush(seen: Seen) -> Ranks:
    """Five cards of one suit; the ranks decide from the highest down.

    A wild card is the highest card of the suit that the hand lacks; with the option
    `double_ace_flush` it is an ace, whether the hand has one or not.

    Rule: hands/flush
    """
    size, scale = seen.scale.size, seen.scale
    held = [rank for rank in ALL_RANKS if seen.counts[rank]]
    if len(held) + seen.wild < size:
        return ()
    lacking = [rank for rank in ALL_RANKS if rank not in held]
    filled = [ACE] * seen.wild if scale.double_ace_flush else lacking[: seen.wild]
    return tuple(sorted(held + filled, reverse=True)[:size])


def full_house(seen: Seen) -> Ranks:
    """Three cards of one rank and two of another: the three decide, then the two.

    Rule: hands/full-house
    """
    return two_ranks(3, 2, seen)


def four_of_a_kind(seen: Seen) -> Ranks:
    """Four cards of one rank.

    Rule: hands/four-of-a-kind
    """
    return of_a_kind(4, seen)


def royal(seen: Seen) -> Ranks:
    """The straight flush to the ace, where it ranks apart.

    Rule: hands/royal-flush
    """
    high = straight(seen)
    return high if high == (ACE,) else ()


def five_of_a_kind(seen: Seen) -> Ranks:
    """Five cards of one rank, which only wild cards make possible.

    Rule: hands/five-of-a-kind
    """
    return of_a_kind(5, seen)


def two_ranks(many: int, few: int, seen: Seen) -> Ranks:
    """`many` cards of the highest rank possible, `few` of another, and what is left as kickers."""
    if many + few > seen.scale.size:
        return ()
    for first in ALL_RANKS:
        for second in ALL_RANKS:
            missing = max(many - seen.counts[first], 0) + max(few - seen.counts[second], 0)
            if first != second and missing <= seen.wild and not (many == few and second > first):
                taken = {first: many, second: few}
                return first, second, *kickers(seen, taken, seen.wild - missing)
    return ()


def run_of(high: int, size: int = 5) -> Ranks:
    """The ranks of a straight, highest first; below the deuce comes the ace.

    Example:
        >>> run_of(9), run_of(5)
        ((9, 8, 7, 6, 5), (5, 4, 3, 2, 14))
    """
    return tuple(rank if rank > 1 else ACE for rank in range(high, high - size, -1))


OF_RANKS: dict[str, Rule] = {
    "high card": high_card,
    "pair": pair,
    "two pair": two_pair,
    "three of a kind": three_of_a_kind,
    "straight": straight,
    "full house": full_house,
    "four of a kind": four_of_a_kind,
    "five of a kind": five_of_a_kind,
}
"""The categories for which suits do not matter."""

OF_ONE_SUIT: dict[str, Rule] = {
    "flush": flush,
    "straight flush": straight,
    "royal flush": royal,
}
"""The categories within the cards of one suit: a straight flush is a straight among them."""


class HighOptions(NamedTuple):
    """The options of a high scale; `HIGH` has the defaults."""

    size: int = 5
    """How many cards a hand has: 5, 3 or 2. A straight or a flush takes them all."""
    order: tuple[str, ...] = STANDARD
    """What beats what, worst first; what is left out does not count."""
    aces: str = "both"
    """The ace in a straight: ``high``, ``low`` or ``both``."""
    wheel_second: bool = False
    """A-2-3-4-5 is the second-highest straight, just below the ace-high one."""
    double_ace_flush: bool = False
    """A wild card in a flush may be a second ace."""
    natural_beats_wild: bool = False
    """Of hands otherwise equal the one with fewer wild cards wins."""
    bug: bool = False
    """Wild cards are bugs: an ace, or what completes a straight or a flush."""


class High(Scale, HighOptions):
    """A way to rank high hands: its options are fields, and `best` and `value` rank.

    Example:
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

    @cached_property
    def runs(self) -> tuple[tuple[int, Ranks], ...]:
        """Each straight by its high card, best first, with what it is worth among straights."""
        highest = ACE - 1 if self.aces == "low" else ACE
        lowest = self.size + 1 if self.aces == "high" else self.size
        return tuple(self._by_strength(range(highest, lowest - 1, -1)))

    def _by_strength(self, tops: range) -> Iterator[tuple[int, Ranks]]:
        for high in tops:
            if not (self.wheel_second and high == self.size):
                yield high, (high,)
            if self.wheel_second and high == ACE:
                yield self.size, (ACE - 1, self.size)  # more than a king-high straight

    @cached_property
    def patterns(self) -> Remembered:
        """What each pattern of ranks is worth, flushes apart."""
        return Remembered(lambda pattern: self._worth(OF_RANKS, rank_counts(pattern)))

    @cached_property
    def suits(self) -> Remembered:
        """What the cards of one suit are worth, as a flush or better."""
        return Remembered(lambda key: self._worth(OF_ONE_SUIT, suit_counts(key)))

    @cached_property
    def shortfalls(self) -> tuple[int, ...]:
        """For each number of wild cards, what shows in a sum that a flush is possible."""
        return tuple(shortfall(self.size - wild) for wild in range(16))

    def _worth(self, rules: dict[str, Rule], counts: list[int]) -> int:
        """The best category that the cards make, by the rules for ranks or for one suit."""
        seen = Seen(counts, counts[0], self)
        for place in range(len(self.order) - 1, -1, -1):
            rule = rules.get(self.order[place])
            ranks = rule(self._bugs_as_aces(seen, rule)) if rule else ()
            if ranks:
                return pack(place, ranks)
        return 0

    def _bugs_as_aces(self, seen: Seen, rule: Rule) -> Seen:
        """A bug is an ace, except where it completes a straight or a flush."""
        if not self.bug or rule in (straight, flush, royal):
            return seen
        counts = [*seen.counts]
        counts[ACE] += seen.wild
        return Seen(counts, 0, self)

    def judge(self, total: int) -> int:
        """What a sum of cards is worth: the better of its ranks and of its suits."""
        value = self.patterns[total & PATTERN]
        if total + self.shortfalls[total & WILD] & SUITED:
            return max(value, *[self.suits[suit_key(total, suit)] for suit in "cdhs"])
        return value

    def read(self, judged: int) -> tuple[str, Ranks]:
        """The category and the ranks behind a value; a straight's only rank is its high card."""
        place, ranks = unpack(judged)
        category = self.order[place]
        if category in ("straight", "straight flush"):
            ranks = ranks[-1:]
        return category, ranks

    def settle(self, judged: int, wild_used: int) -> int:
        """With `natural_beats_wild` the hand with fewer wild cards is worth more.

        Rule: hands/natural-beats-wild
        """
        return judged << 4 | WILD - wild_used if self.natural_beats_wild else judged

    def value(self, cards: Collection[Card], wild: Collection[Card] = NO_WILD) -> int:
        """As `Scale.value` says."""
        if self.natural_beats_wild:
            hand = self.best(cards, wild)
            return hand.value if hand else 0
        return super().value(cards, wild)


HIGH = High()
"""The ordinary ranking of five cards, five of a kind on top."""

THREE_CARDS = High(size=3, order=NO_STRAIGHTS_NO_FLUSHES)
"""Three cards without straights and flushes: three of a kind, a pair, high cards."""

TWO_CARDS = High(size=2, order=NO_STRAIGHTS_NO_FLUSHES)
"""Two cards: a pair, then high cards."""

High.named = {"HIGH": HIGH, "THREE_CARDS": THREE_CARDS, "TWO_CARDS": TWO_CARDS}
