"""Drawing: throw some away, get as many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import UNKNOWN, Card, rank_name
from pokerrules.finding import Problem
from pokerrules.held import reveal
from pokerrules.notation import Act, Token, draw_said, tell
from pokerrules.phases.base import InTurn
from pokerrules.seats import Seat, folded_cards, take

if TYPE_CHECKING:
    from random import Random


ACE = 14


class Drawing(InTurn):
    """Each in turn, from the dealer's left, draws or stands pat."""

    does = "draws"
    done = "drawn"
    once_rule = "drawing/once"
    turn_rule = "drawing/in-turn"

    def expected(self) -> str:
        if not self.waiting:
            return (
                f"nothing more, for all have drawn: go on with '{self.deal.course.next_heading()}:'"
            )
        return f"'{self.waiting[0].name} discards Ks Jd, draws 3h 5c' or '{self.waiting[0].name} stands pat'"

    def legal(self, seat: Seat) -> tuple[str, ...]:
        if seat is not self.to_act:
            return ()
        aces = [card for card in seat.down if card.rank == ACE and card not in seat.shown]
        most = self.step.most
        showing = [f"shows {ace}" for ace in aces if most.with_ace and most.with_ace.shown]
        top = min(self._limit(seat), self._left(seat))
        throwing = [f"discards {n}" for n in range(1, top + 1)]
        return ("stands pat", *showing, *throwing)

    def act(self, act: Act, seat: Seat) -> Iterator[Problem]:
        if act.verb == "draws":
            yield Problem(draw_said(seat.name), "records/lines")
            return
        if act.verb not in ("discards", "stands pat"):
            yield from super().act(act, seat)
            return
        yield from self.turn(seat)
        if act.verb == "discards":
            yield from self._exchange(act, seat)

    def shows(self, seat: Seat, cards: list[Card]) -> Iterator[Problem]:
        """He shows some of his cards, so that he may draw more; then they lie as before."""
        for card in cards:
            if card not in seat.held:
                yield from reveal(self.deal, seat, card)
            if card in seat.held:
                seat.shown.append(card)

    def _exchange(self, act: Act, seat: Seat) -> Iterator[Problem]:
        left = self._left(seat)
        for token in act.cards:
            yield from self._throw(token, seat)
        yield from self._how_many(act, seat)
        short = len(act.cards) > left
        if short:
            yield self._too_few(seat, len(act.cards), left)
        yield from self._faces(act, seat)
        for card in act.drawn:
            problem = self._own(card, seat) or self.deal.deck.deal(card, seat, self.deal.line)
            if problem is not None:
                seat.doubt = self.deal.line
                yield problem
            if self.step.up:
                self.deal.falls(card, seat)
            else:
                seat.down.append(card)
        if not self._own_come_back:
            late = [*self.deal.deck.judge_late(self.deal.seats.values(), to=seat)]
            yield from () if short else late

    @property
    def _own_come_back(self) -> bool:
        """Whether all throw before the heap is shuffled, and may meet their own discards."""
        return bool(self.deal.game.law.own_discards)

    def _left(self, seat: Seat) -> int:
        """How many cards can be dealt to him; enough, if his own can come back."""
        if self._own_come_back:
            return self.deal.deck.stub + len(seat.held)
        return self.deal.deck.left_for(seat, self.deal.seats.values())

    def _too_few(self, seat: Seat, count: int, left: int) -> Problem:
        """There are not so many cards as he throws."""
        seat.doubt = self.deal.line
        return Problem(
            f"{seat.name} throws {count}, and {f'only {left}' if left else 'nothing'} can be dealt for them: "
            "the deck has run out, and nobody gets his own discards back",
            "drawing/deck-runs-out",
        )

    def _how_many(self, act: Act, seat: Seat) -> Iterator[Problem]:
        """Whether he may throw so many, and draws as many."""
        most, count, limit = self.step.most, len(act.cards), self._limit(seat)
        ace_rule = most.with_ace.rule if most.with_ace else ""
        if count > limit:
            rule = ace_rule if ace_rule and count <= most.most else self.step.rule
            yield Problem(self._too_many(seat, count, limit), self.deal.rule(rule))
        elif count > most.cards:
            self._applied(ace_rule)
        if len(act.drawn) != count:
            yield Problem(
                f"{seat.name} throws {count} and draws {len(act.drawn)}; the numbers must be equal",
                "drawing/equal",
            )

    def _faces(self, act: Act, seat: Seat) -> Iterator[Problem]:
        """Whether what he throws and what he gets lie with the right face up."""
        step = self.step
        self._applied(step.laid_rule)
        self._applied(step.up_rule)
        if step.laid and UNKNOWN in act.cards:
            why = f"what {seat.name} throws away lies face up; write which card it is"
            yield Problem(why, self.deal.rule(step.laid_rule))
        if any(up is not None and up != step.up for up in act.up):
            face = "up" if step.up else "down"
            yield Problem(
                f"new cards come face {face}; cards in brackets lie face down",
                self.deal.rule(step.up_rule or "records/brackets"),
            )

    def _applied(self, rule: str) -> None:
        """The draw has come to a rule beside its own, where there is one."""
        if rule:
            self.deal.course.passes(self.deal.rule(rule))

    def _own(self, card: Card, seat: Seat) -> Problem | None:
        """Whether the card that he is dealt is one that he has just thrown away."""
        deck = self.deal.deck
        if card not in seat.thrown or card == UNKNOWN:
            return None
        if deck.stub:
            deck.stub -= 1
            why = f"{seat.name} has just thrown {card} away; it is not in the deck"
            return Problem(why, "drawing/own-discard")
        if self._own_come_back:
            return None
        return Problem(
            f"{seat.name} threw {card} away; nobody gets his own discard back",
            "drawing/deck-runs-out",
        )

    def _throw(self, token: Token, seat: Seat) -> Iterator[Problem]:
        up = [card for card in seat.up if token in (card, card.rank)]
        card, problem = self._from_up(token, seat, up) if up else self._from_down(token, seat)
        if problem is not None:
            yield problem
        if card is not None:
            self._no_longer(card)
            seat.thrown.append(card)
            if self.step.laid:
                seat.laid.append(card)
            return
        seat.spare += 1
        seat.doubt = self.deal.line
        if problem is None:
            what = rank_name(token) if isinstance(token, int) else str(token)
            yield Problem(f"{seat.name} holds no {what}, but has {tell(seat.held)}", "drawing/held")

    def _no_longer(self, card: Card) -> None:
        """A discard that had been dealt again is now the discard of who throws it."""
        if card in self.deal.deck.again:
            self.deal.deck.again.discard(card)
            for other in self.deal.seats.values():
                if card in other.thrown:
                    other.thrown.remove(card)

    def _from_down(self, token: Token, seat: Seat) -> tuple[Card | None, Problem | None]:
        return take(seat, token, self.deal.deck, self.deal.line)

    def _from_up(
        self, token: Token, seat: Seat, up: list[Card]
    ) -> tuple[Card | None, Problem | None]:
        """The upcard that he throws; a rank alone will do if he has one card of it, up or down."""
        fitting = up + [card for card in seat.down if card.rank == token]
        if len(fitting) > 1:
            cards = " and ".join(map(str, fitting))
            why = f"{seat.name} holds {cards}; say which one is meant"
            return None, Problem(why, "records/rank-only")
        seat.up.remove(up[0])
        return up[0], None

    def _limit(self, seat: Seat) -> int:
        """How many he may draw: more if an ace is among the cards he keeps."""
        most = self.step.most
        if most.with_ace is None:
            return int(most.cards)
        known = (*seat.up, *seat.shown) if most.with_ace.shown else seat.held
        ace = any(card.rank == ACE and card in known for card in seat.held)
        return int(most.with_ace.cards if ace else most.cards)

    def _too_many(self, seat: Seat, count: int, limit: int) -> str:
        more = self.step.most.with_ace
        ace = ""
        if more is not None and limit < more.cards:
            how = "showing an ace and keeping it" if more.shown else "keeping an ace"
            ace = f", or {more.cards} by {how}"
        return f"{seat.name} draws {count}; the limit is {limit}{ace}"

    def unfinished(self) -> Iterator[Problem]:
        for seat in self.waiting:
            yield Problem(f"{seat.name} has neither drawn nor stood pat", "drawing/once")

    def end(self) -> Iterator[Problem]:
        # What came while all discards were still to be named.
        yield from self.deal.deck.judge_late(self.deal.seats.values())

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        """Each in turn; what he gets is off the stub, then what lies thrown away by others."""
        for seat in list(self.waiting):
            thrown = self._sample_discards(rng, seat)[: self._left(seat)]
            if not thrown:
                yield f"{seat.name} stands pat"
                continue
            yield from self._sample_shows(seat, thrown)
            fresh = [stub.pop() for _ in range(min(len(thrown), len(stub)))]
            late = rng.sample(self._heap(seat), len(thrown) - len(fresh))
            gets = " ".join(map(str, fresh + late))
            yield f"{seat.name} discards {' '.join(map(str, thrown))}, draws {gets}"

    def _heap(self, seat: Seat) -> list[Card]:
        """What is shuffled for him when the stub is at its end."""
        seats, deck = self.deal.seats.values(), self.deal.deck
        thrown = [card for other in seats if other is not seat for card in deck.lying(other)]
        return thrown + folded_cards(seats)

    def _sample_discards(self, rng: Random, seat: Seat) -> list[Card]:
        most = self.step.most.cards
        cards = rng.sample(seat.held, rng.randint(0, min(most, len(seat.held))))
        others = [card for card in seat.held if card not in cards]
        if len(cards) == most and any(card.rank == ACE for card in others):
            plain = [card for card in others if card.rank != ACE]
            cards += plain[: self.step.most.most - most]
        return cards

    def _sample_shows(self, seat: Seat, thrown: list[Card]) -> Iterator[str]:
        """The ace that he shows, where he draws so many that he must."""
        most = self.step.most
        kept = [card for card in seat.down if card.rank == ACE and card not in thrown]
        if most.with_ace and most.with_ace.shown and len(thrown) > most.cards and kept:
            yield f"{seat.name} shows {kept[0]}"
