"""7-Up: seven-card stud in which each seven dealt face up makes another rank wild along with it."""

from __future__ import annotations

from pokerrules.cards import JOKERS
from pokerrules.game import Game, best_hand_wins
from pokerrules.games.streets import seven_card_stud
from pokerrules.law import WILD_LAW
from pokerrules.options import Choice, Option
from pokerrules.ranking import HIGH
from pokerrules.selection import any_of, use
from pokerrules.triggers import Follow
from pokerrules.wild import TopOfPile

SEVENS = (7,)

WITH_JOKERS = Option(
    "jokers",
    "whether the deck has its two jokers",
    (
        Choice("off", (), "52 cards, for six players at most"),
        Choice(
            "on",
            JOKERS,
            "54 cards, for up to seven; a joker is dead unless its brother lies on top in the middle",
        ),
    ),
    "7-up/jokers",
)

LAST_SEVEN = Option(
    "last seven",
    "whether a seven that is the very last upcard brings a card to the middle",
    (
        Choice("follows", True, "it does, as every seven"),
        Choice("no follow-up", False, "it does not, and only sevens are wild then"),
    ),
    "7-up/last-seven",
)

TO_THE_MIDDLE = Follow(SEVENS, rule="middle-card", last=LAST_SEVEN)


SEVEN_UP = Game(
    name="7-Up",
    pitch="Sevens are wild, and each one that falls face up brings a second wild rank along, until the next.",
    credit="From a column, game of the month for October 2018, which has it from Mr. Seven, a scientist of Atlantis with "
    "seven eyes.",
    say="7-Up. Everybody antes. Two cards down; then four up, one at a time; then one more down; a bet after each of those "
    "five, opened by the best hand showing. Sevens are wild. Whenever a seven is dealt face up to somebody, the very next "
    "card goes face up to the middle, on top of what lies there: its rank is wild too, until the next seven falls face up. "
    "The middle card is in nobody's hand. If it is a seven itself, only sevens are wild. Then the round goes on. Best five "
    "of your seven takes the pot.",
    players=(2, 7),
    best_with="four to six",
    steps=seven_card_stud(then=(TO_THE_MIDDLE,)),
    pot=best_hand_wins(HIGH, use(any_of("own")), rule="best-five"),
    jokers=WITH_JOKERS,
    wild=TopOfPile(always=SEVENS, calls=SEVENS, rule="wild"),
    wild_law=WILD_LAW,
    seats_rule="players",
)
