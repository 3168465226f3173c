"""Short records: what lies on the table at the showdown, and nothing of how it came about."""

from __future__ import annotations

from collections.abc import Iterator

from pokerrules import claims
from pokerrules.cards import UNKNOWN, Card
from pokerrules.finding import Problem
from pokerrules.header import Setting
from pokerrules.judging import rule_pots
from pokerrules.notation import (
    DIRECTIONS,
    Act,
    Amount,
    HandClaim,
    Header,
    Heading,
    Holding,
    Parsed,
    Stop,
    bad_name,
)
from pokerrules.pots import Layer
from pokerrules.ruling import Entrant, Ruling
from pokerrules.seats import NO_JOKERS, is_joker

EVEN = 2 * 2520
"""Half of it is divided by every number up to ten, without a rest."""


class ShortTable:
    """The table of a short record: players, cards, declarations, perhaps a pot."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game = setting.game
        self.line = 0
        self.doubts: list[tuple[int, int]] = []
        self.hands: dict[str, Holding] = {}
        self.where: dict[Card, tuple[str, int]] = {}
        self.lines: dict[str, int] = {}
        self.declared: dict[str, tuple[str, ...]] = {}
        self.amount: int | None = None
        self.stopped = False

    @property
    def seats(self) -> tuple[str, ...]:
        """The players, from the dealer's left."""
        return self.setting.seats or tuple(self.hands)

    # Reading ---------------------------------------------------------------------------

    def take(self, parsed: Parsed) -> Iterator[Problem]:
        """Let one line count; tells what is wrong with it."""
        if self.stopped:
            yield Problem(
                "'...' says that the record stops here; nothing stands behind it",
                "records/unfinished",
            )
        if isinstance(parsed, Holding):
            yield from self._hold(parsed)
        elif isinstance(parsed, Heading):
            yield from self._heading(parsed.name)
        elif isinstance(parsed, Amount) and parsed.what == "Pot":
            yield from self._pot(parsed)
        elif isinstance(parsed, Act) and parsed.verb == "declares":
            yield from self._declare(parsed)
        elif isinstance(parsed, Act) and parsed.verb in ("wins", "split"):
            for name in (
                [parsed.who] if parsed.verb == "split" else [(name,) for name in parsed.who]
            ):
                yield from claims.outcome(self, parsed._replace(who=name))
        elif isinstance(parsed, (HandClaim, Amount)):
            yield from claims.outcome(self, parsed)
        elif isinstance(parsed, Act):
            yield Problem(
                f"'{parsed.who[0]} {parsed.verb}' belongs to a whole record; a record from the first card on begins with "
                f"'{self.game.steps[0].heading}:'",
                "records/short",
            )
        elif isinstance(parsed, Header):
            yield Problem(
                f"'{parsed.key}:' belongs to the header, above the first card", "records/header"
            )
        elif isinstance(parsed, Stop):
            self.stopped = True

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
        yield from self._each_once(line)
        held = self.game.cards_held
        if len(line.cards) != held and not line.folded:
            yield Problem(
                f"{line.who} has {len(line.cards)} cards; in {self.game.name} it is {held}",
                "dealing/how-many",
            )

    def _each_once(self, line: Holding) -> Iterator[Problem]:
        for card in (*line.cards, *line.discarded):
            if is_joker(card):
                yield Problem(NO_JOKERS.format(card), "dealing/one-of-each")
            elif card in self.where and card != UNKNOWN:
                whose, where = self.where[card]
                owner = (
                    "twice here" if where == self.line else f"with {whose} on line {where} already"
                )
                yield Problem(f"{card} is {owner}; a deck has one of each", "dealing/one-of-each")
            self.where[card] = (line.who, self.line)

    def _declare(self, act: Act) -> Iterator[Problem]:
        for name in list(self.hands) if act.who == ("all",) else act.who:
            if not self.game.pot.declared:
                yield Problem(f"nobody declares in {self.game.name}", "declaring/declare")
            elif name in self.declared:
                yield Problem(f"{name} has declared already", "declaring/fixed")
            else:
                self.declared[name] = DIRECTIONS[act.word]

    def _pot(self, claim: Amount) -> Iterator[Problem]:
        """In a short record the pot is a fact: nothing says how it came together."""
        if self.amount is not None and self.amount != claim.money:
            yield Problem(f"the pot was {self.amount} before", "betting/pot")
        self.amount = int(claim.money)

    # Ruling ------------------------------------------------------------------------------

    @property
    def ruling(self) -> Ruling:
        """Who wins what."""
        return self.rule_with(0)

    def rule_with(self, extra: int) -> Ruling:
        """The ruling with so much more in the pot."""
        entrants = tuple(self._entrant(name) for name in self.seats if name in self.hands)
        # A pot that is told counts what was carried, as it does in a whole record.
        told = int(self.setting.carried) if self.amount is None else self.amount
        amount = told + extra
        money = amount > 0
        # Without a pot only the shares matter, and an amount without odd chips tells them.
        layer = Layer(amount or EVEN, tuple(e.name for e in entrants if not e.folded))
        chip = self.setting.stakes.smallest(amount) if money else 1
        return rule_pots(self.game, entrants, (layer,), {}, chip, money=money)

    def _entrant(self, name: str) -> Entrant:
        line = self.hands[name]
        return Entrant(name, {"own": line.cards}, self.declared.get(name), line.folded)

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
        refused = self.game.takes(len(self.hands))
        if refused and not self.setting.seats:
            yield Problem(refused, self.game.full_id(self.game.seats_rule))
        for reason in self.ruling.missing:
            yield Problem(*reason)
