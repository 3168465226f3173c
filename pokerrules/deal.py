"""A deal in progress: what lies on the table, what may be done now, what an act does to it.

`Deal.play` is strict and raises on the first thing that is not legal or not true; reading a
whole record (`pokerrules.check`) goes on after each, with the same code underneath.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

from pokerrules import claims
from pokerrules.cards import UNKNOWN, Card
from pokerrules.errors import BadRecord, IllegalAct
from pokerrules.finding import Finding, Problem, counted
from pokerrules.game import DOUBLING, TableHand
from pokerrules.header import NoGame, Setting, read_header
from pokerrules.judging import rule_pots
from pokerrules.lying import (
    Lies,
    entrants,
    never_asked,
    no_table_hand,
    unseen_table_hand,
    view_of,
    wrong_table_hand,
)
from pokerrules.money import Money
from pokerrules.nearest import nearest
from pokerrules.notation import (
    ASIDE,
    Act,
    Amount,
    BoardLine,
    HandClaim,
    Heading,
    Holding,
    Parsed,
    Source,
    Turned,
    Unreadable,
    WildClaim,
    bad_name,
    nobody,
    read,
    sources,
    tell,
)
from pokerrules.phases import calling, phase_of
from pokerrules.phases.base import Phase
from pokerrules.phases.betting import Betting
from pokerrules.phases.boards import BoardTurning
from pokerrules.phases.dealing import Dealing
from pokerrules.phases.giving import Flipping
from pokerrules.phases.showdown import Showing
from pokerrules.pots import layers
from pokerrules.procedure import Donate
from pokerrules.ruling import Entrant, Ruling
from pokerrules.seats import Deck, Seat
from pokerrules.shown import Barred, barred, wrong_left_over
from pokerrules.supply import Supply
from pokerrules.table import Table
from pokerrules.view import Fallen, View
from pokerrules.wild import NOTHING, whole_ranks


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
        self.passed: list[str] = []
        self.phases: list[Phase] = [phase_of(step, self) for step in self.game.steps]
        self.fallen: list[Fallen] = []
        self.house = Seat(self.game.dummy.name) if self.game.dummy else None
        donation = next((step for step in self.game.steps if isinstance(step, Donate)), None)
        self.supply = Supply(self.deck, donation, self.rule(donation.fill_rule) if donation else "")
        self._rounds = [phase for phase in self.phases if isinstance(phase, Betting)]
        self.at = -1
        for name in setting.seats:
            self._sit(name)

    def _sit(self, name: str) -> Seat:
        seat = self.seats[name] = Seat(name)
        stack = self.setting.stacks.get(name)
        seat.chips = None if stack is None else int(stack)
        ante = int(self.stakes.ante)
        seat.pay(ante if seat.chips is None else min(ante, seat.chips))
        return seat

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
        return live[0] if len(live) == 1 and self.at > 0 else None

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
        return self.phases[self.at] if 0 <= self.at < len(self.phases) else None

    @property
    def opener(self) -> str | None:
        """Who opens the betting round that runs or comes next, None when there is none."""
        phase = self._betting()
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
        for seat in (*self.seats.values(), *filter(None, [self.house])):
            if seat.name.casefold() == name.casefold():
                return seat
        raise BadRecord(Finding(self.line, f"nobody here is called '{name}'", "records/names"))

    def scale(self, contest: str) -> Any:
        """How hands compare in a contest of this game, "high" when it has no such one."""
        by_name = {c.name: c.scale for c in self.game.pot.contests}
        return by_name.get(contest, self.game.pot.contests[0].scale)

    def judge(self, extra: int) -> Ruling:
        put = {seat.name: seat.put for seat in self.seats.values()}
        live = [seat.name for seat in self.live()]
        pots, returned = layers(put, live, self.carried_in + self.dead + extra)
        amounts = [int(money) for money in self.setting.stacks.values()]
        smallest = self.stakes.smallest(self.carried_in, self.dead, *amounts, *put.values())
        return rule_pots(
            self.game,
            self.entrants(),
            pots,
            returned,
            smallest,
            tuple(self.passed),
            told=self.wild_told,
        )

    def entrants(self) -> tuple[Entrant, ...]:
        """All players with what they could show, from the dealer's left."""
        nobodys = Lies(self.table) if self.house is None else _lies(self.house)
        return entrants(self.game, self.lies, self.view._replace(showdown=True), nobodys)

    @property
    def lies(self) -> dict[str, Lies]:
        """What is each player's."""
        return {seat.name: _lies(seat) for seat in self.seats.values()}

    @property
    def view(self) -> View:
        """What rules about cards look at."""
        along = {seat.name: _lies(seat) for seat in filter(None, [self.house])}
        lies = {**self.lies, **along}
        return view_of(lies, self.board, self.fallen, isinstance(self.phase, Showing))

    @property
    def wild(self) -> frozenset[int]:
        """The ranks that are wild as things lie now, each with all its cards."""
        return whole_ranks(self.wild_cards)

    @property
    def wild_showing(self) -> frozenset[Card]:
        """The cards that count as wild when hands showing are compared."""
        return self.wild_cards if self.game.law.wild_showing else NOTHING

    def falls(self, card: Card, seat: Seat) -> None:
        """A card comes to lie face up before a player."""
        seat.up.append(card)
        self.fallen.append(Fallen(card, seat.name))

    def limit(self, phase: Betting) -> int:
        """The limit of a betting round, in cents."""
        limits = self.stakes.limits or self.game.limits
        return (
            int(self.stakes.bet) << self._rounds.index(phase)
            if limits == DOUBLING
            else int(self.stakes.bet)
        )

    @property
    def chip(self) -> int:
        """The smallest chip, in cents, as far as the header tells."""
        amounts = [int(money) for money in self.setting.stacks.values()]
        return self.stakes.smallest(self.carried_in, *amounts)

    @property
    def dealing(self) -> Dealing | None:
        """The step that runs, if cards are dealt in it."""
        return self.phase if isinstance(self.phase, Dealing) else None

    def cards_due(self) -> int:
        """How many cards are still to be dealt to those who are in now."""
        dealing = [phase for phase in self.phases[self.at :] if isinstance(phase, Dealing)]
        return sum(phase.cards_due() for phase in dealing)

    def upcards_due(self) -> int:
        """How many of them face up."""
        dealing = [phase for phase in self.phases[self.at :] if isinstance(phase, Dealing)]
        return sum(phase.cards_due() for phase in dealing if phase.step.up)

    def rule(self, anchor: str) -> str:
        """A rule id: the anchors of a definition without a page are those of its own page."""
        return self.game.full_id(anchor)

    def folded_cards(self) -> list[Card]:
        """The cards of the hands that have been folded."""
        return [
            card
            for seat in self.seats.values()
            if seat.folded
            for card in seat.held
            if card != UNKNOWN
        ]

    def next_heading(self) -> str:
        """The heading of the next step in which something can happen."""
        following = self.phases[self.at + 1 :]
        return following[0].heading if following else "Showdown"

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
            problems = list(self._take(line))
            if problems:
                self._undo()
                raise IllegalAct(Finding(line.number, *problems[0][:2]))
            self._played.append(line)

    def _take(self, line: Source) -> Iterator[Problem]:
        self.line = line.number
        try:
            parsed = read(line.text, self.names)
        except Unreadable as error:
            raise BadRecord(Finding(line.number, error.message, error.rule)) from None
        return self.take(parsed)

    def _undo(self) -> None:
        """Back to where the deal was before the line that was refused."""
        self._start(self.setting)
        for line in self._played:
            list(self._take(line))

    def happen(self, parsed: Parsed) -> Iterator[Problem]:
        if isinstance(parsed, Heading):
            yield from self._heading(parsed.name)
        elif isinstance(parsed, Holding):
            yield from self._during().hold(parsed)
        elif isinstance(parsed, BoardLine):
            yield from self._board_line(parsed)
        elif isinstance(parsed, Turned):
            yield from self._turned(parsed)
        elif isinstance(parsed, Act):
            yield from self._act(parsed)
        elif isinstance(parsed, (HandClaim, Amount, WildClaim)):
            yield from claims.check(self, parsed)

    def _act(self, act: Act) -> Iterator[Problem]:
        everybody = self.live() if self.phase is None else self.phase.everybody()
        names = [seat.name for seat in everybody] if act.who == ("all",) else list(act.who)
        act = act._replace(who=tuple(names))
        for name in names:
            one = act._replace(who=(name,))
            if act.verb in claims.VERBS:
                yield from claims.check(self, act if act.verb == "split" else one)
                if act.verb == "split":
                    return
            elif self.winner is not None:
                left = self.winner.name
                yield Problem(
                    f"all but {left} have folded: the deal is over, {left} has won",
                    "betting/last-player",
                )
            elif self.game.dummy and name == self.game.dummy.name and act.verb != "turns up":
                yield never_asked(self.game)
            elif act.verb == calling.VERB:
                self._during()
                yield from calling.call(self, self.seats[name])
            else:
                yield from self._during().act(one, self.seat(name))

    def _board_line(self, line: BoardLine) -> Iterator[Problem]:
        """Cards of the board are a step of their own, which begins with their line."""
        if line.key == "Table":
            yield from self._table_hand(line)
            return
        if line.key == "Unseen":
            yield from self._left_over(line)
            return
        if line.key in ASIDE:
            yield from self._aside(line)
            return
        phase = self.phase
        if not (isinstance(phase, BoardTurning) and phase.heading == line.key and not phase.laid):
            before = self.at
            yield from self._heading(line.key)
            phase = self.phase
            if self.at == before:
                return
        if isinstance(phase, BoardTurning):
            yield from phase.lay(line)

    def _table_hand(self, line: BoardLine) -> Iterator[Problem]:
        """The hand that belongs to nobody is turned up at the showdown."""
        refused = no_table_hand(self.game, self.table)
        if refused is not None:
            yield refused
            return
        if not isinstance(self.phase, Showing):
            rule = self.rule(self.game.table_hand.rule)
            yield Problem("the table's hand lies face down until the showdown", rule)
        yield from wrong_table_hand(self.game, line.cards)
        self.table = line.cards
        for card in line.cards:
            yield from filter(None, [self.deck.turn(card, "the table", self.line)])

    def _aside(self, line: BoardLine) -> Iterator[Problem]:
        """A card that an upcard has brought is turned for all."""
        phase = self._during()
        if isinstance(phase, Dealing) and line.key in self.game.asides:
            yield from phase.lay(line)
        else:
            yield phase.misplaced(f"'{line.key}:'")

    def _left_over(self, line: BoardLine) -> Iterator[Problem]:
        """Somebody has looked at what the board did not need."""
        yield from wrong_left_over(self.game, line)
        if self.supply.donation is not None:
            for card in line.cards:
                problem = self.supply.turn(card, self.line, "the cards left over")
                yield from filter(None, [problem])

    def _turned(self, line: Turned) -> Iterator[Problem]:
        """Cards of a folded hand, turned at random."""
        phase = self._during()
        seat = self.seats.get(line.who)
        if self.house is not None and line.who == self.house.name:
            yield never_asked(self.game)
        elif seat is None:  # Who has folded has sat at the table.
            yield Problem(nobody(line.who, self.seats), "records/names")
        elif isinstance(phase, Flipping):
            yield from phase.turned(line, seat)
        else:
            yield phase.misplaced(f"'{line.who} folded: … is turned'")

    def _during(self) -> Phase:
        """The step that runs; the first one, if no heading has opened it."""
        if self.at < 0:
            self._enter(0)
        return self.phases[self.at]

    def _heading(self, name: str) -> Iterator[Problem]:
        """A section begins: finish the step before, find the one that is meant."""
        following = range(self.at + 1, len(self.phases))
        reached = next((i for i in following if not self._passable(i)), len(self.phases) - 1)
        named = [i for i in following if self.phases[i].heading.casefold() == name.casefold()]
        if not named:
            yield from self._wrong_heading(name, reached)
            return
        target = named[0]
        if self.winner is not None and not isinstance(self.phases[target], Showing):
            left = self.winner.name
            yield Problem(
                f"all but {left} have folded: the deal is over, {left} has won",
                "betting/last-player",
            )
        if target > 0 and not self.seats:
            first = self.phases[0].heading
            yield Problem(
                f"nobody has been dealt in yet; '{first}:' comes first", "records/sections"
            )
            return
        if self.winner is None:
            # What is missing in the steps between is told at each of them.
            if self.at >= 0:
                yield from self.phases[self.at].unfinished()
            if target > reached:
                expected = self.phases[reached].heading
                yield Problem(f"'{expected}:' comes before '{name}:'", "records/sections")
        for phase in self.phases[max(self.at, 0) : target]:
            if not phase.begun:
                phase.begin()
            yield from phase.end()
        self._enter(target)

    def _passable(self, index: int) -> bool:
        """Whether a record may leave this step out, since nothing can happen in it."""
        return all(self._skippable(i) for i in range(self.at + 1, index + 1))

    def _skippable(self, index: int) -> bool:
        phase = self.phases[index]
        return not isinstance(phase, Showing) and phase.idle()

    def _wrong_heading(self, name: str, reached: int) -> Iterator[Problem]:
        headings = list(dict.fromkeys(phase.heading for phase in self.phases))
        near = nearest(name, headings)
        if any(phase.heading.casefold() == name.casefold() for phase in self.phases):
            why = f"'{name}:' is behind us"
        else:
            why = f"this game has no step '{name}'" + (f"; did you mean '{near}:'?" if near else "")
        expected = (
            self.phases[reached].heading if self.at + 1 < len(self.phases) else "nothing more"
        )
        yield Problem(f"{why}; next comes '{expected}:'", "records/sections")
        if near and near == expected:
            yield from self._heading(expected)

    def _enter(self, index: int) -> None:
        self.at = index
        phase = self.phases[index]
        if not phase.begun:
            phase.begin()
        rules = [self.rule(phase.step.rule)]
        if isinstance(phase, Betting) and phase is not self._rounds[0]:
            rules.append(self.rule(self.game.limits_rule))  # The first round has but one limit.
        self.passed += [rule for rule in rules if rule not in self.passed]

    def _betting(self) -> Betting | None:
        """The betting round that runs, or the one that comes next once this step is done."""
        phase = self.phase
        if isinstance(phase, Betting):
            return phase
        if phase is None or not phase.idle() or self.at + 1 >= len(self.phases):
            return None
        coming = self.phases[self.at + 1]
        return coming if isinstance(coming, Betting) else None

    def finish(self) -> Iterator[Problem]:
        """What is missing at the end of a record."""
        if self.stopped or self.winner is not None:
            return
        phase = self._during()
        if isinstance(phase, Showing):
            for seat in phase.unseen() if self.game.pot.gap is None else ():
                unknown = seat.held.count(UNKNOWN)
                yield Problem(
                    f"{seat.name} has {counted(unknown)} that nobody has seen; write '{seat.name} turns up …'",
                    "records/unseen",
                )
            if isinstance(self.game.table_hand, TableHand) and not self.table:
                yield unseen_table_hand(self.game)
            return
        yield from phase.unfinished()
        yield Problem(
            f"the record ends under '{phase.heading}:', before the showdown; write '{self.next_heading()}:' and "
            "go on, or '...' if it is meant to stop here",
            "records/unfinished",
        )

    # What phases ask of the table --------------------------------------------------------

    def following(self, phase: Phase) -> Phase | None:
        """The step behind a step."""
        after = self.phases.index(phase) + 1
        return self.phases[after] if after < len(self.phases) else None

    def seat_for(self, name: str) -> Seat | Problem:
        """The seat of a name, a new one while the table is still being dealt in."""
        for seat in (*self.seats.values(), *filter(None, [self.house])):
            if seat.name.casefold() == name.casefold():
                return seat
        if self.setting.seats:
            near = nearest(name, self.seats)
            hint = f"did you mean {near}?" if near else f"there sit {', '.join(self.seats)}"
            return Problem(f"'Seats:' names no {name}; {hint}", "records/names")
        refused = bad_name(name)
        if refused is not None:
            return Problem(refused, "records/names")
        return self._sit(name)

    def wrong_table(self) -> Iterator[Problem]:
        """Whether so many can play this game, and all whose stacks are told do."""
        refused = self.game.takes(len(self.seats))
        if refused and not self.setting.seats:  # Those were counted where they were named.
            yield Problem(refused, self.rule(self.game.seats_rule))
        for name in self.setting.stacks:
            if name not in self.seats:
                yield Problem(f"'Stacks:' names {name}, who has not been dealt in", "records/names")

    def adopt(self, seat: Seat, cards: list[Card], what: str) -> Iterator[Problem]:
        """A listing of a player's downcards: the same cards, and from here on in this order."""
        if Counter(cards) == Counter(seat.down):
            seat.down[:] = cards
            return
        extra, missing = Counter(cards) - Counter(seat.down), Counter(seat.down) - Counter(cards)
        unseen = missing.pop(UNKNOWN, 0)
        if not missing and extra.total() == unseen:
            for card in extra:
                yield from filter(None, [self.deck.reveal(card, seat, self.line)])
        elif not extra and missing.total() == seat.spare:
            gone = tell(list(missing.elements()))
            yield Problem(
                f"then {gone} must be what {seat.name} threw away", "records/held", seat.doubt
            )
            seat.thrown.extend(missing.elements())
        else:
            yield Problem(f"{what} {tell(cards)}, but has {tell(seat.down)}", "records/held")
            for card in extra:
                self.deck.lies.setdefault(card, (seat.name, self.line))
        seat.down[:] = cards
        seat.spare = 0

    def pay_in(self, seat: Seat, cents: int) -> Problem | None:
        """Chips go into the main pot without being a bet; tells if he has not so many."""
        problem = seat.short_of(cents)
        seat.spend(cents)
        return problem

    def pay(self, seat: Seat, other: Seat, cents: int) -> Problem | None:
        """One player pays another, past the pot; tells if he has not so much."""
        problem = seat.short_of(cents)
        seat.give(other, cents)
        return problem

    def opening_rule(self) -> str:
        """The rule by which the betting round that runs or comes is opened."""
        phase = self._betting()
        assert phase is not None  # Only asked when somebody is said to open.
        return str(phase.step.rule)

    def barred(self, seat: Seat) -> list[Barred]:
        """The cards that a player has had and may not use."""
        return barred(self.game, seat.laid, seat.thrown, self.supply.dead(self.board.values()))

    @property
    def seen(self) -> Collection[Card]:
        """Every card that somebody has seen."""
        return self.deck.lies.keys()

    def reveal(self, seat: Seat, card: Card) -> Iterator[Problem]:
        """A player shows a card that nobody had seen yet."""
        if UNKNOWN in seat.down:
            seat.down[seat.down.index(UNKNOWN)] = card
            yield from filter(None, [self.deck.reveal(card, seat, self.line)])
        else:
            yield Problem(
                f"{seat.name} holds no {card}; he has {tell(seat.held)}", "records/held", seat.doubt
            )


def _lies(seat: Seat) -> Lies:
    """What is one player's, as others see it."""
    declared, folded = seat.declared, bool(seat.folded)
    return Lies(seat.up, seat.down, seat.laid, seat.shared, declared, folded, seat.drawn)
