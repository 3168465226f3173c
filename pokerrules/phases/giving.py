"""Giving cards away: before oneself, to nobody, to the board, to the middle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from pokerrules.cards import Card
from pokerrules.finding import Problem
from pokerrules.notation import Act, Token, Turned, tell
from pokerrules.phases.base import Together
from pokerrules.procedure import Discard, Donate, Share, Throw
from pokerrules.seats import Seat, take

if TYPE_CHECKING:
    from random import Random

    from pokerrules.deal import Deal

VERBS: dict[type, str] = {Discard: "discards", Throw: "throws", Donate: "donates", Share: "shares"}


class Giving(Together):
    """Everybody gives so many of the cards that nobody else has seen, all at the same time."""

    def __init__(self, step: Any, deal: Deal) -> None:
        super().__init__(step, deal)
        self.verb = VERBS[type(step)]

    def due(self) -> str:
        return f"{self.verb} …"

    def expected(self) -> str:
        cards = " ".join(["9c", "4s", "2d"][: self.step.n])
        return f"'Ann {self.verb} {cards}'"

    def fits(self, act: Act) -> bool:
        return super().fits(act) and not act.drawn

    def do(self, act: Act, seat: Seat) -> Iterator[Problem]:
        if len(act.cards) != self.step.n:
            why = f"{seat.name} {self.verb} {len(act.cards)}; it is {self.step.n}"
            yield Problem(why, self.rule)
        for token in act.cards:
            card, problem = take(seat, token, self.deal.deck, self.deal.line)
            if card is None and problem is None:
                card, problem = self._not_down(seat, token)
            yield from filter(None, [problem])
            if card is not None:
                self._to(seat).append(card)

    def _not_down(self, seat: Seat, token: Token) -> tuple[Card | None, Problem]:
        """A card that is not among those face down, and why it cannot be given."""
        if isinstance(token, Card) and token in seat.up:
            seat.up.remove(token)
            why = (
                f"{token} lies face up before {seat.name}; one {self.verb} a card that is face down"
            )
            return token, Problem(why, self.rule)
        why = f"{seat.name} holds no {tell([token])} face down, but has {tell(seat.down)}"
        return None, Problem(why, "records/held", seat.doubt)

    def _to(self, seat: Seat) -> list[Card]:
        """Where the card goes."""
        if isinstance(self.step, Donate):
            return self.deal.supply.donated
        return {Discard: seat.laid, Throw: seat.thrown, Share: seat.shared}[type(self.step)]

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        for seat in self.deal.live():
            cards = rng.sample(seat.down, self.step.n)
            yield f"{seat.name} {self.verb} {tell(cards)}"


class Flipping(Giving):
    """Discards that stay face up before their owners, those of folded hands taken at random."""

    def missing(self, seat: Seat) -> int:
        """How many cards of a folded hand are still to be turned."""
        if not seat.folded or (self.step.left_out and not seat.laid):
            return 0
        steps = [phase.step for phase in self.deal.course.phases[: self.deal.course.at + 1]]
        return sum(step.n for step in steps if isinstance(step, Discard)) - len(seat.laid)

    def turned(self, line: Turned, seat: Seat) -> Iterator[Problem]:
        """Cards of a folded hand are turned up."""
        rule = self.deal.rule(self.step.folded_rule)
        if not seat.folded:
            yield Problem(
                f"{seat.name} is still in and chooses for himself: {self.expected()}", rule
            )
            return
        if len(line.cards) != self.missing(seat):
            due = self.missing(seat)
            yield Problem(
                f"{due or 'none'} of {seat.name}'s cards is to be turned, not {len(line.cards)}",
                rule,
            )
        for card in line.cards:
            found, problem = take(seat, card, self.deal.deck, self.deal.line)
            if problem is not None:
                yield problem
            elif found is None:
                yield Problem(
                    f"{seat.name} held no {card}, but had {tell(seat.down)}",
                    "records/held",
                    seat.doubt,
                )
            seat.laid.append(card)

    def unfinished(self) -> Iterator[Problem]:
        yield from super().unfinished()
        for seat in self.deal.seats.values():
            if self.missing(seat) > 0:
                yield Problem(self._missing_said(seat), self.deal.rule(self.step.folded_rule))

    def _missing_said(self, seat: Seat) -> str:
        missing = self.missing(seat)
        if missing == 1:
            return (
                f"a card of {seat.name}, who folded, is missing: '{seat.name} folded: Jc is turned'"
            )
        cards = " ".join(["Jc", "4d", "9h"][:missing])
        return f"{missing} cards of {seat.name}, who folded, are missing: '{seat.name} folded: {cards} are turned'"

    def idle(self) -> bool:
        return super().idle() and not any(
            self.missing(seat) > 0 for seat in self.deal.seats.values()
        )

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        yield from super().sample(rng, stub)
        for seat in self.deal.seats.values():
            missing = self.missing(seat)
            if missing > 0:
                cards = rng.sample(seat.down, missing)
                yield f"{seat.name} folded: {tell(cards)} {'is' if missing == 1 else 'are'} turned"
