"""Cards that come to lie on the table for all: the board, those beside it, those of nobody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.finding import Problem
from pokerrules.lying import never_asked, no_table_hand, wrong_table_hand
from pokerrules.notation import ASIDE, BoardLine, Turned, nobody
from pokerrules.phases.boards import BoardTurning
from pokerrules.phases.dealing import Dealing
from pokerrules.phases.giving import Flipping
from pokerrules.phases.showdown import Showing
from pokerrules.shown import wrong_left_over

if TYPE_CHECKING:
    from pokerrules.deal import Deal


def lay(deal: Deal, line: BoardLine) -> Iterator[Problem]:
    """Cards are turned for all; what is wrong with them."""
    if line.key == "Table":
        yield from _table_hand(deal, line)
    elif line.key == "Unseen":
        yield from _left_over(deal, line)
    elif line.key in ASIDE:
        yield from _aside(deal, line)
    else:
        yield from _board(deal, line)


def _board(deal: Deal, line: BoardLine) -> Iterator[Problem]:
    """Cards of the board are a step of their own, which begins with their line."""
    phase = deal.phase
    if not (isinstance(phase, BoardTurning) and phase.heading == line.key and not phase.laid):
        before = deal.course.at
        yield from deal.course.heading(line.key)
        if deal.course.at == before:
            return
        phase = deal.phase
    if isinstance(phase, BoardTurning):
        yield from phase.lay(line)


def _table_hand(deal: Deal, line: BoardLine) -> Iterator[Problem]:
    """The hand that belongs to nobody is turned up at the showdown."""
    refused = no_table_hand(deal.game, deal.table)
    if refused is not None:
        yield refused
        return
    if not isinstance(deal.phase, Showing):
        rule = deal.rule(deal.game.table_hand.rule)
        yield Problem("the table's hand lies face down until the showdown", rule)
    yield from wrong_table_hand(deal.game, line.cards)
    deal.table = line.cards
    for card in line.cards:
        yield from filter(None, [deal.deck.turn(card, "the table", deal.line)])


def _aside(deal: Deal, line: BoardLine) -> Iterator[Problem]:
    """A card that an upcard has brought, or that a player has called for."""
    phase = deal.course.during()
    if isinstance(phase, Dealing) and line.key in deal.game.asides:
        yield from phase.lay(line)
    else:
        yield phase.misplaced(f"'{line.key}:'")


def _left_over(deal: Deal, line: BoardLine) -> Iterator[Problem]:
    """Somebody has looked at what the board did not need."""
    yield from wrong_left_over(deal.game, line)
    if deal.supply.donation is not None:
        for card in line.cards:
            problem = deal.supply.turn(card, deal.line, "the cards left over")
            yield from filter(None, [problem])


def turn_folded(deal: Deal, line: Turned) -> Iterator[Problem]:
    """Cards of a folded hand are turned at random."""
    phase = deal.course.during()
    seat = deal.seats.get(line.who)
    if deal.house is not None and line.who == deal.house.name:
        yield never_asked(deal.game)
    elif seat is None:  # Who has folded has sat at the table.
        yield Problem(nobody(line.who, deal.seats), "records/names")
    elif isinstance(phase, Flipping):
        yield from phase.turned(line, seat)
    else:
        yield phase.misplaced(f"'{line.who} folded: … is turned'")
