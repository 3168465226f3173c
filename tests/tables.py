"""`make tables`: the published counts that take a while, and the long comparison with brute force.

All of it together takes some minutes; each line is printed when it has passed.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests import agreement, test_published

SHARE = 1_000
SHARES = 95
"""With the 5,000 deals of the ordinary tests these are 100,000."""


def timed(title: str, check: Callable[[], object]) -> None:
    start = time.perf_counter()
    check()
    print(f"{time.perf_counter() - start:6.1f} s  {title}", flush=True)


def published() -> None:
    """The rows of data/published.toml marked slow."""
    for table, check in (
        ("row", test_published.check_row),
        ("low", test_published.check_low),
        ("misprint", test_published.check_misprint),
    ):
        for row in test_published.DATA[table]:
            if row.get("slow"):
                timed(f"{table}: {row['title']}", partial(check, row))
    timed("four of a kind in nine cards", test_published.check_four_in_nine)


def brute_force() -> None:
    """Random deals with up to four wild cards, on every scale and option."""
    start, done = time.perf_counter(), 0
    with ProcessPoolExecutor(min(2, os.cpu_count() or 1)) as pool:
        for number in pool.map(agreement.check, [SHARE] * SHARES, range(1, SHARES + 1)):
            done += number
            took = time.perf_counter() - start
            print(f"{took:6.1f} s  {done:,} random deals agree with brute force", flush=True)


if __name__ == "__main__":
    published()
    brute_force()
