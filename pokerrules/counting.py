"""A hand as one number: the sum of its cards.

Poker compares hands by counting: how many of each rank, how many of each suit. A card therefore
carries a number in which small counters stand side by side, and adding up the cards of a hand
counts everything at once:

    bits   0-7    wild cards                     (a wild card is worth 1, whatever is printed on it)
    bits   8-59   thirteen counters of 4 bits    (rank 2 at bit 8 … ace at bit 56)
    bits  60-63   cards nobody has seen          (they cannot be ranked)
    bits  64-83   four counters of 5 bits        (clubs, diamonds, hearts, spades)
    bits  84-147  a bit for each suit and rank   (16 to a suit: rank 2 is bit 2 … ace bit 14)

The lowest 64 bits are the hand's *pattern*: all that matters until a flush is possible. There are
few patterns (6,175 with five natural cards), so what a pattern is worth is worked out once, by
the functions in `pokerrules.ranking` and `pokerrules.lows` that are the rule, and remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from pokerrules.errors import BadCard

PATTERN = (1 << 64) - 1
"""Masks the part of a sum that counts wild cards and ranks."""

WILD = 255
"""Masks the counter of the wild cards."""

UNSEEN = 15 << 60
"""Masks the counter of the cards nobody has seen."""

_SUIT_AT = {"c": 0, "d": 1, "h": 2, "s": 3}
COUNT_AT = {suit: 64 + 5 * place for suit, place in _SUIT_AT.items()}
RANKS_AT = {suit: 84 + 16 * place for suit, place in _SUIT_AT.items()}
SUIT_RANKS = (1 << 16) - 1
"""Masks one suit's ranks, once they have been shifted down."""

SUITED = sum(16 << at for at in COUNT_AT.values())
"""The top bit of each suit's counter: see `shortfall`."""


def card_bits(rank: int, suit: str) -> int:
    """What one natural card adds to the sum; a joker that is not wild adds nothing."""
    if suit == "?":
        return 1 << 60
    if suit == "*":
        return 0
    return 1 << 4 * rank | 1 << COUNT_AT[suit] | 1 << RANKS_AT[suit] + rank


def shortfall(needed: int) -> int:
    """What to add to a sum so that the top bit of a suit's counter says "at least `needed`"."""
    return sum(16 - max(needed, 0) << at for at in COUNT_AT.values())


FLAGGED = {
    sum(16 << COUNT_AT[suit] for suit in suits): tuple(RANKS_AT[suit] - 8 for suit in suits)
    for number in range(5)
    for suits in combinations(COUNT_AT, number)
}
"""Where to find the ranks of each suit whose top bit is set, moved up by the 8 bits of the wild cards."""

SUIT_KEY = SUIT_RANKS << 8
"""Masks one suit's ranks; the number of wild cards goes below them."""


def rank_counts(pattern: int) -> list[int]:
    """How many of each rank a pattern holds; place 0 has the wild cards."""
    if pattern & UNSEEN:
        raise BadCard("??", "it has not been seen, so no hand can be ranked with it")
    return [pattern & WILD, 0, *(pattern >> 4 * rank & 15 for rank in range(2, 15))]


def suit_counts(key: int) -> list[int]:
    """The ranks of one suit (a bit each, above the 8 bits for wild cards), as `rank_counts`."""
    return [key & WILD, 0, *(key >> 8 + rank & 1 for rank in range(2, 15))]


def pack(place: int, ranks: tuple[int, ...]) -> int:
    """A category's place and up to five ranks as one number that compares in that order."""
    number = place
    for rank in (*ranks, 0, 0, 0, 0, 0)[:5]:  # a card that is missing ranks below a deuce
        number = number << 4 | rank
    return number


def unpack(number: int) -> tuple[int, tuple[int, ...]]:
    """`pack` undone; missing cards are left out."""
    ranks = tuple(number >> shift & 15 for shift in (16, 12, 8, 4, 0))
    return number >> 20, tuple(rank for rank in ranks if rank)


class Remembered(dict[int, int]):
    """What patterns are worth: worked out when first asked for, then looked up.

    Args:
        work_out: the rule, from a pattern to a value.
    """

    LIMIT = 60_000  # more than all patterns of seven cards; keeps the memory small

    def __init__(self, work_out: Callable[[int], int]) -> None:
        super().__init__()
        self.work_out = work_out

    def __missing__(self, pattern: int) -> int:
        if len(self) >= self.LIMIT:
            self.clear()
        value = self[pattern] = self.work_out(pattern)
        return value
