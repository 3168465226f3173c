"""Low hands by every scale; expected values are worked out by hand."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from pokerrules.cards import Card, cards, show
from pokerrules.hands import Hand
from pokerrules.lows import ACE_TO_FIVE, ACE_TO_SIX, DEUCE_TO_SEVEN, EIGHT_OR_BETTER, Low

SCALES = [ACE_TO_FIVE, ACE_TO_SIX, DEUCE_TO_SEVEN]


def best(scale: Low, held: str, wild: str = "X1 X2") -> Hand:
    hand = scale.best(cards(held), cards(wild))
    assert hand is not None
    return hand


FROM_THE_BEST = {
    ACE_TO_FIVE: [
        "5c 4c 3c 2c Ac",  # neither the straight nor the flush counts
        "6c 4d 3h 2s Ac",
        "6c 5d 3h 2s Ac",
        "8c 6d 5h 4s 2c",
        "8c 7d 5h 4s Ac",
        "9c 8d 7h 6s 5c",
        "Kc Qd Jh Ts 9c",
        "Ac Ad 3h 4s 2c",  # aces are the lowest pair
        "Ac Ad 7h 6s 5c",
        "2c 2d 3h 4s Ac",
        "3c 3d 6h 4s 2c",
        "3c 3d 6h 5s Ac",
        "Ac Ad 2h 2s 3c",
        "Ac Ad Ah 2s 3c",
        "Ac Ad Ah 2s 2c",
        "Ac Ad Ah As 2c",
    ],
    ACE_TO_SIX: [
        "6c 4d 3h 2s Ac",
        "6c 5d 3h 2s Ac",
        "7c 4d 3h 2s Ac",
        "Kc Qd Jh Ts Ac",  # no straight where the ace is low
        "Kc Qd Jh Ts 8c",
        "Ac Ad 4h 3s 2c",
        "Kc Kd Qh Js Tc",
        "Ac Ad 2h 2s 3c",
        "Ac Ad Ah 2s 3c",
        "5c 4d 3h 2s Ac",  # the lowest straight
        "6c 5d 4h 3s 2c",
        "6c 4c 3c 2c Ac",  # the lowest flush
        "Ac Ad Ah 2s 2c",
        "Ac Ad Ah As 2c",
        "5c 4c 3c 2c Ac",
    ],
    DEUCE_TO_SEVEN: [
        "7c 5d 4h 3s 2c",
        "7c 6d 4h 3s 2c",
        "8c 5d 4h 3s 2c",
        "Kc 5d 4h 3s 2c",
        "Ac 5d 4h 3s 2c",  # ace high, no straight
        "Ac Kd Qh Js 9c",
        "2c 2d 5h 4s 3c",  # twos are the lowest pair
        "2c 2d Ah 4s 3c",
        "Ac Ad 4h 3s 2c",
        "2c 2d 3h 3s 4c",
        "2c 2d 2h 4s 3c",
        "6c 5d 4h 3s 2c",
        "Ac Kd Qh Js Tc",
        "7c 5c 4c 3c 2c",
        "2c 2d 2h 3s 3c",
        "2c 2d 2h 2s 3c",
        "6c 5c 4c 3c 2c",
    ],
}


@pytest.mark.parametrize("scale", SCALES, ids=lambda scale: scale.name)
def test_what_beats_what(scale: Low) -> None:
    hands = [best(scale, held) for held in FROM_THE_BEST[scale]]
    assert all(better > worse for better, worse in pairwise(hands))
    mixed = random.Random(1).sample(hands, len(hands))
    assert [*map(str, sorted(mixed, reverse=True))] == [*map(str, hands)]


@pytest.mark.parametrize(
    ("scale", "held", "said"),
    [
        (ACE_TO_FIVE, "8c 7d 4h 3s Ac", "8-7-4-3-A"),
        (ACE_TO_FIVE, "Tc 7d 4h 3s Ac", "T-7-4-3-A"),
        (ACE_TO_FIVE, "Ac Ad 7h 6s 5c", "pair of aces, kickers 7-6-5"),
        (ACE_TO_FIVE, "Kc Kd 2h 2s Ac", "two pair, kings and twos, kicker A"),
        (ACE_TO_SIX, "5c 4d 3h 2s Ac", "straight, five high"),
        (DEUCE_TO_SEVEN, "7c 5c 4c 3c 2c", "flush, seven high, then 5-4-3-2"),
        (DEUCE_TO_SEVEN, "Ac 5d 4h 3s 2c", "A-5-4-3-2"),
    ],
)
def test_what_a_dealer_says(scale: Low, held: str, said: str) -> None:
    assert str(best(scale, held)) == said


@pytest.mark.parametrize(
    ("scale", "held", "plays"),
    [
        (ACE_TO_FIVE, "5c 4d 3h 2s Ac Kd Kh", "5c 4d 3h 2s Ac"),
        (ACE_TO_FIVE, "8c 8d 7h 4s 3c 2d Ac", "7h 4s 3c 2d Ac"),
        # three ranks in seven cards: two pair, the lowest there are
        (ACE_TO_FIVE, "Kc Kd Qh Qs Qc 2d 2h", "Qs Qh 2h 2d Kd"),
        # the five lowest are a straight: the six stays out
        (DEUCE_TO_SEVEN, "6c 5d 4h 3s 2c 8d", "8d 5d 4h 3s 2c"),
        (ACE_TO_SIX, "5c 4d 3h 2s Ac 6d", "6d 4d 3h 2s Ac"),
        # the five lowest are a flush: the second four breaks it
        (DEUCE_TO_SEVEN, "7c 5c 4c 3c 2c 4d", "7c 5c 4d 3c 2c"),
        # and here no card can, so the seven is replaced, and then all is well
        (DEUCE_TO_SEVEN, "7c 5c 4c 3c 2c Td", "Td 5c 4c 3c 2c"),
        # a pair is better than the straight that seven cards force on nobody
        (DEUCE_TO_SEVEN, "6c 5d 4h 3s 2c 2d", "2d 2c 5d 4h 3s"),
    ],
)
def test_best_of_many(scale: Low, held: str, plays: str) -> None:
    assert show(best(scale, held).cards) == plays


@pytest.mark.parametrize(
    ("scale", "held", "name"),
    [
        (ACE_TO_FIVE, "6c 5d 3h As X1", "6-5-3-2-A"),
        (ACE_TO_FIVE, "4c 3d 2h As X1", "5-4-3-2-A"),
        (ACE_TO_FIVE, "X1 X2 Kd 6s 4s", "K-6-4-2-A"),
        (ACE_TO_FIVE, "X1 Kc Kd 6s 4s", "pair of kings"),  # the wild card is an ace beside them
        (ACE_TO_SIX, "4c 3d 2h As X1", "6-4-3-2-A"),  # a five would be a straight
        (ACE_TO_SIX, "5c 4d 3h 2s X1", "7-5-4-3-2"),  # so would an ace or a six
        (DEUCE_TO_SEVEN, "6c 5d 4h 3s X1", "8-6-5-4-3"),
        (DEUCE_TO_SEVEN, "7c 5c 4c 3c X1", "7-5-4-3-2"),  # a two of another suit: no flush
        (DEUCE_TO_SEVEN, "Ac Kd X1 X2", "A-K-3-2"),
        (DEUCE_TO_SEVEN, "X1 X2 4c 5d 6h", "7-6-5-4-2"),  # 3 and 2 would be a straight
    ],
)
def test_wild_cards(scale: Low, held: str, name: str) -> None:
    assert best(scale, held).name == name


def test_a_wild_card_breaks_a_flush() -> None:
    hand = best(DEUCE_TO_SEVEN, "7c 5c 4c 3c X1")
    assert hand.stands == {Card("X1"): Card("2s")}
    # the wild two could play as itself, but then all five were clubs
    hand = best(DEUCE_TO_SEVEN, "7c 5c 4c 3c 2c", "2c")
    assert (str(hand), hand.stands) == ("7-5-4-3-2; wild 2c as 2s", {Card("2c"): Card("2s")})
    # natural clubs would do, were they not all clubs: the joker takes the place of one
    hand = best(DEUCE_TO_SEVEN, "7c 5c 4c 3c 2c X1")
    assert hand.name == "7-5-4-3-2"
    assert hand.stands == {Card("X1"): Card("2s")}


def test_aces_wild_and_low() -> None:
    wild = "Ac Ad Ah As"
    hand = best(ACE_TO_FIVE, "Ac Ad 9h 8s 7c", wild)
    assert hand.name == "9-8-7-2-A"
    assert hand.stands == {Card("Ac"): Card("2s"), Card("Ad"): Card("Ad")}


def test_eight_or_better() -> None:
    assert best(EIGHT_OR_BETTER, "8c 7d 6h 5s 4c").name == "8-7-6-5-4"
    assert EIGHT_OR_BETTER.best(cards("9c 4d 3h 2s Ac")) is None
    assert EIGHT_OR_BETTER.best(cards("4c 4d 3h 2s Ac")) is None
    assert EIGHT_OR_BETTER.value(cards("4c 4d 3h 2s Ac")) == 0
    assert EIGHT_OR_BETTER.best(cards("4c 3h 2s Ac")) is None  # four cards are no low
    assert best(EIGHT_OR_BETTER, "4c 4d 3h 2s Ac X1").name == "5-4-3-2-A"
    assert EIGHT_OR_BETTER._replace(qualifier=9).best(cards("9c 4d 3h 2s Ac")) is not None


@pytest.mark.parametrize(
    ("scale", "better", "worse"),
    [
        (ACE_TO_FIVE, "7c 5d", "7d 6c"),
        (ACE_TO_FIVE, "Ac 2d", "2c 3d"),
        (ACE_TO_FIVE, "Kc Qd", "Ac Ad"),  # any two cards are lower than a pair
        (ACE_TO_FIVE, "7c 5d", "7d 5c 2h"),  # a missing card is the lowest
        (DEUCE_TO_SEVEN, "Kc 2d", "Ac 2h"),
        (ACE_TO_SIX, "Ac 2d 3h 4s", "2c 3d 4h 6s"),  # four in a row are no straight
        (ACE_TO_SIX, "2c 3c 4c 5c", "2d 3d 4d 6h"),
    ],
)
def test_what_shows(scale: Low, better: str, worse: str) -> None:
    assert best(scale, better) > best(scale, worse)


def test_showing_lows_tie() -> None:
    assert best(ACE_TO_FIVE, "7c 5d") == best(ACE_TO_FIVE, "7d 5c")
    assert ACE_TO_FIVE.best(()) is None


def test_repr() -> None:
    assert repr(DEUCE_TO_SEVEN) == "DEUCE_TO_SEVEN"
    assert repr(EIGHT_OR_BETTER._replace(qualifier=9)) == (
        "ACE_TO_FIVE._replace(name='8 or better', qualifier=9)"
    )
    hand = best(ACE_TO_FIVE, "6c 5d 3h As X1 Kc")
    assert repr(hand) == "ACE_TO_FIVE.best(cards('6c 5d 3h X1 As'), wild=cards('X1'))"
    assert eval(repr(hand)).cards == hand.cards
