"""A game's rules in the terminal, told from its definition.

The same sentences stand on the game's page: *at a glance*, *order of play*, *house rules*.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from pokerrules.game import Game
from pokerrules.options import Option
from pokerrules.procedure import (
    CONTESTED,
    Bet,
    Deal,
    Declare,
    Draw,
    DrawLimit,
    Showdown,
    Stack,
    Step,
    TurnUp,
)

NUMBERS = [
    "none",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
]


def number(n: int) -> str:
    """A small number as a word."""
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def glance(game: Game) -> list[tuple[str, str]]:
    """What a player wants to know before he sits down, as label and text."""
    played = game.at({})
    least, most = game.players
    return [
        ("Players", f"{least} to {most}; best with {game.best_with}"),
        ("Cards", f"{number(played.cards_held)} each, {deck_arithmetic(played)}"),
        ("Betting rounds", number(game.betting_rounds)),
        ("Wild cards", "none"),
        ("Pot", _pot(played)),
        ("Limits", _limits(played)),
    ]


def deck_arithmetic(game: Game) -> str:
    """Why no more can play: ``10 x 5 = 50 of 52``."""
    most = game.players[1]
    return f"{most} × {game.cards_held} = {most * game.cards_held} of 52"


def _pot(game: Game) -> str:
    names = [contest.name for contest in game.pot.contests]
    how = ", by declaration" if game.pot.declared else ""
    return f"{'-'.join(names)}{how}"


def _limits(game: Game) -> str:
    return (
        "double with each betting round" if game.limits == "doubling" else "the same in every round"
    )


def order(game: Game) -> list[tuple[str, str]]:
    """The order of play: each step's heading in a record, and what happens."""
    played = game.at({})
    return [(step.heading, _TELL[type(step)](step)) for step in played.steps]


def _deal(step: Deal) -> str:
    return f"{number(step.n)} cards face down to each".capitalize()


def _bet(step: Bet) -> str:
    if step.opener == CONTESTED and not step.locks:
        return "Betting round, opened by the best showing of the direction that is contested; a lock may not raise"
    return f"Betting round, opened by {_opened(step)}"


def _opened(step: Bet) -> str:
    return (
        "the best hand showing"
        if step.opener != "left of the dealer"
        else "the player left of the dealer"
    )


def _draw(step: Draw) -> str:
    most: DrawLimit = step.most
    more = f", or {number(most.with_ace)} by keeping an ace" if most.with_ace > most.cards else ""
    return f"Each in turn throws up to {number(most.cards)} cards{more}, and draws as many"


def _stack(step: Stack) -> str:
    return "Each puts his cards face down in the order in which he will turn them"


def _turn(step: TurnUp) -> str:
    return (
        "All turn up their next card together"
        if step.n == 1
        else f"All turn up {number(step.n)} cards together"
    )


def _declare(step: Declare) -> str:
    return "All declare together: high, low or both"


def _showdown(step: Showdown) -> str:
    return "What is still down is turned up; the pot is divided"


_TELL: dict[type, Callable[[Any], str]] = {
    Deal: _deal,
    Bet: _bet,
    Draw: _draw,
    Stack: _stack,
    TurnUp: _turn,
    Declare: _declare,
    Showdown: _showdown,
}


def house_rules(game: Game) -> Iterator[tuple[Option, str]]:
    """Each option with its choices in a line each, the default first."""
    for option in game.options.values():
        first, *others = option.choices
        lines = [f"{option.name} {first.word}: {first.about} (unless agreed otherwise)"]
        yield (
            option,
            "\n".join(
                [*lines, *(f"{option.name} {choice.word}: {choice.about}" for choice in others)]
            ),
        )


def tell_game(game: Game) -> str:
    """The whole of it, for a terminal."""
    from textwrap import fill

    lines = [game.name, fill(game.pitch, 88), "", "At a glance"]
    lines += [f"  {label + ':':16}{text}" for label, text in glance(game)]
    lines += [
        "",
        "Say it aloud",
        fill(f'"{game.say}"', 88, initial_indent="  ", subsequent_indent="  "),
    ]
    lines += ["", "Order of play"]
    lines += [
        f"  {i:2}. {heading + ':':14}{text}" for i, (heading, text) in enumerate(order(game), 1)
    ]
    lines += ["", "House rules"]
    for _, text in house_rules(game):
        lines += [f"  {line}" for line in text.splitlines()]
    lines += ["", fill(f"Source: {game.credit}", 88)]
    return "\n".join(lines)


__all__ = ["Step", "glance", "house_rules", "number", "order", "tell_game"]
