"""The reasons of a ruling: in which pot they hold, who is out, and why an odd chip goes where it goes."""

from __future__ import annotations

from typing import Any

import pytest

from pokerrules import rule
from pokerrules.cards import cards
from pokerrules.games import GAMES
from pokerrules.judging import rule_pots
from pokerrules.pots import Layer
from pokerrules.ruling import Entrant, Ruling

SIDE_POT = (Layer(900, ("Ann", "Bob", "Cam")), Layer(400, ("Bob", "Cam")))


def entrant(name: str, held: str, *ways: str) -> Entrant:
    return Entrant(name, {"own": cards(held)}, ways)


def swung() -> Ruling:
    """Ann is all in and low; Bob swings, and Cam went high."""
    table = (
        entrant("Ann", "7h 5d 4c 3s 2h", "low"),
        entrant("Bob", "9h 8d 7c 6s 5h", "high", "low"),
        entrant("Cam", "Kh Kd Qc Js 2c", "high"),
    )
    return rule_pots(GAMES["christmas-present"].at({}), table, SIDE_POT, {}, 100)


def test_pot_by_pot() -> None:
    """showdown/pot-by-pot: Bob's 9-8 loses low to Ann, who has no part in the side pot."""
    assert [reason.text for reason in swung().reasons] == [
        "main pot: Bob declared both and loses low to Ann, and so wins nothing",
        "main pot: best high: Cam, pair of kings",
        "main pot: best low: Ann, 7-5-4-3-2",
        "main pot: the pot is halved: half to Cam for high, half to Ann for low",
        "main pot: in chips of $1 one is left over; it goes to the half for high, which comes first",
        "side pot 1: it holds $4, between Bob and Cam",
        "side pot 1: Bob declared both and has won each way",
        "side pot 1: best high: Bob, straight, nine high",
        "side pot 1: Bob alone declared low",
        "each pot is won by itself",
    ]


def test_who_is_out_of_one_pot_is_not_out() -> None:
    assert not swung().out


def test_nobody_else_in_a_side_pot() -> None:
    """declaring/nobody-else: Ann alone went low, and she has no part in the side pot."""
    table = (
        entrant("Ann", "7h 5d 4c 3s 2h", "low"),
        entrant("Bob", "9h 9d 7c 6s 5h", "high"),
        entrant("Cam", "Kh Kd Qc Js 2c", "high"),
    )
    ruling = rule_pots(GAMES["christmas-present"].at({}), table, SIDE_POT, {}, 100)
    assert [r.text for r in ruling.reasons if r.rule == "declaring/nobody-else"] == [
        "side pot 1: nobody who can win this pot declared low: the other way takes the whole pot"
    ]


def test_victors_in_a_side_pot() -> None:
    """declaring/beaten-swing: Cam's 7-5 beats Bob's swing in the side pot, where nobody went high."""
    table = (
        entrant("Ann", "Kh Kd Qc Js 2c", "high"),
        entrant("Bob", "9h 8d 7c 6s 5h", "high", "low"),
        entrant("Cam", "7h 5d 4c 3s 2h", "low"),
    )
    game = GAMES["christmas-present"].at({"beaten swing": "to the victor"})
    ruling = rule_pots(game, table, SIDE_POT, {}, 100)
    assert (ruling.winners("high"), ruling.winners("low")) == ((), ("Cam",))
    assert {name: int(money) for name, money in ruling.payouts.items()} == {"Cam": 1300}


def test_a_beaten_swinger_is_out() -> None:
    """declaring/swing: her straight is the best high, but Bob's 8-7 is lower than her T-9."""
    told = str(
        rule("Game: Christmas Present\nAnn: Th 9d 8c 7s 6c\nBob: 8h 7d 5c 3s 2c\nAnn both\nBob low")
    )
    assert "High: Ann, straight, ten high (Th 9d 8c 7s 6c), but out." in told
    assert (
        "Low: Bob, 8-7-5-3-2 (8h 7d 5c 3s 2c); then Ann, T-9-8-7-6 (Th 9d 8c 7s 6c), but out."
        in told
    )


def odd(text: str) -> Any:
    """What is said of odd chips."""
    return [reason.text for reason in rule(text).reasons if reason.rule == "showdown/odd-chip"]


TIED = """
Ann: Ks Qd 9c 4h 2d
Bob: Kd Qc 9s 4d 2c
Cam: Kc Qh 9d 4s 2h
all high
"""
HALVED = """
Ann: Ks Kd 9c 4h 2d
Bob: 8s 7d 5c 4d 3h
Cam: 8d 7h 5s 4c 3c
Ann high
Bob and Cam low
"""
NEAREST = "nearest to the dealer's left of those who share"
HIGH_FIRST = "it goes to the half for high, which comes first"


@pytest.mark.parametrize(
    ("house", "stakes", "table", "said"),
    [
        # $11 for three: $3 each, and two left over.
        ("", "bet $1", f"{TIED}Pot $11", [f"2 are left over; they go one each to Ann and Bob, {NEAREST}"]),
        # $101: $50 each and one, then $50 in two.
        ("", "bet $1", f"{HALVED}Pot $101", [f"one is left over; {HIGH_FIRST}"]),
        # $15: $8 and $7, and of the seven four and three.
        (
            "",
            "bet $1",
            f"{HALVED}Pot $15",
            [
                f"one is left over; {HIGH_FIRST}",
                f"one is left over of the half for low; it goes to Bob, {NEAREST}",
            ],
        ),
        (
            "odd chip low",
            "bet $1",
            f"{HALVED}Pot $101",
            [
                "one is left over; it goes to the half for low, by house rule",
                f"one is left over of the half for low; it goes to Bob, {NEAREST}",
            ],
        ),
        ("odd chip stays", "bet $1", f"{TIED}Pot $11", ["$2 is left over and stays on the table, by house rule"]),
    ],
)  # fmt: skip
def test_odd_chip(house: str, stakes: str, table: str, said: list[str]) -> None:
    """showdown/odd-chip: who gets it, why he does, and which chip is the smallest."""
    rules = f"House rules: {house}\n" if house else ""
    told = odd(f"Game: Christmas Present\n{rules}Stakes: {stakes}{table}")
    assert told == [f"in chips of $1 {each}" for each in said]


def test_less_than_a_chip() -> None:
    """showdown/odd-chip: forty quarters and a dime in two halves, of which one has one winner."""
    told = odd(f"Game: Christmas Present\nStakes: bet $1, chip $0.25{HALVED}Pot $10.10")
    assert told == [
        "$0.10 is less than a chip of $0.25 and goes to the half for high, which comes first"
    ]


def test_odd_chip_without_halves() -> None:
    """showdown/odd-chip: where only one thing is won nothing is said of a half."""
    told = odd("Game: Gruesome Twosome\nStakes: bet $1\nAnn: Th Ts\nBob: Td Tc\nPot $11")
    assert told == [f"in chips of $1 one is left over; it goes to Ann, {NEAREST}"]
