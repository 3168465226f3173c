"""What a form asks to learn how things lie at a showdown, drawn from a game's definition.

It tells of the same things as a short record (`pokerrules.filled` turns one into the other): rows
of cards before each player and on the table, the places of the board, who may declare what, the
house rules. Nothing here knows a game by its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pokerrules.board import CELLS
from pokerrules.cards import SUITS, Card, rank_letter
from pokerrules.faces import Span, hand_size
from pokerrules.game import Game, TableHand
from pokerrules.level import breaking
from pokerrules.notation import DIRECTIONS
from pokerrules.options import Option
from pokerrules.procedure import Deal, Discard, Donate, Draw, Kick, Share, Throw, TurnUp
from pokerrules.view import COMMON, MIDDLE
from pokerrules.wild import by_face

DECK, OWN, AGAIN = "deck", "down", "again"
"""Where the cards of a row come from: the deck, the player's own downcards, the deck once more."""


class Row(NamedTuple):
    """Cards that lie together, in their order.

    Attributes:
        key: what the row is called in a filled form.
        label: what it is called at the table.
        least: how many cards it must have for a verdict.
        most: how many it can have.
        source: where they come from.
    """

    key: str
    label: str
    least: int
    most: int
    source: str = DECK


class Rows(NamedTuple):
    """What lies before one player: how many cards of his own in all, and the rows."""

    whole: Span
    rows: tuple[Row, ...]


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


# What lies before a player -----------------------------------------------------------


def faces_told(game: Game) -> bool:
    """Whether the form asks which cards lie face up: where it counts, and wherever it is stud."""
    return counts(game) or any(
        isinstance(s, Kick) or getattr(s, "up", 0) is True for s in _dealt(game)
    )


def counts(game: Game) -> bool:
    """Whether one must know which cards lie face up."""
    return by_face(game.wild) or bool(breaking(game))


def _dealt(game: Game) -> Iterator[Deal | Kick]:
    yield from (step for step in game.steps if isinstance(step, (Deal, Kick)))


def street(game: Game) -> tuple[bool, ...]:
    """The faces of the cards in the order in which they are dealt, True: up."""
    each = (
        (isinstance(step, Kick) or bool(getattr(step, "up", 0)), int(step.n))
        for step in _dealt(game)
    )
    return tuple(face for face, n in each for _ in range(n))


def rows_of(
    game: Game,
    up: Sequence[Card] = (),
    untold: bool = False,
    common: int = 0,
    turned: int = 0,
    thrown: bool = False,
) -> Rows:
    """What lies before a player.

    Args:
        game: with its options settled.
        up: the upcards he has so far.
        untold: whether his cards are told, and not which of them lie face up.
        common: how many cards stand for one of everybody's own.
        turned: how many he has turned up because they score.
        thrown: whether it is told what he has thrown away for good, which decides nothing.
    """
    size = hand_size(game, up, common)
    if untold or not faces_told(game):
        own = [Row("cards", "cards", *size.whole)]
    else:
        own = [Row("down", "face down", *size.down), Row("up", "face up", *size.up)]
    return Rows(size.whole, (*own, *_beside(game, turned, thrown)))


def _beside(game: Game, turned: int, thrown: bool) -> Iterator[Row]:
    """What he has given for others to use, and what counts besides his hand."""
    for kind, key in ((Discard, "discarded"), (Share, "shared")):
        due = sum(step.n for step in game.steps if isinstance(step, kind))
        if due:
            yield Row(key, key, due, due)
    gone = sum(_most_thrown(step) for step in game.steps)
    if thrown and gone:
        yield Row("discarded", "thrown away", 0, gone)
    turns = [step for step in breaking(game) if isinstance(step, TurnUp)]
    if turns:
        least = sum(step.n for step in turns if not step.tied)
        most = sum(step.n for step in turns)
        yield Row("turned", "turned up to score", least, most, OWN)
        if turned >= most:
            yield Row("drew", "drawn for high card", 0, most + 1, AGAIN)


def _most_thrown(step: Any) -> int:
    if isinstance(step, Throw):
        return step.n
    return int(step.most.most) if isinstance(step, Draw) else 0


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
        streets = game.span[1] * sum(step.n for step in _dealt(game) if getattr(step, "up", 0))
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
