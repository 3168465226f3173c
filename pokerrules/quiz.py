"""Quiz questions whose answers are worked out, not believed.

The text of a ``quiz`` fence is a question, a record and choices, with ``---`` between them:

    Who takes it?
    ---
    Ann: Ks Kd
    Bob: Qs Qd
    ---
    [x] Ann wins :: Kings beat queens.
    [ ] Bob wins :: Queens are lower than kings.

A choice is a line that could stand next in the record (before its ``...``, if it ends so); words
for the reader may stand in front of it (``[ ] Half of it = Ann wins $5 :: why``). It is right
when the record holds with that line, wrong when the line is then a finding.

Where there is no record to ask, as in a question about ranks alone, Python stands in its place,
with the prompt before each line, and a choice is an expression that is true (right) or not:
``[x] Five of a kind = hand.category == "five of a kind" :: It is a fifth seven.``
"""

from __future__ import annotations

import re
from typing import NamedTuple

from pokerrules.finding import heeded
from pokerrules.notation import STOP
from pokerrules.record import check

_CHOICE = re.compile(
    r"\[(?P<mark>[ xX])\]\s*(?:(?P<words>.+?)\s=\s)?(?P<line>.+?)\s+::\s+(?P<why>.+)$"
)


class Choice(NamedTuple):
    """One answer: its line in the fence, whether it is marked right, what is shown, why."""

    at: int
    right: bool
    words: str
    line: str
    why: str


class Quiz(NamedTuple):
    """A question, the record it is about (may be empty), the answers to choose from."""

    question: str
    record: str
    record_at: int
    choices: tuple[Choice, ...]
    problems: tuple[tuple[int, str], ...]

    @property
    def asks_python(self) -> bool:
        """Whether Python stands where the record would."""
        return self.record.lstrip().startswith(">>>")


def parse_quiz(text: str) -> Quiz:
    """Read the text of a fence; what cannot be read is among the problems."""
    lines = text.splitlines()
    bars = [at for at, line in enumerate(lines) if line.strip() == "---"]
    if len(bars) != 2:
        problem = (1, "a quiz is a question, a record and choices, with a line --- between them")
        return Quiz(text, "", 0, (), (problem,))
    first, second = bars
    choices, problems = _choices(lines, second + 1)
    question, record = "\n".join(lines[:first]).strip(), "\n".join(lines[first + 1 : second])
    return Quiz(question, record, first + 1, choices, problems)


def _choices(
    lines: list[str], start: int
) -> tuple[tuple[Choice, ...], tuple[tuple[int, str], ...]]:
    choices, problems = [], []
    for at, line in enumerate(lines[start:], start + 1):
        found = _CHOICE.match(line.strip())
        if found:
            words = found["words"] or found["line"]
            right = found["mark"] != " "
            choices.append(Choice(at, right, words, found["line"], found["why"]))
        elif line.strip():
            problems.append((at, "not a choice: write '[x] Ann wins :: why' or '[ ] …'"))
    return tuple(choices), tuple(problems)


def with_line(quiz: Quiz, line: str = "") -> str:
    """The quiz's record, perhaps with a line more, stopping there on purpose.

    A question may be asked in the middle of a deal, so what is missing behind it is no fault.
    """
    told = quiz.record.rstrip().removesuffix(STOP).rstrip()
    return "\n".join(filter(None, (told, line, STOP)))


def quiz_problems(text: str) -> list[tuple[int, str]]:
    """What is wrong with a quiz, by line of its text; nothing when each answer is as marked."""
    quiz = parse_quiz(text)
    if quiz.problems:
        return list(quiz.problems)
    if quiz.asks_python:
        return _python_problems(quiz)
    findings = heeded(check(with_line(quiz)).findings)
    if findings:
        return [(quiz.record_at + finding.line, finding.message) for finding in findings]
    return _both_kinds(quiz) or [p for choice in quiz.choices for p in _judge(quiz, choice)]


def _both_kinds(quiz: Quiz) -> list[tuple[int, str]]:
    if {choice.right for choice in quiz.choices} != {True, False}:
        return [(1, "give at least one right choice and one wrong one")]
    return []


def _python_problems(quiz: Quiz) -> list[tuple[int, str]]:
    """The same where the question is put to the ranking: expressions that are true or not."""
    import pokerrules

    names: dict[str, object] = {name: getattr(pokerrules, name) for name in pokerrules.__all__}
    lines = [line.strip().removeprefix(">>>").strip() for line in quiz.record.strip().splitlines()]
    try:
        exec("\n".join(lines), names)
        answers = [bool(eval(choice.line, names)) for choice in quiz.choices]
    except Exception as error:
        return [(quiz.record_at + 1, f"the question cannot be put: {error}")]
    return _both_kinds(quiz) or [
        (choice.at, f"marked {'right' if choice.right else 'wrong'}, but it is {answer}")
        for choice, answer in zip(quiz.choices, answers, strict=True)
        if answer != choice.right
    ]


def _judge(quiz: Quiz, choice: Choice) -> list[tuple[int, str]]:
    """Whether a choice is what its mark says, by adding its line to the record."""
    record = with_line(quiz, choice.line)
    line = record.count("\n")
    report = check(record)
    there = [finding for finding in report.findings if finding.line == line]
    elsewhere = [finding for finding in report.findings if finding.line != line]
    if any(row.line == line and row.kind == "unread" for row in report.rows):
        return [(choice.at, f"not a line of a record: {there[0].message}")]
    if elsewhere and not there:
        return [(choice.at, f"this choice makes another line wrong: {elsewhere[0]}")]
    if choice.right and there:
        return [(choice.at, f"marked right, but {there[0].message}")]
    if not choice.right and not there:
        return [(choice.at, "marked wrong, but it holds")]
    return []
