"""A record read into a form: what the form can show, and every other line as it stands."""

from __future__ import annotations

from collections.abc import Sequence

from pokerrules.cards import UNKNOWN, Card
from pokerrules.errors import BadOption
from pokerrules.filling import Cards, Filled, Hand
from pokerrules.form import form_of
from pokerrules.games import GAMES
from pokerrules.header import Setting, read_header
from pokerrules.notation import (
    DIRECTIONS,
    Act,
    Amount,
    BoardLine,
    Header,
    Heading,
    Holding,
    Parsed,
    Source,
    Unreadable,
    read,
    sources,
)
from pokerrules.options import read_house_rules
from pokerrules.rows import faces_told, rows_of

SHOWN = {"Game": "game", "House rules": "rules", "Seats": "players"}
"""The headers that a form shows, and where."""


class TooMany(Exception):
    """A record gives more hands than its game can seat; no form shows so many."""


def read_places(text: str) -> tuple[Filled, dict[int, str]] | None:
    """What a form shows of a short record, and for each of its lines the place where it is shown.

    None for a whole record, of which a form shows nothing.

    Raises:
        NoGame: when there is no telling which game it is.
        TooMany: when more hands are given than the game can seat.
    """
    setting, _, rest = read_header(text)
    if setting.is_whole(rest):
        return None
    every = list(sources(text))
    reading = _Reading(setting, every[: len(every) - len(rest)])
    for source in rest:
        reading.line(source)
    remarks = (line.strip() for line in text.split("\n"))
    filled = reading.filled(tuple(line for line in remarks if line.startswith("#")))
    return filled, reading.places


class _Reading:
    """One record while it is read; each line is shown by the form as a whole or kept as a whole."""

    def __init__(self, setting: Setting, header: Sequence[Source]) -> None:
        self.game = setting.game
        self.form = form_of(setting.game)
        self.head: list[str] = []
        self.more: list[str] = []
        self.values: dict[str, str] = {}
        self.places: dict[int, str] = {}
        for source in header:
            self._header(source)
        self.rules, self.unread = self._rules()
        told = (part.strip() for part in self.values.get("Seats", "").split(","))
        self.seats = tuple(filter(None, told))
        self.hands: dict[str, Hand] = {}
        for name in self.seats:
            self._seat(Hand(name, {}))
        self.given: set[str] = set()
        self.house: dict[str, Cards] = {}
        self.board: dict[str, Card] = {}
        self.table: dict[str, Cards] = {}
        self.pot = ""

    def filled(self, remarks: tuple[str, ...]) -> Filled:
        """The form, all lines read."""
        return Filled(
            game=self.game.slug,
            rules=self.rules,
            unread=self.unread,
            hands=tuple(self.hands.values()),
            house=self.house,
            board=self.board,
            table=self.table,
            pot=self.pot,
            head=tuple(self.head),
            more=(*remarks, *self.more),
        )

    # The header ------------------------------------------------------------------------

    def _header(self, source: Source) -> None:
        line = _parsed(source, ())
        if isinstance(line, Header) and line.key in SHOWN and line.key not in self.values:
            self.values[line.key] = line.value
            self.places[source.number] = SHOWN[line.key]
        else:
            self.head.append(_whole(source))

    def _rules(self) -> tuple[dict[str, str], tuple[str, ...]]:
        """The house rules that are understood, and those that are not."""
        rules: dict[str, str] = {}
        unread: list[str] = []
        for part in filter(None, map(str.strip, self.values.get("House rules", "").split(";"))):
            try:
                new = read_house_rules(part, GAMES[self.game.slug].options)
            except BadOption:
                new = {}
            if not new or new.keys() & rules.keys():
                unread.append(part)
            else:
                rules.update(new)
        return rules, tuple(unread)

    def _seat(self, hand: Hand) -> None:
        """A player has his place in the form, as long as there is one."""
        self.hands[hand.name] = hand
        if len(self.hands) > self.game.players[1]:
            raise TooMany

    # The other lines -------------------------------------------------------------------

    def line(self, source: Source) -> None:
        """Take in one line, or keep it."""
        names = (*self.hands, *filter(None, [self.form.house]))
        parsed = None if source.marks else _parsed(source, names)
        if parsed is None or not self._takes(parsed):
            self.more.append(_whole(source))
        else:
            self.places[source.number] = self._place(parsed)

    def _place(self, line: Parsed) -> str:
        """Where in the form a line is shown; empty for what it shows nowhere."""
        if isinstance(line, BoardLine):
            return f"table:{line.key}" if line.key in self.table else "board"
        if isinstance(line, Amount):
            return "pot"
        who = (
            line.who if isinstance(line, Holding) else line.who[0] if isinstance(line, Act) else ""
        )
        if who and who == self.form.house:
            return "house"
        return f"hand:{list(self.hands).index(who)}" if who in self.hands else ""

    def _takes(self, line: Parsed) -> bool:
        if isinstance(line, Heading):
            return line.name.casefold() in ("showdown", "declare")
        if isinstance(line, Holding):
            return self._holding(line)
        if isinstance(line, BoardLine):
            return self._lying(line)
        if isinstance(line, Act):
            return self._act(line)
        if isinstance(line, Amount) and line.what == "Pot" and not self.pot:
            self.pot = str(line.money)
            return True
        return False

    def _holding(self, line: Holding) -> bool:
        rows = self._rows_of(line)
        if rows is None or line.who in self.given:
            return False
        if line.who == self.form.house:
            if line.folded or rows.keys() - {"cards", "down", "up"}:
                return False
            self.house = rows
        elif self.seats and line.who not in self.seats:
            return False
        else:
            unseen = line.folded and not any(
                card != UNKNOWN for row in rows.values() for card in row
            )
            self._seat(Hand(line.who, {} if unseen else rows, line.folded))
        self.given.add(line.who)
        return True

    def _rows_of(self, line: Holding) -> dict[str, Cards] | None:
        """The cards of a line by rows; None if the form has no row for some of them."""
        faces = list(zip(line.cards, line.up, strict=True))
        up = tuple(card for card, face in faces if face)
        down = tuple(card for card, face in faces if face is False)
        if not up and not faces_told(self.game):
            rows = {"cards": line.cards}
        else:
            rows = {"cards": tuple(c for c, face in faces if face is None), "down": down, "up": up}
        behind = {key: getattr(line, key) for key in ("discarded", "shared", "turned", "drew")}
        shown = rows_of(self.game, turned=len(self.game.steps), thrown=True).rows
        if any(cards and key not in {row.key for row in shown} for key, cards in behind.items()):
            return None
        return {key: cards for key, cards in {**rows, **behind}.items() if cards}

    def _lying(self, line: BoardLine) -> bool:
        """Cards of the board, or of a row that lies before nobody."""
        if any(line.key == row.key for row in self.form.table):
            if line.places or (line.key == "Table" and line.key in self.table):
                return False
            self.table[line.key] = (*self.table.get(line.key, ()), *line.cards)
            return True
        free = [place for place in self.game.board.places if place not in self.board]
        places = line.places or (() if self.game.board.named else tuple(free))
        new = dict(zip(places, line.cards, strict=False))
        if line.key.casefold() not in BOARD or len(new) < len(line.cards) or not {*new} <= {*free}:
            return False
        self.board.update(new)
        return True

    def _act(self, act: Act) -> bool:
        live = tuple(
            name for name in self.given if name in self.hands and not self.hands[name].folded
        )
        who = live if act.who == ("all",) else act.who
        if not who or not {*who} <= {*live}:
            return False
        if act.verb == "declares" and self.form.declares:
            return self._declares(who, act.word)
        if act.verb in ("turns up", "draws") and "turned" in {
            row.key for row in self.form.hand.rows
        }:
            cards = tuple(card for card in act.cards if isinstance(card, Card))
            return self._adds(who[0], "turned" if act.verb == "turns up" else "drew", cards)
        return False

    def _declares(self, who: tuple[str, ...], word: str) -> bool:
        if any(self.hands[name].declared for name in who) or word not in DIRECTIONS:
            return False
        self.hands.update({name: self.hands[name]._replace(declared=word) for name in who})
        return True

    def _adds(self, name: str, key: str, cards: Cards) -> bool:
        hand = self.hands[name]
        rows = {**hand.cards, key: (*hand.cards.get(key, ()), *cards)}
        self.hands[name] = hand._replace(cards=rows)
        return True


BOARD = ("board", "flop", "turn", "river")
"""The keys of lines that turn cards of the board."""


def _parsed(source: Source, names: Sequence[str]) -> Parsed | None:
    try:
        return read(source.text, names)
    except Unreadable:
        return None


def _whole(source: Source) -> str:
    """A line with its mark."""
    return f"{source.text} # {' '.join(source.marks)}" if source.marks else source.text
