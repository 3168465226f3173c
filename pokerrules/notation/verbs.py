"""What a player may do or be said to do: the words for it, and who reads what stands behind."""

from __future__ import annotations

import re
from collections.abc import Callable

from pokerrules.cards import Card
from pokerrules.money import Money
from pokerrules.notation.tokens import cards_of, faced, is_card, token_of
from pokerrules.notation.values import DIRECTIONS, Act, Unreadable

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
    return Act(who, verb, cards_of(rest))


def _discards(who: tuple[str, ...], verb: str, rest: str) -> Act:
    thrown, *more = (part.strip() for part in rest.split(","))
    drawn: tuple[Card, ...] = ()
    up: tuple[bool | None, ...] = ()
    if more:
        found = re.match(r"(?:and )?draws?\s+(.*)", ", ".join(more), re.IGNORECASE)
        if found is None:
            raise Unreadable(
                f"'{', '.join(more)}' is not understood; write 'discards Ks Jd, draws 3h 5c'"
            )
        drawn, up = faced(found[1].replace(",", " "))
    return Act(who, verb, tuple(token_of(word) for word in thrown.split()), drawn, up=up)


def _draws_alone(who: tuple[str, ...], verb: str, rest: str) -> Act:
    if not rest or not all(map(is_card, rest.split())):
        raise Unreadable(draw_said(who[0]))
    return Act(who, verb, cards_of(rest))


def draw_said(name: str) -> str:
    """What to say of a draw that does not tell what was thrown away for it."""
    return (
        f"say which cards go and which come: '{name} discards Ks Jd, draws 3h 5c', with ?? for cards nobody has "
        "seen"
    )


def _shows(who: tuple[str, ...], verb: str, rest: str) -> Act:
    shown, _, contest = rest.partition(" for ")
    return Act(who, verb, cards_of(shown), word=contest.casefold())


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


def _buys(who: tuple[str, ...], verb: str, rest: str) -> Act:
    found = re.fullmatch(r"(.*?) for (\S+)", rest, re.IGNORECASE)
    if found is None:
        raise Unreadable(f"say what for how much: '{who[0]} buys (9d) for $0.25'")
    return Act(who, verb, cards_of(found[1]), money=Money.of(found[2]))


def _pays(who: tuple[str, ...], verb: str, rest: str) -> Act:
    name, _, money = rest.rpartition(" ")
    if not name:
        raise Unreadable(f"say whom and how much: '{who[0]} pays Bob $0.50'")
    return Act(who, verb, money=Money.of(money), word=name)


KICKED = ("good", "wide", "hits the post")
"""What a kick at the goal comes to."""

_KICK = (
    r"posts? (?P<posts>.+)|ball (?P<ball>.+)|(?P<bent>\S+) to (?P<new>\S+)|for (?P<price>\S+)"
    r"|ace (?P<ace>high|low)|(?P<word>" + "|".join(KICKED) + ")"
)
"""What may stand between the commas of a kick at the goal."""


def _kick_parts(rest: str, needed: tuple[str, ...], example: str) -> dict[str, str]:
    """The parts of a kick by what each is, in the order in which they stand."""
    parts: dict[str, str] = {}
    for clause in map(str.strip, rest.split(",")):
        found = re.fullmatch(_KICK, clause, re.IGNORECASE)
        said = {} if found is None else {k: v for k, v in found.groupdict().items() if v}
        if not said or said.keys() & parts.keys():
            raise Unreadable(f"'{clause}' is not understood here; write '{example}'")
        parts.update(said)
    if parts.keys() & {"posts", "ball", "bent", "price"} != {*needed}:
        raise Unreadable(f"'{rest}' does not tell all of it; write '{example}'")
    return {key: part.casefold() if key in ("ace", "word") else part for key, part in parts.items()}


def _kicks(who: tuple[str, ...], verb: str, rest: str) -> Act:
    parts = _kick_parts(rest, ("posts", "ball"), f"{who[0]} kicks: posts 4c Jd, ball 7h")
    posts, ball = cards_of(parts["posts"]), cards_of(parts["ball"])
    # An ace named behind the ball is named too late, and so not at all.
    order = list(parts)
    late = "ace" in parts and order.index("ace") > order.index("ball")
    named = "" if late else parts.get("ace", "")
    return Act(who, verb, posts, ball, word=parts.get("word", ""), named=named)


def _bends(who: tuple[str, ...], verb: str, rest: str) -> Act:
    priced = re.sub(r" for ", ", for ", rest.replace(", for ", " for "), flags=re.IGNORECASE)
    parts = _kick_parts(priced, ("bent", "price"), f"{who[0]} bends 3h to 2d for $1")
    bent, new, price = Card(parts["bent"]), Card(parts["new"]), Money.of(parts["price"])
    return Act(who, verb, (bent,), (new,), price, parts.get("word", ""), parts.get("ace", ""))


_VERBS: tuple[tuple[str, str, Reader], ...] = (
    ("checks, check", "checks", _bare),
    ("bets, bet, opens for, open for", "bets", _paid),
    ("calls spit, call spit", "calls spit", _bare),
    ("calls, call, sees, see", "calls", _paid),
    ("raises, raise", "raises", _raise),
    ("is all in, are all in, is all-in, are all-in", "is all in", _all_in),
    ("folds, fold", "folds", _bare),
    ("antes, ante", "antes", _paid),
    ("discards, discard", "discards", _discards),
    ("draws, draw", "draws", _draws_alone),
    ("stands pat, stand pat", "stands pat", _bare),
    ("throws, throw", "throws", _with_cards),
    ("donates, donate", "donates", _with_cards),
    ("shares, share", "shares", _with_cards),
    ("stacks, stack", "stacks", _with_cards),
    ("turns up, turn up", "turns up", _with_cards),
    ("buys, buy", "buys", _buys),
    ("pays, pay", "pays", _pays),
    ("kicks, kick", "kicks", _kicks),
    ("bends, bend", "bends", _bends),
    ("declares, declare", "declares", _declares),
    ("holds, hold", "holds", _with_cards),
    ("shows, show", "shows", _shows),
    ("opens, open", "opens", _bare),
    ("wins, win", "wins", _wins),
    ("splits, split", "split", _wins),
)
"""What a record may say, what it is called from there on, and who reads the rest of the line."""

SAID = {said: (verb, reader) for row, verb, reader in _VERBS for said in row.split(", ")}
VERB_WORDS = (*dict.fromkeys(said.split(" ")[0] for said in SAID), *DIRECTIONS)
