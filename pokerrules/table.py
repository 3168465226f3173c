"""A table to which the lines of a record happen, whole or short, and on which one can rule."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator

from pokerrules.cards import Card
from pokerrules.doubts import Doubts
from pokerrules.finding import Problem
from pokerrules.game import Game
from pokerrules.header import Setting
from pokerrules.lying import Lies, entrants
from pokerrules.notation import (
    ASIDE,
    Act,
    Amount,
    BoardLine,
    HandClaim,
    Header,
    Heading,
    Holding,
    Parsed,
    Source,
    Stop,
    Unreadable,
    WildClaim,
    blurred,
    blurs,
    is_claim,
    read,
)
from pokerrules.ruling import Entrant, Reason, Ruling
from pokerrules.view import View
from pokerrules.wild import told
from pokerrules.wildnames import NOTHING


class Table(ABC):
    """What a deal in progress and the table of a short record have in common.

    Attributes:
        setting: what the record's header says.
        game: with its options settled.
        line: the number of the line that happens now.
        section: the heading it stands under, empty above the first.
        stopped: whether ``...`` has been said.
        doubts: the wrong amounts so far.
        board: the cards of the board, each at its place.
        table: the cards that are the table's own.
        blurred: whose cards cannot be read, or what of the cards for all, and so why there is no verdict.
        unruled: why claims of an outcome could not be judged, and on which line that was said first.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game: Game = setting.game
        self.line = 0
        self.section = ""
        self.stopped = False
        self.doubts = Doubts()
        self.board: dict[str, Card] = {}
        self.table: tuple[Card, ...] = ()
        self.blurred: dict[str, Reason] = {}
        self.unruled: dict[str, int] = {}
        self._waits: Parsed | None = None
        self._ruled: dict[int, Ruling] = {}

    # What happens -------------------------------------------------------------------------

    def read(self, source: Source) -> tuple[Parsed | None, list[Problem]]:
        """Read one line and let it happen: what it says, None if that cannot be read, and its faults."""
        self.settle(source.text)
        self.line = source.number
        try:
            parsed = read(source.text, self.names)
        except Unreadable as error:
            self._blur(source.text, error)
            return None, [Problem(error.message, error.rule)]
        problems = list(self.take(parsed))
        if isinstance(parsed, Heading):
            self.section = parsed.name
        elif isinstance(parsed, BoardLine) and parsed.key not in ASIDE:
            self.section = parsed.key
        return parsed, problems

    def take(self, parsed: Parsed) -> Iterator[Problem]:
        """Let one line happen, whatever it is; tells what is wrong with it."""
        if not _only_claims(parsed):
            self._ruled.clear()
        if self.stopped:
            yield Problem(
                "'...' says that the record stops here; nothing stands behind it",
                "records/unfinished",
            )
        if isinstance(parsed, Stop):
            self.stopped = True
        elif isinstance(parsed, Header):
            yield Problem(
                f"'{parsed.key}:' belongs to the header, above the first card", "records/header"
            )
        else:
            yield from self.happen(parsed)

    def _blur(self, text: str, error: Unreadable) -> None:
        """A line cannot be read: who stands there is at the table all the same, what he has unseen."""
        meant = blurred(text, self.names, self.due)
        whose = blurs(meant, text)
        if whose:
            why = f"{whose} cannot be read; mend line {self.line}"
            self.blurred[whose] = Reason(why, error.rule)
            self._ruled.clear()
        self._waits = None if meant is not None and is_claim(meant) else meant

    def settle(self, text: str = "") -> None:
        """What could not be read happens, unseen, unless the next line gives the same cards again.

        What else is wrong with it shows when it has been mended.
        """
        meant, self._waits = self._waits, None
        again = blurred(text, self.names, 1) if isinstance(meant, Holding) else None
        if isinstance(again, Holding) and blurs(again, text) == blurs(meant, ""):
            self.blurred.pop(blurs(meant, ""), None)
        elif meant is not None:
            for _ in self.take(meant):
                pass

    @property
    @abstractmethod
    def due(self) -> int:
        """How many cards a line gives a player that cannot be read at all."""

    @abstractmethod
    def happen(self, parsed: Parsed) -> Iterator[Problem]:
        """Let a line of cards, an act or a claim happen; tells what is wrong with it."""

    @abstractmethod
    def finish(self) -> Iterator[Problem]:
        """What is missing at the end of a record."""

    def lacking(self) -> Iterator[Problem]:
        """What is missing at the end, as far as it has not been said.

        It has been where a claim was answered with it, or where the line stands that is unread.
        """
        self.settle()
        said = "records/unseen" if self.blurred else ""
        for problem in self.finish():
            if problem.rule != said and problem.message not in self.unruled:
                yield problem

    # How it would be ruled ------------------------------------------------------------------

    @property
    def ruling(self) -> Ruling:
        """Who wins what, as things lie: at a showdown, or when all but one have folded."""
        return self.rule_with(0)

    def rule_with(self, extra: int) -> Ruling:
        """The ruling if the pot held so much more (or less): what a false claim would lead to."""
        if extra not in self._ruled:
            self._ruled[extra] = self._as_far_as_read(self.judge(extra))
        return self._ruled[extra]

    def _as_far_as_read(self, ruling: Ruling) -> Ruling:
        """No verdict where a line about somebody who may win, or about cards for all, is unread."""
        live = [each for each in ruling.entrants if not each.folded and not each.house]
        over = {f"{e.name}'s cards" for e in ruling.entrants if e.folded or e.seen}
        missing = tuple(why for whose, why in self.blurred.items() if whose not in over)
        if len(live) < 2 or not missing:
            return ruling
        return ruling._replace(pots=(), reasons=(), missing=missing)

    @abstractmethod
    def judge(self, extra: int) -> Ruling:
        """Rule afresh on a pot that holds so much more."""

    def no_verdict(self, reason: Reason) -> Iterator[Problem]:
        """Why an outcome that is claimed cannot be judged; the reason is given once."""
        first = self.unruled.setdefault(reason.text, self.line)
        if first == self.line:
            why = f"there is no verdict yet: {reason.text}"
            yield Problem(why, reason.rule, self.unfit_line)
        else:
            why = f"there is no verdict yet, as on line {first}"
            yield Problem(why, reason.rule, self.unfit_line or first)

    # What is seen ---------------------------------------------------------------------------

    @property
    @abstractmethod
    def names(self) -> tuple[str, ...]:
        """With which names a line may begin."""

    @property
    @abstractmethod
    def lies(self) -> dict[str, Lies]:
        """What is each player's."""

    @property
    @abstractmethod
    def along(self) -> dict[str, Lies]:
        """What is the hand's that is dealt along and belongs to nobody, where there is one."""

    @property
    def everybody(self) -> dict[str, Lies]:
        """What lies before each, that hand last."""
        return {**self.lies, **self.along}

    def entrants(self) -> tuple[Entrant, ...]:
        """All hands with what they could show, from the dealer's left."""
        nobodys = (*self.along.values(), Lies(self.table))[0]
        return entrants(self.game, self.lies, self.view._replace(showdown=True), nobodys)

    @property
    @abstractmethod
    def view(self) -> View:
        """What rules about cards look at."""

    @property
    @abstractmethod
    def seen(self) -> Collection[Card]:
        """Every card that somebody has seen."""

    @property
    def wild_cards(self) -> frozenset[Card]:
        """The cards that are wild as things lie now."""
        return self.game.wild.cards(self.view) if self.game.wild is not None else NOTHING

    @property
    def wild_told(self) -> tuple[tuple[str, str], ...]:
        """How these cards came to be wild, each sentence with its rule."""
        return told(self.game.wild, self.view) if self.game.wild is not None else ()

    @property
    def unfit_line(self) -> int:
        """The line of the first hand that cannot be judged, 0 if there is none."""
        return 0


def _only_claims(parsed: Parsed) -> bool:
    """Whether a line changes nothing on the table, so that a ruling stands."""
    if isinstance(parsed, Act):
        return parsed.verb in ("wins", "split")
    told = isinstance(parsed, Amount) and parsed.what == "Carried"
    return told or isinstance(parsed, (HandClaim, WildClaim))
