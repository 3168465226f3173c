"""Lines of cards in a short record: what each player holds, and what he has given away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import Card
from pokerrules.faces import wrong_faces
from pokerrules.finding import Problem, counted
from pokerrules.game import Game
from pokerrules.lying import never_asked
from pokerrules.notation import Holding, bad_name
from pokerrules.procedure import Discard, Draw, Share, Throw
from pokerrules.seating import overfull
from pokerrules.view import COMMON

if TYPE_CHECKING:
    from pokerrules.short.table import ShortTable


def hold(table: ShortTable, line: Holding) -> Iterator[Problem]:
    """The cards of a hand are given; what is wrong with them."""
    if table.game.dummy and line.who == table.game.dummy.name:
        yield from _dummy(table, line)
        return
    refused = _not_seated(table, line.who)
    if refused is not None:
        yield refused
        return
    table.hands[line.who], table.lines[line.who] = line, table.line
    yield from table.each_once((*line.cards, *line.discarded, *line.shared), line.who)
    yield from wrong_faces(table.game, line, len(table.aside[COMMON]))
    yield from table.played_on.hold(line, table.line)
    yield from _given(table.game, line, "discarded", line.discarded, Discard)
    yield from _given(table.game, line, "shared", line.shared, Share)
    yield from _thrown(table.game, line)


def _not_seated(table: ShortTable, name: str) -> Problem | None:
    """Why nobody of that name can be given a hand, if so."""
    refused = bad_name(name)
    if refused is not None:
        return Problem(refused, "records/names")
    if table.setting.seats and name not in table.setting.seats:
        sitting = ", ".join(table.seats)
        return Problem(f"'Seats:' names no {name}; there sit {sitting}", "records/names")
    if name in table.hands:
        where = table.lines[name]
        return Problem(f"{name}'s cards were given on line {where}", "dealing/how-many")
    return overfull(table.game, table.hands)


def _dummy(table: ShortTable, line: Holding) -> Iterator[Problem]:
    """The cards of the hand that was dealt along with the players."""
    if line.folded or line.discarded or line.shared:
        yield never_asked(table.game)
    if table.dummy:
        yield Problem(f"{line.who}'s cards have been given already", "dealing/how-many")
        return
    table.dummy[line.who] = line
    yield from table.each_once(line.cards, line.who)
    yield from wrong_faces(table.game, line)


def _given(
    game: Game, line: Holding, word: str, cards: tuple[Card, ...], kind: type[Discard | Share]
) -> Iterator[Problem]:
    """Whether he has given away as many as the game wants; who has folded may have given less."""
    steps = [step for step in game.steps if isinstance(step, kind)]
    due = sum(step.n for step in steps)
    if cards and not steps and not (kind is Discard and _throws(game)):
        yield Problem(f"no card is {word} in {game.name}", "records/short")
    if line.folded and not cards and all(getattr(step, "left_out", True) for step in steps):
        return
    if len(cards) != due and steps:
        rule = game.full_id(steps[0].rule)
        if line.folded:
            rule = game.full_id(getattr(steps[0], "folded_rule", rule))
        given = " ".join(("9c", "4s")[:due])
        yield Problem(
            f"{line.who} has {word} {counted(len(cards))}; it is {due}: '…, {word} {given}'",
            rule,
        )


def _throws(game: Game) -> list[Draw | Throw]:
    """The steps in which cards are thrown away that no hand uses any more."""
    return [step for step in game.steps if isinstance(step, (Draw, Throw))]


def _thrown(game: Game, line: Holding) -> Iterator[Problem]:
    """Whether he has thrown away more than anybody can."""
    steps = _throws(game)
    most = sum(step.n if isinstance(step, Throw) else int(step.most.most) for step in steps)
    if steps and len(line.discarded) > most:
        why = f"{line.who} has discarded {counted(len(line.discarded))}; {most} is the most"
        yield Problem(why, game.full_id(steps[-1].rule))
