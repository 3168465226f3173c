"""The pages in a browser: accessible in both schemes, fit for a phone, quiet, useful unscripted."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.accessible import violations
from tests.conftest import SITE

PATHS = sorted(
    f"/{path.parent.relative_to(SITE).as_posix()}/".replace("/./", "/")
    for path in SITE.rglob("index.html")
)
PHONE: ViewportSize = {"width": 360, "height": 740}
OPEN_ALL = """document.querySelectorAll('details').forEach(folded => {
    folded.removeAttribute('name');
    folded.open = true;
})"""
FEW_CARDS = """() => {
    const seen = {};
    for (const card of document.querySelectorAll('.card')) {
        seen[card.className] = (seen[card.className] || 0) + 1;
        if (seen[card.className] > 3) card.replaceWith(card.textContent);
    }
}"""
"""Thousands of cards are drawn alike, and axe takes its time over each: three of a suit will do."""

every_page = pytest.mark.parametrize("path", PATHS)


def faults(page: Page) -> list[tuple[str, list[str]]]:
    """What axe finds on the whole page, with all that is folded laid open."""
    page.evaluate(OPEN_ALL)
    page.evaluate(FEW_CARDS)
    return violations(page)


@every_page
def test_a_light_page_on_a_phone(page: Page, path: str, base_url: str) -> None:
    """It is accessible, never scrolls sideways and calls nobody."""
    asked: list[str] = []
    troubles: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.set_viewport_size(PHONE)
    page.goto(path, wait_until="networkidle")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert [url for url in asked if not url.startswith((base_url, "data:"))] == []
    assert troubles == []


@every_page
def test_a_dark_page_on_a_desk(page: Page, path: str) -> None:
    """It is dark, and accessible."""
    page.emulate_media(color_scheme="dark")
    page.goto(path)
    assert page.locator("body[data-md-color-scheme=slate]").count() == 1
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    assert faults(page) == []


@pytest.fixture(scope="module")
def unscripted(browser: Browser, base_url: str) -> Iterator[Page]:
    """A reader whose browser runs no scripts."""
    context = browser.new_context(java_script_enabled=False, base_url=base_url)
    yield context.new_page()
    context.close()


@every_page
def test_a_page_reads_without_scripts(unscripted: Page, path: str) -> None:
    unscripted.goto(path)
    assert unscripted.locator("h1").is_visible()
    for folded in unscripted.locator("article details").all():
        summary = folded.locator("> summary")
        if summary.is_visible() and folded.get_attribute("open") is None:
            summary.click()
            assert folded.locator("> :not(summary)").first.is_visible()
            return


@pytest.mark.parametrize("path", [path for path in PATHS if path.startswith("/games/")])
def test_a_game_prints_on_two_sides(page: Page, path: str) -> None:
    page.goto(path, wait_until="networkidle")
    printed = page.pdf(format="A4")
    assert 1 <= len(re.findall(rb"/Type /Page\b", printed)) <= 2


def test_search_finds_a_page_by_its_words(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    page.get_by_role("textbox", name="Search").click()
    page.keyboard.type("rulebook")
    result = page.locator(".md-search-result__link").first
    result.wait_for()
    assert "rulebook" in result.inner_text().lower()


WATCH = """new MutationObserver(() => {
    if (document.body) window.classes ??= document.documentElement.className;
}).observe(document, {subtree: true, childList: true});
document.addEventListener('readystatechange', () => new MutationObserver(() => window.added = true)
    .observe(document.querySelector('article'), {childList: true}), {once: true})"""
STYLED_ANEW = "[window.added, window.classes !== document.documentElement.className]"


@pytest.mark.parametrize("path", ["/games/chernobyl/", "/learn/low-hands/", "/games/"])
def test_starting_leaves_the_whole_page_as_it_was_styled(page: Page, path: str) -> None:
    """A child put into the text itself, or another class of the root, and all is styled anew."""
    page.add_init_script(WATCH)
    page.goto(path)
    page.locator("html[data-app=ready]").wait_for(state="attached")
    assert page.evaluate(STYLED_ANEW) == [None, False]
