"""The header of a record: which game, which house rules, who sits where, for what stakes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pokerrules.errors import BadMoney, BadOption
from pokerrules.finding import Finding
from pokerrules.game import Game
from pokerrules.games import GAMES
from pokerrules.money import Money
from pokerrules.nearest import nearest
from pokerrules.notation import Amount, Header, Source, Unreadable, bad_name, read, sources
from pokerrules.options import read_house_rules
from pokerrules.stakes import BadStakes, Stakes, split_commas
from pokerrules.triggers import priced


class Setting(NamedTuple):
    """What is agreed before the first card.

    Attributes:
        game: the game with every option settled.
        stakes: what is played for.
        seats: who plays, from the dealer's left; empty when the order of first appearance decides.
        stacks: what some have to bet, in cents.
        carried: what the deal before left on the table, in cents.
        unclear: the line that names the seats, if one of the names is none; else 0.
    """

    game: Game
    stakes: Stakes
    seats: tuple[str, ...]
    stacks: dict[str, Money]
    carried: Money
    unclear: int = 0

    def is_whole(self, lines: Iterable[Source]) -> bool:
        """Whether these lines tell the deal from its first step on."""
        first = f"{self.game.steps[0].heading}:".casefold()
        return any(line.text.casefold() == first for line in lines)


MOST_SEATS = 60


class NoGame(Exception):
    """There is no telling which game a record is about."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(str(finding))
        self.finding = finding


class _Reader:
    """Takes the header lines one by one and keeps what is wrong with them."""

    def __init__(self) -> None:
        self.said: dict[str, Source] = {}
        self.values: dict[str, str] = {}
        self.carried = Money(0)
        self.carried_on = 0
        self.findings: list[Finding] = []

    def takes(self, source: Source) -> bool:
        """Whether the line belongs to the header; if so, it is kept."""
        try:
            line = read(source.text, ())
        except Unreadable as error:
            if source.text.casefold().startswith("carried:"):
                self.wrong(source.number, error.message, error.rule)
                return True
            return False
        if isinstance(line, Amount) and line.what == "Carried":
            if self.carried_on:
                self.wrong(
                    source.number,
                    f"'Carried:' was said on line {self.carried_on}; say it once",
                    "records/header",
                )
            else:
                self.carried, self.carried_on = line.money, source.number
            return True
        if not isinstance(line, Header):
            return False
        if line.key in self.said:
            first = self.said[line.key].number
            self.wrong(
                source.number,
                f"'{line.key}:' was said on line {first}; say it once",
                "records/header",
            )
        else:
            self.said[line.key] = source
            self.values[line.key] = line.value
        return True

    def wrong(self, line: int, message: str, rule: str) -> None:
        self.findings.append(Finding(line, message, rule))

    def line(self, key: str) -> int:
        """The line on which a header stands."""
        return self.said[key].number if key in self.said else 1

    # Each header's value ---------------------------------------------------------------

    def game(self) -> Game:
        name = self.values.get("Game", "")
        if not name:
            line = self.line("Game")
            raise NoGame(
                Finding(
                    line, "no game is named; begin with 'Game: Christmas Present'", "records/game"
                )
            )
        slug = "-".join(name.casefold().split())
        if slug in GAMES:
            return GAMES[slug]
        near = nearest(slug, GAMES, 0.5)
        if near is None:
            known = ", ".join(game.name for game in GAMES.values())
            raise NoGame(
                Finding(
                    self.line("Game"),
                    f"no game here is called '{name}'; there is {known}",
                    "records/game",
                )
            )
        meant = GAMES[near]
        self.wrong(
            self.line("Game"),
            f"no game here is called '{name}'; did you mean {meant.name}? Read as that",
            "records/game",
        )
        return meant

    def house_rules(self, game: Game) -> dict[str, str]:
        words: dict[str, str] = {}
        # One by one, so that a wrong one does not take the right ones with it.
        for part in self.values.get("House rules", "").split(";"):
            try:
                new = read_house_rules(part, game.options)
            except BadOption as error:
                self.wrong(self.line("House rules"), str(error), error.rule)
                continue
            for twice in new.keys() & words.keys():
                self.wrong(
                    self.line("House rules"),
                    f"'{twice}' is set twice; say it once",
                    "records/house-rules",
                )
            words.update(new)
        return words

    def stakes(self, game: Game) -> Stakes:
        try:
            stakes = Stakes.of(self.values.get("Stakes", ""))
        except BadStakes as error:
            self.wrong(self.line("Stakes"), str(error), "records/stakes")
            return Stakes()
        for trigger in filter(priced, game.triggers):
            chip, price = stakes.chip, Money(trigger.price.of(int(stakes.chip)))
            if chip and price % chip:
                why = f"{price} is to be paid in {game.name}; chips of {chip} cannot do it"
                self.wrong(self.line("Stakes"), why, game.full_id(trigger.rule))
        return stakes

    def seats(self, game: Game) -> tuple[str, ...]:
        names: list[str] = []
        told = [part.strip() for part in self.values.get("Seats", "").split(",")]
        if len(told) > MOST_SEATS:
            self.wrong(
                self.line("Seats"),
                f"{len(told)} players are no table",
                game.full_id(game.seats_rule),
            )
        for name in filter(None, told[:MOST_SEATS]):
            refused = bad_name(name)
            if name.casefold() in (other.casefold() for other in names):
                refused = f"two players are called {name}; tell them apart"
            if game.dummy and name.casefold() == game.dummy.name.casefold():
                refused = f"{name} is the hand that belongs to nobody, and does not sit here"
            if refused is not None:
                self.wrong(self.line("Seats"), refused, "records/names")
            else:
                names.append(name)
        if "Seats" in self.values and not any(told):
            self.wrong(self.line("Seats"), "'Seats:' names nobody", "records/names")
        # A name that is refused is a player's all the same; only the table's hand is nobody's.
        sitting = [name for name in told if name and not (game.dummy and name == game.dummy.name)]
        refused = game.takes(len(sitting)) if names else ""
        if refused:
            self.wrong(self.line("Seats"), refused, game.full_id(game.seats_rule))
        return tuple(names)

    def stacks(self, seats: tuple[str, ...]) -> dict[str, Money]:
        stacks: dict[str, Money] = {}
        for part in filter(
            None, (piece.strip() for piece in split_commas(self.values.get("Stacks", "")))
        ):
            name, _, amount = part.rpartition(" ")
            seat = next(
                (seat for seat in seats if seat.casefold() == name.strip().casefold()), None
            )
            if seat is None and seats:
                near = nearest(name, seats)
                hint = f"did you mean {near}?" if near else f"there sit {', '.join(seats)}"
                self.wrong(
                    self.line("Stacks"), f"nobody here is called '{name}'; {hint}", "records/names"
                )
                continue
            who = seat or name.strip()
            if who in stacks:
                self.wrong(self.line("Stacks"), f"{who}'s stack is told twice", "records/header")
                continue
            try:
                stacks[who] = Money.of(amount)
            except BadMoney as error:
                self.wrong(self.line("Stacks"), str(error), "records/money")
        return stacks


def read_header(text: str) -> tuple[Setting, list[Finding], list[Source]]:
    """The setting of a record, what is wrong with its header, and the lines behind it.

    Raises:
        NoGame: when no game is named, or none that resembles one of ours.
    """
    reader, lines = _Reader(), list(sources(text))
    count = 0
    while count < len(lines) and reader.takes(lines[count]):
        count += 1
    game = reader.game()
    words = reader.house_rules(game)
    played = game.at(words)
    seats = reader.seats(played)
    at = reader.line("Seats") if "Seats" in reader.values else 0
    wrong = any((each.line, each.rule) == (at, "records/names") for each in reader.findings)
    stakes, stacks = reader.stakes(played), reader.stacks(seats)
    setting = Setting(played, stakes, seats, stacks, reader.carried, at if wrong else 0)
    return setting, reader.findings, lines[count:]
