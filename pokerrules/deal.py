"""A deal in progress: what lies on the table, what may be done now, what an act does to it.

`Deal.play` is strict and raises on the first thing that is not legal or not true; reading a
whole record (`pokerrules.check`) goes on after each, with the same code underneath.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from pokerrules import claims
from pokerrules.acting import act
from pokerrules.cards import Card
from pokerrules.course import Course
from pokerrules.errors import BadRecord, IllegalAct
from pokerrules.finding import Finding, Problem
from pokerrules.header import NoGame, Setting, read_header
from pokerrules.judging import rule_pots
from pokerrules.laying import lay, turn_folded
from pokerrules.lying import Lies
from pokerrules.money import Money
from pokerrules.notation import (
    Act,
    Amount,
    BoardLine,
    HandClaim,
    Heading,
    Holding,
    Parsed,
    PartPot,
    Source,
    Turned,
    WildClaim,
    sources,
)
from pokerrules.phases.base import Phase
from pokerrules.phases.betting import Betting
from pokerrules.phases.dues import Sale
from pokerrules.phases.showdown import Showing
from pokerrules.pots import Layer, layers
from pokerrules.procedure import Donate
from pokerrules.ruling import Ruling
from pokerrules.seating import sit
from pokerrules.seats import Deck, Seat
from pokerrules.supply import Supply
from pokerrules.table import Table
from pokerrules.view import Fallen, View
from pokerrules.wildnames import whole_ranks


class Deal(Table):
    """A deal of one game, from the first card to the last chip.

    Args:
        text: the header lines of a record, at least ``Game: …``; lines behind them are played.

    Raises:
        BadRecord: when a line cannot be read or a header is wrong.
        IllegalAct: when a line is not legal or not true.

    Examples:
        >>> deal = Deal("Game: Christmas Present\\nSeats: Ann, Bob\\nStakes: bet $1")
        >>> deal.play("Deal:").play("Bets:").legal
        ('folds', 'checks', 'bets $1')
        >>> print(deal.to_act)
        Ann
    """

    def __init__(self, text: str) -> None:
        try:
            setting, problems, rest = read_header(text)
        except NoGame as error:
            raise BadRecord(error.finding) from None
        for finding in problems:
            raise BadRecord(finding)
        self._start(setting)
        self._played: list[Source] = []
        self._told = 0
        self._play(rest)
        self._told = len(text.splitlines())

    @classmethod
    def of(cls, setting: Setting) -> Deal:
        """A deal of what a record's header says, nothing played yet."""
        deal = cls.__new__(cls)
        deal._start(setting)
        deal._played, deal._told = [], 0
        return deal

    def _start(self, setting: Setting) -> None:
        super().__init__(setting)
        self.stakes = setting.stakes
        self.seats: dict[str, Seat] = {}
        self.deck = Deck(len(self.game.jokers))
        self.carried_in = int(setting.carried)
        self.fallen: list[Fallen] = []
        self.sold: Sale | None = None
        self.house = Seat(self.game.dummy.name) if self.game.dummy else None
        donation = next((step for step in self.game.steps if isinstance(step, Donate)), None)
        self.supply = Supply(self.deck, donation, self.rule(donation.fill_rule) if donation else "")
        self.course = Course(self)
        for name in setting.seats:
            sit(self, name)

    # Questions ------------------------------------------------------------------------

    def live(self) -> list[Seat]:
        """Those still in, from the dealer's left."""
        return [seat for seat in self.seats.values() if seat.live]

    def dealt(self) -> list[Seat]:
        """Those who get cards: the players still in, and last the hand that belongs to nobody."""
        return [*self.live(), *filter(None, [self.house])]

    @property
    def names(self) -> tuple[str, ...]:
        """With which names a line may begin."""
        return (*self.seats, *(seat.name for seat in filter(None, [self.house])))

    @property
    def winner(self) -> Seat | None:
        """The only player left, when all others have folded."""
        live = self.live()
        return live[0] if len(live) == 1 and self.course.at > 0 else None

    @property
    def pot(self) -> Money:
        """All that lies in the middle, uncalled bets counted."""
        put = sum(seat.put for seat in self.seats.values())
        return Money(self.carried_in + self.dead + put)

    @property
    def dead(self) -> int:
        """What was paid into the main pot without being a bet, in cents."""
        return sum(seat.spent for seat in self.seats.values())

    @property
    def phase(self) -> Phase | None:
        """The step the deal is at, None before the first."""
        return self.course.phase

    @property
    def opener(self) -> str | None:
        """Who opens the betting round that runs or comes next, None when there is none."""
        phase = self.course.betting()
        return None if phase is None or phase.idle() else phase.opens().name

    @property
    def to_act(self) -> str | None:
        """Who must act now, None when nobody must or all act together."""
        seat = None if self.winner or self.phase is None else self.phase.to_act
        return None if seat is None else seat.name

    @property
    def legal(self) -> tuple[str, ...]:
        """What the player to act may do now, in the words of a record."""
        phase, name = self.phase, self.to_act
        return () if phase is None or name is None else phase.legal(self.seats[name])

    def owed(self, name: str) -> Money:
        """What a player must put in to stay in this betting round."""
        phase = self.phase
        return Money(phase.round.owed(self.seat(name)) if isinstance(phase, Betting) else 0)

    def seat(self, name: str) -> Seat:
        """The seat of that name.

        Raises:
            BadRecord: when nobody is called so.
        """
        seat = self.called(name)
        if seat is not None:
            return seat
        raise BadRecord(Finding(self.line, f"nobody here is called '{name}'", "records/names"))

    def called(self, name: str) -> Seat | None:
        """The seat of that name, None when nobody is called so."""
        everybody = (*self.seats.values(), *filter(None, [self.house]))
        named = (seat for seat in everybody if seat.name.casefold() == name.casefold())
        return next(named, None)

    def _pots(self, extra: int = 0) -> tuple[tuple[Layer, ...], dict[str, int]]:
        put = {seat.name: seat.put for seat in self.seats.values()}
        return layers(put, [seat.name for seat in self.live()], self.carried_in + self.dead + extra)

    def uncalled(self) -> dict[str, int]:
        """Who has put in what nobody has called, if somebody has, and how much in cents."""
        return self._pots()[1]

    def judge(self, extra: int) -> Ruling:
        put = {seat.name: seat.put for seat in self.seats.values()}
        pots, returned = self._pots(extra)
        amounts = [int(money) for money in self.setting.stacks.values()]
        smallest = self.stakes.smallest(self.carried_in, self.dead, *amounts, *put.values())
        passed = tuple(self.course.passed)
        told = self.wild_told
        return rule_pots(self.game, self.entrants(), pots, returned, smallest, passed, told=told)

    @property
    def lies(self) -> dict[str, Lies]:
        return {seat.name: _lies(seat) for seat in self.seats.values()}

    @property
    def along(self) -> dict[str, Lies]:
        return {seat.name: _lies(seat) for seat in filter(None, [self.house])}

    @property
    def view(self) -> View:
        return View(self.board, self.fallen, self.everybody, isinstance(self.phase, Showing))

    @property
    def wild(self) -> frozenset[int]:
        """The ranks that are wild as things lie now, each with all its cards."""
        return whole_ranks(self.wild_cards)

    def falls(self, card: Card, seat: Seat) -> None:
        """A card comes to lie face up before a player."""
        seat.up.append(card)
        self.fallen.append(Fallen(card, seat.name))

    @property
    def chip(self) -> int:
        """The smallest chip, in cents, as far as the header tells."""
        amounts = [int(money) for money in self.setting.stacks.values()]
        return self.stakes.smallest(self.carried_in, *amounts)

    def rule(self, anchor: str) -> str:
        """A rule id: the anchors of a definition without a page are those of its own page."""
        return self.game.full_id(anchor)

    def rule_of(self, verb: str) -> str:
        """The rule by which players do what an upcard sets off; else that of what is misplaced."""
        rules = (self.rule(t.rule) for t in self.game.triggers if verb and t.kind.verb == verb)
        return next(rules, "records/sections")

    def next_heading(self) -> str:
        """The heading of the next step in which something can happen."""
        return self.course.next_heading()

    @property
    def due(self) -> int:
        return getattr(self.phase.step, "n", 1) if self.phase is not None else 1

    # Playing ---------------------------------------------------------------------------

    def play(self, text: str) -> Deal:
        """Play the lines of a record, strictly; returns the deal itself.

        Lines are numbered as if all texts played so far were one record.

        Raises:
            BadRecord: for a line that cannot be read.
            IllegalAct: for one that is not legal or not true; the deal stays as it was before it.
        """
        self._play(list(sources(text)))
        self._told += len(text.splitlines())
        return self

    def _play(self, lines: list[Source]) -> None:
        for source in lines:
            line = source._replace(number=self._told + source.number)
            parsed, problems = self.read(line)
            if problems:
                self._undo()
                wrong = IllegalAct if parsed is not None else BadRecord
                raise wrong(Finding(line.number, *problems[0][:2]))
            self._played.append(line)

    def _undo(self) -> None:
        """Back to where the deal was before the line that was refused."""
        self._start(self.setting)
        for line in self._played:
            self.read(line)

    def happen(self, parsed: Parsed) -> Iterator[Problem]:
        if isinstance(parsed, Heading):
            yield from self.course.heading(parsed.name)
        elif isinstance(parsed, Holding):
            yield from self.course.during().hold(parsed)
        elif isinstance(parsed, BoardLine):
            yield from lay(self, parsed)
        elif isinstance(parsed, Turned):
            yield from turn_folded(self, parsed)
        elif isinstance(parsed, Act):
            yield from act(self, parsed)
        elif isinstance(parsed, (HandClaim, Amount, PartPot, WildClaim)):
            yield from claims.check(self, parsed)

    def finish(self) -> Iterator[Problem]:
        """What is missing at the end of a record."""
        if not self.stopped and self.winner is None:
            yield from self.course.finish()

    @property
    def seen(self) -> Collection[Card]:
        """Every card that somebody has seen."""
        return self.deck.lies.keys()


def _lies(seat: Seat) -> Lies:
    """What is one player's, as others see it."""
    declared, folded = seat.declared, bool(seat.folded)
    return Lies(seat.up, seat.down, seat.laid, seat.shared, declared, folded, seat.drawn)
