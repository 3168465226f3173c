"""Crisscross: five shared cards in a cross, one arm of which may be used; the centre is wild."""

from __future__ import annotations

from pokerrules.board import CROSS
from pokerrules.game import Game, best_hand_wins
from pokerrules.law import WILD_LAW
from pokerrules.procedure import LEFT, Bet, Deal, Showdown, TurnBoard
from pokerrules.ranking import HIGH
from pokerrules.selection import any_of, one_of, use
from pokerrules.wild import RankAt

CRISSCROSS = Game(
    name="Crisscross",
    pitch="A cross of five, one arm to choose, and the card they share is wild.",
    credit="From a home-game column, game of the month for April 2019, in which Mr. Lucky learns it from "
    "Heidi; the text names no author.",
    say="Crisscross. Everybody antes. Four cards down, and five face down in a cross: top, right, bottom, left, and "
    "one in the centre. A bet; then I flip them in that order, the centre last, a bet after each. The centre "
    "card is wild, and so is every card of its rank, in your hand or in the cross; until it is flipped nothing "
    "is wild. Choose one arm: left, centre, right, or top, centre, bottom. Best five of your four and those "
    "three, however many of each, never from both arms. Others may choose the same arm. Five of a kind beats "
    "everything.",
    players=(2, 11),
    best_with="five to eight",
    steps=(
        Deal(4, rule="four-down"),
        Bet(LEFT, rule="six-rounds"),
        TurnBoard(1, rule="clockwise", among=("top",)),
        Bet(LEFT, rule="six-rounds"),
        TurnBoard(1, rule="clockwise", among=("right",)),
        Bet(LEFT, rule="six-rounds"),
        TurnBoard(1, rule="clockwise", among=("bottom",)),
        Bet(LEFT, rule="six-rounds"),
        TurnBoard(1, rule="clockwise", among=("left",)),
        Bet(LEFT, rule="six-rounds"),
        TurnBoard(1, rule="clockwise", among=("centre",)),
        Bet(LEFT, rule="six-rounds"),
        Showdown(rule="showdown"),
    ),
    board=CROSS,
    wild=RankAt("centre", rule="wild"),
    pot=best_hand_wins(HIGH, use(any_of("own"), one_of(any_of("arm", rule="one-arm")))),
    seats_rule="players",
    wild_law=WILD_LAW,
)
