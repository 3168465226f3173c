"""Which cards are wild: rules as values, each of which answers for what lies on the table now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from pokerrules.cards import Card, rank_name
from pokerrules.view import MIDDLE, SPIT, Fallen, View
from pokerrules.wildnames import NOTHING, are_wild, ranks_said, whole, wild_cards

# When cards that make others wild are wild themselves.
NEVER, ALWAYS, ONCE_SHOWN = "never", "always", "once shown"

# What becomes of a wild rank when a new one is called for: it ends at once, it waits for the new
# one to come, it stays wild beside it.
ENDS, WAITS, STAYS = "ends", "waits", "stays"


BOARD, FACES, ORDER = "board", "faces", "order"
"""What a rule asks: what lies open for all, which cards lie face up, or in which order they fell."""


class WildRanks(NamedTuple):
    """Every card of these ranks, always."""

    ranks: tuple[int, ...]
    rule: str

    @property
    def asks(self) -> str:
        """It asks what lies open for all."""
        return BOARD

    def cards(self, view: View) -> frozenset[Card]:
        """The wild cards, as things lie."""
        return wild_cards(frozenset(self.ranks))

    def __str__(self) -> str:
        return ranks_said(frozenset(self.ranks))


class LowestOnBoard(NamedTuple):
    """The lowest rank on the board, and every card of that rank; the ace is high.

    It changes when a lower card is turned; a deuce settles it.
    """

    rule: str

    @property
    def asks(self) -> str:
        """It asks what lies open for all."""
        return BOARD

    def cards(self, view: View) -> frozenset[Card]:
        """The wild cards, as things lie."""
        ranks = [card.rank for card in view.board.values()]
        return whole(min(ranks)) if ranks else NOTHING

    def __str__(self) -> str:
        return "the lowest rank on the board (the ace is high)"


class RankAt(NamedTuple):
    """The rank of the card at one place of the board, once it has been turned."""

    place: str
    rule: str

    @property
    def asks(self) -> str:
        """It asks what lies open for all."""
        return BOARD

    def cards(self, view: View) -> frozenset[Card]:
        """The wild cards, as things lie."""
        return whole(view.board[self.place].rank) if self.place in view.board else NOTHING

    def __str__(self) -> str:
        where = (
            f"card {self.place} of the row" if self.place.isdigit() else f"the {self.place} card"
        )
        return f"{where}, and all of its rank"


class LyingWild(NamedTuple):
    """The cards of these ranks that lie face up before their owners; or those that do not."""

    ranks: tuple[int, ...]
    up: bool
    rule: str

    @property
    def asks(self) -> str:
        """It asks which cards lie face up."""
        return FACES

    def cards(self, view: View) -> frozenset[Card]:
        """The wild cards, as things lie."""
        lying = view.up if self.up else view.down
        return frozenset(card for card in lying if card.rank in self.ranks)

    def __str__(self) -> str:
        return f"{ranks_said(frozenset(self.ranks))} {'face up' if self.up else 'in the hole'}"


class TopOfPile(NamedTuple):
    """Some ranks always, and the rank of the card on top in the middle.

    A card comes to lie there when one of `calls` has been dealt face up to a player; until it
    does, the one below has lost its meaning. A joker on top makes its brother wild.
    """

    always: tuple[int, ...]
    calls: tuple[int, ...]
    rule: str

    @property
    def asks(self) -> str:
        """It asks in which order cards fell."""
        return ORDER

    def cards(self, view: View) -> frozenset[Card]:
        """The wild cards, as things lie."""
        return wild_cards(frozenset(self.always)) | self._on_top(view)

    def _on_top(self, view: View) -> frozenset[Card]:
        for card, who in reversed(view.fallen):
            if who == MIDDLE:
                return joker_brothers(card) if card.suit == "*" else whole(card.rank)
            if card.rank in self.calls:
                return NOTHING
        return NOTHING

    def __str__(self) -> str:
        return f"{ranks_said(frozenset(self.always))}, and the rank on top in the middle"


class FollowingRank(NamedTuple):
    """The rank of the upcard that follows the last face-up card of these ranks, in the deal's order.

    Attributes:
        ranks: the cards that are followed.
        old_rule: the rule about the rank before, if that is another.
        themselves: when they are wild as well: `NEVER`, `ALWAYS`, `ONCE_SHOWN`.
        old: what becomes of the rank before, when one of them falls: `ENDS`, `WAITS`, `STAYS`.
    """

    ranks: tuple[int, ...]
    rule: str
    old_rule: str = ""
    themselves: Any = NEVER
    old: Any = ENDS

    @property
    def asks(self) -> str:
        """It asks in which order cards fell."""
        return ORDER

    def cards(self, view: View) -> frozenset[Card]:
        """The wild cards, as things lie."""
        awaited, wild = False, frozenset[int]()
        for card, _ in view.fallen:
            if card.rank in self.ranks:
                awaited = True
                wild = wild if self.old != ENDS else frozenset()
            elif awaited:
                awaited = False
                # A card that nobody has seen has no rank to tell.
                follows = frozenset(filter(None, [card.rank]))
                wild = wild | follows if self.old == STAYS else follows
        return wild_cards(wild | self._themselves(view))

    def why(self, fallen: Fallen) -> str:
        """By which rule an upcard has changed what is wild."""
        return (fallen.card.rank in self.ranks and self.old_rule) or self.rule

    def _themselves(self, view: View) -> frozenset[int]:
        shown = any(card.rank in self.ranks for card, _ in view.fallen)
        too = self.themselves == ALWAYS or (self.themselves == ONCE_SHOWN and shown)
        return frozenset(self.ranks if too else ())

    def __str__(self) -> str:
        followed = " or ".join(map(rank_name, self.ranks))
        also = {ALWAYS: f"{followed}s, and ", ONCE_SHOWN: f"{followed}s once one shows, and "}
        return f"{also.get(self.themselves, '')}the rank that follows the last face-up {followed}"


class LastShown(NamedTuple):
    """Of these ranks the one that was the last to be dealt face up."""

    ranks: tuple[int, ...]
    rule: str

    @property
    def asks(self) -> str:
        """It asks in which order cards fell."""
        return ORDER

    def cards(self, view: View) -> frozenset[Card]:
        """The wild cards, as things lie."""
        shown = [card.rank for card, _ in view.fallen if card.rank in self.ranks]
        return whole(shown[-1]) if shown else NOTHING

    def __str__(self) -> str:
        return f"of {ranks_said(frozenset(self.ranks))} the last to fall face up"


class TurnedForAll(NamedTuple):
    """The cards that were turned up for everybody under a name, alone or with all of their ranks."""

    key: str
    whole_rank: bool
    rule: str

    @property
    def asks(self) -> str:
        """It asks what lies open for all."""
        return BOARD

    def cards(self, view: View) -> frozenset[Card]:
        """The wild cards, as things lie."""
        turned = frozenset(view.turned(self.key))
        return wild_cards(frozenset(card.rank for card in turned)) if self.whole_rank else turned

    def __str__(self) -> str:
        return (
            f"the {self.key.casefold()}{', and all of its rank' if self.whole_rank else ' alone'}"
        )


class AtShowdown(NamedTuple):
    """Another rule, which holds only when hands are compared at the end."""

    wild: Any
    rule: str

    @property
    def asks(self) -> str:
        """It asks what that rule asks."""
        return str(self.wild.asks)

    def cards(self, view: View) -> frozenset[Card]:
        """The wild cards, as things lie."""
        return self.wild.cards(view) if view.showdown else NOTHING

    def __str__(self) -> str:
        return f"{self.wild}, at the showdown only"


class WildRule(Protocol):
    """A rule about wild cards: whatever names the rule it follows and answers for what lies there."""

    @property
    def rule(self) -> str: ...

    @property
    def asks(self) -> str:
        """What one must know: `BOARD`, `FACES`, or `ORDER`, which tells the faces too."""

    def cards(self, view: View) -> frozenset[Card]:
        """The wild cards, as things lie."""


def by_face(rule: WildRule | None) -> bool:
    """Whether one must know which cards lie face up to say what is wild."""
    return rule is not None and rule.asks in (FACES, ORDER)


def by_order(rule: WildRule | None) -> bool:
    """Whether one must know in which order cards fell face up, each of them."""
    return rule is not None and rule.asks == ORDER


def joker_brothers(joker: Card) -> frozenset[Card]:
    """The other joker."""
    return frozenset({Card("X2" if joker.text == "X1" else "X1")})


def turns(rule: WildRule, view: View) -> Iterator[tuple[Fallen, frozenset[Card]]]:
    """Each upcard with which the wild cards changed, and what was wild from it on."""
    before = rule.cards(view._replace(fallen=()))
    for i, fallen in enumerate(view.fallen, 1):
        now = rule.cards(view._replace(fallen=view.fallen[:i]))
        if now != before:
            yield fallen, now
            before = now


def told(rule: WildRule, view: View) -> tuple[tuple[str, str], ...]:
    """How the wild cards came to be what they are, card by card, and by which rule each time.

    Example:
        >>> from pokerrules.cards import cards
        >>> fallen = [Fallen(card, "Ann") for card in cards("Qh 5d 8s Qc")]
        >>> for sentence, by in told(FollowingRank((12,), rule="wild", old_rule="old"), View({}, fallen)):
        ...     print(f"{sentence} [{by}]")
        with 5d to Ann, fives are wild [wild]
        with Qc to Ann, nothing is wild [old]
    """
    return tuple(
        (f"with {_where(fallen)}, {are_wild(now)}", _why(rule, fallen))
        for fallen, now in turns(rule, view)
    )


def _why(rule: WildRule, fallen: Fallen) -> str:
    return rule.why(fallen) if isinstance(rule, FollowingRank) else rule.rule


def _where(fallen: Fallen) -> str:
    places = {MIDDLE: "in the middle", SPIT: "as the spit"}
    return f"{fallen.card} {places.get(fallen.who, f'to {fallen.who}')}"
