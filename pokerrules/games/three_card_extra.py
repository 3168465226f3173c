"""Three Card Extra: three-card stud, in which the lowest upcards bring a card more."""

from __future__ import annotations

from pokerrules.game import Game, best_hand_wins
from pokerrules.options import Choice, Option
from pokerrules.procedure import HIGH_SHOWING, Bet, Deal, Showdown
from pokerrules.ranking import THREE_CARDS
from pokerrules.selection import any_of, use
from pokerrules.triggers import Extra
from pokerrules.wild import AtShowdown, WildRanks

EXTRA = Extra((2, 3, 4), rule="extra")

FIVES_WILD = Option(
    "fives wild",
    "whether fives are wild when the hands are compared at the end",
    (
        Choice("off", None, "a five is a five"),
        Choice(
            "on",
            AtShowdown(WildRanks((5,), rule="fives-wild"), rule="fives-wild"),
            "they are wild at the showdown, and not before: they open nothing and bring no extra card",
        ),
    ),
    "three-card-extra/fives-wild",
)

THREE_CARD_EXTRA = Game(
    name="Three Card Extra",
    pitch="Three-card stud for people who are dealt twos: the low cards bring another one.",
    credit="From a column, game of the month for June 2019; its Teddie has it from one Pepe in Jersey City.",
    say="Three Card Extra. Everybody antes. One card up; if it is a two, a three or a four, you get an extra card down "
    "at once. A bet, high card opens. One card down for everybody, and a bet. One more up, again with an extra card down "
    "for a two, three or four, and the last bet; best hand showing opens. Best three of all your cards. No straights, no "
    "flushes, nothing wild; three aces are the best there is.",
    players=(2, 13),
    best_with="five to nine",
    steps=(
        Deal(1, rule="first-up", up=True, then=(EXTRA,)),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Deal(1, rule="second-down", heading="Second street"),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Deal(1, rule="third-up", heading="Third street", up=True, then=(EXTRA,)),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Showdown(rule="showdown"),
    ),
    wild=FIVES_WILD,
    pot=best_hand_wins(THREE_CARDS, use(any_of("own")), rule="best-three"),
    seats_rule="players",
)
