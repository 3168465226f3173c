"""A rulebook for home-game poker in which every rule runs: the reference engine.

    >>> from pokerrules import Deal, check, rule

`check` reads a hand record and finds what is wrong with it, `rule` gives the ruling, `Deal` plays
a deal step by step. See `pokerrules.games` for the games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pokerrules.cards import Card, cards
from pokerrules.deal import Deal
from pokerrules.errors import BadCard, BadMoney, BadOption, BadRecord, IllegalAct, PokerRulesError
from pokerrules.finding import Finding
from pokerrules.games import GAMES
from pokerrules.money import Money
from pokerrules.record import Report, check, rule
from pokerrules.ruling import Ruling

if TYPE_CHECKING:
    from pokerrules.ranking import (
        ACE_TO_FIVE,
        ACE_TO_SIX,
        DEUCE_TO_SEVEN,
        EIGHT_OR_BETTER,
        HIGH,
    )

__version__ = "0.1.0"

_SCALES = frozenset({"ACE_TO_FIVE", "ACE_TO_SIX", "DEUCE_TO_SEVEN", "EIGHT_OR_BETTER", "HIGH"})


def __getattr__(name: str) -> Any:
    """The scales are loaded when somebody ranks hands: with a game, or by name."""
    if name in _SCALES:
        from pokerrules import ranking

        return getattr(ranking, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "ACE_TO_FIVE",
    "ACE_TO_SIX",
    "DEUCE_TO_SEVEN",
    "EIGHT_OR_BETTER",
    "GAMES",
    "HIGH",
    "BadCard",
    "BadMoney",
    "BadOption",
    "BadRecord",
    "Card",
    "Deal",
    "Finding",
    "IllegalAct",
    "Money",
    "PokerRulesError",
    "Report",
    "Ruling",
    "cards",
    "check",
    "rule",
]
