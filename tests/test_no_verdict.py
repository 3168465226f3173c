"""When nobody can say who wins: why, said once, and nothing that only follows from it."""

from __future__ import annotations

import re

import pytest

from pokerrules import Deal, check
from pokerrules.cards import cards, full_deck
from pokerrules.errors import BadRecord
from pokerrules.inpage import referee
from pokerrules.level import _turns_up
from pokerrules.record import Report
from pokerrules.ruling import Entrant
from pokerrules.telling import told
from tests.examples import ROOT

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


# Lines that cannot be read -----------------------------------------------------------------

SHORT = """Game: Christmas Present
Pot $12
Ann: Kh Kx Qd Qh 8s
Bob: Ac 2c 3d 5h 4h
Cam: Kc Ks 9c 4s 2d
Ann high
Bob low
Cam high
Ann: two pair, kings over queens
Cam wins $12
"""


def missing(report: Report) -> list[str]:
    """What is said to be missing for a verdict."""
    return [] if report.ruling is None else [each.text for each in report.ruling.missing]


def test_who_holds_a_mistyped_card_sits_at_the_table_and_nobody_has_won() -> None:
    report = check(SHORT)
    assert [(each.line, each.rule) for each in report.findings] == [(3, "records/unknown-card")]
    assert missing(report) == ["Ann's cards cannot be read; mend line 3"]
    assert "Ann's cards cannot be read; mend line 3" in told(report)
    page = referee(SHORT)["report"]
    assert page["verdict"] == []
    assert [each["text"] for each in page["missing"]] == missing(report)


def test_of_two_players_one_unread_is_still_a_showdown() -> None:
    report = check("Game: Six-pack\nAnn: As Ax\nBob: Ks Kh\nBob wins\n")
    assert [each.line for each in report.findings] == [2]
    assert missing(report) == ["Ann's cards cannot be read; mend line 2"]


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("Ann: (Kh Kd Qd Qh 8s", "records/brackets"),
        ("Ann: Kh Kd Qd Qh 8s, thrown 9c", "records/lines"),
        ("Ann: Kh Kd Qd Qh 8s 1x 2x", "records/unknown-card"),
        ("Ann: Kh Kx", "records/unknown-card"),
        ("Ann: K K Q Q 8", "records/unknown-card"),
    ],
)
def test_whatever_makes_a_line_of_cards_unreadable(line: str, rule: str) -> None:
    report = check(SHORT.replace("Ann: Kh Kx Qd Qh 8s", line))
    assert [(each.line, each.rule) for each in report.findings] == [(3, rule)]
    assert missing(report) == ["Ann's cards cannot be read; mend line 3"]


def test_who_has_folded_wins_nothing_whatever_he_held() -> None:
    report = check(
        SHORT.replace("Ann:", "Ann (folded):", 1)
        .replace("Ann high\n", "")
        .replace("Ann: two pair, kings over queens\nCam wins $12", "Cam wins $6")
    )
    assert [each.line for each in report.findings] == [3]
    assert report.ruling is not None
    assert report.ruling.payouts == {"Cam": 600, "Bob": 600}


def test_the_same_cards_given_again_in_the_next_line_stand() -> None:
    report = check(SHORT.replace("8s\n", "8s\nAnn: Kh Kd Qd Qh 8s\n"))
    assert [(each.line, each.rule) for each in report.findings] == [
        (3, "records/unknown-card"),
        (11, "showdown/winner"),
    ]
    assert report.ruling is not None
    assert report.ruling.payouts == {"Ann": 600, "Bob": 600}


def test_cards_for_all_that_cannot_be_read_leave_nobody_the_winner() -> None:
    record = "Game: Spit in the Ocean\nSpit: 9x\nAnn: Kh Kd Qd Qh 8s 7s 2d\nBob: Ac 2c 3d 5h Jh Tc 9c\nAnn wins\n"
    report = check(record)
    assert [each.line for each in report.findings] == [2]
    assert missing(report) == ["the cards under 'Spit:' cannot be read; mend line 2"]


@pytest.mark.parametrize("held", ["", "Ann: Kh Kd Qd Qh\n"])
def test_who_sits_there_without_all_cards_may_have_won(held: str) -> None:
    """Cam's kings would be best of the others; with Seats the table is known."""
    record = SHORT.replace("Ann: Kh Kx Qd Qh 8s\n", held).replace(
        "Pot", "Seats: Ann, Bob, Cam\nPot"
    )
    report = check(record.replace("Ann: two pair, kings over queens\nCam wins $12\n", ""))
    assert report.ruling is not None
    assert not report.ruling.pots
    assert any("Ann has" in each for each in missing(report))


@pytest.mark.parametrize("seats", ["", "Seats: Ann, Bob, Cam\n"])
def test_an_unread_line_of_the_deal_leaves_its_player_in(seats: str) -> None:
    """He can bet and win; all others have folded, and $3 of antes lie there."""
    record = f"""Game: Christmas Present
{seats}Stakes: ante $1, bet $1
Deal:
Ann: Kh Kx 9c 4s 2d
Bob: Ac 2c 3d 5h Jc
Cam: Kc Ks 9d 4c 2s
Bets:
All check
...
"""
    report = check(record)
    assert [each.rule for each in report.findings] == ["records/unknown-card"]
    deal = record.replace("All check\n...\n", "Ann bets $1\nBob folds\nCam folds\n")
    folded = check(deal + "Showdown:\nAnn wins $3\n")
    assert [each.rule for each in folded.findings] == ["records/unknown-card"]


@pytest.mark.parametrize("game", ["7-up", "east-village", "extra-point-poker"])
def test_a_whole_record_with_an_unread_hand_of_the_deal_has_no_verdict(game: str) -> None:
    """Ann is in at the showdown of each, and her first card is never shown again."""
    text = (ROOT / "tests" / "records" / f"{game}.hand").read_text("utf-8")
    at = re.search(r"^Ann: \(?[2-9TJQKA]([cdhs])", text, re.MULTILINE)
    assert at is not None
    report = check(f"{text[: at.start(1)]}x{text[at.end(1) :]}")
    line = text.count("\n", 0, at.start(1)) + 1
    assert [(each.line, each.rule) for each in report.findings] == [(line, "records/unknown-card")]
    assert missing(report) == [f"Ann's cards cannot be read; mend line {line}"]


def test_a_card_that_is_shown_later_is_known() -> None:
    """Ann turns up the ten that could not be read where it was dealt."""
    text = (ROOT / "tests" / "records" / "half-court-basketball.hand").read_text("utf-8")
    assert "Ann: (Th Kh)" in text
    report = check(text.replace("Ann: (Th Kh)", "Ann: (Tx Kh)"))
    assert [each.rule for each in report.findings] == ["records/unknown-card"]
    assert missing(report) == []


def test_a_deal_that_is_played_stays_as_it_was_before_the_line() -> None:
    deal = Deal("Game: Christmas Present").play("Deal:")
    with pytest.raises(BadRecord):
        deal.play("Ann: Kh Kx Qd Qh 8s")
    assert (
        deal.play("Ann: Kh Kd Qd Qh 8s").play("Bob: Ac 2c 3d 5h Jc").play("Bets:").opener == "Ann"
    )


@pytest.mark.parametrize("name", ["Ann", "Ann and Bob"])
@pytest.mark.parametrize("more", ["", ", Cam"])
def test_a_name_that_is_none_is_told_where_the_seats_are_named(name: str, more: str) -> None:
    cam = "Cam: Kc Ks 9c 4s 2d\nCam high\n" if more else ""
    report = check(f"""Game: Christmas Present
Seats: Ann, {name}{more}
Pot $5
Ann: Kh Kd Qd Qh 8s
{name}: Ac 2c 3d 5h 4h
Ann high
{name} low
{cam}Ann wins high
""")
    assert [(each.line, each.rule) for each in report.findings] == [(2, "records/names")]
    assert report.ruling is None or not report.ruling.pots


def test_a_full_table_of_short_stacks_is_answered_at_once() -> None:
    """Twenty-three can play Six-pack. Each of the pots there may be is not asked for: they are millions."""
    deck = [card.text for card in full_deck()]
    hands = [f"P{n}x: {deck.pop()} {deck.pop()}" for n in range(23)]
    board = ", ".join(f"{place} {deck.pop()}" for place in ("12", "2", "4", "6", "8", "10"))
    text = "\n".join(["Game: Six-pack", *hands, f"Board: {board}", "Main pot $15"])
    assert {finding.rule for finding in check(text).findings} == {"betting/side-pots"}
