"""London Bridge: Hold'em with four cards, one of which goes, and twelve wild cards."""

from __future__ import annotations

from pokerrules.board import row
from pokerrules.game import Game, best_hand_wins
from pokerrules.law import WILD_LAW
from pokerrules.options import Choice, Option
from pokerrules.procedure import LEFT, Bet, Deal, Showdown, Throw, TurnBoard
from pokerrules.ranking import HIGH
from pokerrules.selection import any_of, use
from pokerrules.wild import WildRanks

THROW = Throw(1, rule="throw-one")
FLOP_BET = Bet(LEFT, rule="when-to-throw")

LONDON_BRIDGE = Game(
    name="London Bridge",
    pitch="Hold'em for people who like wild cards: aces, twos and threes, twelve of them.",
    credit="From the fourth part of a magazine's series on home games with shared cards, in Casino Inside.",
    say="London Bridge. Everybody antes. Aces, twos and threes are wild, in your hand and on the board. Four cards "
    "down, and a bet. I turn the flop, three cards; now we each throw one of our four away, face down and for "
    "good; a bet. The turn, a bet; the river, a bet; left of me always opens. Best five of your three and the "
    "five on the board, however many of each. A wild card is any card you like and counts as much as a real "
    "one; five of a kind beats everything.",
    players=(2, 11),
    best_with="five to nine",
    steps=(
        Deal(4, rule="four-down"),
        Bet(LEFT, rule="four-rounds"),
        TurnBoard(3, rule="board", heading="Flop"),
        Option(
            "discard",
            "whether one card is thrown away before or after the betting on the flop",
            (
                Choice("before", (THROW, FLOP_BET), "before the betting on the flop"),
                Choice("after", (FLOP_BET, THROW), "after it"),
            ),
            "london-bridge/when-to-throw",
        ),
        TurnBoard(1, rule="board", heading="Turn"),
        Bet(LEFT, rule="four-rounds"),
        TurnBoard(1, rule="board", heading="River"),
        Bet(LEFT, rule="four-rounds"),
        Showdown(rule="showdown"),
    ),
    board=row(5),
    wild=WildRanks((14, 2, 3), rule="wild"),
    pot=best_hand_wins(
        HIGH, use(any_of("own"), any_of("board", rule="board-serves-all")), rule="any-five"
    ),
    seats_rule="players",
    wild_law=WILD_LAW,
)
