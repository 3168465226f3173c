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


class EachOnce(Phase):
    """A step in which everybody still in does something once."""

    def begin(self) -> None:
        super().begin()
        self.waiting = self.deal.live()

    def idle(self) -> bool:
        return self.begun and not self.waiting


class InTurn(EachOnce):
    """A step in which each does his part after the other, from the dealer's left.

    Attributes:
        does: what a player does, in the words of a record.
        done: what he has done then.
    """

    does = ""
    done = ""

    @property
    def once_rule(self) -> str:
        """By which rule nobody does it twice."""
        raise NotImplementedError

    @property
    def turn_rule(self) -> str:
        """By which rule one does it after the other."""
        raise NotImplementedError

    @property
    def to_act(self) -> Seat | None:
        return self.waiting[0] if self.waiting else None

    def turn(self, seat: Seat) -> Iterator[Problem]:
        """It is his turn now; tells if it is not. The record's order is followed all the same."""
        if seat.folded:
            yield Problem(
                f"{seat.name} folded on line {seat.folded} and {self.does} no more", "betting/fold"
            )
        elif seat not in self.waiting:
            already = f"{seat.name} has {self.done} already; each {self.does} once"
            yield Problem(already, self.once_rule)
        elif seat is not self.waiting[0]:
            yield Problem(f"{self.waiting[0].name} {self.does} before {seat.name}", self.turn_rule)
        if seat in self.waiting:
            self.waiting.remove(seat)


class Together(EachOnce):
    """A step in which everybody does the same thing, in any order.

    Attributes:
        verb: what a record calls it.
    """

    verb = ""

    def due(self) -> str:
        """What everybody must do, behind his name."""
        raise NotImplementedError

    def act(self, act: Act, seat: Seat) -> Iterator[Problem]:
        if not self.fits(act):
            yield from super().act(act, seat)
            return
        refused = self.once(seat)
        if refused is None:
            yield from self.do(act, seat)
        else:
            yield refused

    def fits(self, act: Act) -> bool:
        """Whether that is what everybody does here."""
        return act.verb == self.verb

    def do(self, act: Act, seat: Seat) -> Iterator[Problem]:
        """He does it; tells what is wrong with it."""
        raise NotImplementedError

    @property
    def rule(self) -> str:
        """The rule of the step."""
        return self.deal.rule(self.step.rule)

    @property
    def once_rule(self) -> str:
        """By which rule nobody does it twice."""
        return self.rule

    def once(self, seat: Seat) -> Problem | None:
        """Strike him off the list; tells if he is not on it."""
        if seat in self.waiting:
            self.waiting.remove(seat)
            return None
        if seat.folded:
            return Problem(
                f"{seat.name} folded on line {seat.folded} and takes no part", "betting/fold"
            )
        return Problem(f"{seat.name} has done so already; each does it once", self.once_rule)

    def unfinished(self) -> Iterator[Problem]:
        for seat in self.waiting:
            if seat.live:
                due = f"{seat.name} is missing; write '{seat.name} {self.due()}'"
                yield Problem(due, self.rule)
