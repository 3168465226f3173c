"""What a game is: one value, from which engine, page, referee and tests all draw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from pokerrules.law import LAW, TableLaw
from pokerrules.options import Option, options_in, settle
from pokerrules.procedure import Bet, Deal, LastBet, Step

DOUBLING = "doubling"
FLAT = "flat"


class Contest(NamedTuple):
    """One thing to win: its name in the record ("high", "low"), its scale, its cards, its rule."""

    name: str
    scale: Any
    uses: Any
    rule: str = "showdown/best-hand"


class Pot(NamedTuple):
    """How the pot is won: among which contests, and whether players declare for them.

    `rule` is the one by which it is divided.
    """

    contests: tuple[Contest, ...]
    declared: bool
    rule: str


class Game(NamedTuple):
    """A game as a value; see `pokerrules.games` for those there are."""

    name: str
    pitch: str
    credit: str
    say: str
    players: tuple[int, int]
    best_with: str
    steps: tuple[Step, ...]
    pot: Pot
    limits: Any
    limits_rule: str
    seats_rule: str
    law: TableLaw = LAW

    @property
    def slug(self) -> str:
        """The name as it stands in addresses and rule ids."""
        return self.name.lower().replace(" ", "-")

    @property
    def options(self) -> dict[str, Option]:
        """The house options by name: the game's own first, then the law of the table."""
        return {option.name: option for option in options_in(self)}

    @property
    def own_options(self) -> dict[str, Option]:
        """The house options that are peculiar to this game."""
        return {
            option.name: option
            for option in options_in(self._replace(law=TableLaw(*(None,) * len(LAW))))
        }

    @property
    def rules(self) -> dict[str, str]:
        """The ids of the rules on the game's own page that the engine can name, with a few words."""
        steps = [(step.rule, _words(step)) for step in self.steps]
        options = [(option.rule, option.about) for option in self.own_options.values()]
        everything = [
            *steps,
            *options,
            (self.seats_rule, "how many can play"),
            (self.limits_rule, "what the limit is"),
            *((contest.rule, f"what wins {contest.name}") for contest in self.pot.contests),
            (self.pot.rule, "how the pot is won"),
        ]
        ids = ((self.full_id(rule), text) for rule, text in everything)
        return {rule: text for rule, text in ids if rule.startswith(f"{self.slug}/")}

    def takes(self, players: int) -> str:
        """Why so many cannot play; empty if they can."""
        least, most = self.players
        if least <= players <= most:
            return ""
        return f"{players} play; {self.name} takes {least} to {most}"

    def full_id(self, rule: str) -> str:
        """The id of a rule: an anchor without a page is on the game's own."""
        return rule if "/" in rule else f"{self.slug}/{rule}"

    @property
    def cards_held(self) -> int:
        """How many cards a player holds at the showdown."""
        return sum(step.n for step in self.steps if isinstance(step, Deal))

    @property
    def betting_rounds(self) -> int:
        """How many betting rounds there are when nobody runs out of money."""
        return sum(isinstance(step, (Bet, LastBet)) for step in self.steps)

    def at(self, words: Mapping[str, str]) -> Game:
        """The game as one table plays it: every option settled.

        Raises:
            BadOption: when a word is no choice of its option.
        """
        return cast(Game, settle(self, words))


def _words(step: Step) -> str:
    """A step in a few words: the first sentence of what its kind says of itself."""
    return f"{step.heading.lower()}: {(type(step).__doc__ or '').split('.')[0].lower()}"
