"""Hands ranked the slow way, to check the engine: every five cards, every card a wild card may be.

It shares nothing with the engine but the cards. A wild card takes each rank in turn. Suits only
matter when the natural cards among the five are all of one suit: then the wild cards are tried as
that suit, and as others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any

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


def candidates(
    held: Collection[Card], wild: Collection[Card], size: int, ace: int
) -> Iterator[tuple[tuple[int, ...], bool, tuple[int, ...]]]:
    """All hands that can be played: ranks from the highest, whether of one suit, the stand-ins."""
    naturals = [card for card in held if card not in wild]
    room, wild_held = min(size, len(held)), len(held) - len(naturals)
    scale = range(2, 15) if ace == 14 else range(1, 14)
    for number in range(max(0, room - len(naturals)), min(room, wild_held) + 1):
        for chosen in combinations(naturals, room - number):
            ranks = [ace if card.rank == 14 else card.rank for card in chosen]
            of_one_suit = len({card.suit for card in chosen}) <= 1
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
) -> Graded:
    """The best name for these cards."""
    high = straight_to(ranks, size, aces)
    twice = [rank for rank, number in Counter(ranks).items() if number > 1]
    flush = of_one_suit and len(ranks) == size and (not twice or (double_ace and twice == [14]))
    names = [groups(ranks)]
    names += [("straight", (high,))] * bool(high)
    names += [("flush", ranks)] * flush
    names += [("straight flush", (high,))] * bool(high and flush)
    names += [("royal flush", (14,))] * (high == 14 and flush)
    return max((order.index(name), name, decide) for name, decide in names if name in order)


def brute_high(held: Collection[Card], wild: Collection[Card] = (), **options: Any) -> Graded:
    """The best high hand; the options are those of the scale."""
    size, aces = options.get("size", 5), options.get("aces", "both")
    order, double_ace = options.get("order", STANDARD), options.get("double_ace_flush", False)

    def strength(graded: Graded) -> tuple[float, ...]:
        place, name, ranks = graded
        wheel = options.get("wheel_second") and "straight" in name and ranks == (size,)
        return (place, 13.5) if wheel else (place, *ranks)

    graded = (
        grade_high(ranks, of_one_suit, size, order, aces, double_ace)
        for ranks, of_one_suit, stands in candidates(held, wild, size, 14)
        if not options.get("bug") or _bugs(ranks, of_one_suit, stands, size)
    )
    return max(graded, key=strength)


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
    best = min(
        grade_low(ranks, suited, counts_against)
        for ranks, suited, _ in candidates(held, wild, 5, ace)
    )
    qualifies = best[1] == "no pair" and len(best[2]) == 5 and best[2][0] <= qualifier
    return best if qualifies or not qualifier else None
