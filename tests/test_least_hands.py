"""The least hand that anybody can hold where everybody shares a wild card.

All ranks that the cards can have are gone through, without suits: a flush only makes a hand
better, and the pages show the least hands with suits that make none.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from pokerrules.ranking import HIGH


def least(cards: int) -> int:
    """What the least hand is worth among so many cards, one or more of which are wild.

    The others may be of all thirteen ranks, the wild one's too; that only adds cases. Four of a
    kind is never the least, so cards that make it are left out.
    """
    return min(
        HIGH.judge(sum(1 << 4 * rank for rank in natural) + wild)
        for wild in (1, 2, 3)
        for natural in combinations_with_replacement(range(2, 15), cards - wild)
        if max(Counter(natural).values()) + wild < 4
    )


@pytest.mark.parametrize(
    ("cards", "category", "ranks"),
    [
        # Lame-brain Pete, 3 + 4. Six ranks below the ten, no four of them within five in a row:
        # deuce to six can give three, so can five to nine, and only 2 3 4 7 8 9 does both.
        (7, "pair", (9, 8, 7, 4)),
        # Cincinnati Liz, 5 + 5. Nine different ranks have four within five in a row, so two are
        # alike and are three with the wild card; the other seven go up to the king at least:
        # deuce to six can give three ranks, seven to jack three, then queen and king.
        (10, "three of a kind", (2, 13, 12)),
    ],
)
def test_the_least_hand(cards: int, category: str, ranks: tuple[int, ...]) -> None:
    assert HIGH.read(least(cards)) == (category, ranks)
