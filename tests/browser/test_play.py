"""Step through, Deal me one, practice, quiz and table mode, by mouse and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import SLOW, near, press
from tests.browser.test_pages import OPEN_ALL, faults

Open = Callable[[Page, str], None]
GAME = "/games/crisscross/"
PRACTICE = "/learn/practice/"


def step_through(page: Page, number: int = 1) -> Locator:
    near(page, ".hand", number)
    press(page.get_by_role("button", name=f"Step through, record {number}", exact=True))
    return page.get_by_role("group", name="Step by step")


def asked(page: Page, words: str) -> Locator:
    """Press a button that deals, and wait for the question."""
    page.get_by_role("button", name=words, exact=True).click()
    choices = page.locator(".choices")
    expect(choices).to_be_visible(timeout=SLOW)
    return choices


def test_a_whole_record_is_stepped_through(reader: Page, opened: Open) -> None:
    opened(reader, "/games/christmas-present/")
    steps = step_through(reader)
    count, line = steps.locator(".count"), steps.locator(".line")
    expect(count).to_have_text(re.compile(r"^1 of \d+$"))
    for _ in range(9):
        steps.get_by_role("button", name="Next").click()
    expect(line).to_have_text("Bets: Barry bets $1 § betting/limit")
    expect(steps.locator(".facts-now")).to_have_text("Pot $1 · Carl is to act")
    expect(steps.get_by_role("row", name=re.compile("^Barry"))).to_contain_text("$1")
    assert steps.get_by_role("img", name="king of diamonds, face down").count() == 1
    steps.get_by_role("button", name="Previous").click()
    expect(line).to_contain_text("Abba checks")


def test_steps_by_keyboard_and_by_themselves(reader: Page, opened: Open) -> None:
    opened(reader, "/games/christmas-present/")
    steps = step_through(reader)
    line = steps.locator(".line")
    steps.get_by_role("button", name="Next").focus()
    reader.keyboard.press("End")
    expect(line).to_contain_text("David wins $360")
    reader.keyboard.press("Home")
    reader.keyboard.press("ArrowRight")
    expect(line).to_contain_text("Abba:")
    play = steps.get_by_role("button", name="Play")
    play.click()
    expect(line).to_contain_text("Barry:", timeout=5000)
    steps.get_by_role("button", name="Pause").click()
    expect(play).to_be_visible()
    play.click()
    steps.get_by_role("button", name="Previous").click()  # Who goes somewhere himself stops it.
    here = line.inner_text()
    reader.wait_for_timeout(1800)
    expect(line).to_have_text(here)


def test_a_short_record_has_no_steps(reader: Page, opened: Open) -> None:
    opened(reader, "/")
    near(reader, ".hand")
    reader.get_by_role("button", name="Run record 1", exact=True).wait_for()
    assert reader.get_by_role("button", name="Run record 1", exact=True).count() == 1
    assert reader.get_by_role("button", name=re.compile("Step through")).count() == 0


def test_a_game_deals_one_and_asks_who_wins(reader: Page, opened: Open) -> None:
    opened(reader, GAME)
    reader.get_by_role("combobox", name="Players").select_option("3")
    choices = asked(reader, "Deal me one")
    steps = reader.get_by_role("group", name="Step by step")
    assert steps.locator("tbody tr").count() == 3
    before = int(steps.locator(".count").inner_text().split()[-1])
    expect(reader.locator(".told-after")).to_be_empty()
    for choice in choices.get_by_role("button").all():
        choice.focus()
        reader.keyboard.press("Enter")
    feedback = choices.locator(".feedback")
    assert feedback.count() == choices.get_by_role("button").count()
    assert feedback.filter(has_text="Right.").count() == 1
    for wrong in feedback.filter(has_text="Wrong.").all_inner_texts():
        assert "The pot goes to" in wrong
    expect(reader.locator(".told-after")).to_contain_text("wins")
    assert int(steps.locator(".count").inner_text().split()[-1]) > before
    expect(reader.get_by_role("button", name="Deal another")).to_be_visible()


def test_practice_counts_and_keeps_the_score_only_if_wanted(reader: Page, opened: Open) -> None:
    opened(reader, PRACTICE)
    reader.get_by_role("combobox", name="Game").select_option("six-pack")
    choices = asked(reader, "Ask me")
    choices.get_by_role("button").first.click()
    right = int("Right." in choices.locator(".feedback").inner_text())
    score = reader.locator(".score")
    expect(score).to_contain_text(f"{right} of 1 right")
    expect(reader.get_by_role("button", name="Ask me another")).to_be_focused()
    choices.get_by_role("button").last.click()
    expect(score).to_contain_text(f"{right} of 1 right")  # The first answer counts.
    assert choices.locator(".right").count() == 1
    expect(reader.get_by_role("link", name="its rules")).to_have_attribute(
        "href", re.compile("/games/six-pack/$")
    )
    kept = "localStorage.getItem('pokerrules.score')"
    assert reader.evaluate(kept) is None
    reader.get_by_role("checkbox", name="Keep my score").check()
    assert '"asked":1' in reader.evaluate(kept)
    opened(reader, PRACTICE)
    expect(score).to_contain_text("of 1 right")
    reader.get_by_role("checkbox", name="Keep my score").uncheck()
    assert reader.evaluate(kept) is None


def test_the_first_answer_to_a_quiz_counts(reader: Page, opened: Open) -> None:
    opened(reader, GAME)
    quiz = reader.locator(".quiz").first
    right, wrong = (quiz.locator(f"[data-right={word}] > summary").first for word in ("yes", "no"))
    wrong.click()
    expect(quiz).to_contain_text("Wrong.")
    right.focus()
    reader.keyboard.press("Enter")
    expect(quiz).to_contain_text("Right.")
    score = reader.locator(".score")
    expect(score).to_contain_text("1 of 3 answered, 0 right at the first try.")
    expect(quiz).to_contain_text("wrong at first")
    reader.get_by_role("checkbox", name="Keep my score").check()
    opened(reader, GAME)
    expect(score).to_contain_text("1 of 3 answered")
    reader.get_by_role("button", name="Start anew").click()
    expect(score).to_contain_text("0 of 3 answered")
    reader.get_by_role("checkbox", name="Keep my score").uncheck()


def test_two_tabs_keep_one_score(shared: BrowserContext, opened: Open) -> None:
    tabs = [shared.new_page(), shared.new_page()]
    for tab in tabs:
        opened(tab, GAME)
        tab.get_by_role("checkbox", name="Keep my score").check()
    for number, tab in enumerate(tabs):
        tab.locator(".quiz").nth(number).locator("summary").first.click()
    expect(tabs[1].locator(".score")).to_contain_text("2 of 3 answered")
    opened(tabs[0], GAME)
    expect(tabs[0].locator(".score")).to_contain_text("2 of 3 answered")
    tabs[0].get_by_role("checkbox", name="Keep my score").uncheck()
    for tab in tabs:
        tab.close()


@pytest.mark.parametrize(
    ("stored", "told"),
    [
        ('{"quiz": 7, "asked": "<b>"}', "Nothing answered yet."),
        ('{"quiz": [], "asked": 3}', "Nothing answered yet."),
        ('{"quiz": {}, "asked": -3, "right": 1e400}', "Nothing answered yet."),
        ('{"quiz": {}, "asked": 2, "right": 5}', "5 of 5 right."),
    ],
)
def test_a_score_that_is_not_ours_does_no_harm(
    reader: Page, opened: Open, stored: str, told: str
) -> None:
    reader.add_init_script(f"localStorage.setItem('pokerrules.score', '{stored}')")
    opened(reader, PRACTICE)
    expect(reader.locator(".score")).to_contain_text(told)
    reader.evaluate("localStorage.clear()")


def test_table_mode_is_large_stays_on_and_keeps_the_screen_awake(page: Page, opened: Open) -> None:
    page.add_init_script(
        """Object.defineProperty(navigator, 'wakeLock', {value: {request: async kind => {
            document.documentElement.dataset.awake = kind;
            return {release: async () => delete document.documentElement.dataset.awake};
        }}})"""
    )
    opened(page, GAME)
    size = "parseFloat(getComputedStyle(document.querySelector('article p')).fontSize)"
    before = page.evaluate(size)
    toggle = page.get_by_role("button", name="Table mode")
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(size) > before * 1.2
    expect(page.locator("html")).to_have_attribute("data-awake", "screen")
    opened(page, "/table/betting/")
    expect(toggle).to_have_attribute("aria-pressed", "true")
    expect(page.locator("html")).to_have_attribute("data-awake", "screen")
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    toggle.click()
    expect(page.locator("html[data-awake]")).to_have_count(0)
    assert page.evaluate(size) == before


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_opened_is_accessible_and_fits_a_phone(
    reader: Page, opened: Open, scheme: str
) -> None:
    reader.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    opened(reader, GAME)
    reader.evaluate(OPEN_ALL)
    asked(reader, "Deal me one").get_by_role("button").first.click()
    near(reader, ".hand")
    reader.get_by_role("button", name="Edit record 1", exact=True).click()
    step_through(reader).first.wait_for()
    near(reader, ".hand", 2)
    press(reader.get_by_role("button", name="Run record 2", exact=True))
    assert reader.evaluate("document.documentElement.scrollWidth") <= 360
    assert faults(reader) == []
