"""Cincinnati Liz: five in the hand, five in a row, and the lowest of the row is wild."""

from __future__ import annotations

from pokerrules.board import row
from pokerrules.game import Game, best_hand_wins
from pokerrules.law import WILD_LAW
from pokerrules.options import Choice, Option
from pokerrules.procedure import LEFT, Bet, Deal, Showdown, TurnBoard
from pokerrules.ranking import HIGH
from pokerrules.selection import any_of, use
from pokerrules.wild import LowestOnBoard, RankAt, WildRanks

WILD = Option(
    "wild",
    "which card of the row is wild, with all of its rank",
    (
        Choice("lowest", LowestOnBoard(rule="wild"), "the lowest of the five, the ace being high"),
        Choice(
            "middle",
            RankAt("3", rule="wild"),
            "the card in the middle of the row, whatever its rank",
        ),
        Choice("first", RankAt("1", rule="wild"), "the first card of the row"),
        Choice("second", RankAt("2", rule="wild"), "the second card of the row"),
        Choice("fourth", RankAt("4", rule="wild"), "the fourth card of the row"),
        Choice("last", RankAt("5", rule="wild"), "the last card of the row"),
        Choice("nothing", WildRanks((), rule="wild"), "no card at all"),
    ),
    "cincinnati-liz/wild",
)

CINCINNATI_LIZ = Game(
    name="Cincinnati Liz",
    pitch="Five in your hand, five on the table, and something wild among them.",
    credit="From a column on home games, May 2019, whose hero Mr. Lucky learns it from Heidi; the lowest card wild is her "
    "way to play it.",
    say="Cincinnati Liz. Everybody antes. Five cards down, and five face down in a row for all of us. A bet; then I "
    "flip the row one by one, a bet after each. The lowest card of the row is wild, and so is every card of its "
    "rank, in your hand or in the row. A lower card takes over from the one before; twos are low, aces high. "
    "Best five of your five and the row, however many of each; five of a kind beats everything.",
    players=(2, 9),
    best_with="five to seven",
    steps=(
        Deal(5, rule="five-down"),
        Bet(LEFT, rule="six-rounds"),
        TurnBoard(1, rule="row"),
        Bet(LEFT, rule="six-rounds"),
        TurnBoard(1, rule="row"),
        Bet(LEFT, rule="six-rounds"),
        TurnBoard(1, rule="row"),
        Bet(LEFT, rule="six-rounds"),
        TurnBoard(1, rule="row"),
        Bet(LEFT, rule="six-rounds"),
        TurnBoard(1, rule="row"),
        Bet(LEFT, rule="six-rounds"),
        Showdown(rule="showdown"),
    ),
    board=row(5),
    wild=WILD,
    pot=best_hand_wins(HIGH, use(any_of("own"), any_of("board")), rule="any-five"),
    seats_rule="players",
    wild_law=WILD_LAW,
)
