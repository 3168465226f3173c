"""The high hands, one function for each: is it there, and which ranks decide?

Nothing here tries out what a wild card might be. Every rule *counts*: a wild card fills what is
missing, so three of a kind is there when the cards of one rank and the wild cards together are
three. Each function gives the ranks that decide among hands of its kind, the most significant
first, or nothing if the cards do not make the hand. `pokerrules.ranking` asks them in order.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from pokerrules.orders import HighOptions
from pokerrules.scale import Ranks

ACE = 14
ALL_RANKS = range(ACE, 1, -1)


class Seen(NamedTuple):
    """What a rule looks at: how many there are of each rank, and the options that hold."""

    counts: list[int]
    """The natural cards of each rank; ``counts[13]`` are the kings."""
    most: int
    """The highest of these counts."""
    wild: int
    options: HighOptions


Rule = Callable[[Seen], Ranks]
"""Gives the ranks that decide among hands of the category; no ranks: the hand is not there."""


def see(counts: list[int], options: HighOptions) -> Seen:
    """What there is to see in counts whose first place has the number of wild cards."""
    wild, *naturals = counts
    return Seen([0, *naturals], max(naturals), wild, options)


def of_a_kind(number: int, seen: Seen) -> Ranks:
    """`number` cards of one rank, the highest there is, and the kickers.

    Wild cards make up what is missing, at any rank.

    Rule: hands/of-a-kind
    """
    if seen.most + seen.wild < number or number > seen.options.size:
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
    room = seen.options.size - sum(taken.values())
    there = [rank for rank in ALL_RANKS if seen.counts[rank]]
    left = [rank for rank in there for _ in range(seen.counts[rank] - taken.get(rank, 0))]
    if wild:
        left += [rank for rank in ALL_RANKS if rank not in left and rank not in taken][:wild]
        left.sort(reverse=True)
    return tuple(left[:room])


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
    there = {rank for rank in ALL_RANKS if seen.counts[rank]}
    if len(there) + seen.wild >= seen.options.size:
        for run, strength in runs(seen.options):
            if len(there.intersection(run)) + seen.wild >= len(run):
                return strength
    return ()


def flush(seen: Seen) -> Ranks:
    """Five cards of one suit; the ranks decide from the highest down.

    A wild card is the highest card of the suit that the hand lacks; with the option
    `double_ace_flush` it is an ace, whether the hand has one or not.

    Rule: hands/flush
    """
    size = seen.options.size
    held = [rank for rank in ALL_RANKS if seen.counts[rank]]
    if len(held) + seen.wild < size:
        return ()
    lacking = [rank for rank in ALL_RANKS if rank not in held]
    filled = [ACE] * seen.wild if seen.options.double_ace_flush else lacking[: seen.wild]
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
    if seen.most + seen.wild < many or many + few > seen.options.size:
        return ()
    for first in ALL_RANKS:
        left = seen.wild - max(many - seen.counts[first], 0)
        for second in ALL_RANKS if left >= 0 else ():
            still_left = left - max(few - seen.counts[second], 0)
            if second != first and still_left >= 0:
                return first, second, *kickers(seen, {first: many, second: few}, still_left)
    return ()


@lru_cache(maxsize=32)
def runs(options: HighOptions) -> tuple[tuple[Ranks, Ranks], ...]:
    """The ranks of each straight, the best first, and what it is worth among straights."""
    size, aces = options.size, options.aces
    highest = ACE - 1 if aces == "low" else ACE
    lowest = size + 1 if aces == "high" else size
    found: list[tuple[Ranks, Ranks]] = [
        (run_of(high, size), (high,)) for high in range(highest, lowest - 1, -1)
    ]
    if options.wheel_second and aces == "both":
        wheel = run_of(size, size), (ACE - 1, size)  # more than a king-high straight
        found = [found[0], wheel, *found[1:-1]]
    return tuple(found)


def run_of(high: int, size: int = 5) -> Ranks:
    """The ranks of a straight, highest first; below the deuce comes the ace.

    Examples:
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
"""The hands for which suits do not matter."""

OF_ONE_SUIT: dict[str, Rule] = {
    "flush": flush,
    "straight flush": straight,
    "royal flush": royal,
}
"""The hands within the cards of one suit: a straight flush is a straight among them."""
