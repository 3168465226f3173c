"""Prints our rates, the ratio to each peer and the bars we have set ourselves."""

from __future__ import annotations

import argparse
import platform
import random
from functools import partial
from statistics import median

from bench.deals import DECK, WORKLOADS, Workload
from bench.engines import PEERS, Engine, installed, natural_hands, ours
from bench.measure import cpu, fresh, rates, ratio
from pokerrules import rule

BARS = {
    ("high5", "pokerkit"): 8,
    ("high7", "pokerkit"): 150,
    ("high7", "treys"): 8,
    ("high7", "eval7"): 0.4,
    ("omaha", "pokerkit"): 20,
    ("omaha", "clubs"): 1,
    ("eight5", "pokerkit"): 5,
    ("eight7", "pokerkit"): 50,
    **{(each.key, "natural hands"): 0.7 for each in WORKLOADS if each.deuces},
}
"""How many times as fast we mean to be; a tenth less counts as met, since machines are noisy."""

IMPORT = """
import time
start = time.process_time()
import pokerrules
print((time.process_time() - start) * 1000)
"""

CHECK = """
import time
from pathlib import Path
from pokerrules import check
text = Path("tests/records/christmas-present.hand").read_text()
for _ in range(2):
    start = time.process_time()
    check(text)
    print((time.process_time() - start) * 1000)
"""

NAMES = ("Ann", "Bob", "Cam", "Dot", "Eve", "Fay", "Gus", "Hal")

MEMORY = """
from bench.__main__ import chernobyl
chernobyl(40)
with open("/proc/self/status") as lines:
    print(next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")))
"""


def verdict(found: float, bar: float) -> str:
    """The ratio beside its bar."""
    return f"  (bar {bar:g}: {'met' if found >= 0.9 * bar else 'MISSED'})"


def compare(workload: Workload, rounds: int) -> bool:
    """A line for us and one for each that can do the same; whether all bars are met."""
    engines: dict[str, Engine] = {"ours": ours, "natural hands": natural_hands}
    found = rates(workload, {**engines, **{name: PEERS[name] for name in installed()}}, rounds)
    mine = found.pop("ours")
    print(f"\n{workload.title}\n  {'ours':14}{median(mine.per_second):12,.0f} /s")
    met = True
    for name, theirs in found.items():
        times, bar = ratio(mine, theirs), BARS.get((workload.key, name))
        met &= bar is None or times >= 0.9 * bar
        wrong = f"  another order in {theirs.different} pairs" if theirs.different else ""
        said = f"  {name:14}{median(theirs.per_second):12,.0f} /s  ours is {times:7.2f} times that"
        print(f"{said}{verdict(times, bar) if bar else ''}{wrong}", flush=True)
    return met


def chernobyl(tables: int) -> float:
    """Milliseconds to rule a record of a full table of Chernobyl, high and low; the median."""
    rng = random.Random(8)
    return median(1000 * cpu(partial(rule, _table(rng))) for _ in range(tables))


def _table(rng: random.Random) -> str:
    """Eight players with four cards and two discards each, who declare as they like."""
    dealt, lines = rng.sample(DECK, 48), ["Game: Chernobyl"]
    for seat, name in enumerate(NAMES):
        held = dealt[6 * seat : 6 * seat + 6]
        lines.append(f"{name}: {' '.join(held[:4])}, discarded {' '.join(held[4:])}")
    lines += [f"{name} {rng.choice(('high', 'low', 'both'))}" for name in NAMES]
    return "\n".join(lines)


def sample(which: str) -> float:
    """Milliseconds to check the sample record, for the first time in a process or again."""
    return median(row[0 if which == "first" else 1] for row in fresh(CHECK, 5))


def limits(runs: int) -> bool:
    """What has to stay below a limit: a table of Chernobyl, the import, the memory."""
    measured = [
        ("a record of Chernobyl, eight players both ways", chernobyl(50), 10, "ms"),
        ("import pokerrules", median(row[0] for row in fresh(IMPORT, runs)), 25, "ms of CPU"),
        ("a whole record checked", sample("again"), 10, "ms"),
        ("memory of a process that rules Chernobyl", fresh(MEMORY, 1)[0][0], 60, "MiB"),
    ]
    print()
    for title, found, limit, unit in measured:
        said = "met" if found <= 1.1 * limit else "MISSED"
        print(f"{title}: {found:.1f} {unit}  (limit {limit}: {said})")
    print(
        f"the first record of a process, its game and the ranking loaded: {sample('first'):.1f} ms"
    )
    return all(found <= 1.1 * limit for _, found, limit, _ in measured)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("workloads", nargs="*", help=", ".join(each.key for each in WORKLOADS))
    asked = parser.parse_args()
    peers = ", ".join(f"{name} {number}" for name, number in installed().items())
    print(f"Python {platform.python_version()}, {platform.machine()}; beside {peers}")
    below = limits(asked.rounds)
    chosen = [each for each in WORKLOADS if not asked.workloads or each.key in asked.workloads]
    met = [compare(workload, asked.rounds) for workload in chosen]
    return 0 if below and all(met) else 1


if __name__ == "__main__":
    raise SystemExit(main())
