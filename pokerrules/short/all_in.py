"""A pot told in one sum that cannot be one pot, because somebody could not put in his part of it.

Rule: betting/side-pots
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from pokerrules.money import Money
from pokerrules.pots import Layer
from pokerrules.ruling import Reason, Ruling

if TYPE_CHECKING:
    from pokerrules.short.table import ShortTable


MANY = 8
"""Among more players with too little nobody looks for one who takes all: each may be in or out."""


def side_pots(
    table: ShortTable, pot: Layer, rule: Callable[[tuple[Layer, ...]], Ruling]
) -> Iterator[Reason]:
    """Why nobody can say who wins how much of what lies there, if so.

    Args:
        table: what the record tells.
        pot: all of it, as if everybody could win all.
        rule: rules on some pots.
    """
    short = {name: why for name in pot.names if (why := _short(table, name, pot.amount))}
    # A pot said to be divided does not say for whom: it might be for anybody.
    out = pot.names if table.divided else tuple(short)
    if len(pot.names) < 2 or not out or _one_takes_all(pot, out, rule):
        return
    whys = list(short.values()) or ["the pot is divided, and nothing tells who can win which part"]
    for why in whys:
        first = f"'{table.game.steps[0].heading}:'"
        text = f"{why}; tell the deal from {first} on, then the side pots are counted"
        yield Reason(text, "betting/side-pots")


def _short(table: ShortTable, name: str, amount: int) -> str:
    """What keeps a player from winning all that lies there; empty if nothing does."""
    stack = table.setting.stacks.get(name)
    if stack is not None and table.amount is not None and _most(table, stack) < amount:
        most = Money(_most(table, stack))
        return (
            f"{name} had {stack} and can win that from each at most, {most} of the {Money(amount)}"
        )
    return f"{name} was all in, and nothing tells for how much" if name in table.all_in else ""


def _most(table: ShortTable, stack: Money) -> int:
    """The most that one can win with so much: as much from each, who may have had less."""
    stacks = table.setting.stacks
    put = sum(min(stack, stacks.get(name, stack)) for name in table.seats)
    return int(table.setting.carried) + put


def _one_takes_all(
    pot: Layer, out: tuple[str, ...], rule: Callable[[tuple[Layer, ...]], Ruling]
) -> bool:
    """Whether the same player takes each pot there could be, whoever is in it."""
    if len(out) > MANY:
        return False
    gone = (set(names) for n in range(len(out) + 1) for names in combinations(out, n))
    inside = (tuple(name for name in pot.names if name not in names) for names in gone)
    ruling = rule(tuple(Layer(pot.amount, names) for names in inside if names))
    shares = [each.shares for each in ruling.pots]
    return not ruling.missing and len(shares[0]) == 1 and all(s == shares[0] for s in shares)
