"""Yanqui Baseball: seven-card stud whose wild rank changes hands, and in which a four buys a card."""

from __future__ import annotations

from pokerrules.game import Game, best_hand_wins
from pokerrules.games.streets import seven_card_stud
from pokerrules.law import WILD_LAW
from pokerrules.options import Choice, Option
from pokerrules.ranking import HIGH
from pokerrules.selection import any_of, use
from pokerrules.triggers import Buy, Cents, Tribute
from pokerrules.wild import LastShown

ROSES = Tribute("Qh", (5,), price=Cents(50), rule="queen-of-hearts")

QUEEN_OF_HEARTS = Option(
    "Queen of Hearts",
    "whether the holder of the queen of hearts, face up, is paid for every five that shows",
    (
        Choice("off", (), "she is a queen like the others"),
        Choice("on", ROSES, "each face-up five of another player brings her holder fifty cents"),
    ),
    "yanqui-baseball/queen-of-hearts",
)

GEHRIG = Buy((4,), price=Cents(25), rule="buy-a-card")

YANQUI_BASEBALL = Game(
    name="Yanqui Baseball",
    pitch="Seven-card stud in which three, five, seven and nine take turns at being wild, and a four buys a card.",
    credit="Invented by Ed Zampino; from a column, game of the month for June 2018, in which Mr. Lucky learns it from Jose, "
    "left fielder for the Bayonne Bears.",
    say="Yanqui Baseball. Everybody antes. Two cards down; then four up, one at a time; then one more down; a bet "
    "after each of those five, opened by the best hand showing. Threes, fives, sevens and nines take turns at "
    "being wild: the last of them to be dealt face up is wild, with all of its rank. Until one shows, nothing is. "
    "Whoever is dealt a four face up may buy one more card, face down, at once, for a quarter into the pot, if he "
    "says Lou Gehrig's line, that he is the luckiest man on earth, and if the deck has cards enough. Best five of "
    "all your cards takes the pot.",
    players=(2, 7),
    best_with="five or six",
    steps=seven_card_stud(then=(GEHRIG, QUEEN_OF_HEARTS)),
    pot=best_hand_wins(HIGH, use(any_of("own")), rule="best-five"),
    wild=LastShown((3, 5, 7, 9), rule="wild"),
    wild_law=WILD_LAW,
    seats_rule="players",
)
