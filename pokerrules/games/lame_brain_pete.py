"""Lame-brain Pete: three in the hand, four on the board, and the lowest board card is wild."""

from __future__ import annotations

from pokerrules.board import row
from pokerrules.game import Game, best_hand_wins
from pokerrules.law import WILD_LAW
from pokerrules.procedure import LEFT, Bet, Deal, Showdown, TurnBoard
from pokerrules.ranking import HIGH
from pokerrules.selection import any_of, use
from pokerrules.wild import LowestOnBoard

LAME_BRAIN_PETE = Game(
    name="Lame-brain Pete",
    pitch="Everybody has a wild card, and nobody knows which until the last one is turned.",
    credit="From the fourth part of a series on home games with shared cards in the magazine "
    "Casino Inside, which names no inventor.",
    say="Lame-brain Pete. Everybody antes. Three cards down, and a bet. Then I turn up four cards in the middle, "
    "one at a time, a bet after each. The lowest of the four is wild, and so is every card of its rank, in your "
    "hand or on the board. A lower card takes over from the one before. Aces are high, so nothing is lower than "
    "a two. Best five of your three and the four, however many of each; five of a kind beats everything.",
    players=(2, 16),
    best_with="five to eight",
    steps=(
        Deal(3, rule="three-down"),
        Bet(LEFT, rule="five-rounds"),
        TurnBoard(1, rule="board"),
        Bet(LEFT, rule="five-rounds"),
        TurnBoard(1, rule="board"),
        Bet(LEFT, rule="five-rounds"),
        TurnBoard(1, rule="board"),
        Bet(LEFT, rule="five-rounds"),
        TurnBoard(1, rule="board"),
        Bet(LEFT, rule="five-rounds"),
        Showdown(rule="showdown"),
    ),
    board=row(4),
    wild=LowestOnBoard(rule="wild"),
    pot=best_hand_wins(HIGH, use(any_of("own"), any_of("board")), rule="any-five"),
    seats_rule="players",
    wild_law=WILD_LAW,
)
