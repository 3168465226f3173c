"""What makes an example on a page right or wrong: the one judge of tests, site and mutants.

Each judge takes the text of a fence and returns its problems, each with the line (from 1) in
that text; an example without a problem holds.
"""

from __future__ import annotations

from collections.abc import Callable

from pokerrules.finding import heeded
from pokerrules.quiz import quiz_problems
from pokerrules.record import check
from pokerrules.whowins import check_table

Problem = tuple[int, str]


def hand_problems(text: str, findings: bool = False) -> list[Problem]:
    """A record must have no finding at all, or exactly those it marks."""
    report = check(text)
    if report.marks and not findings:
        return [(min(report.marks), "a line is marked: write 'hand findings' on the fence")]
    if findings and not report.marks:
        return [(1, "'hand findings', but no line is marked")]
    wrong = heeded((*report.unexpected, *report.missed))
    return sorted((finding.line, f"{finding.message} [{finding.rule}]") for finding in wrong)


def marked_problems(text: str) -> list[Problem]:
    """A record whose marked lines are wrong, and no others."""
    return hand_problems(text, findings=True)


JUDGES: dict[str, Callable[[str], list[Problem]]] = {
    "hand": hand_problems,
    "hand findings": marked_problems,
    "hand written": hand_problems,
    "hand findings written": marked_problems,
    "whowins": check_table,
    "quiz": quiz_problems,
}
"""By the words on the fence."""
