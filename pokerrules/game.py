"""What a game is: one value, from which engine, page, referee and tests all draw."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, cast

from pokerrules.board import NO_BOARD, Board
from pokerrules.law import LAW, WildLaw
from pokerrules.options import Option, options_in, settle
from pokerrules.procedure import GIVING, HIGH_SHOWING, Bet, Deal, Donate, Draw, Kick, LastBet, flat
from pokerrules.view import COMMON
from pokerrules.wild import AtShowdown

DOUBLING = "doubling"
FLAT = "flat"
DECK = 52


class Contest(NamedTuple):
    """One thing to win: its name in the record ("high", "low"), its scale, its cards, its rule."""

    name: str
    scale: Any
    uses: Any
    rule: str = "showdown/best-hand"


class Gap(NamedTuple):
    """What nobody has told of a game, so that its showdown gets no verdict; `why` says it."""

    why: str
    rule: str


class Pot(NamedTuple):
    """How the pot is won: among which contests, and whether players declare for them.

    `rule` is the one by which it is divided. With a `gap` the game can be dealt and bet on, and
    the last player left wins; but nobody can say who wins a showdown, or what is wild in it.
    """

    contests: tuple[Contest, ...]
    declared: bool
    rule: str
    gap: Any = None


def best_hand_wins(scale: Any, uses: Any, rule: str = "showdown/best-hand") -> Pot:
    """A pot with one contest, for which nobody declares; `rule` says which cards may be used."""
    return Pot((Contest("high", scale, uses, rule),), False, "showdown/best-hand")


class TableHand(NamedTuple):
    """A hand that belongs to nobody: `cards` set aside after the deal, which play at the showdown.

    What it wins of a pot, in the contests named, stays on the table for the next deal;
    `takes_pot`: if it wins any contest alone, all of the pot does.
    """

    contests: tuple[str, ...]
    cards: int
    rule: str
    takes_pot: Any = False

    @property
    def name(self) -> str:
        """What a record calls it."""
        return "Table"


class Dummy(NamedTuple):
    """A hand that belongs to nobody and is dealt along with the players, the last in every round.

    It neither bets nor folds and is never asked (`idle_rule`). At the showdown it plays as a
    `TableHand` does: what it wins stays on the table.
    """

    name: str
    contests: tuple[str, ...]
    rule: str
    idle_rule: str
    takes_pot: Any = False


class Game(NamedTuple):
    """A game as a value; see `pokerrules.games` for those there are.

    Everything that is peculiar to the game stands here; where tables play it differently, an
    `Option` stands in the field, which `at` settles.
    """

    name: str
    pitch: str
    credit: str
    say: str
    players: tuple[int, int]
    best_with: str
    steps: tuple[Any, ...]
    pot: Pot
    seats_rule: str
    board: Board = NO_BOARD
    jokers: Any = ()
    on_call: Any = None
    wild: Any = None
    table_hand: Any = None
    limits: Any = FLAT
    limits_rule: str = "betting/limit"
    law: Any = LAW
    wild_law: Any = None

    @property
    def slug(self) -> str:
        """The name as it stands in addresses and rule ids."""
        return self.name.lower().replace(" ", "-")

    @property
    def options(self) -> dict[str, Option]:
        """The house options by name: the game's own first, then those of the law that can matter."""
        return {**self.own_options, **self.law_options}

    @property
    def own_options(self) -> dict[str, Option]:
        """The house options that are peculiar to this game."""
        return {
            option.name: option for option in options_in(self._replace(law=None, wild_law=None))
        }

    @property
    def law_options(self) -> dict[str, Option]:
        """The options of the table law that can make a difference in this game."""
        idle = {"swing", "swing_tie", "beaten_swing"} if not self.pot.declared else set()
        if not self.deck_runs_out:
            idle.add("own_discards")
        showing = any(getattr(s, "opener", "") == HIGH_SHOWING for s in self.at({}).steps)
        if not showing or not _wild_while_dealt(self.wild):
            idle.add("wild_showing")
        law = tuple(part for field, part in self.law._asdict().items() if field not in idle)
        return {option.name: option for option in options_in((law, self.wild_law))}

    @property
    def rules(self) -> dict[str, str]:
        """The ids of the rules on the game's own page that the engine can name, with a few words."""
        ids = ((self.full_id(rule), words) for rule, words in _rules_in(self))
        return {rule: words for rule, words in ids if rule.startswith(f"{self.slug}/")}

    def takes(self, players: int) -> str:
        """Why so many cannot play; empty if they can."""
        least, most = self.players
        needed, deck = self.cards_needed(players), self.deck_size
        if needed > deck:
            along = f" and {self.dummy.name}" if self.dummy else ""
            return f"{players} players{along} need {needed} cards; a deck has {deck}"
        if not least <= players <= most:
            least, most = self.span
            return f"{players} play; {self.name} takes {least} to {most}"
        return ""

    @property
    def span(self) -> tuple[int, int]:
        """The fewest and the most players, as far as the deck of this table has cards for them."""
        least, most = self.players
        return least, max((n for n in range(least, most + 1) if not self.takes(n)), default=most)

    def cards_needed(self, players: int) -> int:
        """How many cards so many players may need, draws apart."""
        shared = self.board_from_stub(players) + self.set_off(players)
        hands = players + (self.dummy is not None)
        # Where one common card may stand for all, the deck need have no more than that.
        spared = sum(hands * int(step.n) - 1 for step in self.common_steps)
        return hands * self.cards_dealt - spared + shared

    @property
    def common_steps(self) -> tuple[Deal, ...]:
        """The rounds of cards that a common card may stand for."""
        return tuple(step for step in self.deals if step.common_rule)

    def set_off(self, players: int) -> int:
        """How many cards upcards may bring at most, over and above those of the deal."""
        dealt = {
            trigger: players * sum(step.n for step in self.deals if trigger in step.triggers)
            for trigger in self.triggers
        }
        return sum(trigger.uses(upcards) for trigger, upcards in dealt.items())

    @property
    def triggers(self) -> tuple[Any, ...]:
        """What upcards may set off in this game, each once."""
        return tuple(dict.fromkeys(trigger for step in self.deals for trigger in step.triggers))

    @property
    def deals(self) -> list[Deal]:
        """The steps in which cards are dealt."""
        return [step for step in self.at({}).steps if isinstance(step, Deal)]

    @property
    def asides(self) -> frozenset[str]:
        """The names under which cards may be turned up for all while others are dealt."""
        keys = {trigger.kind.key for trigger in self.triggers} | {COMMON}
        return frozenset({*keys, self.on_call.key} if self.on_call else keys)

    @property
    def deck_size(self) -> int:
        """How many cards the deck has, its jokers included."""
        return DECK + len(self.at({}).jokers)

    @property
    def dummy(self) -> Dummy | None:
        """The hand that is dealt along with the players, if there is one."""
        return self.table_hand if isinstance(self.table_hand, Dummy) else None

    def board_from_stub(self, players: int) -> int:
        """How many cards for the board come from the stub; what players donate saves it some."""
        for step in self.at({}).steps:
            if isinstance(step, Donate):
                return max(0, step.to - players * step.n)
        return len(self.board.places)

    def full_id(self, rule: str) -> str:
        """The id of a rule: an anchor without a page is on the game's own."""
        return rule if "/" in rule else f"{self.slug}/{rule}"

    @property
    def cards_dealt(self) -> int:
        """How many cards each player is dealt at most, draws apart."""
        return sum(step.n for step in self.at({}).steps if isinstance(step, (Deal, Kick)))

    @property
    def cards_drawn(self) -> int:
        """How many cards each player may draw at most, all draws together."""
        return sum(step.most.most for step in self.at({}).steps if isinstance(step, Draw))

    @property
    def deck_runs_out(self) -> bool:
        """Whether the deck can run out in a draw, so that discards are dealt again."""
        most = self.players[1]
        cards = most * (self.cards_dealt + self.cards_drawn) + self.board_from_stub(most)
        return self.cards_drawn > 0 and cards > self.deck_size

    @property
    def cards_held(self) -> int:
        """How many cards a player holds at the showdown at most, draws and what upcards bring apart."""
        given = sum(step.n for step in self.at({}).steps if isinstance(step, GIVING))
        return self.cards_dealt - given

    @property
    def betting_rounds(self) -> int:
        """How many betting rounds there are when nobody runs out of money."""
        return sum(isinstance(step, (Bet, LastBet)) for step in self.at({}).steps)

    def at(self, words: Mapping[str, str]) -> Game:
        """The game as one table plays it: every option settled.

        Raises:
            BadOption: when a word is no choice of its option.
        """
        settled = cast(Game, settle(self, words))
        contests = tuple(_ranked(contest, settled.wild_law) for contest in settled.pot.contests)
        pot = settled.pot._replace(contests=contests)
        return settled._replace(steps=tuple(flat(settled.steps)), pot=pot)


def _wild_while_dealt(wild: Any) -> bool:
    """Whether a wild rule, or a choice of one, can hold before the showdown."""
    if isinstance(wild, Option):
        return any(_wild_while_dealt(choice.value) for choice in wild.choices)
    return wild is not None and not isinstance(wild, AtShowdown)


def _ranked(contest: Contest, law: WildLaw | None) -> Contest:
    """The contest with high hands ranked as the table has agreed for wild cards."""
    if law is None or contest.scale.name != "high":
        return contest
    return contest._replace(scale=contest.scale._replace(**law._asdict()))


def _rules_in(value: Any) -> Iterator[tuple[str, str]]:
    """Every rule that a definition names, and what stands under it in a few words."""
    if not isinstance(value, tuple):
        return
    for name, part in zip(getattr(value, "_fields", ()) or [""] * len(value), value, strict=True):
        if name.endswith("rule") and isinstance(part, str) and part:
            yield part, _words(value, name)
        else:
            yield from _rules_in(part)


def _words(value: Any, field: str) -> str:
    """What a rule is about: an option says it itself, else what holds the rule is described."""
    if isinstance(value, Option):
        return value.about
    about = (type(value).__doc__ or "").split(".")[0].split(":")[0].replace("`", "").lower()
    heading = getattr(value, "heading", "").lower()
    kind = field.removesuffix("rule").strip("_").replace("_", " ")
    return ": ".join(filter(None, [heading, kind, about]))
