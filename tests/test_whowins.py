"""Who-wins tables: read as written, turned into records, judged row by row."""

from __future__ import annotations

import pytest

from pokerrules.whowins import check_table, is_player, parse_table, read_verdicts, record_of

HEAD = "Game: Christmas Present\nAnn | Bob | wins | with\n"
# Kings beat queens. The wheel is a straight and the best low at once.
KINGS, QUEENS, WHEEL = "Ks Kd 7c 8d 2s", "Qs Qd 7h 8h 2h", "Ac 2d 3c 4d 5s"


def row(*cells: str) -> str:
    return HEAD + " | ".join(cells)


@pytest.mark.parametrize(
    "cells",
    [
        (f"{KINGS} high", f"{QUEENS} high", "Ann", "pair of kings"),
        (f"{KINGS} high", f"{QUEENS} high", "Ann high", "pair of kings"),
        (f"{KINGS} high", f"{WHEEL} low", "Ann high, Bob low", "pair of kings; 5-4-3-2-A"),
        (f"{KINGS} high", f"{WHEEL} both", "Bob both", "straight, five high; 5-4-3-2-A"),
        (f"{KINGS} high", "Kc Kh 7h 8h 2h high", "Ann and Bob", "pair of kings"),
        # A beaten swinger on each side and nobody else: the pot stays.
        (f"{KINGS} both", f"{QUEENS} both", "nobody", ""),
    ],
)
def test_rows_that_hold(cells: tuple[str, ...]) -> None:
    assert check_table(row(*cells)) == []


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        ((f"{KINGS} high", f"{QUEENS} high", "Bob", "pair of queens"), "Ann high"),
        ((f"{KINGS} high", f"{WHEEL} low", "Ann", "pair of kings"), "Ann high, Bob low"),
        ((f"{KINGS} high", f"{WHEEL} both", "Bob low", "5-4-3-2-A"), "Bob high, Bob low"),
        ((f"{KINGS} high", "Kc Kh 7h 8h 2h high", "Ann", "pair of kings"), "Ann and Bob high"),
        ((f"{KINGS} high", f"{QUEENS} high", "Ann", "pair of queens"), "pair of kings"),
        ((f"{KINGS} high", f"{WHEEL} low", "Ann high, Bob low", "pair of kings"), "2 hands win"),
        ((KINGS, f"{QUEENS} high", "Ann", "pair of kings"), "declared"),
        ((f"{KINGS} high", "Qs Qd 7c 8h 2h high", "Ann", "pair of kings"), "7c"),
        (("1s Kd 7c 8d 2s high", f"{QUEENS} high", "Ann", "pair of kings"), "1s"),
    ],
)
def test_rows_that_do_not_hold_say_why(cells: tuple[str, ...], said: str) -> None:
    (line, message), *_ = check_table(row(*cells))
    assert line == 3
    assert said in message


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("", 1, "a line of heads and a row"),
        ("Ann | wins | with", 1, "a line of heads and a row"),
        ("Ann | Bob\nKs | Qs", 1, "the last two columns"),
        ("Ann | Bob | wins | with\nKs | Qs | Ann", 2, "3 cells under 4 heads"),
        ("Ann | Bob | wins | with\nKs | Qs | Ann | x\nand so on", 3, "not a row"),
    ],
)
def test_what_is_no_table_is_said_at_its_line(text: str, line: int, said: str) -> None:
    (at, message), *_ = check_table(text)
    assert at == line
    assert said in message


def test_a_row_becomes_a_record() -> None:
    table = parse_table(
        "Game: Six-pack\n"
        "Ann | Bob | Cam | 12 2 4 | Middle | wins | with\n"
        "Ks Kd, discarded 2c both | folded | Qs folded | Th 2c 8d | 9s | Ann | x\n"
    )
    assert record_of(table, table.rows[0]).splitlines() == [
        "Game: Six-pack",
        "Showdown:",
        "Ann: Ks Kd, discarded 2c",
        "Cam (folded): Qs",
        "Board: 12 Th, 2 2c, 4 8d",
        "Middle: 9s",
        "Declare:",
        "Ann both",
    ]


def test_which_columns_are_players() -> None:
    heads = ["Ann", "Jo Ann", "12 2 4", "top-left left", "Board", "Middle", "wins", "with"]
    assert [head for head in heads if is_player(head)] == ["Ann", "Jo Ann"]


@pytest.mark.parametrize(
    ("cell", "read"),
    [
        ("Ann", [(("Ann",), "")]),
        ("Ann and Bob", [(("Ann", "Bob"), "")]),
        ("Ann both", [(("Ann",), "high"), (("Ann",), "low")]),
        ("Ann and Bob high, Cam low", [(("Ann", "Bob"), "high"), (("Cam",), "low")]),
        ("nobody", []),
    ],
)
def test_verdicts(cell: str, read: list[tuple[tuple[str, ...], str]]) -> None:
    assert read_verdicts(cell) == read
