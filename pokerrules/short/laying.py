"""Lines of cards for all in a short record: the board, what lies beside it, the table's hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import UNKNOWN
from pokerrules.finding import Problem, counted
from pokerrules.game import Game
from pokerrules.lying import no_table_hand, too_many_aside, wrong_table_hand
from pokerrules.notation import ASIDE, BoardLine
from pokerrules.procedure import TurnBoard
from pokerrules.shown import wrong_left_over
from pokerrules.view import COMMON, MIDDLE

if TYPE_CHECKING:
    from pokerrules.short.table import ShortTable


def lay(table: ShortTable, line: BoardLine) -> Iterator[Problem]:
    """Cards lie there for all; what is wrong with them."""
    if line.key == "Table":
        yield from _table_hand(table, line)
        return
    yield from table.each_once(line.cards, "the board")
    if line.key in ASIDE:
        yield from _aside(table, line)
    elif line.key == "Unseen":
        table.left_over += line.cards
        yield from wrong_left_over(table.game, line)
    elif table.game.board.places:
        yield from _board(table, line)
    else:
        yield Problem(f"there is no board in {table.game.name}", "records/short")


def _board(table: ShortTable, line: BoardLine) -> Iterator[Problem]:
    """Cards of the board, all at once or as they came."""
    board = table.game.board
    rule = board_rule(table.game)
    free = [place for place in board.places if place not in table.board]
    if board.named and not line.places and free:
        lie = ", ".join(f"{place} {card}" for place, card in zip(free, line.cards, strict=False))
        yield Problem(f"say where the cards lie; this is read as 'Board: {lie}'", rule)
    for place, card in zip(line.places or free, line.cards, strict=False):
        if place not in board.places:
            yield Problem(f"there is no place '{place}'; there is {', '.join(board.places)}", rule)
        elif place in table.board:
            yield Problem(f"at {place} lies {table.board[place]} already", rule)
        else:
            table.board[place] = card
    if not line.places and len(line.cards) > len(free):
        yield Problem(f"the board has {counted(len(board.places))}, no more", rule)


def _aside(table: ShortTable, line: BoardLine) -> Iterator[Problem]:
    """Cards turned up for all while others were dealt, in the order in which they came."""
    if line.key not in table.game.asides:
        yield Problem(f"there is no '{line.key}:' in {table.game.name}", "records/short")
        return
    if line.key == MIDDLE and UNKNOWN in line.cards[-1:]:
        why = "the card on top in the middle is seen by all; write which it is"
        yield from table.spoils([Problem(why, "records/unseen")])
    if line.key == COMMON and table.hands:
        why = "a common card stands above the hands, which are smaller by it"
        yield from table.spoils([Problem(why, "dealing/common-card")])
    table.aside[line.key] += line.cards
    yield from table.spoils(too_many_aside(table.game, line.key, table.aside))


def _table_hand(table: ShortTable, line: BoardLine) -> Iterator[Problem]:
    """The cards of the hand that belongs to nobody."""
    refused = no_table_hand(table.game, table.table)
    if refused is not None:
        yield refused
        return
    yield from table.each_once(line.cards, "the table")
    yield from wrong_table_hand(table.game, line.cards)
    table.table = line.cards


def board_rule(game: Game) -> str:
    """The rule of the step that turns the last card of the board."""
    steps = [step for step in game.steps if isinstance(step, TurnBoard)]
    return game.full_id(steps[-1].rule) if steps else "records/short"
