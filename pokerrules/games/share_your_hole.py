"""Share Your Hole: five-card stud, and then everybody pushes a hole card to the middle."""

from __future__ import annotations

from pokerrules.game import Contest, Game, Pot
from pokerrules.procedure import HIGH_SHOWING, Bet, Deal, Share, Showdown
from pokerrules.ranking import HIGH
from pokerrules.selection import any_of, at_most, use

SHARE_YOUR_HOLE = Game(
    name="Share Your Hole",
    pitch="Five-card stud, and then everybody must share one of his secrets.",
    credit="From a column, game of the month for January 2019, which lets Albert Einstein invent it.",
    say="Share Your Hole. Two cards down, and three up, one at a time, a bet after each; best hand showing opens. Then each "
    "of us still in pushes one of his two hole cards to the middle, and I turn them all. One last bet, opened by the "
    "best upcards. Best five of your own four and up to two of the shared cards, your own among them. Nothing is "
    "wild.",
    players=(2, 10),
    best_with="five to eight",
    steps=(
        Deal(2, rule="two-down"),
        Deal(1, rule="three-up", heading="Third street", up=True),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Deal(1, rule="three-up", heading="Fourth street", up=True),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Deal(1, rule="three-up", heading="Fifth street", up=True),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Share(1, rule="share"),
        Bet(HIGH_SHOWING, rule="last-bet"),
        Showdown(rule="showdown"),
    ),
    pot=Pot(
        (
            Contest(
                "high",
                HIGH,
                use(any_of("own"), at_most(2, "shared", rule="two-shared")),
                rule="best-five",
            ),
        ),
        declared=False,
        rule="showdown/best-hand",
    ),
    seats_rule="players",
)
