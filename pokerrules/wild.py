"""Which cards are wild: rules as values, each of which answers for the cards that lie there now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pokerrules.cards import SUITS, Card, rank_name

NOTHING: frozenset[Card] = frozenset()


class WildRanks(NamedTuple):
    """Every card of these ranks, always."""

    ranks: tuple[int, ...]
    rule: str

    def now(self, board: Mapping[str, Card]) -> frozenset[int]:
        """The wild ranks, as the board lies."""
        return frozenset(self.ranks)

    def __str__(self) -> str:
        return ranks_said(frozenset(self.ranks))


class LowestOnBoard(NamedTuple):
    """The lowest rank on the board, and every card of that rank; the ace is high.

    It changes when a lower card is turned; a deuce settles it.
    """

    rule: str

    def now(self, board: Mapping[str, Card]) -> frozenset[int]:
        """The wild ranks, as the board lies."""
        return frozenset({min(card.rank for card in board.values())}) if board else frozenset()

    def __str__(self) -> str:
        return "the lowest rank on the board (the ace is high)"


class RankAt(NamedTuple):
    """The rank of the card at one place of the board, once it has been turned."""

    place: str
    rule: str

    def now(self, board: Mapping[str, Card]) -> frozenset[int]:
        """The wild ranks, as the board lies."""
        return frozenset({board[self.place].rank}) if self.place in board else frozenset()

    def __str__(self) -> str:
        where = (
            f"card {self.place} of the row" if self.place.isdigit() else f"the {self.place} card"
        )
        return f"{where}, and all of its rank"


WildRule = WildRanks | LowestOnBoard | RankAt


def wild_cards(ranks: frozenset[int]) -> frozenset[Card]:
    """All cards of these ranks."""
    return frozenset(Card("23456789TJQKA"[rank - 2] + suit) for rank in ranks for suit in SUITS)


def ranks_said(ranks: frozenset[int]) -> str:
    """The ranks as a claim names them: ``sevens and kings``, ``nothing``.

    Examples:
        >>> ranks_said(frozenset({13, 7})), ranks_said(frozenset())
        ('sevens and kings', 'nothing')
    """
    names = [rank_name(rank, plural=True) for rank in sorted(ranks)]
    if not names:
        return "nothing"
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))
