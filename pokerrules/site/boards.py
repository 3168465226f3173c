"""Shared cards, drawn as they lie on the table: the H, the circle, the cross, the row.

Every place is there from the first card on, face down until its card is turned. The style sheet
puts each into its row and column by their classes; who hears the page hears the place's name.
"""

from __future__ import annotations

import xml.etree.ElementTree as etree

from pokerrules.board import CELLS, NO_BOARD, Board
from pokerrules.cards import Card
from pokerrules.game import Game
from pokerrules.notation import BoardLine, read
from pokerrules.procedure import TurnBoard
from pokerrules.record import Report, Row
from pokerrules.site import cards
from pokerrules.site.drawing import add


class Lying:
    """The board of one record, as its lines turn it up."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.lies: dict[str, Card] = {}

    def lay(self, row: Row) -> BoardLine | None:
        """Lay the cards of a line on their places; None if it tells of no board that can be drawn."""
        line = read(row.text, ()) if row.kind == "board" else None
        if (
            not isinstance(line, BoardLine)
            or line.key in ("Table", "Unseen")
            or not self.board.places
        ):
            return None
        free = [place for place in self.board.places if place not in self.lies]
        for place, card in zip(line.places or free, line.cards, strict=False):
            self.lies[place] = card
        return line

    def draw(self, parent: etree.Element, line: BoardLine) -> None:
        """The whole board; what this line has just turned is marked where more lies there."""
        box = add(parent, "div", class_=_board(self.board), role="list")
        partly = set(self.lies.values()) != set(line.cards)
        for place in self.board.places:
            card = self.lies.get(place)
            at = _place(box, self.board, place, bool(card))
            if card is None:
                add(at, "span", "\N{NO-BREAK SPACE}", class_="card down")
                continue
            at.append(cards.element(card))
            if partly and card in line.cards:
                at.set("class", f"{at.get('class')} new".strip())


def _board(board: Board) -> str:
    return f"places places-{board.shape.lower()}"


def _cell(place: str) -> str:
    """Where a place lies, as classes: three columns, and as many rows as there are."""
    row, column = CELLS[place]
    return f"r{row} c{column}"


def _place(box: etree.Element, board: Board, place: str, told: bool = True) -> etree.Element:
    """A place with its name, if it has one; a screen reader hears of it if there is something."""
    at = add(box, "div", class_=_cell(place) if board.named else "")
    at.set(*(("role", "listitem") if told else ("aria-hidden", "true")))
    if board.named:
        add(at, "small", place.replace("-", " ")).tail = " "
    return at


def plan(game: Game) -> etree.Element:
    """The board of a game before anything is turned: at each place, which turn it waits for."""
    box = etree.Element("div", {"class": _board(game.board), "role": "list"})
    turns = [step for step in game.at({}).steps if isinstance(step, TurnBoard)]
    due = dict.fromkeys(game.board.places, "")
    free = list(due)
    for number, step in enumerate(turns, 1):
        for place in step.among or free[: step.n]:
            due[place] = f"{due[place]} or {number}" if due[place] else str(number)
        free = free[step.n :]
    for place, which in due.items():
        add(_place(box, game.board, place), "span", which, class_="card down")
    return box


def of(report: Report) -> Lying:
    """The board of the game that a record tells of, with nothing on it yet."""
    return Lying(report.setting.game.board if report.setting else NO_BOARD)
