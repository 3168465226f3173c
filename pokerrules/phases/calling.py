"""Cards that are turned up for everybody while others are dealt: on a call, or for want of more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import Card
from pokerrules.finding import Problem, counted
from pokerrules.notation import BoardLine
from pokerrules.phases.dues import Due
from pokerrules.phases.falling import turn_for_all
from pokerrules.seats import Seat
from pokerrules.view import COMMON

if TYPE_CHECKING:
    from random import Random

    from pokerrules.deal import Deal
    from pokerrules.phases.dealing import Dealing

VERB = "calls spit"


# On a call --------------------------------------------------------------------------------


class CalledCard(Due):
    """Somebody has called: the next card is turned up for everybody."""

    def why(self) -> str:
        return f"{self.seat.name} has called: the next card is turned up for all"

    def wanted(self) -> str:
        return f"'{self.trigger.key}: 9h'"

    def lay(self, line: BoardLine) -> Iterator[Problem] | None:
        mine = line.key == self.trigger.key
        return turn_for_all(self.deal, line, self.rule) if mine else None


def call(deal: Deal, seat: Seat) -> Iterator[Problem]:
    """A player calls; who may not is not heard."""
    refused = no_call(deal, seat)
    if refused is not None:
        yield refused
        return
    running(deal).due.append(CalledCard(deal.game.on_call, deal, seat))


def running(deal: Deal) -> Dealing:
    """The round of cards that is being dealt."""
    phase = deal.course.dealing
    assert phase is not None  # Nobody is heard at any other time.
    return phase.running


def no_call(deal: Deal, seat: Seat) -> Problem | None:
    """Why a player may not call now, if so."""
    on_call = deal.game.on_call
    if on_call is None:
        return Problem(f"nothing is called for in {deal.game.name}", "records/sections")
    if seat.folded:
        return Problem(f"{seat.name} folded on line {seat.folded} and cannot call", "betting/fold")
    if deal.course.dealing is None:
        why = f"{seat.name} is not heard: one calls while cards are dealt, until the betting begins"
        return Problem(why, deal.rule(on_call.rule))
    return _too_many(deal) or _deck_needed(deal)


def _called(deal: Deal) -> int:
    """How many cards have been called for and are still to be turned."""
    return sum(isinstance(due, CalledCard) for due in running(deal).due)


def _too_many(deal: Deal) -> Problem | None:
    on_call = deal.game.on_call
    if len(deal.view.turned(on_call.key)) + _called(deal) < on_call.most:
        return None
    often = "once" if on_call.most == 1 else f"{on_call.most} times"
    why = f"{on_call.key.casefold()} is called {often} in a deal, and has been"
    return Problem(why, deal.rule(on_call.most_rule))


def _deck_needed(deal: Deal) -> Problem | None:
    left, needed = deal.deck.stub - _called(deal), deal.course.least_due()
    if left > needed:
        return None
    why = f"the deck has {counted(left)} left, and the deal itself needs {needed}"
    return Problem(why, deal.rule(deal.game.on_call.deck_rule))


def sample_calls(deal: Deal, rng: Random, stub: list[Card]) -> Iterator[str]:
    """Now and then somebody calls."""
    on_call = deal.game.on_call
    if on_call is None or rng.random() > 0.08:
        return
    seat = rng.choice(deal.live())
    if no_call(deal, seat) is None:
        yield f"{seat.name} {on_call.verb}"
        yield f"{on_call.key}: {stub.pop()}"


# For want of more -------------------------------------------------------------------------


def one_for_all(phase: Dealing) -> bool:
    """Whether the deck has too few cards for each and one for every later round of cards."""
    later = phase.deal.course.least_due() - phase.least_due()
    return phase.deal.deck.stub - phase.own_due() < later


def wrong_common(phase: Dealing) -> Problem | None:
    """Why no card stands for everybody's own now, if so."""
    rule = phase.step.common_rule or "dealing/common-card"
    if phase.common:
        return None
    if phase.common_laid:
        return Problem("the common card of this round lies there already", rule)
    left = counted(phase.deal.deck.stub)
    return Problem(f"the deck has {left} left: everybody gets one of his own", rule)


def want_common(phase: Dealing) -> Problem:
    """A common card is missing, or somebody got a card although there are not enough."""
    rule = phase.step.common_rule or "dealing/common-card"
    if phase.common_laid:
        return Problem("the common card stands for everybody's own: nobody gets another", rule)
    left, live = phase.deal.deck.stub, len(phase.deal.dealt())
    why = f"the deck has {counted(left)} left, too few for {live} players: one is turned up for all"
    return Problem(f"{why}; write '{COMMON}: 9h'", rule)
