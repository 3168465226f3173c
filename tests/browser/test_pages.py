"""The pages in a browser: accessible in both schemes, fit for a phone, quiet, useful unscripted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.conftest import SITE

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
PATHS = sorted(
    f"/{path.parent.relative_to(SITE).as_posix()}/".replace("/./", "/")
    for path in SITE.rglob("index.html")
)
PHONE = {"width": 360, "height": 740}
OPEN_ALL = "document.querySelectorAll('details').forEach(d => { d.removeAttribute('name'); d.open = true })"

every_page = pytest.mark.parametrize("path", PATHS)


@every_page
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(page: Page, path: str, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto(path, wait_until="networkidle")
    page.evaluate(OPEN_ALL)
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run()")["violations"]
    assert [(v["id"], [node["html"] for node in v["nodes"]]) for v in found] == []


@every_page
def test_a_phone_never_scrolls_sideways(page: Page, path: str) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(path)
    page.evaluate(OPEN_ALL)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@every_page
def test_nothing_leaves_this_host(page: Page, path: str, base_url: str) -> None:
    asked: list[str] = []
    troubles: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(path, wait_until="networkidle")
    assert [url for url in asked if not url.startswith((base_url, "data:"))] == []
    assert troubles == []


@every_page
def test_a_page_reads_without_scripts(browser: Browser, base_url: str, path: str) -> None:
    context = browser.new_context(java_script_enabled=False, base_url=base_url)
    page = context.new_page()
    page.goto(path)
    assert page.locator("h1").is_visible()
    for summary in page.locator("article details > summary").all()[:5]:
        if summary.is_visible():
            summary.click()
            assert summary.locator("xpath=..").get_attribute("open") is not None
    context.close()


def test_search_finds_a_rule_by_its_words(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    page.keyboard.press("/")
    page.get_by_role("textbox", name="Search").fill("rulebook")
    result = page.locator(".md-search-result__link").first
    result.wait_for()
    assert "rulebook" in result.inner_text().lower()
