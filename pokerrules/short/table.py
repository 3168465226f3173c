"""The table of a short record: what is said to lie there, and how it is ruled upon."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from pokerrules import claims
from pokerrules.cards import UNKNOWN, Card
from pokerrules.finding import Problem
from pokerrules.header import Setting
from pokerrules.judging import rule_pots
from pokerrules.lying import (
    Lies,
    never_asked,
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
    PartPot,
    Source,
    Turned,
    WildClaim,
)
from pokerrules.phases.declaring import wrong_way
from pokerrules.pots import Layer
from pokerrules.ruling import Reason, Ruling
from pokerrules.seats import NO_JOKERS, is_joker
from pokerrules.short.all_in import side_pots
from pokerrules.short.hands import hold
from pokerrules.short.laying import lay
from pokerrules.short.missing import finish, lacking, without_cards
from pokerrules.short.played_on import PlayedOn
from pokerrules.shown import barred, wrong_hand
from pokerrules.table import Table
from pokerrules.view import COMMON, MIDDLE, SPIT, Fallen, View, in_order, with_middle

EVEN = 2 * 2520
"""Half of it is divided by every number up to ten, without a rest."""

WHOSE = ("records/names", "declaring/fixed", "dealing/how-many")
"""The rules that a line may seem to break when two players have one name, or one has none."""


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
        self.dummy: dict[str, Holding] = {}
        self.unfit: list[Problem] = []
        if setting.unclear:
            why = f"it cannot be told who sits here; mend line {setting.unclear}"
            self.blurred["who sits here"] = Reason(why, "records/names")
        self.left_over: tuple[Card, ...] = ()
        self.aside: dict[str, list[Card]] = {key: [] for key in ASIDE}
        self.all_in: set[str] = set()
        self.divided = False

    @property
    def seats(self) -> tuple[str, ...]:
        """The players, from the dealer's left."""
        return self.setting.seats or tuple(self.hands)

    @property
    def names(self) -> tuple[str, ...]:
        """With which names a line may begin."""
        return (*self.seats, *filter(None, [self.game.dummy and self.game.dummy.name]))

    @property
    def due(self) -> int:
        return self.game.cards_held

    # Reading ---------------------------------------------------------------------------

    def read(self, source: Source) -> tuple[Parsed | None, list[Problem]]:
        parsed, problems = super().read(source)
        if self.setting.unclear:  # Whose line it is hangs on a name that has been refused.
            problems = [each for each in problems if each.rule not in WHOSE]
        return parsed, problems

    def happen(self, parsed: Parsed) -> Iterator[Problem]:
        if isinstance(parsed, Holding):
            yield from self.spoils(hold(self, parsed))
        elif isinstance(parsed, BoardLine):
            yield from lay(self, parsed)
        elif isinstance(parsed, Heading):
            yield from self._heading(parsed.name)
        elif isinstance(parsed, Act):
            yield from self._act(parsed)
        elif isinstance(parsed, Amount) and parsed.what == "Pot":
            yield from self._pot(parsed)
        elif isinstance(parsed, PartPot):
            self.divided = True
            yield claims.part_of_pot(self.game, parsed)
        elif isinstance(parsed, (HandClaim, Amount, WildClaim)):
            yield from claims.outcome(self, parsed)
        elif isinstance(parsed, Turned):
            yield self._belongs_elsewhere(f"{parsed.who} folded: …")

    def _act(self, act: Act) -> Iterator[Problem]:
        if act.verb == "shows":
            yield from self._shows(act)
        elif act.verb in ("wins", "split"):
            yield from self._outcome(act)
        elif self.game.dummy and self.game.dummy.name in act.who:
            yield never_asked(self.game)
        elif act.verb == "declares":
            yield from self._declare(act)
        elif self.played_on.tells(act):
            yield from self.spoils(self.played_on.act(act, self.line))
        else:
            if act.verb == "is all in":
                self.all_in |= set(self.live if act.who == ("all",) else act.who)
            yield self._belongs_elsewhere(f"{act.who[0]} {act.verb}")

    def _belongs_elsewhere(self, what: str) -> Problem:
        """What happens on the way has no place here."""
        return Problem(
            f"'{what}' belongs to a whole record; a record from the first card on begins with "
            f"'{self.game.steps[0].heading}:'",
            "records/short",
        )

    def spoils(self, problems: Iterable[Problem]) -> Iterator[Problem]:
        """What is wrong with these cards, so that the deal is not judged, only told to be wrong."""
        found = [problem._replace(line=self.line) for problem in problems]
        self.unfit += found
        yield from found

    @property
    def live(self) -> tuple[str, ...]:
        """Those who have not folded, as far as hands are given."""
        return tuple(name for name, line in self.hands.items() if not line.folded)

    def _outcome(self, act: Act) -> Iterator[Problem]:
        """Who is said to win, one by one, or to split."""
        who = self.live if act.who == ("all",) else act.who
        for names in [who] if act.verb == "split" else [(name,) for name in who]:
            yield from claims.outcome(self, act._replace(who=names))

    def _heading(self, name: str) -> Iterator[Problem]:
        if name.casefold() not in ("showdown", "declare"):
            yield Problem(
                f"'{name}:' is no section of a short record, which has 'Declare:' and 'Showdown:'; a whole record "
                f"begins with '{self.game.steps[0].heading}:'",
                "records/short",
            )

    def _shows(self, act: Act) -> Iterator[Problem]:
        """A player names the cards that he plays."""
        line = {**self.hands, **self.dummy}.get(act.who[0])
        if line is None:
            yield Problem(f"give the cards of {act.who[0]} first", "records/short")
            return
        entrant = next(e for e in self.entrants() if e.name == act.who[0])
        cards = [card for card in act.cards if isinstance(card, Card)]
        gone = barred(self.game, line.discarded, left_over=self.left_over)
        yield from wrong_hand(self.game, entrant, cards, act.word, gone)

    def each_once(self, cards: tuple[Card, ...], owner: str) -> Iterator[Problem]:
        """Whether cards that are named now have been named before."""
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
        for name in self.live if act.who == ("all",) else act.who:
            if not self.game.pot.declared:
                yield Problem(f"nobody declares in {self.game.name}", "declaring/declare")
            elif name in self.hands and self.hands[name].folded:
                yield Problem(f"{name} has folded and declares nothing", "betting/fold")
            elif name in self.declared:
                yield Problem(f"{name} has declared already", "declaring/fixed")
            else:
                wrong = list(wrong_way(self.game.law, act))
                yield from wrong
                if not wrong:
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

        def rule(pots: tuple[Layer, ...]) -> Ruling:
            return rule_pots(self.game, entrants, pots, {}, chip, money=money, told=self.wild_told)

        ruling = rule((layer,))
        short = () if ruling.missing else tuple(side_pots(self, layer, rule))
        unfit = (
            *(Reason(problem.message, problem.rule) for problem in self.unfit),
            *(Reason(*problem[:2]) for problem in without_cards(self)),
            *(Reason(*problem[:2]) for problem in lacking(self)),
            *(Reason(*problem[:2]) for problem in self.played_on.too_much(entrants)),
        )
        missing = unfit or short
        return ruling._replace(pots=(), reasons=(), missing=missing) if missing else ruling

    @property
    def lies(self) -> dict[str, Lies]:
        seats = (name for name in self.seats if name in self.hands)
        return {name: self._lies(name, self.hands[name]) for name in seats}

    @property
    def along(self) -> dict[str, Lies]:
        return {name: self._lies(name, line) for name, line in self.dummy.items()}

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
        fallen = self.upcards()
        fallen = tuple(with_middle(fallen, self.calls(fallen), self.aside[MIDDLE]))
        spits = tuple(Fallen(card, key) for key in (SPIT, COMMON) for card in self.aside[key])
        return View(self.board, (*fallen, *spits), self.everybody, showdown=True)

    def upcards(self) -> tuple[Fallen, ...]:
        """The upcards in the order in which they fell."""
        return in_order({name: each.up for name, each in self.everybody.items()})

    def calls(self, fallen: Sequence[Fallen]) -> list[int]:
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
        if not self.stopped:
            yield from finish(self)
