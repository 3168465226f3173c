"""Cards: their notation, and what is said about what is none."""

from __future__ import annotations

import copy
import pickle

import pytest

from pokerrules.cards import (
    JOKERS,
    UNKNOWN,
    Card,
    cards,
    full_deck,
    parse_rank,
    rank_letter,
    rank_name,
    show,
)
from pokerrules.errors import BadCard, PokerRulesError


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Ks", "Ks"),
        ("ks", "Ks"),
        ("KS", "Ks"),
        ("K♠", "Ks"),
        ("K♤", "Ks"),
        ("K♠️", "Ks"),
        ("10s", "Ts"),
        ("10♥", "Th"),
        ("t♦", "Td"),
        (" 2c ", "2c"),
        ("x1", "X1"),
        ("??", "??"),
    ],
)
def test_one_card_many_spellings(text: str, card: str) -> None:
    assert Card(text) is Card(card)
    assert str(Card(text)) == card


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1s", "an ace is As"),
        ("Kx", "the suits are c, d, h and s: Kc, Kd, Kh or Ks"),
        ("10", "the suit is missing: Tc, Td, Th or Ts"),
        ("K", "the suit is missing: Kc, Kd, Kh or Ks"),
        ("sK", "the rank comes first: Ks"),
        ("♠K", "the rank comes first: Ks"),
        ("h", "the rank is missing, as in Kh"),
        ("11c", "the ranks are 2-9, T or 10, J, Q, K, A, as in Kc"),
        ("0c", "the ranks are 2-9, T or 10, J, Q, K, A, as in Kc"),
        ("X3", "the jokers are X1 and X2"),
        ("?", "a card nobody has seen is ??"),
        ("", "write a rank (2-9, T or 10, J, Q, K, A) and then a suit (c, d, h or s), as in Ks"),
        ("two", "write a rank (2-9, T or 10, J, Q, K, A) and then a suit (c, d, h or s), as in Ks"),
        ("AhKs", "cards stand apart: Ah Ks"),
        ("10h9c2d", "cards stand apart: Th 9c 2d"),
        ("<b>", "write a rank (2-9, T or 10, J, Q, K, A) and then a suit (c, d, h or s), as in Ks"),
    ],
)
def test_what_would_be_right(text: str, said: str) -> None:
    with pytest.raises(BadCard) as caught:
        Card(text)
    assert (caught.value.text, caught.value.expected) == (text, said)
    assert str(caught.value) == f"'{text}' is no card; {said}"
    assert isinstance(caught.value, PokerRulesError)


def test_only_text_is_read() -> None:
    with pytest.raises(BadCard):
        Card(7)  # type: ignore[arg-type]
    assert Card(Card("Ks")) is Card("Ks")  # type: ignore[arg-type]


def test_a_card_is_one_object_that_cannot_change() -> None:
    king = Card("Ks")
    assert copy.deepcopy(king) is king
    assert pickle.loads(pickle.dumps(king)) is king
    assert eval(repr(king)) is king
    with pytest.raises(AttributeError):
        king.rank = 2
    assert (king.rank, king.suit, king.symbol, king.name) == (13, "s", "K♠", "king of spades")


def test_sorted_by_rank_then_suit() -> None:
    assert show(sorted(cards("As 2s Kc Ks Kh X1"))) == "X1 2s Kc Kh Ks As"


def test_a_line_of_cards() -> None:
    assert cards("") == ()
    assert show(cards("Ks, Jd 10c")) == "Ks Jd Tc"
    with pytest.raises(BadCard):
        cards("Ks Jd10c")


def test_decks() -> None:
    assert len({*full_deck()}) == 52
    assert full_deck(jokers=1)[52:] == JOKERS[:1]
    assert len({*full_deck(jokers=2)}) == 54
    assert UNKNOWN not in full_deck(jokers=2)
    with pytest.raises(ValueError, match="0, 1 or 2 jokers, not 3"):
        full_deck(jokers=3)


@pytest.mark.parametrize(
    ("text", "rank"),
    [
        ("T", 10),
        ("10", 10),
        ("ten", 10),
        ("Tens", 10),
        ("deuce", 2),
        ("deuces", 2),
        ("two", 2),
        ("sixes", 6),
        ("trey", 3),
        ("A", 14),
        ("aces", 14),
        ("1", 14),
        (" king ", 13),
    ],
)
def test_ranks_in_words(text: str, rank: int) -> None:
    assert parse_rank(text) == rank


@pytest.mark.parametrize("text", ["", "x", "11", "joker", "kingz", "Ks"])
def test_no_ranks(text: str) -> None:
    with pytest.raises(BadCard):
        parse_rank(text)


def test_names_of_ranks() -> None:
    plurals = [rank_name(rank, plural=True) for rank in range(2, 15)]
    assert plurals[:5] == ["twos", "threes", "fours", "fives", "sixes"]
    assert plurals[5:] == [
        "sevens",
        "eights",
        "nines",
        "tens",
        "jacks",
        "queens",
        "kings",
        "aces",
    ]
    assert [rank_letter(rank) for rank in (1, 2, 10, 14)] == ["A", "2", "T", "A"]
