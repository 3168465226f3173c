"""What a player may do or be said to do: the words for it, and who reads what stands behind."""

from __future__ import annotations

import re
from collections.abc import Callable

from pokerrules.cards import Card
from pokerrules.money import Money
from pokerrules.notation.tokens import cards_of, token_of
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
    if more:
        found = re.match(r"(?:and )?draws?\s+(.*)", ", ".join(more), re.IGNORECASE)
        if found is None:
            raise Unreadable(
                f"'{', '.join(more)}' is not understood; write 'discards Ks Jd, draws 3h 5c'"
            )
        drawn = cards_of(found[1])
    return Act(who, verb, tuple(token_of(word) for word in thrown.split()), drawn)


def _draws_alone(who: tuple[str, ...], verb: str, rest: str) -> Act:
    raise Unreadable(
        f"say which cards go and which come: '{who[0]} discards Ks Jd, draws 3h 5c', with ?? for cards nobody has seen"
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

SAID = {said: (verb, reader) for row, verb, reader in _VERBS for said in row.split(", ")}
VERB_WORDS = (*dict.fromkeys(said.split(" ")[0] for said in SAID), *DIRECTIONS)
