"""What the engine finds by counting is what trying everything finds, and what PokerKit finds."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise, permutations
from typing import Any

import pokerkit
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pokerrules.cards import RANKS, Card, full_deck, show
from pokerrules.ranking import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
)
from pokerrules.scale import Scale
from pokerrules.selection import exactly, use
from tests.agreement import DECK, HIGH_OPTIONS, JOKERS, LOWS, check, check_high, check_low

SCALES: list[Scale] = [HIGH, ACE_TO_FIVE, ACE_TO_SIX, DEUCE_TO_SEVEN, EIGHT_OR_BETTER]


@st.composite
def deals(draw: st.DrawFn) -> tuple[tuple[Card, ...], frozenset[Card]]:
    """Some cards and up to four of them wild."""
    held = draw(st.lists(st.sampled_from(DECK), min_size=1, max_size=7, unique=True))
    wild = draw(st.sets(st.sampled_from(held), max_size=4 - len(JOKERS.intersection(held))))
    return tuple(held), frozenset(wild | JOKERS.intersection(held))


def test_brute_force_agrees() -> None:
    check(5_000, seed=0)


@settings(max_examples=150, deadline=None)
@given(deals(), st.sampled_from(HIGH_OPTIONS))
def test_brute_force_agrees_on_high_hands(deal: Any, options: dict[str, Any]) -> None:
    check_high(*deal, **options)


@settings(max_examples=100, deadline=None)
@given(deals(), st.integers(0, len(LOWS) - 1))
def test_brute_force_agrees_on_lows(deal: Any, scale: int) -> None:
    check_low(scale, *deal)


@settings(deadline=None)
@given(deals(), st.sampled_from(SCALES), st.randoms(use_true_random=False))
def test_the_order_of_cards_does_not_matter(deal: Any, scale: Scale, rng: random.Random) -> None:
    held, wild = deal
    mixed = rng.sample(held, len(held))
    first, second = scale.best(held, wild), scale.best(mixed, wild)
    assert first == second
    if first and second:
        assert (first.cards, first.stands) == (second.cards, second.stands)


SUIT_SWAPS = [dict(zip("cdhs", swap, strict=True)) for swap in permutations("cdhs")]


@settings(deadline=None)
@given(deals(), st.sampled_from(SCALES), st.sampled_from(SUIT_SWAPS))
def test_suits_are_worth_the_same(deal: Any, scale: Scale, swap: dict[str, str]) -> None:
    held, wild = deal

    def swapped(card: Card) -> Card:
        return card if card in JOKERS else Card(RANKS[card.rank] + swap[card.suit])

    other = scale.value([*map(swapped, held)], {*map(swapped, wild)})
    assert scale.value(held, wild) == other


@settings(deadline=None)
@given(deals(), st.sampled_from(SCALES))
def test_value_and_hand_say_the_same(deal: Any, scale: Scale) -> None:
    held, wild = deal
    hand = scale.best(held, wild)
    assert scale.value(held, wild) == (hand.value if hand else 0)
    if hand:
        names = {"Scale": scale, **{repr(each): each for each in SCALES}}
        again = eval(repr(hand), {**names, "cards": _cards})
        assert (again, again.cards, again.stands) == (hand, hand.cards, hand.stands)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


PEERS: list[tuple[str, Scale, int, Any]] = [
    ("high", HIGH, 5, pokerkit.StandardHighHand),
    ("best of seven", HIGH, 7, pokerkit.StandardHighHand),
    ("A-5", ACE_TO_FIVE, 5, pokerkit.RegularLowHand),
    ("A-5, best of seven", ACE_TO_FIVE, 7, pokerkit.RegularLowHand),
    ("2-7", DEUCE_TO_SEVEN, 5, pokerkit.StandardLowHand),
    ("2-7, best of seven", DEUCE_TO_SEVEN, 7, pokerkit.StandardLowHand),
    ("8 or better", EIGHT_OR_BETTER, 5, pokerkit.EightOrBetterLowHand),
    ("8 or better, best of seven", EIGHT_OR_BETTER, 7, pokerkit.EightOrBetterLowHand),
]


@pytest.mark.parametrize(("title", "scale", "number", "peer"), PEERS, ids=lambda each: str(each))
def test_pokerkit_ranks_in_the_same_order(title: str, scale: Scale, number: int, peer: Any) -> None:
    rng = random.Random(title)
    deck = full_deck()
    hands = [rng.sample(deck, number) for _ in range(4_000 if number == 5 else 300)]
    theirs = [peer.from_game_or_none(show(hand).replace(" ", "")) for hand in hands]
    compare([scale.value(hand) for hand in hands], theirs)


@pytest.mark.parametrize(
    ("scale", "peer"),
    [(HIGH, pokerkit.OmahaHoldemHand), (EIGHT_OR_BETTER, pokerkit.OmahaEightOrBetterLowHand)],
)
def test_pokerkit_agrees_on_two_and_three(scale: Scale, peer: Any) -> None:
    rng = random.Random(4)
    omaha = use(exactly(2, "hole"), exactly(3, "board"))
    deals = [rng.sample(full_deck(), 9) for _ in range(200)]
    ours = [omaha.value(scale, {"hole": deal[:4], "board": deal[4:]}) for deal in deals]
    theirs = [
        peer.from_game_or_none(show(deal[:4]).replace(" ", ""), show(deal[4:]).replace(" ", ""))
        for deal in deals
    ]
    compare(ours, theirs)


def compare(ours: list[int], theirs: list[Any]) -> None:
    """The same order between neighbours; None, 0: does not qualify."""
    less: Callable[[Any, Any], bool] = lambda a, b: b is not None and (a is None or a < b)  # noqa: E731
    for (mine, next_mine), (other, next_other) in zip(
        pairwise(ours), pairwise(theirs), strict=True
    ):
        assert (mine < next_mine) == less(other, next_other)
        assert (mine > next_mine) == less(next_other, other)
