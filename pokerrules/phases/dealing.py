"""Dealing cards, face down or up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import UNKNOWN, Card
from pokerrules.finding import Problem, counted
from pokerrules.money import Money
from pokerrules.notation import Act, Holding
from pokerrules.phases.base import Phase
from pokerrules.seats import Seat

if TYPE_CHECKING:
    from random import Random


class Dealing(Phase):
    """Each gets so many cards. A table whose cards nobody tells is dealt unseen ones."""

    def begin(self) -> None:
        super().begin()
        self.dealt: set[str] = set()

    def expected(self) -> str:
        cards = " ".join(["Ks", "Jd", "3c", "2s", "Ac", "8h", "8d", "4h"][: self.step.n])
        return f"the cards of a player, 'Ann: {cards}'"

    def act(self, act: Act, seat: Seat) -> Iterator[Problem]:
        """The stakes imply the antes; a record may name them all the same."""
        if act.verb != "antes":
            yield from super().act(act, seat)
        elif act.money not in (None, seat.put):
            yield Problem(
                f"the ante of {seat.name} is {Money(seat.put)}, not {act.money}", "betting/ante"
            )

    def hold(self, line: Holding) -> Iterator[Problem]:
        seat = self.deal.seat_for(line.who)
        if isinstance(seat, Problem):
            yield seat
        elif seat.folded:
            yield Problem(
                f"{seat.name} folded on line {seat.folded} and gets no card", "betting/fold"
            )
        elif seat.name in self.dealt:
            yield Problem(f"{seat.name} has been dealt his cards already", "dealing/how-many")
        else:
            yield from self._out_of_order(seat)
            yield from self._too_much_said(line)
            yield from self._deal(seat, line)

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
        following = self.deal.following(self)
        splits = isinstance(following, Dealing) and following.step.up
        wrong = [up for up in line.up if up is not None and up != self.step.up]
        if wrong and not (splits and not self.step.up):
            face = "up" if self.step.up else "down"
            yield Problem(
                f"these cards are dealt face {face}; cards in brackets lie face down",
                "records/brackets",
            )

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
            (seat.up if self.step.up else seat.down).append(card)
        following = self.deal.following(self)
        if rest and isinstance(following, Dealing):
            yield from following.hold(line._replace(cards=rest, up=(None,) * len(rest)))

    def _parted(self, line: Holding) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The cards of this step, and the upcards that belong to the next one."""
        following = self.deal.following(self)
        if self.step.up or not (isinstance(following, Dealing) and following.step.up):
            return line.cards, ()
        if not following.begun:
            following.begin()
        pairs = list(zip(line.cards, line.up, strict=True))
        return tuple(c for c, up in pairs if not up), tuple(c for c, up in pairs if up)

    def idle(self) -> bool:
        return self.begun and {seat.name for seat in self.deal.dealt()} <= self.dealt

    def unfinished(self) -> Iterator[Problem]:
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
        for seat in self.deal.dealt():
            if seat.name not in self.dealt:
                for _ in range(self.step.n):
                    self.deal.deck.deal(UNKNOWN, seat, self.deal.line)
                    (seat.up if self.step.up else seat.down).append(UNKNOWN)
        yield from self.deal.wrong_table()

    def skips(self) -> bool:
        return False

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        for seat in self.deal.dealt():
            cards = " ".join(str(stub.pop()) for _ in range(self.step.n))
            yield f"{seat.name}: {cards if self.step.up or self.deal.at == 0 else f'({cards})'}"
