"""Otis Elevator: seven shared cards in an H, and the middle one stops at one of three floors."""

from __future__ import annotations

from pokerrules.board import H
from pokerrules.game import Game, best_hand_wins
from pokerrules.options import Choice, Option
from pokerrules.procedure import LEFT, Bet, Deal, Showdown, TurnBoard
from pokerrules.ranking import HIGH
from pokerrules.selection import any_of, exactly, one_of, use

CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")

FLOOR_CARDS = Option(
    "floor cards",
    "how many cards of the floor a hand uses",
    (
        Choice(
            "any",
            use(any_of("own"), one_of(any_of("floor", rule="one-floor"))),
            "as many of the three as one likes",
        ),
        Choice(
            "all three",
            use(
                exactly(2, "own", rule="floor-cards"), one_of(exactly(3, "floor", rule="one-floor"))
            ),
            "all three, with two of the hand",
        ),
    ),
    "otis-elevator/floor-cards",
)

OTIS_ELEVATOR = Game(
    name="Otis Elevator",
    pitch="Seven cards in an H, and the elevator stops at the floor you like best.",
    credit="Named after the makers of elevators. From the fourth part of a series on home games with shared "
    "cards in the magazine Casino Inside, which names no inventor.",
    say="Otis Elevator. Everybody antes. Four cards down, and seven face down on the table in an H: three left, "
    "three right, and between them the elevator. A bet; I turn any two corners, a bet; the other two, a bet; "
    "the two sides, a bet; the elevator, a bet. Take the elevator to one floor: top, middle or bottom. Its "
    "three cards are the left one, the elevator and the right one. Best five of your four and those three, "
    "however many of each. Others may take the same floor. Best high hand wins, and nothing is wild.",
    players=(2, 11),
    best_with="five to eight",
    steps=(
        Deal(4, rule="four-down"),
        Bet(LEFT, rule="five-rounds"),
        TurnBoard(2, rule="corners", among=CORNERS),
        Bet(LEFT, rule="five-rounds"),
        TurnBoard(2, rule="corners", among=CORNERS),
        Bet(LEFT, rule="five-rounds"),
        TurnBoard(2, rule="sides", among=("left", "right")),
        Bet(LEFT, rule="five-rounds"),
        TurnBoard(1, rule="elevator", among=("centre",)),
        Bet(LEFT, rule="five-rounds"),
        Showdown(rule="showdown"),
    ),
    board=H,
    pot=best_hand_wins(HIGH, FLOOR_CARDS),
    seats_rule="players",
)
