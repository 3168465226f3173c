"""Playing cards: one object for each card, with the notation people use.

    >>> from pokerrules.cards import Card, cards, show
    >>> Card("K♠"), Card("10s")
    (Card('Ks'), Card('Ts'))
    >>> show(sorted(cards("Ks 2d 10c")))
    '2d Tc Ks'

Each card carries `bits`, a number made so that a hand is the *sum* of its cards; how it is laid
out, and what is read from the sum, is told in `pokerrules.counting`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from pokerrules.counting import card_bits
from pokerrules.errors import BadCard
from pokerrules.ranks import RANKS, parse_rank, rank_letter, rank_name

__all__ = [
    "JOKERS",
    "RANKS",
    "SUITS",
    "UNKNOWN",
    "Card",
    "cards",
    "full_deck",
    "parse_rank",
    "rank_letter",
    "rank_name",
    "show",
]

SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
"""Each suit's letter and its name, in the order in which cards sort; no suit beats another."""

SYMBOLS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}

_HOLLOW = {"♧": "c", "♢": "d", "♡": "h", "♤": "s"}  # the other way to print the signs
_EXPECTED = "write a rank (2-9, T or 10, J, Q, K, A) and then a suit (c, d, h or s), as in Ks"


class Card:
    """One playing card.

    The same text always gives the same object, so cards can be compared with `is`, kept in sets
    and used as keys. Cards sort by rank (ace high), then by suit, for printing only.

    Args:
        text: rank and suit in either case: ``Ks``, ``10s`` or ``Ts``, ``K♠``; the two jokers are
            ``X1`` and ``X2``; ``??`` is a card that nobody has seen.

    Raises:
        BadCard: the text is no card; the message says what would be right.

    Examples:
        >>> king = Card("Ks")
        >>> king.rank, king.suit, king.symbol, king.name
        (13, 's', 'K♠', 'king of spades')
        >>> king is Card("K♠")
        True

    Rule: records/unknown-card
    """

    __slots__ = ("bits", "name", "rank", "suit", "symbol", "text")

    rank: int
    """2 to 14 (the ace); 0 for a joker and for a card nobody has seen."""
    suit: str
    """One of ``c d h s``; ``*`` for a joker, ``?`` for a card nobody has seen."""
    text: str
    """As `str` gives it: ``Ks``."""
    symbol: str
    """With the suit's sign: ``K♠``."""
    name: str
    """In words: ``king of spades``."""
    bits: int
    """The card as a number to be added up (see `pokerrules.counting`)."""

    def __new__(cls, text: str) -> Card:
        known = _CARDS.get(text)
        return known if known is not None else _read(text)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot be changed ({self.text})")

    def __repr__(self) -> str:
        return f"Card('{self.text}')"

    def __str__(self) -> str:
        return self.text

    def __lt__(self, other: Card) -> bool:
        return (self.rank, self.suit, self.text) < (other.rank, other.suit, other.text)

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.text,)  # a copy is the card itself


_CARDS: dict[str, Card] = {}


def _make(text: str, symbol: str, name: str, rank: int, suit: str) -> Card:
    card = object.__new__(Card)
    facts = {"text": text, "symbol": symbol, "name": name, "rank": rank, "suit": suit}
    for key, value in facts.items():
        object.__setattr__(card, key, value)
    object.__setattr__(card, "bits", card_bits(rank, suit))
    _CARDS[text] = card
    return card


_DECK = tuple(
    _make(letter + suit, letter + SYMBOLS[suit], f"{rank_name(rank)} of {SUITS[suit]}", rank, suit)
    for suit in SUITS
    for rank, letter in RANKS.items()
)
JOKERS = (_make("X1", "X1", "first joker", 0, "*"), _make("X2", "X2", "second joker", 0, "*"))
"""The two jokers: wild where the game says so, else dead cards that help no hand."""

UNKNOWN = _make("??", "??", "unseen card", 0, "?")
"""A card nobody has seen. It is not a wild card, and no hand can be ranked with it."""


def _read(text: str) -> Card:
    """The card that a less usual spelling means, or a `BadCard` that says what is wrong."""
    if isinstance(text, Card):
        return text
    if not isinstance(text, str):
        raise BadCard(repr(text), _EXPECTED)
    tidy = text.strip().replace("\ufe0f", "")  # the sign's "draw me as a picture" mark
    for sign, suit in [*((sign, suit) for suit, sign in SYMBOLS.items()), *_HOLLOW.items()]:
        tidy = tidy.replace(sign, suit)
    rank, suit = tidy[:-1].upper().replace("10", "T"), tidy[-1:].lower()
    card = _CARDS.get(rank + suit)
    if card is None:
        raise BadCard(text, _what_would_be_right(rank, suit))
    return card


GLUED = re.compile(r"(?:(?:10|[2-9TJQKA])[CDHScdhs♣♦♥♠]){2,}", re.IGNORECASE)
"""Cards written without anything between them."""


def _what_would_be_right(rank: str, suit: str) -> str:
    letters = RANKS.values()
    if GLUED.fullmatch(rank + suit):
        apart = re.findall("..", rank.replace("10", "T") + suit)
        return f"cards stand apart: {' '.join(card[0] + card[1].lower() for card in apart)}"
    if rank + suit in {"", "?"}:
        return "a card nobody has seen is ??" if suit else _EXPECTED
    if rank == "X":
        return "the jokers are X1 and X2"
    if rank == "1" and suit in SUITS:
        return f"an ace is A{suit}"
    if rank == "1" and suit == "0":
        return "the suit is missing: Tc, Td, Th or Ts"
    if suit.upper() in letters and rank == "":
        card = suit.upper()
        return f"the suit is missing: {card}c, {card}d, {card}h or {card}s"
    if suit in SUITS and rank == "":
        return f"the rank is missing, as in K{suit}"
    if rank.lower() in SUITS and suit.upper() in letters:
        return f"the rank comes first: {suit.upper()}{rank.lower()}"
    if rank in letters:
        return f"the suits are c, d, h and s: {rank}c, {rank}d, {rank}h or {rank}s"
    if suit in SUITS and len(rank) <= 2:
        return f"the ranks are 2-9, T or 10, J, Q, K, A, as in K{suit}"
    return _EXPECTED


def cards(text: str) -> tuple[Card, ...]:
    """The cards in a line, in order; spaces or commas stand between them.

    Args:
        text: for instance ``Ks Jd 10c``; an empty text gives no cards.

    Raises:
        BadCard: one of them is no card.

    Examples:
        >>> cards("Ks Jd 10c")
        (Card('Ks'), Card('Jd'), Card('Tc'))

    Rule: records/unknown-card
    """
    return tuple(map(Card, text.replace(",", " ").split()))


def show(held: Iterable[Card]) -> str:
    """Cards as a record writes them.

    Examples:
        >>> show([Card("K♠"), Card("10c")])
        'Ks Tc'
    """
    return " ".join(card.text for card in held)


def full_deck(jokers: int = 0) -> tuple[Card, ...]:
    """All 52 cards, unshuffled, and as many jokers as asked for.

    Args:
        jokers: 0, 1 or 2.

    Raises:
        ValueError: more than two jokers, or fewer than none.

    Examples:
        >>> len(full_deck()), len(full_deck(jokers=2))
        (52, 54)
    """
    if not 0 <= jokers <= len(JOKERS):
        raise ValueError(f"a deck has 0, 1 or 2 jokers, not {jokers}")
    return _DECK + JOKERS[:jokers]
