"""How many cards a hand has, and how many of them lie face up, in a short record."""

from __future__ import annotations

from collections.abc import Iterator

from pokerrules.finding import Problem, counted
from pokerrules.game import Game
from pokerrules.notation import Holding
from pokerrules.wild import by_face

Range = tuple[int, int]


def wrong_faces(game: Game, line: Holding) -> Iterator[Problem]:
    """What is wrong with the number of a hand's cards, or of those that lie face up.

    Who has folded may have got fewer, or have given away fewer. Where it makes no difference which cards lie face up, a
    record need not say so.
    """
    told = any(face is not None for face in line.up)
    up, down = game.faces([card for card, face in zip(line.cards, line.up, strict=True) if face])
    whole = (up[0] + down[0], up[1] + down[1])
    if not _fits(len(line.cards), whole, line.folded):
        what = f"{line.who} has {counted(len(line.cards))}; in {game.name} it is {_said(whole)}"
        yield Problem(what, "dealing/how-many")
    elif told and not _fits(sum(map(bool, line.up)), up, line.folded):
        what = f"{sum(map(bool, line.up))} of {line.who}'s cards lie face up; in {game.name} it is {_said(up)}"
        yield Problem(f"{what}. Cards in brackets lie face down", "records/brackets")
    elif told and not _fits(len(line.up) - sum(map(bool, line.up)), down, line.folded):
        count = len(line.up) - sum(map(bool, line.up))
        what = f"{count} of {line.who}'s cards lie face down; in {game.name} it is {_said(down)}"
        yield Problem(what, "dealing/how-many")
    elif not told and by_face(game.wild):
        example = " ".join(map(str, line.cards[:2]))
        yield Problem(
            f"in {game.name} it counts which cards lie face up; put {line.who}'s downcards in brackets: '({example}) …'",
            "records/brackets",
        )


def _fits(number: int, span: Range, folded: bool) -> bool:
    return folded or span[0] <= number <= span[1]


def _said(span: Range) -> str:
    return str(span[0]) if span[0] == span[1] else f"{span[0]} to {span[1]}"
