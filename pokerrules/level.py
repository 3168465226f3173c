"""Who is level in a contest that is played on for, and what is still missing of its tie-break.

A score (`pokerrules.points`) has parts: what counts for everybody, then one for each step that
those who are level go through. The steps stand in the game's definition, in that order; the last
of them is repeated until nobody is level any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any, NamedTuple

from pokerrules.cards import UNKNOWN, full_deck
from pokerrules.finding import Problem, listed
from pokerrules.game import Game
from pokerrules.pots import Layer
from pokerrules.procedure import DrawHigh, TurnUp
from pokerrules.ruling import Entrant

Values = Mapping[str, tuple[int, ...]]


def breaking(game: Game) -> list[Any]:
    """The steps that complete a score and break its ties, in their order; none without a score."""
    if all(contest.scale.size for contest in game.pot.contests):
        return []
    return [step for step in game.steps if isinstance(step, (TurnUp, DrawHigh))]


def scores(game: Game, entrants: Sequence[Entrant]) -> dict[str, tuple[int, ...]]:
    """What the score of each player still in is worth, as far as his cards that count are known."""
    name = next((step.tied for step in breaking(game) if step.tied), "")
    found: dict[str, tuple[int, ...]] = {}
    for contest in game.pot.contests:
        for entrant in entrants if contest.name == name else ():
            cards = entrant.groups.get(contest.uses.group, ())
            if cards and UNKNOWN not in cards and not entrant.folded:
                best = contest.uses.best(contest.scale, entrant.groups)
                found[entrant.name] = best.hand.value
    return found


def level(values: Values, pots: Sequence[Layer], parts: int) -> list[str]:
    """Those who share the best of some pot when so many parts of their scores are compared.

    Examples:
        >>> pots = [Layer(300, ("Ann", "Bob", "Cam")), Layer(200, ("Bob", "Cam"))]
        >>> level({"Ann": (30,), "Bob": (28,), "Cam": (28,)}, pots, 1)  # for the side pot
        ['Bob', 'Cam']
    """
    found: set[str] = set()
    for pot in pots:
        inside = {name: values[name][:parts] for name in pot.names if name in values}
        best = max(inside.values(), default=None)
        names = [name for name, value in inside.items() if value == best]
        found.update(names if len(names) > 1 else ())
    return [name for name in values if name in found]


class Stage(NamedTuple):
    """One step of the way to a decision: who goes through it, and who has not yet."""

    step: Any
    names: list[str]
    waiting: list[str]


def stages(game: Game, values: Values, pots: Sequence[Layer]) -> Iterator[Stage]:
    """The steps that these scores call for, up to the first that is not done or the decision."""
    steps = breaking(game)
    for part in count() if steps else ():
        step = steps[min(part, len(steps) - 1)]
        names = level(values, pots, part) if step.tied else list(values)
        waiting = [name for name in names if len(values[name]) <= part]
        if names:
            yield Stage(step, names, waiting)
        if waiting or not names:
            return


def undecided(
    game: Game, entrants: Sequence[Entrant], values: Values, pots: Sequence[Layer]
) -> Iterator[Problem]:
    """What is missing of the steps that decide a contest for points."""
    for step, names, waiting in stages(game, values, pots):
        if not waiting:
            continue
        draws = isinstance(step, DrawHigh)
        does = _draws(entrants) if draws else _turns_up(entrants, waiting[0])
        level = f"{listed(names)} are level: " if step.tied else ""
        what = f"the {step.heading.lower()} of {listed(waiting)}"
        why = f"{level}{what} is missing; write '{waiting[0]} {does}'"
        yield Problem(why, game.full_id(step.rule))


def _turns_up(entrants: Sequence[Entrant], name: str) -> str:
    """An act that a player can do: to turn up one of the cards that are his and still down."""
    groups = next(entrant.groups for entrant in entrants if entrant.name == name)
    down = [card for card in groups.get("own", ()) if card not in groups.get("up", ())]
    known = next((card for card in down if card != UNKNOWN), None)
    return f"turns up {known or '…'}"


def _draws(entrants: Sequence[Entrant]) -> str:
    """An act that a player can do: to draw a card which nobody has."""
    held = {card for each in entrants for cards in each.groups.values() for card in cards}
    return f"draws {next((card for card in full_deck()[::-1] if card not in held), '…')}"


def too_much(game: Game, values: Values, pots: Sequence[Layer]) -> Iterator[tuple[str, Problem]]:
    """Who has gone through a step that was not for him, and what to say of it."""
    steps = breaking(game)
    went = list(stages(game, values, pots))
    for name, value in values.items():
        due = sum(name in stage.names for stage in went)
        if len(value) > due:
            step = steps[min(due, len(steps) - 1)]
            why = f"{name} is not level with anybody: {step.heading.lower()} is not for him"
            yield name, Problem(why, game.full_id(step.rule))
