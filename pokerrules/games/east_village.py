"""East Village: Omaha high-low on a board that the players have donated themselves."""

from __future__ import annotations

from pokerrules.board import row
from pokerrules.game import Contest, Game, Pot
from pokerrules.lows import EIGHT_OR_BETTER
from pokerrules.options import Choice, Option
from pokerrules.procedure import LEFT, Bet, Deal, Donate, Showdown, Throw, TurnBoard
from pokerrules.ranking import HIGH
from pokerrules.selection import exactly, use

TWO_AND_THREE = use(
    exactly(2, "own", rule="two-and-three"),
    exactly(3, "board", rule="two-and-three"),
)

DONATION = Donate(1, to=7, rule="donate", fill_rule="fill-to-seven", left_rule="two-stay-down")
FIRST_BET = Bet(LEFT, rule="first-bet")

EAST_VILLAGE = Game(
    name="East Village",
    pitch="Omaha high-low, eight or better, on a board that you have helped to make.",
    credit="From the fourth part of a magazine's series on home games with shared cards, in Casino Inside.",
    say="East Village. Everybody antes. Seven cards down. Throw two away for good, then give one to the middle, "
    "face down; you keep four. I fill the middle up to seven from the deck and mix them. The flop, the turn and "
    "the river come from these; two stay down and play for nobody. We bet before the flop and after each of the "
    "three. Your hand is exactly two of your four and three of the board. Best high and best low halve the pot; "
    "nobody declares, and you may win both. A low is five different ranks, none above eight, aces low, "
    "straights no matter. If nobody has one, high takes all.",
    players=(2, 7),
    best_with="seven",
    steps=(
        Deal(7, rule="seven-down"),
        Throw(2, rule="throw-two"),
        Option(
            "first bet",
            "whether the first betting round comes before or after the donations",
            (
                Choice("after", (DONATION, FIRST_BET), "after all have donated"),
                Choice("before", (FIRST_BET, DONATION), "before they donate"),
            ),
            "east-village/first-bet",
        ),
        TurnBoard(3, rule="board", heading="Flop"),
        Bet(LEFT, rule="four-rounds"),
        TurnBoard(1, rule="board", heading="Turn"),
        Bet(LEFT, rule="four-rounds"),
        TurnBoard(1, rule="board", heading="River"),
        Bet(LEFT, rule="four-rounds"),
        Showdown(rule="cards-speak"),
    ),
    board=row(5),
    pot=Pot(
        (
            Contest("high", HIGH, TWO_AND_THREE, rule="each-way"),
            Contest("low", EIGHT_OR_BETTER, TWO_AND_THREE, rule="eight-or-better"),
        ),
        declared=False,
        rule="showdown/halves",
    ),
    seats_rule="players",
)
