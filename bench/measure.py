"""Measuring on a noisy machine: CPU time, runs in turn, medians of ratios within one round."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from statistics import median
from typing import Any, NamedTuple

from bench.deals import Deal, Workload, deals
from bench.engines import Engine, Run

MOST, CHECKED = 40_000, 1_000
"""How many hands a run has at most, and on how many the order is compared."""

SECONDS = 0.15
"""About how long a run takes."""


class Rates(NamedTuple):
    """Hands in a second, in each round."""

    per_second: list[float]
    different: int
    """Neighbours among the checked hands that it puts in another order than we do."""


def rates(workload: Workload, engines: dict[str, Engine], rounds: int) -> dict[str, Rates]:
    """All engines in turn, round by round; the first is ours."""
    hands = deals(workload, MOST)
    tried = {name: _ready(engine, workload, hands) for name, engine in engines.items()}
    ready = {name: run for name, run in tried.items() if run}
    found = {name: Rates([], _different(workload, engines, name, hands)) for name in ready}
    for _ in range(rounds):
        for name, (run, number) in ready.items():
            found[name].per_second.append(number / cpu(run))
    return found


def _different(
    workload: Workload, engines: dict[str, Engine], name: str, hands: Sequence[Deal]
) -> int:
    """How many neighbours among some hands it puts in another order than our engine does."""
    if workload.deuces is not None:
        return 0  # nobody else can rank these
    runs = [engines[each](workload.key, hands[:CHECKED]) for each in (next(iter(engines)), name)]
    first, other = (_order(run() if run else []) for run in runs)
    return sum(a != b for a, b in zip(first, other, strict=True))


def _ready(engine: Engine, workload: Workload, hands: Sequence[Deal]) -> tuple[Run, int] | None:
    """A warmed-up run that takes about as long as we want, and its number of hands."""
    number = 50
    while run := engine(workload.key, hands[:number]):
        run()
        took = cpu(run)
        if took > SECONDS / 3 or number == len(hands):
            return run, number
        number = min(len(hands), int(number * min(10, SECONDS / max(took, 1e-4)) + 1))
    return None


def cpu(call: Callable[[], object]) -> float:
    """CPU seconds of one call."""
    start = time.process_time()
    call()
    return time.process_time() - start


def _order(scores: Sequence[Any]) -> list[int]:
    """How neighbours compare; None is below everything."""
    keys = [(score is not None, score or 0) for score in scores]
    return [(a > b) - (a < b) for a, b in pairwise(keys)]


def ratio(ours: Rates, theirs: Rates) -> float:
    """The median of the ratios within each round."""
    pairs = zip(ours.per_second, theirs.per_second, strict=True)
    return median(mine / other for mine, other in pairs)


def fresh(code: str, runs: int) -> list[list[float]]:
    """Runs code in new interpreters, with modules compiled before; each prints numbers."""
    kept = {key: each for key, each in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    found = []
    with tempfile.TemporaryDirectory() as compiled:
        for _ in range(runs + 1):  # the first compiles
            command, env = [sys.executable, "-c", code], {**kept, "PYTHONPYCACHEPREFIX": compiled}
            done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
            found.append([float(number) for number in done.stdout.split()])
    return found[1:]
