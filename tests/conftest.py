"""The built site and a browser for the tests that look at it."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pokerrules.site.serve import server

SITE = Path(__file__).parents[1] / "site"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
QUIET = (  # a browser that asks nobody for anything
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def site() -> Path:
    """The built site; `make test` builds it first."""
    assert (SITE / "index.html").exists(), "the site is not built: run 'make site'"
    return SITE


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The Chromium of this machine; without one a browser test is skipped, but never in CI."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None and os.environ.get("CI"):
        pytest.fail("no Chromium is installed: CI must not skip the browser tests", pytrace=False)
    if found is None:
        pytest.skip("no Chromium is installed")
    return {**browser_type_launch_args, "executable_path": found, "args": list(QUIET)}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Nothing is kept offline for a reader who looks at one page; the tests of that say otherwise."""
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture(scope="session")
def base_url(site: Path) -> Iterator[str]:
    """Where the site is served while the tests run."""
    running = server(site)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_port}"
    running.shutdown()
    running.server_close()
