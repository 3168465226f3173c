"""When nobody can say who wins: why, said once, and nothing that only follows from it."""

from __future__ import annotations

import pytest

from pokerrules import check
from pokerrules.cards import cards
from pokerrules.inpage import referee
from pokerrules.level import _turns_up
from pokerrules.record import Report
from pokerrules.ruling import Entrant
from pokerrules.telling import told

LEVEL = """Game: Half-Court Basketball
Pot $10
Ann: (Qs Jh 2c) Td 9d 8d, turned 2c
Bob: (Ts 5h 4c) 7d 6d 6h, turned Ts
"""
"""Ann has 10+9+8+2 = 29, Bob 7+6+6+10 = 29: they are level, and overtime is missing."""


def said(report: Report) -> list[tuple[int, str]]:
    """Each finding by its line, what only follows left out."""
    return [(each.line, each.message) for each in report.findings if not each.follows]


def test_what_is_missing_names_a_card_that_the_player_holds_down() -> None:
    (finding,) = check(LEVEL).findings
    assert finding.rule == "half-court-basketball/overtime"
    assert finding.message.endswith("write 'Ann turns up Qs'")


def test_of_downcards_that_nobody_has_seen_none_is_named() -> None:
    up, down = cards("Td 9d 8d 2c"), cards("?? ??")
    ann = Entrant("Ann", {"own": (*up, *down), "up": up}, None)
    assert _turns_up([ann], "Ann") == "turns up …"


def test_the_card_to_draw_for_high_card_is_one_that_nobody_has() -> None:
    """All three downcards are turned, pictures and fives alike: 29 + 0 + 0 each."""
    record = """Game: Half-Court Basketball
Ann: (Qs Jh 2c) Td 9d 8d, turned 2c Jh Qs
Bob: (Ts Kh Js) 7d 6d 6h, turned Ts Kh Js
"""
    (finding,) = check(record).findings
    assert finding.rule == "half-court-basketball/high-card"
    card = finding.message.rpartition(" ")[2].rstrip("'")
    assert "Ann draws" in finding.message
    assert card not in record


@pytest.mark.parametrize("claims", ["Ann wins the basketball\n", "Ann wins $5\nBob wins $5\n"])
def test_why_there_is_no_verdict_is_read_once(claims: str) -> None:
    why = "the overtime of Ann and Bob is missing"
    report = check(LEVEL + claims)
    assert [line for line, _ in said(report)] == [5]
    assert told(report).count(why) == 1
    assert str(referee(LEVEL + claims)["report"]).count(why) == 1
