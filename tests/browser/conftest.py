"""A page in which the engine has started, for the tests that need it: it takes a second or two."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

PHONE: ViewportSize = {"width": 360, "height": 740}
SLOW = 60_000
"""A start of Python on a busy machine, in milliseconds."""


@pytest.fixture(scope="module")
def shared(browser: Browser, base_url: str) -> Iterator[BrowserContext]:
    """One reader for a whole module, so that what is kept is kept."""
    context = browser.new_context(base_url=base_url, viewport=PHONE, service_workers="block")
    context.set_default_timeout(SLOW)
    yield context
    context.close()


@pytest.fixture
def reader(shared: BrowserContext) -> Iterator[Page]:
    """A page of that reader, which must not complain of anything."""
    page = shared.new_page()
    troubles: list[str] = []
    page.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    yield page
    page.close()
    assert troubles == []


@pytest.fixture(scope="session")
def opened() -> Callable[[Page, str], None]:
    """Open an address and wait until the interactive parts are there."""

    def go(page: Page, path: str) -> None:
        page.goto(path)
        page.locator("html[data-app=ready]").wait_for(state="attached")

    return go


def near(page: Page, selector: str, number: int = 1) -> None:
    """Scroll to an example: its buttons come when the reader comes near."""
    page.locator(selector).nth(number - 1).scroll_into_view_if_needed()


def answer_of(button: Locator) -> Locator:
    """The place where the answer to a button under an example appears."""
    return button.locator(
        "xpath=ancestor::div[contains(@class, 'bench')][1]/following-sibling::*[1]"
    )


def press(button: Locator) -> Locator:
    """Press, and wait for the answer."""
    button.click()
    answer = answer_of(button)
    expect(answer).not_to_have_attribute("data-state", "busy", timeout=SLOW)
    return answer
