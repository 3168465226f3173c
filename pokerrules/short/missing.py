"""What a short record lacks for a verdict."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.finding import Problem, counted
from pokerrules.short.laying import board_rule
from pokerrules.view import MIDDLE

if TYPE_CHECKING:
    from pokerrules.short.table import ShortTable


def lacking(table: ShortTable) -> Iterator[Problem]:
    """What is missing of the shared cards; nobody has won before they are whole."""
    board = table.game.board
    free = [place for place in board.places if place not in table.board]
    if free:
        where = f" ({', '.join(free)})" if board.named else ""
        yield Problem(f"the board lacks {counted(len(free))}{where}", board_rule(table.game))
    yield from _middle(table)


def _middle(table: ShortTable) -> Iterator[Problem]:
    """Whether as many cards lie in the middle as upcards have brought; the last is enough."""
    follow = [t for t in table.game.triggers if t.kind.key == MIDDLE]
    upcards = table.upcards()
    calls = table.calls(upcards)
    rule = table.game.full_id(follow[0].rule) if follow else ""
    if calls and not table.aside[MIDDLE]:
        card = upcards[calls[-1]].card
        yield Problem(f"{card} brought a card to the middle; write '{MIDDLE}: 9s'", rule)
    elif len(table.aside[MIDDLE]) > len(calls):
        due = counted(len(calls)) if calls else "no card"
        yield Problem(f"{due} came to the middle, not {len(table.aside[MIDDLE])}", rule)


def finish(table: ShortTable) -> Iterator[Problem]:
    """Everything that is missing, at the end of the record."""
    if table.setting.unclear:  # The line that names the seats has been told.
        return
    alone = _alone(table)
    if alone:
        yield Problem(alone, "records/short")
        return
    yield from without_cards(table)
    if all(line.folded for line in table.hands.values()):
        yield Problem("nobody is left in; somebody has not folded", "records/short")
        return
    refused = table.game.takes(len(table.hands))
    if refused and not table.setting.seats:
        yield Problem(refused, table.game.full_id(table.game.seats_rule))
    yield from _no_verdict(table)


def _alone(table: ShortTable) -> str:
    """Why there is no showdown at all, empty if there is one."""
    if not table.hands:
        return "nobody's cards are given; write 'Ann: Ks Jd 3c 2s Ac'"
    if len(table.hands) < 2:
        return "a showdown needs two players; give the cards of another"
    return ""


def without_cards(table: ShortTable) -> Iterator[Problem]:
    """Those who sit there and have no hand."""
    unseen = " ".join(["??"] * table.game.cards_held)
    for name in table.setting.seats:
        if name not in table.hands:
            why = f"{name} has no cards here; give them, or '{name} (folded): {unseen}'"
            yield Problem(why, "records/short")
    if not table.setting.seats:
        for name in table.setting.stacks.keys() - table.hands.keys():
            yield Problem(f"'Stacks:' names {name}, who has no cards here", "records/names")


def _no_verdict(table: ShortTable) -> Iterator[Problem]:
    """Why nobody can say who wins; what spoils the deal has been told where it stands."""
    if table.blurred:  # The line that cannot be read has been told.
        return
    found = list(lacking(table))
    if not found and not table.unfit:
        found = list(table.played_on.too_much(table.entrants()))
        found = found or [Problem(*reason) for reason in table.ruling.missing]
    yield from found
