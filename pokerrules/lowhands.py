"""Low hands by their ranks: which five play, and how bad are they?

As with high hands, wild cards are not tried out: they are the lowest ranks that the hand lacks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import combinations
from typing import NamedTuple

from pokerrules.scale import Ranks

ACE = 14

LOW_ORDER = (
    "no pair", "pair", "two pair", "three of a kind", "straight", "flush", "full house",
    "four of a kind", "straight flush", "five of a kind",
)  # fmt: skip
"""From the best low to the worst."""

SHAPES = {
    (1, 0): "no pair", (1, 1): "no pair",
    (2, 0): "pair", (2, 1): "pair", (2, 2): "two pair",
    (3, 0): "three of a kind", (3, 1): "three of a kind", (3, 2): "full house",
    (4, 0): "four of a kind", (4, 1): "four of a kind", (5, 0): "five of a kind",
}  # fmt: skip
"""The kind of hand by how many cards its two commonest ranks have."""


class LowOptions(NamedTuple):
    """The options of a low scale."""

    name: str
    """As house rules spell it: ``A-5``."""
    ace: int
    """1: the ace is low. 14: it is high."""
    straights_and_flushes: bool
    """They count, and against the low."""
    qualifier: int = 0
    """The highest card a low may have, without a pair; 0: every hand is a low."""
    size: int = 5


def lowest(held: list[int], wild: int, options: LowOptions) -> Ranks:
    """The ranks of the best low: without a pair if that can be, else the least bad five.

    Each wild card is a rank that the hand lacks. The lowest do, and two more in case a straight
    has to be dodged that could be completed at either end.

    Args:
        held: the ranks of the natural cards, lowest first; the ace is as in the options.
        wild: the number of wild cards.
        options: of the scale.

    Rule: lows/comparing
    """
    room, different = min(options.size, len(held) + wild), {*held}
    if len(different) + wild >= room:
        usable = different.union(lacking(held, wild + 2, options) if wild else ())
        for ranks in lowest_first(sorted(usable), room):
            if len(different.union(ranks)) - len(different) <= wild and not in_a_row(
                ranks, options
            ):
                return ranks
    chosen = combinations(held, room - wild)
    fives = [(*natural, *lacking(natural, wild, options)) for natural in chosen]
    return min(fives, key=lambda five: badness(five, options))


def in_a_row(ranks: Ranks, options: LowOptions) -> bool:
    """Whether different ranks, the highest first, are a straight that counts against the low.

    Rule: lows/straights-and-flushes
    """
    spread = options.size - 1
    return options.straights_and_flushes and len(ranks) > spread == ranks[0] - ranks[-1]


def lacking(ranks: Collection[int], number: int, options: LowOptions) -> list[int]:
    """The lowest ranks that are not among those given: what wild cards are.

    Rule: lows/wild-cards
    """
    scale = range(2, ACE + 1) if options.ace == ACE else range(1, ACE)
    return [rank for rank in scale if rank not in ranks][:number]


def grade(ranks: Collection[int], options: LowOptions) -> tuple[str, Ranks]:
    """The kind of hand that these ranks are, and the ranks in the order in which they decide.

    Pairs decide before single cards, and the higher before the lower.

    Rule: lows/pairs
    """
    counts = Counter(ranks)
    order = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    first, second, *_ = *(counts[rank] for rank in order), 0, 0
    if first == 1 and in_a_row(tuple(order), options):
        return "straight", tuple(order)
    return SHAPES[first, second], tuple(order)


def badness(ranks: Collection[int], options: LowOptions) -> tuple[int, Ranks]:
    """Smaller is the better low."""
    category, order = grade(ranks, options)
    return LOW_ORDER.index(category), order


def lowest_first(ranks: list[int], number: int) -> Iterator[Ranks]:
    """Every choice of so many different ranks, the best low first; the highest rank leads each.

    Examples:
        >>> list(lowest_first([1, 2, 3], 2))
        [(2, 1), (3, 1), (3, 2)]
    """
    if number == 0:
        yield ()
        return
    for place in range(number - 1, len(ranks)):  # so many lower ranks must be left
        for rest in lowest_first(ranks[:place], number - 1):
            yield ranks[place], *rest
