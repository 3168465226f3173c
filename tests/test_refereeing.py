"""The referee's questions: form and text in step, the answer of the command line, disputes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pokerrules.cli import main
from pokerrules.examples import JUDGES
from pokerrules.filling import text_of
from pokerrules.games import GAMES
from pokerrules.inpage import answer
from pokerrules.randomly import random_record
from pokerrules.record import BIGGEST
from pokerrules.refereeing import sheet
from tests.test_deals import judged
from tests.test_form import filled_from, showdowns

SIX_PACK = "Game: Six-pack\nAnn: As Ah\nBob: 9s 9d\nBoard: 12 Ad, 2 Kc, 4 7d, 6 Ac, 8 9h, 10 3s\n"


def ask(what: str, **how: Any) -> Any:
    return json.loads(answer(json.dumps({"ask": what, **how})))


def terminal(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What ``pokerrules rule`` prints."""
    file = tmp_path / "record.txt"
    file.write_text(text, "utf-8")
    capsys.readouterr()
    main(["rule", str(file)])
    return capsys.readouterr().out


@pytest.mark.parametrize("slug", GAMES)
def test_the_answer_is_that_of_the_command_line(
    slug: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for whole, deal in showdowns(slug, judged(GAMES[slug]))[:2]:
        short = text_of(filled_from(whole, deal, slug))
        for text in (short, short.replace("Seats: Ann", "Seats: Zoe"), whole):
            told = ask("referee", text=text)
            assert told["said"] + "\n" == terminal(text, tmp_path, capsys)


@pytest.mark.parametrize("slug", GAMES)
def test_form_and_text_are_two_views_of_one_record(slug: str) -> None:
    for whole, deal in showdowns(slug, judged(GAMES[slug]))[2:4]:
        first = ask("referee", text=text_of(filled_from(whole, deal, slug)))
        second = ask("referee", form=first["filled"])
        for same in ("text", "sheet", "rows", "options", "notes", "report", "said"):
            assert second[same] == first[same]


def test_a_form_is_drawn_for_what_was_written() -> None:
    told = ask("referee", text=SIX_PACK)
    assert [hand["name"] for hand in told["filled"]["hands"]] == ["Ann", "Bob"]
    assert told["filled"]["board"]["8"] == "9h"
    assert told["notes"] == {}
    assert told["report"]["verdict"][0] == "Ann wins the pot."


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (f"\n# at Tom's\n{SIX_PACK}Pot $3\n".replace("As", "9s"), "hand:1"),
        (SIX_PACK.replace("12 Ad", "1 Ad"), "board"),
        (SIX_PACK.replace("12 Ad, ", ""), "board"),
        ("Game: Six-pack\nSeats: Ann, Bob, Cam\nAnn: As Ah\nBob: 9s 9d\n", "hand:2"),
        ("Game: Six-pack\nSeats: Ann, Pot\n", "players"),
        ("Game: Six-pack\nHouse rules: deuces wild\n", "rules"),
        ("Game: Sixpack\nSeats: Ann, Bob\n", "game"),
        (
            "Game: 7-Up\nSeats: Ann, Bob\nAnn: (As Kd) 7c 4h 5h 6h (2s)\nBob: (8d 8h) 9c Td 2c 2d (3c)",
            "table:Middle",
        ),
        (
            "Game: 7-Up\nSeats: Ann, Bob\nMiddle: 2h 3h 4h\nAnn: (As Kd) 9d 4c 5h 6h (2s)\nBob: (8d 8h) 9c Td 2c 2d (3c)",
            "",
        ),
        (
            "Game: Trump is Wild\nHouse rules: completion house\nSeats: Ann, Bob\n"
            "Ann: (As Kd) 7c 4h 5h 6h\nBob: (8d 8h) 9c Td 2c 2d",
            "house",
        ),
        (
            "Game: Half-Court Basketball\nAnn: (As Kd 2c) 7c 4h 5h, turned As\nBob: (8d 8h 2d) 9c Td 3c",
            "hand:1",
        ),
    ],
)
def test_what_is_wrong_or_missing_is_told_at_its_place(text: str, place: str) -> None:
    notes = ask("referee", text=text)["notes"]
    assert place in (notes or {"": ["nowhere"]})


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("Game: Six-pack\na: As Ah\n", []),  # a showdown needs two players
        ("Game: Six-pack\nSeats: a, nobody\na (folded): ?? ??\nnobody (folded): ?? ??\n", []),
        ("Game: Six-pack\nSeats: Jo, Jo Lee, Cam\nJo: As Ah\nCam: 9s 9d\n", ["hand:1", "board"]),
        (
            "Game: Half-Court Basketball\nJo: (As Kd 2c) 7c 4h 5h, turned As\nJo Lee: (8d 8h 2d) 9c Td 3c\n",
            ["hand:1"],
        ),
    ],
)
def test_what_is_missing_is_told_at_the_hand_of_him_whom_it_means(
    text: str, places: list[str]
) -> None:
    assert [*ask("referee", text=text)["notes"]] == places


def test_who_has_not_declared_is_told_so_at_his_hand() -> None:
    """Christmas Present has no board, so nothing else is missing."""
    text = "Game: Christmas Present\nAnn: Kh Kd 9c 4s 2d\nBob: Ac 2c 3d 5h 4h\nAnn high\n"
    assert ask("referee", text=text)["notes"] == {
        "hand:1": ["Bob has not declared: high, low or both?"]
    }


@pytest.mark.parametrize(("text", "why"), [("", "no game"), ("Game: tea", "no game")])
def test_without_a_game_there_is_no_form(text: str, why: str) -> None:
    told = ask("referee", text=text)
    assert (told["why"], "filled" in told) == (why, False)
    assert not told["report"]["usable"]


def hands(number: int) -> str:
    """A record of six-pack in which so many hold the same two cards."""
    return "Game: Six-pack\n" + "".join(f"P{at}: As Ah\n" for at in range(number))


def test_no_more_hands_are_drawn_than_the_game_can_seat() -> None:
    """Two cards each and six on the board: 23 can play six-pack."""
    assert len(ask("referee", text=hands(23))["filled"]["hands"]) == 23
    seats = ", ".join(f"P{at}" for at in range(24))
    for text in (hands(24), f"Game: Six-pack\nSeats: {seats}\n"):
        told = ask("referee", text=text)
        assert (told["why"], "filled" in told) == ("too many hands", False)
        assert told["report"]["findings"]
    form = {"game": "six-pack", "hands": [{"name": f"P{at}"} for at in range(24)]}
    assert "too many hands" in ask("referee", form=form)["refused"]


def test_beyond_sixty_hands_nobody_is_dealt_in() -> None:
    for text in (hands(62), hands(62).replace("\n", "\nDeal:\n", 1)):
        found = ask("record", text=text)["findings"]
        last = text.count("\n")
        full = [each["line"] for each in found if "more than 60 players" in each["message"]]
        assert full == [last - 1, last]


def quickly(what: str, text: str) -> bool:
    """Whether the answer comes in a few seconds; in minutes, if each line is held against all others."""
    begun = perf_counter()
    ask(what, text=text)
    return perf_counter() - begun < 6


def test_ten_thousand_lines_are_not_waited_for() -> None:
    assert quickly("referee", hands(10_000))
    assert quickly("dispute", "Game: Six-pack\n" + "nonsense\n" * 10_000)


def test_a_whole_record_is_ruled_and_has_no_form() -> None:
    told = ask("referee", text=random_record(GAMES["six-pack"], 4, 7))
    assert told["why"] == "whole"
    assert told["report"]["verdict"]


def test_a_text_that_is_no_record_is_not_waited_for() -> None:
    assert "refused" in ask("referee", text="x" * (BIGGEST + 1))
    long = {"game": "six-pack", "hands": [], "more": ["x" * BIGGEST]}
    assert "refused" in ask("referee", form=long)
    assert "refused" in ask("dispute", text="x" * (BIGGEST + 1))


@pytest.mark.parametrize("slug", GAMES)
def test_every_sheet_is_small(slug: str) -> None:
    assert len(json.dumps(sheet(slug))) < 3000


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda each: (
        st.lists(each, max_size=3) | st.dictionaries(st.text(max_size=8), each, max_size=3)
    ),
    max_leaves=6,
)
ODD_FORM = st.fixed_dictionaries(
    {"game": st.sampled_from([*GAMES]), "hands": anything},
    optional=dict.fromkeys(
        ("rules", "unread", "house", "board", "table", "pot", "head", "more"), anything
    ),
)


@settings(max_examples=150, deadline=None)
@given(ODD_FORM)
def test_no_form_breaks_the_referee(form: dict[str, Any]) -> None:
    told = ask("referee", form=form)
    assert ("refused" in told) != ("said" in told)


@settings(max_examples=100, deadline=None)
@given(st.text(alphabet="GameSix-pck: AnBob\n#.sKhQd()?,🂡<>", max_size=80))
def test_no_text_breaks_the_referee(text: str) -> None:
    told = ask("referee", text=f"Game: Six-pack\n{text}")
    assert "said" in told
    if told["filled"] is not None:
        assert "said" in ask("referee", form=told["filled"])


# Disputes ------------------------------------------------------------------------------


def example(told: str) -> tuple[str, str]:
    """The kind and the text of the last fence."""
    found = re.findall(r"^(`{3,}) (hand[ a-z]*)\n(.*?)\n\1$", told, re.DOTALL | re.MULTILINE)
    return found[-1][1], found[-1][2]


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_brought_is_an_example_that_holds(slug: str) -> None:
    for whole, deal in showdowns(slug, judged(GAMES[slug]))[:2]:
        short = text_of(filled_from(whole, deal, slug))
        for text in (short, "\n".join(short.splitlines()[:-2]), whole):
            kind, record = example(ask("dispute", text=text)["text"])
            assert JUDGES[kind](record) == []


def test_what_the_referee_and_the_table_say_stand_above_it() -> None:
    told = ask("dispute", text=SIX_PACK, claim="Bob,\nhe dealt")["text"]
    assert told.startswith("The referee says:\n\n``` text\nSix-pack\nAnn wins the pot.\n")
    assert "\nWe say: Bob, he dealt\n" in told
    assert example(told) == ("hand", f"{SIX_PACK}Ann wins high")


def test_a_record_cannot_end_its_fence() -> None:
    told = ask("dispute", text=f"{SIX_PACK}```` # records/lines\n`` hand")["text"]
    assert "\n````` hand findings\n" in told
