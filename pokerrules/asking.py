"""*Who wins?*: a random deal as a question, with answers that the engine has judged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from pokerrules.finding import listed
from pokerrules.game import Game
from pokerrules.randomly import random_record
from pokerrules.record import check, rule
from pokerrules.ruling import Ruling

TRIES = 40
"""So many deals are looked at before one is taken that does not come to a showdown."""
CHOICES = 4

Outcome = tuple[tuple[str, tuple[str, ...]], ...]
"""Who wins each contest, in the game's order."""


class Answer(NamedTuple):
    """One answer to choose: its words, whether it is right, and if not, why."""

    words: str
    right: bool
    why: str


class Question(NamedTuple):
    """A deal to judge.

    Attributes:
        record: the whole record, its outcome told at the end.
        asked: how many of its lines are shown before the answer is given.
        answers: what can be answered, one of them right; empty when all but one have folded.
        told: the ruling in words.
    """

    record: str
    asked: int
    answers: tuple[Answer, ...]
    told: str


def who_wins(game: Game, players: int, seed: int, showdown: bool = True) -> Question:
    """A random deal and who wins it.

    Args:
        game: the game, unsettled.
        players: how many play.
        seed: the same seed gives the same question.
        showdown: look for a deal that several players see to its end.

    Raises:
        PokerRulesError: when so many cannot play this game.

    Examples:
        >>> from pokerrules import GAMES
        >>> question = who_wins(GAMES["six-pack"], 4, 7)
        >>> sum(answer.right for answer in question.answers)
        1
    """
    for attempt in range(TRIES):
        record = random_record(game, players, seed * TRIES + attempt)
        ruling = rule(record)
        going = sum(len(hands) > 0 for hands in ruling.hands.values())
        if not showdown or (going > 1 and len(_rivals(ruling)) > 1):
            break
    lines = record.splitlines()
    asked = _asked(lines)
    answers = _answers(lines[:asked], ruling, Random(record)) if len(ruling.hands) > 1 else ()
    return Question(record, asked, answers, str(ruling))


def _asked(lines: list[str]) -> int:
    """How many lines stand before the outcome: all up to ``Pot …`` of the showdown."""
    start = len(lines) - lines[::-1].index("Showdown:")
    return next(at for at in range(start, len(lines)) if lines[at].startswith("Pot "))


def _outcome(ruling: Ruling) -> Outcome:
    """What the contests of the main pot came to."""
    return tuple((award.contest, award.winners) for award in ruling.pots[0].awards)


def _rivals(ruling: Ruling) -> list[str]:
    """Those who go for something at the showdown."""
    return [e.name for e in ruling.entrants if e.name in ruling.hands and not e.house]


def _answers(lines: list[str], ruling: Ruling, rng: Random) -> tuple[Answer, ...]:
    right = _outcome(ruling)
    wrong = [each for each in _others(ruling, right) if each != right]
    rng.shuffle(wrong)
    answers = [Answer(_words(right), True, "")]
    for outcome in wrong:
        why = _why(lines, outcome, right)
        if why and len(answers) < CHOICES:
            answers.append(Answer(_words(outcome), False, why))
    rng.shuffle(answers)
    return tuple(answers)


def _others(ruling: Ruling, right: Outcome) -> Iterator[Outcome]:
    """What somebody might believe: each contest goes to anybody who is in, or is shared."""
    names = _rivals(ruling)
    contests = [contest for contest, _ in right]
    for winners in product(names, repeat=len(contests)):
        yield tuple(zip(contests, [(name,) for name in winners], strict=True))
    if len(contests) == 1:
        yield ((contests[0], tuple(names[:2])),)


def _words(outcome: Outcome) -> str:
    """An outcome as a *who wins?* table says it."""
    if not outcome:
        return "nobody: the pot stays"
    winners = {names for _, names in outcome}
    if len(winners) == 1:
        both = " both" if len(outcome) > 1 else ""
        return f"{listed(outcome[0][1])}{both}"
    return ", ".join(f"{listed(names)} {contest}" for contest, names in outcome)


def _why(lines: list[str], outcome: Outcome, right: Outcome) -> str:
    """What the referee says to the first wrong claim of an outcome; empty if he lets it pass."""
    said = dict(right)
    for contest, names in outcome:
        if said.get(contest) == names:
            continue
        claims = list(_claims(contest, names))
        for finding in check("\n".join([*lines, *claims])).findings:
            if finding.line > len(lines):
                return finding.message
    return ""


def _claims(contest: str, names: Iterable[str]) -> Iterator[str]:
    names = list(names)
    way = "" if contest == "all" else f" {contest}"
    if len(names) > 1:
        yield f"{listed(names)} split{way}"
    else:
        yield f"{names[0]} wins{way}"
