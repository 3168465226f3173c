"""What lies on the table at the showdown: the same for a whole record and for a short one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from pokerrules.board import on_lines
from pokerrules.cards import UNKNOWN, Card
from pokerrules.finding import Problem, counted
from pokerrules.game import Game
from pokerrules.ruling import Entrant
from pokerrules.view import Fallen, View
from pokerrules.wild import NOTHING

TABLE = "Table"
"""The name of the hand that belongs to nobody."""


class Lies(NamedTuple):
    """What is one player's.

    Attributes:
        up: his upcards, in the order in which they fell.
        down: his other cards, those turned up at the showdown among them.
        laid: the discards that lie face up before him, for others to use.
        shared: what he has pushed to the middle.
        declared: the directions he declared, None before.
        folded: whether he is out.
    """

    up: Sequence[Card]
    down: Sequence[Card]
    laid: Sequence[Card] = ()
    shared: Sequence[Card] = ()
    declared: tuple[str, ...] | None = None
    folded: bool = False

    @property
    def own(self) -> tuple[Card, ...]:
        """All the cards he holds, upcards first."""
        return (*self.up, *self.down)


def view_of(
    players: Mapping[str, Lies],
    board: Mapping[str, Card],
    fallen: Sequence[Fallen],
    showdown: bool = False,
) -> View:
    """What rules about cards look at."""
    up = [card for lies in players.values() for card in lies.up]
    down = [card for lies in players.values() for card in lies.down]
    return View(board, fallen, up, down, showdown)


def entrants(
    game: Game, players: Mapping[str, Lies], view: View, table: Sequence[Card] = ()
) -> tuple[Entrant, ...]:
    """All hands as the showdown sees them, from the dealer's left; the table's own hand last."""
    wild, board = game.wild.cards(view) if game.wild else NOTHING, view.board
    found = [
        Entrant(name, groups(game, name, players, board, wild), lies.declared, lies.folded, wild)
        for name, lies in players.items()
    ]
    if game.table_hand:
        house = {TABLE: Lies((), table or (UNKNOWN,) * game.table_hand.cards)}
        held = groups(game, TABLE, {**players, **house}, board, wild)
        found.append(Entrant(TABLE, held, game.table_hand.contests, False, wild, True))
    return tuple(found)


def groups(
    game: Game,
    name: str,
    players: Mapping[str, Lies],
    board: Mapping[str, Card],
    wild: frozenset[Card] = NOTHING,
) -> dict[str, tuple[Card, ...]]:
    """The cards that a player might use, by the names that selections know them by.

    Groups in which nothing lies are left out, and so is a joker that is not wild: it is dead.
    """
    found: dict[str, tuple[Card, ...]] = {
        "own": tuple(c for c in players[name].own if c.suit != "*" or c in wild),
        "board": tuple(board[place] for place in game.board.places if place in board),
        **on_lines(game.board, board),
        "shared": tuple(card for lies in players.values() for card in lies.shared),
    }
    for other, lies in players.items():
        if other != name:
            found[f"pair:{other}"] = tuple(lies.laid)
    return {group: cards for group, cards in found.items() if cards}


def no_table_hand(game: Game, before: Sequence[Card]) -> Problem | None:
    """Why no hand that belongs to nobody can be turned up (any more), if so."""
    if game.table_hand is None:
        return Problem(
            f"the table has no hand in {game.name} unless the house rules give it one",
            "records/house-rules",
        )
    if before:
        rule = game.full_id(game.table_hand.rule)
        return Problem("the table's hand has been turned up already", rule)
    return None


def wrong_table_hand(game: Game, cards: Sequence[Card]) -> Iterator[Problem]:
    """Whether the hand that belongs to nobody has as many cards as it should."""
    house = game.table_hand
    if len(cards) != house.cards:
        yield Problem(
            f"the table has {counted(house.cards)}, not {len(cards)}", game.full_id(house.rule)
        )


def unseen_table_hand(game: Game) -> Problem:
    """There is no verdict while the hand that belongs to nobody is unknown."""
    house = game.table_hand
    cards = " ".join(["9c", "9d", "9h", "4s", "2c"][: house.cards])
    return Problem(
        f"the table's hand is not known; write '{TABLE}: {cards}'", game.full_id(house.rule)
    )
