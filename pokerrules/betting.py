"""One betting round as arithmetic: who is to act, what he owes, what he may do.

It knows seats and chips and nothing of cards; `pokerrules.phases.betting` lets it run in a deal.
"""

from __future__ import annotations

from collections.abc import Iterator

from pokerrules.finding import Problem
from pokerrules.law import TableLaw
from pokerrules.money import Money
from pokerrules.seats import Seat


class Round:
    """A betting round.

    Attributes:
        limit: what a bet, and each raise, is in this round (cents).
        level: what everybody must have put in this round to stay.
        full: the last level that a whole bet or raise has reached.
        made: how many bets and raises count toward the cap so far.
        locked: the players who may not bet or raise.
    """

    def __init__(
        self,
        seats: list[Seat],
        opener: Seat,
        limit: int,
        raises: int,
        law: TableLaw,
        locked: frozenset[str] = frozenset(),
    ) -> None:
        at = seats.index(opener)
        self.order = seats[at:] + seats[:at]
        self.limit = limit
        self.raises = raises
        self.law = law
        self.level = 0
        self.full = 0
        self.made = 0
        self.locked = locked
        self.put: dict[str, int] = {seat.name: 0 for seat in seats}
        self.acted: dict[str, int] = {}
        self.skipped: list[Seat] = []
        self.next: Seat | None = self._first_from(0)

    # What holds now ------------------------------------------------------------------

    def owed(self, seat: Seat) -> int:
        """What he must put in to stay, no more than he has."""
        short = max(0, self.level - self.put[seat.name])
        return short if seat.chips is None else min(short, seat.chips)

    def needs(self, seat: Seat) -> bool:
        """Whether the round cannot end before he has acted (again)."""
        if not seat.can_bet:
            return False
        if self.put[seat.name] < self.level:
            return True
        return seat.name not in self.acted and self.rivals(seat) > 0

    def rivals(self, seat: Seat) -> int:
        """How many others could still answer a bet of his."""
        return sum(other.can_bet for other in self.order if other is not seat)

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to do."""
        return not any(map(self.needs, self.order))

    @property
    def target(self) -> int:
        """What the next whole bet or raise brings the round to."""
        return self.full + self.limit

    @property
    def capped(self) -> str:
        """The rule by which nobody may raise any more, once the agreed raises have been made."""
        if self.made <= self.raises:
            return ""
        if sum(seat.live for seat in self.order) > 2:
            return "betting/raise-cap"
        return "betting/cap-for-two" if self.law.cap_for_two else ""

    def reopened(self, seat: Seat) -> bool:
        """Whether he faces a whole bet or raise since he last acted, or has not acted yet."""
        if seat.name not in self.acted:
            return True
        return self._whole(self.level - self.acted[seat.name])

    def _whole(self, more: int) -> bool:
        """Whether so much more counts as a bet or a raise."""
        return more * int(self.law.short_all_in) >= self.limit

    def no_raise(self, seat: Seat) -> Problem | None:
        """Why he may not bet or raise now, or None."""
        if seat.name in self.locked:
            return Problem(
                f"nobody is opposed to {seat.name}: a lock may only check, call or fold",
                "declaring/lock",
            )
        if self.capped:
            return Problem(
                f"the bet and {_times(self.raises)} have been made; only a call or a fold is left",
                self.capped,
            )
        if not self.reopened(seat):
            return Problem(
                f"only a short all-in came since {seat.name} acted; only a call or a fold is left",
                "betting/short-all-in",
            )
        if self.rivals(seat) == 0:
            return Problem(
                f"nobody has chips left to answer {seat.name}; only a call or a fold is left",
                "betting/all-in",
            )
        return None

    def legal(self, seat: Seat) -> tuple[str, ...]:
        """What he may do, in the words of a record."""
        owed, chips = self.owed(seat), seat.chips
        acts = ["folds"]
        if owed == 0 and self.level == self.put[seat.name]:
            acts.append("checks")
        elif chips is not None and owed == chips:
            acts.append(f"is all in for {Money(owed)}")
        else:
            acts.append(f"calls {Money(owed)}")
        if self.no_raise(seat) is None and (chips is None or chips > owed):
            more = self.target - self.put[seat.name]
            if chips is not None and chips <= more:
                acts.append(f"is all in for {Money(chips)}")
            else:
                acts.append(f"{'raises to' if self.level else 'bets'} {Money(self.target)}")
        return tuple(acts)

    # What happens ----------------------------------------------------------------------

    def turn(self, seat: Seat) -> Problem | None:
        """Why it is not his turn, or None."""
        if self.next is None:
            return Problem(
                f"this round is over: nobody owes anything, so {seat.name} does not act",
                "betting/round-over",
            )
        if seat is self.next or seat in self.skipped:
            return None
        return Problem(f"{self.next.name} is to act, not {seat.name}", "betting/turn")

    def move(self, seat: Seat, cents: int) -> None:
        """He puts so much in (0 for a check), whatever the rules say; the round goes on."""
        short_before = self.level
        self.put[seat.name] += cents
        seat.pay(cents)
        total = self.put[seat.name]
        if total > short_before:
            self.level = total
            if self._whole(total - self.full):
                self.full = total
                self.made += 1
        self.done(seat)

    def done(self, seat: Seat) -> None:
        """He has acted; the next who must is to his left."""
        self.acted[seat.name] = self.level
        if self.next is not None and seat is not self.next and seat not in self.skipped:
            self.skipped.append(self.next)
        elif seat in self.skipped:
            self.skipped.remove(seat)
        self.next = self._first_from(self.order.index(seat) + 1)
        self.skipped = [
            other for other in self.skipped if self.needs(other) and other is not self.next
        ]

    def waiting(self) -> list[Seat]:
        """Who has still to act, in turn."""
        at = self.order.index(self.next) if self.next else 0
        return list(filter(self.needs, self.order[at:] + self.order[:at]))

    def _first_from(self, start: int) -> Seat | None:
        around = self.order[start:] + self.order[:start]
        return next(filter(self.needs, around), None)

    def unanswered(self) -> Iterator[tuple[Seat, Problem]]:
        """Who has still to act, when the record goes on as if the round were over."""
        for seat in filter(self.needs, self.order):
            owed = self.owed(seat)
            what = f"owes {Money(owed)}" if owed else "has not acted"
            yield seat, Problem(f"{seat.name} {what}; the round is not over", "betting/round-over")


def _times(raises: int) -> str:
    words = ("no raise", "one raise", "two raises", "three raises", "four raises")
    return words[raises] if raises < len(words) else f"{raises} raises"


# Amounts: each says what is wrong with what a record writes ------------------------------


def wrong_check(turn: Round, seat: Seat) -> Problem | None:
    """A check is for those who owe nothing."""
    owed = turn.owed(seat)
    if owed:
        return Problem(
            f"{seat.name} owes {Money(owed)} and cannot check, only call, raise or fold",
            "betting/check",
        )
    return None


def wrong_call(turn: Round, seat: Seat, cents: int) -> Problem | None:
    """A call is exactly what is owed."""
    owed = turn.owed(seat)
    if owed == 0:
        return Problem(f"there is nothing to call; {seat.name} may check or bet", "betting/call")
    if cents != owed:
        return Problem(f"{seat.name} owes {Money(owed)}, not {Money(cents)}", "betting/call")
    return None


def wrong_raise(turn: Round, seat: Seat, total: int, betting: bool) -> Problem | None:
    """A bet or raise is exactly the limit more, as long as one is allowed."""
    if betting and turn.level:
        return Problem(
            f"there is a bet already; write '{seat.name} raises to {Money(turn.target)}'",
            "betting/raise",
        )
    if not betting and not turn.level:
        return Problem(
            f"there is no bet to raise; write '{seat.name} bets {Money(turn.target)}'",
            "betting/raise",
        )
    refused = turn.no_raise(seat)
    if refused is not None:
        return refused
    more = total - turn.put[seat.name]
    if seat.chips is not None and more > seat.chips:
        return Problem(f"{seat.name} has only {Money(seat.chips)} left", "betting/all-in")
    if total != turn.target:
        word = "bet" if betting else "raise"
        limit, target = Money(turn.limit), Money(turn.target)
        return Problem(
            f"a {word} is {limit} in this round: to {target}, not {Money(total)}", "betting/limit"
        )
    return None


def wrong_all_in(turn: Round, seat: Seat, cents: int) -> Problem | None:
    """All in is all one has, and no more than the limit allows."""
    if seat.chips is not None and cents != seat.chips:
        return Problem(
            f"{seat.name} has {Money(seat.chips)} left, not {Money(cents)}", "betting/all-in"
        )
    total = turn.put[seat.name] + cents
    if total <= turn.level:
        return None
    refused = turn.no_raise(seat)
    if refused is not None:
        return refused
    if total > turn.target:
        target = Money(turn.target)
        return Problem(
            f"the limit allows {seat.name} to go to {target}, not {Money(total)}", "betting/limit"
        )
    return None
