"""Short records: what lies on the table at the showdown, and nothing of how it came about."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from pokerrules import claims
from pokerrules.cards import UNKNOWN, Card
from pokerrules.faces import wrong_faces
from pokerrules.finding import Problem, counted
from pokerrules.header import Setting
from pokerrules.judging import rule_pots
from pokerrules.lying import (
    Lies,
    entrants,
    never_asked,
    no_table_hand,
    too_many_aside,
    view_of,
    wrong_table_hand,
)
from pokerrules.money import Money
from pokerrules.notation import (
    ASIDE,
    DIRECTIONS,
    Act,
    Amount,
    BoardLine,
    HandClaim,
    Heading,
    Holding,
    Parsed,
    WildClaim,
    bad_name,
)
from pokerrules.phases.declaring import wrong_way
from pokerrules.played_on import PlayedOn
from pokerrules.pots import Layer
from pokerrules.procedure import Discard, Draw, Share, Throw, TurnBoard
from pokerrules.ruling import Entrant, Reason, Ruling
from pokerrules.seats import NO_JOKERS, is_joker
from pokerrules.shown import barred, wrong_hand, wrong_left_over
from pokerrules.table import Table
from pokerrules.view import COMMON, MIDDLE, SPIT, Fallen, View, in_order, with_middle

EVEN = 2 * 2520
"""Half of it is divided by every number up to ten, without a rest."""


class ShortTable(Table):
    """The table of a short record: players, cards, declarations, perhaps a pot."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.hands: dict[str, Holding] = {}
        self.where: dict[Card, tuple[str, int]] = {}
        self.lines: dict[str, int] = {}
        self.declared: dict[str, tuple[str, ...]] = {}
        self.played_on = PlayedOn(setting.game)
        self.amount: int | None = None
        self.along: dict[str, Holding] = {}
        self.unfit: list[Problem] = []
        self.left_over: tuple[Card, ...] = ()
        self.aside: dict[str, list[Card]] = {key: [] for key in ASIDE}

    @property
    def seats(self) -> tuple[str, ...]:
        """The players, from the dealer's left."""
        return self.setting.seats or tuple(self.hands)

    @property
    def names(self) -> tuple[str, ...]:
        """With which names a line may begin."""
        return (*self.seats, *filter(None, [self.game.dummy and self.game.dummy.name]))

    # Reading ---------------------------------------------------------------------------

    def happen(self, parsed: Parsed) -> Iterator[Problem]:
        if self._for_nobody(parsed):
            yield never_asked(self.game)
        elif isinstance(parsed, Holding):
            # A deal with a wrong hand in it is not judged, only told to be wrong.
            found = [problem._replace(line=self.line) for problem in self._hold(parsed)]
            self.unfit += found
            yield from found
        elif isinstance(parsed, BoardLine):
            yield from self._board(parsed)
        elif isinstance(parsed, Act) and parsed.verb == "shows":
            yield from self._shows(parsed)
        elif isinstance(parsed, Heading):
            yield from self._heading(parsed.name)
        elif isinstance(parsed, Amount) and parsed.what == "Pot":
            yield from self._pot(parsed)
        elif isinstance(parsed, Act) and parsed.verb == "declares":
            yield from self._declare(parsed)
        elif isinstance(parsed, Act) and parsed.verb in ("wins", "split"):
            live = tuple(name for name, line in self.hands.items() if not line.folded)
            who = live if parsed.who == ("all",) else parsed.who
            for name in [who] if parsed.verb == "split" else [(name,) for name in who]:
                yield from claims.outcome(self, parsed._replace(who=name))
        elif isinstance(parsed, Act) and self.played_on.tells(parsed):
            told = self.played_on.act(parsed, self.line)
            found = [problem._replace(line=self.line) for problem in told]
            self.unfit += found
            yield from found
        elif isinstance(parsed, (HandClaim, Amount, WildClaim)):
            yield from claims.outcome(self, parsed)
        elif isinstance(parsed, Act):
            yield Problem(
                f"'{parsed.who[0]} {parsed.verb}' belongs to a whole record; a record from the first card on begins with "
                f"'{self.game.steps[0].heading}:'",
                "records/short",
            )

    def _for_nobody(self, parsed: Parsed) -> bool:
        """Whether the hand that belongs to nobody is said to do something."""
        claims_ = ("shows", "wins", "split")
        dummy = self.game.dummy
        acts = isinstance(parsed, Act) and parsed.verb not in claims_
        return bool(dummy and acts and isinstance(parsed, Act) and dummy.name in parsed.who)

    def _heading(self, name: str) -> Iterator[Problem]:
        if name.casefold() not in ("showdown", "declare"):
            yield Problem(
                f"'{name}:' is no section of a short record, which has 'Declare:' and 'Showdown:'; a whole record "
                f"begins with '{self.game.steps[0].heading}:'",
                "records/short",
            )

    def _hold(self, line: Holding) -> Iterator[Problem]:
        refused = bad_name(line.who)
        if refused is not None:
            yield Problem(refused, "records/names")
            return
        if self.game.dummy and line.who == self.game.dummy.name:
            yield from self._dummy(line)
            return
        if self.setting.seats and line.who not in self.setting.seats:
            yield Problem(
                f"'Seats:' names no {line.who}; there sit {', '.join(self.seats)}", "records/names"
            )
            return
        if line.who in self.hands:
            yield Problem(
                f"{line.who}'s cards were given on line {self.lines[line.who]}", "dealing/how-many"
            )
            return
        self.hands[line.who], self.lines[line.who] = line, self.line
        yield from self._each_once((*line.cards, *line.discarded, *line.shared), line.who)
        yield from wrong_faces(self.game, line, len(self.aside[COMMON]))
        yield from self.played_on.hold(line, self.line)
        yield from self._given(line, "discarded", line.discarded, Discard)
        yield from self._given(line, "shared", line.shared, Share)

    def _given(
        self, line: Holding, word: str, cards: tuple[Card, ...], kind: type[Discard] | type[Share]
    ) -> Iterator[Problem]:
        """Whether he has given away as many as the game wants; who has folded may have given less."""
        steps = [step for step in self.game.steps if isinstance(step, kind)]
        due = sum(step.n for step in steps)
        if cards and not steps and not (kind is Discard and self._throws):
            yield Problem(f"no card is {word} in {self.game.name}", "records/short")
        if line.folded and not cards and all(getattr(step, "left_out", True) for step in steps):
            return
        if len(cards) != due and steps:
            rule = self.game.full_id(steps[0].rule)
            if line.folded:
                rule = self.game.full_id(getattr(steps[0], "folded_rule", rule))
            given = " ".join(("9c", "4s")[:due])
            yield Problem(
                f"{line.who} has {word} {counted(len(cards))}; it is {due}: '…, {word} {given}'",
                rule,
            )

    @property
    def _throws(self) -> bool:
        """Whether cards are thrown away that no hand uses any more."""
        return any(isinstance(step, (Draw, Throw)) for step in self.game.steps)

    def _board(self, line: BoardLine) -> Iterator[Problem]:
        """Cards of the board, all at once or as they came; those that are not on it."""
        if line.key == "Table":
            yield from self._table_hand(line)
            return
        yield from self._each_once(line.cards, "the board")
        if line.key in ASIDE:
            yield from self._aside(line)
            return
        if line.key == "Unseen":
            self.left_over += line.cards
            yield from wrong_left_over(self.game, line)
            return
        board = self.game.board
        rule = self._board_rule()
        if not board.places:
            yield Problem(f"there is no board in {self.game.name}", "records/short")
            return
        free = [place for place in board.places if place not in self.board]
        if board.named and not line.places:
            yield Problem(f"say where the cards lie: 'Board: {free[0] if free else ''} Qh'", rule)
        for place, card in zip(line.places or free, line.cards, strict=False):
            if place not in board.places:
                yield Problem(
                    f"there is no place '{place}'; there is {', '.join(board.places)}", rule
                )
            elif place in self.board:
                yield Problem(f"at {place} lies {self.board[place]} already", rule)
            else:
                self.board[place] = card
        if not line.places and len(line.cards) > len(free):
            yield Problem(f"the board has {counted(len(board.places))}, no more", rule)

    def _aside(self, line: BoardLine) -> Iterator[Problem]:
        """Cards turned up for all while others were dealt, in the order in which they came."""
        if line.key not in self.game.asides:
            yield Problem(f"there is no '{line.key}:' in {self.game.name}", "records/short")
            return
        self.aside[line.key] += line.cards
        found = [
            p._replace(line=self.line) for p in too_many_aside(self.game, line.key, self.aside)
        ]
        self.unfit += found
        yield from found

    def _table_hand(self, line: BoardLine) -> Iterator[Problem]:
        """The cards of the hand that belongs to nobody."""
        refused = no_table_hand(self.game, self.table)
        if refused is not None:
            yield refused
            return
        yield from self._each_once(line.cards, "the table")
        yield from wrong_table_hand(self.game, line.cards)
        self.table = line.cards

    def _dummy(self, line: Holding) -> Iterator[Problem]:
        """The cards of the hand that was dealt along with the players."""
        if line.folded or line.discarded or line.shared:
            yield never_asked(self.game)
        if self.along:
            yield Problem(f"{line.who}'s cards have been given already", "dealing/how-many")
            return
        self.along[line.who] = line
        yield from self._each_once(line.cards, line.who)
        yield from wrong_faces(self.game, line)

    def _board_rule(self) -> str:
        """The rule of the step that turns the last card of the board."""
        steps = [step for step in self.game.steps if isinstance(step, TurnBoard)]
        return self.game.full_id(steps[-1].rule) if steps else "records/short"

    def _shows(self, act: Act) -> Iterator[Problem]:
        """A player names the cards that he plays."""
        line = {**self.hands, **self.along}.get(act.who[0])
        if line is None:
            yield Problem(f"give the cards of {act.who[0]} first", "records/short")
            return
        entrant = next(e for e in self.entrants() if e.name == act.who[0])
        cards = [card for card in act.cards if isinstance(card, Card)]
        gone = barred(self.game, line.discarded, left_over=self.left_over)
        yield from wrong_hand(self.game, entrant, cards, act.word, gone)

    def _each_once(self, cards: tuple[Card, ...], owner: str) -> Iterator[Problem]:
        for card in cards:
            if is_joker(card) and not self.game.jokers:
                yield Problem(NO_JOKERS.format(card), "dealing/one-of-each")
            elif card in self.where and card != UNKNOWN:
                whose, where = self.where[card]
                said = (
                    "twice here" if where == self.line else f"with {whose} on line {where} already"
                )
                yield Problem(f"{card} is {said}; a deck has one of each", "dealing/one-of-each")
            self.where[card] = (owner, self.line)

    def _declare(self, act: Act) -> Iterator[Problem]:
        live = [name for name, line in self.hands.items() if not line.folded]
        for name in live if act.who == ("all",) else act.who:
            if not self.game.pot.declared:
                yield Problem(f"nobody declares in {self.game.name}", "declaring/declare")
            elif name in self.hands and self.hands[name].folded:
                yield Problem(f"{name} has folded and declares nothing", "betting/fold")
            elif name in self.declared:
                yield Problem(f"{name} has declared already", "declaring/fixed")
            else:
                yield from wrong_way(self.game.law, act)
                self.declared[name] = DIRECTIONS[act.word]

    def _pot(self, claim: Amount) -> Iterator[Problem]:
        """In a short record the pot is a fact: nothing says how it came together."""
        if self.amount is not None and self.amount != claim.money:
            yield Problem(f"the pot was {Money(self.amount)} before", "betting/pot")
        self.amount = int(claim.money)

    # Ruling ------------------------------------------------------------------------------

    def judge(self, extra: int) -> Ruling:
        entrants = self.entrants()
        # A pot that is told counts what was carried, as it does in a whole record.
        lying = int(self.setting.carried) if self.amount is None else self.amount
        amount = lying + extra
        money = amount > 0
        # Without a pot only the shares matter, and an amount without odd chips tells them.
        layer = Layer(
            amount or EVEN, tuple(e.name for e in entrants if not e.folded and not e.house)
        )
        chip = self.setting.stakes.smallest(amount) if money else 1
        ruling = rule_pots(
            self.game, entrants, (layer,), {}, chip, money=money, told=self.wild_told
        )
        unfit = (
            *(Reason(problem.message, problem.rule) for problem in self.unfit),
            *(Reason(*problem[:2]) for problem in self._lacking()),
            *(Reason(*problem[:2]) for problem in self.played_on.too_much(self.entrants())),
        )
        return ruling._replace(pots=(), reasons=(), missing=unfit) if unfit else ruling

    def _lacking(self) -> Iterator[Problem]:
        """What is missing of the shared cards; nobody has won before they are whole."""
        lacking = [place for place in self.game.board.places if place not in self.board]
        if lacking:
            where = f" ({', '.join(lacking)})" if self.game.board.named else ""
            yield Problem(f"the board lacks {counted(len(lacking))}{where}", self._board_rule())
        yield from self._middle()

    def _middle(self) -> Iterator[Problem]:
        """Whether as many cards lie in the middle as upcards have brought; the last is enough."""
        follow = [t for t in self.game.triggers if t.kind.key == MIDDLE]
        upcards = self._upcards()
        calls = self._calls(upcards)
        rule = self.game.full_id(follow[0].rule) if follow else ""
        if calls and not self.aside[MIDDLE]:
            card = upcards[calls[-1]].card
            yield Problem(f"{card} brought a card to the middle; write '{MIDDLE}: 9s'", rule)
        elif len(self.aside[MIDDLE]) > len(calls):
            due = counted(len(calls)) if calls else "no card"
            yield Problem(f"{due} came to the middle, not {len(self.aside[MIDDLE])}", rule)

    def entrants(self) -> tuple[Entrant, ...]:
        """All hands that are given."""
        nobodys = [self._lies(name, line) for name, line in self.along.items()]
        return entrants(self.game, self.lies, self.view, (*nobodys, Lies(self.table))[0])

    @property
    def lies(self) -> dict[str, Lies]:
        """What is each player's."""
        seats = (name for name in self.seats if name in self.hands)
        return {name: self._lies(name, self.hands[name]) for name in seats}

    def _lies(self, name: str, line: Holding) -> Lies:
        faces = list(zip(line.cards, line.up, strict=True))
        turned = self.played_on.turned.get(name, ())
        return Lies(
            [*(card for card, up in faces if up), *turned],
            [card for card, up in faces if not up and card not in turned],
            line.discarded,
            line.shared,
            self.declared.get(name),
            line.folded,
            self.played_on.drawn.get(name, ()),
        )

    @property
    def view(self) -> View:
        """What rules about cards look at; upcards fell street by street from the dealer's left."""
        fallen = self._upcards()
        fallen = tuple(with_middle(fallen, self._calls(fallen), self.aside[MIDDLE]))
        spits = tuple(Fallen(card, key) for key in (SPIT, COMMON) for card in self.aside[key])
        return view_of(self._everybody(), self.board, (*fallen, *spits), showdown=True)

    def _upcards(self) -> tuple[Fallen, ...]:
        """The upcards in the order in which they fell."""
        return in_order({name: each.up for name, each in self._everybody().items()})

    def _everybody(self) -> dict[str, Lies]:
        """What is each player's, and that of a hand that is dealt along."""
        return {**self.lies, **{name: self._lies(name, line) for name, line in self.along.items()}}

    def _calls(self, fallen: Sequence[Fallen]) -> list[int]:
        """Which upcards have brought a card to the middle."""
        follow = [t for t in self.game.triggers if t.kind.key == MIDDLE]
        return sorted(place for trigger in follow for place in trigger.calls(fallen))

    @property
    def seen(self) -> Collection[Card]:
        """Every card of the record."""
        return self.where.keys()

    @property
    def unfit_line(self) -> int:
        """The line of the first hand that cannot be judged, 0 if there is none."""
        return self.unfit[0].line if self.unfit else 0

    def finish(self) -> Iterator[Problem]:
        """What is missing for a verdict."""
        if self.stopped:
            return
        if not self.hands:
            yield Problem("nobody's cards are given; write 'Ann: Ks Jd 3c 2s Ac'", "records/short")
            return
        if len(self.hands) < 2:
            yield Problem(
                "a showdown needs two players; give the cards of another", "records/short"
            )
            return
        for name in self.setting.seats:
            if name not in self.hands:
                unseen = " ".join(["??"] * self.game.cards_held)
                yield Problem(
                    f"{name} has no cards here; give them, or '{name} (folded): {unseen}'",
                    "records/short",
                )
        if all(line.folded for line in self.hands.values()):
            yield Problem("nobody is left in; somebody has not folded", "records/short")
            return
        refused = self.game.takes(len(self.hands))
        if refused and not self.setting.seats:
            yield Problem(refused, self.game.full_id(self.game.seats_rule))
        lacking = list(self._lacking())
        if not lacking and not self.unfit:
            lacking = list(self.played_on.too_much(self.entrants()))
        if lacking:
            yield from lacking
            return
        for reason in () if self.unfit else self.ruling.missing:
            yield Problem(*reason)
