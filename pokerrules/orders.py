"""What beats what: the orders of high hands in use, and the options of a high scale."""

from __future__ import annotations

from typing import NamedTuple

STANDARD = (
    "high card", "pair", "two pair", "three of a kind", "straight", "flush", "full house",
    "four of a kind", "straight flush", "five of a kind",
)  # fmt: skip
"""What beats what, worst first. A category that is left out does not count."""

FIVE_UNDER_STRAIGHT_FLUSH = (*STANDARD[:-2], "five of a kind", "straight flush")
"""Five of a kind beats four of a kind, but loses to any straight flush."""

ONLY_ROYAL_ABOVE_FIVE = (*STANDARD, "royal flush")
"""Five of a kind loses to a royal flush only."""

NO_STRAIGHTS_NO_FLUSHES = tuple(
    category for category in STANDARD if "straight" not in category and "flush" not in category
)
"""Only equal ranks and high cards count."""

CASINO_THREE = ("high card", "pair", "flush", "straight", "three of a kind", "straight flush")
"""Three cards, the order casinos use: a straight is rarer than a flush."""

BOOK_THREE = ("high card", "pair", "straight", "flush", "straight flush", "three of a kind")
"""Three cards, the order of older books."""


class HighOptions(NamedTuple):
    """The options of a high scale; `HIGH` has the defaults."""

    size: int = 5
    """How many cards a hand has: 5, 3 or 2. A straight or a flush takes them all."""
    order: tuple[str, ...] = STANDARD
    """What beats what, worst first; what is left out does not count."""
    aces: str = "both"
    """The ace in a straight: ``high``, ``low`` or ``both``."""
    wheel_second: bool = False
    """A-2-3-4-5 is the second-highest straight, just below the ace-high one."""
    double_ace_flush: bool = False
    """A wild card in a flush may be a second ace."""
    natural_beats_wild: bool = False
    """Of hands otherwise equal the one with fewer wild cards wins; one that plays as itself is
    none."""
    bug: bool = False
    """Wild cards are bugs: an ace, or what completes a straight or a flush."""
