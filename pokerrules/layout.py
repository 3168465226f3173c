"""From what a hand is worth back to cards: which ones play, and what wild cards stand for."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from pokerrules.cards import RANKS, Card

ACE = 14
BY_SUIT = "shdc*"  # among cards of one rank; it never decides a pot, only what is shown

GROUPS = {
    "five of a kind": (5,),
    "four of a kind": (4,),
    "full house": (3, 2),
    "three of a kind": (3,),
    "two pair": (2, 2),
    "pair": (2,),
}
"""How many cards of each rank a category names; the ranks behind them are single cards."""

ONE_SUIT = frozenset({"flush", "straight flush", "royal flush"})


class Play(NamedTuple):
    """One way to lay out a hand."""

    cards: tuple[Card, ...]
    stands: dict[Card, Card]
    """For each wild card that plays, the card it stands for."""

    @property
    def wild_used(self) -> int:
        """How many wild cards stand for another card; one that plays as itself does not count."""
        return sum(card is not other for card, other in self.stands.items())

    @property
    def suits(self) -> set[str]:
        """The suits of the cards as they are played."""
        return {self.stands.get(card, card).suit for card in self.cards}

    def preference(self) -> tuple[int, int, list[tuple[int, int, str]]]:
        """The smallest is played: fewest wild cards, then the highest cards held."""
        return self.wild_used, len(self.stands), [_height(card) for card in highest(self.cards)]


def _height(card: Card) -> tuple[int, int, str]:
    return -card.rank, BY_SUIT.find(card.suit), card.text


def highest(held: Collection[Card]) -> list[Card]:
    """Cards sorted, the highest first."""
    return sorted(held, key=_height)


def needed_ranks(category: str, ranks: tuple[int, ...], size: int) -> list[int]:
    """The rank of each card in the hand, most significant first.

    Examples:
        >>> needed_ranks("full house", (13, 4), 5), needed_ranks("straight", (5,), 5)
        ([13, 13, 13, 4, 4], [5, 4, 3, 2, 14])
    """
    if category in ("straight", "straight flush", "royal flush"):
        ranks = tuple(range(ranks[0], ranks[0] - size, -1))
    groups = (*GROUPS.get(category, ()), *([1] * size))
    needed = [rank for rank, many in zip(ranks, groups, strict=False) for _ in range(many)]
    return [rank if rank > 1 else ACE for rank in needed]


def lay_out(
    needed: list[int], category: str, held: Collection[Card], wild: Collection[Card]
) -> Play:
    """The preferred way to lay the needed ranks out, in one suit if the category wants it."""
    suits = BY_SUIT[:4] if category in ONE_SUIT else ("",)
    plays = (_in_suit(needed, suit, held, wild) for suit in suits)
    return min((play for play in plays if play), key=Play.preference)


def _in_suit(
    needed: list[int], suit: str, held: Collection[Card], wild: Collection[Card]
) -> Play | None:
    """First natural cards, then wild cards that can play as themselves, last wild cards as such."""
    natural = [card for card in highest(held) if card not in wild]
    wilds = [card for card in highest(held) if card in wild]
    places = [_take(natural, rank, suit) for rank in needed]
    places = [card or _take(wilds, rank, suit) for card, rank in zip(places, needed, strict=True)]
    played = [card for card in places if card]
    stands = {card: card for card in played if card in wild}
    for place, rank in enumerate(needed):
        if not places[place]:
            if not wilds:
                return None
            card = places[place] = wilds.pop(0)
            stands[card] = _stand_in(rank, suit, [*played, *stands.values()])
    return Play(tuple(card for card in places if card), stands)


def _take(free: list[Card], rank: int, suit: str) -> Card | None:
    """Takes a card of the rank (and of the suit, if one is given) from those that are free."""
    for card in free:
        if card.rank == rank and card.suit.startswith(suit):
            free.remove(card)
            return card
    return None


def _stand_in(rank: int, suit: str, used: list[Card]) -> Card:
    """A card of the rank for a wild card to be: one the hand lacks, and no flush by accident."""
    suits = {card.suit for card in used}
    wanted = suit or BY_SUIT[:4]
    options = [Card(RANKS[rank] + each) for each in wanted]
    lacking = [card for card in options if card not in used and suits != {card.suit}]
    return (lacking or options)[0]


def off_suit(play: Play, held: Collection[Card], wild: Collection[Card]) -> Play:
    """The same ranks with one card changed, so that a low hand is no flush."""
    return min(_swaps(play, highest(held), wild), key=Play.preference)


def _swaps(play: Play, held: list[Card], wild: Collection[Card]) -> Iterator[Play]:
    spare = [card for card in held if card not in play.cards]
    for place, out in enumerate(play.cards):
        other = _stand_in(out.rank, "", [*play.cards])
        for card in [*spare, out]:
            cards = (*play.cards[:place], card, *play.cards[place + 1 :])
            stands = {each: each for each in cards if each in wild}
            if card.rank == out.rank and card is not out:
                yield Play(cards, stands)
            elif card in wild:
                yield Play(cards, {**stands, card: other})
