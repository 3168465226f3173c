"""Who sits down at a deal: those whom `Seats:` names, or those who are dealt in."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from pokerrules.finding import Problem
from pokerrules.game import Game
from pokerrules.header import MOST_SEATS
from pokerrules.nearest import nearest
from pokerrules.notation import bad_name
from pokerrules.seats import Seat

if TYPE_CHECKING:
    from pokerrules.deal import Deal


def sit(deal: Deal, name: str) -> Seat:
    """A player takes his seat and puts in his ante, as far as he has it."""
    seat = deal.seats[name] = Seat(name)
    stack = deal.setting.stacks.get(name)
    seat.chips = None if stack is None else int(stack)
    ante = int(deal.stakes.ante)
    seat.pay(ante if seat.chips is None else min(ante, seat.chips))
    return seat


def seat_for(deal: Deal, name: str) -> Seat | Problem:
    """The seat of a name, a new one while the table is still being dealt in."""
    seat = deal.called(name)
    if seat is not None:
        return seat
    if deal.setting.seats:
        near = nearest(name, deal.seats)
        hint = f"did you mean {near}?" if near else f"there sit {', '.join(deal.seats)}"
        return Problem(f"'Seats:' names no {name}; {hint}", "records/names")
    refused = bad_name(name)
    if refused is None and deal.course.at > 0:
        refused = f"{name} has not been dealt in; here sit {', '.join(deal.seats)}"
    if refused is not None:
        return Problem(refused, "records/names")
    return overfull(deal.game, deal.seats) or sit(deal, name)


def overfull(game: Game, seated: Collection[str]) -> Problem | None:
    """Why nobody else can be dealt in, whatever the game: nobody reads on for ever."""
    if len(seated) < MOST_SEATS:
        return None
    return Problem(f"more than {MOST_SEATS} players are no table", game.full_id(game.seats_rule))


def wrong_table(deal: Deal) -> Iterator[Problem]:
    """Whether so many can play this game, and all whose stacks are told do."""
    refused = deal.game.takes(len(deal.seats))
    if refused and not deal.setting.seats:  # Those were counted where they were named.
        yield Problem(refused, deal.rule(deal.game.seats_rule))
    for name in deal.setting.stacks:
        if name not in deal.seats:
            yield Problem(f"'Stacks:' names {name}, who has not been dealt in", "records/names")
