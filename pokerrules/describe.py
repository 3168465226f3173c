"""A game told from its definition: at a glance, its order of play, its house options.

Page and terminal say the same because both ask here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pokerrules.game import Game
from pokerrules.options import Option
from pokerrules.procedure import (
    HIGH_SHOWING,
    LEFT,
    Bet,
    Deal,
    Declare,
    Draw,
    LastBet,
    Showdown,
    Stack,
    TurnUp,
)

DECK = 52
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

_OPENERS = {
    LEFT: "opened by the first player left of the dealer",
    HIGH_SHOWING: "opened by the best hand showing",
}


class Fact(NamedTuple):
    """One line of a description: what it is about, what is so, the rule it stands under ('')."""

    label: str
    text: str
    rule: str = ""


def number(n: int) -> str:
    """A small number as a word."""
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def glance(game: Game) -> list[Fact]:
    """What a newcomer asks first."""
    least, most = game.players
    held = game.cards_held
    return [
        Fact(
            "Players",
            f"{number(least)} to {number(most)}, best with {game.best_with}",
            game.full_id(game.seats_rule),
        ),
        Fact("Cards", f"{number(held)} each; {most} × {held} = {most * held} of {DECK}"),
        Fact("Betting", f"{number(game.betting_rounds)} rounds"),
        Fact("Wild", "nothing"),
        Fact("Pot", _pot(game), game.full_id(game.pot.rule)),
    ]


def _pot(game: Game) -> str:
    names = [contest.name for contest in game.pot.contests]
    if len(names) == 1:
        return f"{names[0]} hand takes it"
    how = "by declaration" if game.pot.declared else "cards speak"
    return f"{' and '.join(names)} share it, {how}"


def order(game: Game) -> list[Fact]:
    """The steps of a deal, in order, as the table plays them when nobody asks otherwise."""
    return [
        Fact(step.heading, _TELL[type(step)](step), game.full_id(step.rule))
        for step in game.at({}).steps
    ]


def _bet(step: Bet) -> str:
    return f"a betting round, {_OPENERS[step.opener]}"


def _last_bet(step: LastBet) -> str:
    locked = "" if step.locks else "; a player nobody opposes may only check, call or fold"
    return f"a betting round, opened by the best hand of the contested direction{locked}"


def _draw(step: Draw) -> str:
    most = step.most
    ace = f", {number(most.with_ace)} if he keeps an ace" if most.with_ace != most.cards else ""
    return f"each in turn changes up to {number(most.cards)} cards{ace}"


_TELL: dict[type[Any], Callable[[Any], str]] = {
    Deal: lambda step: f"{number(step.n)} cards face down to each player",
    Bet: _bet,
    LastBet: _last_bet,
    Draw: _draw,
    Stack: lambda step: "each puts his cards in the order in which he will turn them",
    TurnUp: lambda step: f"all turn up {'the next card' if step.n == 1 else f'the next {step.n}'}",
    Declare: lambda step: "all say together which way they go: high, low or both",
    Showdown: lambda step: "all turn up what is still down and compare",
}


def options(game: Game, own: bool = True) -> list[Option]:
    """The house options: those of this game alone, or all that hold at its table."""
    return list((game.own_options if own else game.options).values())


__all__ = ["Fact", "glance", "number", "options", "order"]
