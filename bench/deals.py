"""The hands that everybody ranks: the same random cards for all, as text."""

from __future__ import annotations

import random
from typing import NamedTuple

DECK = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")
DEUCES = DECK[:4]

Deal = tuple[tuple[str, ...], tuple[str, ...]]
"""The cards in the hand, and those on the board."""


class Workload(NamedTuple):
    """One kind of question."""

    key: str
    title: str
    hand: int
    board: int = 0
    deuces: int | None = None
    """How many wild deuces each hand holds; None: nothing is wild."""


WORKLOADS = (
    Workload("high5", "high, five cards", 5),
    Workload("high7", "high, best five of seven", 7),
    Workload("omaha", "high, two of four and three of five", 4, 5),
    Workload("eight5", "eight or better, five cards", 5),
    Workload("eight7", "eight or better, best five of seven", 7),
    Workload("low5", "ace-to-five, five cards", 5),
    Workload("deuce5", "deuce-to-seven, five cards", 5),
    *(
        Workload(f"high{hand}-{wild}", f"high, {hand} cards, {wild} of them wild", hand, 0, wild)
        for hand in (5, 7)
        for wild in (1, 2, 4)
    ),
)


def deals(workload: Workload, number: int) -> list[Deal]:
    """So many hands, always the same."""
    rng = random.Random(workload.key)
    return [_deal(workload, rng) for _ in range(number)]


def _deal(workload: Workload, rng: random.Random) -> Deal:
    number = workload.hand + workload.board
    if workload.deuces is None:
        dealt = rng.sample(DECK, number)
    else:
        dealt = rng.sample(DEUCES, workload.deuces)
        dealt += rng.sample(DECK[4:], number - workload.deuces)
        rng.shuffle(dealt)
    return tuple(dealt[: workload.hand]), tuple(dealt[workload.hand :])
