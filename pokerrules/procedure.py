"""The steps of a deal, as values: what a game's definition is written with.

A step says what happens; the module of the same name in `pokerrules.phases` makes it happen.
Each carries the id of the rule it follows, on the game's own page or in the law of the table.
"""

from __future__ import annotations

from typing import Any, NamedTuple

# Who opens a betting round.
LEFT = "left of the dealer"
HIGH_SHOWING = "best hand showing"


class Deal(NamedTuple):
    """Deal `n` cards face down to each player."""

    n: int
    rule: str
    heading: str = "Deal"


class Bet(NamedTuple):
    """A betting round, opened by the named seat."""

    opener: str
    rule: str
    heading: str = "Bets"


class LastBet(NamedTuple):
    """The betting round after a declare, opened by the best showing of the contested direction.

    `locks` tells whether a player to whom nobody is opposed may bet and raise in it.
    """

    locks: Any
    rule: str
    heading: str = "Bets"


class Draw(NamedTuple):
    """Each in turn throws away up to `most` cards for as many new ones.

    `with_ace` is the limit for a player who keeps an ace.
    """

    most: Any
    rule: str
    heading: str = "Draw"


class DrawLimit(NamedTuple):
    """How many cards may be drawn: so many, or more by a player who keeps an ace."""

    cards: int
    with_ace: int


class Stack(NamedTuple):
    """Each puts his cards face down in the order in which he will turn them."""

    rule: str
    heading: str = "Stack"


class TurnUp(NamedTuple):
    """All turn up the next `n` cards of their stacks together."""

    heading: str
    rule: str
    n: int = 1


class Declare(NamedTuple):
    """All still in say together which way they go: high, low or both."""

    rule: str
    heading: str = "Declare"


class Showdown(NamedTuple):
    """Turn up what is still down, compare, pay out."""

    rule: str
    heading: str = "Showdown"


Step = Deal | Bet | LastBet | Draw | Stack | TurnUp | Declare | Showdown
