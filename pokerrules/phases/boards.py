"""Turning up the cards of the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import UNKNOWN, Card
from pokerrules.finding import Problem, counted
from pokerrules.notation import BoardLine
from pokerrules.phases.base import Phase
from pokerrules.seats import folded_cards

if TYPE_CHECKING:
    from random import Random

WORDS = ("Qh", "2c", "9d", "Ts", "4h", "8c", "Kd")


class BoardTurning(Phase):
    """So many cards are turned, at the places that the step names or at the next in the row."""

    def begin(self) -> None:
        super().begin()
        self.laid = False

    def idle(self) -> bool:
        return self.begun and self.laid

    def expected(self) -> str:
        return f"'{self.heading}: {self._sample(WORDS[: self.step.n])}'"

    def _free(self) -> list[str]:
        """The places where a card may be turned now."""
        places = self.step.among or self.deal.game.board.places
        return [place for place in places if place not in self.deal.board]

    def _sample(self, cards: tuple[object, ...]) -> str:
        """Cards as a record writes them for the places that come next."""
        if not self.deal.game.board.named:
            return " ".join(map(str, cards))
        return ", ".join(
            f"{place} {card}" for place, card in zip(self._free(), cards, strict=False)
        )

    def lay(self, line: BoardLine) -> Iterator[Problem]:
        """The cards are turned; tells what is wrong with their number or their places."""
        self.laid = True
        if len(line.cards) != self.step.n:
            yield Problem(
                f"{counted(len(line.cards))} turned; here it is {self.step.n}",
                self.deal.rule(self.step.rule),
            )
        places = line.places or tuple(self._free())
        if self.deal.game.board.named and not line.places:
            yield Problem(
                f"say where the cards lie: {self.expected()}", self.deal.rule(self.step.rule)
            )
        if UNKNOWN in line.cards:
            yield Problem("the board is seen by all; write which cards it has", "records/unseen")
        for place, card in zip(places, line.cards, strict=False):
            yield from self._turn(place, card)

    def _turn(self, place: str, card: Card) -> Iterator[Problem]:
        deal, rule = self.deal, self.deal.rule(self.step.rule)
        if place in deal.board:
            yield Problem(f"at {place} lies {deal.board[place]} already", rule)
        elif place not in deal.game.board.places:
            known = ", ".join(deal.game.board.places)
            yield Problem(f"there is no place '{place}'; there is {known}", rule)
            return
        elif self.step.among and place not in self.step.among:
            yield Problem(f"{place} is not turned now, but {' or '.join(self._free())}", rule)
        deal.board[place] = card
        yield from filter(None, [deal.supply.turn(card, deal.line)])
        yield from deal.deck.judge_late(deal.seats.values(), discards=False)

    def unfinished(self) -> Iterator[Problem]:
        if not self.laid:
            yield Problem(
                f"the board is missing: {self.expected()}", self.deal.rule(self.step.rule)
            )

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        if len(stub) < self.step.n:
            folded = [card for card in folded_cards(self.deal.seats.values()) if card not in stub]
            stub[:0] = rng.sample(folded, len(folded))
        cards = self.deal.supply.sample(rng, stub, self.step.n)
        yield f"{self.heading}: {self._sample(tuple(cards))}"
