"""What an upcard has set off and has not happened yet: a card for the middle, a sale, a payment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from pokerrules.cards import Card
from pokerrules.finding import Problem, counted
from pokerrules.money import Money
from pokerrules.notation import Act, BoardLine
from pokerrules.phases.falling import turn_for_all
from pokerrules.seats import Seat
from pokerrules.triggers import Buy, Extra, Follow, Tribute
from pokerrules.view import MIDDLE

if TYPE_CHECKING:
    from random import Random

    from pokerrules.deal import Deal


class Due:
    """Something that is due, or allowed, between two cards of the deal.

    `forced` tells whether the deal cannot go on without it. Each of `act`, `lay` and `hold` says
    whether a line is meant for it and, if so, lets it happen.
    """

    forced = True

    def __init__(self, trigger: Any, deal: Deal, seat: Seat) -> None:
        self.trigger = trigger
        self.deal = deal
        self.seat = seat
        self.card = seat.up[-1] if seat.up else None  # It has just fallen.
        self.rule = deal.rule(trigger.rule)
        self.line = 0

    def wanted(self) -> str:
        """The line that would settle it."""
        raise NotImplementedError

    def missing(self) -> Problem:
        """That the deal went on without it."""
        return Problem(f"{self.why()}; write {self.wanted()}", self.rule)

    def why(self) -> str:
        """What it is, in words."""
        raise NotImplementedError

    def act(self, act: Act, seat: Seat) -> Iterator[Problem] | None:
        """A player does something."""
        return None

    def lay(self, line: BoardLine) -> Iterator[Problem] | None:
        """A card is turned for all."""
        return None

    def hold(self, seat: Seat, cards: tuple[Card, ...]) -> Iterator[Problem] | None:
        """A player gets cards face down."""
        return None

    def sample(self, rng: Random, stub: list[Card]) -> str:
        """A line that settles it."""
        raise NotImplementedError


class ToMiddle(Due):
    """The next card goes face up to the middle."""

    def why(self) -> str:
        return f"{self.card} brings the next card to the middle"

    def wanted(self) -> str:
        return f"'{MIDDLE}: 9s'"

    def lay(self, line: BoardLine) -> Iterator[Problem] | None:
        return turn_for_all(self.deal, line, self.rule) if line.key == MIDDLE else None

    def sample(self, rng: Random, stub: list[Card]) -> str:
        return f"{MIDDLE}: {stub.pop()}"


class ExtraCard(Due):
    """The owner gets a card face down."""

    def why(self) -> str:
        return f"{self.card} brings {self.seat.name} a card face down, at once"

    def wanted(self) -> str:
        name = self.seat.name
        return f"'{name}: (8s)', or '{name}: {self.card} (8s)' on one line"

    def hold(self, seat: Seat, cards: tuple[Card, ...]) -> Iterator[Problem] | None:
        return self._held(cards) if seat is self.seat else None

    def _held(self, cards: tuple[Card, ...]) -> Iterator[Problem]:
        if len(cards) != 1:
            yield Problem(f"{counted(len(cards))} for {self.seat.name}; it is one", self.rule)
        for card in cards:
            yield from filter(None, [self.deal.deck.deal(card, self.seat, self.deal.line)])
            self.seat.down.append(card)

    def sample(self, rng: Random, stub: list[Card]) -> str:
        return f"{self.seat.name}: ({stub.pop()})"


class Sale(Due):
    """The owner may buy a card face down."""

    forced = False

    @property
    def price(self) -> int:
        """What the card costs, in cents."""
        return int(self.trigger.price.of(self.deal.chip))

    @property
    def affordable(self) -> bool:
        """Whether he has as much."""
        return self.seat.chips is None or self.seat.chips >= self.price

    @property
    def in_stock(self) -> bool:
        """Whether the deck would still have all the cards that are due."""
        return self.deal.deck.stub > self.deal.course.cards_due()

    def why(self) -> str:
        return f"{self.seat.name} may buy a card for {Money(self.price)}"

    def wanted(self) -> str:
        return f"'{self.seat.name} buys (9d) for {Money(self.price)}'"

    def act(self, act: Act, seat: Seat) -> Iterator[Problem] | None:
        return self._sold(act) if act.verb == "buys" and seat is self.seat else None

    def _sold(self, act: Act) -> Iterator[Problem]:
        name = self.seat.name
        if not self.in_stock:
            due = self.deal.course.cards_due()
            why = f"the deck has {self.deal.deck.stub} cards left and {due} are still to be dealt"
            yield Problem(f"{why}: none is sold to {name}", self.rule)
        else:
            self.deal.sold = self
        self.line = self.deal.line
        if act.money is not None and act.money != self.price:
            yield Problem(f"the card costs {Money(self.price)}, not {act.money}", self.rule)
        if len(act.cards) != 1:
            yield Problem(f"{name} buys {len(act.cards)} cards; it is one", self.rule)
        cents = self.price if act.money is None else int(act.money)
        yield from filter(None, [self.seat.spend(cents)])
        for card in act.cards:
            assert isinstance(card, Card)  # No rank alone can be read here.
            yield from filter(None, [self.deal.deck.deal(card, self.seat, self.deal.line)])
            self.seat.down.append(card)

    def oversold(self) -> Iterator[Problem]:
        """Where the seats are not named, only a table that is dealt in tells how many cards it needs."""
        stub, due = self.deal.deck.stub, self.deal.course.cards_due()
        if stub < due:
            yield Problem(
                f"that is one too many: the deck has {stub} cards left and {due} are still to be dealt",
                self.rule,
                line=self.line,
            )

    def sample(self, rng: Random, stub: list[Card]) -> str:
        if rng.random() < 0.4 or not (self.affordable and self.in_stock):
            return ""
        return f"{self.seat.name} buys ({stub.pop()}) for {Money(self.price)}"


class Payment(Due):
    """One player owes another for an upcard."""

    def __init__(self, trigger: Any, deal: Deal, seat: Seat, to: Seat, number: int) -> None:
        super().__init__(trigger, deal, seat)
        self.to = to
        price = int(trigger.price.of(deal.chip)) * number
        self.cents = price if seat.chips is None else min(price, seat.chips)

    def why(self) -> str:
        return f"{self.seat.name} owes {self.to.name} {Money(self.cents)}"

    def wanted(self) -> str:
        return f"'{self.seat.name} pays {self.to.name} {Money(self.cents)}'"

    def act(self, act: Act, seat: Seat) -> Iterator[Problem] | None:
        mine = act.verb == "pays" and seat is self.seat
        return self._paid(act) if mine and act.word.casefold() == self.to.name.casefold() else None

    def _paid(self, act: Act) -> Iterator[Problem]:
        cents = self.cents if act.money is None else int(act.money)
        if cents != self.cents:
            yield Problem(f"{self.why()}, not {Money(cents)}", self.rule)
        yield from filter(None, [self.seat.give(self.to, cents)])

    def sample(self, rng: Random, stub: list[Card]) -> str:
        return self.wanted().strip("'")


def _tribute(trigger: Tribute, deal: Deal, seat: Seat, card: Card) -> Iterator[Due]:
    """Who pays whom: all who show such a rank when the card falls; later, whoever gets one."""
    holder = next((s for s in deal.live() if Card(trigger.card) in s.up), None)
    if holder is None:
        return
    payers = [seat] if card.rank in trigger.ranks else deal.live()
    if card.text != trigger.card and card.rank not in trigger.ranks:
        return
    for payer in payers:
        number = 1 if payer is seat else sum(c.rank in trigger.ranks for c in payer.up)
        if payer is not holder and number:
            due = Payment(trigger, deal, payer, holder, number)
            yield from [due] if due.cents else []


def _one(kind: type[Due]) -> Callable[[Any, Deal, Seat, Card], Iterator[Due]]:
    def fall(trigger: Any, deal: Deal, seat: Seat, card: Card) -> Iterator[Due]:
        if card.rank in trigger.ranks:
            yield kind(trigger, deal, seat)

    return fall


def _follow(trigger: Follow, deal: Deal, seat: Seat, card: Card) -> Iterator[Due]:
    if card.rank in trigger.ranks and (trigger.last or deal.course.upcards_due()):
        yield ToMiddle(trigger, deal, seat)


_FALLS: dict[type, Callable[[Any, Deal, Seat, Card], Iterator[Due]]] = {
    Follow: _follow,
    Extra: _one(ExtraCard),
    Buy: _one(Sale),
    Tribute: _tribute,
}


def set_off(triggers: tuple[Any, ...], deal: Deal, seat: Seat, card: Card) -> list[Due]:
    """What is due now that a card has fallen face up before a player."""
    return [due for t in triggers for due in _FALLS[type(t)](t, deal, seat, card)]
