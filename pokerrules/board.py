"""How shared cards lie on the table, and which of them lie in a line.

A board is a value: its places in the order in which they are named, and the lines (floors, arcs,
arms) whose cards may be used together. The page draws it by its shape.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pokerrules.cards import Card


class Line(NamedTuple):
    """Places that lie together: the kind of line, its name among its kind, its places in order."""

    kind: str
    name: str
    places: tuple[str, ...]


class Board(NamedTuple):
    """The places for shared cards.

    `shape` says how they lie: ``row``, ``H``, ``circle`` or ``cross``. In a row places are
    numbered and a record names only the cards.
    """

    shape: str
    places: tuple[str, ...]
    lines: tuple[Line, ...] = ()

    @property
    def named(self) -> bool:
        """Whether a record says for each card where it lies."""
        return self.shape != "row"


def row(n: int) -> Board:
    """So many cards side by side, the first turned at the left."""
    return Board("row", tuple(str(i) for i in range(1, n + 1)))


NO_BOARD = Board("row", ())

H = Board(
    "H",
    ("top-left", "left", "bottom-left", "centre", "top-right", "right", "bottom-right"),
    (
        Line("floor", "top", ("top-left", "centre", "top-right")),
        Line("floor", "middle", ("left", "centre", "right")),
        Line("floor", "bottom", ("bottom-left", "centre", "bottom-right")),
    ),
)
"""Two columns of three and one card between them, which can stand on any of the three floors."""

CLOCK = ("12", "2", "4", "6", "8", "10")

CIRCLE = Board(
    "circle",
    CLOCK,
    tuple(
        Line("arc", "-".join(arc), arc)
        for arc in ((*CLOCK, *CLOCK)[i : i + 3] for i in range(len(CLOCK)))
    ),
)
"""Six cards at the even hours; three neighbours are an arc, across twelve o'clock as well."""

CROSS = Board(
    "cross",
    ("top", "right", "bottom", "left", "centre"),
    (
        Line("arm", "across", ("left", "centre", "right")),
        Line("arm", "upright", ("top", "centre", "bottom")),
    ),
)
"""Five cards in a cross, whose two arms have the centre in common."""


def on_lines(board: Board, lies: Mapping[str, Card]) -> dict[str, tuple[Card, ...]]:
    """The cards on each line, by ``kind:name``, as far as they have been turned."""
    return {
        f"{line.kind}:{line.name}": tuple(lies[place] for place in line.places if place in lies)
        for line in board.lines
    }


CELLS = {
    "top-left": (1, 1),
    "top": (1, 2),
    "top-right": (1, 3),
    "left": (2, 1),
    "centre": (2, 2),
    "right": (2, 3),
    "bottom-left": (3, 1),
    "bottom": (3, 2),
    "bottom-right": (3, 3),
    "12": (1, 2),
    "2": (2, 3),
    "4": (3, 3),
    "6": (4, 2),
    "8": (3, 1),
    "10": (2, 1),
}
"""Where a named place lies: its row and its column, of three."""
