"""A filled form as plain data, and the short record that it makes.

`pokerrules.formreader` goes the other way, `pokerrules.formdata` makes JSON of it. What a form
cannot show of a record it keeps word for word: lines of the header in `Filled.head`, others in
`Filled.more`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from pokerrules.cards import UNKNOWN, Card
from pokerrules.form import form_of
from pokerrules.game import Game
from pokerrules.games import GAMES
from pokerrules.notation import ASIDE
from pokerrules.rows import Rows, counts, rows_of, street
from pokerrules.view import COMMON

Cards = tuple[Card, ...]
BEHIND = ("discarded", "shared", "turned", "drew")
"""The rows that stand behind a player's own cards on his line."""


class Hand(NamedTuple):
    """What lies before one player: his rows of cards by their keys, whether he is in, what he declared.

    His own cards are `cards` where faces are not told, else `down` and `up`.
    """

    name: str
    cards: Mapping[str, Cards]
    folded: bool = False
    declared: str = ""

    @property
    def empty(self) -> bool:
        """Whether no card of his is told."""
        return not any(self.cards.values())


class Filled(NamedTuple):
    """A form as somebody has filled it in.

    Attributes:
        game: the slug.
        rules: the house rules that are told, by name.
        unread: house rules that are told and that the game does not know.
        hands: the players from the dealer's left.
        house: the rows of the hand that is dealt along and belongs to nobody.
        board: the cards of the board by their places.
        table: the other rows that lie before nobody, by their keys.
        pot: the amount, as it was written.
        head: lines of the header that the form does not show.
        more: other lines that it does not show.
    """

    game: str
    rules: Mapping[str, str]
    unread: tuple[str, ...]
    hands: tuple[Hand, ...]
    house: Mapping[str, Cards]
    board: Mapping[str, Card]
    table: Mapping[str, Cards]
    pot: str
    head: tuple[str, ...]
    more: tuple[str, ...]

    @property
    def settled(self) -> Game:
        """The game, its house rules settled."""
        return GAMES[self.game].at(self.rules)

    def rows(self) -> list[Rows]:
        """What lies, or should lie, before each player, his upcards being what they are."""
        game, common = self.settled, len(self.table.get(COMMON, ()))
        return [
            rows_of(
                game,
                hand.cards.get("up", ()),
                bool(hand.cards.get("cards")),
                common,
                len(hand.cards.get("turned", ())),
                bool(hand.cards.get("discarded")),
            )
            for hand in self.hands
        ]


def empty(slug: str, names: Sequence[str] = ("Ann", "Bob")) -> Filled:
    """A form in which nothing has been put yet."""
    hands = tuple(Hand(name, {}) for name in names)
    return Filled(slug, {}, (), hands, {}, {}, {}, "", (), ())


# The record --------------------------------------------------------------------------


class Line(NamedTuple):
    """A line of the record and the place in the form it belongs to, such as ``hand:0``; '' for none."""

    text: str
    place: str


def written(filled: Filled) -> list[Line]:
    """The short record, line by line.

    Examples:
        >>> from pokerrules.cards import cards
        >>> hands = (Hand("Ann", {"cards": tuple(cards("As Ah"))}), Hand("Bob", {}, folded=True))
        >>> for line in written(empty("six-pack")._replace(hands=hands)):
        ...     print(line.text)
        Game: Six-pack
        Seats: Ann, Bob
        Ann: As Ah
        Bob (folded): ?? ??
    """
    return [*_header(filled), *_around(filled, ASIDE), *_hands(filled), *_rest(filled)]


def text_of(filled: Filled) -> str:
    """The short record as text."""
    return "".join(f"{line.text}\n" for line in written(filled))


def _header(filled: Filled) -> Iterator[Line]:
    yield Line(f"Game: {GAMES[filled.game].name}", "game")
    rules = [*(f"{name} {word}" for name, word in filled.rules.items()), *filled.unread]
    if rules:
        yield Line(f"House rules: {'; '.join(rules)}", "rules")
    if filled.hands:
        yield Line(f"Seats: {', '.join(hand.name for hand in filled.hands)}", "players")
    yield from (Line(text, "") for text in filled.head)


def _around(filled: Filled, keys: Sequence[str]) -> Iterator[Line]:
    for key in keys:
        if filled.table.get(key):
            yield Line(f"{key}: {_said(filled.table[key])}", f"table:{key}")


def _hands(filled: Filled) -> Iterator[Line]:
    game = filled.settled
    for at, hand in enumerate(filled.hands):
        cards = hand.cards
        if hand.folded and hand.empty:
            cards = {"down" if counts(game) else "cards": (UNKNOWN,) * game.cards_held}
        if any(cards.values()):
            folded = " (folded)" if hand.folded else ""
            yield Line(f"{hand.name}{folded}: {_held(game, cards)}", f"hand:{at}")
    if any(filled.house.values()):
        yield Line(f"{form_of(game).house}: {_held(game, filled.house)}", "house")


def _held(game: Game, cards: Mapping[str, Cards]) -> str:
    """A player's cards as they stand behind his name."""
    untold = cards.get("cards", ())
    down, up = list(cards.get("down", ())), list(cards.get("up", ()))
    told = _bracketed(game, down, up) if down or up else ""
    behind = (f", {key} {_said(cards[key])}" for key in BEHIND if cards.get(key))
    return f"{_said(untold)} {told}".strip() + "".join(behind)


def _bracketed(game: Game, down: list[Card], up: list[Card]) -> str:
    """Downcards in brackets, as they were dealt among the upcards; what came besides stands last."""
    if not down:
        return f"() {_said(up)}"
    down, up, faces = down[::-1], up[::-1], list(street(game))
    said, inside = "", False
    while down or up:
        face = faces.pop(0) if faces else not down
        pile = up if face else down
        if not pile:
            continue
        if inside == face:  # A bracket opens before a downcard and is closed before an upcard.
            said += ")" if inside else " ("
            inside = not face
        said += f" {pile.pop()}"
    return (said + ")" * inside).replace("( ", "(").strip()


def _rest(filled: Filled) -> Iterator[Line]:
    game = filled.settled
    if filled.board:
        lying = [
            (place, filled.board[place]) for place in game.board.places if place in filled.board
        ]
        named = (f"{place} {card}" for place, card in lying)
        said = ", ".join(named) if game.board.named else _said([card for _, card in lying])
        yield Line(f"Board: {said}", "board")
    yield from _around(filled, ("Table", "Unseen"))
    for at, hand in enumerate(filled.hands):
        if hand.declared and not hand.folded:
            yield Line(f"{hand.name} {hand.declared}", f"hand:{at}")
    if filled.pot:
        yield Line(f"Pot {filled.pot}", "pot")
    yield from (Line(text, "") for text in filled.more)


def _said(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))
