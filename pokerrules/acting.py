"""Acts in a whole record: who is meant, and what lets them happen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules import claims
from pokerrules.course import deal_over
from pokerrules.finding import Problem
from pokerrules.lying import never_asked
from pokerrules.notation import Act
from pokerrules.phases import calling

if TYPE_CHECKING:
    from pokerrules.deal import Deal


def act(deal: Deal, said: Act) -> Iterator[Problem]:
    """Players act, or are said to win and the like, one after another; what is wrong with it."""
    everybody = deal.live() if deal.phase is None else deal.phase.everybody()
    who = tuple(seat.name for seat in everybody) if said.who == ("all",) else said.who
    together = [who] if said.verb == "split" and who else [(name,) for name in who]
    for names in together:
        yield from _act(deal, said._replace(who=names))


def _act(deal: Deal, said: Act) -> Iterator[Problem]:
    name = said.who[0]
    if said.verb in claims.VERBS:
        yield from claims.check(deal, said)
    elif deal.winner is not None:
        yield deal_over(deal.winner)
    elif deal.house is not None and name == deal.house.name and said.verb != "turns up":
        yield never_asked(deal.game)
    elif said.verb == calling.VERB:
        deal.course.during()
        yield from calling.call(deal, deal.seats[name])
    else:
        yield from deal.course.during().act(said, deal.seat(name))
