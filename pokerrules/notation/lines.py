"""One line of a record, told from the others by its first word or its colon."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from unicodedata import normalize

from pokerrules.cards import GLUED, Card, parse_rank
from pokerrules.errors import BadCard, BadMoney
from pokerrules.money import Money
from pokerrules.nearest import nearest
from pokerrules.notation.names import BOARD_KEYS, DOWN_KEYS, known, leading_name, unknown_name
from pokerrules.notation.tokens import cards_of, faced, is_card
from pokerrules.notation.values import (
    DIRECTIONS,
    HEADERS,
    LONGEST,
    STOP,
    Act,
    Amount,
    BoardLine,
    HandClaim,
    Header,
    Heading,
    Holding,
    Parsed,
    PartPot,
    Source,
    Stop,
    Turned,
    Unreadable,
    WildClaim,
)
from pokerrules.notation.verbs import SAID, VERB_WORDS

BEHIND = ("discarded", "shared", "turned", "drew")
"""What may stand behind a player's cards in a short record."""

BOM = "\ufeff"
"""What some editors put before the first letter of a text."""

_PART_POT = re.compile(r"((?:main|side) pot(?: \d{1,2})?)(?::\s*| )(\$?\d.*)", re.IGNORECASE)

_ID = re.compile(r"[a-z0-9-]+/[a-z0-9-]+$")


def sources(text: str) -> Iterator[Source]:
    """The lines that say something: numbered from 1, blank lines and comments left out."""
    for number, line in enumerate(normalize("NFC", text.removeprefix(BOM)).split("\n"), 1):
        line = " ".join(line.split())
        if not line or line.startswith("#"):
            continue
        said, _, mark = line.partition(" #")
        ids = mark.replace(",", " ").split()
        # A remark in plain words is one thing, not many.
        marks = tuple(ids) if any(map(is_rule_id, ids)) else tuple(filter(None, [mark.strip()]))
        yield Source(number, said, marks)


def is_rule_id(text: str) -> bool:
    """Whether it has the shape of a rule id, ``betting/raise-cap``."""
    return _ID.match(text) is not None


def read(text: str, names: Collection[str]) -> Parsed:
    """Read one line, knowing who sits at the table.

    Raises:
        Unreadable: saying what is wrong and what could stand there.
    """
    try:
        if text == STOP or text == "…":
            return Stop()
        if len(text) > LONGEST:
            raise Unreadable(f"a line of {len(text)} signs is too long to be a line of a record")
        text = text.rstrip(" .")
        part = _PART_POT.fullmatch(text)
        if part is not None:
            return PartPot(part[1].capitalize(), Money.of(part[2]))
        if ":" in text:
            return _colon(text, names)
        return _act(text, names)
    except BadCard as error:
        raise Unreadable(str(error), "records/unknown-card", error.text) from None
    except BadMoney as error:
        raise Unreadable(str(error), "records/money") from None


# Lines with a colon -----------------------------------------------------------------


def _colon(text: str, names: Collection[str]) -> Parsed:
    key, value = (part.strip() for part in text.split(":", 1))
    for header in HEADERS:
        if key.casefold() == header.casefold():
            return Header(header, value)
    if key.casefold() == "carried":
        return Amount("Carried", Money.of(value))
    if not value:
        return Heading(key)
    if key.casefold() == "wild":
        return _wild(value)
    if key.casefold() in BOARD_KEYS and _looks_like_cards(_last_word(value)):
        return _board(key.capitalize(), value)
    if key.casefold().rpartition(" ")[2] in ("kicks", "kick"):
        return _act(f"{key} {value}", names)
    if key.casefold().endswith(" folded"):
        return _turned(known(key[: -len(" folded")].strip(), names), value)
    folded = key.casefold().endswith("(folded)")
    who = known(key[: -len("(folded)")].strip(), names) if folded else known(key, names)
    if _looks_like_cards(value):
        return _holding(who, value, folded)
    return _hand_claim(who, value)


def _last_word(value: str) -> str:
    """What stands last, commas apart; nothing if there are only commas."""
    return (value.replace(",", " ").split() or [""])[-1]


def _looks_like_cards(value: str) -> bool:
    """Whether cards are meant: some are, or brackets, or only words too short for a hand's name."""
    words = re.sub(r"[(),]", " ", value).split()
    short = len(words) == 1 and len(words[0]) <= 3 and "-" not in words[0]
    signs = bool(words) and all(len(word) <= 2 or word.startswith("10") for word in words)
    meant = any(is_card(word) or GLUED.fullmatch(word) for word in words)
    return value.startswith("(") or short or signs or meant


def _holding(who: str, value: str, folded: bool) -> Holding:
    behind: dict[str, tuple[Card, ...]] = {}
    held, *more = (part.strip() for part in value.split(","))
    while more and all(map(is_card, more[0].split())):  # A comma between two cards.
        held = f"{held} {more.pop(0)}"
    for clause in more:
        word, _, rest = clause.partition(" ")
        if word.casefold() not in BEHIND:
            if nearest(who, ("Board",), 0.8):
                raise Unreadable(f"'{clause}' is not understood; did you mean 'Board: {value}'?")
            raise Unreadable(
                f"'{clause}' is not understood; behind the cards may stand 'discarded 9c 4s', 'shared 9h' or "
                "'turned Th 5s'"
            )
        behind[word.casefold()] = cards_of(rest)
    cards, faces = faced(held)
    return Holding(who, cards, faces, folded, **behind)


def _board(key: str, value: str) -> BoardLine:
    """Cards alone, or each behind the name of its place."""
    if "(" in value and key not in DOWN_KEYS:
        why = "what is turned up for all lies face up; cards in brackets lie face down"
        raise Unreadable(why, "records/brackets")
    items = [part.split() for part in value.split(",") if part.strip()]
    if all(len(item) == 2 and not is_card(item[0]) for item in items):
        places, cards = zip(*items, strict=True)
        return BoardLine(key, tuple(map(Card, cards)), tuple(place.casefold() for place in places))
    return BoardLine(key, cards_of(value))


def _turned(who: str, value: str) -> Turned:
    found = re.match(r"(.+?) (?:is|are) turned\.?$", value, re.IGNORECASE)
    if found is None:
        raise Unreadable(f"'{value}' is not understood; write '{who} folded: Jc is turned'")
    return Turned(who, cards_of(found[1]))


def _wild(value: str) -> WildClaim:
    words = [word for word in re.split(r"[\s,]+|\band\b", value) if word]
    if [word.casefold() for word in words] == ["nothing"]:
        return WildClaim((), ())
    single = [word for word in words if is_card(word)]
    ranks = [word.casefold() for word in words if word not in single]
    try:
        return WildClaim(tuple(map(parse_rank, ranks)), cards_of(" ".join(single)))
    except ValueError:
        raise Unreadable(
            f"'{value}' is not understood; write 'Wild: sevens and kings', 'Wild: 2c 2d' or 'Wild: nothing'"
        ) from None


def _hand_claim(who: str, value: str) -> HandClaim:
    first, _, rest = value.partition(" ")
    # "high straight, ace high" names the contest; "queen high" does not begin with it.
    if first.casefold() in ("high", "low"):
        return HandClaim(who, first.casefold(), rest.strip())
    return HandClaim(who, "", value)


# Acts and claims without a colon ----------------------------------------------------


def _act(text: str, names: Collection[str]) -> Parsed:
    word, _, rest = text.partition(" ")
    if word.casefold() == "pot":
        return Amount("Pot", Money.of(rest))
    who, rest = _who(text, names)
    words = rest.split()
    for length in (3, 2, 1):
        said = SAID.get(" ".join(words[:length]).casefold())
        if said is not None:
            return said[1](who, said[0], " ".join(words[length:]))
    if rest.casefold() in DIRECTIONS:
        return Act(who, "declares", word=rest.casefold())
    near = nearest(words[0] if words else text, VERB_WORDS)
    hint = f"; did you mean '{near}'?" if near else ""
    raise Unreadable(f"'{rest or text}' is nothing a player does here{hint}")


def _who(text: str, names: Collection[str]) -> tuple[tuple[str, ...], str]:
    """The players a line begins with, and what is left of it."""
    if re.match(r"all\b", text, re.IGNORECASE):
        return ("all",), text[3:].strip()
    who: list[str] = []
    rest = text
    while True:
        name = leading_name(rest, names)
        if name is None:
            raise Unreadable(*unknown_name(rest, names))
        who.append(name)
        rest = rest[len(name) :].lstrip()
        joint = re.match(r"(?:,\s*(?:and\s+)?|and\s+)", rest, re.IGNORECASE)
        if joint is None:
            return tuple(who), rest
        rest = rest[joint.end() :]
