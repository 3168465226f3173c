"""Run, Edit, Stop and Reset under the examples of a page."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import SLOW, answer_of, near, press
from tests.browser.test_pages import OPEN_ALL

Open = Callable[[Page, str], None]
LESSON = "/learn/ranking/"
GAME = "/games/christmas-present/"


def test_nothing_of_python_is_loaded_before_somebody_asks(page: Page, opened: Open) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    opened(page, GAME)
    page.wait_for_timeout(500)
    assert [url for url in asked if "python" in url or "worker.js" in url or ".zip" in url] == []


def test_a_session_runs_with_what_stands_above_it(reader: Page, opened: Open) -> None:
    opened(reader, LESSON)
    near(reader, ".language-pycon", 2)
    answer = press(reader.get_by_role("button", name="Run example 2", exact=True))
    expect(answer).to_contain_text("As the page says.")
    assert answer.locator("pre").count() > 0


def test_every_session_and_record_can_be_run(reader: Page, opened: Open) -> None:
    """What stays folded or is far away gets its buttons once the reader comes near."""
    opened(reader, GAME)
    article = reader.locator("article")
    examples = article.locator(".language-pycon, .hand:has(.as-text)")
    assert article.locator(".bench").count() < examples.count()
    reader.evaluate(OPEN_ALL)
    shown = examples.filter(visible=True)  # what stands under another tab comes with its tab
    for example in shown.all():
        example.evaluate("element => element.scrollIntoView()")
    expect(article.locator(".bench")).to_have_count(shown.count())


def test_an_edited_session_shows_the_difference_and_can_be_reset(
    reader: Page, opened: Open
) -> None:
    opened(reader, LESSON)
    near(reader, ".language-pycon", 2)
    reader.get_by_role("button", name="Edit example 1", exact=True).click()
    area = reader.get_by_role("textbox", name="example 1, to edit")
    expect(area).to_be_focused()
    area.fill(">>> 1 + 1\n3\n>>> print('one', 'two', sep=chr(10))\none\nthree\n")
    run = reader.get_by_role("button", name="Run example 1", exact=True)
    answer = press(run)
    assert answer.locator("del").all_inner_texts() == ["− 3\n", "− three\n"]
    assert answer.locator("ins").all_inner_texts() == ["+ 2\n", "+ two\n"]
    area.fill("1 / 0")
    area.press("Control+Enter")
    expect(answer).to_contain_text("ZeroDivisionError: division by zero")
    reader.get_by_role("button", name="Reset").click()
    expect(area).to_have_count(0)
    expect(answer).to_be_empty()
    expect(press(run)).to_contain_text("As the page says.")


def test_an_endless_loop_is_stopped_and_the_next_run_starts_anew(
    reader: Page, opened: Open
) -> None:
    opened(reader, LESSON)
    near(reader, ".language-pycon", 2)
    reader.get_by_role("button", name="Edit example 1", exact=True).click()
    reader.get_by_role("textbox", name="example 1, to edit").fill("while True: pass")
    run = reader.get_by_role("button", name="Run example 1", exact=True)
    run.dblclick()  # the second press is one too many, and does no harm
    stop = reader.get_by_role("button", name="Stop").filter(visible=True)
    stop.click()
    answer = answer_of(run)
    expect(answer).to_have_text("Stopped.")
    expect(stop).to_have_count(0)
    reader.get_by_role("button", name="Reset").click()
    expect(press(run)).to_contain_text("As the page says.")


def running(page: Page) -> int:
    """How many interpreters there are: the theme's search has a worker of its own."""
    return sum(worker.url.startswith("blob:") for worker in page.workers)


def test_a_second_press_asks_nothing_and_stop_ends_python(reader: Page, opened: Open) -> None:
    reader.add_init_script(
        """window.asked = [];
        const {postMessage} = Worker.prototype;
        Worker.prototype.postMessage = function (told, ...more) {
            window.asked.push(told.asked);
            return postMessage.call(this, told, ...more);
        }"""
    )
    opened(reader, LESSON)
    near(reader, ".language-pycon", 2)
    reader.get_by_role("button", name="Edit example 1", exact=True).click()
    reader.get_by_role("textbox", name="example 1, to edit").fill("while True: pass")
    reader.get_by_role("button", name="Run example 1", exact=True).dblclick()
    assert len(reader.evaluate("window.asked")) == 1
    assert running(reader) == 1
    reader.get_by_role("button", name="Stop").filter(visible=True).click()
    expect(answer_of(reader.get_by_role("button", name="Run example 1"))).to_have_text("Stopped.")
    for _ in range(50):  # A worker takes a moment to end.
        if not running(reader):
            break
        reader.wait_for_timeout(100)
    assert not running(reader)


def test_what_is_reset_is_not_answered_any_more(reader: Page, opened: Open) -> None:
    opened(reader, LESSON)
    near(reader, ".language-pycon", 2)
    run = reader.get_by_role("button", name="Run example 1", exact=True)
    press(run)  # Python is there from now on.
    reader.get_by_role("button", name="Edit example 1", exact=True).click()
    area = reader.get_by_role("textbox", name="example 1, to edit")
    area.fill("import builtins, time\nbuiltins.len = None\ntime.sleep(1)\nprint('the edited one')")
    run.click()
    reader.get_by_role("button", name="Reset").click()
    expect(press(run)).to_contain_text("As the page says.")
    reader.wait_for_timeout(1200)
    expect(answer_of(run)).to_contain_text("As the page says.")
    expect(answer_of(run)).not_to_contain_text("the edited one")


def test_what_should_have_been_printed_and_was_not_is_shown(reader: Page, opened: Open) -> None:
    opened(reader, LESSON)
    near(reader, ".language-pycon", 2)
    reader.get_by_role("button", name="Edit example 1", exact=True).click()
    reader.get_by_role("textbox", name="example 1, to edit").fill(">>> x = 1\n1\n")
    answer = press(reader.get_by_role("button", name="Run example 1", exact=True))
    assert answer.locator("del").all_inner_texts() == ["− 1\n"]


def test_what_a_reader_writes_calls_no_other_host(reader: Page, opened: Open) -> None:
    called: list[object] = []
    other = socket.create_server(("127.0.0.1", 0))

    def listen() -> None:
        while True:
            try:
                called.append(other.accept())
            except OSError:
                return

    threading.Thread(target=listen, daemon=True).start()
    address = f"http://127.0.0.1:{other.getsockname()[1]}"
    opened(reader, LESSON)
    near(reader, ".language-pycon", 2)
    reader.get_by_role("button", name="Edit example 1", exact=True).click()
    area = reader.get_by_role("textbox", name="example 1, to edit")
    run = reader.get_by_role("button", name="Run example 1", exact=True)
    area.fill(f"import js\np = js.fetch('{address}/fetched').catch(lambda why: None)")
    press(run)
    area.fill(f"import js\njs.importScripts('{address}/imported')")
    press(run)
    area.fill("import js\njs.eval('1 + 1')")
    expect(press(run)).to_contain_text("Error")
    reader.wait_for_timeout(500)
    other.close()
    assert called == []


def test_a_part_that_cannot_be_loaded_leaves_the_others(page: Page, opened: Open) -> None:
    page.route("**/quizzes.js", lambda route: route.abort())
    opened(page, "/games/crisscross/")
    expect(page.get_by_role("button", name="Deal me one")).to_be_visible()
    expect(page.get_by_role("button", name="Table mode")).to_be_visible()
    page.route("**/sheet.js", lambda route: route.abort())
    opened(page, "/referee/")
    expect(page.locator(".referee")).to_contain_text("could not be loaded; load it again")


def test_two_tabs_run_side_by_side(shared: BrowserContext, opened: Open) -> None:
    tabs = [shared.new_page(), shared.new_page()]
    for tab in tabs:
        opened(tab, LESSON)
        near(tab, ".language-pycon")
    runs = [tab.get_by_role("button", name="Run example 1", exact=True) for tab in tabs]
    for run in runs:
        run.click()
    for run in runs:
        expect(answer_of(run)).to_contain_text("As the page says.", timeout=SLOW)
    for tab in tabs:
        tab.close()


def test_leaving_while_something_runs_does_no_harm(reader: Page, opened: Open) -> None:
    opened(reader, LESSON)
    near(reader, ".language-pycon")
    reader.get_by_role("button", name="Edit example 1", exact=True).click()
    reader.get_by_role("textbox", name="example 1, to edit").fill("while True: pass")
    reader.get_by_role("button", name="Run example 1", exact=True).click()
    expect(reader.get_by_role("button", name="Stop").filter(visible=True)).to_have_count(1)
    opened(reader, "/")
    near(reader, ".hand")
    run = reader.get_by_role("button", name="Run record 1", exact=True)
    expect(press(run)).to_contain_text("As the page says.")


def test_a_record_runs_and_its_findings_lead_to_the_rules(reader: Page, opened: Open) -> None:
    opened(reader, "/")
    near(reader, ".hand")
    run = reader.get_by_role("button", name="Run record 1", exact=True)
    expect(press(run)).to_contain_text("As the page says.")
    reader.get_by_role("button", name="Edit record 1", exact=True).click()
    area = reader.get_by_role("textbox", name="record 1, to edit")
    area.fill(area.input_value().replace("Bob wins $60", "Ann wins $60"))
    answer = press(run)
    expect(answer).to_contain_text("1 line is wrong.")
    link = answer.get_by_role("link", name="§ showdown/winner")
    link.click()
    reader.wait_for_url("**/table/showdown/#winner")


def test_what_a_record_says_never_becomes_markup(reader: Page, opened: Open) -> None:
    opened(reader, "/")
    near(reader, ".hand")
    reader.get_by_role("button", name="Edit record 1", exact=True).click()
    evil = "<img src=x onerror=alert(1)>"
    reader.get_by_role("textbox", name="record 1, to edit").fill(
        f"Game: Christmas Present\n{evil}: Ks Kd\nAnn <b>wins</b>\n"
    )
    answer = press(reader.get_by_role("button", name="Run record 1", exact=True))
    assert evil in answer.inner_text()
    assert answer.locator("img, b").count() == 0


@pytest.mark.parametrize(
    "blocked", ["**/pyodide.mjs", "**/*.wasm", "**/engine-*.zip", "**/worker.js"]
)
def test_without_python_the_page_says_so_and_can_be_read(
    page: Page, opened: Open, blocked: str
) -> None:
    page.route(blocked, lambda route: route.abort())
    opened(page, LESSON)
    near(page, ".language-pycon")
    answer = press(page.get_by_role("button", name="Run example 1", exact=True))
    expect(answer).to_contain_text("This did not run:")
    expect(answer).to_contain_text("The page can be read without it.")
    expect(page.locator("h1")).to_be_visible()


def test_by_keyboard_alone(reader: Page, opened: Open) -> None:
    opened(reader, LESSON)
    near(reader, ".language-pycon", 2)
    run = reader.get_by_role("button", name="Run example 1", exact=True)
    run.focus()
    reader.keyboard.press("Enter")
    expect(answer_of(run)).to_contain_text("As the page says.")
    expect(run).to_be_focused()
    reader.keyboard.press("Tab")
    expect(reader.get_by_role("button", name="Edit example 1", exact=True)).to_be_focused()
    reader.keyboard.press("Space")
    expect(reader.get_by_role("textbox", name="example 1, to edit")).to_be_focused()
    reader.keyboard.press("Escape")
    expect(reader.get_by_role("button", name="Edit example 1", exact=True)).to_be_focused()
