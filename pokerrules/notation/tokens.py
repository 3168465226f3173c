"""Cards as they are written in a line: in brackets, between commas, sometimes the rank alone."""

from __future__ import annotations

import re
from collections.abc import Collection

from pokerrules.cards import Card, parse_rank
from pokerrules.errors import BadCard
from pokerrules.notation.values import Token, Unreadable


def cards_of(text: str) -> tuple[Card, ...]:
    return faced(text.replace(",", " "))[0]


def faced(text: str) -> tuple[tuple[Card, ...], tuple[bool | None, ...]]:
    """Cards and their faces: False in brackets, True beside some that are, else None."""
    cards: list[Card] = []
    faces: list[bool | None] = []
    down = False
    for token in re.findall(r"[()]|[^\s()]+", text):
        if token in "()":
            down = token == "("
        else:
            cards.append(Card(token))
            faces.append(False if down else None)
    if re.sub(r"[^()]", "", text).replace("()", ""):
        raise Unreadable("a bracket is open; downcards stand in ( and )", "records/brackets")
    if "(" in text:  # Where some are bracketed, the others lie face up.
        faces = [True if face is None else face for face in faces]
    return tuple(cards), tuple(faces)


def token_of(word: str) -> Token:
    """A card, or a rank alone where a record gives no more."""
    try:
        return Card(word)
    except BadCard:
        try:
            return parse_rank(word)
        except ValueError:
            pass
        raise


def tell(tokens: Collection[Token]) -> str:
    """Cards and bare ranks the way they are written: ``Ks T``."""
    return " ".join(
        "23456789TJQKA"[token - 2] if isinstance(token, int) else str(token) for token in tokens
    )


def is_card(text: str) -> bool:
    try:
        Card(text)
    except BadCard:
        return False
    return True
