"""High hands: what beats what, options, names; expected values are worked out by hand."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from pokerrules.cards import Card, cards, full_deck, show
from pokerrules.errors import BadCard
from pokerrules.hands import Hand
from pokerrules.lows import ACE_TO_FIVE
from pokerrules.ranking import (
    CASINO_THREE,
    FIVE_UNDER_STRAIGHT_FLUSH,
    HIGH,
    NO_STRAIGHTS_NO_FLUSHES,
    ONLY_ROYAL_ABOVE_FIVE,
    STANDARD,
    THREE_CARDS,
    TWO_CARDS,
    High,
)

JOKERS = cards("X1 X2")


def best(held: str, wild: str = "X1 X2", scale: High = HIGH) -> Hand:
    hand = scale.best(cards(held), cards(wild))
    assert hand is not None
    return hand


UPWARDS = [
    "7c 5d 4h 3s 2c",  # the worst five cards: seven high without a straight
    "Ac Kd Qh Js 9c",
    "2c 2d 5h 4s 3c",
    "Ac Ad Kh Qs Jc",
    "3c 3d 2h 2s 4c",
    "3c 3d 2h 2s Ac",
    "Ac Ad Kh Ks Qc",
    "2c 2d 2h 4s 3c",
    "Ac Ad Ah Ks Qc",
    "Ac 2d 3h 4s 5c",  # the ace plays low
    "2c 3d 4h 5s 6c",
    "Ac Kd Qh Js Tc",
    "7c 5c 4c 3c 2c",
    "Ac Kc Qc Jc 9c",
    "2c 2d 2h 3s 3c",
    "2c 2d 2h As Ac",
    "3c 3d 3h 2s 2c",
    "2c 2d 2h 2s 3c",
    "Ac Ad Ah As Kc",
    "Ac 2c 3c 4c 5c",
    "Ac Kc Qc Jc Tc",
    "2c 2d 2h 2s X1",
    "Ac Ad Ah As X1",
]


def test_what_beats_what() -> None:
    hands = [best(held) for held in UPWARDS]
    assert all(lower < higher and higher != lower for lower, higher in pairwise(hands))
    mixed = random.Random(1).sample(hands, len(hands))
    assert [*map(str, sorted(mixed))] == [*map(str, hands)]


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ("Qc Td 8h 6s 3c", "queen high, then T-8-6-3"),
        ("Ac Ad 9h 6s 4c", "pair of aces, kickers 9-6-4"),
        ("Kc Kd Th Ts 2c", "two pair, kings and tens, kicker 2"),
        ("9c 9d 9h As 4c", "three of a kind, nines, kickers A-4"),
        ("Ac 2d 3h 4s 5c", "straight, five high"),
        ("Jc 9c 6c 4c 2c", "flush, jack high, then 9-6-4-2"),
        ("Kc Kd Kh 8s 8c", "full house, kings over eights"),
        ("6c 6d 6h 6s 2c", "four of a kind, sixes, kicker 2"),
        ("Kc Qc Jc Tc 9c", "straight flush, king high"),
        ("9c 9d 9h X1 X2", "five of a kind, nines; wild X1 as 9, X2 as 9"),
        ("Kc Kd X1 4s 4c", "full house, kings over fours; wild X1 as K"),
        ("Ac X1 9c 5c 2c", "flush, ace high, then K-9-5-2; wild X1 as Kc"),
        ("Ac Kc X1", "pair of aces, kicker K; wild X1 as A"),
    ],
)
def test_what_a_dealer_says(held: str, said: str) -> None:
    assert str(best(held)) == said


@pytest.mark.parametrize(
    ("held", "wild", "name", "plays"),
    [
        # seven cards, the best five of them
        ("Kc Kd 8h 8s 3c 3d As", "", "two pair, kings and eights", "Kd Kc 8s 8h As"),
        ("Kc Kd Kh 8h 8s 3c 3d", "", "full house, kings over eights", "Kh Kd Kc 8s 8h"),
        ("Kc Kd Kh 8h 8s 8c 3d", "", "full house, kings over eights", "Kh Kd Kc 8s 8h"),
        ("2c 3d 4h 5s 6c 7d Ks", "", "straight, seven high", "7d 6c 5s 4h 3d"),
        ("Qc Kc Ac 2d 3h 4s 8d", "", "ace high", "Ac Kc Qc 8d 4s"),  # no way round the corner
        # a wild card left over from a straight does not lengthen it beyond what is there
        ("5c 6h 7d 9c 4d 2s Tc", "2s", "straight, ten high", "Tc 9c 2s 7d 6h"),
        # four of a kind beats the flush that the same wild card makes
        ("Ac Kc 9c 9d 9h X1", "X1", "four of a kind, nines", "9h 9d 9c X1 Ac"),
        # two wild cards and a pair: four of a kind, not a full house
        ("Qc Qd 7h X1 X2", "X1 X2", "four of a kind, queens", "Qd Qc X1 X2 7h"),
        # with a wild card two pair is never the best: three of a kind beats it
        ("Qc Qd 7h 7s X1 2c", "X1", "full house, queens over sevens", "Qd Qc X1 7s 7h"),
        ("Qc Qd 7h 2s X1", "X1", "three of a kind, queens", "Qd Qc X1 7h 2s"),
        ("Qc Jd 7h 2s X1", "X1", "pair of queens", "Qc X1 Jd 7h 2s"),
        # the straight flush fills the gap in the middle
        ("9h 8h 6h 5h X1", "X1", "straight flush, nine high", "9h 8h X1 6h 5h"),
        # four wild cards and anything: five of a kind
        ("2c 9d 9h 9s 9c", "9c 9d 9h 9s", "five of a kind, twos", ""),
        ("X1 X2 Kc Kd 2s 3s", "X1 X2 2s 3s", "five of a kind, kings", ""),
    ],
)
def test_best_of_many(held: str, wild: str, name: str, plays: str) -> None:
    hand = best(held, wild)
    assert hand.name == name
    assert not plays or show(hand.cards) == plays


def test_all_wild_is_five_aces() -> None:
    held = "2c 2d 2h 2s X1 X2"
    hand = best(held, held)
    assert hand.name == "five of a kind, aces"
    assert [card.rank for card in hand.stands.values()] == [14] * 5
    deck = full_deck(jokers=2)
    everything = HIGH.best(deck, deck)
    assert everything is not None
    assert everything.name == "five of a kind, aces"


def test_what_wild_cards_stand_for() -> None:
    hand = best("9h 8h 7d 5h X1", "7d X1")
    assert hand.name == "straight flush, nine high"
    # the wild seven is a seven of another suit: it must stand for the heart
    assert hand.stands == {Card("7d"): Card("7h"), Card("X1"): Card("6h")}
    assert str(hand) == "straight flush, nine high; wild 7d as 7h, X1 as 6h"


def test_a_wild_card_may_play_as_itself() -> None:
    hand = best("5s 4s 3s 2s As", "2s 2d")
    assert hand.stands == {Card("2s"): Card("2s")}
    assert str(hand) == "straight flush, five high"


def test_of_equal_hands_the_one_with_fewest_wild_cards_is_shown() -> None:
    # the wild king could be the fifth card of the straight, but there is a natural one
    hand = best("Kc Kd Qh Jc Tc 9d", "Kd", HIGH._replace(aces="low"))
    assert (hand.name, show(hand.cards)) == ("straight, king high", "Kc Qh Jc Tc 9d")
    # five aces take the wild king; the kicker would have been the natural one
    assert show(best("Ac Ad Ah As Kc Kd", "Kd").cards) == "As Ah Ad Ac Kd"


def test_of_equal_cards_the_highest_suits_are_shown() -> None:
    assert show(best("Kc Kd Kh 8c 8d 8h 2s").cards) == "Kh Kd Kc 8h 8d"
    flushes = best("Ac Kc Qc Jc 9c Ah Kh Qh Jh 9h")
    assert show(flushes.cards) == "Ah Kh Qh Jh 9h"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("8c 8d 6h 2s", "8h 8s 6c"),  # a missing kicker is below a deuce
        ("Jc Jd 9h 8s 2c", "Jh Js 9c 8d"),
        ("Kc Kd Kh", "Ac Ad Qh Qs Jc"),  # three kings beat two pair of five cards
        ("2c 2d", "Ac Kd Qh Js"),
        ("Ac", "Kc Qd Jh Ts"),
        ("Ac Kd 2h", "Ac Kd"),
        ("9c 8c 7c 6c 4d", "9d 8d 7d 6d"),  # four to a straight flush is nine high
    ],
)
def test_short_hands(better: str, worse: str) -> None:
    assert best(better) > best(worse)


def test_straights_flushes_and_full_houses_need_five_cards() -> None:
    assert best("Kc Qc Jc Tc").name == "king high"
    assert best("Kc Kd Qh Qs").name == "two pair, kings and queens"
    assert best("Kc Qc Jc X1").name == "pair of kings"
    assert best("Kc Qc Jc X1 X2").name == "straight flush, ace high"


def test_nothing_but_dead_jokers_is_no_hand() -> None:
    assert HIGH.best(JOKERS) is None
    assert HIGH.best(()) is None
    assert HIGH.value(JOKERS) == 0
    assert best("X1", "X1").name == "ace high"


def test_unseen_cards_are_refused() -> None:
    with pytest.raises(BadCard, match="has not been seen"):
        HIGH.best(cards("Ks Kd ??"))
    with pytest.raises(BadCard, match="has not been seen"):
        ACE_TO_FIVE.value(cards("Ks Kd ??"))


def test_a_card_given_twice_counts_once() -> None:
    assert best("Ks Ks 9d").name == "king high"
    assert show(best("As As Ks Qs Js Ts").cards) == "As Ks Qs Js Ts"


# Options ------------------------------------------------------------------------------------


def test_double_ace_flush() -> None:
    double = HIGH._replace(double_ace_flush=True)
    queens = best("Ah Kh Qh Th 8h")
    assert best("As 9s 5s 2s X1") < queens
    hand = best("As 9s 5s 2s X1", scale=double)
    assert hand > best("Ah Kh Qh Th 8h", scale=double)
    assert hand.stands == {Card("X1"): Card("As")}
    assert hand.ranks == (14, 14, 9, 5, 2)
    # it stays a flush, below any full house
    assert hand < best("2c 2d 2h 3s 3c", scale=double)


def test_where_five_of_a_kind_ranks() -> None:
    fives, royal, flush = "2c 2d 2h 2s X1", "Ac Kc Qc Jc Tc", "Kc Qc Jc Tc 9c"
    under = HIGH._replace(order=FIVE_UNDER_STRAIGHT_FLUSH)
    only = HIGH._replace(order=ONLY_ROYAL_ABOVE_FIVE)
    assert best(flush) < best(royal) < best(fives)
    assert best(fives, scale=under) < best(flush, scale=under) < best(royal, scale=under)
    assert best(flush, scale=only) < best(fives, scale=only) < best(royal, scale=only)
    assert best("Ac Ad Ah As Kc", scale=under) < best(fives, scale=under)
    assert best(royal, scale=only).name == "royal flush"
    # with the royal on top, four wild cards and a queen are a royal flush
    wild = cards("2c 2d 2h 2s")
    assert str(only.best(cards("Qh 2c 2d 2h 2s"), wild)) == (
        "royal flush; wild 2s as Ah, 2h as Kh, 2d as Jh, 2c as Th"
    )


def test_natural_beats_wild() -> None:
    first = HIGH._replace(natural_beats_wild=True)
    natural, one, two = "Kc Kd Kh 9s 4c", "Kc Kd X1 9s 4c", "Kc X1 X2 9s 4c"
    assert best(natural) == best(one) == best(two)
    assert best(natural, scale=first) > best(one, scale=first) > best(two, scale=first)
    # only a tie is broken: a better kicker still wins
    assert best("Kc X1 X2 Ts 4c", scale=first) > best(natural, scale=first)
    # a wild card that plays as itself is none
    straight_flush = "5s 4s 3s 2s As"
    assert best(straight_flush, "2s", first) == best(straight_flush, "", first)
    assert first.value(cards(natural)) > first.value(cards(one), cards("X1"))


def test_the_wheel_as_second_highest_straight() -> None:
    second = HIGH._replace(wheel_second=True)
    wheel, king, ace = "Ac 2d 3h 4s 5c", "Kc Qd Jh Ts 9c", "Ac Kd Qh Js Tc"
    assert best(king, scale=second) < best(wheel, scale=second) < best(ace, scale=second)
    assert best(wheel, scale=second).name == "straight, five high"
    assert show(best(wheel, scale=second).cards) == "5c 4s 3h 2d Ac"
    # A-2-3-4 and a wild card: the wheel beats 2-3-4-5-6
    assert best("Ac 2d 3h 4s X1", scale=second).ranks == (5,)


def test_aces_in_straights() -> None:
    wheel, broadway = "Ac 2d 3h 4s 5c", "Ac Kd Qh Js Tc"
    high, low = HIGH._replace(aces="high"), HIGH._replace(aces="low")
    assert [best(wheel, scale=scale).category for scale in (HIGH, high, low)] == [
        "straight",
        "high card",
        "straight",
    ]
    assert [best(broadway, scale=scale).category for scale in (HIGH, high, low)] == [
        "straight",
        "straight",
        "high card",
    ]


def test_straights_and_flushes_switched_off() -> None:
    off = HIGH._replace(order=NO_STRAIGHTS_NO_FLUSHES)
    assert best("Kc Qc Jc Tc 9c", scale=off).name == "king high"
    assert best("Kc Qc Jc Tc X1", scale=off).name == "pair of kings"
    no_flush = HIGH._replace(order=tuple(name for name in STANDARD if "flush" not in name))
    assert best("Kc Qc Jc Tc 9c", scale=no_flush).name == "straight, king high"


@pytest.mark.parametrize(
    ("held", "name"),
    [
        ("8c 8d 5h 5s X1", "two pair, eights and fives"),  # an ace beside them, no full house
        ("Ac Ad 5h 5s X1", "full house, aces over fives"),
        ("Ac Ad Ah As X1", "five of a kind, aces"),
        ("Kc Kd Kh Ks X1", "four of a kind, kings"),  # its kicker is an ace
        ("9c 8d 7h 5s X1", "straight, nine high"),
        ("Kc 9c 5c 2c X1", "flush, ace high"),
        ("Kc Qc Jc 9c X1", "straight flush, king high"),
        ("Kc 9d 5h 2s X1", "ace high"),
    ],
)
def test_the_bug(held: str, name: str) -> None:
    assert best(held, scale=HIGH._replace(bug=True)).name == name


def test_three_and_two_cards() -> None:
    assert best("Kc Qc Jc 9c 9d", scale=THREE_CARDS).name == "pair of nines"
    assert best("Kc Kd 9c 9d 2s", scale=THREE_CARDS).name == "pair of kings"  # no two pair
    assert show(best("Kc Kd 9c 9d 2s", scale=THREE_CARDS).cards) == "Kd Kc 9d"
    aces = best("Ac Ad 5h 2s", "5h", scale=THREE_CARDS)
    assert (aces.name, aces) == ("three of a kind, aces", best("Ac Ad Ah", "", THREE_CARDS))
    assert best("3c 3d", scale=TWO_CARDS) > best("Ac Kc", scale=TWO_CARDS)
    assert best("Ac 3d", scale=TWO_CARDS) > best("Ac", scale=TWO_CARDS)
    casino = HIGH._replace(size=3, order=CASINO_THREE)
    assert best("Ac 2d X1", scale=casino).name == "straight, three high"
    assert best("Kc Qd", scale=casino).name == "king high"


# Hands as objects ---------------------------------------------------------------------------


def test_hands_of_different_scales_do_not_compare() -> None:
    high, low = best("Kc Qc Jc Tc 9c"), ACE_TO_FIVE.best(cards("Kc Qc Jc Tc 9c"))
    assert high != low
    with pytest.raises(TypeError):
        _ = high < low  # type: ignore[operator]
    assert high != "straight flush"


def test_equal_hands_are_equal_as_keys() -> None:
    one, other = best("As Kd Qh Jc 9s"), best("Ah Kc Qd Js 9h")
    assert one == other
    assert one >= other
    assert len({one, other}) == 1
    assert one.cards != other.cards


def test_repr_can_be_pasted_back() -> None:
    hand = best("Kc Kd X1 4s 4c", scale=HIGH._replace(bug=True))
    assert repr(hand) == ("HIGH._replace(bug=True).best(cards('Kd Kc 4s 4c X1'), wild=cards('X1'))")
    assert eval(repr(hand)) == hand
    assert repr(HIGH) == "HIGH"
    assert repr(TWO_CARDS) == "TWO_CARDS"
    assert repr(HIGH._replace(size=3)) == "HIGH._replace(size=3)"


def test_scales_are_values() -> None:
    assert HIGH._replace(bug=True) == High(bug=True)
    assert HIGH._replace(bug=True)._replace(bug=False) == HIGH
    assert {HIGH: "high"}[High()] == "high"
