"""The course of a deal: its steps in their order, and which of them a section means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.finding import Problem
from pokerrules.nearest import nearest
from pokerrules.phases import phase_of
from pokerrules.phases.base import Phase
from pokerrules.phases.betting import Betting
from pokerrules.phases.dealing import Dealing
from pokerrules.phases.showdown import Showing

if TYPE_CHECKING:
    from pokerrules.deal import Deal
    from pokerrules.seats import Seat


class Course:
    """The steps of one deal.

    Attributes:
        phases: all of them.
        at: which of them runs, -1 before the first.
        passed: the rules of the steps gone through.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.phases: list[Phase] = [phase_of(step, deal) for step in deal.game.steps]
        self.at = -1
        self.passed: list[str] = []

    # Questions ----------------------------------------------------------------------------

    @property
    def phase(self) -> Phase | None:
        """The step the deal is at, None before the first."""
        return self.phases[self.at] if self.at >= 0 else None

    @property
    def over(self) -> bool:
        """Whether the last step has come."""
        return self.at == len(self.phases) - 1

    @property
    def rest(self) -> list[Phase]:
        """The step that runs and all behind it."""
        return self.phases[max(self.at, 0) :]

    @property
    def rounds(self) -> list[Betting]:
        """The betting rounds."""
        return [phase for phase in self.phases if isinstance(phase, Betting)]

    @property
    def dealing(self) -> Dealing | None:
        """The step that runs, if cards are dealt in it."""
        return self.phase if isinstance(self.phase, Dealing) else None

    def following(self, phase: Phase) -> Phase | None:
        """The step behind a step."""
        after = self.phases.index(phase) + 1
        return self.phases[after] if after < len(self.phases) else None

    def betting(self) -> Betting | None:
        """The betting round that runs, or the one that comes next once this step is done."""
        phase = self.phase
        if phase is not None and phase.idle() and not isinstance(phase, Betting):
            phase = self.following(phase)
        return phase if isinstance(phase, Betting) else None

    def next_heading(self) -> str:
        """The heading of the next step in which something can happen."""
        return "Showdown" if self.over else self.phases[self.at + 1].heading

    def cards_due(self) -> int:
        """How many cards are still to be dealt to those who are in now."""
        return sum(phase.cards_due() for phase in self.rest if isinstance(phase, Dealing))

    def upcards_due(self) -> int:
        """How many of them face up."""
        dealing = [phase for phase in self.rest if isinstance(phase, Dealing)]
        return sum(phase.cards_due() for phase in dealing if phase.step.up)

    def least_due(self) -> int:
        """How many cards the rest of the deal needs at least, if all stay in."""
        return sum(phase.least_due() for phase in self.rest)

    # From step to step --------------------------------------------------------------------

    def during(self) -> Phase:
        """The step that runs; the first one, if no heading has opened it."""
        if self.at < 0:
            self._enter(0)
        return self.phases[self.at]

    def heading(self, name: str) -> Iterator[Problem]:
        """A section begins: finish the step before, find the one that is meant."""
        following = range(self.at + 1, len(self.phases))
        reached = next((i for i in following if not self._skippable(i)), len(self.phases) - 1)
        target = next((i for i in following if self.phases[i].is_called(name)), None)
        if target is None:
            yield from self._wrong_heading(name, reached)
        elif target > 0 and not self.deal.seats:
            first = self.phases[0].heading
            yield Problem(
                f"nobody has been dealt in yet; '{first}:' comes first", "records/sections"
            )
        else:
            yield from self._may_come(name, target, reached)
            yield from self._go_to(target)

    def _skippable(self, index: int) -> bool:
        """Whether a record may leave this step out, since nothing can happen in it."""
        phase = self.phases[index]
        return not isinstance(phase, Showing) and phase.idle()

    def _wrong_heading(self, name: str, reached: int) -> Iterator[Problem]:
        near = nearest(name, list(dict.fromkeys(phase.heading for phase in self.phases)))
        if any(phase.is_called(name) for phase in self.phases):
            why = f"'{name}:' is behind us"
        else:
            why = f"this game has no step '{name}'" + (f"; did you mean '{near}:'?" if near else "")
        expected = "nothing more" if self.over else self.phases[reached].heading
        yield Problem(f"{why}; next comes '{expected}:'", "records/sections")
        if near and near == expected:
            yield from self.heading(expected)

    def _may_come(self, name: str, target: int, reached: int) -> Iterator[Problem]:
        """What is missing before a step, or why it does not come at all."""
        if self.deal.winner is not None:
            if not isinstance(self.phases[target], Showing):
                yield deal_over(self.deal.winner)
            return
        # What is missing in the steps between is told at each of them.
        if self.phase is not None:
            yield from self.phase.unfinished()
        if target > reached:
            expected = self.phases[reached].heading
            yield Problem(f"'{expected}:' comes before '{name}:'", "records/sections")

    def _go_to(self, target: int) -> Iterator[Problem]:
        for phase in self.phases[max(self.at, 0) : target]:
            if not phase.begun:
                phase.begin()
            yield from phase.end()
        self._enter(target)

    def _enter(self, index: int) -> None:
        self.at = index
        phase = self.phases[index]
        if not phase.begun:
            phase.begin()
        self.passes(self.deal.rule(phase.step.rule))
        if phase in self.rounds[1:]:  # The first round has but one limit.
            self.passes(self.deal.rule(self.deal.game.limits_rule))

    def passes(self, rule: str) -> None:
        """A rule has been applied."""
        if rule not in self.passed:
            self.passed.append(rule)

    def finish(self) -> Iterator[Problem]:
        """What is missing at the end of a record."""
        phase = self.during()
        yield from phase.unfinished()
        if not isinstance(phase, Showing):
            yield Problem(
                f"the record ends under '{phase.heading}:', before the showdown; write '{self.next_heading()}:' and "
                "go on, or '...' if it is meant to stop here",
                "records/unfinished",
            )


def deal_over(winner: Seat) -> Problem:
    """Something happens though only one player is left."""
    return Problem(
        f"all but {winner.name} have folded: the deal is over, {winner.name} has won",
        "betting/last-player",
    )
