"""What a page asks the engine in the reader's browser: one question as text, one answer as text.

A question is a JSON object whose ``ask`` is one of the names below, the rest its arguments; the
answer is what the function of that name returns, as JSON. What cannot be answered is answered
with ``{"refused": why}``, and never with an exception.

    >>> answer('{"ask": "tea"}')
    '{"refused": "this page asks what its engine does not know"}'
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from pokerrules.errors import PokerRulesError
from pokerrules.games import GAMES
from pokerrules.record import BIGGEST, Report, check

Data = dict[str, Any]


def answer(asked: str) -> str:
    """Answer one question."""
    try:
        question = json.loads(asked)
        what = _ANSWERS[question.pop("ask")]
    except (ValueError, KeyError, AttributeError, TypeError):
        return json.dumps({"refused": "this page asks what its engine does not know"})
    try:
        return json.dumps(what(**question), ensure_ascii=False)
    except (PokerRulesError, TypeError) as error:
        return json.dumps({"refused": str(error)}, ensure_ascii=False)


def session(block: str, before: Iterable[str] = (), module: str = "") -> Data:
    """Run a session; the sessions before it run first, and are not told of.

    Args:
        block: the session.
        before: those above it that share its names.
        module: the module in whose names a docstring speaks.
    """
    from importlib import import_module

    from pokerrules.session import run

    names: dict[str, Any] = {}
    if module.startswith("pokerrules"):
        names.update(vars(import_module(module)), __name__="__main__")
    for earlier in before:
        run(earlier, names)
    return {"results": [result._asdict() for result in run(block, names)]}


def record(text: str) -> Data:
    """Check a record: findings by line, the marks that were not met, the ruling, what comes next."""
    _not_too_long(text)
    return _report(check(text))


def _not_too_long(text: str) -> None:
    if len(text) > BIGGEST:
        raise PokerRulesError(f"a hand record is shorter than {BIGGEST} characters")


def _report(report: Report) -> Data:
    ruling = report.ruling
    told = str(ruling).partition("\nWhy:")[0].splitlines() if ruling is not None else []
    return {
        "usable": report.usable,
        "fine": report.fine,
        "game": report.setting.game.name if report.setting else "",
        "findings": [
            {**finding._asdict(), "marked": finding.rule in report.marks.get(finding.line, ())}
            for finding in report.findings
        ],
        "missed": [finding._asdict() for finding in report.missed],
        "verdict": told if ruling is not None and not ruling.missing else [],
        "reasons": [reason._asdict() for reason in ruling.reasons] if ruling else [],
        "missing": [reason._asdict() for reason in report.missing],
        "next": report.next,
    }


def referee(text: str = "", form: Data | None = None) -> Data:
    """A record, put in as text or by a form: both views of it, and the answer.

    Args:
        text: the record, if it was written.
        form: the filled form, if it was put in there.
    """
    from pokerrules import refereeing
    from pokerrules.telling import told

    if form is None:
        _not_too_long(text)
        drawn = refereeing.from_text(text)
    else:
        text, drawn = refereeing.from_form(form)
        _not_too_long(text)
    report = check(text)
    notes = refereeing.notes(report, drawn.pop("places", {}))
    return {"text": text, **drawn, "notes": notes, "report": _report(report), "said": told(report)}


def dispute(text: str, claim: str = "") -> Data:
    """A record made ready for a contribution, with what the referee and the table say of it."""
    from pokerrules import refereeing

    _not_too_long(text)
    return {"text": refereeing.dispute(text, claim)}


def steps(text: str) -> Data:
    """A whole record step by step."""
    from pokerrules.stepping import steps_of

    return {"steps": [_step(step) for step in steps_of(text)]}


def _step(step: Any) -> Data:
    board, seats = ([each._asdict() for each in part] for part in (step.board, step.seats))
    return {**step._asdict(), "board": board, "seats": seats}


def question(game: str, seed: int, players: int = 0, showdown: bool = True) -> Data:
    """A random deal of a game, who wins it, and the table step by step."""
    from pokerrules.asking import who_wins

    if game not in GAMES:
        raise PokerRulesError(f"no game here is called '{game}'")
    asked = who_wins(GAMES[game], players or _players(game), seed, showdown)
    return {
        **asked._asdict(),
        "answers": [each._asdict() for each in asked.answers],
        "report": record(asked.record),
        **steps(asked.record),
    }


def _players(game: str) -> int:
    """As many as look well on a phone: four, where the game takes them."""
    least, most = GAMES[game].players
    return max(least, min(4, most))


_ANSWERS: dict[str, Callable[..., Data]] = {
    each.__name__: each for each in (session, record, referee, dispute, steps, question)
}
