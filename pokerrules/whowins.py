"""Tables of showdowns: *who wins?*, each row of which is a short record that runs.

    Game: Six-pack
    Ann   | Bob   | 12 2  4  6  8  10 | wins | with
    Qh Jh | 8s 8c | Th 2c 8d 9h 3s 8h | Bob  | three of a kind, eights

Lines in front of the table are headers of every row's record. A column is a player, whose cell
holds cards and perhaps how he declared (`high`, `low`, `both`) or `folded`; or a part of the
board as the record writes it (`Board`, `Middle`), or a list of places with a card for each.
`wins` says who wins what (``Ann``, ``Ann and Bob``, ``Ann high, Bob low``, ``Ann both``,
``nobody``), and `with` what each winning hand is called, high first, with ; between. Where a game
has other contests than high and low, their names stand instead.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from pokerrules.finding import heeded
from pokerrules.record import Report, check

Problem = tuple[int, str]

WINS, WITH, NOBODY = "wins", "with", "nobody"
DIRECTIONS = ("high", "low", "both")
SHARED = ("board", "flop", "turn", "river", "middle", "spit", "table", "unseen")
_HEADER = re.compile(r"[A-Z][\w ]*:")


class Row(NamedTuple):
    """One showdown: its line in the text (from 1) and its cells, one a column."""

    line: int
    cells: tuple[str, ...]


class Table(NamedTuple):
    """A table as written: header lines of the records, column heads, rows, and what is amiss."""

    settings: tuple[str, ...]
    headers: tuple[str, ...]
    rows: tuple[Row, ...]
    problems: tuple[Problem, ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        """The columns that are players."""
        return tuple(head for head in self.headers if is_player(head))

    @property
    def contests(self) -> tuple[str, ...]:
        """What can be won in the game that is played, high and low if that is not said."""
        setting = check("\n".join(self.settings)).setting
        names = [c.name for c in setting.game.pot.contests] if setting is not None else []
        return tuple(dict.fromkeys([*names, "high", "low"]))


def is_player(head: str) -> bool:
    """Whether a column head is a player's name, not a part of the board or a verdict."""
    return head not in (WINS, WITH) and head.casefold() not in SHARED and not _places(head)


def parse_table(text: str) -> Table:
    """Read the text of a fence; what cannot be read is among the table's problems."""
    settings: list[str] = []
    table: list[Row] = []
    problems: list[Problem] = []
    for number, line in enumerate(text.splitlines(), 1):
        if "|" in line:
            table.append(Row(number, tuple(cell.strip() for cell in line.strip().split("|"))))
        elif line.strip() and not table and _HEADER.match(line.strip()):
            settings.append(line.strip())
        elif line.strip():
            problems.append((number, "not a row: cells stand between | signs"))
    if len(table) < 2:
        return Table(tuple(settings), (), (), ((1, "a table has a line of heads and a row"),))
    head, *rows = table
    if head.cells[-2:] != (WINS, WITH):
        problems.append((head.line, f"the last two columns are '{WINS}' and '{WITH}'"))
    problems += [
        (row.line, f"{len(row.cells)} cells under {len(head.cells)} heads")
        for row in rows
        if len(row.cells) != len(head.cells)
    ]
    return Table(tuple(settings), head.cells, tuple(rows), tuple(problems))


def record_of(table: Table, row: Row) -> str:
    """The showdown of one row as a short record, with what the row claims of the hands."""
    cells = dict(zip(table.headers, row.cells, strict=True))
    held, said = [], []
    for head, cell in cells.items():
        if head in (WINS, WITH) or not cell:
            continue
        shown, declared = _declared(cell) if is_player(head) else (cell, "")
        held.append(_held(head, shown))
        said += [f"{head} {declared}"] if declared else []
    lines = [*table.settings, "Showdown:", *filter(None, held)]
    return "\n".join([*lines, *(["Declare:", *said] if said else [])])


def _declared(cell: str) -> tuple[str, str]:
    """The cards of a player's cell, and the way he declared ('' if not said)."""
    cards, _, last = cell.rpartition(" ")
    return (cards.rstrip(","), last) if last in DIRECTIONS else (cell, "")


def _held(head: str, cell: str) -> str:
    """The record line of one cell; '' for a player who folded and showed nothing."""
    if cell.endswith("folded"):
        shown = cell.removesuffix("folded").rstrip(", ")
        return f"{head} (folded): {shown}" if shown else ""
    places = _places(head)
    if places:
        cards = cell.split()
        if len(cards) != len(places):  # as written, so that the record says what is wrong
            return f"Board: {cell}"
        return "Board: " + ", ".join(f"{p} {c}" for p, c in zip(places, cards, strict=True))
    return f"{head}: {cell}"


def _places(head: str) -> list[str]:
    """The places of the board that a column head lists, if it lists any."""
    words = head.split()
    return words if len(words) > 1 and all(re.fullmatch(r"\d+|[a-z-]+", w) for w in words) else []


# Judging --------------------------------------------------------------------------------


class Verdict(NamedTuple):
    """Part of a `wins` cell: who wins it, of which contest ('' when it is not said)."""

    winners: tuple[str, ...]
    contest: str


def read_verdicts(cell: str, contests: tuple[str, ...] = ("high", "low")) -> list[Verdict]:
    """Read a `wins` cell: ``Ann``, ``Ann and Bob``, ``Ann high, Bob low``, ``Ann both``.

    `contests` are the names of what can be won, the two that "both" stands for in front.
    """
    verdicts = []
    for part in filter(None, (part.strip() for part in cell.split(","))):
        names, _, last = part.rpartition(" ")
        one = {contest: (contest,) for contest in contests}
        ways = {**one, "both": contests[:2]}.get(last, ("",))
        winners = tuple(re.split(r"\s+and\s+", names if ways != ("",) else part))
        verdicts += [Verdict(winners, way) for way in ways]
    return [] if cell.strip() == NOBODY else verdicts


def winners_in(cell: str, contests: tuple[str, ...] = ("high", "low")) -> set[str]:
    """Everybody who is named as a winner."""
    return {name for verdict in read_verdicts(cell, contests) for name in verdict.winners}


def check_table(text: str) -> list[Problem]:
    """What is wrong with a table, by line of its text; nothing when each row holds."""
    table = parse_table(text)
    if table.problems:
        return list(table.problems)
    return [(row.line, message) for row in table.rows for message in _judge(table, row)]


def _judge(table: Table, row: Row) -> list[str]:
    """What is wrong with one row."""
    *_, wins, called = row.cells
    record = record_of(table, row)
    report = check(record)
    if report.findings:
        return [f"{finding.message} [{finding.rule}]" for finding in heeded(report.findings)]
    if report.ruling is None or report.ruling.missing:
        missing = report.ruling.missing[0].text if report.ruling else "no hand is told"
        return [f"there is no verdict: {missing}"]
    won = _won(report)
    if not _same(read_verdicts(wins, table.contests), won):
        return [f"not '{wins}': {_tell(won)}"]
    return _misnamed(record, won, called)


def _won(report: Report) -> list[Verdict]:
    """What each contest of the one pot came to."""
    assert report.ruling is not None
    return [
        Verdict(award.winners, award.contest) for pot in report.ruling.pots for award in pot.awards
    ]


def _same(told: list[Verdict], won: list[Verdict]) -> bool:
    """Whether a cell says what happened; without a contest it speaks of all there is to win."""
    if [verdict.contest for verdict in told] == [""]:
        return bool(won) and all(set(verdict.winners) == set(told[0].winners) for verdict in won)
    return {(v.contest, frozenset(v.winners)) for v in told} == {
        (v.contest, frozenset(v.winners)) for v in won
    }


def _tell(won: list[Verdict]) -> str:
    return ", ".join(f"{' and '.join(v.winners)} {v.contest}" for v in won) or NOBODY


def _misnamed(record: str, won: list[Verdict], called: str) -> list[str]:
    """What is wrong with the names of the winning hands: one for each contest that was won."""
    names = [name.strip() for name in called.split(";") if name.strip()]
    if len(names) != len(won):
        return [f"{len(won)} hands win ({_tell(won)}), but {len(names)} are named; put ; between"]
    claims = [
        f"{winner}: {verdict.contest} {name}"
        for verdict, name in zip(won, names, strict=True)
        for winner in verdict.winners
    ]
    return [finding.message for finding in check("\n".join([record, *claims])).findings]
