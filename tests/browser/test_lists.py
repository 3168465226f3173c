"""The lists of games and of rulings, narrowed down by a reader."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pokerrules.games import GAMES
from pokerrules.site.games import fields


def shown(page: Page) -> list[str]:
    """What is left of a list: the links of its items."""
    return page.locator(".listed > ul > li:visible .question a").all_inner_texts()


def chooser(page: Page, label: str) -> Locator:
    return page.get_by_role("combobox", name=label, exact=True)


def test_games_for_so_many_players_and_with_wild_cards(page: Page) -> None:
    page.goto("/games/")
    assert shown(page) == [game.name for game in GAMES.values()]
    chooser(page, "Players").select_option("11")
    chooser(page, "Wild cards").select_option("some")
    expect(page.get_by_role("status")).to_have_text(re.compile(f"of {len(GAMES)} games$"))
    right = [
        g.name for g in GAMES.values() if g.players[1] >= 11 and fields(g)["wild"] == ("some",)
    ]
    assert "Lame-brain Pete" in right
    assert shown(page) == right


def test_numbers_are_in_their_order(page: Page) -> None:
    page.goto("/games/")
    options = chooser(page, "Players").locator("option").all_inner_texts()
    numbers = [int(text) for text in options[1:]]
    assert options[0] == "all"
    assert numbers == sorted(numbers)


def test_rulings_by_game_and_by_a_word_of_their_text(page: Page) -> None:
    page.goto("/rulings/")
    chooser(page, "Game").select_option("Cincinnati Liz")
    page.get_by_role("searchbox", name="Words").fill(
        "Heidi"
    )  # stands in the reason alone, not in the list
    expect(page.locator(".listed > ul > li:visible")).to_have_count(1)
    assert shown(page) == ["Which card of the row is wild: the lowest, the middle or another?"]
    page.get_by_role("searchbox", name="Words").fill("heidi zeppelin")
    expect(page.get_by_role("status")).to_contain_text("none has all the words")


@pytest.mark.parametrize(
    ("words", "first"),
    [("10h", "Th"), ("Th", "Th"), ("all in", "all[ -]in"), ("mucked", "muck")],
)
def test_words_and_cards_are_found_as_such(page: Page, words: str, first: str) -> None:
    """What is found has the words, and the list has become shorter."""
    page.goto("/rulings/")
    box = page.get_by_role("searchbox", name="Words")
    box.focus()
    page.wait_for_load_state("networkidle")
    box.fill(words)
    rulings = page.evaluate("fetch('rulings.json').then(answer => answer.json())")["rulings"]
    text = {ruling["id"]: json.dumps(ruling) for ruling in rulings}
    found = page.locator(".listed > ul > li:visible")
    assert 0 < found.count() < len(rulings) / 2
    for item in found.all():
        ids = (item.get_attribute("data-id") or "").split(",")
        assert any(re.search(rf"\b{first}", text[one], re.IGNORECASE) for one in ids)


def test_who_comes_back_finds_the_list_as_he_left_it(page: Page) -> None:
    page.goto("/rulings/")
    chooser(page, "Game").select_option("Cincinnati Liz")
    left = shown(page)
    page.locator(".listed .question a").filter(visible=True).first.click()
    page.go_back()
    expect(chooser(page, "Game")).to_have_value("Cincinnati Liz")
    assert shown(page) == left


def test_a_game_shows_its_own_rulings_first_and_then_the_law_that_can_matter(page: Page) -> None:
    page.goto("/rulings/")
    chooser(page, "Game").select_option("Shut and Open")
    items = page.locator(".listed > ul > li:visible")
    law = [item.get_attribute("data-last") is not None for item in items.all()]
    assert law == sorted(law)
    assert True in law
    questions = shown(page)
    assert "Must I show the ace when I draw four?" in questions
    assert "I drew four and kept an ace, and it was refused. Must I show the ace?" not in questions
    chooser(page, "Game").select_option("law of the table")
    assert "Must I show the ace when I draw four?" not in shown(page)


def test_a_question_of_several_games_leads_to_the_one_chosen(page: Page) -> None:
    page.goto("/rulings/")
    chooser(page, "Game").select_option("Love Canal")
    page.get_by_role("link", name="I hold four kings. Do I have four of a kind?").click()
    expect(page).to_have_url(re.compile("/games/love-canal/#four-kings$"))


def test_signs_and_jumps_are_large_enough_to_tap(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/games/7-up/")
    for link in page.locator(".reference[aria-label], .jump a").all():
        box = link.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24


def test_a_list_is_whole_without_scripts(browser: Browser, base_url: str) -> None:
    context = browser.new_context(java_script_enabled=False, base_url=base_url)
    page = context.new_page()
    page.goto("/games/")
    expect(page.locator(".narrow")).to_be_hidden()
    assert shown(page) == [game.name for game in GAMES.values()]
    context.close()
