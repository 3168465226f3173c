"""Quizzes: each answer is worked out from the record."""

from __future__ import annotations

import pytest

from pokerrules.quiz import parse_quiz, quiz_problems

QUIZ = """Who takes it?
---
Game: Christmas Present
Ann: Ks Kd 7c 8d 2s
Bob: Qs Qd 7h 8h 2h
Ann high
Bob high
---
{}
"""
RIGHT, WRONG = (
    "[x] Ann wins :: Kings beat queens.",
    "[ ] The queens = Bob wins :: Kings are higher.",
)


def problems(*choices: str) -> list[tuple[int, str]]:
    return quiz_problems(QUIZ.format("\n".join(choices)))


def test_a_quiz_that_holds() -> None:
    assert problems(RIGHT, WRONG) == []
    quiz = parse_quiz(QUIZ.format(f"{RIGHT}\n{WRONG}"))
    assert quiz.question == "Who takes it?"
    assert [(c.right, c.words, c.line, c.why) for c in quiz.choices] == [
        (True, "Ann wins", "Ann wins", "Kings beat queens."),
        (False, "The queens", "Bob wins", "Kings are higher."),
    ]


@pytest.mark.parametrize(
    ("choices", "line", "said"),
    [
        ((WRONG, "[x] Bob wins :: No."), 10, "marked right, but"),
        ((RIGHT, "[ ] Ann wins high :: It is true."), 10, "marked wrong, but it holds"),
        ((RIGHT,), 1, "at least one right choice and one wrong"),
        ((WRONG,), 1, "at least one right choice and one wrong"),
        ((RIGHT, "[ ] Bob wins"), 10, "not a choice"),
        ((RIGHT, "[ ] Bob whistles :: Nonsense is not an answer."), 10, "not a line of a record"),
    ],
)
def test_a_quiz_that_does_not_hold_says_where(
    choices: tuple[str, ...], line: int, said: str
) -> None:
    (at, message), *_ = problems(*choices)
    assert at == line
    assert said in message


def test_the_record_itself_must_hold() -> None:
    broken = QUIZ.replace("Ks Kd", "Ks Ks").format(f"{RIGHT}\n{WRONG}")
    assert quiz_problems(broken)[0][0] == 4


DEAL = """How much may Ann bet?
---
Game: Christmas Present
Stakes: bet $1
Deal:
Ann: Ks Kd 7c 8d 2s
Bob: Qs Qd 7h 8h 2h
Bets:
{}---
[x] Ann bets $1 :: The limit of the first round.
[ ] Ann bets $2 :: Not before the second.
"""


@pytest.mark.parametrize("end", ["", "...\n", "...\n\n"])
def test_a_question_may_be_asked_in_the_middle_of_a_deal(end: str) -> None:
    assert quiz_problems(DEAL.format(end)) == []


def test_the_record_may_be_missing_only_with_its_bars() -> None:
    assert "---" in quiz_problems("Who?\n[x] Ann wins :: Because.")[0][1]


PYTHON = """\
What are four sevens and a wild deuce?
---
>>> hand = HIGH.best(cards("7s 7h 7d 7c 2c"), wild=cards("2c"))
---
[x] Five of a kind = hand.category == "five of a kind" :: A fifth seven.
[ ] Four of a kind = hand.category == "four of a kind" :: A waste.
"""


def test_a_question_about_ranks_is_put_to_the_ranking() -> None:
    assert quiz_problems(PYTHON) == []
    swapped = PYTHON.replace("[x]", "[?]").replace("[ ]", "[x]").replace("[?]", "[ ]")
    assert [at for at, _ in quiz_problems(swapped)] == [5, 6]
    assert "cannot be put" in quiz_problems(PYTHON.replace("HIGH", "HIHG"))[0][1]
