"""Wild cards as records and rulings name them: whole ranks, and cards that are wild alone."""

from __future__ import annotations

from functools import lru_cache

from pokerrules.cards import SUITS, Card, rank_name
from pokerrules.finding import listed

NOTHING: frozenset[Card] = frozenset()


@lru_cache(maxsize=256)
def wild_cards(ranks: frozenset[int]) -> frozenset[Card]:
    """All cards of these ranks; a card that nobody has seen has none, and makes nothing wild."""
    seen = filter(None, ranks)
    return frozenset(Card("23456789TJQKA"[rank - 2] + suit) for rank in seen for suit in SUITS)


def whole_ranks(cards: frozenset[Card]) -> frozenset[int]:
    """The ranks of which every card is wild."""
    return frozenset(
        rank for rank in {card.rank for card in cards if card.rank} if whole(rank) <= cards
    )


def whole(rank: int) -> frozenset[Card]:
    """All cards of a rank."""
    return wild_cards(frozenset({rank}))


def are_wild(cards: frozenset[Card]) -> str:
    """The wild cards as a sentence: ``sevens and kings are wild``, ``2c is wild``."""
    one = not cards or (len(cards) == 1)
    return f"{said(cards)} {'is' if one else 'are'} wild"


def said(cards: frozenset[Card]) -> str:
    """The wild cards as a claim names them: whole ranks by name, others one by one.

    Example:
        >>> said(wild_cards(frozenset({7})) | {Card("X2")}), said(frozenset())
        ('sevens and X2', 'nothing')
    """
    return listed(wild_names(cards)) or "nothing"


def wild_names(cards: frozenset[Card]) -> list[str]:
    """Whole ranks by their names, then the cards that are wild alone."""
    ranks = whole_ranks(cards)
    single = sorted(card for card in cards if card.rank not in ranks)
    return [*(rank_name(rank, plural=True) for rank in sorted(ranks)), *map(str, single)]


def ranks_said(ranks: frozenset[int]) -> str:
    """The ranks as a claim names them: ``sevens and kings``, ``nothing``.

    Examples:
        >>> ranks_said(frozenset({13, 7})), ranks_said(frozenset())
        ('sevens and kings', 'nothing')
    """
    return listed([rank_name(rank, plural=True) for rank in sorted(ranks)]) or "nothing"
