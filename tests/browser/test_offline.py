"""Without a network, and with a new edition: what a reader has visited once stays with him."""

from __future__ import annotations

import re
import shutil
import threading
from collections.abc import Callable, Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from pokerrules.site import offline
from pokerrules.site.serve import server
from tests.browser.conftest import SLOW, near, press

Open = Callable[[Page, str], None]


class Host:
    """A copy of the site on a server of its own, which can be renewed and go away."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: ThreadingHTTPServer = server(folder)
        threading.Thread(target=self.running.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.running.server_port}"

    def stop(self) -> None:
        self.running.shutdown()
        self.running.server_close()

    def publish(self, old: str, new: str) -> None:
        """A new edition: other words on the first page."""
        page = self.folder / "index.html"
        html = page.read_text("utf-8")
        assert old in html
        page.write_text(html.replace(old, new), "utf-8")
        worker = self.folder / "sw.js"
        worker.write_text(worker.read_text("utf-8").partition("\n")[2], "utf-8")
        offline.write_worker(self.folder)


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    shutil.copytree(site, tmp_path / "site")
    hosting = Host(tmp_path / "site")
    yield hosting
    hosting.stop()


@pytest.fixture
def visitor(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=host.address, service_workers="allow")
    context.set_default_timeout(SLOW)
    yield context
    context.close()


KEPT = re.compile("all of it works without a network")


def test_after_one_visit_everything_works_without_a_network(
    visitor: BrowserContext, host: Host, opened: Open
) -> None:
    page = visitor.new_page()
    opened(page, "/")
    expect(page.locator(".edition")).to_have_text(
        re.compile(r"^Rules last changed on \d+ \w+ \d{4}\.")
    )
    expect(page.locator(".edition")).to_have_text(KEPT, timeout=SLOW)
    host.stop()

    opened(page, "/learn/ranking/")
    expect(page.locator("h1")).to_be_visible()
    near(page, ".language-pycon")
    answer = press(page.get_by_role("button", name="Run example 1", exact=True))
    expect(answer).to_contain_text("As the page says.")

    page.get_by_role("textbox", name="Search").click()
    page.keyboard.type("rulebook")
    expect(page.locator(".md-search-result__link").first).to_be_visible()

    page.goto("/games/six-pack")  # Somebody has left out the slash.
    expect(page).to_have_url(re.compile("/games/six-pack/$"))

    page.goto("/nowhere/at/all/")
    expect(page.locator("h1")).to_contain_text("404")


def test_a_new_edition_is_offered_and_the_open_page_goes_on(
    visitor: BrowserContext, host: Host, opened: Open
) -> None:
    page, other = visitor.new_page(), visitor.new_page()
    opened(page, "/")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    opened(other, "/")
    heading = page.locator("h1")
    old = heading.inner_text().rstrip("¶")
    host.publish(old, "A newer edition of it")
    page.evaluate(
        "navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => 0)"
    )
    offered = page.locator(".app-note").filter(has_text="There is a newer edition")
    expect(offered).to_be_visible(timeout=SLOW)
    expect(heading).to_contain_text(old)
    # A page of the old edition still comes from it, whatever the host has by now.
    opened(other, "/")
    expect(other.locator("h1")).to_contain_text(old)
    offered.get_by_role("button", name="Use it").click()
    expect(heading).to_contain_text("A newer edition of it")
    expect(other.locator(".app-note")).to_contain_text("another tab")
    expect(other.locator("h1")).to_contain_text(old)


def test_the_manifest_makes_it_an_app(site: Path) -> None:
    told = offline.manifest()
    assert told["display"] == "standalone"
    assert {icon["sizes"] for icon in told["icons"]} == {"192x192", "512x512"}
    assert all((site / icon["src"]).is_file() for icon in told["icons"])
