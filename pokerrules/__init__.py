"""A rulebook for home-game poker in which every rule runs: the reference engine.

    >>> from pokerrules import Deal, check, rule

`check` reads a hand record and finds what is wrong with it, `rule` gives the ruling, `Deal` plays
a deal step by step. See `pokerrules.games` for the games.
"""

from __future__ import annotations

from pokerrules.cards import Card, cards
from pokerrules.deal import Deal
from pokerrules.errors import BadCard, BadMoney, BadOption, BadRecord, IllegalAct, PokerRulesError
from pokerrules.finding import Finding
from pokerrules.games import GAMES
from pokerrules.money import Money
from pokerrules.record import Report, check, rule
from pokerrules.ruling import Ruling

__version__ = "0.1.0"

__all__ = [
    "GAMES",
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
