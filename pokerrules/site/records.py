"""The ``hand`` fence: a record drawn as a score sheet of who, what and the pot after it.

Under it lie folded the ruling with its reasons, and the text itself, to be copied. Where the
notation is the point, ``hand written`` shows the text, and the findings below it. A record with
a finding that is not marked (or a mark without a finding) stops the build: nothing is drawn that
does not hold.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from itertools import groupby
from typing import Any

from markdown import Markdown

from pokerrules.examples import hand_problems
from pokerrules.finding import Finding
from pokerrules.money import Money
from pokerrules.record import Report, Row, check
from pokerrules.site import boards, cards, goals, references, scoreboard
from pokerrules.site.drawing import add, fence

WORDS = {"findings", "written"}


def options(
    language: str, inputs: dict[str, str], options: dict[str, Any], attrs: Any, md: Markdown
) -> bool:
    """Take the words ``findings`` and ``written`` behind ``hand``, and nothing else."""
    options.update({word: True for word in WORDS if word in inputs})
    return not set(inputs) - WORDS


@fence(lambda source, options: hand_problems(source, bool(options.get("findings"))))
def draw(source: str, options: dict[str, Any], md: Markdown) -> etree.Element:
    """The formatter of the fence."""
    return _as_written(source, md) if options.get("written") else element(source, md)


def element(source: str, md: Markdown, told: bool = True) -> etree.Element:
    """The record as a table; folded below it, unless a quiz asks for it, ruling and text."""
    report = check(source)
    box = etree.Element("div", {"class": "hand"})
    sheet = _Sheet(md, report)
    table = add(box, "table", class_="record short" if sheet.short else "record")
    _caption(table, report)
    _column_heads(table, sheet.columns)
    body = (row for row in report.rows if row.kind != "header")
    for _, rows in groupby(body, key=lambda row: row.section):
        part = add(table, "tbody")
        for row in rows:
            sheet.draw(part, row)
    if told:
        scoreboard.draw(box, report)
        _ruling(box, md, report)
        _as_text(box, source)
    return box


def _as_written(source: str, md: Markdown) -> etree.Element:
    """The text of the record as one writes it; below it what is wrong, by line."""
    report = check(source)
    box = etree.Element("div", {"class": "hand"})
    add(add(box, "pre", tabindex="0"), "code", source.strip("\n"))
    if report.findings:
        told = add(box, "ul")
    for finding in report.findings:
        item = add(told, "li")
        add(item, "strong", f"Line {finding.line}: ")
        _say(item, md, finding)
    _ruling(box, md, report)
    return box


def _caption(table: etree.Element, report: Report) -> None:
    header = [_header_words(row.text) for row in report.rows if row.kind == "header"]
    if header:
        cards.fill(add(table, "caption"), " · ".join(header))


def _header_words(text: str) -> str:
    """``Game: Chernobyl`` speaks for itself without its keyword; the other lines need theirs."""
    key, _, value = text.partition(":")
    return value.strip() if key.strip().casefold() in ("game", "stakes") else text


def _column_heads(table: etree.Element, columns: int) -> None:
    row = add(add(table, "thead"), "tr")
    for words in ("Who", "What", "Pot")[:columns]:
        add(row, "th", words, scope="col")


class _Sheet:
    """How each line of a record becomes a row of the sheet, or more where it is wrong."""

    def __init__(self, md: Markdown, report: Report) -> None:
        self.md = md
        self.report = report
        self.short = all(row.pot is None for row in report.rows)
        self.columns = 2 if self.short else 3
        self.pot = 0
        self.held: dict[str, etree.Element] = {}
        self.board = boards.of(report)
        self.kicks = goals.Kicks()

    def draw(self, part: etree.Element, row: Row) -> None:
        """Add the row, and what the referee says to it."""
        found = [finding for finding in self.report.findings if finding.line == row.line]
        if self.short and not found and self._told_elsewhere(row):
            return
        line = add(part, "tr", class_=f"{row.kind}{' wrong' if found else ''}")
        if row.kind == "section":
            words = row.text.rstrip(": ")
            add(line, "th", words, colspan=str(self.columns), scope="rowgroup")
        else:
            self._act(line, row, bool(found))
        for finding in found:
            self._finding(part, finding)

    def _told_elsewhere(self, row: Row) -> bool:
        """What needs no row in a short record: headings, and what goes behind a player's cards."""
        cell = self.held.get(row.who[0]) if row.kind == "act" and len(row.who) == 1 else None
        if cell is not None:
            cards.fill(cell, f" · {split_who(row.text, row.who)[1]}")
        return row.kind == "section" or cell is not None

    def _act(self, line: etree.Element, row: Row, wrong: bool) -> None:
        laid = self.board.lay(row)
        if laid is not None and not wrong:
            add(line, "th", laid.key, scope="row")
            self.board.draw(add(line, "td"), laid)
        else:
            self._said(line, row, wrong)
        if not self.short:
            pot = row.pot or 0
            add(line, "td", str(Money(pot)) if pot != self.pot else "")
            self.pot = pot

    def _said(self, line: etree.Element, row: Row, wrong: bool) -> None:
        """Who, and what: the words of the line itself."""
        who, what = split_who(row.text, row.who)
        if row.kind == "board" and not wrong:
            who, _, what = row.text.partition(":")
        if who:
            add(line, "th", who, scope="row")
        else:
            add(line, "td")
        cell = add(line, "td")
        goal = self.kicks.draw(row)
        if goal is not None and not wrong:
            cell.append(goal)
            what = f" {what}"
        cards.fill(add(cell, "del") if wrong else cell, "…" if row.kind == "stop" else what)
        if row.kind == "cards":
            self.held[who] = cell

    def _finding(self, part: etree.Element, finding: Finding) -> None:
        cell = add(add(part, "tr", class_="finding"), "td", colspan=str(self.columns))
        add(cell, "strong", "Referee: ")
        _say(cell, self.md, finding)


def _say(parent: etree.Element, md: Markdown, finding: Finding) -> None:
    """What is wrong, and the rule that says so."""
    follows = f"; follows line {finding.follows}" if finding.follows else ""
    cards.fill(parent, f"{finding.message}{follows} ")
    parent.append(references.in_fence(md, finding.rule))


def split_who(words: str, who: tuple[str, ...]) -> tuple[str, str]:
    """The names a line begins with, and the rest of it."""
    if not who:
        return "", words
    names = "|".join(re.escape(name) for name in (*sorted(who, key=len, reverse=True), "all"))
    joint = r"(?:\s*,\s*(?:and\s+)?|\s+and\s+)"
    sitting = rf"((?:{names})(?:{joint}(?:{names}))*(?:\s*\(folded\))?)(?=[\s:])[\s:]*"
    found = re.match(sitting, words, re.IGNORECASE)
    return (found[1], words[found.end() :]) if found else ("", words)


def _ruling(box: etree.Element, md: Markdown, report: Report) -> None:
    """Who wins what, with which hand, and the rules that say so; where it comes to that."""
    if report.ruling is None or report.ruling.missing:
        return
    folded = add(box, "details", class_="told")
    add(folded, "summary", "The ruling, and why")
    verdict = str(report.ruling).partition("\nWhy:")[0]
    for line in verdict.splitlines():
        cards.fill(add(folded, "p"), line.strip())
    reasons = add(folded, "ul")
    for reason in report.ruling.reasons:
        item = add(reasons, "li")
        cards.fill(item, f"{reason.text[:1].upper()}{reason.text[1:]} ")
        item.append(references.in_fence(md, reason.rule))


def _as_text(box: etree.Element, source: str) -> None:
    """The record as it was written, to be copied whole with one tap.

    It is no `code`: the theme measures each of those when a page opens, also what is folded.
    """
    folded = add(box, "details", class_="as-text")
    add(folded, "summary", "As text")
    add(add(folded, "pre"), "samp", source.strip("\n"), tabindex="0")
