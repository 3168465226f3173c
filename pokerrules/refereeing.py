"""What the referee's page asks: a record as form and as text, always in step, and what to make of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from pokerrules.examples import hand_problems
from pokerrules.filling import Filled, text_of, written
from pokerrules.finding import Finding, listed
from pokerrules.form import form_of, options_of
from pokerrules.formdata import as_data, form_data, from_data, rows_data
from pokerrules.formreader import TooMany, read_places
from pokerrules.games import GAMES
from pokerrules.header import NoGame
from pokerrules.notation import leading_name
from pokerrules.record import Report, check
from pokerrules.ruling import Award
from pokerrules.telling import ruled, told

Data = dict[str, Any]


def sheet(slug: str) -> Data:
    """The form of a game before anything is put in, as it is played when nobody says anything."""
    return form_data(form_of(GAMES[slug].at({})))


def from_form(data: Mapping[str, Any]) -> tuple[str, Data]:
    """The record that a filled form makes, and how the form is drawn.

    Raises:
        PokerRulesError: when it is no form.
    """
    filled = from_data(data)
    places = {number: line.place for number, line in enumerate(written(filled), 1)}
    return text_of(filled), _drawn(filled, places)


def from_text(text: str) -> Data:
    """How the form is drawn that shows a record, or why none does.

    It may be whole, or of no game, or give more hands than its game can seat.
    """
    try:
        read = read_places(text)
    except NoGame:
        return {"why": "no game"}
    except TooMany:
        return {"why": "too many hands"}
    if read is None:
        return {"why": "whole"}
    filled, places = read
    return {"filled": as_data(filled), **_drawn(filled, places)}


def notes(report: Report, places: Mapping[str, str]) -> dict[str, list[str]]:
    """What is wrong or missing, at its place in the form; what belongs to none is only in the answer.

    Args:
        report: of the record.
        places: where each of its lines is shown, by their numbers.
    """
    found: dict[str, list[str]] = {}
    lacking = {*report.lacking}
    for finding in report.findings:
        place = _meant(report, finding) if finding in lacking else places.get(str(finding.line), "")
        if place:
            found.setdefault(place, []).append(finding.message)
    return found


def _meant(report: Report, finding: Finding) -> str:
    """The place of what is missing and so stands on no line: who lacks it, or whose line is to be written."""
    setting, said = report.setting, finding.message
    dealt = dict.fromkeys(row.who[0] for row in report.rows if row.kind == "cards")
    names = [*((setting.seats if setting else ()) or dealt)]
    due = said.partition("write '")[2]
    who = _who(said, LACKS, names) or _who(due, (" ",), names)
    if who:
        return f"hand:{names.index(who)}"
    if setting and setting.game.dummy and due.startswith(f"{setting.game.dummy.name}:"):
        return "house"
    keys = [key for key in ("Middle", "Table") if due.startswith(f"{key}:")]
    return f"table:{keys[0]}" if keys else "board" if said.startswith("the board lacks ") else ""


LACKS = (" has no cards here", " has not declared")
"""What is said of a player who lacks something; any other word behind a name may be a sentence's own."""


def _who(words: str, then: tuple[str, ...], names: Collection[str]) -> str:
    """The player whose name stands in front of such words."""
    name = leading_name(words, names) or ""
    return name if words[len(name) :].startswith(then) else ""


def _drawn(filled: Filled, places: Mapping[int, str]) -> Data:
    """What is asked, row by row; the house rules; to which place of the form each line belongs."""
    return {
        "sheet": form_data(form_of(filled.settled)),
        "options": options_of(GAMES[filled.game]),
        "rows": [rows_data(rows) for rows in filled.rows()],
        "places": {str(number): place for number, place in places.items() if place},
    }


# A dispute ---------------------------------------------------------------------------


def dispute(text: str, claim: str = "") -> str:
    """What to bring for a page: what the referee says, what the table says, and an example that holds.

    Args:
        text: the record.
        claim: what somebody thinks right.

    Example:
        >>> print(dispute("Game: Six-pack\\nAnn: As Ah", "Ann is alone and wins."))
        The referee says:
        <BLANKLINE>
        ``` text
        line 2: a showdown needs two players; give the cards of another [records/short]
        1 finding.
        ```
        <BLANKLINE>
        We say: Ann is alone and wins.
        <BLANKLINE>
        ``` hand findings
        Game: Six-pack
        Ann: As Ah # records/short
        ```
    """
    report = check(text)
    ours = " ".join(claim.split()) or "(what you think right, and why)"
    said = _fenced("text", told(report).split("\n"))
    return f"The referee says:\n\n{said}\n\nWe say: {ours}\n\n{_example(text, report)}"


def _fenced(kind: str, lines: list[str]) -> str:
    """The lines between two rows of backticks, of which none in them is as long."""
    fence = "`" * max(3, *(1 + _ticks(line) for line in lines))
    return "\n".join([f"{fence} {kind}", *lines, fence])


def _example(text: str, report: Report) -> str:
    """The record as a fence of a page: its faults marked, or its outcome claimed."""
    lines = [line.rstrip() for line in text.strip("\n").split("\n")]
    if report.findings:
        return _fenced("hand findings", list(_marked(lines, report)))
    return _fenced("hand", _claimed(lines, report))


def _ticks(line: str) -> int:
    """How many backticks stand at the front of a line, which would close a fence of as many."""
    bare = line.lstrip()
    return len(bare) - len(bare.lstrip("`"))


def _marked(lines: list[str], report: Report) -> Iterator[str]:
    """Each line with the rules that it breaks and does not name."""
    broken: dict[int, dict[str, None]] = {}
    for finding in report.unexpected:
        broken.setdefault(finding.line, {})[finding.rule] = None
    for number, line in enumerate(lines, 1):
        mark = " ".join(broken.get(number, ()))
        joint = "" if not mark else " " if report.marks.get(number) else " # "
        yield f"{line}{joint}{mark}"


def _claimed(lines: list[str], report: Report) -> list[str]:
    """The lines, and who wins, as far as that can be claimed in a line or two."""
    if not ruled(report) or report.ruling is None or not report.ruling.pots:
        return lines
    claims = [_claim(award) for award in report.ruling.pots[0].awards if award.winners]
    more = [*lines, *claims]
    return lines if hand_problems("\n".join(more)) else more


def _claim(award: Award) -> str:
    way = "" if award.contest == "all" else f" {award.contest}"
    return f"{listed(award.winners)} {'split' if len(award.winners) > 1 else 'wins'}{way}"
