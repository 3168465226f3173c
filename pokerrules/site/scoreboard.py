"""The scoreboard under a record of a game in which cards score: who scored what, and when."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from pokerrules.cards import show
from pokerrules.level import breaking
from pokerrules.points import Points, Score
from pokerrules.record import Report
from pokerrules.ruling import Ruling
from pokerrules.site import cards
from pokerrules.site.drawing import add


def draw(box: etree.Element, report: Report) -> None:
    """Add the table of each contest for points in which somebody's score is complete."""
    ruling = report.ruling
    for contest in ruling.game.pot.contests if ruling is not None else ():
        if ruling is not None and isinstance(contest.scale, Points):
            scores = _scores(ruling, contest.name)
            if any(score.value for score in scores.values()):
                _table(box, ruling, contest.name, contest.scale, scores)


def _scores(ruling: Ruling, contest: str) -> dict[str, Score]:
    """What each player still in has scored, from the dealer's left."""
    names = [entrant.name for entrant in ruling.entrants if entrant.name in ruling.hands]
    found = {name: ruling.hands[name][contest] for name in names}
    return {name: tally.hand for name, tally in found.items() if tally is not None}


def _table(
    box: etree.Element, ruling: Ruling, contest: str, scale: Points, scores: dict[str, Score]
) -> None:
    """A row for each player: what each card has scored, what he drew, how many points in all."""
    most = max(scale.counted, *(len(score.cards) for score in scores.values()))
    tied = [step.heading for step in breaking(ruling.game) if step.tied]
    titles = [*[""] * scale.counted, *tied][:most]
    drawn = tied[-1] if any(score.drawn for score in scores.values()) else ""
    table = add(box, "table", class_="facts score")
    add(table, "caption", f"{contest.capitalize()}: points card by card")
    _heads(add(add(table, "thead"), "tr"), titles, drawn)
    body = add(table, "tbody")
    for name, score in scores.items():
        line = add(body, "tr")
        add(line, "th", name, scope="row")
        scored = [str(scale.of(card)) for card in score.cards]
        told = [*scored, *[""] * (most - len(scored)), *[show(score.drawn)] * bool(drawn)]
        for words in [*told, str(score.points)]:
            cards.fill(add(line, "td"), words)


def _heads(row: etree.Element, titles: list[str], drawn: str) -> None:
    """The cards are numbered; one for which not all have played says what it was for."""
    add(row, "th", "Who", scope="col")
    for number, title in enumerate(titles, 1):
        head = add(row, "th", "" if title else str(number), scope="col")
        if title:
            add(head, "abbr", str(number), title=title)
    for words in (drawn, "Points"):
        if words:
            add(row, "th", words, scope="col")
