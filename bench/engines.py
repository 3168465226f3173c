"""Our engine and its peers, each asked in its own way for one score a hand.

Cards are turned into a library's own objects before the clock starts. A score is bigger for the
better hand, None where nothing qualifies, so that fast wrong answers show.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from bench.deals import DEUCES, WORKLOADS, Deal, deals
from pokerrules.cards import cards
from pokerrules.ranking import ACE_TO_FIVE, DEUCE_TO_SEVEN, EIGHT_OR_BETTER, HIGH
from pokerrules.scale import Scale
from pokerrules.selection import exactly, use

Run = Callable[[], list[Any]]
"""Ranks all prepared hands once."""

Engine = Callable[[str, Sequence[Deal]], Run | None]
"""From the key of a workload and its hands to a run; None: it cannot do that."""

OMAHA = use(exactly(2, "hole"), exactly(3, "board"))


def ours(key: str, hands: Sequence[Deal]) -> Run | None:
    """Through the public `value`, as a program would that compares many hands."""
    scales = {"low5": ACE_TO_FIVE, "deuce5": DEUCE_TO_SEVEN, "eight5": EIGHT_OR_BETTER}
    scales["eight7"] = EIGHT_OR_BETTER
    scale: Scale = scales.get(key, HIGH)
    ready = [(_ours(hand), _ours(board)) for hand, board in hands]
    if key == "omaha":
        groups = [{"hole": hole, "board": board} for hole, board in ready]
        return lambda: [OMAHA.value(scale, each) for each in groups]
    held = [hand for hand, _ in ready]
    if "-" in key:
        wild = frozenset(_ours(DEUCES))
        return lambda: [scale.value(hand, wild) for hand in held]
    if scale is EIGHT_OR_BETTER:
        return lambda: [scale.value(hand) or None for hand in held]
    return lambda: [scale.value(hand) for hand in held]


def _ours(held: Sequence[str]) -> Any:
    return cards(" ".join(held))


def natural_hands(key: str, hands: Sequence[Deal]) -> Run | None:
    """We ourselves on as many natural hands, to compare the wild ones with."""
    if "-" not in key:
        return None
    plain = next(each for each in WORKLOADS if each.key == key[: key.index("-")])
    return ours(plain.key, deals(plain, len(hands)))


def pokerkit(key: str, hands: Sequence[Deal]) -> Run | None:
    """Through its public hand classes, as its documentation shows."""
    names = {
        "high5": "StandardHighHand",
        "high7": "StandardHighHand",
        "omaha": "OmahaHoldemHand",
        "eight5": "EightOrBetterLowHand",
        "eight7": "EightOrBetterLowHand",
        "low5": "RegularLowHand",
        "deuce5": "StandardLowHand",
    }
    if key not in names:
        return None
    lib: Any = import_module("pokerkit")
    kind = getattr(lib, names[key])
    sign = -1 if kind.low else 1
    ready = [[tuple(lib.Card.parse("".join(part))) for part in deal] for deal in hands]

    def run() -> list[Any]:
        found = [kind.from_game_or_none(hole, board) for hole, board in ready]
        return [None if hand is None else sign * hand.entry.index for hand in found]

    return run


def treys(key: str, hands: Sequence[Deal]) -> Run | None:
    if key not in ("high5", "high7"):
        return None
    lib: Any = import_module("treys")
    evaluate = lib.Evaluator().evaluate
    ready = [[lib.Card.new(card) for card in hand] for hand, _ in hands]
    return lambda: [-evaluate(held, []) for held in ready]


def eval7(key: str, hands: Sequence[Deal]) -> Run | None:
    """Written in C."""
    if key not in ("high5", "high7"):
        return None
    lib: Any = import_module("eval7")
    ready = [[lib.Card(card) for card in hand] for hand, _ in hands]
    return lambda: [lib.evaluate(held) for held in ready]


def phevaluator(key: str, hands: Sequence[Deal]) -> Run | None:
    """Looks hands up in tables of some megabytes."""
    if key not in ("high5", "high7", "omaha"):
        return None
    lib: Any = import_module("phevaluator")
    evaluate = lib.evaluate_omaha_cards if key == "omaha" else lib.evaluate_cards
    ready = [[lib.Card.to_id(card) for card in board + hand] for hand, board in hands]
    return lambda: [-evaluate(*held) for held in ready]


def clubs(key: str, hands: Sequence[Deal]) -> Run | None:
    if key not in ("high5", "high7", "omaha"):
        return None
    lib: Any = import_module("clubs")
    evaluate = lib.Evaluator(4, 13, 5, mandatory_hole_cards=2 * (key == "omaha")).evaluate
    ready = [[[lib.Card(card) for card in part] for part in deal] for deal in hands]
    return lambda: [-evaluate(hole, board) for hole, board in ready]


PEERS: dict[str, Engine] = {
    "pokerkit": pokerkit,
    "treys": treys,
    "eval7": eval7,
    "phevaluator": phevaluator,
    "clubs": clubs,
}


def installed() -> dict[str, str]:
    """The peers that are there, and which version."""
    found = {}
    for name in PEERS:
        with suppress(PackageNotFoundError):  # requirements/bench.in names them all
            found[name] = version(name)
    return found
