"""The streets of seven-card stud, which several games share."""

from __future__ import annotations

from typing import Any

from pokerrules.procedure import HIGH_SHOWING, Bet, Deal, Showdown


def seven_card_stud(then: tuple[Any, ...] = ()) -> tuple[Any, ...]:
    """Two cards down, four up, one down; a bet after each upcard and after the last card.

    `then` is what upcards set off. The rules are anchors on the page of the game.
    """
    return (
        Deal(2, rule="two-down"),
        *(step for name in ("Third", "Fourth", "Fifth", "Sixth") for step in _street(name, then)),
        Deal(1, rule="last-down", heading="Seventh street"),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Showdown(rule="showdown"),
    )


def _street(name: str, then: tuple[Any, ...]) -> tuple[Any, ...]:
    return (
        Deal(1, rule="four-up", heading=f"{name} street", up=True, then=then),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
    )
