"""Names of players: who a line begins with, and what nobody may be called."""

from __future__ import annotations

from collections.abc import Collection

from pokerrules.nearest import nearest
from pokerrules.notation.values import HEADERS
from pokerrules.notation.verbs import VERB_WORDS

ASIDE = ("Middle", "Spit", "Common")
"""The keys of cards that are turned for all while others are dealt."""

BOARD_KEYS = frozenset({"board", "flop", "turn", "river", "table", "unseen"}) | {
    key.casefold() for key in ASIDE
}
"""The keys of lines that give shared cards; ``Table`` is the hand that belongs to nobody, and
``Unseen`` what was left over of the cards for the board."""

DOWN_KEYS = ("Table", "Unseen")
"""Those of them that are not turned while others are dealt, so that brackets say nothing wrong."""

RESERVED = frozenset(VERB_WORDS) | BOARD_KEYS | {"all", "and", "pot", "wild", "carried", "the"}


def bad_name(name: str) -> str | None:
    """Why nobody may be called that, or None."""
    if name.casefold() in RESERVED or name.casefold() in (h.casefold() for h in HEADERS):
        return f"'{name}' is a word of the notation; take another name"
    if not name.isprintable():
        return f"{name!r} has signs in it that cannot be seen; write plain letters"
    if any(sign in name for sign in "()#"):
        return f"'{name[:40]}' has brackets or a # in it; a name has none"
    if len(name) > 40:
        return f"'{name[:40]}…' is too long for a name; 40 letters are enough"
    words = name.casefold().split()
    if "and" in words or "," in name or ":" in name:
        return f"'{name}' cannot be told from two names; leave out 'and', commas and colons"
    if words and words[0] in ("all", "pot"):
        return f"a name cannot begin with '{words[0]}'; take another name"
    if not any(letter.isalnum() for letter in name):
        return f"'{name}' has no letter in it; write a name"
    clash = next((word for word in words[1:] if word in RESERVED), None)
    if clash is not None:
        return f"'{name}' holds the word '{clash}' of the notation; take another name"
    return None


def leading_name(text: str, names: Collection[str]) -> str | None:
    """The longest name that stands at the front as a whole word."""
    folded = text.casefold()
    fitting = [
        name
        for name in names
        if folded.startswith(name.casefold()) and not folded[len(name) : len(name) + 1].isalnum()
    ]
    return max(fitting, key=len, default=None)


def unknown_name(text: str, names: Collection[str]) -> tuple[str, str]:
    """What to say of a line that begins with nobody we know."""
    words = text.split(" ")
    verb = next((i for i, word in enumerate(words) if word.casefold() in VERB_WORDS), None)
    if verb in (None, 0):
        return (
            f"'{text}' is not understood; a line begins with a player's name or a heading",
            "records/lines",
        )
    return nobody(" ".join(words[:verb]), names), "records/names"


def nobody(name: str, names: Collection[str]) -> str:
    """What to say of a name that is no player's."""
    near = nearest(name, names)
    if near:
        return f"nobody here is called '{name}'; did you mean {near}?"
    some = ", ".join(list(names)[:10]) + (" and others" if len(names) > 10 else "")
    sitting = f"at this table sit {some}" if names else "nobody has been dealt in yet"
    return f"nobody here is called '{name}'; {sitting}"


def known(name: str, names: Collection[str]) -> str:
    """The name as the table spells it; as written if nobody is called so."""
    for other in names:
        if other.casefold() == name.casefold():
            return other
    return name
