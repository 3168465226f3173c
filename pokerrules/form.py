"""What a form asks to learn how things lie at a showdown, drawn from a game's definition.

It tells of the same things as a short record: rows of cards before each player and on the table,
the places of the board, who may declare what, the house rules. `pokerrules.filling` makes a record
of a filled form, `pokerrules.formreader` the other way. Nothing here knows a game by its name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from pokerrules.board import CELLS
from pokerrules.cards import SUITS, Card, rank_letter
from pokerrules.faces import Span, hand_size
from pokerrules.game import Game, TableHand
from pokerrules.notation import DIRECTIONS
from pokerrules.options import Option
from pokerrules.procedure import Donate
from pokerrules.rows import Row, Rows, dealt, rows_of
from pokerrules.view import COMMON, MIDDLE


class Spot(NamedTuple):
    """A place of the board and where it lies: row and column from 1, both 0 in a plain row."""

    place: str
    row: int
    column: int


class Form(NamedTuple):
    """What is asked of one game, its house rules settled.

    Attributes:
        slug: the game.
        name: what it is called.
        players: how many can play.
        hand: what lies before a player, as far as one can say before his cards are known.
        table: rows of cards that are nobody's, or everybody's.
        shape: how the board lies: ``row``, ``H``, ``circle``, ``cross``.
        spots: its places.
        house: the name of the hand that is dealt along and belongs to nobody; empty: there is none.
        declares: what a player may declare; empty where nobody does.
        jokers: the jokers of the deck.
        gap: why a showdown gets no verdict; empty where it gets one.
    """

    slug: str
    name: str
    players: tuple[int, int]
    hand: Rows
    table: tuple[Row, ...]
    shape: str
    spots: tuple[Spot, ...]
    house: str
    declares: tuple[str, ...]
    jokers: tuple[str, ...]
    gap: str


def form_of(game: Game) -> Form:
    """The form for a game whose options are settled.

    Examples:
        >>> from pokerrules import GAMES
        >>> form = form_of(GAMES["7-up"].at({}))
        >>> [(row.label, row.least, row.most) for row in form.hand.rows]
        [('face down', 3, 3), ('face up', 4, 4)]
    """
    return Form(
        slug=game.slug,
        name=game.name,
        players=game.span,
        hand=_widest(game),
        table=tuple(_table(game)),
        shape=game.board.shape,
        spots=tuple(Spot(place, *_cell(game, place)) for place in game.board.places),
        house=game.dummy.name if game.dummy else "",
        declares=tuple(DIRECTIONS) if game.pot.declared else (),
        jokers=tuple(map(str, game.jokers)),
        gap=game.pot.gap.why if game.pot.gap else "",
    )


def _cell(game: Game, place: str) -> tuple[int, int]:
    return CELLS[place] if game.board.named else (0, 0)


def _widest(game: Game) -> Rows:
    """As few and as many cards as there can be, whatever upcards fall."""
    plain = rows_of(game)
    most_up = hand_size(game, ()).up.most
    luckiest = [
        rows_of(
            game,
            [Card(rank_letter(rank) + suit) for rank in trigger.ranks for suit in SUITS][:most_up],
        )
        for trigger in game.triggers
    ]
    whole = Span(plain.whole.least, max(rows.whole.most for rows in (plain, *luckiest)))
    rows = (
        row._replace(most=max(each.rows[at].most for each in (plain, *luckiest)))
        for at, row in enumerate(plain.rows)
    )
    return Rows(whole, tuple(rows))


# What lies on the table --------------------------------------------------------------


def _table(game: Game) -> Iterator[Row]:
    """Rows that lie before nobody, by the key of their line in a record."""
    if isinstance(game.table_hand, TableHand):
        cards = game.table_hand.cards
        yield Row(game.table_hand.name, "the table's hand", cards, cards)
    follow = [trigger for trigger in game.triggers if trigger.kind.key == MIDDLE]
    if follow:
        streets = game.span[1] * sum(step.n for step in dealt(game) if getattr(step, "up", 0))
        yield Row(MIDDLE, "the middle, the last on top", 0, sum(t.uses(streets) for t in follow))
    if game.on_call is not None:
        yield Row(
            game.on_call.key,
            f"the {game.on_call.key.casefold()}, if called",
            0,
            int(game.on_call.most),
        )
    if game.common_steps:
        yield Row(COMMON, "common card, if the deck ran short", 0, len(game.common_steps))
    for step in game.steps:
        left = step.to - len(game.board.places) if isinstance(step, Donate) else 0
        if left:
            yield Row("Unseen", "left over for the board, if seen", 0, left)


def options_of(game: Game) -> list[dict[str, Any]]:
    """The house rules of a game as it is defined, those that are its own first."""
    return [_option(option, option.name in game.own_options) for option in game.options.values()]


def _option(option: Option, own: bool) -> dict[str, Any]:
    return {
        "name": option.name,
        "about": option.about,
        "rule": option.rule,
        "own": own,
        "choices": [{"word": choice.word, "about": choice.about} for choice in option.choices],
    }
