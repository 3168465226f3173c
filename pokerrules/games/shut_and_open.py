"""Shut and Open: five-card draw whose new cards come face up, and deuces wild only there."""

from __future__ import annotations

from pokerrules.game import Game, best_hand_wins
from pokerrules.law import WILD_LAW
from pokerrules.procedure import LEFT, Bet, Deal, Draw, DrawLimit, Showdown, WithAce
from pokerrules.ranking import HIGH
from pokerrules.selection import any_of, use
from pokerrules.wild import LyingWild

SHUT_AND_OPEN = Game(
    name="Shut and Open",
    pitch="Five-card draw in which everybody sees what you draw, and only what they see can be wild.",
    credit="From a column, game of the month for March 2019, where Doctor Watson answers Open and Shut with it.",
    say="Shut and Open. Everybody antes. Five cards down, and a bet; the first player on my left opens. Then each in "
    "turn throws away up to three cards, or four if he shows an ace and keeps it, and gets as many new ones face "
    "up. A last bet, opened from my left again. Deuces that lie face up are wild; deuces in the hole are just "
    "deuces. Best five cards.",
    players=(2, 10),
    best_with="four to six",
    steps=(
        Deal(5, rule="five-down"),
        Bet(LEFT, rule="left-opens"),
        Draw(
            DrawLimit(3, WithAce(4, shown=True, rule="show-the-ace")),
            rule="draw",
            up=True,
            up_rule="face-up",
        ),
        Bet(LEFT, rule="left-opens"),
        Showdown(rule="showdown"),
    ),
    wild=LyingWild((2,), up=True, rule="wild"),
    pot=best_hand_wins(HIGH, use(any_of("own")), rule="best-five"),
    seats_rule="players",
    wild_law=WILD_LAW,
)
