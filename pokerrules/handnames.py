"""The names of hands: what records and rulings call them, and what people may write."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from pokerrules.cards import parse_rank, rank_letter, rank_name
from pokerrules.errors import BadCard
from pokerrules.layout import GROUPS, needed_ranks

if TYPE_CHECKING:
    from pokerrules.hands import Hand


def hand_name(category: str, ranks: tuple[int, ...]) -> str:
    """The name of a hand, as a record claims it.

    Args:
        category: ``full house``, ``pair``, … (`Hand.category`).
        ranks: the ranks that decide, most significant first (`Hand.ranks`).

    Examples:
        >>> hand_name("full house", (13, 4)), hand_name("pair", (14, 9, 6, 4))
        ('full house, kings over fours', 'pair of aces')
        >>> hand_name("no pair", (8, 7, 4, 3, 1)), hand_name("straight", (5,))
        ('8-7-4-3-A', 'straight, five high')

    Rule: hands/names
    """
    many = [rank_name(rank, plural=True) for rank in ranks]
    if category == "no pair":
        return _listed(ranks)
    if category == "high card":
        return f"{rank_name(ranks[0])} high"
    if category == "pair":
        return f"pair of {many[0]}"
    if category == "two pair":
        return f"two pair, {many[0]} and {many[1]}"
    if category == "full house":
        return f"full house, {many[0]} over {many[1]}"
    if category in GROUPS:
        return f"{category}, {many[0]}"
    return category if category == "royal flush" else f"{category}, {rank_name(ranks[0])} high"


def say_hand(category: str, ranks: tuple[int, ...]) -> str:
    """The name with the cards behind it that may decide.

    Examples:
        >>> say_hand("pair", (14, 9, 6, 4)), say_hand("flush", (14, 11, 9, 5, 2))
        ('pair of aces, kickers 9-6-4', 'flush, ace high, then J-9-5-2')
    """
    name, named = hand_name(category, ranks), len(GROUPS.get(category, ())) or 1
    behind = ranks[named:]
    if not behind or category == "no pair":
        return name
    if category in GROUPS:
        return f"{name}, kicker{'s' * (len(behind) > 1)} {_listed(behind)}"
    return f"{name}, then {_listed(behind)}"


def _listed(ranks: tuple[int, ...]) -> str:
    return "-".join(map(rank_letter, ranks))


class Claim(NamedTuple):
    """What somebody says he holds."""

    category: str
    """A category; ``ranks`` when only ranks are listed, as lows are."""
    ranks: tuple[int, ...]
    """As many ranks as are said, ace 14."""


_A = "(?P<a>[a-z]+|(?:10|[2-9])s?)"
_B = _A.replace("<a>", "<b>")
_OF_A = f"(?:,? (?:of )?{_A})?"
_TO_A = f"(?:,? (?:to (?:the |an? )?)?{_A}(?: high)?)?"
_FORMS = (
    (f"five of a kind{_OF_A}", "five of a kind"),
    (f"five {_A}", "five of a kind"),
    (f"(?:four of a kind|quads?){_OF_A}", "four of a kind"),
    (f"four {_A}", "four of a kind"),
    (f"(?:three of a kind|trips?|(?:a )?set){_OF_A}", "three of a kind"),
    (f"three {_A}", "three of a kind"),
    (f"(?:full house|boat)(?:,? {_A}(?: (?:over|full of|and) {_B})?)?", "full house"),
    (f"{_A} full(?: of {_B})?", "full house"),
    (f"two pairs?(?:,? (?:of )?{_A}(?: (?:and|over) {_B})?)?", "two pair"),
    (f"{_A} (?:and {_B}|up)", "two pair"),
    (f"(?:a |one )?pair{_OF_A}", "pair"),
    ("royal(?: flush)?", "royal flush"),
    (f"straight flush{_TO_A}", "straight flush"),
    (f"straight{_TO_A}", "straight"),
    (f"flush{_TO_A}", "flush"),
    (f"(?:an? )?{_A} high straight flush", "straight flush"),
    (f"(?:an? )?{_A} high straight", "straight"),
    (f"(?:an? )?{_A} high flush", "flush"),
    (f"(?:an? )?{_A} high", "high card"),
    (f"high card(?:,? {_A})?", "high card"),
)
"""How people write it, and what hand that is; ``a`` and ``b`` are the ranks they name."""

_SPECIAL = {
    "wheel": Claim("wheel", (5, 4, 3, 2, 14)),
    "bicycle": Claim("wheel", (5, 4, 3, 2, 14)),
    "broadway": Claim("straight", (14,)),
}
_LIST = "(?:[2-9tjqka]|10)(?:[- ,]+(?:[2-9tjqka]|10)){1,4}"


def read_name(text: str) -> Claim | None:
    """What a written hand means, or None if it is no name of a hand.

    Examples:
        >>> read_name("two pair, kings and 10s"), read_name("sixes full of deuces")
        (Claim(category='two pair', ranks=(13, 10)), Claim(category='full house', ranks=(6, 2)))
        >>> read_name("8-7-4-3-A"), read_name("a big hand")
        (Claim(category='ranks', ranks=(8, 7, 4, 3, 14)), None)
    """
    said = " ".join(text.lower().split()).removesuffix(" low")
    if said in _SPECIAL:
        return _SPECIAL[said]
    if re.fullmatch(_LIST, said):
        return Claim("ranks", tuple(map(parse_rank, re.split("[- ,]+", said))))
    said = said.replace("-", " ")
    for form, category in _FORMS:  # `re` keeps what it has compiled
        found = re.fullmatch(form, said)
        ranks = _read_ranks(found.groupdict()) if found else None
        if ranks is not None:
            return Claim(category, ranks)
    return None


def _read_ranks(words: dict[str, str | None]) -> tuple[int, ...] | None:
    try:
        return tuple(_read_rank(word) for word in words.values() if word)
    except BadCard:
        return None


def _read_rank(word: str) -> int:
    return parse_rank(word.removesuffix("s") if word[:-1] in {"10", *"23456789"} else word)


def is_hand_name(text: str) -> bool:
    """Whether the text names a hand.

    Examples:
        >>> is_hand_name("pair of deuces"), is_hand_name("a big hand")
        (True, False)

    Rule: hands/names
    """
    return read_name(text) is not None


def names_same(text: str, hand: Hand) -> bool:
    """Whether a claim names the hand; one that says less than the whole name is true too.

    Args:
        text: as people write it: ``two pair, kings and tens``, ``trip nines``, ``8-7-4-3-A``.
        hand: what is really there.

    Examples:
        >>> from pokerrules.cards import cards
        >>> from pokerrules.ranking import HIGH
        >>> hand = HIGH.best(cards("2s 2h 6c 6d 9s"))
        >>> names_same("two pair, sixes and deuces", hand), names_same("pair of sixes", hand)
        (True, False)
        >>> names_same("royal flush", HIGH.best(cards("As Ks Qs Js Ts")))
        True

    Rule: hands/names
    """
    claim = read_name(text)
    if claim is None:
        return False
    played = tuple(needed_ranks(hand.category, hand.ranks, hand.scale.size))
    if claim.category == "wheel":
        return played == claim.ranks
    if claim.category == "ranks":
        return claim.ranks == played[: len(claim.ranks)]
    claim = _plain(claim)
    ranks = tuple(14 if rank == 1 else rank for rank in hand.ranks)
    return claim == _plain(Claim(hand.category, ranks[: len(claim.ranks)]))


def _plain(claim: Claim) -> Claim:
    """One word for what has two."""
    if claim.category == "royal flush":
        return Claim("straight flush", (14,))
    return claim._replace(category="high card") if claim.category == "no pair" else claim
