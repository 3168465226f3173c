"""Drawing: throw some away, get as many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import UNKNOWN, Card, rank_name
from pokerrules.finding import Problem
from pokerrules.notation import Act, tell
from pokerrules.phases.base import Phase
from pokerrules.seats import Seat, take

if TYPE_CHECKING:
    from random import Random


class Drawing(Phase):
    """Each in turn, from the dealer's left, draws or stands pat."""

    def begin(self) -> None:
        super().begin()
        self.waiting = self.deal.live()

    def idle(self) -> bool:
        return self.begun and not self.waiting

    def expected(self) -> str:
        if not self.waiting:
            return f"nothing more, for all have drawn: go on with '{self.deal.next_heading()}:'"
        return f"'{self.waiting[0].name} discards Ks Jd, draws 3h 5c' or '{self.waiting[0].name} stands pat'"

    @property
    def to_act(self) -> Seat | None:
        return self.waiting[0] if self.waiting else None

    def legal(self, seat: Seat) -> tuple[str, ...]:
        if seat is not self.to_act:
            return ()
        return ("stands pat", *(f"discards {n}" for n in range(1, self._limit(seat, ()) + 1)))

    def act(self, act: Act, seat: Seat) -> Iterator[Problem]:
        if act.verb not in ("discards", "stands pat"):
            yield from super().act(act, seat)
            return
        yield from self._turn(seat)
        if act.verb == "discards":
            yield from self._exchange(act, seat)

    def _turn(self, seat: Seat) -> Iterator[Problem]:
        if seat.folded:
            yield Problem(
                f"{seat.name} folded on line {seat.folded} and draws nothing", "betting/fold"
            )
        elif seat not in self.waiting:
            yield Problem(f"{seat.name} has drawn already; each draws once", "drawing/once")
        elif seat is not self.waiting[0]:
            yield Problem(f"{self.waiting[0].name} draws before {seat.name}", "drawing/in-turn")
            # Told once: from here on the record's order is followed.
            self.waiting.remove(seat)
            self.waiting.insert(0, seat)
        if seat in self.waiting:
            self.waiting.remove(seat)

    def _exchange(self, act: Act, seat: Seat) -> Iterator[Problem]:
        for token in act.cards:
            yield from self._throw(token, seat)
        limit = self._limit(seat, act.cards)
        if len(act.cards) > limit:
            yield Problem(
                self._too_many(seat, len(act.cards), limit), self.deal.rule(self.step.rule)
            )
        if len(act.drawn) != len(act.cards):
            yield Problem(
                f"{seat.name} throws {len(act.cards)} and draws {len(act.drawn)}; the numbers must be equal",
                "drawing/equal",
            )
        for card in act.drawn:
            problem = self._own(card, seat) or self.deal.deck.deal(card, seat, self.deal.line)
            if problem is not None:
                seat.doubt = self.deal.line
                yield problem
            seat.down.append(card)

    def _own(self, card: Card, seat: Seat) -> Problem | None:
        """Whether the card that he is dealt is one that he has just thrown away."""
        deck = self.deal.deck
        if card not in seat.thrown or card == UNKNOWN:
            return None
        if deck.stub:
            deck.stub -= 1
            why = f"{seat.name} has just thrown {card} away; it is not in the deck"
            return Problem(why, "drawing/own-discard")
        if self.deal.game.law.own_discards:
            return None
        return Problem(
            f"{seat.name} threw {card} away; nobody gets his own discard back",
            "drawing/deck-runs-out",
        )

    def _throw(self, token: Card | int, seat: Seat) -> Iterator[Problem]:
        card, problem = take(seat, token, self.deal.deck, self.deal.line)
        if problem is not None:
            yield problem
        if card is not None:
            seat.thrown.append(card)
            return
        seat.spare += 1
        seat.doubt = self.deal.line
        if problem is None:
            what = rank_name(token) if isinstance(token, int) else str(token)
            yield Problem(f"{seat.name} holds no {what}; he has {tell(seat.down)}", "drawing/held")

    def _limit(self, seat: Seat, thrown: tuple[Card | int, ...]) -> int:
        """How many he may draw: more if an ace is among the cards he keeps."""
        keeps_ace = any(card.rank == 14 for card in seat.down)
        return int(self.step.most.with_ace if keeps_ace else self.step.most.cards)

    def _too_many(self, seat: Seat, count: int, limit: int) -> str:
        most = self.step.most
        ace = (
            f", or {most.with_ace} by keeping an ace"
            if most.with_ace > most.cards and limit == most.cards
            else ""
        )
        return f"{seat.name} draws {count}; he may draw {limit}{ace}"

    def unfinished(self) -> Iterator[Problem]:
        for seat in self.waiting:
            yield Problem(f"{seat.name} has neither drawn nor stood pat", "drawing/once")

    def end(self) -> Iterator[Problem]:
        yield from self.deal.deck.judge_late(self.deal.seats.values())

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        """All discard before anybody draws, since the deck may run out."""
        thrown = {seat.name: self._sample_discards(rng, seat) for seat in self.waiting}
        drawn = _supply(rng, thrown, stub, self.deal.folded_cards())
        for seat in list(self.waiting):
            if thrown[seat.name]:
                gets = " ".join(map(str, drawn[seat.name]))
                yield f"{seat.name} discards {' '.join(map(str, thrown[seat.name]))}, draws {gets}"
            else:
                yield f"{seat.name} stands pat"

    def _sample_discards(self, rng: Random, seat: Seat) -> list[Card]:
        most = int(self.step.most.cards)
        cards = rng.sample(seat.down, rng.randint(0, min(most, len(seat.down))))
        others = [card for card in seat.down if card not in cards]
        if (
            len(cards) == most
            and any(card.rank == 14 for card in others)
            and most < self.step.most.with_ace
        ):
            plain = [card for card in others if card.rank != 14]
            cards += plain[: self.step.most.with_ace - most]
        return cards


def _supply(
    rng: Random, thrown: dict[str, list[Card]], stub: list[Card], folded: list[Card]
) -> dict[str, list[Card]]:
    """Cards for all who draw: the stub, then the shuffled discards and folded hands."""
    wanted = [name for name, cards in thrown.items() for _ in cards]
    fresh = [stub.pop() for _ in range(min(len(wanted), len(stub)))]
    late = wanted[len(fresh) :]
    pool = [card for cards in thrown.values() for card in cards] + folded
    for _ in range(200):
        # Shuffle until nobody gets his own discard back.
        rng.shuffle(pool)
        if all(card not in thrown[name] for name, card in zip(late, pool, strict=False)):
            break
    else:
        # No shuffle will do: the last who draws finds little but his own, and stands pat.
        thrown[late[-1]] = []
        return _supply(rng, thrown, stub + fresh[::-1], folded)
    drawn: dict[str, list[Card]] = {}
    for name, card in zip(wanted, fresh + pool, strict=False):
        drawn.setdefault(name, []).append(card)
    return drawn
