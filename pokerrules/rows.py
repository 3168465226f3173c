"""Rows of cards: what lies before a player at a showdown, as a form asks for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pokerrules.cards import Card
from pokerrules.faces import Span, hand_size
from pokerrules.game import Game
from pokerrules.level import breaking
from pokerrules.procedure import Deal, Discard, Draw, Kick, Share, Throw, TurnUp
from pokerrules.wild import by_face

DECK, OWN, AGAIN = "deck", "down", "again"
"""Where the cards of a row come from: the deck, the player's own downcards, the deck once more."""


class Row(NamedTuple):
    """Cards that lie together, in their order.

    Attributes:
        key: what the row is called in a filled form.
        label: what it is called at the table.
        least: how many cards it must have for a verdict.
        most: how many it can have.
        source: where they come from.
    """

    key: str
    label: str
    least: int
    most: int
    source: str = DECK


class Rows(NamedTuple):
    """What lies before one player: how many cards of his own in all, and the rows."""

    whole: Span
    rows: tuple[Row, ...]


def faces_told(game: Game) -> bool:
    """Whether the form asks which cards lie face up: where it counts, and wherever it is stud."""
    return counts(game) or any(
        isinstance(s, Kick) or getattr(s, "up", 0) is True for s in dealt(game)
    )


def counts(game: Game) -> bool:
    """Whether one must know which cards lie face up."""
    return by_face(game.wild) or bool(breaking(game))


def dealt(game: Game) -> Iterator[Deal | Kick]:
    yield from (step for step in game.steps if isinstance(step, (Deal, Kick)))


def street(game: Game) -> tuple[bool, ...]:
    """The faces of the cards in the order in which they are dealt, True: up."""
    each = (
        (isinstance(step, Kick) or bool(getattr(step, "up", 0)), int(step.n))
        for step in dealt(game)
    )
    return tuple(face for face, n in each for _ in range(n))


def rows_of(
    game: Game,
    up: Sequence[Card] = (),
    untold: bool = False,
    common: int = 0,
    turned: int = 0,
    thrown: bool = False,
) -> Rows:
    """What lies before a player.

    Args:
        game: with its options settled.
        up: the upcards he has so far.
        untold: whether his cards are told, and not which of them lie face up.
        common: how many cards stand for one of everybody's own.
        turned: how many he has turned up because they score.
        thrown: whether it is told what he has thrown away for good, which decides nothing.
    """
    size = hand_size(game, up, common)
    if untold or not faces_told(game):
        own = [Row("cards", "cards", *size.whole)]
    else:
        own = [Row("down", "face down", *size.down), Row("up", "face up", *size.up)]
    return Rows(size.whole, (*own, *_beside(game, turned, thrown)))


def _beside(game: Game, turned: int, thrown: bool) -> Iterator[Row]:
    """What he has given for others to use, and what counts besides his hand."""
    for kind, key in ((Discard, "discarded"), (Share, "shared")):
        due = sum(step.n for step in game.steps if isinstance(step, kind))
        if due:
            yield Row(key, key, due, due)
    gone = sum(_most_thrown(step) for step in game.steps)
    if thrown and gone:
        yield Row("discarded", "thrown away", 0, gone)
    turns = [step for step in breaking(game) if isinstance(step, TurnUp)]
    if turns:
        least = sum(step.n for step in turns if not step.tied)
        most = sum(step.n for step in turns)
        yield Row("turned", "turned up to score", least, most, OWN)
        if turned >= most:
            yield Row("drew", "drawn for high card", 0, most + 1, AGAIN)


def _most_thrown(step: Any) -> int:
    if isinstance(step, Throw):
        return step.n
    return int(step.most.most) if isinstance(step, Draw) else 0
