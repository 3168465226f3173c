"""What Lighthouse says of a few pages, as on a phone: ``python -m bench.lighthouse``."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading

from pokerrules.site.serve import server
from tests.conftest import BROWSERS, SITE

LEAST = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
PAGES = ("/", "/games/christmas-present/", "/referee/")


def scores(address: str) -> tuple[dict[str, int], list[str]]:
    """The four scores of a page, and which audits took points away."""
    found = next(filter(None, map(shutil.which, BROWSERS)))
    asked = [
        str(SITE.parent / "node_modules" / ".bin" / "lighthouse"),
        address,
        "--quiet",
        "--output=json",
        f"--only-categories={','.join(LEAST)}",
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ]
    ran = subprocess.run(
        asked, capture_output=True, text=True, env={**os.environ, "CHROME_PATH": found}
    )
    if ran.returncode:
        sys.exit(ran.stderr)
    told = json.loads(ran.stdout)
    marks = {name: round(100 * told["categories"][name]["score"]) for name in LEAST}
    lost = [
        f"{audit['id']} {audit.get('displayValue', '')}".strip()
        for name in LEAST
        for ref in told["categories"][name]["auditRefs"]
        for audit in [told["audits"][ref["id"]]]
        if ref["weight"] and audit["score"] is not None and audit["score"] < 0.9
    ]
    return marks, lost


def main() -> int:
    """Tell the scores, and whether they are what was promised."""
    running = server(SITE)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    good = True
    for page in PAGES:
        if not (SITE / page.strip("/") / "index.html").exists():
            continue
        marks, lost = scores(f"http://127.0.0.1:{running.server_port}{page}")
        good &= all(marks[name] >= least for name, least in LEAST.items())
        told = ", ".join(f"{name} {mark}" for name, mark in marks.items())
        print(f"{page}: {told}{'; lost: ' + ', '.join(lost) if lost else ''}", flush=True)
    running.shutdown()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
