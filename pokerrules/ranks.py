"""The thirteen ranks: their letters, their names, and the words people use for them."""

from __future__ import annotations

from pokerrules.errors import BadCard

RANKS = {
    2: "2", 3: "3", 4: "4", 5: "5", 6: "6", 7: "7", 8: "8", 9: "9",
    10: "T", 11: "J", 12: "Q", 13: "K", 14: "A",
}  # fmt: skip
"""Each rank and its letter; the ace is 14."""

_NAMES = {
    2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine",
    10: "ten", 11: "jack", 12: "queen", 13: "king", 14: "ace",
}  # fmt: skip
_NICKNAMES = {"deuce": 2, "trey": 3}


def rank_name(rank: int, plural: bool = False) -> str:
    """A rank in words.

    Args:
        rank: 2 to 14; 1 is the ace too.
        plural: several of them.

    Examples:
        >>> rank_name(13), rank_name(6, plural=True), rank_name(1)
        ('king', 'sixes', 'ace')
    """
    name = _NAMES[14 if rank == 1 else rank]
    if not plural:
        return name
    return name + ("es" if name.endswith("x") else "s")


def rank_letter(rank: int) -> str:
    """A rank as one letter: ``K``, ``T``, ``2``; 1 is the ace too.

    Examples:
        >>> rank_letter(10), rank_letter(1)
        ('T', 'A')
    """
    return RANKS[14 if rank == 1 else rank]


def parse_rank(text: str) -> int:
    """The rank that a letter, a number or a word means.

    Args:
        text: ``T``, ``10``, ``ten``, ``tens``, ``deuce``, ``A`` …, in either case.

    Raises:
        BadCard: it is no rank.

    Examples:
        >>> parse_rank("10"), parse_rank("sixes"), parse_rank("deuce"), parse_rank("A")
        (10, 6, 2, 14)
    """
    known = _RANK_WORDS.get(text.strip().lower())
    if known is None:
        raise BadCard(text, "the ranks are 2 to 10, jack, queen, king, ace (or T, J, Q, K, A)")
    return known


_RANK_WORDS = {
    **{letter.lower(): rank for rank, letter in RANKS.items()},
    **{name: rank for rank, name in _NAMES.items()},
    **{rank_name(rank, plural=True): rank for rank in RANKS},
    **_NICKNAMES,
    **{name + "s": rank for name, rank in _NICKNAMES.items()},
    "10": 10,
    "1": 14,
}
