"""The steps of a deal, as values: what a game's definition is written with.

A step says what happens; a phase in `pokerrules.phases` makes it happen (its table says which).
Each carries the id of the rule it follows, on the game's own page or in the law of the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

# Who opens a betting round.
LEFT = "left of the dealer"
HIGH_SHOWING = "best hand showing"
BEST_DISCARDS = "best discards"


class LeftSeat(NamedTuple):
    """The `n`-th seat left of the dealer, round the table; if he is out, the next who is in."""

    n: int


class Deal(NamedTuple):
    """Deal `n` cards to each player still in, face down or up.

    `then` is what an upcard may set off (`pokerrules.triggers`). `common_rule` is the rule by
    which one card is turned up for all when the deck has not enough for each; empty where the
    deck always has.
    """

    n: Any
    rule: str
    heading: str = "Deal"
    up: bool = False
    then: tuple[Any, ...] = ()
    common_rule: str = ""

    @property
    def triggers(self) -> tuple[Any, ...]:
        """What an upcard may set off, as this table plays it."""
        return tuple(flat(self.then))

    @property
    def faces(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """How many cards a player has more by it face up, and face down: least and most of each."""
        some, none = (self.n, self.n), (0, 0)
        return (some, none) if self.up else (none, some)


class TurnBoard(NamedTuple):
    """Turn up `n` cards of the board: at any of the places named, else the next in the row."""

    n: int
    rule: str
    heading: str = "Board"
    among: tuple[str, ...] = ()


class Bet(NamedTuple):
    """A betting round, opened by the named seat."""

    opener: Any
    rule: str
    heading: str = "Bets"


class LastBet(NamedTuple):
    """The betting round after a declare, opened by the best showing of the contested direction.

    `locks` tells whether a player to whom nobody is opposed may bet and raise in it.
    """

    locks: Any
    rule: str
    heading: str = "Bets"


class Kick(NamedTuple):
    """Each in turn may win an upcard: it must fall strictly between two goal posts.

    The posts come from a second deck. `bend`: for so many antes one post may be bent, that is
    replaced, when the ball has hit one (0: never). `turn_rule` is about the order, `aces_rule`
    about a post that is an ace, `deck_rule` about the second deck, `bend_rule` about bending.
    """

    heading: str
    rule: str
    turn_rule: str
    aces_rule: str
    deck_rule: str
    bend_rule: str
    bend: Any = 0

    @property
    def n(self) -> int:
        """How many cards of the deck it takes for each player: the ball, whoever gets it."""
        return 1

    @property
    def faces(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """How many of a player's cards lie face up by it, and face down: least and most of each."""
        return (0, 1), (0, 0)


class Draw(NamedTuple):
    """Each in turn throws away up to `most` cards, upcards or downcards, for as many new ones.

    `up`: the new ones come face up, by `up_rule`; `laid`: the discards stay face up before their
    owners, by `laid_rule`.
    """

    most: Any
    rule: str
    heading: str = "Draw"
    up: Any = False
    up_rule: str = ""
    laid: Any = False
    laid_rule: str = ""


class WithAce(NamedTuple):
    """How many cards a player may draw who keeps an ace; `shown`: he shows that ace before."""

    cards: int
    shown: bool = False
    rule: str = ""


class DrawLimit(NamedTuple):
    """How many cards may be drawn, and how many with an ace, if that is more."""

    cards: int
    with_ace: Any = None

    @property
    def most(self) -> int:
        """The most that anybody may draw."""
        return self.cards if self.with_ace is None else max(self.cards, int(self.with_ace.cards))


class Discard(NamedTuple):
    """All choose `n` cards and turn them together; they stay face up before their owners.

    For those who have folded, cards are turned at random, as many as are missing; `left_out`:
    not for one who folded before he had discarded anything. `own_rule` says whether he who has
    discarded them may use them.
    """

    n: int
    rule: str
    heading: str
    own_rule: str
    folded_rule: str
    left_out: Any = False

    @property
    def faces(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """How many of a player's cards lie face up by it, and face down: least and most of each."""
        return (0, 0), (-self.n, -self.n)


class Throw(NamedTuple):
    """Each throws `n` cards away, unseen and for good."""

    n: int
    rule: str
    heading: str = "Throw"

    @property
    def faces(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """How many of a player's cards lie face up by it, and face down: least and most of each."""
        return (0, 0), (-self.n, -self.n)


class Donate(NamedTuple):
    """Each gives `n` cards, unseen, for the board; the dealer fills them up to `to` from the stub.

    `fill_rule` says how many come from the stub, `left_rule` what becomes of those that the board
    does not need.
    """

    n: int
    to: int
    rule: str
    fill_rule: str
    left_rule: str
    heading: str = "Donate"

    @property
    def faces(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """How many of a player's cards lie face up by it, and face down: least and most of each."""
        return (0, 0), (-self.n, -self.n)


class Share(NamedTuple):
    """Each pushes `n` of his downcards to the middle; they are turned together, for all to use."""

    n: int
    rule: str
    heading: str = "Share"

    @property
    def faces(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """How many of a player's cards lie face up by it, and face down: least and most of each."""
        return (0, 0), (-self.n, -self.n)


class Stack(NamedTuple):
    """Each puts his cards face down in the order in which he will turn them."""

    rule: str
    heading: str = "Stack"


class TurnUp(NamedTuple):
    """All turn up `n` of their downcards together: the next of a stack, else those they choose.

    `tied` names a contest when only those take part who are level in it.
    """

    heading: str
    rule: str
    n: int = 1
    tied: str = ""

    @property
    def faces(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """How many of a player's cards lie face up by it, and face down: least and most of each."""
        return (self.n, self.n), (-self.n, -self.n)


class DrawHigh(NamedTuple):
    """Those who are level in the contest draw from the whole deck, shuffled; the highest card wins.

    Those whose cards are equally high draw again, from the whole deck again.
    """

    tied: str
    rule: str
    heading: str = "High card"


class Declare(NamedTuple):
    """All still in say together which way they go: high, low or both."""

    rule: str
    heading: str = "Declare"


class Showdown(NamedTuple):
    """Turn up what is still down, compare, pay out."""

    rule: str
    heading: str = "Showdown"


Step = (
    Deal
    | TurnBoard
    | Bet
    | LastBet
    | Kick
    | Draw
    | Discard
    | Throw
    | Donate
    | Share
    | Stack
    | TurnUp
    | DrawHigh
    | Declare
    | Showdown
)

GIVING = (Discard, Throw, Donate, Share)
"""The steps after which a player holds fewer cards."""


def flat(parts: tuple[Any, ...]) -> Iterator[Any]:
    """The values among the parts, where an option has put several, or none, in the place of one."""
    for part in parts:
        if hasattr(part, "_fields"):
            yield part
        else:
            yield from flat(part)
