"""Checking a record: every line read, refereed and, if need be, told what is wrong with it."""

from __future__ import annotations

from typing import NamedTuple

from pokerrules.deal import Deal
from pokerrules.finding import Finding, Problem
from pokerrules.header import NoGame, Setting, read_header
from pokerrules.notation import (
    Act,
    Amount,
    BoardLine,
    HandClaim,
    Heading,
    Holding,
    Parsed,
    PartPot,
    Source,
    Turned,
    Unreadable,
    WildClaim,
    is_rule_id,
    read,
    sources,
)
from pokerrules.ruling import Reason, Ruling
from pokerrules.short import ShortTable

BIGGEST = 200_000
"""No hand takes so many characters to tell: who asks with a longer text is not kept waiting for it."""


class Row(NamedTuple):
    """A line of a record as it is drawn.

    Attributes:
        line: its number, from 1.
        text: the line without its mark.
        kind: "header", "section", "cards", "board", "act", "claim", "stop" or "unread".
        section: the heading it stands under, empty above the first.
        who: the players it is about.
        pot: what lies in the middle after it, in cents; None where no pot is told.
    """

    line: int
    text: str
    kind: str
    section: str
    who: tuple[str, ...]
    pot: int | None


class Report(NamedTuple):
    """What a check has found.

    Attributes:
        findings: all that is wrong, by line.
        marks: the rule ids that the record itself names at the end of a line, by line.
        rows: the lines that say something, for drawing.
        ruling: who wins what, None when it did not come to that.
        usable: False when there was nothing to check: no game, no text.
        setting: what the header says, None when there is no game.
        next: what may come next where a record stops on purpose with ``...``, else empty.
        lacking: those of the findings that tell of no line, but of what is missing after the last.
    """

    findings: tuple[Finding, ...]
    marks: dict[int, tuple[str, ...]]
    rows: tuple[Row, ...]
    ruling: Ruling | None
    usable: bool
    setting: Setting | None
    next: str = ""
    lacking: tuple[Finding, ...] = ()

    @property
    def unexpected(self) -> tuple[Finding, ...]:
        """Findings that no mark announces; what only follows from another needs none."""
        return tuple(
            f for f in self.findings if f.rule not in self.marks.get(f.line, ()) and not f.follows
        )

    @property
    def missed(self) -> tuple[Finding, ...]:
        """Marks that announce what was not found, as findings on the marks."""
        if not self.marks:
            return ()
        from pokerrules.rules import RULES  # All games would be loaded for nothing.

        found = {(f.line, f.rule) for f in self.findings}
        return tuple(
            Finding(
                line,
                f"marked as a fault of {rule}, but nothing of that kind is wrong here",
                "records/marks",
            )
            for line, rules in self.marks.items()
            for rule in rules
            if (line, rule) not in found and rule in RULES
        )

    @property
    def missing(self) -> tuple[Reason, ...]:
        """Why there is no verdict, as far as no finding says it."""
        said = [finding.message for finding in self.findings]
        why = self.ruling.missing if self.ruling is not None else ()
        return tuple(each for each in why if not any(each.text in message for message in said))

    @property
    def fine(self) -> bool:
        """Whether exactly what is marked is wrong, and that is nothing in a record without marks."""
        return self.usable and not self.unexpected and not self.missed

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule that was applied or broken."""
        applied = self.ruling.rules if self.ruling is not None else ()
        return tuple(dict.fromkeys([*(f.rule for f in self.findings), *applied]))


def check(text: str) -> Report:
    """Check a hand record; never raises, whatever the text.

    Examples:
        >>> report = check('''
        ... Game: Christmas Present
        ... Showdown:
        ... Ann: Kh Kd 9c 4s 2d
        ... Bob: Ac 2c 3d 5h 4h
        ... Ann high
        ... Bob both
        ... Bob wins
        ... ''')
        >>> report.findings
        ()
        >>> report.ruling.best("Bob").name
        'straight, five high'
    """
    try:
        setting, findings, rest = read_header(text)
    except NoGame as error:
        return _without_game(text, error.finding)
    return _Checking(text, setting, findings, rest).report()


class _Checking:
    """One record while it is checked."""

    def __init__(
        self, text: str, setting: Setting, findings: list[Finding], rest: list[Source]
    ) -> None:
        self.findings = findings
        self.setting = setting
        self.rows: list[Row] = []
        self.marks: dict[int, tuple[str, ...]] = {}
        everything = list(sources(text))
        for source in everything[: len(everything) - len(rest)]:
            self._mark(source)
            self.rows.append(Row(source.number, source.text, "header", "", (), None))
        self.rest = rest
        self.table: Deal | ShortTable = (
            Deal.of(setting) if setting.is_whole(rest) else ShortTable(setting)
        )

    def report(self) -> Report:
        for source in self.rest:
            self._mark(source)
            self._line(source)
        last = self.rest[-1].number if self.rest else len(self.rows) or 1
        problems = list(self.table.lacking())
        lacking = tuple(Finding(last, *problem[:3]) for problem in problems if not problem.line)
        self._found(last, problems)
        self.findings.sort(key=lambda finding: finding.line)
        return Report(
            findings=tuple(self.findings),
            marks={line: ids for line, ids in self.marks.items() if ids},
            rows=tuple(self.rows),
            ruling=self._ruling(),
            usable=True,
            setting=self.setting,
            next=self._next(),
            lacking=lacking,
        )

    def _mark(self, source: Source) -> None:
        self.marks[source.number] = source.marks
        for rule in source.marks:
            from pokerrules.rules import RULES

            if rule not in RULES:
                what = (
                    f"'{rule}' is no rule"
                    if is_rule_id(rule)
                    else f"'{rule}' is no rule id such as betting/raise-cap"
                )
                self.findings.append(
                    Finding(source.number, f"a mark names a rule; {what}", "records/marks")
                )

    def _line(self, source: Source) -> None:
        parsed, problems = self.table.read(source)
        self._found(source.number, problems)
        kind, who = _kind(parsed)
        pot = int(self.table.pot) if isinstance(self.table, Deal) else None
        self.rows.append(Row(source.number, source.text, kind, self.table.section, who, pot))

    def _found(self, line: int, problems: list[Problem]) -> None:
        for problem in problems:
            self.findings.append(
                Finding(problem.line or line, problem.message, problem.rule, problem.follows)
            )

    def _ruling(self) -> Ruling | None:
        if isinstance(self.table, ShortTable):
            return self.table.ruling if len(self.table.hands) > 1 else None
        over = self.table.winner is not None or self.table.course.over
        return self.table.ruling if over else None

    def _next(self) -> str:
        deal = self.table
        if (
            not (isinstance(deal, Deal) and deal.stopped)
            or deal.phase is None
            or deal.winner is not None
        ):
            return ""
        if deal.to_act is None:
            return f"Next comes '{deal.next_heading()}:'."
        owes = f", who owes {deal.owed(deal.to_act)}," if deal.owed(deal.to_act) else ""
        return f"The pot is {deal.pot}. {deal.to_act}{owes} is to act: {', '.join(deal.legal)}."


def _kind(parsed: Parsed | None) -> tuple[str, tuple[str, ...]]:
    """How a line is drawn, and whom it is about."""
    if parsed is None:
        return "unread", ()
    if isinstance(parsed, Heading):
        return "section", ()
    if isinstance(parsed, Holding):
        return "cards", (parsed.who,)
    if isinstance(parsed, Act):
        claim = parsed.verb in ("opens", "holds", "wins", "split")
        return "claim" if claim else "act", parsed.who
    if isinstance(parsed, (HandClaim, Turned)):
        return ("claim" if isinstance(parsed, HandClaim) else "act"), (parsed.who,)
    if isinstance(parsed, BoardLine):
        return "board", ()
    return ("claim" if isinstance(parsed, (Amount, PartPot, WildClaim)) else "stop"), ()


def _without_game(text: str, finding: Finding) -> Report:
    """Nothing can be refereed; what can be read is read all the same."""
    findings = [finding]
    for source in sources(text):
        try:
            read(source.text, ())
        except Unreadable as error:
            if error.rule in ("records/unknown-card", "records/money"):
                findings.append(Finding(source.number, error.message, error.rule))
    return Report(tuple(findings), {}, (), None, False, None)


def rule(text: str) -> Ruling:
    """The ruling for a record, strictly.

    Raises:
        BadRecord: when something in it is wrong or missing; the message is the first finding.

    Examples:
        >>> ruling = rule('''
        ... Game: Christmas Present
        ... Ann: Kh Kd 9c 4s 2d
        ... Bob: Ac 2c 3d 5h 4h
        ... Ann high
        ... Bob low
        ... ''')
        >>> ruling.winners("low"), ruling.shares["Ann"]
        (('Bob',), Fraction(1, 2))
    """
    from pokerrules.errors import BadRecord

    report = check(text)
    if report.findings:
        raise BadRecord(report.findings[0])
    if report.ruling is None:
        raise BadRecord(
            Finding(
                len(text.splitlines()),
                "the record does not come to a showdown",
                "records/unfinished",
            )
        )
    return report.ruling
