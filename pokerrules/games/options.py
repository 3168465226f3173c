"""House options that several games have, each under a rule of its own page."""

from __future__ import annotations

from pokerrules.game import TableHand
from pokerrules.lows import ACE_TO_FIVE, ACE_TO_SIX, DEUCE_TO_SEVEN
from pokerrules.options import Choice, Option

WHEEL = "the wheel, 5-4-3-2-A; straights and flushes do not count against a low"
SIX = "6-4-3-2-A; straights and flushes are high hands"
SEVEN = "7-5-4-3-2; straights and flushes are high hands, and the ace is high"


def low(rule: str) -> Option:
    """Which hand is the lowest, where a game is played high and low."""
    choices = (
        Choice("A-5", ACE_TO_FIVE, WHEEL),
        Choice("A-6", ACE_TO_SIX, SIX),
        Choice("2-7", DEUCE_TO_SEVEN, SEVEN),
    )
    return Option("low", "which hand is the lowest", choices, rule)


def table_hand(rule: str) -> Option:
    """Whether four cards set aside after the deal play as a hand that belongs to nobody."""
    takes = Option(
        "table takes",
        "what stays on the table when its hand wins one way",
        (
            Choice("its half", False, "the half that it has won"),
            Choice("the pot", True, "all of the pot"),
        ),
        rule,
    )
    choices = (
        Choice("off", None, "there is none"),
        Choice("high", TableHand(("high",), 4, rule, takes), "four cards set aside play for high"),
        Choice(
            "high and low",
            TableHand(("high", "low"), 4, rule, takes),
            "four cards set aside play for high and for low, each by itself",
        ),
    )
    return Option("table hand", "whether the table has a hand", choices, rule)


def folded_early(rule: str) -> Option:
    """What becomes of a hand that is folded before anything was discarded from it."""
    choices = (
        Choice("random pair", False, "its missing discards are turned at random"),
        Choice("left out", True, "its cards stay out; nobody can use them"),
    )
    return Option(
        "folded early", "what becomes of a hand folded before its first discard", choices, rule
    )
