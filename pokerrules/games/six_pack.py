"""Six-pack: six shared cards in a ring, of which only neighbours may be used."""

from __future__ import annotations

from pokerrules.board import CIRCLE
from pokerrules.game import Game, best_hand_wins
from pokerrules.options import Choice, Option
from pokerrules.procedure import LEFT, Bet, Deal, Showdown, TurnBoard
from pokerrules.ranking import HIGH
from pokerrules.selection import exactly, one_of, use

HOLE_CARDS = Option(
    "hole cards",
    "how many hole cards are dealt",
    (
        Choice("two", 2, "two, and both play"),
        Choice("three", 3, "three, of which exactly two play"),
    ),
    "six-pack/hole-cards",
)

SIX_PACK = Game(
    name="Six-pack",
    pitch="Six cards in a ring, two in your hand, and only neighbours may be used.",
    credit="From the fourth part of a series on home games with shared cards in the magazine Casino Inside; "
    "a public collection of home games credits it to John McLeod.",
    say="Six-pack. Everybody antes. Two cards down, and a bet. Then I turn up a ring of six cards, like the even "
    "hours of a clock, two at a time: twelve and six, a bet; two and eight, a bet; four and ten, a last bet. "
    "Your hand is both of your cards and three neighbours of the ring, anywhere round it: ten, twelve and two "
    "will do. Others may use the same three. Best high hand wins, and nothing is wild.",
    players=(2, 23),
    best_with="six to ten",
    steps=(
        Deal(HOLE_CARDS, rule="hole-cards"),
        Bet(LEFT, rule="four-rounds"),
        TurnBoard(2, rule="opposite-pairs", among=("12", "6")),
        Bet(LEFT, rule="four-rounds"),
        TurnBoard(2, rule="opposite-pairs", among=("2", "8")),
        Bet(LEFT, rule="four-rounds"),
        TurnBoard(2, rule="opposite-pairs", among=("4", "10")),
        Bet(LEFT, rule="four-rounds"),
        Showdown(rule="showdown"),
    ),
    board=CIRCLE,
    pot=best_hand_wins(
        HIGH,
        use(
            exactly(2, "own", rule="both-hole-cards"),
            one_of(exactly(3, "arc", rule="three-in-a-row")),
        ),
    ),
    seats_rule="players",
)
