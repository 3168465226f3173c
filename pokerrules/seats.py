"""Who sits at the table, what lies before each, and where every card of the deck is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from pokerrules.cards import UNKNOWN, Card, full_deck
from pokerrules.finding import Problem
from pokerrules.money import Money
from pokerrules.notation import Token


class Seat:
    """A player and all that is his during one deal.

    Attributes:
        down: his cards face down, in the order in which they will be turned once stacked.
        up: his upcards, oldest first.
        thrown: what he has discarded.
        laid: his discards that stay face up before him.
        shared: what he has pushed to the middle.
        shown: what he has shown for a moment, wherever it lies now.
        drawn: cards drawn for high card, from another shuffle of the deck.
        chips: what he has left to bet, None when nobody has limited it.
        put: what he has put into the pot, in cents.
        spent: what he has put there for a card and the like, which is no bet, in cents.
        aside: what other players have paid him, less what he has paid them, in cents.
        declared: the directions he has declared, None before.
        folded: the line on which he folded, 0 while he is in.
        stacked: the id of the rule that fixes the order of his downcards, empty before.
        doubt: the line of a finding about his cards, 0 if there is none.
        spare: how many of his cards must be gone, though nobody can say which.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.down: list[Card] = []
        self.up: list[Card] = []
        self.thrown: list[Card] = []
        self.laid: list[Card] = []
        self.shared: list[Card] = []
        self.shown: list[Card] = []
        self.drawn: list[Card] = []
        self.chips: int | None = None
        self.put = 0
        self.spent = 0
        self.aside = 0
        self.folded = 0
        self.declared: tuple[str, ...] | None = None
        self.stacked = ""
        self.doubt = 0
        self.spare = 0

    @property
    def held(self) -> tuple[Card, ...]:
        """All his cards, those face up first."""
        return (*self.up, *self.down)

    @property
    def live(self) -> bool:
        """Whether he can still win something."""
        return not self.folded

    @property
    def can_bet(self) -> bool:
        """Whether he is in and has chips left to act with."""
        return self.live and self.chips != 0

    def pay(self, cents: int) -> None:
        """Put chips into the pot; a stack never falls below nothing."""
        self.put += cents
        self._lose(cents)

    def spend(self, cents: int) -> Problem | None:
        """Put chips into the main pot that are no bet; tells if he has not so many."""
        problem = self.short_of(cents)
        self.spent += cents
        self._lose(cents)
        return problem

    def give(self, other: Seat, cents: int) -> Problem | None:
        """Pay another player, past the pot; tells if he has not so much.

        What the other gets he cannot bet before the next deal.
        """
        problem = self.short_of(cents)
        self.aside -= cents
        other.aside += cents
        self._lose(cents)
        return problem

    def short_of(self, cents: int) -> Problem | None:
        """Why he cannot pay so much, or None."""
        if self.chips is None or cents <= self.chips:
            return None
        left = f"only {Money(self.chips)}" if self.chips else "nothing"
        return Problem(f"{self.name} has {left} left to pay {Money(cents)}", "betting/no-bet")

    def _lose(self, cents: int) -> None:
        if self.chips is not None:
            self.chips = max(0, self.chips - cents)


NO_JOKERS = "{} is a joker, and this game is played without; name the card that was dealt"


def is_joker(card: Card) -> bool:
    """Whether it is one of the two jokers."""
    return card.suit == "*"


def folded_cards(seats: Iterable[Seat]) -> list[Card]:
    """The cards of the hands that have been folded, as far as they have been seen."""
    held = (card for seat in seats if seat.folded for card in seat.held)
    return [card for card in held if card != UNKNOWN]


class Deck:
    """Where each card of the deck is, and how many nobody has been dealt.

    `late` has come from the shuffled discards and is still to be judged, `again` has come so and
    lies with somebody until he throws it away too, `unseen` counts those that came so face down.
    """

    def __init__(self, jokers: int = 0) -> None:
        self.stub = len(full_deck(jokers))
        self.jokers = jokers
        self.lies: dict[Card, tuple[str, int]] = {}
        self.late: list[tuple[Card, str, int]] = []
        self.again: set[Card] = set()
        self.unseen = 0

    def deal(self, card: Card, seat: Seat, line: int) -> Problem | None:
        """The next card goes to a seat; tells if it cannot be that card."""
        return self.turn(card, seat.name, line)

    def turn(self, card: Card, where: str, line: int) -> Problem | None:
        """The next card goes to a player or to the table; tells if it cannot be that card."""
        if self.stub > 0:
            self.stub -= 1
            return self.place(card, where, line)
        # From the shuffled discards, which may not all have been named yet: judge later.
        if card == UNKNOWN:
            self.unseen += 1
        else:
            self.late.append((card, where, line))
        return None

    def reveal(self, card: Card, seat: Seat, line: int) -> Problem | None:
        """A card dealt unseen turns out to be this one."""
        return self.place(card, seat.name, line)

    def place(self, card: Card, owner: str, line: int) -> Problem | None:
        """A card turns out to lie there; tells if it lies elsewhere already."""
        if card == UNKNOWN:
            return None
        if is_joker(card) and not self.jokers:
            return Problem(NO_JOKERS.format(card), "dealing/one-of-each")
        if card in self.lies:
            whose, where = self.lies[card]
            return Problem(
                f"{card} was dealt to {whose} on line {where}; a deck has one of each, so {owner} cannot get it too",
                "dealing/one-of-each",
            )
        self.lies[card] = (owner, line)
        return None

    def judge_late(
        self, seats: Collection[Seat], discards: bool = True, to: Seat | None = None
    ) -> Iterator[Problem]:
        """What came after the stub had run out: only folded hands and, in a draw, discards.

        Args:
            seats: all seats.
            discards: whether the cards thrown away have been shuffled too.
            to: who was dealt them, if his own discards were kept out.
        """
        folded = [(card, seat) for seat in seats if seat.folded for card in seat.held]
        others = [seat for seat in seats if discards and seat is not to]
        pool = dict([*((card, seat) for seat in others for card in seat.thrown), *folded])
        lying = {card for card, _ in folded}
        drawn: set[Card] = set()
        for card, where, line in self.late:
            # A card that nobody has seen may be any that lies nowhere else.
            token = UNKNOWN if card not in pool and card not in self.lies else card
            owner = pool.get(token)
            if owner is None:
                what = "no discard and in no folded hand" if discards else "in no folded hand"
                yet = " yet" if to else ""
                why = f"the deck had run out: {card} is {what}{yet}, so it cannot come now"
            elif card in drawn or (card in self.again and card not in lying):
                why = f"{card} comes twice from the shuffled cards"
            else:
                drawn.add(card)
                self.again.add(card)
                self.lies[card] = (where, line)
                _taken(owner, token, card)
                continue
            yield Problem(why, "drawing/deck-runs-out", line=line)
        self.late.clear()

    def left_for(self, seat: Seat, seats: Collection[Seat]) -> int:
        """How many cards can be dealt to a player who gets none of his own discards back."""
        folded = sum(len(other.held) for other in seats if other.folded)
        others = sum(len(self.lying(other)) for other in seats if other is not seat)
        # Of the cards dealt unseen from the heap nobody can say whose discards they were.
        heap = min(others, others + len(self.lying(seat)) - self.unseen)
        return self.stub + folded + heap

    def lying(self, seat: Seat) -> list[Card]:
        """The discards of a player that have not been dealt again."""
        return [card for card in seat.thrown if card not in self.again]


def _taken(owner: Seat, token: Card, card: Card) -> None:
    """A card is dealt again: out of a folded hand, or an unseen discard that is known now."""
    if not owner.folded:
        owner.thrown[owner.thrown.index(token)] = card
    for held in (owner.down, owner.up) if owner.folded else ():
        if token in held:  # A folded hand is no longer whole.
            held.remove(token)


def take(seat: Seat, token: Token, deck: Deck, line: int) -> tuple[Card | None, Problem | None]:
    """The downcard of a seat that a token names (a card, or a rank held only once).

    A card dealt unseen may turn out to be any card that lies nowhere else.
    """
    fitting = [c for c in seat.down if (c.rank == token if isinstance(token, int) else c == token)]
    if len(fitting) == 1 or (fitting and not isinstance(token, int)):
        seat.down.remove(fitting[0])
        return fitting[0], None
    if fitting:
        return None, Problem(
            f"{seat.name} holds {' and '.join(map(str, fitting))}; say which one is meant",
            "records/rank-only",
        )
    if UNKNOWN in seat.down and not isinstance(token, int):
        seat.down.remove(UNKNOWN)
        return token, deck.reveal(token, seat, line)
    return None, None
