"""Spit in the Ocean: stud, in which somebody may call for a card that is everybody's."""

from __future__ import annotations

from typing import Any

from pokerrules.game import Game, best_hand_wins
from pokerrules.law import WILD_LAW
from pokerrules.options import Choice, Option
from pokerrules.procedure import HIGH_SHOWING, Bet, Deal, Showdown
from pokerrules.ranking import HIGH
from pokerrules.selection import any_of, use
from pokerrules.triggers import OnCall
from pokerrules.view import SPIT
from pokerrules.wild import TurnedForAll

COMMON = "dealing/common-card"

BET = Bet(HIGH_SHOWING, rule="high-showing-opens")


def upcard(street: str, common: str = "") -> Deal:
    """A round of upcards; the last ones may have to be one common card."""
    return Deal(1, rule="upcards", heading=f"{street} street", up=True, common_rule=common)


SEVEN_CARD: tuple[Any, ...] = (
    Deal(2, rule="hole-cards"),
    upcard("Third"),
    BET,
    upcard("Fourth"),
    BET,
    upcard("Fifth"),
    BET,
    upcard("Sixth", COMMON),
    BET,
    Deal(1, rule="last-down", heading="Seventh street", common_rule=COMMON),
    BET,
)

FIVE_CARD: tuple[Any, ...] = (
    Deal(1, rule="hole-cards"),
    upcard("Second"),
    BET,
    upcard("Third"),
    BET,
    upcard("Fourth"),
    BET,
    upcard("Fifth", COMMON),
    BET,
)

BASE = Option(
    "base",
    "which stud is dealt",
    (
        Choice("seven-card", SEVEN_CARD, "two down, four up, one down"),
        Choice("five-card", FIVE_CARD, "one down, four up"),
    ),
    "spit-in-the-ocean/stud",
)

SPITS = Option(
    "spits",
    "how many spits may be called in a deal",
    (
        Choice("1", 1, "one"),
        Choice("2", 2, "two, by anybody"),
        Choice("3", 3, "three, by anybody"),
    ),
    "spit-in-the-ocean/how-many",
)

SPIT_WILD = Option(
    "spit wild",
    "whether the spit is wild",
    (
        Choice("no", None, "nothing is wild"),
        Choice("rank", TurnedForAll(SPIT, True, rule="wild"), "every card of the spit's rank is"),
        Choice("card", TurnedForAll(SPIT, False, rule="wild"), "the spit is, and no other card"),
    ),
    "spit-in-the-ocean/wild",
)

SPIT_IN_THE_OCEAN = Game(
    name="Spit in the Ocean",
    pitch="Stud, until somebody shouts and the next card is everybody's.",
    credit="From the fourth part of a magazine's series on home games with shared cards, in Casino Inside.",
    say="Spit in the Ocean, on seven-card stud. Everybody antes. Two cards down and one up, and a bet; three more up, "
    "one at a time, a bet after each; the last down, and the last bet. Best hand showing opens, the spit not "
    "counted. Once, at any moment while I am dealing, one of us who is still in may call spit: the next card is "
    "turned up in the middle and belongs to everybody. If nobody calls, there is none. Best five of your own "
    "cards and the spit. Nothing is wild. If the deck runs short, one card in the middle is the last card of us "
    "all.",
    players=(2, 10),
    best_with="four to seven",
    steps=(BASE, Showdown(rule="showdown")),
    on_call=OnCall(SPIT, SPITS, rule="call", most_rule="how-many", deck_rule="deck"),
    wild=SPIT_WILD,
    pot=best_hand_wins(
        HIGH, use(any_of("own"), any_of("spit", rule="everybodys")), rule="best-five"
    ),
    seats_rule="players",
    wild_law=WILD_LAW,
)
