"""A game's rules in the terminal, told from its definition as its page is."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill, wrap

from pokerrules import describe
from pokerrules.game import Game
from pokerrules.options import Option

WIDTH = 92
COLUMN = 26


def tell_game(game: Game) -> str:
    """The whole of it: what to know before, what to say, what happens, what can be agreed."""
    quoted = f'"{game.say}"'
    lines = [game.name, fill(game.pitch, WIDTH), "", "At a glance"]
    lines += _facts(describe.glance(game))
    lines += ["", "Say it aloud", fill(quoted, WIDTH, initial_indent="  ", subsequent_indent="  ")]
    lines += ["", "Order of play"]
    lines += _facts(
        describe.Fact(f"{i}. {step.label}", step.text, step.rule)
        for i, step in enumerate(describe.order(game), 1)
    )
    lines += ["", "House rules (the first is played unless the table says otherwise)"]
    lines += [line for option in game.options.values() for line in _option(option)]
    return "\n".join([*lines, "", fill(game.credit, WIDTH)])


def _facts(facts: Iterator[describe.Fact] | list[describe.Fact]) -> Iterator[str]:
    for fact in facts:
        rule = f" [{fact.rule}]" if fact.rule else ""
        yield from _hanging(fact.label, fact.text + rule)


def _option(option: Option) -> Iterator[str]:
    for choice in option.choices:
        yield from _hanging(f"{option.name} {choice.word}", choice.about)


def _hanging(label: str, text: str) -> Iterator[str]:
    """A label and its text, both in columns of their own; a long label has a line to itself."""
    lines = wrap(text, WIDTH - COLUMN - 2, break_on_hyphens=False)
    if len(label) >= COLUMN:
        yield f"  {label}"
        label = ""
    yield f"  {label:<{COLUMN}}{lines[0]}"
    yield from (" " * (COLUMN + 2) + line for line in lines[1:])
