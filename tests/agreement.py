"""The engine and the brute force side by side, on random hands with wild cards."""

from __future__ import annotations

import random
from collections.abc import Collection
from itertools import combinations
from typing import Any

from pokerrules.cards import Card, full_deck, show
from pokerrules.hands import Hand
from pokerrules.lows import Low
from pokerrules.ranking import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    BOOK_THREE,
    CASINO_THREE,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    FIVE_UNDER_STRAIGHT_FLUSH,
    HIGH,
    NO_STRAIGHTS_NO_FLUSHES,
    ONLY_ROYAL_ABOVE_FIVE,
    STANDARD,
)
from tests.brute import brute_high, brute_low

HIGH_OPTIONS: list[dict[str, Any]] = [
    {},
    {"double_ace_flush": True},
    {"order": FIVE_UNDER_STRAIGHT_FLUSH},
    {"order": ONLY_ROYAL_ABOVE_FIVE},
    {"order": NO_STRAIGHTS_NO_FLUSHES},
    {"order": STANDARD[:-1]},  # no five of a kind, so that wild cards can be left over
    {"wheel_second": True},
    {"aces": "high"},
    {"aces": "low"},
    {"bug": True},
    {"size": 3, "order": NO_STRAIGHTS_NO_FLUSHES},
    {"size": 3, "order": CASINO_THREE},
    {"size": 3, "order": BOOK_THREE},
    {"size": 2, "order": NO_STRAIGHTS_NO_FLUSHES},
]
LOWS: list[tuple[Low, dict[str, Any]]] = [
    (ACE_TO_FIVE, {"ace": 1, "counts_against": False}),
    (ACE_TO_SIX, {"ace": 1, "counts_against": True}),
    (DEUCE_TO_SEVEN, {"ace": 14, "counts_against": True}),
    (EIGHT_OR_BETTER, {"ace": 1, "counts_against": False, "qualifier": 8}),
]

DECK = full_deck(jokers=2)
JOKERS = frozenset(DECK[52:])

Deal = tuple[tuple[Card, ...], frozenset[Card]]


def random_deal(rng: random.Random, most: int = 7) -> Deal:
    """Up to `most` cards, with up to four of them wild; a joker is always wild."""
    wild_number = rng.choice([0, 1, 1, 2, 2, 3, 4])
    held = rng.sample(DECK, rng.randint(max(1, wild_number), most))
    wild = JOKERS.intersection(held) | {*held[:wild_number]}
    return tuple(rng.sample(held, len(held))), frozenset(wild)


def check_high(held: Collection[Card], wild: Collection[Card], **options: Any) -> None:
    """One high scale agrees, and its hand is made of the cards held."""
    scale = HIGH._replace(**options)
    hand = scale.best(held, wild)
    assert hand is not None
    _, name, ranks = brute_high(held, wild, **options)
    assert (hand.category, hand.ranks) == (name, ranks), (show(held), show(wild), options)
    check_cards(hand, held, wild)


def check_low(index: int, held: Collection[Card], wild: Collection[Card]) -> None:
    """One low scale agrees."""
    scale, options = LOWS[index]
    hand, expected = scale.best(held, wild), brute_low(held, wild, **options)
    assert (hand is None) == (expected is None), (scale, show(held), show(wild))
    if hand and expected:
        assert (hand.category, hand.ranks) == expected[1:], (scale, show(held), show(wild))
        check_cards(hand, held, wild)


def check_fewest_wild(held: Collection[Card], wild: Collection[Card]) -> None:
    """The hand shown uses as few wild cards as any equal hand: the others may play as themselves."""
    hand = HIGH.best(held, wild)
    assert hand is not None
    used = sum(card is not stands for card, stands in hand.stands.items())
    in_hand = [card for card in held if card in wild]
    enough = next(
        number
        for number in range(len(in_hand) + 1)
        for played_wild in combinations(in_hand, number)
        if HIGH.value(held, played_wild) == hand.value
    )
    assert used == enough, (show(held), show(wild))
    first = HIGH._replace(natural_beats_wild=True)
    assert first.value(held) - first.value(held, wild) == used or HIGH.value(held) != hand.value


def check_cards(hand: Hand, held: Collection[Card], wild: Collection[Card]) -> None:
    """What plays was held, once each; the cards as they are played, none wild, are the same hand.

    Five of a kind and a second ace in a flush cannot be made of natural cards.
    """
    assert {*hand.cards} <= {*held}
    assert len({*hand.cards}) == len(hand.cards) == min(len(held), hand.scale.size)
    assert {*hand.stands} == {*wild} & {*hand.cards}
    played = [hand.stands.get(card, card) for card in hand.cards]
    if len({*played}) == len(played) and hand.category != "five of a kind":
        again = hand.scale.best(played)
        assert again is not None
        assert (again.category, again.ranks) == (hand.category, hand.ranks)


def check(number: int, seed: int) -> int:
    """So many random deals, each on one high scale and one low scale in turn."""
    rng = random.Random(seed)
    for turn in range(number):
        held, wild = random_deal(rng)
        check_high(held, wild, **HIGH_OPTIONS[turn % len(HIGH_OPTIONS)])
        check_low(turn % len(LOWS), held, wild)
        check_fewest_wild(held, wild)
    return number
