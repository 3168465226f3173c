"""What an upcard may set off while cards are dealt: values that stand behind a step's `then`.

Each answers how many downcards it adds to a hand with these upcards (`adds`, at least and at
most), and how many cards of the deck it takes at most when so many upcards are dealt (`uses`).
`pokerrules.phases.dues` makes it happen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pokerrules.cards import Card, rank_name
from pokerrules.money import Money
from pokerrules.view import MIDDLE, Fallen

SUITS_OF_A_RANK = 4


def one_of(ranks: tuple[int, ...]) -> str:
    """A card of one of these ranks, in words.

    Examples:
        >>> one_of((2, 3, 4)), one_of((14,))
        ('a two, three or four', 'an ace')
    """
    *others, last = map(rank_name, ranks)
    words = " or ".join(filter(None, [", ".join(others), last]))
    return f"{'an' if words[0] in 'ae' else 'a'} {words}"


class Cents(NamedTuple):
    """A price that is always the same."""

    cents: int

    def of(self, chip: int) -> int:
        """The price in cents."""
        return self.cents

    def __str__(self) -> str:
        return str(Money(self.cents))


class Chips(NamedTuple):
    """A price in the smallest chips of the table."""

    number: int

    def of(self, chip: int) -> int:
        """The price in cents."""
        return self.number * chip

    def __str__(self) -> str:
        return f"{self.number} of the smallest chips"


def priced(trigger: Any) -> bool:
    """Whether something is paid for what it sets off."""
    return hasattr(trigger, "price")


class Kind(NamedTuple):
    """How a record tells of what a trigger sets off.

    Attributes:
        verb: what a player then does: "buys", "pays".
        key: under which name a card is turned for all: "Middle".
        brings: whether the card may stand, in brackets, behind the upcard that brought it.
    """

    verb: str = ""
    key: str = ""
    brings: bool = False


class OnCall(NamedTuple):
    """A player still in may call while cards are dealt: the next card is turned up for everybody.

    Attributes:
        key: what he calls, and the name of the card in a record: ``Ann calls spit``, ``Spit: 9h``.
        most: how often that may happen in a deal.
        rule: the rule about calling.
        most_rule: the one about how many.
        deck_rule: the one about cards that the deal itself still needs.
    """

    key: str
    most: Any
    rule: str
    most_rule: str
    deck_rule: str

    @property
    def verb(self) -> str:
        """What a record calls it."""
        return f"calls {self.key.casefold()}"


class Follow(NamedTuple):
    """Each upcard of these ranks brings the next card face up to the middle.

    `last` says whether the last upcard of the deal does so too.
    """

    ranks: tuple[int, ...]
    rule: str
    last: Any = True

    def __str__(self) -> str:
        return f"{one_of(self.ranks)} brings the next card up in the middle"

    @property
    def kind(self) -> Kind:
        """How a record tells of it."""
        return Kind(key=MIDDLE)

    def calls(self, fallen: Sequence[Fallen]) -> list[int]:
        """Which of the upcards, of a whole deal in order, have brought a card."""
        places = [i for i, (card, _) in enumerate(fallen) if card.rank in self.ranks]
        whole = self.last or not places or places[-1] < len(fallen) - 1
        return places if whole else places[:-1]

    def adds(self, up: Sequence[Card]) -> tuple[int, int]:
        """None: the card belongs to nobody."""
        return 0, 0

    def uses(self, dealt: int) -> int:
        """One for each such card, as long as there are upcards."""
        return min(SUITS_OF_A_RANK * len(self.ranks), dealt)


class Extra(NamedTuple):
    """Each upcard of these ranks brings its owner a card face down, at once."""

    ranks: tuple[int, ...]
    rule: str

    def __str__(self) -> str:
        return f"{one_of(self.ranks)} brings its owner one card more, face down, at once"

    @property
    def kind(self) -> Kind:
        """How a record tells of it."""
        return Kind(brings=True)

    def adds(self, up: Sequence[Card]) -> tuple[int, int]:
        """One for each such upcard."""
        count = sum(card.rank in self.ranks for card in up)
        return count, count

    def uses(self, dealt: int) -> int:
        """One for each such card, as long as there are upcards."""
        return min(SUITS_OF_A_RANK * len(self.ranks), dealt)


class Buy(NamedTuple):
    """The owner of an upcard of these ranks may buy a card face down, at once.

    It is sold only while the deck can supply all cards that are still to be dealt.
    """

    ranks: tuple[int, ...]
    price: Any
    rule: str

    def __str__(self) -> str:
        return f"{one_of(self.ranks)} lets its owner buy one card more, face down, for {self.price}"

    @property
    def kind(self) -> Kind:
        """How a record tells of it."""
        return Kind(verb="buys")

    def adds(self, up: Sequence[Card]) -> tuple[int, int]:
        """Up to one for each such upcard."""
        return 0, sum(card.rank in self.ranks for card in up)

    def uses(self, dealt: int) -> int:
        """None that others would need."""
        return 0


class Tribute(NamedTuple):
    """The owner of this upcard is paid by the owner of every upcard of these ranks, then and later."""

    card: str
    ranks: tuple[int, ...]
    price: Any
    rule: str

    def __str__(self) -> str:
        return f"{one_of(self.ranks)} pays {self.price} to the owner of the {Card(self.card).name}"

    @property
    def kind(self) -> Kind:
        """How a record tells of it."""
        return Kind(verb="pays")

    def adds(self, up: Sequence[Card]) -> tuple[int, int]:
        """No card."""
        return 0, 0

    def uses(self, dealt: int) -> int:
        """No card."""
        return 0
