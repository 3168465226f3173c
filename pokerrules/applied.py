"""Which rules of ranking a ruling rests on: those of the hands that were compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pokerrules.hands import Hand
    from pokerrules.ruling import Ruling


def ranking_rules(ruling: Ruling) -> Iterator[str]:
    """The ids of the rules by which hands were told apart, contest by contest.

    A hand that nobody opposes is not compared with anything.
    """
    for contest in ruling.game.pot.contests:
        going = {
            entrant.name
            for entrant in ruling.entrants
            if entrant.declared is None or contest.name in entrant.declared
        }
        held = [bests[contest.name] for name, bests in ruling.hands.items() if name in going]
        hands = [best.hand for best in held if best is not None]
        if getattr(contest.scale, "qualifier", 0):
            yield "lows/qualifier"
        if len(hands) > 1:
            ranked = {"high": _high, "low": _low}.get(contest.name)
            yield from ranked(hands) if ranked is not None else ()


def _high(hands: list[Hand]) -> Iterator[str]:
    if len({hand.category for hand in hands}) > 1:
        yield "hands/order"
    for hand in hands:
        yield f"hands/{hand.category.replace(' ', '-')}"
    wild = {(hand.category, hand.ranks, hand.wild_used) for hand in hands}
    alike = {told[:2] for told in wild}
    # Hands of the same name that differ are told apart by what the name leaves out.
    if len({hand.name for hand in hands}) < len(alike):
        yield "hands/kickers"
    if any(used for *_, used in wild):
        yield "hands/of-a-kind"
    if len(alike) < len(wild):
        yield "hands/natural-beats-wild"


def _low(hands: list[Hand]) -> Iterator[str]:
    yield "lows/scales"
    for hand in hands:
        if hand.category == "no pair":
            yield "lows/comparing"
        elif "straight" in hand.category or hand.category == "flush":
            yield "lows/straights-and-flushes"
        else:
            yield "lows/pairs"
