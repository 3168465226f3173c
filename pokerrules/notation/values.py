"""What the lines of a record say, as small values."""

from __future__ import annotations

from typing import NamedTuple

from pokerrules.cards import Card
from pokerrules.money import Money

HEADERS = ("Game", "House rules", "Seats", "Stakes", "Stacks")
DIRECTIONS = {"high": ("high",), "low": ("low",), "both": ("high", "low")}
STOP = "..."
"""The line that says: the record stops here on purpose."""

LONGEST = 2000
"""No line of a record is longer; Chernobyl's eight hands in one take 200."""

Token = Card | int
"""A card, or only its rank (2 to 14), as in ``discards the T``."""


class Unreadable(Exception):
    """A line that is none of the notation's; carries what is wrong, the rule, and the card that is none."""

    def __init__(self, message: str, rule: str = "records/lines", card: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.card = card


class Source(NamedTuple):
    """One line of a record: its number from 1, its text without the mark, the marked rule ids."""

    number: int
    text: str
    marks: tuple[str, ...] = ()


class Header(NamedTuple):
    """``Game: …``, ``Stakes: …``: said once, at the top."""

    key: str
    value: str


class Heading(NamedTuple):
    """``Draw:`` opens a section."""

    name: str


class Holding(NamedTuple):
    """``Ann: As Kd (4h)``: cards, each with its face (None: not said), perhaps more behind."""

    who: str
    cards: tuple[Card, ...]
    up: tuple[bool | None, ...]
    folded: bool = False
    discarded: tuple[Card, ...] = ()
    shared: tuple[Card, ...] = ()
    turned: tuple[Card, ...] = ()
    drew: tuple[Card, ...] = ()


class BoardLine(NamedTuple):
    """``Flop: 4s Kh 6c`` or ``Board: 12 Qh, 6 2c``: new cards on the table, each with its place."""

    key: str
    cards: tuple[Card, ...]
    places: tuple[str, ...] = ()


class Turned(NamedTuple):
    """``Eve folded: Jc is turned``: cards of a folded hand, turned at random."""

    who: str
    cards: tuple[Card, ...]


class WildClaim(NamedTuple):
    """``Wild: sevens and kings``: which ranks are wild, or which cards; none: nothing is."""

    ranks: tuple[int, ...]
    cards: tuple[Card, ...]


class HandClaim(NamedTuple):
    """``Ann: high straight, ace high``: what her hand is called."""

    who: str
    contest: str
    name: str


class Amount(NamedTuple):
    """``Pot $48`` and ``Carried: $7``: `what` is the word in front."""

    what: str
    money: Money


class PartPot(NamedTuple):
    """``Main pot $15``, ``Side pot 1: $10``: one of several pots; they are counted, never told."""

    what: str
    money: Money


class Act(NamedTuple):
    """Somebody does, or is said to have done, something.

    `drawn` are cards that come for those in `cards`, or with them; `word` is what else is said of
    the act, `named` what an ace among its cards counts as, "high" or "low".
    """

    who: tuple[str, ...]
    verb: str
    cards: tuple[Token, ...] = ()
    drawn: tuple[Card, ...] = ()
    money: Money | None = None
    word: str = ""
    named: str = ""
    up: tuple[bool | None, ...] = ()
    """The faces of the cards drawn, as in `Holding`."""


class Stop(NamedTuple):
    """``...``: nothing more is told."""


Parsed = (
    Header
    | Heading
    | Holding
    | BoardLine
    | Turned
    | WildClaim
    | HandClaim
    | Amount
    | PartPot
    | Act
    | Stop
)
