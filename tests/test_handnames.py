"""The names people give to hands, and whether they are true."""

from __future__ import annotations

import pytest

from pokerrules.cards import cards
from pokerrules.handnames import is_hand_name, names_same, read_name
from pokerrules.hands import Hand
from pokerrules.ranking import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    DEUCE_TO_SEVEN,
    HIGH,
    ONLY_ROYAL_ABOVE_FIVE,
)
from pokerrules.scale import Scale


def hand(held: str, scale: Scale = HIGH) -> Hand:
    found = scale.best(cards(held), cards("X1"))
    assert found is not None
    return found


TRUE = {
    "Kc Kd Kh 8s 8c": [
        "full house, kings over eights",
        "Full House, Kings Over Eights",
        "full house, kings over 8s",
        "full house, K over 8",
        "kings full of eights",
        "kings full",
        "full house",
        "boat",
    ],
    "Kc Kd Th Ts 2c": [
        "two pair, kings and tens",
        "two pairs, kings and 10s",
        "kings and tens",
        "kings up",
        "two pair",
    ],
    "9c 9d 9h As 4c": ["three of a kind, nines", "three nines", "trip nines", "set of nines"],
    "6c 6d 6h 6s 2c": ["four of a kind, sixes", "four sixes", "quads, sixes", "four of a kind, 6s"],
    "2c 2d Kh 8s 7c": ["pair of deuces", "pair of twos", "a pair of 2s", "pair"],
    "Ac Ad Kh 8s 7c": ["pair of aces", "one pair, aces"],
    "Ac 2d 3h 4s 5c": [
        "straight, five high",
        "five-high straight",
        "straight to the five",
        "wheel",
        "straight",
    ],
    "Ac Kd Qh Js Tc": ["straight, ace high", "broadway"],
    "Ac 9c 6c 4c 2c": ["flush, ace high", "ace-high flush", "ace high flush", "flush"],
    "Kc Qc Jc Tc 9c": ["straight flush, king high", "king high straight flush"],
    "Ac Kc Qc Jc Tc": ["straight flush, ace high", "royal flush"],
    "Qc Td 8h 6s 3c": ["queen high", "Q high", "high card, queen", "queen-high"],
    "9c 9d 9h 9s X1": ["five of a kind, nines", "five nines"],
}


@pytest.mark.parametrize("held", TRUE)
def test_true_names(held: str) -> None:
    assert [name for name in TRUE[held] if not names_same(name, hand(held))] == []


@pytest.mark.parametrize("held", TRUE)
def test_names_of_other_hands_are_false(held: str) -> None:
    others = {name for each, names in TRUE.items() if each != held for name in names}
    bare = {"pair", "two pair", "straight", "flush", "full house", "boat"}
    true = [name for name in others - bare if names_same(name, hand(held))]
    assert true == []


@pytest.mark.parametrize(
    ("scale", "held", "name", "true"),
    [
        (ACE_TO_FIVE, "8c 7d 4h 3s Ac", "8-7-4-3-A", True),
        (ACE_TO_FIVE, "8c 7d 4h 3s Ac", "8 7 4 3 a", True),
        (ACE_TO_FIVE, "8c 7d 4h 3s Ac", "8-7 low", True),
        (ACE_TO_FIVE, "8c 7d 4h 3s Ac", "eight high", True),
        (ACE_TO_FIVE, "8c 7d 4h 3s Ac", "8-6-4-3-A", False),
        (ACE_TO_FIVE, "8c 7d 4h 3s Ac", "8-7-4-3-2", False),
        (ACE_TO_FIVE, "Tc 7d 4h 3s Ac", "10-7-4-3-A", True),
        (ACE_TO_FIVE, "5c 4d 3h 2s Ac", "wheel", True),
        (ACE_TO_SIX, "5c 4d 3h 2s Ac", "straight, five high", True),
        (ACE_TO_SIX, "Ac Ad 4h 3s 2c", "pair of aces", True),
        (ACE_TO_SIX, "Ac Ad 4h 3s 2c", "A-A-4-3-2", True),
        (DEUCE_TO_SEVEN, "Ac 5d 4h 3s 2c", "A-5-4-3-2", True),
        (DEUCE_TO_SEVEN, "Ac 5d 4h 3s 2c", "ace high", True),
    ],
)
def test_lows(scale: Scale, held: str, name: str, true: bool) -> None:
    assert names_same(name, hand(held, scale)) is true


def test_the_royal_flush_where_it_ranks_apart() -> None:
    royal = hand("Ac Kc Qc Jc Tc", HIGH._replace(order=ONLY_ROYAL_ABOVE_FIVE))
    assert royal.name == "royal flush"
    assert names_same("straight flush, ace high", royal)
    assert not names_same("straight flush, king high", royal)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a big hand",
        "full house, kings over",
        "pair of nothing",
        "three of a sort",
        "kings",
        "8",
        "wins $4",
        "four to a flush",
        "straight, five",
        "<b>flush</b>",
    ],
)
def test_no_names(text: str) -> None:
    known = text == "straight, five"
    assert is_hand_name(text) is known
    assert names_same(text, hand("Kc Kd Kh 8s 8c")) is False


def test_every_name_is_read_back() -> None:
    for held in TRUE:
        name = hand(held).name
        claim = read_name(name)
        assert claim is not None
        assert names_same(name, hand(held))
