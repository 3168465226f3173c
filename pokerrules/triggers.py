"""What an upcard may set off while cards are dealt: values that stand behind a step's `then`.

The phases in `pokerrules.phases.triggers` make it happen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from pokerrules.cards import Card
from pokerrules.money import Money

if TYPE_CHECKING:
    from pokerrules.stakes import Stakes

SUITS_OF_A_RANK = 4


class Cents(NamedTuple):
    """A price that is always the same."""

    cents: int

    def of(self, stakes: Stakes, chip: int) -> int:
        """The price in cents."""
        return self.cents

    def __str__(self) -> str:
        return str(Money(self.cents))


class Chips(NamedTuple):
    """A price in the smallest chips of the table."""

    number: int

    def of(self, stakes: Stakes, chip: int) -> int:
        """The price in cents."""
        return self.number * chip

    def __str__(self) -> str:
        return f"{self.number} of the smallest chips"


class Antes(NamedTuple):
    """A price in antes."""

    number: int

    def of(self, stakes: Stakes, chip: int) -> int:
        """The price in cents."""
        return self.number * int(stakes.ante)

    def __str__(self) -> str:
        return f"{self.number} antes"


class Follow(NamedTuple):
    """Each upcard of these ranks brings the next card face up to the middle.

    `last` says whether the last upcard of the deal does so too.
    """

    ranks: tuple[int, ...]
    rule: str
    last: Any = True

    def adds(self, up: Sequence[Card]) -> tuple[int, int]:
        """The card belongs to nobody."""
        return 0, 0

    def uses(self, dealt: int) -> int:
        """How many cards of the deck it takes at most, when so many upcards are dealt."""
        return min(SUITS_OF_A_RANK * len(self.ranks), dealt)


class Extra(NamedTuple):
    """Each upcard of these ranks brings its owner a card face down, at once."""

    ranks: tuple[int, ...]
    rule: str

    def adds(self, up: Sequence[Card]) -> tuple[int, int]:
        """One for each such upcard; it is counted with the step that dealt it."""
        return 0, 0

    def uses(self, dealt: int) -> int:
        """How many cards of the deck it takes at most, when so many upcards are dealt."""
        return min(SUITS_OF_A_RANK * len(self.ranks), dealt)


class Buy(NamedTuple):
    """The owner of an upcard of these ranks may buy a card face down, at once.

    It is sold only while the deck can supply all cards that are still to be dealt.
    """

    ranks: tuple[int, ...]
    price: Any
    rule: str

    def adds(self, up: Sequence[Card]) -> tuple[int, int]:
        """Whether he buys is up to him."""
        return 0, 0

    def uses(self, dealt: int) -> int:
        """None that others would need."""
        return 0


class Tribute(NamedTuple):
    """The owner of this upcard is paid by the owner of every upcard of these ranks, then and later."""

    card: str
    ranks: tuple[int, ...]
    price: Any
    rule: str

    def adds(self, up: Sequence[Card]) -> tuple[int, int]:
        """No card."""
        return 0, 0

    def uses(self, dealt: int) -> int:
        """No card."""
        return 0
