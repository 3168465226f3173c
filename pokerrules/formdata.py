"""Forms, empty and filled, as text, numbers and lists: what a page and the engine hand each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pokerrules.cards import Card
from pokerrules.errors import PokerRulesError
from pokerrules.filling import Cards, Filled, Hand
from pokerrules.form import Form
from pokerrules.games import GAMES
from pokerrules.options import read_house_rules
from pokerrules.rows import Rows


def form_data(form: Form) -> dict[str, Any]:
    """What is asked of a game."""
    return {
        **form._asdict(),
        "hand": rows_data(form.hand),
        "table": [row._asdict() for row in form.table],
        "spots": [spot._asdict() for spot in form.spots],
    }


def rows_data(rows: Rows) -> dict[str, Any]:
    """What lies, or should lie, before one player."""
    return {"whole": list(rows.whole), "rows": [row._asdict() for row in rows.rows]}


def as_data(filled: Filled) -> dict[str, Any]:
    """The form as text, numbers, lists and nothing else."""
    return {
        **filled._asdict(),
        "hands": [{**hand._asdict(), "cards": _rows_data(hand.cards)} for hand in filled.hands],
        "house": _rows_data(filled.house),
        "board": {place: str(card) for place, card in filled.board.items()},
        "table": _rows_data(filled.table),
    }


def _rows_data(rows: Mapping[str, Cards]) -> dict[str, list[str]]:
    return {key: [str(card) for card in cards] for key, cards in rows.items()}


def from_data(data: Mapping[str, Any]) -> Filled:
    """The form that such data tell of.

    Raises:
        PokerRulesError: when they are no form's.
    """
    try:
        return _from_data(data)
    except (KeyError, TypeError, AttributeError) as error:
        raise PokerRulesError(f"this is no filled form: {error}") from None


def _from_data(data: Mapping[str, Any]) -> Filled:
    slug = str(data["game"])
    if slug not in GAMES:
        raise PokerRulesError(f"no game here is called '{slug}'")
    if len(data["hands"]) > GAMES[slug].players[1]:
        raise PokerRulesError(f"no form: too many hands for {GAMES[slug].name}")
    rules = "; ".join(f"{name} {word}" for name, word in data.get("rules", {}).items())
    return Filled(
        game=slug,
        rules=read_house_rules(rules, GAMES[slug].options),
        unread=_lines(data.get("unread", ())),
        hands=tuple(_hand(at, hand) for at, hand in enumerate(data["hands"], 1)),
        house=_rows(data.get("house", {})),
        board={str(place): Card(card) for place, card in data.get("board", {}).items()},
        table=_rows(data.get("table", {})),
        pot=_line(data.get("pot", "")),
        head=_lines(data.get("head", ())),
        more=_lines(data.get("more", ())),
    )


def _hand(at: int, data: Mapping[str, Any]) -> Hand:
    name = _line(data["name"]) or f"Player {at}"
    folded, declared = bool(data.get("folded")), _line(data.get("declared", ""))
    return Hand(name, _rows(data.get("cards", {})), folded, declared)


def _rows(data: Mapping[str, Any]) -> dict[str, Cards]:
    return {str(key): tuple(map(Card, cards)) for key, cards in data.items() if cards}


def _lines(data: Sequence[Any]) -> tuple[str, ...]:
    return tuple(filter(None, map(_line, data)))


def _line(text: Any) -> str:
    """One line, whatever stands in it."""
    return " ".join(str(text).split())
