"""Half-Court Basketball: six-card stud, half for the poker hand, half for the points scored."""

from __future__ import annotations

from pokerrules.game import Contest, Game, Pot
from pokerrules.options import Choice, Option
from pokerrules.points import All, Points
from pokerrules.procedure import HIGH_SHOWING, Bet, Deal, DrawHigh, Showdown, TurnUp
from pokerrules.ranking import HIGH
from pokerrules.selection import any_of, use
from pokerrules.triggers import Buy, Chips

THREE_POINTER = Option(
    "three-pointer",
    "whether a 3 that falls face up may buy a card",
    (
        Choice("off", (), "it is three points and nothing more"),
        Choice(
            "on",
            (Buy((3,), Chips(3), rule="three-pointer"),),
            "its owner may buy a downcard at once, for three of the smallest chips",
        ),
    ),
    "half-court-basketball/three-pointer",
)

BASKETBALL = "basketball"

HALF_COURT_BASKETBALL = Game(
    name="Half-Court Basketball",
    pitch="Six-card stud in which each upcard is a quarter of a basketball game, and the best score takes half the pot.",
    credit="From a column, game of the month for November 2018, by Mr. Lucky: Tex learned it from Skinny Eddie, and Steve M "
    "cut it down from seven cards to six.",
    say="Half-Court Basketball. Everybody antes. Two cards down, three up, one at a time, a bet after each; best hand "
    "showing opens. A last card down, a last bet. Half the pot goes to the best poker hand of your six cards. The "
    "other half is basketball: most points win. Your three upcards are three quarters, ace one point, ten ten, "
    "pictures nothing. For the fourth quarter we all turn one downcard together, whichever we like. Those who are "
    "level for the lead turn another, then the last; if they still are, they draw for high card. Nothing is wild.",
    players=(2, 8),
    best_with="four to seven",
    steps=(
        Deal(2, rule="two-down"),
        Deal(1, rule="three-quarters", heading="First quarter", up=True, then=THREE_POINTER),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Deal(1, rule="three-quarters", heading="Second quarter", up=True, then=THREE_POINTER),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Deal(1, rule="three-quarters", heading="Third quarter", up=True, then=THREE_POINTER),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Deal(1, rule="last-down", heading="Last card"),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        TurnUp("Fourth quarter", rule="fourth-quarter"),
        TurnUp("Overtime", rule="overtime", tied=BASKETBALL),
        TurnUp("Second overtime", rule="overtime", tied=BASKETBALL),
        DrawHigh(BASKETBALL, rule="high-card"),
        Showdown(rule="showdown"),
    ),
    pot=Pot(
        (
            Contest("high", HIGH, use(any_of("own")), rule="best-five"),
            Contest(BASKETBALL, Points(ace=1, court=0, counted=4), All("up"), rule="points"),
        ),
        declared=False,
        rule="two-halves",
    ),
    seats_rule="players",
)
