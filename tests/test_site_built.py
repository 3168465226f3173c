"""The site as it is built: links, anchors, ids, and nothing that calls elsewhere."""

from __future__ import annotations

import base64
import functools
import hashlib
import json
import posixpath
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from selectolax.lexbor import LexborHTMLParser, LexborNode

from pokerrules.games import GAMES
from tests.conftest import SITE

BUILT = sorted(SITE.rglob("*.html"))
ARTICLES = [path for path in BUILT if path.name != "404.html"]
ZENSICAL = SITE.parent / "build" / "zensical"
BOTH = [*BUILT, *sorted(ZENSICAL.rglob("*.html"))]

every_page = pytest.mark.parametrize("path", BUILT, ids=lambda path: str(path.relative_to(SITE)))
every_article = pytest.mark.parametrize(
    "path", ARTICLES, ids=lambda path: str(path.relative_to(SITE))
)


@functools.cache
def tree(path: Path) -> LexborHTMLParser:
    return LexborHTMLParser(path.read_text("utf-8"))


def article(path: Path) -> LexborNode:
    node = tree(path).css_first("article")
    assert node is not None
    return node


@functools.cache
def ids(path: Path) -> frozenset[str]:
    return frozenset(node.attributes["id"] or "" for node in tree(path).css("[id]"))


def links(path: Path) -> Iterator[str]:
    for attribute in ("href", "src"):
        for node in tree(path).css(f"[{attribute}]"):
            yield node.attributes[attribute] or ""


def test_there_is_a_site(site: Path) -> None:
    assert site / "index.html" in BUILT


def target(path: Path, link: str) -> Path:
    """The file a link leads to, as a static host would find it."""
    parts = urlsplit(link)
    folder = "/" + path.parent.relative_to(SITE).as_posix()
    place = posixpath.normpath(posixpath.join(folder, unquote(parts.path)))
    file = path if not parts.path else SITE / place.lstrip("/")
    return file / "index.html" if file.is_dir() else file


@every_page
def test_links_lead_somewhere(path: Path) -> None:
    broken = []
    for link in links(path):
        if urlsplit(link).scheme or link.startswith("//"):
            continue
        file, anchor = target(path, link), urlsplit(link).fragment
        if not file.exists() or (anchor and file.suffix == ".html" and anchor not in ids(file)):
            broken.append(link)
    assert broken == []


@every_page
def test_nothing_is_loaded_from_elsewhere(path: Path) -> None:
    loading = "script[src], img[src], iframe, link[rel=stylesheet], link[rel=preconnect], source"
    for node in tree(path).css(loading):
        address = node.attributes.get("src") or node.attributes.get("href") or ""
        assert not urlsplit(address).netloc, address


@every_page
def test_ids_stand_once(path: Path) -> None:
    times = Counter(node.attributes["id"] for node in tree(path).css("[id]"))
    assert [id_ for id_, n in times.items() if n > 1] == []


@every_article
def test_no_anchor_is_numbered_by_its_place(path: Path) -> None:
    """An anchor that a builder numbers moves when a heading is put before it."""
    found = [node.attributes["id"] or "" for node in article(path).css("[id]")]
    made_for_looks = re.compile(r"__tabbed_\d+_\d+|__codelineno|__span|fn")
    numbered = [id_ for id_ in found if re.search(r"_\d+$", id_)]
    assert [id_ for id_ in numbered if not made_for_looks.match(id_)] == []


@every_article
def test_the_contents_say_nothing_twice(path: Path) -> None:
    if path.parent.name == "api":
        return  # functions and classes of one name
    entries = [" ".join(link.text().split()) for link in tree(path).css(".md-sidebar--secondary a")]
    assert [entry for entry, times in Counter(map(str.lower, entries)).items() if times > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_line_to_jump_by(game: str) -> None:
    """It stands above the box, and printing hides it."""
    page = article(SITE / "games" / game / "index.html")
    line = page.css_first("nav.jump.screen + table.glance")
    assert line is not None
    said = [link.text().replace("\xa0", " ") for link in page.css(".jump a")]
    assert said == ["Rules", "Who wins?", "Mistakes", "Rulings", "House rules", "Quiz"]


def test_every_house_rule_of_a_game_is_on_the_one_list() -> None:
    page = article(SITE / "table" / "house-rules" / "index.html")
    rows = page.css("#in-one-game-alone ~ table")[0].css("tbody tr")
    told = {row.css("th")[0].text(): [name.text() for name in row.css("li strong")] for row in rows}
    wanted = {game.name: list(game.own_options) for game in GAMES.values() if game.own_options}
    assert told == wanted


def test_the_search_puts_the_book_before_the_reference() -> None:
    index = json.loads((SITE / "search" / "search_index.json").read_text("utf-8"))
    boosts = {doc["location"].split("#")[0]: doc.get("boost", 1) for doc in index["docs"]}
    assert boosts["reference/api/"] < boosts["reference/records/"] < boosts["games/7-up/"]
    assert not any("Cite as" in doc["text"] for doc in index["docs"])


@every_page
def test_a_page_says_what_it_is(path: Path) -> None:
    html = tree(path).css_first("html")
    assert html is not None
    assert html.attributes["lang"] == "en"
    assert len(tree(path).css("head title")) == 1
    assert tree(path).css_matches("meta[name=description]")


@every_article
def test_headings_form_a_ladder(path: Path) -> None:
    levels = [int((node.tag or "h0")[1]) for node in article(path).css("h1, h2, h3, h4, h5, h6")]
    assert levels[:1] == [1]
    assert levels.count(1) == 1
    assert all(below <= above + 1 for above, below in pairwise(levels))
    assert all(node.attributes.get("id") for node in article(path).css("h2, h3, h4, h5, h6"))


@every_article
def test_our_part_of_a_page_has_no_inline_style_or_script(path: Path) -> None:
    assert [node.html for node in article(path).css("[style], script, style")] == []
    assert not re.search(r'\son[a-z]+="', article(path).html or "")


@every_article
def test_no_syntax_is_left_over(path: Path) -> None:
    plain = LexborHTMLParser(article(path).html or "")
    plain.strip_tags(["code", "pre"], recursive=True)
    text = plain.text()
    assert [mark for mark in ("```", "///", "[[", "[§", "!!!", "???", "{ #") if mark in text] == []


@every_article
def test_cards_have_names(path: Path) -> None:
    for card in article(path).css(".card:not(.down)"):
        assert card.attributes.get("role") == "img"
        assert re.search(r" of |joker|unseen", card.attributes.get("aria-label") or "")


@every_article
def test_rules_are_numbered_in_order(path: Path) -> None:
    numbers = [node.text() for node in article(path).css(".rule > .rule-number")]
    assert numbers == [str(n + 1) for n in range(len(article(path).css(".rule")))]


def words(path: Path) -> list[str]:
    """What a page says, without the sign that links to a heading."""
    node = LexborHTMLParser(article(path).html or "")
    node.strip_tags([".headerlink", "nav"], recursive=True)
    return node.text(separator=" ").replace("¶", " ").split()


@every_article
def test_the_next_builder_builds_the_same_page(path: Path) -> None:
    other = ZENSICAL / path.relative_to(SITE)
    assert other.exists(), "run 'make zensical'"
    assert words(other) == words(path)


@pytest.mark.parametrize("path", BOTH, ids=lambda path: str(path.relative_to(SITE.parent)))
def test_a_page_says_what_may_run_on_it(path: Path) -> None:
    """The policy names each inline script and nothing else that is inline."""
    tags = tree(path).css('meta[http-equiv="Content-Security-Policy"]')
    assert len(tags) == 1
    said = tags[0].attributes["content"] or ""
    assert "unsafe-inline" not in said
    assert "'unsafe-eval'" not in said
    assert not re.search(r"https?:|\*", said)
    assert said.startswith("default-src 'none'")
    for script in tree(path).css("script:not([src])"):
        if script.attributes.get("type") != "application/json":
            digest = hashlib.sha256(script.text().encode()).digest()
            assert f"'sha256-{base64.b64encode(digest).decode()}'" in said
    assert tree(path).css("[style]") == []
    assert not re.search(r"<[^>]+\son[a-z]+=", path.read_text("utf-8"))


def test_the_theme_styles_a_page_no_more_often_than_it_must() -> None:
    """What the step after the build leaves out of the theme is still known by its name there."""
    sheets = [sheet.read_text("utf-8") for sheet in SITE.glob("assets/stylesheets/*.css")]
    assert not any("data-md-color-switching" in sheet for sheet in sheets)
    (bundle,) = SITE.glob("assets/javascripts/bundle.*.js")
    text = bundle.read_text("utf-8")
    assert 'name:"theme-scheme"' in text
    assert "data-md-color-switching" in text
    assert '"content.lazy"' in text


@every_page
def test_code_can_be_scrolled_by_keyboard(path: Path) -> None:
    """Whether or not the theme has looked at it yet."""
    assert tree(path).css("pre > code:not([tabindex])") == []
