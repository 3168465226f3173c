"""Adding up cards: what the sum tells, and what is remembered."""

from __future__ import annotations

import pytest

from pokerrules.cards import cards
from pokerrules.counting import (
    COUNT_AT,
    FLAGGED,
    PATTERN,
    RANKS_AT,
    SUITED,
    Remembered,
    pack,
    rank_counts,
    shortfall,
    unpack,
)
from pokerrules.errors import BadCard
from pokerrules.scale import total_of


def test_a_sum_counts_ranks_suits_and_wild_cards() -> None:
    total = total_of(cards("Ks Kh 4s X1 7d 2s"), cards("7d X1"))
    counts = rank_counts(total & PATTERN)
    assert counts[0] == 2
    assert {rank: number for rank, number in enumerate(counts[2:], 2) if number} == {
        13: 2,
        4: 1,
        2: 1,
    }
    assert {suit: total >> at & 31 for suit, at in COUNT_AT.items()} == {
        "c": 0,
        "d": 0,
        "h": 1,
        "s": 3,
    }
    assert total >> RANKS_AT["s"] & 0xFFFF == 1 << 13 | 1 << 4 | 1 << 2


def test_a_dead_joker_adds_nothing_and_an_unseen_card_is_noticed() -> None:
    assert total_of(cards("X1 X2")) == 0
    with pytest.raises(BadCard):
        rank_counts(total_of(cards("Ks ??")) & PATTERN)


def test_a_suit_that_is_long_enough_is_flagged() -> None:
    three = total_of(cards("Ks Qs 2s 5h 4h"))
    assert not three + shortfall(4) & SUITED
    assert FLAGGED[three + shortfall(3) & SUITED] == (RANKS_AT["s"] - 8,)
    assert len(FLAGGED[three + shortfall(2) & SUITED]) == 2
    assert len(FLAGGED[three + shortfall(0) & SUITED]) == 4


def test_packed_numbers_compare_like_their_parts() -> None:
    assert pack(1, (14, 9)) < pack(1, (14, 9, 2)) < pack(1, (14, 10)) < pack(2, (3, 2))
    assert unpack(pack(7, (14, 9, 2))) == (7, (14, 9, 2))


def test_what_is_remembered_is_worked_out_once_and_does_not_grow_for_ever() -> None:
    asked: list[int] = []

    class Few(Remembered):
        LIMIT = 3

    def double(pattern: int) -> int:
        asked.append(pattern)
        return 2 * pattern

    few = Few(double)
    assert [few[pattern] for pattern in (1, 2, 1, 3, 2)] == [2, 4, 2, 6, 4]
    assert asked == [1, 2, 3]
    assert few[4] == 8
    assert [*few] == [4]
    assert few[1] == 2
