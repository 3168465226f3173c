"""Cards as they are written in a line: in brackets, between commas, sometimes the rank alone."""

from __future__ import annotations

import re
from collections.abc import Collection

from pokerrules.cards import Card, parse_rank
from pokerrules.errors import BadCard
from pokerrules.notation.values import Token


def cards_of(text: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in re.sub(r"[(),]", " ", text).split())


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
