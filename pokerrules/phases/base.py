"""What all phases have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from pokerrules.cards import Card
from pokerrules.finding import Problem
from pokerrules.notation import Act, Holding
from pokerrules.seats import Seat

if TYPE_CHECKING:
    from random import Random

    from pokerrules.deal import Deal


class Phase:
    """One step of a deal while it happens.

    An act is always carried out as written, as far as that makes sense; what is wrong with it is
    told beside. So a record can be checked to its end, and `Deal.play` can refuse.
    """

    optional = False
    """Whether a record may leave it out although something happens in it; random deals do not."""

    def __init__(self, step: Any, deal: Deal) -> None:
        self.step = step
        self.deal = deal
        self.begun = False

    @property
    def heading(self) -> str:
        """The section heading under which a record tells this step."""
        return str(self.step.heading)

    def is_called(self, heading: str) -> bool:
        """Whether a section of that name means this step."""
        return self.heading.casefold() == heading.casefold()

    def begin(self) -> None:
        """Called once, when the step comes."""
        self.begun = True

    def idle(self) -> bool:
        """Whether nothing can happen in this step, so that a record may leave it out."""
        return False

    def skips(self) -> bool:
        """Whether a random deal should leave this step out."""
        return self.idle() and not self.optional

    def least_due(self) -> int:
        """How many cards of the deck this step still needs, whatever happens in it."""
        return 0

    def expected(self) -> str:
        """What could stand on a line now, for the message when something else does."""
        raise NotImplementedError

    def act(self, act: Act, seat: Seat) -> Iterator[Problem]:
        """Somebody does something; tells what is wrong with it."""
        rule = self.deal.rule_of(act.verb)
        yield self.misplaced(f"'{seat.name} {act.verb}'")._replace(rule=rule)

    def hold(self, line: Holding) -> Iterator[Problem]:
        """Cards are given on a line of their own."""
        yield self.misplaced(f"a line of cards for {line.who}")

    def misplaced(self, what: str) -> Problem:
        """The problem with something that has no place in this step."""
        return Problem(
            f"{what} has no place under '{self.heading}:'; here stands {self.expected()}",
            "records/sections",
        )

    def unfinished(self) -> Iterator[Problem]:
        """What is missing, when the record goes on to the next step."""
        yield from ()

    def end(self) -> Iterator[Problem]:
        """Called once, when the record goes on."""
        yield from ()

    @property
    def to_act(self) -> Seat | None:
        """The seat that must act next, None when nobody must or all act together."""
        return None

    def everybody(self) -> list[Seat]:
        """Whom the word "all" means here, in the order in which they act."""
        return self.deal.live()

    def legal(self, seat: Seat) -> tuple[str, ...]:
        """What the seat may do now, in the words of a record."""
        return ()

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        """Lines of a random legal course of this step; cards come off the end of `stub`."""
        yield from ()


class Together(Phase):
    """A step in which everybody still in does the same thing once, in any order."""

    def begin(self) -> None:
        super().begin()
        self.waiting = self.deal.live()

    def due(self) -> str:
        """What everybody must do, behind his name."""
        raise NotImplementedError

    def once(self, act: Act, seat: Seat, rule: str) -> Problem | None:
        """Strike him off the list; tells if he is not on it."""
        if seat in self.waiting:
            self.waiting.remove(seat)
            return None
        if seat.folded:
            return Problem(
                f"{seat.name} folded on line {seat.folded} and takes no part", "betting/fold"
            )
        return Problem(f"{seat.name} has done so already; each does it once", rule)

    def unfinished(self) -> Iterator[Problem]:
        for seat in self.waiting:
            if seat.live:
                due = f"{seat.name} is missing; write '{seat.name} {self.due()}'"
                yield Problem(due, self.deal.rule(self.step.rule))

    def idle(self) -> bool:
        return self.begun and not self.waiting
