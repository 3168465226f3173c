"""The showdown: what is still down is turned up, hands are shown and named."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import UNKNOWN, Card
from pokerrules.finding import Problem, counted
from pokerrules.game import TableHand
from pokerrules.lying import unseen_table_hand
from pokerrules.notation import Act, tell
from pokerrules.phases.base import Together
from pokerrules.phases.stacking import turn_up
from pokerrules.seats import Seat

if TYPE_CHECKING:
    from random import Random


class Showing(Together):
    """Those still in turn up their downcards; the rest of the section are claims."""

    optional = True
    verb = "turns up"

    def begin(self) -> None:
        super().begin()
        self.waiting = self.deal.dealt()

    def expected(self) -> str:
        return "'Ann turns up 5c', the name of a hand ('Ann: high flush, ace high') or who wins ('Ann wins $5')"

    def idle(self) -> bool:
        return True

    def unfinished(self) -> Iterator[Problem]:
        """Hands that nobody can compare, because nobody has seen them."""
        game = self.deal.game
        for seat in self.deal.dealt() if game.pot.gap is None else ():
            if UNKNOWN in seat.held:
                unknown = counted(seat.held.count(UNKNOWN))
                yield Problem(
                    f"{seat.name} has {unknown} that nobody has seen; write '{seat.name} turns up …'",
                    "records/unseen",
                )
        if isinstance(game.table_hand, TableHand) and not self.deal.table:
            yield unseen_table_hand(game)

    def do(self, act: Act, seat: Seat) -> Iterator[Problem]:
        # Everybody sees them now; but they were dealt face down, and that may still matter.
        shown: list[Card] = []
        yield from turn_up(self, act, seat, len(seat.down) - seat.spare, shown)
        seat.down += shown

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        house = self.deal.game.table_hand
        if isinstance(house, TableHand):
            yield f"Table: {tell([stub.pop() for _ in range(house.cards)])}"
        for seat in self.deal.dealt():
            if seat.down:
                yield f"{seat.name} turns up {tell(seat.down)}"
