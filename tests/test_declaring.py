"""Declaring: what a ruling says of those who declared and are out, and of a swing that is none."""

from __future__ import annotations

from pokerrules import check, rule

ROLLED = """
Game: Christmas Present
Seats: Ann, Bob, Cam
Stakes: ante $1, bet $1 flat
Deal:
Ann: Kh Kd 9c 4s 2d
Bob: Ac 2c 3d 5h Jc
Cam: 8c 7d 6s 3c 2h
Bets:
all check
Draw:
all stand pat
Bets:
all check
First roll:
Ann turns up Kh
Bob turns up Ac
Cam turns up 8c
Bets:
all check
Second roll:
Ann turns up Kd
Bob turns up 2c
Cam turns up 7d
Bets:
all check
Third roll:
Ann turns up 9c
Bob turns up 3d
Cam turns up 6s
Bets:
all check
Fourth roll:
Ann turns up 4s
Bob turns up 5h
Cam turns up 3c
Bets:
all check
Declare:
"""

SHOWN = """
Showdown:
Ann turns up 2d
Bob turns up Jc
"""


def reasons(text: str) -> dict[str, str]:
    """The sentences of a ruling, by their rules."""
    return {reason.rule: reason.text for reason in rule(text).reasons}


def test_nobody_else_after_a_fold() -> None:
    """declaring/nobody-else: the only low has folded."""
    bets = "Ann and Bob high\nCam low\nBets:\nAnn bets $1\nBob calls\nCam folds"
    why = reasons(ROLLED + bets + SHOWN)["declaring/nobody-else"]
    assert why == "Cam, who alone had declared low, has folded: the other way takes the whole pot"


def test_nobody_else_without_a_fold() -> None:
    """declaring/nobody-else: nobody ever went low."""
    bets = "all high\nBets:\nAnn bets $1\nBob calls\nCam folds"
    why = reasons(ROLLED + bets + SHOWN)["declaring/nobody-else"]
    assert why == "nobody is left who declared low: the other way takes the whole pot"


def test_swing_none_in_a_whole_record() -> None:
    """declaring/swing: where nobody may go both ways, who says so has yet to choose."""
    text = ROLLED.replace("Seats:", "House rules: swing none\nSeats:", 1)
    findings = check(f"{text}Bob both\nAnn high\nCam low\nBob high\n...").findings
    assert [finding.rule for finding in findings] == ["declaring/swing"]
    assert check(f"{text}Bob both\nAnn high\nCam low\nBets:\n...").findings[-1].message == (
        "Bob is missing; write 'Bob high' or '… low'"
    )


def test_swing_none_leaves_no_verdict() -> None:
    """declaring/swing: an illegal swing is not paid."""
    table = "Game: Christmas Present\nHouse rules: swing none\nAnn: Ks Kc Kd 9h 4c\nBob: 6h 4d 3s 2c Ac\n"
    ruling = check(f"{table}Ann high\nBob both\nPot $60").ruling
    assert ruling is not None
    assert [reason.text for reason in ruling.missing] == ["Bob has not declared: high or low?"]


def test_everybody_has_folded() -> None:
    """betting/last-player: somebody is the last one in."""
    cards = "Game: Gruesome Twosome\nAnn (folded): Th Ts\nBob (folded): 9d 9c\n"
    ruling = check(f"{cards}Pot $25").ruling
    assert ruling is not None
    assert [reason.rule for reason in ruling.missing] == ["betting/last-player"]
    assert not ruling.pots
