"""A betting round in a deal: who opens, what each act does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from pokerrules.betting import Round, wrong_all_in, wrong_call, wrong_check, wrong_raise
from pokerrules.cards import Card
from pokerrules.finding import Problem
from pokerrules.game import DOUBLING
from pokerrules.notation import Act
from pokerrules.opening import locks, opener, wild_shows
from pokerrules.phases.base import Phase
from pokerrules.procedure import LastBet
from pokerrules.seats import Seat

if TYPE_CHECKING:
    from random import Random


class Betting(Phase):
    """A round of checks, bets, calls, raises and folds."""

    def begin(self) -> None:
        super().begin()
        self.round = self._new_round()
        self.opener = self.round.next or self.round.order[0]
        if wild_shows(self.step, self.deal):
            self.deal.course.passes("hands/wild-showing")

    def _new_round(self) -> Round:
        deal = self.deal
        first, seats = opener(self.step, deal), list(deal.seats.values())
        return Round(seats, first, self._limit(), deal.stakes.raises, deal.game.law, self._locked())

    def _limit(self) -> int:
        """The limit of this round, in cents."""
        bet, limits = int(self.deal.stakes.bet), self.deal.stakes.limits or self.deal.game.limits
        return bet << self.deal.course.rounds.index(self) if limits == DOUBLING else bet

    def _locked(self) -> frozenset[str]:
        """Those who may not bet or raise in this round, because nobody is opposed to them."""
        free = not isinstance(self.step, LastBet) or self.step.locks
        return frozenset() if free else locks(self.deal.live())

    def opens(self) -> Seat:
        """Who acts first, whether the round has begun or is only the next."""
        return self.opener if self.begun else self._new_round().next or self.deal.live()[0]

    def idle(self) -> bool:
        if self.begun and self.round.over:
            return True
        live, locked = self.deal.live(), self._locked()
        able = sum(seat.can_bet for seat in live)
        return (able < 2 and not self.begun) or all(seat.name in locked for seat in live)

    def expected(self) -> str:
        seat = self.to_act
        if seat is None:
            return f"nothing more, for the betting is over: go on with '{self.deal.course.next_heading()}:'"
        return " or ".join(f"'{seat.name} {act}'" for act in self.round.legal(seat))

    @property
    def to_act(self) -> Seat | None:
        return None if self.idle() else self.round.next

    def everybody(self) -> list[Seat]:
        """Those who have still to act, from the one whose turn it is; if nobody has, all."""
        return self.round.waiting() or super().everybody()

    def legal(self, seat: Seat) -> tuple[str, ...]:
        return self.round.legal(seat) if seat is self.to_act else ()

    def act(self, act: Act, seat: Seat) -> Iterator[Problem]:
        move = _MOVES.get(act.verb)
        if move is None:
            yield from super().act(act, seat)
            return
        refused = self._refused(seat)
        if refused is not None:
            yield refused
            if seat.folded:
                return
        problem, cents = move(self.round, seat, act)
        # One fault, one finding: who acts out of turn is not told about his amount as well.
        if problem is not None and refused is None:
            off = _right(self.round, seat, act) - cents
            doubts, deal = self.deal.doubts, self.deal
            yield problem._replace(follows=doubts.act(deal.line, off, deal.course.at))
        if act.verb == "folds":
            seat.folded = self.deal.line
            self.round.done(seat)
            self.round.locked = self._locked()
        else:
            self.round.move(seat, cents)

    def _refused(self, seat: Seat) -> Problem | None:
        """Why he may not act at all now."""
        if seat.folded:
            return Problem(
                f"{seat.name} folded on line {seat.folded}; who has folded is out", "betting/fold"
            )
        if all(other.name in self.round.locked for other in self.deal.live()):
            return Problem(
                "nobody is opposed to anybody: there is no betting in this round",
                "declaring/both-locks",
            )
        if not seat.can_bet and not self.round.owed(seat):
            return Problem(f"{seat.name} is all in and has nothing left to bet", "betting/all-in")
        return self.round.turn(seat)

    def unfinished(self) -> Iterator[Problem]:
        if not self.idle():
            for seat, problem in self.round.unanswered():
                owed = self.round.owed(seat)
                follows = self.deal.doubts.missing(self.deal.line, owed, self.deal.course.at)
                yield problem._replace(follows=follows)

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        while self.to_act is not None and self.deal.winner is None:
            acts = self.round.legal(self.to_act)
            # Few fold for nothing, and a pot that everybody leaves teaches nothing.
            weights = [_weight(act, "checks" in acts) for act in acts]
            yield f"{self.to_act.name} {rng.choices(acts, weights)[0]}"


def _weight(act: str, free: bool) -> float:
    if act == "folds":
        return 0.0 if free else 1.0
    return 6.0 if act.startswith(("checks", "calls")) else 3.0


def _right(turn: Round, seat: Seat, act: Act) -> int:
    """What he would have put in, had he done it right."""
    if act.verb == "checks":
        return 0
    if act.verb == "is all in":
        return seat.chips or 0
    return turn.owed(seat) if act.verb == "calls" else max(0, turn.target - turn.put[seat.name])


Move = Callable[[Round, Seat, Act], tuple[Problem | None, int]]


def _check(turn: Round, seat: Seat, act: Act) -> tuple[Problem | None, int]:
    return wrong_check(turn, seat), 0


def _fold(turn: Round, seat: Seat, act: Act) -> tuple[Problem | None, int]:
    return None, 0


def _call(turn: Round, seat: Seat, act: Act) -> tuple[Problem | None, int]:
    cents = turn.owed(seat) if act.money is None else int(act.money)
    return wrong_call(turn, seat, cents), cents


def _bet(turn: Round, seat: Seat, act: Act) -> tuple[Problem | None, int]:
    total = turn.target if act.money is None else int(act.money)
    if seat.chips is not None and total == seat.chips < turn.target:
        return wrong_all_in(turn, seat, total), total
    return wrong_raise(turn, seat, total, act.verb == "bets"), max(0, total - turn.put[seat.name])


def _all_in(turn: Round, seat: Seat, act: Act) -> tuple[Problem | None, int]:
    if act.money is not None:
        cents = int(act.money)
    elif seat.chips is not None:
        cents = seat.chips
    else:
        return Problem(
            f"nobody said what {seat.name} has; write 'is all in for $3'", "betting/all-in"
        ), 0
    problem = wrong_all_in(turn, seat, cents)
    seat.chips = cents  # That was all, whatever the stacks said.
    return problem, cents


_MOVES: dict[str, Move] = {
    "checks": _check,
    "folds": _fold,
    "calls": _call,
    "bets": _bet,
    "raises": _bet,
    "is all in": _all_in,
}
