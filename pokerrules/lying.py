"""What lies on the table at the showdown: the same for a whole record and for a short one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pokerrules.board import on_lines
from pokerrules.cards import Card
from pokerrules.game import Game
from pokerrules.ruling import Entrant
from pokerrules.wild import wild_cards

TABLE = "Table"
"""The name of the hand that belongs to nobody."""


class Lies(NamedTuple):
    """What is one player's.

    Attributes:
        own: the cards he holds, upcards first.
        laid: the discards that lie face up before him, for others to use.
        shared: what he has pushed to the middle.
        declared: the directions he declared, None before.
        folded: whether he is out.
    """

    own: Sequence[Card]
    laid: Sequence[Card] = ()
    shared: Sequence[Card] = ()
    declared: tuple[str, ...] | None = None
    folded: bool = False


def entrants(
    game: Game, players: Mapping[str, Lies], board: Mapping[str, Card], table: Sequence[Card] = ()
) -> tuple[Entrant, ...]:
    """All hands as the showdown sees them, from the dealer's left; the table's own hand last."""
    wild = wild_cards(game.wild.now(board)) if game.wild else frozenset()
    found = [
        Entrant(name, groups(game, name, players, board), lies.declared, lies.folded, wild)
        for name, lies in players.items()
    ]
    if game.table_hand:
        house = {TABLE: Lies(table)}
        held = groups(game, TABLE, {**players, **house}, board)
        found.append(Entrant(TABLE, held, game.table_hand.contests, False, wild, True))
    return tuple(found)


def groups(
    game: Game, name: str, players: Mapping[str, Lies], board: Mapping[str, Card]
) -> dict[str, tuple[Card, ...]]:
    """The cards that a player might use, by the names that selections know them by.

    Groups in which nothing lies are left out.
    """
    found: dict[str, tuple[Card, ...]] = {
        "own": tuple(players[name].own),
        "board": tuple(board[place] for place in game.board.places if place in board),
        **on_lines(game.board, board),
        "shared": tuple(card for lies in players.values() for card in lies.shared),
    }
    for other, lies in players.items():
        if other != name:
            found[f"pair:{other}"] = tuple(lies.laid)
    return {group: cards for group, cards in found.items() if cards}
