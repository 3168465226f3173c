"""*Who wins?*: a random deal as a question, with answers, and why the wrong ones are wrong."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from pokerrules.finding import listed
from pokerrules.game import Game
from pokerrules.options import Option
from pokerrules.randomly import random_record
from pokerrules.record import rule
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
        answers: what can be answered, one of them right; empty when there is nothing to choose: all but one have
            folded, or the pot stays.
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
        record = random_record(game, players, seed * TRIES + attempt, house_rules=closing(game))
        ruling = rule(record)
        if not showdown or (len(_rivals(ruling)) > 1 and _outcome(ruling)):
            break
    lines = record.splitlines()
    asked = _asked(lines)
    answers = () if ruling.missing else _answers(ruling, Random(record))
    return Question(record, asked, answers, str(ruling))


def closing(game: Game) -> str:
    """The house rule without which nobody can say who wins; empty where the game says it.

    Example:
        >>> from pokerrules import GAMES
        >>> closing(GAMES["trump-is-wild"]), closing(GAMES["six-pack"])
        ('completion house', '')
    """
    gap = game.pot.gap
    if not isinstance(gap, Option):
        return ""
    whole = next((choice.word for choice in gap.choices if choice.value is None), "")
    return f"{gap.name} {whole}" if whole else ""


def _asked(lines: list[str]) -> int:
    """How many lines stand before the outcome: all up to ``Pot …`` of the showdown."""
    start = len(lines) - lines[::-1].index("Showdown:")
    return next(at for at in range(start, len(lines)) if lines[at].startswith("Pot "))


def _outcome(ruling: Ruling) -> Outcome:
    """What the contests of the main pot came to."""
    return tuple((award.contest, award.winners) for pot in ruling.pots[:1] for award in pot.awards)


def _rivals(ruling: Ruling) -> list[str]:
    """Those who go for something at the showdown."""
    return [name for name in ruling.hands if name not in ruling.house]


def _answers(ruling: Ruling, rng: Random) -> tuple[Answer, ...]:
    right = _outcome(ruling)
    if len(ruling.hands) < 2 or not right:
        return ()
    wrong = [each for each in _others(ruling, right) if each != right]
    rng.shuffle(wrong)
    answers = [Answer(_words(right), True, "")]
    answers += [
        Answer(_words(each), False, _why(ruling, each, right)) for each in wrong[: CHOICES - 1]
    ]
    rng.shuffle(answers)
    return tuple(answers)


def _others(ruling: Ruling, right: Outcome) -> Iterator[Outcome]:
    """What somebody might believe: each contest goes to anybody who is in, or is shared."""
    names = [*ruling.hands]  # The hand that belongs to nobody may win as well.
    contests = [contest for contest, _ in right]
    for winners in product(names, repeat=len(contests)):
        yield tuple(zip(contests, [(name,) for name in winners], strict=True))
    if len(contests) == 1:
        yield ((contests[0], tuple(names[:2])),)


def _words(outcome: Outcome) -> str:
    """An outcome as a *who wins?* table says it."""
    winners = {names for _, names in outcome}
    if len(winners) == 1:
        both = " both" if len(outcome) > 1 else ""
        return f"{listed(outcome[0][1])}{both}"
    return ", ".join(f"{listed(names)} {contest}" for contest, names in outcome)


def _why(ruling: Ruling, outcome: Outcome, right: Outcome) -> str:
    """What is wrong with the first contest that an outcome gives to the wrong ones."""
    won = dict(right)
    contest, names = next((c, names) for c, names in outcome if names != won[c])
    wrong = next((name for name in names if name not in won[contest]), "")
    goes = _goes(ruling, contest, right)
    # Who is named and none of them wrong: of those who tie somebody has been left out.
    return f"{goes}; {wrong} {_lacks(ruling, wrong, contest)}" if wrong else goes


def _goes(ruling: Ruling, contest: str, right: Outcome) -> str:
    """Who wins a contest, and with what; of the only one that was won, that it takes the pot."""
    names = dict(right)[contest]
    what = contest.capitalize() if len(ruling.game.pot.contests) > 1 else "The pot"
    if len(names) > 1:
        tied = f"{what} is shared: {listed(names)} tie"
        return f"{tied} with {_hand(ruling, names[0], contest).partition('; wild')[0]}"
    sole = len(right) < len(ruling.game.pot.contests)
    goes = "takes the whole pot and goes" if sole else "goes"
    return f"{what} {goes} to {names[0]}, {_hand(ruling, names[0], contest)}"


def _hand(ruling: Ruling, name: str, contest: str) -> str:
    best = ruling.hands[name].get(contest) or next(iter(ruling.hands[name].values()))
    return "" if best is None else str(best.hand)


def _lacks(ruling: Ruling, name: str, contest: str) -> str:
    """Why somebody does not win a contest: he never went for it, has no hand for it, or a worse one."""
    entrant = next(each for each in ruling.entrants if each.name == name)
    if entrant.declared is not None and contest not in entrant.declared:
        return f"did not declare {contest}"
    if ruling.hands[name].get(contest, "") is None:
        return f"has no {contest}"
    swings = len(entrant.declared or ()) > 1
    beaten = ", but went both ways and does not win both" if swings else ""
    return f"has {_hand(ruling, name, contest)}{beaten}"
