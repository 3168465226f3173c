"""All that is due between two cards of the deal, and which line is meant for which of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import Card
from pokerrules.finding import Problem
from pokerrules.phases.dues import Due

if TYPE_CHECKING:
    from random import Random

Done = Iterator[Problem]


class Pending(list[Due]):
    """What upcards and players have set off and has not happened yet, the oldest first."""

    def settle(self, meant: Callable[[Due], Done | None]) -> Done | None:
        """Let the first happen for which a line is meant; None if it is meant for none."""
        for due in self:
            done = meant(due)
            if done is not None:
                return self._settle(due, done)
        return None

    def _settle(self, due: Due, done: Done) -> Done:
        yield from done
        self.remove(due)

    def overdue(self) -> Done:
        """The deal goes on: what was forced is missing, what was only allowed has been let go."""
        for due in self:
            if due.forced:
                yield due.missing()
        self.clear()

    def wanted(self) -> list[str]:
        """The lines that would settle it."""
        return [due.wanted() for due in self]

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        """Lines that settle it, or as much of it as somebody wants."""
        for due in list(self):
            yield from filter(None, [due.sample(rng, stub)])
