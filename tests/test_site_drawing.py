"""What the extensions draw, and that each of their mistakes stops the build."""

from __future__ import annotations

import re
from typing import Any

import pytest
from markdown import Markdown
from pymdownx.superfences import SuperFencesException
from selectolax.lexbor import LexborHTMLParser, LexborNode

from pokerrules.errors import BadCard
from pokerrules.site import pages, quiz, records, whowins
from pokerrules.site.pages import Place

HANDS = "Ann: Ks Kd 7c 8d 2s\nBob: Qs Qd 7h 8h 2h\nAnn high\nBob high\n"
GAME = "Game: Christmas Present\n"


@pytest.fixture(autouse=True)
def one_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rulebook in which every id is a rule: drawing is tested here, not whether pages exist."""

    def place(id_: str) -> Place:
        if id_.startswith("nowhere"):
            raise LookupError(f"nothing is called '{id_}'")
        page = id_.partition("/")[0]
        return Place(id_, "A rule", ("rule",), f"table/{page}.md")

    monkeypatch.setattr(pages, "place", place)


def convert(text: str) -> LexborHTMLParser:
    fences: list[dict[str, Any]] = [
        {"name": "hand", "class": "hand", "validator": records.options, "format": records.draw},
        {"name": "whowins", "class": "whowins", "format": whowins.draw},
        {"name": "quiz", "class": "quiz", "format": quiz.draw},
    ]
    md = Markdown(
        extensions=["attr_list", "toc", "pymdownx.superfences", "pokerrules.site"],
        extension_configs={
            "pymdownx.superfences": {"custom_fences": fences},
            "toc": {"permalink": True},
            "pokerrules.site": {"address": "https://rules.example/"},
        },
    )
    return LexborHTMLParser(md.convert(text))


def fence(kind: str, body: str) -> LexborHTMLParser:
    return convert(f"``` {kind}\n{body}\n```\n")


def text_of(html: LexborHTMLParser | LexborNode, selector: str) -> list[str]:
    return [" ".join(node.text().split()) for node in html.css(selector)]


# Cards ----------------------------------------------------------------------------------


def test_cards_in_prose_have_names() -> None:
    html = convert("He holds [[Ks 10h ??]], and `[[Ks]]` is code.")
    assert [(c.text(), c.attributes["aria-label"]) for c in html.css(".card")] == [
        ("K♠", "king of spades"),
        ("T♥", "ten of hearts"),
        ("??", "unseen card"),
    ]
    assert text_of(html, "code") == ["[[Ks]]"]


def test_a_card_that_is_none_stops_the_build() -> None:
    with pytest.raises(BadCard, match="1s"):
        convert("[[1s]]")


# References and headings ------------------------------------------------------------------


def test_a_reference_says_the_title_and_leads_there() -> None:
    link = convert("See [§ betting/raise-cap].").css_first("a")
    assert link is not None
    assert (link.text(), link.attributes["href"]) == ("§\xa0A rule", "table/betting.md#raise-cap")


def test_a_reference_to_nothing_stops_the_build() -> None:
    with pytest.raises(LookupError, match="nowhere/at-all"):
        convert("[§ nowhere/at-all]")


def test_rules_get_their_number_from_their_place() -> None:
    html = convert("### One { #a .rule }\n\n## Between\n\n### Two { #b .rule }\n")
    links = [(a.text(), a.attributes["href"]) for a in html.css(".rule a")]
    assert links == [("1", "#a"), ("2", "#b")]


RULING = "### May he? {{ #may-he .ruling {} }}\n{}\n\nThe reason.\n\n### Next\n"


def test_a_ruling_has_its_status_behind_the_verdict_and_a_line_to_cite() -> None:
    html = convert(RULING.format(".ours", "**No.** He may not."))
    assert text_of(html, ".verdict") == ["No. He may not. our ruling"]
    cite = text_of(html, ".cite")[0]
    assert re.fullmatch(
        r"Cite as May he\?, /may-he, edition [\d.]+, https://rules.example/#may-he", cite
    )
    order = [node.tag for node in html.css("h3, p")]
    assert order == ["h3", "p", "p", "p", "h3"]


def test_the_word_source_leads_to_the_sources_of_the_page() -> None:
    page = RULING.format(".source", "**No.**") + "\n## Sources and disagreements\n\nA column.\n"
    links = [link.attributes["href"] for link in convert(page).css(".status a")]
    assert links == ["#sources-and-disagreements"]
    assert not convert(RULING.format(".source", "**No.**")).css(".status a")


def test_a_ruling_that_goes_before_the_law_says_so() -> None:
    html = convert(RULING.format('.ours data-before="drawing/show-the-ace"', "**No.**"))
    assert text_of(html, ".cite")[0] == "In this game it goes before the law of the table: § A rule"


@pytest.mark.parametrize(
    ("status", "verdict"),
    [("", "**No.**"), (".ours .source", "**No.**"), (".ours", "No verdict in bold.")],
)
def test_a_ruling_without_status_or_verdict_stops_the_build(status: str, verdict: str) -> None:
    with pytest.raises(ValueError, match="may-he"):
        convert(RULING.format(status, verdict))


def test_sections_for_the_screen_end_with_the_next_of_their_level() -> None:
    html = convert("## Quiz\n\n### One\n\nText.\n\n## House rules\n\nMore.\n")
    assert [node.tag for node in html.css(".screen")] == ["h2", "h3", "p"]
    assert not html.css("#house-rules.screen")


# Records ----------------------------------------------------------------------------------


def test_a_short_record_is_drawn_with_its_ruling_and_its_text() -> None:
    html = fence("hand", GAME + HANDS + "Ann wins")
    assert text_of(html, "caption") == ["Christmas Present"]
    assert text_of(html, "th[scope=row]") == ["Ann", "Bob", "Ann"]
    assert text_of(html, "td") == ["K♠ K♦ 7♣ 8♦ 2♠ · high", "Q♠ Q♦ 7♥ 8♥ 2♥ · high", "wins"]
    assert [code.text() for code in html.css(".as-text samp")] == [GAME + HANDS + "Ann wins"]
    # Nobody went low, so the high hand takes all: two reasons, each with its rule.
    assert text_of(html, ".told li .reference") == [
        "§ declaring/nobody-else",
        "§ showdown/best-hand",
    ]


WHOLE = """Game: Christmas Present
Stakes: ante $1, bet $1
Deal:
Ann: Ks Kd 7c 8d 2s
Bob: Qs Qd 7h 8h 2h
Bets:
Ann bets $1
Bob raises to $2
Ann raises to $3
Bob raises to $4
Ann raises to $5{mark}
..."""


def test_a_score_has_its_board() -> None:
    lines = (
        "Ann: (Jh Kh 5s) Kd Ts 8d, turned 5s Jh Kh, drew 9c",
        "Bob: (4c 7d 2d) 3h Ac 5d, turned 7d",
        "Cam: (Jd Qc 5h) Kc Tc 8h, turned 5h Jd Qc, drew Kd",
    )
    html = fence("hand", "\n".join(["Game: Half-Court Basketball", *lines]))
    heads = ["Who", "1", "2", "3", "4", "5", "6", "High card", "Points"]
    assert text_of(html, ".score thead th") == heads
    assert [head.attributes["title"] for head in html.css(".score abbr")] == [
        "Overtime",
        "Second overtime",
    ]
    rows = [text_of(row, "th, td") for row in html.css(".score tbody tr")]
    assert rows == [
        ["Ann", "0", "10", "8", "5", "0", "0", "9♣", "23"],
        ["Bob", "3", "1", "5", "7", "", "", "", "16"],
        ["Cam", "0", "10", "8", "5", "0", "0", "K♦", "23"],
    ]
    assert not fence("hand", GAME + HANDS + "Ann wins").css(".score")


def test_a_whole_record_tells_the_pot_where_it_changes() -> None:
    html = fence("hand findings", WHOLE.format(mark=" # betting/cap-for-two"))
    assert text_of(html, "th[scope=rowgroup]") == ["Deal", "Bets"]
    # ante $1 each; then 1 + 2 + 2 + 2 + 2 go in: each player's total for the round is told
    assert text_of(html, ".act td:nth-child(3)") == ["$3", "$5", "$7", "$9", "$11"]


def test_a_wrong_line_is_struck_and_answered() -> None:
    html = fence("hand findings", WHOLE.format(mark=" # betting/cap-for-two"))
    assert text_of(html, "del") == ["raises to $5"]
    told = text_of(html, ".finding")
    assert len(told) == 1
    assert told[0].startswith("Referee: ")
    assert told[0].endswith("§ betting/cap-for-two")


@pytest.mark.parametrize(
    ("kind", "body", "said"),
    [
        ("hand", GAME + HANDS + "Bob wins", "Bob wins"),
        ("hand", WHOLE.format(mark=" # betting/cap-for-two"), "hand findings"),
        ("hand findings", GAME + HANDS + "Ann wins", "no line is marked"),
        ("hand findings", GAME + HANDS + "Ann wins # showdown/winner", "Ann wins"),
        ("hand", "", "game"),
        ("whowins", GAME + "Ann | Bob\nKs | Qs", "wins"),
        ("quiz", "Who?", "---"),
    ],
)
def test_an_example_that_does_not_hold_stops_the_build(kind: str, body: str, said: str) -> None:
    with pytest.raises(SuperFencesException, match=said):
        fence(kind, body)


def test_a_written_record_shows_its_text_and_below_it_what_is_wrong() -> None:
    body = GAME + HANDS + "Bob wins  # showdown/winner"
    html = fence("hand findings written", body)
    assert [node.text() for node in html.css(".hand > pre")] == [body]
    assert text_of(html, ".hand > ul > li")[0].startswith("Line 6: Bob does not win")
    assert text_of(html, ".hand .told summary") == ["The ruling, and why"]


def test_an_unknown_option_is_no_record() -> None:
    assert fence("hand loud", GAME + HANDS).css(".hand .record") == []


@pytest.mark.parametrize(
    ("line", "who", "parts"),
    [
        ("Ann and Bob call $1", ("Ann", "Bob"), ("Ann and Bob", "call $1")),
        ("Ann, Bob and Cam fold", ("Ann", "Bob", "Cam"), ("Ann, Bob and Cam", "fold")),
        ("all check", ("all",), ("all", "check")),
        ("Jo Ann: Ks Kd", ("Jo Ann",), ("Jo Ann", "Ks Kd")),
        ("Cal (folded): ?? 8c", ("Cal",), ("Cal (folded)", "?? 8c")),
        ("Pot $4", (), ("", "Pot $4")),
    ],
)
def test_a_line_is_split_into_who_and_what(
    line: str, who: tuple[str, ...], parts: tuple[str, str]
) -> None:
    assert records.split_who(line, who) == parts


# Tables and quizzes -------------------------------------------------------------------------

TABLE = """Game: Christmas Present
Ann | Bob | wins | with
Ks Kd 7c 8d 2s high | Qs Qd 7h 8h 2h high | Ann | pair of kings
"""


def test_a_table_keeps_its_roles_and_labels() -> None:
    html = fence("whowins", TABLE)
    assert text_of(html, "th") == ["Ann", "Bob", "Wins", "With"]
    cells = html.css("td")
    assert [cell.attributes["data-label"] for cell in cells] == ["Ann", "Bob", "wins", "with"]
    assert {cell.attributes["role"] for cell in cells} == {"cell"}
    assert text_of(html, ".won") == ["K♠ K♦ 7♣ 8♦ 2♠ high", "Ann"]


QUIZ = f"""Who *takes* it with [[Ks Kd]]?
---
{GAME}{HANDS}---
[x] Ann wins :: Kings beat queens, [§ showdown/best-hand].
[ ] Bob = Bob wins :: No.
"""


def test_a_quiz_folds_each_answer_with_its_reason() -> None:
    html = fence("quiz", QUIZ)
    assert text_of(html, ".question") == ["Who takes it with K♠ K♦?"]
    assert text_of(html, "summary") == ["Ann wins", "Bob"]
    assert text_of(html, "details p") == ["Right. Kings beat queens, § A rule.", "Wrong. No."]
    assert not html.css("details[open]")
    assert html.css("em")


def test_a_quiz_does_not_tell_the_ruling() -> None:
    assert fence("quiz", QUIZ).css(".told, .as-text") == []


# Drawn from the definition ------------------------------------------------------------------


@pytest.mark.parametrize("part", ["glance", "order", "options"])
def test_parts_are_drawn_from_the_definition(part: str) -> None:
    html = convert(f"/// {part} | christmas-present\n///\n")
    assert html.css(f".{part}")
    assert "///" not in html.text()


@pytest.mark.parametrize("part", ["glance", "order", "options"])
def test_the_sign_of_a_rule_never_stands_on_a_line_of_its_own(part: str) -> None:
    html = convert(f"/// {part} | christmas-present\n///\n")
    places = [sign.parent for sign in html.css("a.reference")]
    assert places
    assert all(place is not None and place.text().endswith("\xa0§") for place in places)


def test_a_part_of_an_unknown_game_stops_the_build() -> None:
    with pytest.raises(LookupError, match="no such game"):
        convert("/// glance | whist\n///\n")


# Boards -----------------------------------------------------------------------------------


def test_a_board_lies_as_it_does_on_the_table() -> None:
    html = fence(
        "hand",
        "Game: Crisscross\nAnn: Ks Kd 7c 8d\nBob: Qs Qd 7h 8h\n"
        "Board: top 2c, right Jd, bottom 3s, left 9h, centre 5c\nBob wins",
    )
    assert text_of(html, ".places-cross > div") == [
        "top 2♣",
        "right J♦",
        "bottom 3♠",
        "left 9♥",
        "centre 5♣",
    ]
    lies = [cell.attributes["class"] for cell in html.css(".places > div")]
    assert lies == ["r1 c2", "r2 c3", "r3 c2", "r2 c1", "r2 c2"]
    assert "style=" not in (html.html or "")  # the site's content policy forbids them


def test_a_board_shows_what_is_still_down_and_what_is_new() -> None:
    board = "Board: 12 Qh, 6 2c\nBets:\nAll check\nBoard: 8 Td, 2 5s\n..."
    html = fence("hand", f"Game: Six-pack\nSeats: Ann, Bob\nDeal:\nBets:\nAll check\n{board}")
    assert text_of(html, "tr.board th") == ["Board", "Board"]
    first, second = html.css(".places-circle")
    assert [len(ring.css("[aria-hidden] .down")) for ring in (first, second)] == [4, 2]
    assert first.css(".new") == []
    assert [cell.text() for cell in second.css(".new")] == ["2 5♠", "8 T♦"]


def test_a_wrong_board_line_is_struck_as_it_was_written() -> None:
    text = "Game: Six-pack\nSeats: Ann, Bob\nDeal:\nBets:\nAll check\nBoard: 12 Qh, 2 2c"
    html = fence("hand findings", f"{text}  # six-pack/opposite-pairs\n...")
    assert text_of(html, "del") == ["Board: 12 Q♥, 2 2♣"]
    assert html.css(".places-circle") == []


@pytest.mark.parametrize(
    ("slug", "due"),
    [
        # two corners, two corners, two sides, the elevator
        ("otis-elevator", ["1 or 2", "3", "1 or 2", "4", "1 or 2", "3", "1 or 2"]),
        # twelve and six, two and eight, four and ten
        ("six-pack", ["1", "2", "3", "1", "2", "3"]),
    ],
)
def test_the_plan_of_a_board_says_when_each_card_is_turned(slug: str, due: list[str]) -> None:
    assert text_of(convert(f"/// board | {slug}\n///\n"), ".card.down") == due
