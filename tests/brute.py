"""Hands ranked the slow way, to check the engine: every five cards, every card a wild card may be.

It shares nothing with the engine but the cards. A wild card takes each rank in turn. Suits only
matter when the natural cards among the five are all of one suit: then the wild cards are tried as
that suit, and as others. The same natural ranks are tried once and remembered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any, NamedTuple

from pokerrules.cards import Card

Graded = tuple[int, str, tuple[int, ...]]
"""The place of the category, its name, the ranks that decide."""

STANDARD = (
    "high card",
    "pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
    "five of a kind",
)
SHAPES = {
    (5,): "five of a kind",
    (4,): "four of a kind",
    (3, 2): "full house",
    (3,): "three of a kind",
    (2, 2): "two pair",
    (2,): "pair",
    (): "high card",
}


def naturals(
    held: Collection[Card], wild: Collection[Card], size: int, ace: int
) -> Iterator[tuple[tuple[int, ...], bool, int]]:
    """What can play: the ranks of natural cards, whether of one suit, and wild cards beside."""
    natural = [card for card in held if card not in wild]
    room, wild_held = min(size, len(held)), len(held) - len(natural)
    for number in range(max(0, room - len(natural)), min(room, wild_held) + 1):
        for chosen in combinations(natural, room - number):
            ranks = sorted(ace if card.rank == 14 else card.rank for card in chosen)
            yield tuple(ranks), len({card.suit for card in chosen}) <= 1, number


def candidates(
    ranks: tuple[int, ...], of_one_suit: bool, number: int, ace: int
) -> Iterator[tuple[tuple[int, ...], bool, tuple[int, ...]]]:
    """All that wild cards can make of it: ranks from the highest, whether of one suit, stand-ins."""
    scale = range(2, 15) if ace == 14 else range(1, 14)
    for stands in combinations_with_replacement(scale, number):
        played = tuple(sorted([*ranks, *stands], reverse=True))
        if of_one_suit:
            yield played, True, stands
        if number or not of_one_suit:
            yield played, False, stands


def straight_to(ranks: tuple[int, ...], size: int, aces: str) -> int:
    """The high card of a straight, or 0; ranks are in order and the ace is 14 (or 1)."""
    if len(set(ranks)) < size:
        return 0
    low_straight = ranks[0] == 14 and ranks[1:] == tuple(range(size, 1, -1))
    if low_straight and aces != "high":
        return size
    runs = ranks[0] - ranks[-1] == size - 1
    return ranks[0] if runs and not (ranks[0] == 14 and aces == "low") else 0


def groups(ranks: tuple[int, ...]) -> tuple[str, tuple[int, ...]]:
    """The category of equal ranks, and the ranks in the order in which they decide."""
    counts = Counter(ranks)
    order = sorted(counts, key=lambda rank: (-counts[rank], -rank))
    return SHAPES[tuple(counts[rank] for rank in order if counts[rank] > 1)], tuple(order)


@cache
def grade_high(
    ranks: tuple[int, ...],
    of_one_suit: bool,
    size: int,
    order: tuple[str, ...],
    aces: str,
    double_ace: bool,
) -> Graded | None:
    """The best name for these cards; None if the order of hands has none."""
    high = straight_to(ranks, size, aces)
    twice = [rank for rank, number in Counter(ranks).items() if number > 1]
    flush = of_one_suit and len(ranks) == size and (not twice or (double_ace and twice == [14]))
    names = [groups(ranks)]
    names += [("straight", (high,))] * bool(high)
    names += [("flush", ranks)] * flush
    names += [("straight flush", (high,))] * bool(high and flush)
    names += [("royal flush", (14,))] * (high == 14 and flush)
    known = ((order.index(name), name, decide) for name, decide in names if name in order)
    return max(known, default=None)


class Options(NamedTuple):
    """The options of a high scale, as the engine spells them."""

    size: int = 5
    order: tuple[str, ...] = STANDARD
    aces: str = "both"
    wheel_second: bool = False
    double_ace_flush: bool = False
    bug: bool = False

    def strength(self, graded: Graded) -> tuple[float, ...]:
        """What decides between two hands."""
        place, name, ranks = graded
        wheel = self.wheel_second and "straight" in name and ranks == (self.size,)
        return (place, 13.5) if wheel else (place, *ranks)


def brute_high(held: Collection[Card], wild: Collection[Card] = (), **options: Any) -> Graded:
    """The best high hand; the options are those of the scale."""
    rules = Options(**options)
    tried = (try_high(*each, rules) for each in naturals(held, wild, rules.size, 14))
    return max((graded for graded in tried if graded), key=rules.strength)


@cache
def try_high(
    ranks: tuple[int, ...], of_one_suit: bool, number: int, rules: Options
) -> Graded | None:
    """The best that so many wild cards make of some natural cards, all of them playing."""
    tried = [
        grade_high(played, suited, rules.size, rules.order, rules.aces, rules.double_ace_flush)
        for played, suited, stands in candidates(ranks, of_one_suit, number, 14)
        if not rules.bug or _bugs(played, suited, stands, rules.size)
    ]
    return max((graded for graded in tried if graded), key=rules.strength, default=None)


def _bugs(ranks: tuple[int, ...], of_one_suit: bool, stands: tuple[int, ...], size: int) -> bool:
    """Whether wild cards may stand for these ranks if they are bugs."""
    completes = straight_to(ranks, size, "both") or (of_one_suit and len({*ranks}) == size)
    return {*stands} <= {14} or bool(completes)


LOW_ORDER = ("no pair", *STANDARD[1:])


@cache
def grade_low(ranks: tuple[int, ...], of_one_suit: bool, counts_against: bool) -> Graded:
    """What these cards are as a low."""
    name, decide = groups(ranks)
    if name == "high card":
        name = "no pair"
        straight = len(ranks) == 5 and ranks[0] - ranks[4] == 4
        flush = of_one_suit and len(ranks) == 5
        if counts_against and (straight or flush):
            name = "straight flush" if straight and flush else "straight" if straight else "flush"
            decide = ranks[:1] if straight else ranks
    return LOW_ORDER.index(name), name, decide


def brute_low(
    held: Collection[Card],
    wild: Collection[Card],
    ace: int,
    counts_against: bool,
    qualifier: int = 0,
) -> Graded | None:
    """The best low hand, or None if it does not qualify."""
    best = min(try_low(*each, ace, counts_against) for each in naturals(held, wild, 5, ace))
    qualifies = best[1] == "no pair" and len(best[2]) == 5 and best[2][0] <= qualifier
    return best if qualifies or not qualifier else None


@cache
def try_low(
    ranks: tuple[int, ...], of_one_suit: bool, number: int, ace: int, counts_against: bool
) -> Graded:
    """The best low that so many wild cards make of some natural cards."""
    return min(
        grade_low(played, suited, counts_against)
        for played, suited, _ in candidates(ranks, of_one_suit, number, ace)
    )
