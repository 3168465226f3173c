"""How long a started referee takes over a full table: ``python -m bench.referee``.

For each game the showdown of as many as can play for which most have stayed, of a few random ones;
medians of five rulings in headless Chromium, the page's own way to the engine and back included.
"""

from __future__ import annotations

import statistics
import sys
import tempfile

from playwright.sync_api import sync_playwright

from bench.browser import TIMES, browsing, serving
from pokerrules.deal import Deal
from pokerrules.filling import text_of
from pokerrules.games import GAMES
from pokerrules.randomly import random_record
from tests.conftest import SITE
from tests.test_deals import judged
from tests.test_form import filled_from

MOST = 100
"""Milliseconds."""
TOLD = 5
"""So many games are printed, the slowest."""
ASK = """async ({text, times}) => {
    const {ask} = await import('/javascripts/engine.js');
    await ask('referee', {text});
    const took = [];
    for (let i = 0; i < times; i += 1) {
        const since = performance.now();
        await ask('referee', {text});
        took.push(performance.now() - since);
    }
    return took;
}"""


def crowded(slug: str) -> tuple[int, str]:
    """How many hold cards at the end, and what the referee is asked."""
    game = GAMES[slug]
    texts = [random_record(game, game.span[1], seed, judged(game)) for seed in range(6)]
    text, deal = max(((t, Deal(t)) for t in texts), key=lambda each: len(each[1].live()))
    return len(deal.live()), text_of(filled_from(text, deal, slug))


def main() -> int:
    """Measure, tell the slowest, and say whether each is as fast as was promised."""
    took = {}
    with (
        tempfile.TemporaryDirectory() as profile,
        sync_playwright() as playwright,
        serving(SITE) as base,
        browsing(playwright, profile) as context,
    ):
        page = context.new_page()
        page.goto(f"{base}/referee/")
        for slug in GAMES:
            players, text = crowded(slug)
            times = page.evaluate(ASK, {"text": text, "times": TIMES})
            took[slug] = (statistics.median(times), players)
    for slug, (time, players) in sorted(took.items(), key=lambda each: -each[1][0])[:TOLD]:
        print(f"a ruling in {slug}, {players} at the showdown: {time:.0f} ms (at most {MOST})")
    return 0 if max(took.values())[0] <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
