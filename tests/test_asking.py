"""*Who wins?*: what is said of a wrong answer, worked out by hand; every game has an answer."""

from __future__ import annotations

from random import Random

import pytest

from pokerrules import GAMES, rule
from pokerrules.asking import _answers, who_wins
from pokerrules.options import Option

TIED = "Game: Gruesome Twosome\nAnn: Qs 5h\nBob: Js 9h\nDot: Qd 5c\n"
"""Ann and Dot have queen and five each, Bob jack and nine."""


def why(record: str) -> dict[str, str]:
    """What is said of each answer, by its words."""
    return {each.words: each.why for each in _answers(rule(record), Random(1))}


def test_of_a_tie_it_is_said_that_it_is_one() -> None:
    said = why(TIED)
    tie = "The pot is shared: Ann and Dot tie with queen high, then 5"
    assert said["Ann and Dot"] == ""
    assert [words for words in ("Ann", "Dot") if said.get(words) == tie]
    assert {told for words, told in said.items() if "Bob" in words} <= {
        f"{tie}; Bob has jack high, then 9"
    }


def test_one_winner_goes_before_the_hand_that_is_worse() -> None:
    said = why("Game: Gruesome Twosome\nAnn: Ks Kh\nBob: Js 9h\n")
    told = "The pot goes to Ann, pair of kings; Bob has jack high, then 9"
    assert said == {"Ann": "", "Bob": told, "Ann and Bob": told}


HALVES = "Game: Christmas Present\nAnn: Kh Kd 9c 4s 2d\nBob: 8c 2c 3d 5h 4h\nAnn high\nBob low\n"


def test_halves_go_to_those_who_declared_them() -> None:
    said = why(HALVES)
    assert said["Ann high, Bob low"] == ""
    assert said["Bob both"] == (
        "High goes to Ann, pair of kings, kickers 9-4-2; Bob did not declare high"
    )


def test_a_beaten_swing_leaves_the_pot_to_the_other_way() -> None:
    """Ann has the pair for high and the nine for low: she loses low to Bob, and so all."""
    said = why(HALVES.replace("Ann high", "Ann both"))
    assert said["Bob"] == ""
    assert said["Ann"].startswith("Low takes the whole pot and goes to Bob, 8-5-4-3-2; Ann has ")
    assert said["Ann"].endswith(", but went both ways and does not win both")


def test_a_swing_that_wins_takes_both() -> None:
    """Bob's wheel is a straight and the best low."""
    said = why(HALVES.replace("8c", "Ac").replace("Bob low", "Bob both"))
    assert said["Bob both"] == ""
    assert said["Ann both"].startswith("High goes to Bob, straight, five high; Ann has pair of")


def test_who_went_one_way_and_lost_it_is_not_said_to_have_gone_both() -> None:
    """Bob's low is a nine, Cam's an eight."""
    record = (
        "Game: Christmas Present\nAnn: Kh Kd 9c 4s 2d\nBob: 9d 2c 3d 5h 4h\nCam: 8c 7d 5c 3h 2s\n"
    )
    said = [*why(f"{record}Ann high\nBob low\nCam low\n").values()]
    assert "Low goes to Cam, 8-7-5-3-2; Bob has 9-5-4-3-2" in said
    assert not any("both ways" in told for told in said)


FOUR = "Game: Gruesome Twosome\nAnn: Ks Kh\nBob: Js 9h\nCam: Td 8c\nDot: 7s 6h\n"
"""Each of the four might win, or the first two share: five outcomes to think of."""


def test_not_more_than_four_answers_are_given_to_choose_from() -> None:
    assert len(_answers(rule(FOUR), Random(1))) == 4


def test_the_right_answer_stands_in_every_place() -> None:
    """Thirty shuffles leave one of four places out once in about 1,400 times."""
    shuffled = [_answers(rule(FOUR), Random(seed)) for seed in range(30)]
    assert {[each.right for each in answers].index(True) for answers in shuffled} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    "slug", [slug for slug in GAMES if isinstance(GAMES[slug].pot.gap, Option)]
)
def test_where_a_source_breaks_off_the_house_rule_that_goes_on_is_played(slug: str) -> None:
    for seed in range(8):
        question = who_wins(GAMES[slug], 4, seed)
        assert question.record.splitlines()[1] == "House rules: completion house"
        assert sum(each.right for each in question.answers) == 1


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_is_asked_with_answers(slug: str) -> None:
    assert who_wins(GAMES[slug], max(4, GAMES[slug].players[0]), 3).answers
