"""Where the cards of the board come from: the stub, or what the players have donated."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from pokerrules.cards import UNKNOWN, Card
from pokerrules.finding import Problem
from pokerrules.procedure import Donate
from pokerrules.seats import Deck

if TYPE_CHECKING:
    from random import Random


class Supply:
    """The cards for the board of one deal.

    Attributes:
        donated: what the players have given, all of it.
    """

    def __init__(self, deck: Deck, donation: Donate | None, fill_rule: str) -> None:
        self.deck = deck
        self.donation = donation
        self.fill_rule = fill_rule
        self.donated: list[Card] = []
        self.left: list[Card] | None = None
        self.filled = 0

    def _donations(self) -> list[Card]:
        """The donations that have not been turned yet; complete once the board begins."""
        if self.left is None:
            self.left = list(self.donated)
        return self.left

    @property
    def room(self) -> int:
        """How many cards can still come from the stub."""
        assert self.donation is not None
        return self.donation.to - len(self.donated) - self.filled

    def turn(self, card: Card, line: int, where: str = "the board") -> Problem | None:
        """A card for the board is turned; tells if it cannot be that one."""
        if self.donation is None:
            return self.deck.turn(card, where, line)
        left = self._donations()
        for token in (card, UNKNOWN):
            if token in left:
                left.remove(token)
                return self.deck.place(card, where, line) if token == UNKNOWN else None
        if self.room <= 0:
            return Problem(
                f"{card} was not donated, and no more comes from the stub: {self._filled()}",
                self.fill_rule,
            )
        self.filled += 1
        return self.deck.turn(card, where, line)

    def _filled(self) -> str:
        """Of how many cards the board is made, and who gave them."""
        assert self.donation is not None
        given, stub = len(self.donated), self.donation.to - len(self.donated)
        return f"{given} were donated, {stub or 'none'} came from the stub"

    def dead(self, board: Collection[Card]) -> list[Card]:
        """What was donated and is not on the board."""
        return [card for card in self.donated if card != UNKNOWN and card not in board]

    def sample(self, rng: Random, stub: list[Card], n: int) -> list[Card]:
        """So many random cards as they may come; those of the stub are taken off it."""
        if self.donation is None:
            return [stub.pop() for _ in range(n)]
        left, room = list(self._donations()), self.room
        cards: list[Card] = []
        for _ in range(n):
            if rng.randrange(len(left) + room) < len(left):
                cards.append(left.pop(rng.randrange(len(left))))
            else:
                cards.append(stub.pop())
                room -= 1
        return cards
