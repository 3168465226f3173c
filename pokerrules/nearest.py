"""Guessing what somebody meant, for the hint behind an error."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(word: str, known: Iterable[str], cutoff: float = 0.6) -> str | None:
    """The known word most like this one, whatever the case; None if none is like it.

    Examples:
        >>> nearest("Fist roll", ["Deal", "First roll"])
        'First roll'
    """
    from difflib import get_close_matches  # Only a mistake needs it; it costs a millisecond.

    by_folded = {other.casefold(): other for other in known}
    found = get_close_matches(word.casefold(), by_folded, 1, cutoff)
    return by_folded[found[0]] if found else None
