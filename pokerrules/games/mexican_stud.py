"""Mexican Stud: five-card stud in which each chooses what he shows, one downcard at a time."""

from __future__ import annotations

from pokerrules.game import Game, best_hand_wins
from pokerrules.procedure import HIGH_SHOWING, Bet, Deal, Showdown, TurnUp
from pokerrules.ranking import HIGH
from pokerrules.selection import ANY_FIVE

MEXICAN_STUD = Game(
    name="Mexican Stud",
    pitch="Five-card stud in which you choose what the others see.",
    credit="From a column, game of the month for August 2018, which lets Emiliano Zapata teach it in a cave.",
    say="Mexican Stud. Everybody antes. Two cards down; look at them, choose one, and at my word we all turn one up "
    "together. A bet; best hand showing opens. Then three times: one more card down, look, again we all turn up "
    "one of the two, the new one or the old, and bet. So each ends with one card down and four up. Best five-card "
    "hand wins. Nothing is wild.",
    players=(2, 10),
    best_with="four to eight",
    steps=(
        Deal(2, rule="two-down"),
        TurnUp("First turn", rule="turn-one"),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Deal(1, rule="one-more-down", heading="Third card"),
        TurnUp("Second turn", rule="old-or-new"),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Deal(1, rule="one-more-down", heading="Fourth card"),
        TurnUp("Third turn", rule="old-or-new"),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Deal(1, rule="one-more-down", heading="Fifth card"),
        TurnUp("Fourth turn", rule="old-or-new"),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Showdown(rule="showdown"),
    ),
    pot=best_hand_wins(HIGH, ANY_FIVE),
    seats_rule="players",
)
