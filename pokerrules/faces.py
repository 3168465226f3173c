"""How many cards a hand has, and how many of them lie face up and face down, in a short record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pokerrules.cards import UNKNOWN, Card
from pokerrules.finding import Problem, counted
from pokerrules.game import Game
from pokerrules.level import breaking
from pokerrules.notation import Holding
from pokerrules.procedure import Deal, Draw
from pokerrules.wild import by_face, by_order

ACE = 14


class Span(NamedTuple):
    """At least and at most so many."""

    least: int
    most: int

    def plus(self, least: int, most: int) -> Span:
        """So many more, or fewer; never less than none."""
        return Span(max(0, self.least + least), max(0, self.most + most))

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.least <= number <= self.most

    def __str__(self) -> str:
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most}"


class Size(NamedTuple):
    """How many cards a hand has in all, face up and face down."""

    whole: Span
    up: Span
    down: Span


def hand_size(game: Game, up: Sequence[Card], common: int = 0) -> Size:
    """How large a hand with these upcards is at the showdown, step by step of the deal.

    Each of so many `common` cards stands for one of everybody's own, up or down.
    """
    size = Size(Span(0, 0), Span(0, 0), Span(0, 0))
    later = breaking(game)  # What is turned up because it scores is told on lines of its own.
    for step in (step for step in game.at({}).steps if step not in later):
        if isinstance(step, Draw):
            size = _drawn(size, step)
        elif hasattr(step, "faces"):
            size = _more(size, *step.faces)
    for trigger in game.triggers:
        size = _more(size, (0, 0), trigger.adds(up))
    return _fewer(size, game, min(common, len(game.common_steps))) if common else size


def _fewer(size: Size, game: Game, common: int) -> Size:
    up, down = (
        min(common, sum(step.n for step in game.common_steps if step.up == face))
        for face in (True, False)
    )
    whole = size.whole.plus(-common, -common)
    return Size(whole, size.up.plus(-up, 0), size.down.plus(-down, 0))


def _more(size: Size, up: tuple[int, int], down: tuple[int, int]) -> Size:
    whole = size.whole.plus(up[0] + down[0], up[1] + down[1])
    return Size(whole, size.up.plus(*up), size.down.plus(*down))


def _drawn(size: Size, step: Draw) -> Size:
    """A draw leaves the number as it is; the new cards all have one face."""
    most = int(step.most.most)
    if step.up:
        return Size(size.whole, size.up.plus(0, most), size.down.plus(-most, 0))
    thrown = min(most, size.up.most)
    return Size(size.whole, size.up.plus(-thrown, 0), size.down.plus(0, thrown))


def wrong_faces(game: Game, line: Holding, common: int = 0) -> Iterator[Problem]:
    """What is wrong with the number of a hand's cards, or of those that lie face up or down.

    Who has folded may have got fewer, or have given away fewer. Where it makes no difference
    which cards lie face up, a record need not say so.
    """
    told = any(face is not None for face in line.up)
    up = [card for card, face in zip(line.cards, line.up, strict=True) if face]
    if not told and (by_face(game.wild) or breaking(game)):
        some = " ".join(map(str, line.cards[:2]))
        yield Problem(
            f"in {game.name} it counts which cards lie face up; put {line.who}'s downcards in brackets: '({some}) …'",
            "records/brackets",
        )
    elif UNKNOWN in up and by_order(game.wild):
        yield upcard_unknown(line.who)
    elif not line.folded:
        size = hand_size(game, up, common)
        wrong = [*_wrong_size(game, line, size, len(up) if told else None)]
        yield from wrong or (_no_ace(game, line) if told else ())


def upcard_unknown(name: str) -> Problem:
    """That an upcard must be named, since it decides what is wild."""
    return Problem(
        f"an upcard of {name} is not told, and on upcards it depends what is wild; name it",
        "records/unseen",
    )


def _wrong_size(game: Game, line: Holding, size: Size, up: int | None) -> Iterator[Problem]:
    count = len(line.cards)
    if count not in size.whole:
        what = f"{line.who} has {counted(count)}; in {game.name} it is {size.whole}"
        yield Problem(what, "dealing/how-many")
    elif up is not None and up not in size.up:
        what = f"{up} of {line.who}'s cards lie face up; in {game.name} it is {size.up}"
        yield Problem(f"{what} (cards in brackets lie face down)", "records/brackets")
    elif up is not None and count - up not in size.down:
        what = f"{count - up} of {line.who}'s cards lie face down; in {game.name} it is {size.down}"
        yield Problem(what, "records/brackets")


def _no_ace(game: Game, line: Holding) -> Iterator[Problem]:
    """Whether so many cards have come in a draw that he must have kept an ace, and has none."""
    draws = [step for step in game.steps if isinstance(step, Draw) and step.most.with_ace]
    if len(draws) != 1:
        return
    draw = draws[0]
    dealt = sum(s.n for s in game.steps if isinstance(s, Deal) and s.up == draw.up)
    drawn = line.up.count(draw.up) - dealt
    # Where none was dealt that way, all that lie so are new, and an ace among them was not kept.
    old = [c for c, up in zip(line.cards, line.up, strict=True) if dealt or up != draw.up]
    if draw.most.cards < drawn <= draw.most.most and all(card.rank != ACE for card in old):
        face = "up" if draw.up else "down"
        yield Problem(
            f"with so many cards face {face} {line.who} has drawn {drawn}, and kept no ace",
            game.full_id(draw.most.with_ace.rule or draw.rule),
        )
