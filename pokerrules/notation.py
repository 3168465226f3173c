"""The notation of hand records, line by line: text in, small values out.

Here a line is only *read*; whether it is legal or true is for the deal to say. The page
reference/records.md is the grammar in prose.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple
from unicodedata import normalize

from pokerrules.cards import UNKNOWN, Card, parse_rank
from pokerrules.errors import BadCard, BadMoney
from pokerrules.money import Money
from pokerrules.nearest import nearest

HEADERS = ("Game", "House rules", "Seats", "Stakes", "Stacks")
DIRECTIONS = {"high": ("high",), "low": ("low",), "both": ("high", "low")}
STOP = "..."
"""The line that says: the record stops here on purpose."""

LONGEST = 2000
"""No line of a record is longer; Chernobyl's eight hands in one take 200."""

Token = Card | int
"""A card, or only its rank (2 to 14), as in ``discards the T``."""


class Unreadable(Exception):
    """A line that is none of the notation's; carries what is wrong and the rule."""

    def __init__(self, message: str, rule: str = "records/lines") -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule


class Source(NamedTuple):
    """One line of a record: its number from 1, its text without the mark, the marked rule ids."""

    number: int
    text: str
    marks: tuple[str, ...] = ()


class Header(NamedTuple):
    """``Game: …``, ``Stakes: …``: said once, at the top."""

    key: str
    value: str


class Heading(NamedTuple):
    """``Draw:`` opens a section."""

    name: str


class Holding(NamedTuple):
    """``Ann: As Kd (4h)``: cards, each with its face (None: not said), perhaps more behind."""

    who: str
    cards: tuple[Card, ...]
    up: tuple[bool | None, ...]
    folded: bool = False
    discarded: tuple[Card, ...] = ()
    shared: tuple[Card, ...] = ()


class BoardLine(NamedTuple):
    """``Flop: 4s Kh 6c`` or ``Board: 12 Qh, 6 2c``: new cards on the table, each with its place."""

    key: str
    cards: tuple[Card, ...]
    places: tuple[str, ...] = ()


class Turned(NamedTuple):
    """``Eve folded: Jc is turned``: cards of a folded hand, turned at random."""

    who: str
    cards: tuple[Card, ...]


class WildClaim(NamedTuple):
    """``Wild: sevens and kings``: which ranks are wild, or which cards; none: nothing is."""

    ranks: tuple[int, ...]
    cards: tuple[Card, ...]


class HandClaim(NamedTuple):
    """``Ann: high straight, ace high``: what her hand is called."""

    who: str
    contest: str
    name: str


class Amount(NamedTuple):
    """``Pot $48`` and ``Carried: $7``: `what` is the word in front."""

    what: str
    money: Money


class Act(NamedTuple):
    """Somebody does, or is said to have done, something."""

    who: tuple[str, ...]
    verb: str
    cards: tuple[Token, ...] = ()
    drawn: tuple[Card, ...] = ()
    money: Money | None = None
    word: str = ""


class Stop(NamedTuple):
    """``...``: nothing more is told."""


Parsed = (
    Header | Heading | Holding | BoardLine | Turned | WildClaim | HandClaim | Amount | Act | Stop
)

_ID = re.compile(r"[a-z0-9-]+/[a-z0-9-]+$")


def sources(text: str) -> Iterator[Source]:
    """The lines that say something: numbered from 1, blank lines and comments left out."""
    for number, line in enumerate(normalize("NFC", text).split("\n"), 1):
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
        if ":" in text:
            return _colon(text, names)
        return _act(text, names)
    except BadCard as error:
        raise Unreadable(str(error), "records/unknown-card") from None
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
    if key.casefold() in BOARD_KEYS and _looks_like_cards(value.rpartition(",")[2].split()[-1]):
        return _board(key.capitalize(), value)
    if key.casefold().endswith(" folded"):
        return _turned(known(key[: -len(" folded")].strip(), names), value)
    folded = key.casefold().endswith("(folded)")
    who = known(key[: -len("(folded)")].strip(), names) if folded else known(key, names)
    if _looks_like_cards(value):
        return _holding(who, value, folded)
    return _hand_claim(who, value)


def _looks_like_cards(value: str) -> bool:
    """Whether cards are meant: some are, or brackets, or one word too short for a hand's name."""
    words = re.sub(r"[(),]", " ", value).split()
    short = len(words) == 1 and len(words[0]) <= 3 and "-" not in words[0]
    return value.startswith("(") or short or any(map(_is_card, words))


def _holding(who: str, value: str, folded: bool) -> Holding:
    cards: list[Card] = []
    faces: list[bool | None] = []
    behind: dict[str, tuple[Card, ...]] = {}
    held, *more = (part.strip() for part in value.split(","))
    for clause in more:
        word, _, rest = clause.partition(" ")
        if word.casefold() not in ("discarded", "shared"):
            raise Unreadable(
                f"'{clause}' is not understood; behind the cards may stand 'discarded 9c 4s' or 'shared 9h'"
            )
        behind[word.casefold()] = _cards(rest)
    down = False
    for token in re.findall(r"[()]|[^\s()]+", held):
        if token in "()":
            down = token == "("
        else:
            cards.append(Card(token))
            faces.append(False if down else None)
    if re.sub(r"[^()]", "", held).replace("()", ""):
        raise Unreadable("a bracket is open; downcards stand in ( and )", "records/brackets")
    if "(" in held:  # Where some are bracketed, the others lie face up.
        faces = [True if face is None else face for face in faces]
    return Holding(who, tuple(cards), tuple(faces), folded, **behind)


def _board(key: str, value: str) -> BoardLine:
    """Cards alone, or each behind the name of its place."""
    items = [part.split() for part in value.split(",") if part.strip()]
    if all(len(item) == 2 and not _is_card(item[0]) for item in items):
        places, cards = zip(*items, strict=True)
        return BoardLine(key, tuple(map(Card, cards)), tuple(place.casefold() for place in places))
    return BoardLine(key, _cards(value))


def _turned(who: str, value: str) -> Turned:
    found = re.match(r"(.+?) (?:is|are) turned\.?$", value, re.IGNORECASE)
    if found is None:
        raise Unreadable(f"'{value}' is not understood; write '{who} folded: Jc is turned'")
    return Turned(who, _cards(found[1]))


def _wild(value: str) -> WildClaim:
    words = [word for word in re.split(r"[\s,]+|\band\b", value) if word]
    if [word.casefold() for word in words] == ["nothing"]:
        return WildClaim((), ())
    if all(map(_is_card, words)):
        return WildClaim((), _cards(" ".join(words)))
    try:
        return WildClaim(tuple(parse_rank(word.casefold()) for word in words), ())
    except ValueError:
        raise Unreadable(
            f"'{value}' is not understood; write 'Wild: sevens and kings', 'Wild: 2c 2d' or 'Wild: nothing'"
        ) from None


def _is_card(text: str) -> bool:
    try:
        Card(text)
    except BadCard:
        return False
    return True


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
        said = _SAID.get(" ".join(words[:length]).casefold())
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
        name = _leading(rest, names)
        if name is None:
            raise Unreadable(*_unknown_name(rest, names))
        who.append(name)
        rest = rest[len(name) :].lstrip()
        joint = re.match(r"(?:,\s*(?:and\s+)?|and\s+)", rest, re.IGNORECASE)
        if joint is None:
            return tuple(who), rest
        rest = rest[joint.end() :]


def _leading(text: str, names: Collection[str]) -> str | None:
    """The longest name that stands at the front as a whole word."""
    folded = text.casefold()
    fitting = [
        name
        for name in names
        if folded.startswith(name.casefold()) and not folded[len(name) : len(name) + 1].isalnum()
    ]
    return max(fitting, key=len, default=None)


def _unknown_name(text: str, names: Collection[str]) -> tuple[str, str]:
    """What to say of a line that begins with nobody we know."""
    words = text.split(" ")
    verb = next((i for i, word in enumerate(words) if word.casefold() in VERB_WORDS), None)
    if verb in (None, 0):
        return (
            f"'{text}' is not understood; a line begins with a player's name or a heading",
            "records/lines",
        )
    return _nobody(" ".join(words[:verb]), names), "records/names"


def _nobody(name: str, names: Collection[str]) -> str:
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


# What a player may do or be said to do: pattern, verb, reader of the rest --------------

Reader = Callable[[tuple[str, ...], str, str], Act]


def _bare(who: tuple[str, ...], verb: str, rest: str) -> Act:
    if rest:
        raise Unreadable(f"'{rest}' is too much; '{verb}' stands alone")
    return Act(who, verb)


def _paid(who: tuple[str, ...], verb: str, rest: str) -> Act:
    return Act(who, verb, money=Money.of(rest) if rest else None)


def _raise(who: tuple[str, ...], verb: str, rest: str) -> Act:
    if rest and not rest.casefold().startswith("to "):
        raise Unreadable(
            f"'raises {rest}' can be read two ways; write 'raises to $8', the player's whole bet of the round",
            "betting/raise",
        )
    return _paid(who, verb, rest[3:].strip())


def _all_in(who: tuple[str, ...], verb: str, rest: str) -> Act:
    return _paid(who, verb, rest[4:] if rest.casefold().startswith("for ") else rest)


def _with_cards(who: tuple[str, ...], verb: str, rest: str) -> Act:
    return Act(who, verb, _cards(rest))


def _discards(who: tuple[str, ...], verb: str, rest: str) -> Act:
    thrown, *more = (part.strip() for part in rest.split(","))
    drawn: tuple[Card, ...] = ()
    if more:
        found = re.match(r"(?:and )?draws?\s+(.*)", ", ".join(more), re.IGNORECASE)
        if found is None:
            raise Unreadable(
                f"'{', '.join(more)}' is not understood; write 'discards Ks Jd, draws 3h 5c'"
            )
        drawn = _cards(found[1])
    return Act(who, verb, tuple(_token(word) for word in thrown.split()), drawn)


def _draws_alone(who: tuple[str, ...], verb: str, rest: str) -> Act:
    raise Unreadable(
        f"say which cards go and which come: '{who[0]} discards Ks Jd, draws 3h 5c', with ?? for cards nobody has seen"
    )


def _shows(who: tuple[str, ...], verb: str, rest: str) -> Act:
    shown, _, contest = rest.partition(" for ")
    return Act(who, verb, _cards(shown), word=contest.casefold())


def _declares(who: tuple[str, ...], verb: str, rest: str) -> Act:
    if rest.casefold() not in DIRECTIONS:
        raise Unreadable(
            f"'{rest}' is no direction; declare high, low or both", "declaring/declare"
        )
    return Act(who, verb, word=rest.casefold())


def _wins(who: tuple[str, ...], verb: str, rest: str) -> Act:
    words = re.sub(r"^the\s+", "", rest, flags=re.IGNORECASE)
    if re.match(r"\$?\d", words):
        return Act(who, verb, money=Money.of(words))
    return Act(who, verb, word=words.casefold())


_VERBS: tuple[tuple[str, str, Reader], ...] = (
    ("checks, check", "checks", _bare),
    ("bets, bet, opens for, open for", "bets", _paid),
    ("calls, call, sees, see", "calls", _paid),
    ("raises, raise", "raises", _raise),
    ("is all in, are all in, is all-in, are all-in", "is all in", _all_in),
    ("folds, fold", "folds", _bare),
    ("antes, ante", "antes", _paid),
    ("discards, discard", "discards", _discards),
    ("draws, draw", "discards", _draws_alone),
    ("stands pat, stand pat", "stands pat", _bare),
    ("throws, throw", "throws", _with_cards),
    ("donates, donate", "donates", _with_cards),
    ("shares, share", "shares", _with_cards),
    ("stacks, stack", "stacks", _with_cards),
    ("turns up, turn up", "turns up", _with_cards),
    ("declares, declare", "declares", _declares),
    ("holds, hold", "holds", _with_cards),
    ("shows, show", "shows", _shows),
    ("opens, open", "opens", _bare),
    ("wins, win", "wins", _wins),
    ("splits, split", "split", _wins),
)
"""What a record may say, what it is called from there on, and who reads the rest of the line."""

_SAID = {said: (verb, reader) for row, verb, reader in _VERBS for said in row.split(", ")}
VERB_WORDS = (*dict.fromkeys(said.split(" ")[0] for said in _SAID), *DIRECTIONS)

BOARD_KEYS = frozenset({"board", "flop", "turn", "river", "table", "unseen"})
"""The keys of lines that give shared cards; ``Table`` is the hand that belongs to nobody, and
``Unseen`` what was left over of the cards for the board."""

RESERVED = frozenset(VERB_WORDS) | BOARD_KEYS | {"all", "and", "pot", "wild", "carried", "the"}


def bad_name(name: str) -> str | None:
    """Why nobody may be called that, or None."""
    if name.casefold() in RESERVED or name.casefold() in (h.casefold() for h in HEADERS):
        return f"'{name}' is a word of the notation; take another name"
    if not name.isprintable():
        return f"{name!r} has signs in it that cannot be seen; write plain letters"
    if any(sign in name for sign in "()#") or len(name) > 40:
        return f"'{name[:40]}' is too long for a name, or has brackets or a # in it"
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


# Cards -------------------------------------------------------------------------------


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in re.sub(r"[(),]", " ", text).split())


def _token(word: str) -> Token:
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


__all__ = ["UNKNOWN", "Act", "Amount", "Holding", "Source", "Unreadable", "read", "sources", "tell"]
