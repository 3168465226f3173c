"""Open and Shut: a stud of one card down and four up, then a draw face down; deuces wild in the hole."""

from __future__ import annotations

from pokerrules.game import Game, best_hand_wins
from pokerrules.law import WILD_LAW
from pokerrules.options import Choice, Option
from pokerrules.procedure import HIGH_SHOWING, Bet, Deal, Draw, DrawLimit, Showdown, WithAce
from pokerrules.ranking import HIGH
from pokerrules.selection import any_of, use
from pokerrules.wild import LyingWild

ACE = Option(
    "ace",
    "what a player who draws four does with his ace",
    (
        Choice("kept", WithAce(4, rule="four-with-an-ace"), "he keeps it, seen or unseen"),
        Choice(
            "shown",
            WithAce(4, shown=True, rule="four-with-an-ace"),
            "he keeps it, and shows it first if it lies face down",
        ),
    ),
    "open-and-shut/four-with-an-ace",
)

OPEN_AND_SHUT = Game(
    name="Open and Shut",
    pitch="Stud with four cards in the open; then a draw shuts them away, and deuces are wild only in the dark.",
    credit="From a column, game of the month for February 2019, where Sherlock Holmes teaches it to a gambler on a trip "
    "through time; slightly revised there from the column's book.",
    say="Open and Shut. Everybody antes. One card down and two up, and a bet; best hand showing opens, in every "
    "round. A third upcard, a bet; a fourth upcard, a bet. Then, from my left, each throws away up to three "
    "cards, up or down, or four if he keeps an ace, and gets as many new ones face down. A last bet, opened by "
    "the best hand that still shows. Deuces in the hole are wild; deuces face up are just deuces. Best five "
    "cards.",
    players=(2, 10),
    best_with="four to six",
    steps=(
        Deal(1, rule="one-down"),
        Deal(2, rule="two-up", heading="Third street", up=True),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Deal(1, rule="one-more-up", heading="Fourth street", up=True),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Deal(1, rule="one-more-up", heading="Fifth street", up=True),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Draw(DrawLimit(3, ACE), rule="draw", up_rule="face-down"),
        Bet(HIGH_SHOWING, rule="last-bet"),
        Showdown(rule="showdown"),
    ),
    wild=LyingWild((2,), up=False, rule="wild"),
    pot=best_hand_wins(HIGH, use(any_of("own")), rule="best-five"),
    seats_rule="players",
    wild_law=WILD_LAW,
)
