"""Contests for points: scores, who is level, what is missing, bad input."""

import random
from pathlib import Path

import pytest

from pokerrules import Deal, check
from pokerrules.cards import cards, full_deck
from pokerrules.errors import BadCard
from pokerrules.level import level
from pokerrules.points import Points
from pokerrules.pots import Layer
from pokerrules.rules import RULES

SCALE = Points(ace=1, court=0, counted=4)
RECORD = Path(__file__).parent / "records" / "half-court-basketball.hand"
SHORT = """Game: Half-Court Basketball
Ann: (Th Kh 5s) Kd Ts 8d
Bob: (4c 7d 2d) 3h Ac 5d
Cam: (Td 8h Qd) 9d 5h 4d
"""


def test_a_card_scores_its_pips() -> None:
    # Two to ten, three pictures for nothing, one for the ace: 54 + 0 + 1 in each suit.
    assert sum(map(SCALE.of, full_deck())) == 4 * 55


def test_scores_compare_as_the_contest_does() -> None:
    level_, better = SCALE.best(cards("Kd Ts 8d Th 5s")), SCALE.best(cards("9d 5h 4d Td 8h"))
    ahead = SCALE.best(cards("Ts 9s 8s 7s"))
    assert level_ < better < ahead  # 34 after four quarters beats 28 and eight in overtime
    assert level_ == SCALE.best(cards("Tc Jd 8h Td 5c"))
    assert better.points > ahead.points


def test_a_score_that_is_not_whole_has_no_value_yet() -> None:
    assert SCALE.best(cards("Kd Ts 8d")).name == "18 points"
    assert SCALE.best(cards("Kd Ts 8d")).value == ()
    assert SCALE.best(cards("As Kd Qh Jc")).name == "1 point"


def test_a_card_that_nobody_has_seen_scores_nothing() -> None:
    with pytest.raises(BadCard):
        SCALE.best(cards("Kd ?? 8d Th"))


def test_drawn_cards_decide_last_and_do_not_score() -> None:
    five = cards("Kd Ts 8d 5s Jh Kh")
    king, ace = SCALE.best(five, (), cards("Kc")), SCALE.best(five, (), cards("As"))
    assert king < ace
    assert king.points == ace.points == 23


@pytest.mark.parametrize(
    ("text", "named"),
    [("36 points", True), ("1 point", True), ("36", False), ("points", False), ("36 pints", False)],
)
def test_what_names_a_score(text: str, named: bool) -> None:
    assert SCALE.names(text) is named


def test_who_is_level_for_a_side_pot_alone() -> None:
    pots = [Layer(300, ("Ann", "Bob", "Cam")), Layer(200, ("Bob", "Cam"))]
    scores = {"Ann": (30,), "Bob": (28, 9), "Cam": (28, 8)}
    assert level(scores, pots, 1) == ["Bob", "Cam"]
    assert level(scores, pots, 2) == []


@pytest.mark.parametrize(
    ("lines", "line", "rule", "says"),
    [
        ("", 4, "half-court-basketball/fourth-quarter", "of Ann, Bob and Cam is missing"),
        ("Ann turns up Th\n", 5, "half-court-basketball/fourth-quarter", "of Bob and Cam"),
        ("Ann turns up Kd\n", 5, "records/held", "face up already"),
        ("Ann turns up 2c\n", 5, "records/held", "not among the cards of Ann"),
        ("Ann turns up Th\nAnn turns up Th\n", 6, "records/held", "already"),
        ("Eve turns up Th\n", 5, "records/names", "nobody here"),
        ("Ann turns up Th Kh 5s Kd\n", 5, "records/held", "already"),
        ("Ann turns up\n", 5, "half-court-basketball/fourth-quarter", "is missing"),
        ("Ann draws Kd\n", 5, "half-court-basketball/high-card", "only 0 cards"),
        ("Ann: 200 points\n", 5, "showdown/cards-speak", "18 points"),
        ("Ann: basketball queen high\n", 5, "records/hand-names", "no name of a hand"),
        ("Ann shows Kd Kh Td for basketball\n", 5, "records/claims", "no hand is shown"),
        ("Ann wins low\n", 5, "half-court-basketball/fourth-quarter", "no verdict yet"),
    ],
)
def test_bad_input_is_told_on_its_line(lines: str, line: int, rule: str, says: str) -> None:
    findings = check(SHORT + lines).findings
    assert [f for f in findings if (f.line, f.rule) == (line, rule) and says in f.message], findings


def test_a_short_record_whose_overtime_is_missing_has_no_verdict() -> None:
    turned = "Ann turns up Th\nBob turns up 7d\nCam turns up Td\n"
    ruling = check(SHORT + turned).ruling
    assert ruling is not None
    assert [reason.rule for reason in ruling.missing] == ["half-court-basketball/overtime"]
    assert not ruling.winners()


def test_a_whole_record_without_its_overtime_has_no_verdict() -> None:
    text = RECORD.read_text()
    start, end = text.index("Overtime:"), text.index("Showdown:")
    report = check(text[:start] + text[end:])
    assert report.findings[0].message == "'Overtime:' comes before 'Showdown:'"
    assert report.ruling is not None
    assert report.ruling.missing[0].text.startswith("Ann and Cam are level")


def test_steps_for_those_who_are_level_are_passed_over_by_the_others() -> None:
    text = RECORD.read_text()
    deal = Deal(text[: text.index("Overtime:")].replace("Cam turns up Td", "Cam turns up 8h"))
    assert deal.play("Showdown:").ruling.winners("basketball") == ("Ann",)


ALL_LEVEL = """Game: Half-Court Basketball
Deal:
Ann: (Jh Kh) Kd
Bob: (Jd Qc) Kc
Bets:
All check
Second quarter:
Ann: Ts
Bob: Tc
Bets:
All check
Third quarter:
Ann: 8d
Bob: 8h
Bets:
All check
Last card:
Ann: (5s)
Bob: (5h)
Bets:
All check
Fourth quarter:
Ann turns up 5s
Bob turns up 5h
Overtime:
Ann turns up Jh
Bob turns up Jd
Second overtime:
Ann turns up Kh
Bob turns up Qc
High card:
"""


def test_random_draws_for_high_card_come_to_an_end() -> None:
    drawn = set()
    for seed in range(80):
        deal = Deal(ALL_LEVEL)
        assert deal.phase is not None
        lines = 0
        for line in deal.phase.sample(random.Random(seed), []):
            deal.play(line)
            lines += 1
        drawn.add(lines)
        assert len(deal.ruling.winners("basketball")) == 1
    assert {2, 4} <= drawn  # three of fifty-one cards have the rank of the first


@pytest.mark.parametrize("seed", range(60))
def test_a_broken_record_is_only_told_to_be_wrong(seed: int) -> None:
    rng = random.Random(seed)
    lines = RECORD.read_text().splitlines()
    for _ in range(rng.randint(1, 8)):
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        if rng.random() < 0.4 and len(lines) > 5:
            del lines[at]
        elif rng.random() < 0.5:
            lines.insert(at, lines[other])
        else:
            lines[at], lines[other] = lines[other], lines[at]
    report = check("\n".join(lines))
    assert {finding.rule for finding in report.findings} <= RULES.keys()
    assert str(report.ruling)


@pytest.mark.parametrize(("dealt", "joker"), [("8d", "X1"), ("5s", "X2"), ("Th", "X1")])
def test_a_joker_scores_nothing_and_gives_no_verdict(dealt: str, joker: str) -> None:
    """The game has none: the card that was dealt in its place is not known."""
    for text in (SHORT.replace(dealt, joker), RECORD.read_text().replace(dealt, joker)):
        report = check(text)
        assert "dealing/one-of-each" in report.rules
        assert report.ruling is None or report.ruling.missing
