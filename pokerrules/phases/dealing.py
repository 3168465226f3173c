"""Dealing cards, face down or up, and what upcards set off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import UNKNOWN, Card
from pokerrules.finding import Problem, counted
from pokerrules.money import Money
from pokerrules.notation import Act, BoardLine, Holding
from pokerrules.phases.base import Phase
from pokerrules.phases.calling import (
    one_for_all,
    sample_calls,
    want_common,
    wrong_common,
)
from pokerrules.phases.dues import set_off
from pokerrules.phases.falling import out_of_turn, turn_for_all, untold
from pokerrules.phases.pending import Pending
from pokerrules.seating import seat_for, wrong_table
from pokerrules.seats import Seat
from pokerrules.view import COMMON, Fallen

if TYPE_CHECKING:
    from random import Random

_WORDS = ("Ks", "Jd", "3c", "2s", "Ac", "8h", "8d", "4h")


class Dealing(Phase):
    """Each gets so many cards. A table whose cards nobody tells is dealt unseen ones."""

    def begin(self) -> None:
        super().begin()
        self.dealt: set[str] = set()
        self.due = Pending()
        self.common_laid = False

    def expected(self) -> str:
        cards = f"the cards of a player, 'Ann: {' '.join(_WORDS[: self.step.n])}'"
        return " or ".join([*self.due.wanted(), cards])

    # What is due between two cards --------------------------------------------------------

    @property
    def running(self) -> Dealing:
        """The step that cards are dealt for: the next one, once upcards stand on the same line."""
        following = self.deal.course.following(self)
        if isinstance(following, Dealing) and following.begun and following.dealt:
            return following
        return self

    def act(self, act: Act, seat: Seat) -> Iterator[Problem]:
        """Somebody buys or pays; the stakes imply the antes, a record may name them all the same."""
        if self.running is not self:
            yield from self.running.act(act, seat)
            return
        done = self.due.settle(lambda due: due.act(act, seat))
        if done is not None:
            yield from done
        elif act.verb in ("buys", "pays"):
            yield self._not_due(act, seat)
        elif act.verb != "antes":
            yield from super().act(act, seat)
        elif act.money not in (None, seat.put):
            yield Problem(
                f"the ante of {seat.name} is {Money(seat.put)}, not {act.money}", "betting/ante"
            )

    def _not_due(self, act: Act, seat: Seat) -> Problem:
        """Why nothing can be bought or must be paid now, and by which rule."""
        what = f"no card for {seat.name} to buy" if act.verb == "buys" else "nothing to pay"
        return Problem(
            f"there is {what} now; here stands {self.expected()}", self.deal.rule_of(act.verb)
        )

    def lay(self, line: BoardLine) -> Iterator[Problem]:
        """A card is turned for all."""
        if self.running is not self:
            yield from self.running.lay(line)
            return
        done = self.due.settle(lambda due: due.lay(line))
        if done is not None:
            yield from done
        elif line.key == COMMON:
            yield from self._lay_common(line)
        else:
            yield self._none_due(line)

    def _none_due(self, line: BoardLine) -> Problem:
        """Why no card comes for all now, and by which rule."""
        rules = [self.deal.rule(t.rule) for t in self.deal.game.triggers if t.kind.key == line.key]
        on_call = self.deal.game.on_call
        rules += [self.deal.rule(on_call.rule)] if on_call and on_call.key == line.key else []
        return Problem(
            f"no card is due for '{line.key}:' now; here stands {self.expected()}",
            rules[0] if rules else "records/sections",
        )

    @property
    def common(self) -> bool:
        """Whether one card is to be turned up for all, because the deck has not enough for each."""
        waits = self.begun and not self.dealt and not self.common_laid
        return bool(self.step.common_rule) and waits and one_for_all(self)

    def _lay_common(self, line: BoardLine) -> Iterator[Problem]:
        yield from self.due.overdue()
        yield from filter(None, [wrong_common(self)])
        yield from turn_for_all(self.deal, line, self.step.common_rule or "dealing/common-card")
        self.common_laid = True

    # Cards for a player -------------------------------------------------------------------

    def hold(self, line: Holding) -> Iterator[Problem]:
        seat = seat_for(self.deal, line.who)
        if isinstance(seat, Problem):
            yield seat
            return
        extra = self._extra(line, seat)
        if extra is not None:
            yield from extra
            return
        yield from self.due.overdue()
        if seat.folded:
            yield Problem(
                f"{seat.name} folded on line {seat.folded} and gets no card", "betting/fold"
            )
        elif seat.name in self.dealt:
            yield Problem(f"{seat.name} has been dealt in already", "dealing/how-many")
        else:
            yield from self._out_of_order(seat)
            if self.common or self.common_laid:
                yield want_common(self)
            if self.step.up:
                yield from out_of_turn(self.deal, seat, self.dealt)
                yield from untold(self.deal, seat, line.cards)
            yield from self._too_much_said(line)
            yield from self._deal(seat, line)

    def _extra(self, line: Holding, seat: Seat) -> Iterator[Problem] | None:
        """The line is about a downcard that one of his upcards has brought."""
        if any(line.up):
            return None
        return self.running.due.settle(lambda due: due.hold(seat, line.cards))

    def _out_of_order(self, seat: Seat) -> Iterator[Problem]:
        """A hand that belongs to nobody is dealt last; told once, where two cards are on a line."""
        dummy = self.deal.game.dummy
        if dummy and dummy.name in self.dealt and self is self.deal.phase:
            why = f"{dummy.name} is dealt last; {seat.name} comes before"
            yield Problem(why, self.deal.rule(self.step.rule))

    def _too_much_said(self, line: Holding) -> Iterator[Problem]:
        """In a whole record a hand is only dealt; what becomes of it is told where it happens."""
        if line.folded or line.discarded or line.shared or line.turned or line.drew:
            yield Problem(
                f"here {line.who} is only dealt his cards; folding, discarding and sharing stand where they happen",
                "records/short",
            )
        following = self.deal.course.following(self)
        splits = isinstance(following, Dealing) and following.step.up
        wrong = [up for up in line.up if up is not None and up != self.step.up]
        if wrong and not (splits and not self.step.up) and not self._may_bring(line):
            face = "up" if self.step.up else "down"
            yield Problem(
                f"these cards are dealt face {face}; cards in brackets lie face down",
                "records/brackets",
            )

    def _may_bring(self, line: Holding) -> bool:
        """Whether upcards of this step may bring downcards, so that both stand on one line."""
        brings = any(trigger.kind.brings for trigger in self.step.triggers)
        return brings and any(up is not False for up in line.up)

    def _deal(self, seat: Seat, line: Holding) -> Iterator[Problem]:
        """He gets his cards; the first upcard may stand on the line of the cards face down."""
        self.dealt.add(seat.name)
        cards, rest = self._parted(line)
        if len(cards) != self.step.n:
            seat.doubt = self.deal.line
            seat.spare = max(0, len(cards) - self.step.n)
            yield Problem(
                f"{seat.name} has {counted(len(cards))}; {self.step.n} to each",
                self.deal.rule(self.step.rule),
            )
        for card in cards:
            yield from filter(None, [self.deal.deck.deal(card, seat, self.deal.line)])
            self._comes(card, seat)
        if not rest:
            return
        following = self.deal.course.following(self)
        if self.step.up:
            yield from self._brought(seat, rest)
        elif isinstance(following, Dealing):
            yield from following.hold(line._replace(cards=rest, up=(None,) * len(rest)))

    def _comes(self, card: Card, seat: Seat) -> None:
        """A card comes to lie before a player; an upcard may set something off."""
        if not self.step.up:
            seat.down.append(card)
            return
        self.deal.falls(card, seat)
        due = set_off(self.step.triggers, self.deal, seat, card)
        # What is nobody's hand is never asked whether it wants something.
        self.due += [each for each in due if each.forced or seat is not self.deal.house]

    def _brought(self, seat: Seat, cards: tuple[Card, ...]) -> Iterator[Problem]:
        """Downcards that stand behind an upcard which has brought them."""
        done = self.due.settle(lambda due: due.hold(seat, cards))
        if done is not None:
            yield from done
            return
        rules = [self.deal.rule(t.rule) for t in self.step.triggers if t.kind.brings]
        yield Problem(
            f"{seat.up[-1]} brings {seat.name} no card" if seat.up else "no card is due", rules[0]
        )

    def _parted(self, line: Holding) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The cards of this step, and those that something else has to take."""
        pairs = list(zip(line.cards, line.up, strict=True))
        if self.step.up:
            if not self._may_bring(line):
                return line.cards, ()
            return tuple(c for c, up in pairs if up is not False), tuple(
                c for c, up in pairs if up is False
            )
        following = self.deal.course.following(self)
        if not (isinstance(following, Dealing) and following.step.up):
            return line.cards, ()
        if not following.begun:
            following.begin()
        return tuple(c for c, up in pairs if not up), tuple(c for c, up in pairs if up)

    # The end of the step ------------------------------------------------------------------

    def _deal_unseen(self) -> None:
        """What the record has not told has come all the same."""
        if self.common:
            self.deal.deck.turn(UNKNOWN, "the middle", self.deal.line)
            self.deal.fallen.append(Fallen(UNKNOWN, COMMON))
            self.common_laid = True
        for seat in [] if self.common_laid else self.deal.dealt():
            if seat.name not in self.dealt:
                for _ in range(self.step.n):
                    self.deal.deck.deal(UNKNOWN, seat, self.deal.line)
                    (seat.up if self.step.up else seat.down).append(UNKNOWN)

    def idle(self) -> bool:
        everybody = {seat.name for seat in self.deal.dealt()}
        return self.begun and (self.common_laid or everybody <= self.dealt)

    def unfinished(self) -> Iterator[Problem]:
        yield from self.running.due.overdue()
        if self.common:
            yield want_common(self)
        if self.common or self.common_laid:
            return
        for seat in self.deal.dealt():
            if seat.name not in self.dealt and (self.dealt or self.step.up):
                hand = " ".join(["??"] * self.step.n)
                hint = (
                    f"'{seat.name}: 7h'"
                    if self.step.up
                    else f"'{seat.name}: {hand}' if nobody has seen them"
                )
                yield Problem(f"{seat.name} has no cards; write {hint}", "dealing/how-many")

    def end(self) -> Iterator[Problem]:
        if self.deal.winner is None:  # Who is alone is dealt no more cards.
            self._deal_unseen()
        if self is self.deal.course.phases[0]:
            yield from wrong_table(self.deal)
        if self.deal.sold is not None:
            yield from self.deal.sold.oversold()
            self.deal.sold = None

    def cards_due(self) -> int:
        """How many cards are still to be dealt in this step."""
        return 1 if self.common else self.own_due()

    def own_due(self) -> int:
        """How many cards are still to be dealt to those who have none of this step yet."""
        if self.begun and self.common_laid:
            return 0
        dealt = self.dealt if self.begun else set()
        return sum(self.step.n for seat in self.deal.dealt() if seat.name not in dealt)

    def least_due(self) -> int:
        """How many cards this step still needs: one may do for all, before the first is dealt."""
        common = self.step.common_rule and not (self.begun and self.dealt)
        return min(1, self.own_due()) if common else self.own_due()

    def skips(self) -> bool:
        return False

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        yield from sample_calls(self.deal, rng, stub)
        if self.common:
            yield f"{COMMON}: {stub.pop()}"
        for seat in [] if self.common_laid else self.deal.dealt():
            cards = " ".join(str(stub.pop()) for _ in range(self.step.n))
            yield f"{seat.name}: {cards if self.step.up or self.deal.course.at == 0 else f'({cards})'}"
            yield from self.due.sample(rng, stub)
            yield from sample_calls(self.deal, rng, stub)
