"""Which cards may be used: the rules of our games, on hands worked out by hand."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pokerrules.cards import Card, cards, full_deck, show
from pokerrules.ranking import ACE_TO_FIVE, ACE_TO_SIX, EIGHT_OR_BETTER, HIGH, THREE_CARDS
from pokerrules.selection import (
    ANY_FIVE,
    Best,
    Selection,
    any_of,
    at_most,
    exactly,
    one_of,
    use,
)

CHERNOBYL = use(exactly(3, "own"), one_of(exactly(2, "pair")))
EAST_VILLAGE = use(exactly(2, "hole"), exactly(3, "board"))
OTIS = use(any_of("own"), one_of(any_of("floor")))
OTIS_ALL_THREE = use(any_of("own"), one_of(exactly(3, "floor")))
SIX_PACK = use(exactly(2, "own"), one_of(exactly(3, "row")))
SHARE = use(any_of("own"), at_most(2, "shared"))
CRISSCROSS = use(any_of("own"), one_of(any_of("line")))


def groups(**held: str) -> dict[str, tuple[Card, ...]]:
    """``pair_Bob="9h 5h"`` is the group ``pair:Bob``."""
    return {name.replace("_", ":"): cards(text) for name, text in held.items()}


def best(rule: Selection, scale: object = HIGH, wild: str = "", **held: str) -> Best:
    found = rule.best(scale, groups(**held), cards(wild))  # type: ignore[arg-type]
    assert found is not None
    return found


def test_any_five_takes_every_group() -> None:
    found = best(ANY_FIVE, own="Ac Ad", spit="Ah", board="As 9c 9d")
    assert found.hand.name == "four of a kind, aces"
    assert show(found.cards) == "As Ah Ad Ac 9d"
    assert {name: show(played) for name, played in found.where.items()} == {
        "own": "Ad Ac",
        "spit": "Ah",
        "board": "As 9d",
    }


def test_chernobyl_three_held_and_one_pair() -> None:
    held = groups(own="Ah 2h 3h Kc", pair_A="9h 5h", pair_B="6c 4d")
    high, low = CHERNOBYL.best(HIGH, held), CHERNOBYL.best(ACE_TO_SIX, held)
    assert high
    assert low
    assert high.hand.name == "flush, ace high"
    assert {name: show(played) for name, played in high.where.items()} == {
        "own": "Ah 3h 2h",
        "pair:A": "9h 5h",
    }
    # the low goes with the other pair: the same three cards, another place
    assert low.hand.name == "6-4-3-2-A"
    assert list(low.where) == ["own", "pair:B"]


def test_chernobyl_four_kings_are_three() -> None:
    found = best(CHERNOBYL, own="Kc Kd Kh Ks", pair_Bob="9c 9d", pair_Cam="Ac 2d")
    assert found.hand.name == "full house, kings over nines"


def test_chernobyl_pairs_do_not_mix() -> None:
    # a king from each pair would make four; one pair alone makes three
    found = best(CHERNOBYL, own="Kc Kd 7h 2s", pair_Bob="Kh 9d", pair_Cam="Ks 8d")
    assert found.hand.name == "three of a kind, kings"
    assert list(found.where) == ["own", "pair:Bob"]  # the nine is the better kicker


def test_chernobyl_without_a_pair_of_others() -> None:
    assert CHERNOBYL.best(HIGH, groups(own="Kc Kd Kh Ks")) is None
    assert CHERNOBYL.value(HIGH, groups(own="Kc Kd Kh Ks")) == 0
    assert CHERNOBYL.best(HIGH, groups(own="Kc Kd Kh Ks", pair_Bob="9c")) is None


def test_two_of_the_hand_three_of_the_board() -> None:
    # four spades on the board and one in the hand are no flush
    board = "Ks Qs 9s 4s 2d"
    found = best(EAST_VILLAGE, hole="As Ad 7c 3h", board=board)
    assert found.hand.name == "pair of aces"
    found = best(EAST_VILLAGE, hole="As 3s 7c 3h", board=board)
    assert (found.hand.name, show(found.where["hole"])) == ("flush, ace high", "As 3s")
    # one ace in the hand plays both ways only with a second low card
    low = EAST_VILLAGE.best(EIGHT_OR_BETTER, groups(hole="As Kd Kc 2h", board="3s 4d 2d Ts Jc"))
    assert low is None  # the two is counterfeit: A-2 leaves 3-4 and no third low card
    low = EAST_VILLAGE.best(EIGHT_OR_BETTER, groups(hole="As Kd Kc 2h", board="3s 4d 8d Ts Jc"))
    assert low
    assert low.hand.name == "8-4-3-2-A"


def test_a_board_that_is_not_complete_gives_no_hand() -> None:
    assert EAST_VILLAGE.best(HIGH, groups(hole="As Ad 7c 3h", board="Ks Qs")) is None


def test_otis_stops_at_one_floor() -> None:
    floors = {"floor_top": "8c 9h Tc", "floor_middle": "8c 8d 5h", "floor_bottom": "Kc 8d 2h"}
    found = best(OTIS, own="8s 3d 5c 5s", **floors)
    # middle: 8-8-8-5-5 and 5-5-5-8-8; top and bottom have less
    assert found.hand.name == "full house, eights over fives"
    assert list(found.where) == ["own", "floor:middle"]
    # four fives would need the cards of two floors
    found = best(OTIS, own="5c 5s Kd Qd", floor_top="5d 9c 2c", floor_bottom="5h 9c 3c")
    assert found.hand.name == "three of a kind, fives"


def test_otis_how_many_of_the_floor() -> None:
    held = {"own": "Ac Ad Ah As", "floor_top": "9c 8d 7h", "floor_middle": "2c 2d 2h"}
    found = best(OTIS, **held)
    assert (found.hand.name, show(found.where["floor:top"])) == ("four of a kind, aces", "9c")
    found = best(OTIS_ALL_THREE, **held)
    assert found.hand.name == "full house, twos over aces"


def test_the_floor_is_named_even_if_none_of_it_plays() -> None:
    found = best(OTIS, own="Ac Kc Qc Jc Tc", floor_top="2d", floor_bottom="3d")
    assert found.where["floor:top"] == ()


def test_six_pack_three_in_a_row() -> None:
    ring = cards("Kc 9d 9h 2s 3c 9s")
    rows = {f"row:{n}": [ring[(n + each) % 6] for each in range(3)] for n in range(6)}
    found = SIX_PACK.best(HIGH, {"own": cards("9c 2d"), **rows})
    assert found
    # two nines lie together, the third opposite: 9 9 and the king or the two between
    assert found.hand.name == "full house, nines over twos"
    assert list(found.where) == ["own", "row:1"]
    # both hole cards must play
    found = SIX_PACK.best(HIGH, {"own": cards("As 4d"), **rows})
    assert found
    assert found.hand.name == "pair of nines"
    # with three hole cards exactly two of them
    found = SIX_PACK.best(HIGH, {"own": cards("9c 2d Ks"), **rows})
    assert found
    assert found.hand.name == "full house, nines over kings"
    assert list(found.where) == ["own", "row:0"]
    found = SIX_PACK.best(HIGH, {"own": cards("9c 2d 2h"), **rows})
    # three twos and three nines: one of the twos in the hand stays out
    assert found
    assert found.hand.name == "full house, nines over twos"
    assert show(found.where["own"]) == "9c 2h"


def test_share_your_hole_at_most_two_shared() -> None:
    shared = "Kc Kd Kh"
    found = best(SHARE, own="Ks 9d 9h 2c", shared=shared)
    # three shared kings and one's own would be four of a kind
    assert found.hand.name == "full house, kings over nines"
    assert len(found.where["shared"]) == 2
    found = best(SHARE, own="Ks Kd 9h 2c", shared="Kc Kh 3d")
    assert found.hand.name == "four of a kind, kings"
    assert best(SHARE, own="Ac 2c 3c 4c", shared="9d 9h 9s").hand.name == "pair of nines"


def test_crisscross_one_line() -> None:
    lines = {"line_across": "2c Jd 3h", "line_down": "9s Jd 9h"}
    wild = "Jc Jd Jh Js"
    # the wild jack is in both lines; down it makes four nines with the nine in the hand
    found = best(CRISSCROSS, wild=wild, own="9c As Kd 2d", **lines)
    assert found.hand.name == "four of a kind, nines"
    assert list(found.where) == ["own", "line:down"]


def test_of_equal_places_the_first() -> None:
    # each pair gives the same full house; the game's order of places decides what is shown
    for pairs in (("Bob", "Cam"), ("Cam", "Bob")):
        held = {"own": cards("Kc Kd Kh 2s")}
        tens = {"Bob": cards("Tc Td"), "Cam": cards("Th Ts")}
        found = CHERNOBYL.best(HIGH, {**held, **{f"pair:{name}": tens[name] for name in pairs}})
        assert found
        assert list(found.where)[1] == f"pair:{pairs[0]}"


def test_of_equal_places_the_one_with_fewer_wild_cards() -> None:
    held = groups(own="Kc Kd Kh 2s", pair_Bob="Tc 3d", pair_Cam="Th Ts")
    found = CHERNOBYL.best(HIGH, held, cards("3d 4d"))
    # with Bob's wild three it is four kings, which is better, not equal
    assert found
    assert found.hand.name == "four of a kind, kings"
    held = groups(own="Kc Kd Qh Qs", pair_Bob="3d 9d", pair_Cam="Ks 9s")
    found = CHERNOBYL.best(HIGH, held, cards("3d 4d"))
    # three kings with a queen and a nine, either way: Cam's pair makes them without a wild card
    assert found
    assert found.hand.name == "three of a kind, kings"
    assert list(found.where)[1] == "pair:Cam"
    first = HIGH._replace(natural_beats_wild=True)
    assert CHERNOBYL.value(first, held, cards("3d 4d")) == first.value(cards("Kc Kd Ks Qh 9s"))


def test_a_card_in_two_groups_counts_once() -> None:
    found = best(EAST_VILLAGE, hole="As Ad 7c 3h", board="As Kd Qd Jh 2c")
    assert found.hand.name == "pair of aces"
    assert best(ANY_FIVE, own="As Kd", board="As Qc").hand.name == "ace high"


def test_smaller_hands() -> None:
    three = use(exactly(1, "hole"), any_of("board"))
    found = best(three, THREE_CARDS, hole="Ac Ad", board="Ah As 2c 3c")
    assert found.hand.name == "three of a kind, aces"
    assert len(found.where["hole"]) == 1


def test_exact_and_limited_parts_together() -> None:
    rule = use(exactly(2, "own"), at_most(1, "shared"), any_of("board"))
    # both own aces, one shared ace, and then the board: three aces, not four
    found = best(rule, own="Ac Ad 2c", shared="Ah As", board="Kd Kh 9c 8c")
    assert found.hand.name == "full house, aces over kings"
    assert (len(found.where["own"]), len(found.where["shared"])) == (2, 1)
    # with too little to choose from the hand stays short
    found = best(rule, own="Ac Ad", shared="Kd Kh", board="9c")
    assert show(found.cards) == "Ad Ac Kh 9c"


def test_groups_of_a_kind_have_a_colon() -> None:
    held = groups(own="Kc Kd 7h 2s", pair_Bob="9c 9d", pairs="Kh Ks")
    found = CHERNOBYL.best(HIGH, held)
    assert found is not None
    assert list(found.where) == ["own", "pair:Bob"]


def test_read_aloud() -> None:
    assert str(CHERNOBYL) == "exactly 3 of own and exactly 2 of one pair"
    assert str(SHARE) == "any of own and at most 2 of shared"
    assert str(ANY_FIVE) == "any of everything"
    assert CHERNOBYL._replace(parts=CHERNOBYL.parts) == CHERNOBYL


DECK = full_deck()


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from([HIGH, ACE_TO_FIVE, ACE_TO_SIX]))
def test_the_long_way_round_agrees(rng: random.Random, scale: object) -> None:
    """Every allowed five one by one."""
    deal = rng.sample(DECK, 12)
    own, shared, wild = deal[:4], deal[4:7], frozenset(rng.sample(deal, 2))
    pairs = {"pair:B": deal[7:9], "pair:C": deal[9:11]}
    value = scale.value  # type: ignore[attr-defined]
    fives = [
        five
        for five in combinations([*own, *shared], 5)
        if sum(card in shared for card in five) <= 2
    ]
    expected = max(value(five, wild) for five in fives)
    share = {"own": own, "shared": shared}
    assert SHARE.value(scale, share, wild) == expected  # type: ignore[arg-type]
    threes = [(*three, *pair) for three in combinations(own, 3) for pair in pairs.values()]
    found = CHERNOBYL.best(scale, {"own": own, **pairs}, wild)  # type: ignore[arg-type]
    assert found
    assert found.hand.value == max(value(five, wild) for five in threes)


@pytest.mark.parametrize("rule", [CHERNOBYL, EAST_VILLAGE, OTIS, SIX_PACK, SHARE, CRISSCROSS])
def test_no_cards_no_hand(rule: Selection) -> None:
    assert rule.best(HIGH, {}) is None
