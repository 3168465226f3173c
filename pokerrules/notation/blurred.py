"""Lines whose cards cannot all be read: what they say all the same, the rest of it unseen."""

from __future__ import annotations

import re
from collections.abc import Collection

from pokerrules.cards import UNKNOWN
from pokerrules.notation.lines import read
from pokerrules.notation.names import BOARD_KEYS
from pokerrules.notation.values import (
    Act,
    BoardLine,
    HandClaim,
    Holding,
    Parsed,
    Unreadable,
    WildClaim,
)

_CLAIMS = ("opens", "holds", "shows", "wins", "split")


def blurred(text: str, names: Collection[str], n: int) -> Parsed | None:
    """What a line says with ``??`` for each card that is none; None if it does not tell of cards.

    Args:
        text: the line, which cannot be read as it stands.
        names: of those who sit there.
        n: how many cards a player holds of whom not even their number can be read.

    Examples:
        >>> blurred("Ann: Kh Kx Qd", ["Ann"], 5).cards
        (Card('Kh'), Card('??'), Card('Qd'))
        >>> blurred("Ann: (Kh Kd", ["Ann"], 2).cards
        (Card('??'), Card('??'))
    """
    try:
        return read(text, names)
    except Unreadable as error:
        card = error.card
    sharper = _without(text, card) if card else text
    if sharper != text:
        return blurred(sharper, names, n)
    key, colon, _ = text.partition(":")
    if not colon or key.casefold() in BOARD_KEYS:
        return None
    unseen = f"{key}: {' '.join([str(UNKNOWN)] * n)}"
    return blurred(unseen, names, n) if unseen != text else None


def _without(text: str, card: str) -> str:
    """The line with ``??`` for a word behind its first name that is no card."""
    head, sign, rest = text.partition(":" if ":" in text else " ")
    word = rf"(?<![^\s(),]){re.escape(card)}(?![^\s(),])"
    return head + sign + re.sub(word, str(UNKNOWN), rest, count=1)


def is_claim(said: Parsed) -> bool:
    """Whether a line only says how things stand, so that nothing is lost when it cannot be read."""
    return isinstance(said, (HandClaim, WildClaim)) or (
        isinstance(said, Act) and said.verb in _CLAIMS
    )


def blurs(said: Parsed | None, text: str) -> str:
    """What nobody knows because a line cannot be read; empty where no verdict hangs on it.

    Who has folded wins nothing, whatever he held.

    Examples:
        >>> blurs(blurred("Ann: Kh Kx", [], 5), "Ann: Kh Kx")
        "Ann's cards"
        >>> blurs(blurred("Ann (folded): Kx", [], 5), "Ann (folded): Kx")
        ''
    """
    key = text.partition(":")[0].strip().casefold()
    if isinstance(said, Holding):
        return "" if said.folded else f"{said.who}'s cards"
    if isinstance(said, BoardLine) or (said is None and key in BOARD_KEYS):
        return f"the cards under '{key.capitalize()}:'"
    if isinstance(said, Act) and not is_claim(said) and said.cards:
        return f"{said.who[0]}'s cards"
    return ""
