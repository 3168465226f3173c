"""A report in words: the same on the command line and in the referee on the page."""

from __future__ import annotations

from collections.abc import Iterator

from pokerrules.finding import counted
from pokerrules.record import Report


def lines(report: Report) -> Iterator[str]:
    """Findings first, then how many, what is missing besides; the game if it has a ruling, else what comes next.

    Example:
        >>> from pokerrules import check
        >>> print(*lines(check("Game: Six-pack\\nAnn: As Ah")), sep="\\n")
        line 2: a showdown needs two players; give the cards of another [records/short]
        1 finding.
    """
    for finding in report.findings:
        expected = " (as marked)" if finding.rule in report.marks.get(finding.line, ()) else ""
        yield f"{visible(str(finding))}{expected}"
    yield from map(str, report.missed)
    if not report.usable:
        return
    if report.unexpected or report.missed:
        yield f"{counted(len(report.unexpected) + len(report.missed), 'finding')}."
    yield from (f"Missing: {reason.text} [{reason.rule}]" for reason in report.missing)
    if ruled(report):
        yield report.setting.game.name if report.setting else ""
    elif report.next:
        yield report.next


def ruled(report: Report) -> bool:
    """Whether there is a verdict; `str` of the ruling tells it."""
    return report.usable and report.ruling is not None and not report.ruling.missing


def told(report: Report, file: str = "") -> str:
    """All of it; the name of a file, if one is given, stands before each line but the account."""
    account = [str(report.ruling)] if ruled(report) else []
    named = (f"{file}: {line}" if file else line for line in lines(report))
    return "\n".join([*named, *account])


def visible(text: str) -> str:
    """Signs that steer a terminal, shown instead of sent."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)
