"""Share Your Hole: five-card stud, and then everybody pushes a hole card to the middle."""

from __future__ import annotations

from pokerrules.game import Game, best_hand_wins
from pokerrules.procedure import HIGH_SHOWING, Bet, Deal, Share, Showdown
from pokerrules.ranking import HIGH
from pokerrules.selection import any_of, at_most, use

SHARE_YOUR_HOLE = Game(
    name="Share Your Hole",
    pitch="Five-card stud, and then everybody must share one of his secrets.",
    credit="From a column, game of the month for January 2019, which lets Albert Einstein invent it.",
    say="Share Your Hole. Everybody antes. Two cards down; then three up, one at a time, a bet after each, opened "
    "by the best hand showing. Then each of us still in pushes one of his two hole cards to the middle, face "
    "down, and I turn them all together. One last bet; the best upcards open, and the cards in the middle count "
    "for nobody there. Best five of your own four and up to two from the middle. The one you gave is no longer "
    "your own, but may be one of the two; several of us may use the same card. Nothing is wild.",
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
    pot=best_hand_wins(
        HIGH, use(any_of("own"), at_most(2, "shared", rule="two-shared")), rule="best-five"
    ),
    seats_rule="players",
)
