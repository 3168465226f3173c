"""How many hands of each kind there are among all that can be dealt.

A few cards, or any number when asked to, are simply all dealt. Else it goes by symmetry: hands with the same ranks are worth
the same unless they hold a flush, so it takes one of each pattern, times the number of ways to
deal it; the hands in which one suit is long enough for a flush are then dealt one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import combinations
from math import comb

from pokerrules.cards import Card, full_deck
from pokerrules.counting import PATTERN
from pokerrules.ranking import High
from pokerrules.scale import Scale

Values = Counter[int]


def by_category(scale: Scale, values: Values) -> dict[str, int]:
    """Kinds of hands and how often they come; values that do not qualify are left out."""
    found: Counter[str] = Counter()
    for value, number in values.items():
        if value:
            found[scale.read(value)[0]] += number
    return dict(found)


def tally(
    scale: Scale,
    cards: int,
    wild: Collection[Card] = (),
    jokers: int = 0,
    one_by_one: bool = False,
) -> Values:
    """What all hands of so many cards are worth, `wild` cards and jokers being wild."""
    deck = [card for card in full_deck() if card not in wild]
    wilds = len(wild) + jokers
    values: Values = Counter()
    for number in range(min(wilds, cards) + 1):
        for value, times in _natural(scale, deck, cards - number, number, one_by_one).items():
            values[value] += times * comb(wilds, number)
    return values


def _natural(scale: Scale, deck: list[Card], cards: int, wild: int, one_by_one: bool) -> Values:
    needed = scale.size - wild
    flushes = (
        any("flush" in name for name in scale.order) if isinstance(scale, High) else needed == 5
    )
    if one_by_one or (flushes and 2 * needed <= cards):  # else two suits could be long enough
        return Counter(scale.judge(total + wild) for total in _sums(deck, cards))
    values: Values = Counter()
    for pattern, ways in patterns(deck, cards):
        values[scale.judge(pattern + wild)] += ways
    if flushes:
        _correct(values, scale, deck, cards, wild)
    return values


def _sums(deck: list[Card], cards: int) -> Iterator[int]:
    return map(sum, combinations([card.bits for card in deck], cards))


def patterns(deck: list[Card], cards: int) -> Iterator[tuple[int, int]]:
    """Each pattern of ranks that can be dealt, and in how many ways."""
    there = Counter(card.rank for card in deck)

    def deal(ranks: list[int], left: int) -> Iterator[tuple[int, int]]:
        if not ranks:
            if left == 0:
                yield 0, 1
            return
        rank, *others = ranks
        for number in range(min(there[rank], left) + 1):
            for pattern, ways in deal(others, left - number):
                yield pattern + (number << 4 * rank), ways * comb(there[rank], number)

    return deal(sorted(there), cards)


def _correct(values: Values, scale: Scale, deck: list[Card], cards: int, wild: int) -> None:
    """Moves the hands with a long suit from what their ranks are worth to what they are."""
    suits = [[card for card in deck if card.suit == suit] for suit in "cdhs"]
    alike = len({tuple(card.rank for card in suit) for suit in suits}) == 1
    for suit in suits[:1] if alike else suits:
        others = [card for card in deck if card not in suit]
        for long in range(scale.size - wild, cards + 1):
            rest = list(_sums(others, cards - long))
            for total in _sums(suit, long):
                for each in rest:
                    hand = total + each + wild
                    values[scale.judge(hand & PATTERN)] -= 4 if alike else 1
                    values[scale.judge(hand)] += 4 if alike else 1


def five_in_suit(scale: Scale, cards: int, category: str) -> int:
    """How many hands of up to ten cards hold the category within one suit."""
    good = {
        long: sum(
            scale.read(scale.judge(total))[0] == category
            for total in _sums([card for card in full_deck() if card.suit == "s"], long)
        )
        for long in range(5, min(cards, 13) + 1)
    }
    once = 4 * sum(number * comb(39, cards - long) for long, number in good.items())
    twice = comb(4, 2) * good[5] ** 2 if cards == 10 else 0
    return once - twice
