"""Christmas Present: draw poker, high-low, whose five cards are then rolled one by one."""

from __future__ import annotations

from pokerrules.game import DOUBLING, FLAT, Contest, Game, Pot
from pokerrules.games.options import low
from pokerrules.options import Choice, Option
from pokerrules.procedure import (
    HIGH_SHOWING,
    LEFT,
    Bet,
    Deal,
    Declare,
    Draw,
    DrawLimit,
    LastBet,
    Showdown,
    Stack,
    TurnUp,
    WithAce,
)
from pokerrules.ranking import HIGH
from pokerrules.selection import ANY_FIVE

LIMITS = Option(
    "limits",
    "whether the limit grows from round to round",
    (
        Choice(DOUBLING, DOUBLING, "it doubles with each of the seven betting rounds"),
        Choice(FLAT, FLAT, "the same limit in every round"),
    ),
    "christmas-present/limits",
)

DRAW_LIMIT = Option(
    "draw limit",
    "how many cards may be drawn",
    (
        Choice("three", DrawLimit(3, WithAce(4)), "three, or four by a player who keeps an ace"),
        Choice("any", DrawLimit(5), "as many as one likes"),
    ),
    "christmas-present/draw",
)

LOCK_MAY_RAISE = Option(
    "lock may raise",
    "whether a player to whom nobody is opposed may bet and raise in the last round",
    (
        Choice("no", False, "he may check, call or fold"),
        Choice("yes", True, "he bets like everybody else"),
    ),
    "declaring/lock",
)

CHRISTMAS_PRESENT = Game(
    name="Christmas Present",
    pitch="Five-card draw for high and for low, and then everybody unwraps his hand one card at a time.",
    credit="From a home-game column on PokerNews, December 2006, offered to its readers as a Christmas present; "
    "the text names no author.",
    say="Christmas Present. Five cards down, draw up to three, four if you keep an ace. Then stack your cards and "
    "roll them, one at a time, all together, a bet after each; best hand showing opens. With one card still down "
    "we declare high, low or both, bet once more, and turn the last. Best low is the wheel. Go both ways and you must "
    "win both. The limit doubles every round; a bet and three raises.",
    players=(2, 10),
    best_with="four to seven",
    steps=(
        Deal(5, rule="five-down"),
        Bet(LEFT, rule="left-opens"),
        Draw(DRAW_LIMIT, rule="draw"),
        Bet(LEFT, rule="left-opens"),
        Stack(rule="stack"),
        TurnUp("First roll", rule="roll"),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        TurnUp("Second roll", rule="roll"),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        TurnUp("Third roll", rule="roll"),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        TurnUp("Fourth roll", rule="roll"),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Declare(rule="declare"),
        LastBet(locks=LOCK_MAY_RAISE, rule="last-round"),
        Showdown(rule="last-card"),
    ),
    pot=Pot(
        (
            Contest("high", HIGH, ANY_FIVE),
            Contest("low", low(rule="christmas-present/low"), ANY_FIVE, rule="low"),
        ),
        declared=True,
        rule="showdown/halves",
    ),
    limits=LIMITS,
    limits_rule="limits",
    seats_rule="players",
)
