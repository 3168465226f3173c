"""What a referee has to say about a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Problem(NamedTuple):
    """What is wrong with an act, before anybody knows on which line it stands.

    Attributes:
        message: what is wrong and what would be right.
        rule: the id of the rule it breaks.
        follows: the line of the earlier finding from which this one only follows, or 0.
        line: the line it belongs to when that is not the line being read, or 0.
    """

    message: str
    rule: str
    follows: int = 0
    line: int = 0


class Finding(NamedTuple):
    """Something false or not legal in a record.

    Attributes:
        line: the line of the record, from 1.
        message: what is wrong and what would be right.
        rule: the id of the rule, for example ``betting/raise-cap``.
        follows: the line of the earlier finding it only follows from, or 0.
    """

    line: int
    message: str
    rule: str
    follows: int = 0

    def __str__(self) -> str:
        follows = f"; follows line {self.follows}" if self.follows else ""
        return f"line {self.line}: {self.message} [{self.rule}{follows}]"


def heeded(findings: Sequence[Finding]) -> Sequence[Finding]:
    """What an example is told: of a game that is not here nothing but that, for it was judged as another.

    Examples:
        >>> wrong = [Finding(1, "no game here is called 'Whist'", "records/game"), Finding(2, "…", "…")]
        >>> [finding.line for finding in heeded(wrong)], heeded(wrong[1:]) == wrong[1:]
        ([1], True)
    """
    return [finding for finding in findings if finding.rule == "records/game"] or findings


def counted(number: int, what: str = "card") -> str:
    """A number of things as a message says it.

    Examples:
        >>> counted(1), counted(5)
        ('1 card', '5 cards')
    """
    return f"{number} {what}{'' if number == 1 else 's'}"


def listed(names: Sequence[str]) -> str:
    """Names as a sentence has them.

    Examples:
        >>> listed(["Ann"]), listed(["Ann", "Bob", "Cam"])
        ('Ann', 'Ann, Bob and Cam')
    """
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
