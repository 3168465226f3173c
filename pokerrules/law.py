"""The law of the table: what holds in every game unless its table says otherwise."""

from __future__ import annotations

from typing import Any, NamedTuple

from pokerrules.options import Choice, Option
from pokerrules.orders import FIVE_UNDER_STRAIGHT_FLUSH, ONLY_ROYAL_ABOVE_FIVE, STANDARD

ODD_CHIP = Option(
    "odd chip",
    "where the chip goes that cannot be halved",
    (
        Choice("high", "high", "to the high half"),
        Choice("low", "low", "to the low half"),
        Choice("stays", "stays", "it stays on the table for the next deal"),
    ),
    "showdown/odd-chip",
)

SWING = Option(
    "swing",
    "what a player who declared both ways must win",
    (
        Choice("both", "both", "both ways, or he wins nothing"),
        Choice("either", "either", "each way by itself: he keeps what he has won"),
        Choice("none", "none", "nobody may declare both ways"),
    ),
    "declaring/swing",
)

SWING_TIE = Option(
    "swing tie",
    "what a player who declared both ways gets when he only ties one of them",
    (
        Choice("loses", False, "a tie is not a win: he gets nothing"),
        Choice("shares", True, "a tie is good enough: he shares that direction"),
    ),
    "declaring/swing-tie",
)

BEATEN_SWING = Option(
    "beaten swing",
    "who gets the halves when a player who declared both ways is beaten",
    (
        Choice("is out", "is out", "the best of the others who declared that way"),
        Choice(
            "must be matched",
            "must be matched",
            "only a player whose hand is as good that way as the beaten one",
        ),
        Choice("to the victor", "to the victor", "the player who beat him takes the whole pot"),
    ),
    "declaring/beaten-swing",
)

SHORT_ALL_IN = Option(
    "short all-in",
    "whether an all-in for less than a whole bet or raise counts as one",
    (
        Choice("never counts", 1, "it neither counts toward the cap nor reopens the betting"),
        Choice("half counts", 2, "half a bet or more counts as a bet and reopens the betting"),
    ),
    "betting/short-all-in",
)

CAP_FOR_TWO = Option(
    "cap for two",
    "whether the cap on raises holds when only two players are left",
    (
        Choice("stays", True, "a bet and the agreed raises, however many players are in"),
        Choice("lifted", False, "two players may raise each other without end"),
    ),
    "betting/cap-for-two",
)

OWN_DISCARDS = Option(
    "own discards",
    "whether a player may get his own discards back when the deck runs out in a draw",
    (
        Choice("out", False, "they are kept out of what is shuffled for him"),
        Choice("in", True, "all throw first, and all discards are shuffled together"),
    ),
    "drawing/deck-runs-out",
)


WILD_SHOWING = Option(
    "wild showing",
    "what a wild card counts for when hands showing are compared for opening",
    (
        Choice("wild", True, "it is wild there too, as far as one knows by then"),
        Choice("natural", False, "it counts as the card that it is"),
    ),
    "hands/wild-showing",
)


class TableLaw(NamedTuple):
    """The law of one table; each field is an option until the table has settled it.

    `short_all_in` is the number that, times a short raise, must reach a whole one for it to
    count: 1 means that only a whole raise counts, 2 that half of one does.
    """

    odd_chip: Any = ODD_CHIP
    swing: Any = SWING
    swing_tie: Any = SWING_TIE
    beaten_swing: Any = BEATEN_SWING
    short_all_in: Any = SHORT_ALL_IN
    cap_for_two: Any = CAP_FOR_TWO
    own_discards: Any = OWN_DISCARDS
    wild_showing: Any = WILD_SHOWING


LAW = TableLaw()


DOUBLE_ACE_FLUSH = Option(
    "double-ace flush",
    "whether a wild card in a flush that has the ace may be a second ace",
    (
        Choice("off", False, "it is the highest card of the suit that the hand lacks"),
        Choice("on", True, "it may be a second ace, and beats any flush with one"),
    ),
    "hands/flush",
)

FIVE_OF_A_KIND = Option(
    "five of a kind",
    "where five of a kind ranks",
    (
        Choice("on top", STANDARD, "it beats everything"),
        Choice(
            "under a straight flush", FIVE_UNDER_STRAIGHT_FLUSH, "it loses to any straight flush"
        ),
        Choice("under a royal flush", ONLY_ROYAL_ABOVE_FIVE, "it loses to a royal flush alone"),
    ),
    "hands/five-of-a-kind",
)

NATURAL_BEATS_WILD = Option(
    "natural beats wild",
    "whether of two hands otherwise equal the one with fewer wild cards wins",
    (
        Choice("no", False, "a wild card counts as what it stands for: they tie"),
        Choice("yes", True, "the hand with fewer wild cards wins"),
    ),
    "hands/natural-beats-wild",
)


class WildLaw(NamedTuple):
    """How high hands rank where cards are wild: fields of a high scale of the same names."""

    double_ace_flush: Any = DOUBLE_ACE_FLUSH
    order: Any = FIVE_OF_A_KIND
    natural_beats_wild: Any = NATURAL_BEATS_WILD


WILD_LAW = WildLaw()
