"""The referee in a browser: every game by taps, the keyboard alone, links, hostile words, both schemes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from pokerrules.cards import SYMBOLS, Card
from pokerrules.filling import Filled, text_of
from pokerrules.games import GAMES
from pokerrules.randomly import random_record
from pokerrules.record import check
from pokerrules.telling import told
from tests.browser.accessible import violations
from tests.browser.conftest import PHONE, SLOW, near
from tests.test_deals import judged
from tests.test_form import filled_from, showdowns

EVIL = "<img src=x onerror=alert(1)>"
SIX_PACK = "Game: Six-pack\nAnn: As Ah\nBob: 9s 9d\nBoard: 12 Ad, 2 Kc, 4 7d, 6 Ac, 8 9h, 10 3s\n"


@pytest.fixture(scope="module")
def context(browser: Browser, base_url: str) -> Iterator[BrowserContext]:
    made = browser.new_context(
        base_url=base_url, viewport=PHONE, has_touch=True, service_workers="block"
    )
    made.grant_permissions(["clipboard-read", "clipboard-write"])
    made.set_default_timeout(SLOW)
    yield made
    made.close()


@pytest.fixture(scope="module")
def opened(context: BrowserContext, base_url: str) -> Iterator[Page]:
    """The page with a started referee; it complains of nothing and calls nobody."""
    page = context.new_page()
    troubles: list[str] = []
    page.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("dialog", lambda dialog: troubles.append(dialog.message))
    page.on("request", lambda request: troubles.append(request.url) if away(request.url) else None)

    def away(url: str) -> bool:
        return not url.startswith((base_url, "data:", "blob:"))

    page.goto("/referee/#game=six-pack")
    done(page)
    yield page
    page.close()
    assert troubles == []


@pytest.fixture
def table(opened: Page) -> Page:
    """The same, an empty form of Six-pack for Ann and Bob."""
    opened.set_viewport_size(PHONE)
    write(opened, "Game: Six-pack\nSeats: Ann, Bob\n")
    return opened


def done(page: Page) -> None:
    page.locator(".referee[data-state=done]").wait_for()


def write(page: Page, text: str) -> None:
    """Type a record, and wait until the form has followed."""
    page.get_by_label("The record as text").fill(text)
    done(page)


def answer(page: Page) -> str:
    return plain(page.locator(".referee .answer").inner_text())


def plain(text: str) -> str:
    """Words as they are seen: cards with their signs, rules behind theirs, white space as one."""
    text = re.sub(r"\[([a-z0-9-]+/[a-z0-9-]+)(; follows line \d+)?\]", r"§ \1\2", text)
    text = re.sub(
        r"(?<![\w$.-])([2-9TJQKA])([cdhs])(?![\w-])", lambda m: m[1] + SYMBOLS[m[2]], text
    )
    return " ".join(text.split())


def ruled(text: str) -> str:
    """What ``pokerrules rule`` says."""
    return plain(told(check(text)))


# By taps -------------------------------------------------------------------------------


def tap(page: Page, key: str) -> None:
    page.locator(f".referee [data-key='{key}']").tap()


def lay(page: Page, key: str, cards: tuple[Card, ...]) -> None:
    """Tap the first place of a row and then its cards."""
    if cards:
        tap(page, f"{key}/0")
    for card in cards:
        page.locator(f".picker [data-card='{card}']").tap()


def unfold(page: Page) -> None:
    """Show the house rules."""
    if not page.locator("details.options[open]").count():
        page.locator("details.options summary").tap()


ROWS = ["cards", "up", "down", "discarded", "shared", "turned", "drew"]
"""How many downcards there are may depend on the upcards, so these come first."""


def put_in(page: Page, filled: Filled) -> None:
    """Put a whole table into the form."""
    for name, word in filled.rules.items():
        unfold(page)
        page.locator(f".referee [data-key='option/{name}']").select_option(word)
    done(page)
    for _ in filled.hands[2:]:
        tap(page, "add")
    for at, hand in enumerate(filled.hands):
        for key in sorted(hand.cards, key=ROWS.index):
            lay(page, f"hand:{at}/{key}", hand.cards[key])
        for word in filter(None, (hand.declared, "folded" if hand.folded else "")):
            tap(page, f"hand:{at}/{word}")
    for key in sorted(filled.house, key=ROWS.index):
        lay(page, f"house/{key}", filled.house[key])
    named = filled.settled.board.named
    for place, card in filled.board.items() if named else ():
        lay(page, f"board/{place}", (card,))
    lay(page, "board/row", () if named else tuple(filled.board.values()))
    for key, cards in filled.table.items():
        lay(page, f"table/{key}", cards)


def few(slug: str) -> Filled:
    """A showdown at which few sit and most are still in."""
    found = showdowns(slug, judged(GAMES[slug]))
    text, deal = min(found, key=lambda each: (len(each[1].seats), -len(each[1].live())))
    return filled_from(text, deal, slug)._replace(pot="", head=())


@pytest.mark.parametrize("slug", GAMES)
def test_a_showdown_by_taps_gets_the_ruling_of_the_command_line(table: Page, slug: str) -> None:
    filled = few(slug)
    record = text_of(filled)
    table.get_by_label("Game", exact=True).select_option(slug)
    done(table)
    put_in(table, filled)
    expect(table.get_by_label("The record as text")).to_have_value(record)
    expect(table.locator(".referee .answer")).to_contain_text("Why:")
    assert answer(table) == ruled(record)
    assert table.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_what_is_missing_or_impossible_is_told_at_its_place(table: Page) -> None:
    write(table, "Game: Six-pack\nSeats: Ann, Cam, Bob\nAnn: As Ah Ad\nCam: Ks Kd\nBoard: 12 As\n")
    seat = table.get_by_role("group", name="Ann", exact=True)
    expect(seat.locator(".notes")).to_contain_text("Ann has 3 cards")
    expect(table.get_by_role("group", name="Bob", exact=True)).to_contain_text("Bob has no cards")
    board = table.get_by_role("group", name="The board")
    expect(board.locator(".notes")).to_contain_text("As is with Ann on line 3 already")
    assert answer(table).removeprefix("No verdict yet ") == ruled(
        table.get_by_label("The record as text").input_value()
    )


def test_a_card_in_use_cannot_be_taken_again_and_one_can_be_taken_away(table: Page) -> None:
    lay(table, "hand:0/cards", (Card("As"), Card("Kd")))
    tap(table, "hand:1/cards/0")
    used = table.get_by_role("button", name="ace of spades, with Ann")
    expect(used).to_have_attribute("aria-disabled", "true")
    used.tap(force=True)
    expect(table.get_by_label("The record as text")).to_have_value(re.compile("Ann: As Kd\n$"))
    tap(table, "hand:0/cards/0")
    table.get_by_role("button", name="Remove this card").tap()
    expect(table.get_by_label("The record as text")).to_have_value(re.compile("Ann: Kd\n$"))
    table.get_by_role("button", name="Close the cards").tap()
    expect(table.locator(".picker")).to_be_hidden()


def test_players_come_go_and_are_renamed(table: Page) -> None:
    tap(table, "add")
    table.get_by_label("Name of player 3").fill("Zoë")
    table.get_by_label("Name of player 3").blur()
    tap(table, "hand:0/gone")
    expect(table.get_by_label("The record as text")).to_have_value(
        "Game: Six-pack\nSeats: Bob, Zoë\n"
    )


def test_a_house_rule_changes_form_and_record(table: Page) -> None:
    write(table, "Game: Spit in the Ocean\nSeats: Ann, Bob\n")
    up = table.get_by_role("group", name="Ann, face up").get_by_role("button")
    expect(up).to_have_count(4)
    unfold(table)
    table.get_by_label("base").select_option("five-card")
    down = table.get_by_role("group", name="Ann, face down").get_by_role("button")
    expect(down).to_have_count(1)
    expect(table.get_by_label("The record as text")).to_have_value(
        re.compile("^House rules: base five-card$", re.MULTILINE)
    )


def test_the_next_deal_keeps_the_table(table: Page) -> None:
    write(table, SIX_PACK.replace("Ann", "Zoë"))
    table.get_by_role("button", name="Next deal").tap()
    expect(table.get_by_label("The record as text")).to_have_value(
        "Game: Six-pack\nSeats: Zoë, Bob\n"
    )


# By text -------------------------------------------------------------------------------


def test_the_form_follows_the_text_and_the_text_the_form(table: Page) -> None:
    write(table, f"# at Tom's\n{SIX_PACK}Ann wins\n")
    expect(table.get_by_role("button", name="the board, 12: ace of diamonds")).to_be_visible()
    expect(table.locator(".referee")).to_contain_text("2 lines of the record are not shown")
    tap(table, "hand:1/folded")
    expect(table.get_by_label("The record as text")).to_have_value(
        "Game: Six-pack\nSeats: Ann, Bob\nAnn: As Ah\nBob (folded): 9s 9d\n"
        "Board: 12 Ad, 2 Kc, 4 7d, 6 Ac, 8 9h, 10 3s\n# at Tom's\nAnn wins\n"
    )


def test_a_whole_record_is_ruled_as_it_stands(table: Page) -> None:
    whole = random_record(GAMES["six-pack"], 3, 5)
    write(table, whole)
    expect(table.locator(".referee .sheet")).to_contain_text("This is a whole record")
    assert answer(table) == ruled(whole)


def test_a_form_without_players_gets_some(table: Page) -> None:
    write(table, "Game: Six-pack")
    expect(table.locator(".seat .name")).to_have_count(0)
    table.get_by_label("Game", exact=True).select_option("crisscross")
    expect(table.get_by_label("The record as text")).to_have_value(
        "Game: Crisscross\nSeats: Ann, Bob\n"
    )


def test_without_a_game_the_form_waits_for_one(table: Page) -> None:
    write(table, "Ann: As Ah\n")
    expect(table.locator(".referee .sheet")).to_contain_text("Choose the game")
    expect(table.locator(".referee .answer")).to_contain_text("no game is named")


def test_a_game_chosen_for_a_pasted_text_keeps_the_text(table: Page) -> None:
    write(table, "Ann: As Ah\nBob: 9s 9d\n")
    table.get_by_label("Game", exact=True).select_option("gruesome-twosome")
    expect(table.get_by_label("The record as text")).to_have_value(
        "Game: Gruesome Twosome\nAnn: As Ah\nBob: 9s 9d\n"
    )
    done(table)
    assert answer(table) == ruled("Game: Gruesome Twosome\nAnn: As Ah\nBob: 9s 9d\n")


def test_a_game_that_is_left_is_there_when_one_comes_back(table: Page) -> None:
    write(table, SIX_PACK)
    for slug in ("crisscross", "six-pack"):
        table.get_by_label("Game", exact=True).select_option(slug)
        done(table)
    expect(table.get_by_label("The record as text")).to_have_value(
        re.compile("Ann: As Ah\\nBob: 9s 9d")
    )


def test_more_hands_than_can_sit_are_not_drawn(table: Page) -> None:
    write(table, "Game: Six-pack\n" + "".join(f"P{n}: ?? ??\n" for n in range(1500)))
    expect(table.locator(".referee .sheet")).to_contain_text("than this game can seat")
    assert table.locator(".seat").count() == 0


def test_a_line_that_is_no_hand_is_told_and_not_passed_over(table: Page) -> None:
    write(table, "Game: Gruesome Twosome\nAnn Ah Ks\nBob 2d Kc\n")
    expect(table.locator(".referee .answer")).to_contain_text("line 2:")


# While somebody types ------------------------------------------------------------------


def test_nothing_typed_is_lost_while_the_answer_comes(table: Page) -> None:
    name = table.get_by_label("Name of player 1")
    name.fill("")
    name.press_sequentially("Bartholomew the Elder of the west", delay=60)
    done(table)
    expect(name).to_have_value("Bartholomew the Elder of the west")
    expect(table.get_by_label("The record as text")).to_have_value(re.compile("Elder of the west"))


def test_the_answer_comes_while_the_pot_is_typed(table: Page) -> None:
    write(table, SIX_PACK)
    table.get_by_label("Pot, if it matters").press_sequentially("40")
    expect(table.locator(".referee .answer")).to_contain_text("wins $40")


@pytest.mark.parametrize("touched", [True, False])
def test_a_press_that_leaves_a_field_counts(table: Page, touched: bool) -> None:
    write(table, SIX_PACK)
    table.get_by_label("Name of player 1").fill("Zoe")
    folded = table.locator(".referee [data-key='hand:1/folded']")
    if touched:
        folded.tap()
    else:
        folded.hover()
        table.mouse.down()
        table.wait_for_timeout(500)  # Meanwhile the answer to the name comes.
        table.mouse.up()
    expect(table.get_by_label("The record as text")).to_have_value(
        re.compile(r"Zoe: As Ah\nBob \(folded\): 9s 9d")
    )


def test_form_and_text_never_overwrite_each_other(table: Page) -> None:
    table.get_by_label("The record as text").fill(SIX_PACK)
    assert table.evaluate("document.querySelector('.referee .sheet').inert")
    done(table)
    assert not table.evaluate("document.querySelector('.referee .sheet').inert")
    expect(table.get_by_label("The record as text")).to_have_value(SIX_PACK)


def test_loading_the_page_again_brings_back_what_lies_there(table: Page) -> None:
    write(table, SIX_PACK)
    table.reload()
    done(table)
    expect(table.get_by_label("The record as text")).to_have_value(SIX_PACK.strip())
    table.get_by_role("button", name="Next deal").click()
    done(table)
    table.reload()
    done(table)
    expect(table.get_by_label("The record as text")).not_to_have_value(re.compile("As Ah"))
    expect(table.get_by_label("Game", exact=True)).to_have_value("six-pack")


def test_cards_of_the_board_are_in_use(table: Page) -> None:
    write(table, SIX_PACK)
    tap(table, "hand:0/cards/0")
    ace = table.locator(".picker [data-card='Ad']")
    expect(ace).to_have_attribute("aria-disabled", "true")
    ace.tap(force=True)
    expect(table.locator(".picker-title")).to_have_text("Ace of diamonds, with the board")
    table.get_by_role("button", name="Close the cards").click()


# By keyboard ---------------------------------------------------------------------------


def reach(page: Page, selector: str) -> None:
    """Tab on until it has the focus."""
    for _ in range(200):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_by_keyboard_alone(table: Page) -> None:
    table.get_by_label("Game", exact=True).focus()
    table.keyboard.type("Lame")
    expect(table.get_by_label("Game", exact=True)).to_have_value("lame-brain-pete")
    reach(table, ".slot")
    table.keyboard.type("ks10sqq4d")  # a slip in the middle does no harm
    table.keyboard.type("qhqd4c")
    table.keyboard.type("9h8d7c4h")
    expect(table.locator(".referee .verdict")).to_have_text(re.compile("wins the pot"))
    text = table.get_by_label("The record as text").input_value()
    assert text.splitlines()[2:] == ["Ann: Ks Ts 4d", "Bob: Qh Qd 4c", "Board: 9h 8d 7c 4h"]
    assert answer(table) == ruled(text)
    reach(table, ".tools button")
    table.keyboard.press("Enter")
    expect(table.locator(".referee .tools [role=status]")).to_have_text("The link is copied.")


def test_the_picker_by_arrows(table: Page) -> None:
    table.get_by_label("Game", exact=True).focus()
    reach(table, ".slot")
    table.keyboard.press("Enter")
    expect(table.get_by_role("button", name="ace of spades")).to_be_focused()
    table.keyboard.press("ArrowRight")
    table.keyboard.press("ArrowDown")
    table.keyboard.press("Enter")
    expect(table.get_by_role("button", name="Ann, cards, 1: king of hearts")).to_be_visible()
    expect(table.locator(".picker-title")).to_have_text("Ann: 2 of 2")
    table.keyboard.press("Backspace")
    table.keyboard.press("Escape")
    expect(table.locator(".picker")).to_be_hidden()
    assert table.evaluate("document.activeElement.classList.contains('slot')")
    table.keyboard.type("2c")
    table.keyboard.press("Shift+Tab")
    table.keyboard.press("Delete")
    expect(table.get_by_label("The record as text")).to_have_value(
        "Game: Six-pack\nSeats: Ann, Bob\n"
    )


# What to make of it --------------------------------------------------------------------


def copied(page: Page, words: str) -> str:
    page.get_by_role("button", name=words).tap()
    expect(page.locator(".tools [role=status]")).to_contain_text("is copied")
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_the_answer_to_a_link_is_seen_at_once(table: Page, context: BrowserContext) -> None:
    other = context.new_page()
    other.goto(f"/referee/#record={quote(SIX_PACK)}")
    done(other)
    expect(other.locator(".referee .verdict").first).to_be_in_viewport()
    other.close()


def test_what_is_to_be_written_stays_letters(table: Page) -> None:
    write(table, "Game: 7-Up\nAnn: 7s Ah 5c 9d 7h 3s 2c\nBob: 9s 9h 4d 2d Kc Jd 4s\n")
    said = table.locator(".referee .findings li").first
    expect(said).to_contain_text("'(7s Ah) …'")
    expect(said.locator(".card")).to_have_count(0)


def test_a_link_brings_the_same_record_and_answer(table: Page, context: BrowserContext) -> None:
    record = f"Game: Six-pack\nSeats: Zoë, “Big” Al\n{SIX_PACK.partition(chr(10))[2]}"
    record = record.replace("Ann", "Zoë").replace("Bob", "“Big” Al") + "# 100% (sure) + more\n"
    write(table, record)
    link = copied(table, "Copy link")
    assert re.fullmatch(r"[\w:/.?#=%+,~-]+", link)
    other = context.new_page()
    other.goto(link)
    done(other)
    assert other.get_by_label("The record as text").input_value().strip() == record.strip()
    assert answer(other) == answer(table) == ruled(record)
    other.close()


def test_a_citation_has_answer_rules_and_link(table: Page, base_url: str) -> None:
    write(table, SIX_PACK)
    text = copied(table, "Copy citation")
    assert text.startswith(told(check(SIX_PACK)))
    rule = f"[six-pack/three-in-a-row] {base_url}/games/six-pack/#three-in-a-row"
    assert rule in text.splitlines()
    assert f"The hand: {base_url}/referee/#record=Game:+Six-pack%0A" in text
    assert re.search(r"Rules last changed on \d{4}-\d\d-\d\d\.$", text.strip())


def test_a_dispute_is_made_ready(table: Page) -> None:
    write(table, SIX_PACK)
    table.get_by_role("button", name="Report as a dispute").tap()
    table.get_by_label("What you think right, and why").fill("Bob, <b>he dealt</b>")
    ready = table.get_by_label("Ready to be brought")
    expect(ready).to_have_value(re.compile(r"^We say: Bob, <b>he dealt</b>$", re.MULTILINE))
    assert ready.input_value().endswith(f"``` hand\n{SIX_PACK}Ann wins high\n```")
    assert table.get_by_role("link", name="How to bring it").get_attribute("href")


def test_a_rule_is_one_tap_away(table: Page, base_url: str) -> None:
    write(table, SIX_PACK)
    link = table.get_by_role("link", name="§ six-pack/three-in-a-row")
    expect(link).to_have_attribute("href", f"{base_url}/games/six-pack/#three-in-a-row")


def test_pages_lead_to_the_referee(page: Page) -> None:
    page.goto("/games/six-pack/")
    page.get_by_role("link", name="Ask the referee").click()
    expect(page.get_by_label("Game", exact=True)).to_have_value("six-pack")
    page.goto("/")
    near(page, ".hand", 2)
    page.get_by_role("link", name="Open in the referee, record 2").click()
    expect(page.get_by_label("The record as text")).to_have_value(re.compile("^Game: Christmas"))
    assert "#" not in page.get_by_label("The record as text").input_value()


def test_an_upcard_that_brings_a_card_asks_for_it_before_the_next_hand(table: Page) -> None:
    write(table, "Game: Three Card Extra\nSeats: Ann, Bob\n")
    lay(table, "hand:0/down", (Card("9c"),))
    for card in ("Kd", "3h"):
        table.locator(f".picker [data-card='{card}']").tap()
    expect(table.locator(".picker-title")).to_have_text("Ann, face down: 2 of 2")


# Hostile words -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "record",
    [
        f"Game: Six-pack\nSeats: {EVIL}, Bob\n{EVIL}: As Ah\n",
        f"{SIX_PACK}{EVIL} wins\n<script>alert(1)</script>\n",
        f"Game: {EVIL}",
        f"Game: Six-pack\nHouse rules: {EVIL}\nPot {EVIL}\n# {EVIL}\n",
        "\0\u202e\ud7ff",
        "javascript:alert(1)",
        "x" * 300_000,
        f"{SIX_PACK}{'A' * 1500}\n",
        f"{SIX_PACK}{'tea' * 9}\n" + "tea\n" * 5000,
    ],
    ids=range(9),
)
def test_what_a_link_holds_is_shown_as_text(table: Page, record: str) -> None:
    table.evaluate("hash => { location.hash = hash; }", f"#record={quote(record)}")
    area = table.get_by_label("The record as text")
    expect(area).to_have_value(record)
    expect(table.locator(".referee")).to_have_attribute("data-state", re.compile("done|failed"))
    assert table.locator(".referee :is(img, script, b, iframe)").count() == 0
    assert table.locator(".referee .answer li").count() < 50
    assert table.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert table.locator(".referee a:not([href^='http'])[href]").count() == 0


@pytest.mark.parametrize("rest", ["record=%", "record=%ff%", "game=__proto__", "game=tea", "%%%"])
def test_a_broken_link_does_no_harm(table: Page, rest: str) -> None:
    table.evaluate("hash => { location.hash = hash; }", f"#{rest}")
    write(table, SIX_PACK)
    assert answer(table) == ruled(SIX_PACK)


def test_a_name_is_never_markup(table: Page) -> None:
    table.get_by_label("Name of player 1").fill(EVIL)
    table.get_by_label("Name of player 1").blur()
    expect(table.get_by_label("The record as text")).to_have_value(
        f"Game: Six-pack\nSeats: {EVIL}, Bob\n"
    )
    expect(table.get_by_label("Name of player 1")).to_have_value(EVIL)
    assert table.locator(".referee img").count() == 0


# Seen and heard ------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_it_is_accessible_in_both_schemes(table: Page, scheme: str, width: int) -> None:
    table.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    table.set_viewport_size({"width": width, "height": 740})
    write(
        table,
        "Game: Chernobyl\nHouse rules: table hand high\nAnn: 7h 6c 5d Ah, discarded Ks Kh\n"
        "Bob (folded): Kd Kc Jh 9h, discarded 8s 4c\nCam: Qd Qc Js\nTable: 2c 2d 3h 3s\nAnn low\n",
    )
    assert violations(table, ".referee") == []
    write(table, SIX_PACK)
    table.get_by_role("button", name="Report as a dispute").click()
    tap(table, "hand:0/cards/0")
    assert table.locator(".picker").is_visible()
    assert violations(table, ".referee") == []
    assert table.evaluate("document.documentElement.scrollWidth") <= width
    table.get_by_role("button", name="Close the cards").click()
    table.emulate_media(color_scheme="light")


# When it cannot be ---------------------------------------------------------------------


def test_without_python_it_says_so_and_can_be_tried_again(page: Page) -> None:
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto("/referee/#game=six-pack")
    expect(page.locator(".referee .answer")).to_contain_text("This did not run:", timeout=SLOW)
    expect(page.locator(".referee .answer")).to_contain_text("command line")
    expect(page.locator(".slot").first).to_be_visible()
    page.unroute("**/*.wasm")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".referee .answer")).to_contain_text("Tap the places", timeout=SLOW)


def test_without_its_forms_it_says_so(page: Page) -> None:
    page.route("**/sheets.json", lambda route: route.fulfill(status=404, body=""))
    page.goto("/referee/")
    expect(page.locator(".referee")).to_contain_text("This did not run: 404")
    expect(page.locator(".referee")).to_contain_text("how to ask without the form")


def test_without_scripts_the_page_says_what_it_is(browser: Browser, base_url: str) -> None:
    context = browser.new_context(java_script_enabled=False, base_url=base_url)
    page = context.new_page()
    page.goto("/referee/")
    expect(page.locator("article")).to_contain_text("The form to tap needs JavaScript")
    expect(page.locator("article")).to_contain_text("python3 -m pokerrules rule hand.txt")
    context.close()
