"""Step by step: each claim cites the rule by which it is true."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from pokerrules.stepping import Step, steps_of
from tests.examples import DOCS, ROOT, page

POINTS = {"Half-Court Basketball": "half-court-basketball/points"}
"""The games in which cards score, and the rule that says what they score."""

WITH_LOW = {"Christmas Present", "Chernobyl", "Love Canal", "East Village"}
"""The games in which a low hand wins something, as their pages say."""

_HIGH = re.compile(r"[^:]+: (?:high )?(?:pair|two pair|three|straight|flush|full house|four)\b")
_LOW = re.compile(r"[^:]+: (?:low\b|[^ ]+-[^ ]+-)")
_SCORE = re.compile(r"[^:]+: .*\bpoints?$")


def _texts() -> Iterator[str]:
    """All sample records, and all records on the pages of games."""
    for path in sorted((ROOT / "tests" / "records").glob("*.hand")):
        yield path.read_text("utf-8")
    for path in sorted((DOCS / "games").glob("*.md")):
        for example in page(path).examples():
            kind, source = example.parsed if isinstance(example.parsed, tuple) else ("", "")
            if kind.startswith("hand"):
                yield source


def _claims(shape: re.Pattern[str]) -> list[tuple[str, Step]]:
    """The lines of whole records that have this shape, each with the name of its game."""
    found = []
    for text in _texts():
        named = re.search(r"^Game: ([^#\n]+?) *(?:#.*)?$", text, re.MULTILINE)
        game = named[1] if named else ""
        found += [(game, step) for step in steps_of(text) if shape.match(step.text)]
    return found


def test_points_cite_what_cards_score() -> None:
    claims = _claims(_SCORE)
    assert claims
    assert {(game, step.rule) for game, step in claims} == set(POINTS.items())


def test_high_hands_cite_the_names_of_hands() -> None:
    assert {step.rule for _, step in _claims(_HIGH)} == {"hands/names"}


def test_low_hands_cite_the_order_of_lows_and_nothing_else_does() -> None:
    claims = _claims(_LOW)
    assert {step.rule for _, step in claims} == {"lows/comparing"}
    everything = _claims(re.compile(""))
    assert {game for game, step in everything if step.rule == "lows/comparing"} <= WITH_LOW


SCENE = """Game: Follow the Queen
Deal:
Ann: (9h 6c) Qd
Bob: (Qc 2d) 5s
{claim}
"""


@pytest.mark.parametrize(
    ("claim", "rule"),
    [
        ("Wild: queens and fives", "follow-the-queen/wild"),
        ("Pot $0", "betting/pot"),
        ("Ann holds 9h 6c", "records/held"),
        ("Bets:\nAnn opens", "follow-the-queen/high-showing-opens"),
        ("Ann: straight, ten high", "hands/names"),
        ("Ann wins the pot", "showdown/winner"),
        ("Ann and Bob split", "showdown/ties"),
        ("Carried: $1", "showdown/carried"),
    ],
)
def test_every_kind_of_claim_has_its_rule(claim: str, rule: str) -> None:
    assert steps_of(SCENE.format(claim=claim))[-1].rule == rule


def test_a_claim_of_what_no_hand_can_be_cites_the_names() -> None:
    assert steps_of(SCENE.format(claim="Ann: low 8-7-4-3-A"))[-1].rule == "records/hand-names"


def test_in_a_game_without_wild_cards_a_claim_of_them_is_a_claim() -> None:
    scene = SCENE.replace("Follow the Queen", "Half-Court Basketball")
    assert steps_of(scene.format(claim="Wild: nothing"))[-1].rule == "records/claims"


def test_who_has_put_in_all_his_chips_has_nothing_left() -> None:
    """The ante is all that Ann has; what Bob has is not told."""
    stakes = "Queen\nStakes: ante $1, bet $1\nStacks: Ann $1\n"
    ann, bob = steps_of(SCENE.replace("Queen\n", stakes).format(claim=""))[-1].seats
    assert (ann.put, ann.left, bob.left) == ("$1", "$0", "")


def test_what_is_wild_is_told_in_words_and_card_by_card() -> None:
    """Ann's upcard is a queen and the next is Bob's five."""
    queen, five = steps_of(SCENE.format(claim=""))[-2:]
    assert (queen.wild, queen.wild_cards) == ("nothing", ())
    assert (five.wild, {*five.wild_cards}) == ("fives", {"5c", "5d", "5h", "5s"})


FLIPS = """Game: Chernobyl
Stakes: bet $2
Deal:
Ann: Ah Kh 3h 2c 9s Td
Bob: 8h 5h Qs Qd 9c 5d
Bets:
Ann bets $2
Bob raises to $4
Ann calls
First flip:
Ann discards Td
Bob discards 8h
Bets:
Ann checks
Bob checks
Second flip:
Ann discards 9s
Bob discards 9c
Bets:
Ann checks
Bob checks
Declare:
Ann both
Bob high
"""


def test_both_ways_that_a_player_declares_are_told() -> None:
    last = steps_of(FLIPS)[-1]
    assert not last.wrong
    assert [seat.declared for seat in last.seats] == ["high and low", "high"]


def test_discards_lie_before_their_owners_in_the_order_in_which_they_came() -> None:
    last = steps_of(FLIPS)[-1]
    assert [seat.laid for seat in last.seats] == [("Td", "9s"), ("8h", "9c")]
    assert last.seats[0].down == ("Ah", "Kh", "3h", "2c")


def test_what_is_done_in_a_betting_round_cites_its_rule() -> None:
    rules = {step.text: step.rule for step in steps_of(FLIPS)}
    assert rules["Ann bets $2"] == "betting/limit"
    assert rules["Bob raises to $4"] == "betting/raise"
    assert rules["Ann calls"] == "betting/call"
    assert rules["Ann checks"] == "betting/check"


def test_a_board_lies_as_its_places_are_called() -> None:
    """On a clock twelve is at the top and ten at the left; of a cross the right arm is at the right."""
    clock, cross = (
        {spot.name: (spot.row, spot.column) for spot in steps_of(f"Game: {game}\nDeal:")[-1].board}
        for game in ("Six-pack", "Crisscross")
    )
    assert (clock["12"], clock["6"], clock["10"], clock["2"]) == ((1, 2), (4, 2), (2, 1), (2, 3))
    assert (cross["top"], cross["left"], cross["right"]) == ((1, 2), (2, 1), (2, 3))
