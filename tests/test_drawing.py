"""Several draws, draws face up, and a deck that runs out in them: a made-up game that does it all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pokerrules import check
from pokerrules.deal import Deal
from pokerrules.errors import IllegalAct
from pokerrules.games import GAMES
from pokerrules.procedure import Draw, DrawLimit
from pokerrules.randomly import random_record
from tests.test_deals import judge

FIVE = DrawLimit(5)


@pytest.fixture(autouse=True)
def three_draws() -> Iterator[None]:
    """Shut and Open with three draws of up to five cards, the middle one face up."""
    game = GAMES["shut-and-open"]
    deal, bet, _, last, show = game.steps
    draws = (
        Draw(FIVE, rule="draw", heading="First draw"),
        Draw(FIVE, rule="draw", heading="Second draw", up=True),
        Draw(FIVE, rule="draw", heading="Third draw"),
    )
    GAMES["three-draws"] = game._replace(name="Three Draws", steps=(deal, bet, *draws, last, show))
    yield
    del GAMES["three-draws"]


def test_random_deals_in_which_the_deck_runs_out_again_and_again() -> None:
    game = GAMES["three-draws"]
    again = 0
    for seed in range(60):
        text = random_record(game, 2 + seed % 9, seed, stacks=seed % 2 == 1)
        judge(text)
        again += bool(Deal(text).deck.again)
    assert again > 20


TEN = """
Game: Three Draws
Seats: Ann, Bob, Cam, Dot, Eve, Fay, Gus, Hal, Ida, Jon
Deal:
Bets:
all check
First draw:
Ann discards 9c 4s, draws Kh Kd
Bob discards Jc, draws 9c
Cam, Dot, Eve, Fay, Gus, Hal, Ida and Jon stand pat
Second draw:
"""
# Two cards were left in the deck, and Ann got them; so Bob's nine is Ann's discard.


def test_a_card_that_has_come_again_lies_with_its_new_owner() -> None:
    """Ann threw the nine, but Bob holds it now: it is in no heap."""
    late = "Ann and Bob stand pat\nCam discards 8c, draws 9c\n..."
    report = check(
        TEN
        + late.replace(
            "\n...", "\nDot, Eve, Fay, Gus, Hal, Ida and Jon stand pat\nThird draw:\n..."
        )
    )
    assert [finding.rule for finding in report.findings] == ["drawing/deck-runs-out"]


def test_it_may_come_once_more_when_he_too_has_thrown_it() -> None:
    deal = Deal(TEN)
    deal.play("Ann stands pat\nBob discards 9c, draws 4s\nCam discards 8c, draws 9c")
    deal.play("Dot, Eve, Fay, Gus, Hal, Ida and Jon stand pat\nThird draw:")
    assert [str(card) for card in deal.seat("Cam").up] == ["9c"]


FIRST = TEN[: TEN.index("Ann discards")]


def findings(lines: str) -> list[tuple[int, str]]:
    """What the checker says to lines of a first draw: how far down, and the rule."""
    above = len(FIRST.splitlines())
    return [(f.line - above, f.rule) for f in check(f"{FIRST}{lines}\n...").findings]


OUT = "drawing/deck-runs-out"


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        # The jack is thrown by Cam, after Bob has drawn: it cannot be Bob's card.
        ("Ann discards 9c 4s, draws Kh Kd\nBob discards 5d, draws Jc\nCam discards Jc, draws 4s", [2]),
        # Thrown before: Cam may get what Ann or Bob threw, but each of the cards once.
        ("Ann discards 9c 4s, draws Kh Kd\nBob discards Jc, draws 4s\nCam discards 5d, draws Jc", []),
        ("Ann discards 9c 4s, draws Kh Kd\nBob discards Jc, draws 4s\nCam discards 5d, draws 4s", [3]),
        # Two kings in the stub, and no discard but her own: the third card is not there.
        ("Ann discards 9c 4s 2d, draws Kh Kd Jc", [1]),
        ("Ann discards 9c 4s 2d, draws ?? ?? ??", [1]),
        # Two lie there for Bob, as many as Ann has thrown, and two for Cam after him.
        ("Ann discards 9c 4s, draws Kh Kd\nBob discards Jc 5d 3s, draws 9c 4s ??", [2]),
        ("Ann discards ?? ??, draws ?? ??\nBob discards ?? ??, draws ?? ??\nCam discards ??, draws ??", []),
        ("Ann discards ?? ??, draws ?? ??\nBob discards ?? ??, draws ?? ??\nCam discards ?? ?? ??, draws ?? ?? ??", [3]),
    ],
)  # fmt: skip
def test_only_what_was_thrown_before_can_come(lines: str, found: list[int]) -> None:
    assert findings(lines) == [(line, OUT) for line in found]


def test_a_player_may_throw_as_many_as_can_be_dealt_to_him() -> None:
    deal = Deal(FIRST)
    assert list(deal.legal) == ["stands pat", "discards 1", "discards 2"]
    deal.play("Ann discards 9c 4s, draws Kh Kd\nBob discards Jc, draws 9c")
    # Ann's four and Bob's jack lie there for Cam; for Ann, were she to draw again, the jack alone.
    assert list(deal.legal) == ["stands pat", "discards 1", "discards 2"]
    deal.play("Cam, Dot, Eve, Fay, Gus, Hal, Ida and Jon stand pat\nSecond draw:")
    assert list(deal.legal) == ["stands pat", "discards 1"]
    deal.play("Ann stands pat")
    # Bob threw the jack, so only the four is left for him.
    assert list(deal.legal) == ["stands pat", "discards 1"]


def test_when_all_throw_first_a_later_discard_may_come() -> None:
    lines = "Ann discards 9c 4s 2d, draws Kh Kd Jc\nBob discards Jc 5d, draws 5d 2d\n"
    rest = "Cam, Dot, Eve, Fay, Gus, Hal, Ida and Jon stand pat\nSecond draw:\n..."
    told = FIRST.replace("Seats:", "House rules: own discards in\nSeats:", 1) + lines + rest
    assert check(told).findings == ()


def test_an_upcard_of_a_folded_hand_is_dealt_again() -> None:
    deal = Deal(
        """
Game: Open and Shut
Deal:
Ann: (Kc) 9d 7s
Bob: (Ks) 2h 8c
Cam: (??) Qs 3d
Dot: (??) Qh 4d
Eve: (??) Qd 5d
Fay: (??) Qc 6d
Gus: (??) Jc 6s
Hal: (??) Jh 5s
Ida: (??) Js 8s
Jon: (??) Td 4s
Bets:
Fay bets $1
Gus, Hal, Ida, Jon and Ann call
Bob folds
Cam, Dot and Eve call
Fourth street:
Ann: 4h
Cam: 3c
Dot: 8h
Eve: 7h
Fay: 7d
Gus: 7c
Hal: 9c
Ida: 9s
Jon: Th
Bets:
all check
Fifth street:
Ann: 5h
Cam: 3s
Dot: 8d
Eve: Ts
Fay: Tc
Gus: 4c
Hal: 9h
Ida: 6c
Jon: 3h
Bets:
all check
Draw:
Ann discards 9d 4h 5h, draws Ac Ad Ah
Cam discards 3d, draws As
Dot discards Qh 8d, draws 2h 8c
Eve, Fay, Gus, Hal, Ida and Jon stand pat
Bets:
"""
    )
    # Bob's three cards and the two of his that were never dealt: four were left in the deck.
    assert [str(card) for card in deal.seat("Dot").down[-2:]] == ["2h", "8c"]
    assert [str(card) for card in deal.seat("Bob").held] == ["Ks"]
    assert "2h" in map(str, deal.wild_cards)


def test_an_upcard_is_thrown_once() -> None:
    deal = Deal(
        """
Game: Open and Shut
Deal:
Ann: (9c) Kd 9s
Bob: (Js) Ah 6d
Bets:
all check
Fourth street:
Ann: Kh
Bob: 3s
Bets:
all check
Fifth street:
Ann: 4c
Bob: Jd
Bets:
all check
Draw:
"""
    )
    with pytest.raises(IllegalAct, match="drawing/held"):
        deal.play("Ann discards Kd Kd, draws 7c 7d")
    with pytest.raises(IllegalAct, match="drawing/own-discard"):
        deal.play("Ann discards Kd, draws Kd")
    deal.play("Ann discards Kd 9c, draws 7c 7d")
    assert [str(card) for card in deal.seat("Ann").up] == ["9s", "Kh", "4c"]
    assert [str(card) for card in deal.seat("Ann").down] == ["7c", "7d"]
