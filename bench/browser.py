"""How long a reader waits: press Run to result, beside stock Pyodide, and what a page weighs.

``make bench-browser``: medians of five in headless Chromium, each variant in turn; *cold* is a new
profile, *warm* a new browser process with the profile of the visit before. Stock Pyodide runs the
same session from the same server: its own files, the package unpacked from a zip of its sources.
"""

from __future__ import annotations

import gzip
import shutil
import statistics
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page, Playwright, Response, sync_playwright

from pokerrules.site.serve import server
from tests.conftest import BROWSERS, QUIET, SITE

ROOT = SITE.parent
TIMES = 5
PATIENCE = 120_000
PAGE = "/learn/ranking/"
BUDGET = 150 * 1024
RATIOS = {"cold": 0.4, "warm": 0.25}
WEIGHED = ("/", "/games/christmas-present/", "/table/betting/", PAGE)
HEAVIEST = 3
"""So many more are weighed: those whose own text weighs most."""

STOCK_PAGE = """<!doctype html><meta charset="utf-8"><title>stock</title>
<button>Run</button><pre></pre><script type="module" src="page.mjs"></script>"""
STOCK_SCRIPT = """
const session = `from pokerrules import HIGH, cards
ann = cards("8h 7h 6h 5h")
print(HIGH.best(ann))`;
document.querySelector("button").onclick = () => {
  const worker = new Worker("worker.mjs", { type: "module" });
  worker.onmessage = ({ data }) => { document.querySelector("pre").textContent = data; };
  worker.postMessage(session);
};
"""
STOCK_WORKER = """
import { loadPyodide } from "./pyodide/pyodide.mjs";
onmessage = async ({ data }) => {
  const [python, zip] = await Promise.all([loadPyodide(), fetch("pokerrules.zip").then((answer) => answer.arrayBuffer())]);
  python.unpackArchive(zip, "zip");
  const said = [];
  python.setStdout({ batched: (line) => said.push(line) });
  python.runPython(data);
  postMessage(said.join("\\n"));
};
"""
WAIT = """selector => new Promise(done => {
  const since = performance.now();
  const target = document.querySelector(selector.where);
  new MutationObserver((_, watching) => {
    if (!target.matches(selector.until)) return;
    watching.disconnect();
    done(performance.now() - since);
  }).observe(target, {attributes: true, childList: true, subtree: true});
  document.querySelector(selector.press).click();
})"""


class Variant(NamedTuple):
    """A way to run Python in a page: where, what to press, what to watch and until when."""

    path: str
    press: str
    where: str
    until: str


OURS = Variant(PAGE, ".bench button", ".answer", "[data-state=done]")
STOCK = Variant("/", "button", "pre", ":not(:empty)")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server for a while."""
    running = server(folder)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_port}"
    running.shutdown()


def stock_site(folder: Path) -> None:
    """Pyodide as it comes from npm, and the package as a zip of its sources."""
    shutil.copytree(ROOT / "node_modules" / "pyodide", folder / "pyodide")
    sources = folder / "sources"
    shutil.copytree(ROOT / "pokerrules", sources / "pokerrules", ignore=_not_needed)
    shutil.make_archive(str(folder / "pokerrules"), "zip", sources)
    (folder / "index.html").write_text(STOCK_PAGE, "utf-8")
    (folder / "page.mjs").write_text(STOCK_SCRIPT, "utf-8")
    (folder / "worker.mjs").write_text(STOCK_WORKER, "utf-8")


def _not_needed(folder: str, names: list[str]) -> set[str]:
    return {name for name in names if name in ("site", "__pycache__")}


@contextmanager
def browsing(playwright: Playwright, profile: str) -> Iterator[BrowserContext]:
    """A browser process of its own."""
    found = next(filter(None, map(shutil.which, BROWSERS)))
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=found, headless=True, args=list(QUIET)
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def press(page: Page, base: str, variant: Variant) -> float:
    """Milliseconds from the press to the result."""
    page.goto(base + variant.path)
    if variant is OURS:
        page.locator(".language-pycon").first.scroll_into_view_if_needed()
    page.locator(variant.press).first.wait_for()
    page.wait_for_timeout(300)
    return float(page.evaluate(WAIT, variant._asdict()))


def settle(page: Page) -> None:
    """Wait until the interpreter's picture and the book are kept, as in a visit of half a minute."""
    for _ in range(240):
        kept = page.evaluate("caches.open('interpreter').then(c => c.keys()).then(k => k.length)")
        if kept and "without a network" in page.locator(".edition").inner_text():
            return
        page.wait_for_timeout(250)
    print("  (the picture or the book was not kept in a minute)")


def visits(playwright: Playwright, base: str, variant: Variant) -> tuple[float, float]:
    """Cold and warm, in one profile."""
    with tempfile.TemporaryDirectory() as profile:
        with browsing(playwright, profile) as context:
            page = context.new_page()
            cold = press(page, base, variant)
            if variant is OURS:
                settle(page)
            else:
                page.wait_for_timeout(1500)
        with browsing(playwright, profile) as context:
            return cold, press(context.new_page(), base, variant)


def weights(playwright: Playwright, base: str) -> dict[str, int]:
    """What each page transfers before anything is pressed, text as gzip makes it."""
    own = {file: _weight(file.read_bytes()) for file in SITE.rglob("index.html")}
    heavy = sorted(own, key=lambda file: -own[file])[:HEAVIEST]
    found = {}
    for path in (*WEIGHED, *(f"/{file.parent.relative_to(SITE).as_posix()}/" for file in heavy)):
        with tempfile.TemporaryDirectory() as profile, browsing(playwright, profile) as context:
            page = context.new_page()
            answers: list[Response] = []
            page.on("response", _collect(answers))
            page.goto(base + path, wait_until="networkidle")
            page.locator("html[data-app=ready]").wait_for(state="attached")
            page.wait_for_timeout(500)
            found[path] = sum(_weight(answer.body()) for answer in answers)
    return found


def _collect(answers: list[Response]) -> Callable[[Response], None]:
    return lambda answer: answers.append(answer)


def _weight(body: bytes) -> int:
    return min(len(body), len(gzip.compress(body, 6)))


def main() -> int:
    """Measure, tell, and say whether it is as fast as was promised."""
    times: dict[str, list[tuple[float, float]]] = {"stock": [], "ours": []}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        stock_site(Path(folder))
        with serving(Path(folder)) as stock, serving(SITE) as ours:
            for turn in range(TIMES):
                times["stock"].append(visits(playwright, stock, STOCK))
                times["ours"].append(visits(playwright, ours, OURS))
                told = ", ".join(f"{name} {c:.0f}/{w:.0f}" for name, ((c, w), *_) in _last(times))
                print(f"{turn + 1} of {TIMES} (cold/warm, ms): {told}", flush=True)
            heavy = weights(playwright, ours)
    good = True
    for at, (visit, most) in enumerate(RATIOS.items()):
        stock_ms, our_ms = (statistics.median(each[at] for each in times[n]) for n in times)
        ratio = our_ms / stock_ms
        good &= ratio <= most
        print(f"{visit}: {our_ms:.0f} ms, stock {stock_ms:.0f} ms: {ratio:.2f} (at most {most})")
    for path, size in heavy.items():
        good &= size <= BUDGET
        print(f"{path}: {size / 1024:.0f} KB (at most {BUDGET // 1024})")
    return 0 if good else 1


def _last(
    times: dict[str, list[tuple[float, float]]],
) -> Iterator[tuple[str, list[tuple[float, float]]]]:
    for name, found in times.items():
        yield name, found[-1:]


if __name__ == "__main__":
    sys.exit(main())
