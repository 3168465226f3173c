"""Cards that are turned up for everybody while others are dealt: on a call, or for want of more."""

from __future__ import annotations

import pytest

from pokerrules import check
from pokerrules.cards import full_deck
from pokerrules.deal import Deal
from pokerrules.errors import IllegalAct
from pokerrules.games import GAMES

NAMES = ("Ann", "Bob", "Cam", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
SEVEN_CARD = ("Third", "Fourth", "Fifth", "Sixth", "Seventh")


def dealt(players: int, rounds: int, spits: int = 0, rules: str = "spits 3") -> Deal:
    """A table of seven-card stud, all in, so many rounds behind the hole cards dealt and bet."""
    names, cards = NAMES[:players], iter(full_deck())
    head = f"Game: Spit in the Ocean\nHouse rules: {rules}\nSeats: {', '.join(names)}\nDeal:\n"
    deal = Deal(head)
    for _ in range(spits):
        deal = deal.play(f"Ann calls spit\nSpit: {next(cards)}")
    for street in SEVEN_CARD[:rounds]:
        deal = deal.play(f"{street} street:")
        for name in names:
            deal = deal.play(f"{name}: {next(cards)}")
        deal = deal.play("Bets:\nall check")
    return deal


# Worked out by hand: 52, less the hole cards, less a card for each on every street before.
@pytest.mark.parametrize(
    ("players", "rounds", "left"),
    [(7, 4, 10), (8, 4, 4), (9, 3, 7), (10, 3, 2)],
)
def test_the_stub(players: int, rounds: int, left: int) -> None:
    assert dealt(players, rounds).deck.stub == left


@pytest.mark.parametrize(("players", "rounds"), [(8, 4), (9, 3), (10, 3)])
def test_one_common_card_when_there_are_too_few(players: int, rounds: int) -> None:
    deal = dealt(players, rounds).play(f"{SEVEN_CARD[rounds]} street:")
    with pytest.raises(IllegalAct, match="dealing/common-card"):
        deal.play("Ann: Ks")
    deal.play("Common: Ks")
    with pytest.raises(IllegalAct, match="dealing/common-card"):
        deal.play("Ann: Qs")
    with pytest.raises(IllegalAct, match="dealing/common-card"):
        deal.play("Common: Qs")
    assert deal.play("Bets:").view.turned("Common")[0].text == "Ks"


def test_no_common_card_while_there_are_enough() -> None:
    deal = dealt(7, 4).play("Seventh street:")
    with pytest.raises(IllegalAct, match="everybody gets one of his own"):
        deal.play("Common: Ks")


def test_a_street_in_full_keeps_one_card_for_the_next() -> None:
    # Eight with three spits: 52 - 3 - 16 - 24 leaves nine before sixth street: eight and one.
    deal = dealt(8, 3, spits=3).play("Sixth street:")
    assert deal.deck.stub == 9
    for name, card in zip(deal.seats, full_deck()[::-1], strict=False):
        deal = deal.play(f"{name}: {card}")
    deal = deal.play("Bets:\nall check\nSeventh street:")
    with pytest.raises(IllegalAct, match="dealing/common-card"):
        deal.play("Bets:")


def test_a_street_that_would_leave_nothing_for_the_next_is_common() -> None:
    # Nine hands of five leave seven cards; when two have folded, seven would get one each, and
    # nothing would be left for seventh street.
    deal = dealt(9, 2).play("Fifth street:")
    for name, card in zip(deal.seats, full_deck()[::-1], strict=False):
        deal = deal.play(f"{name}: {card}")
    deal = deal.play("Bets:")
    first = deal.to_act
    deal = deal.play(f"{first} bets $1")
    for _ in range(2):
        deal = deal.play(f"{deal.to_act} folds")
    deal = deal.play("all call\nSixth street:")
    assert (deal.deck.stub, len(deal.live())) == (7, 7)
    with pytest.raises(IllegalAct, match="dealing/common-card"):
        deal.play(f"{first}: 9h")
    deal.play("Common: 9h")


def test_no_spit_when_the_deal_needs_the_card() -> None:
    # Ten after third street: 22 left, 20 for two streets and a common card for each of two.
    with pytest.raises(IllegalAct, match="spit-in-the-ocean/deck"):
        dealt(10, 1).play("Fourth street:\nAnn calls spit")
    # Nine: 25 left, 18 and two; five to spare.
    dealt(9, 1).play("Fourth street:\nAnn calls spit\nSpit: Ks")


def test_a_common_card_is_everybodys_own() -> None:
    report = check(
        "Game: Spit in the Ocean\nCommon: 9h\nAnn: (9c 9d) Kh Qc Jc 6c\nBob: (Ac 3c) 5h 5c 2s Qs\n"
    )
    assert report.findings == ()
    assert report.ruling is not None
    assert report.ruling.best("Ann").name == "three of a kind, nines"
    assert report.ruling.best("Bob").name == "pair of fives"


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("Spit: ??", "records/unseen"),
        ("Spit: 9h 9s", "spit-in-the-ocean/call"),
        ("Spit: Kh", "dealing/one-of-each"),
        ("Common: 9h", "dealing/common-card"),
        ("Middle: 9h", "records/sections"),
        ("Spit: X1", "dealing/one-of-each"),
        ("Bob: 2c", "spit-in-the-ocean/call"),
        ("Bets:", "spit-in-the-ocean/call"),
    ],
)
def test_what_cannot_follow_a_call(line: str, rule: str) -> None:
    text = "Game: Spit in the Ocean\nSeats: Ann, Bob\nDeal:\nAnn: (9c 9d) Kh\nBob: (Ah 7h) 5h\nBets:\nall check\n"
    text += f"Fourth street:\nAnn: 2d\nBob calls spit\n{line}\n..."
    assert rule in [finding.rule for finding in check(text).findings if finding.line == 11]


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("Spit: 9h\nSpit: 3s", "spit-in-the-ocean/how-many"),
        ("Spit: 9h 3s", "spit-in-the-ocean/how-many"),
        ("Common: 9h\nCommon: 3s\nCommon: 4s", "dealing/common-card"),
        ("Spit: Kh", "dealing/one-of-each"),
        ("Middle: 9h", "records/short"),
        ("Ann calls spit", "records/short"),
    ],
)
def test_what_cannot_lie_in_a_short_record(line: str, rule: str) -> None:
    hands = "Ann: (9c 9d 8c) Kh 6c Kd 2c\nBob: (Ah 7h 6d) 5h 2h Jc Qs\n"
    report = check(f"Game: Spit in the Ocean\n{hands}{line}\nAnn wins")
    assert rule in [finding.rule for finding in report.findings]


def test_a_spit_that_nobody_may_call_is_not_due() -> None:
    text = "Game: Spit in the Ocean\nSeats: Ann, Bob, Cam\nStakes: bet $1\nDeal:\nAnn: (9c 9d) Kh\n"
    text += "Bob: (Ah 7h) 5h\nCam: (2c 2d) 3s\nBets:\nAnn bets $1\nBob calls\nCam folds\n"
    text += "Fourth street:\nCam calls spit\nAnn: 4s\nBob: 4h\n..."
    assert [(f.line, f.rule) for f in check(text).findings] == [(13, "betting/fold")]


@pytest.mark.parametrize("slug", GAMES)
def test_nobody_calls_where_there_is_nothing_to_call(slug: str) -> None:
    game = GAMES[slug]
    if game.on_call is not None:
        return
    text = f"Game: {game.name}\nSeats: Ann, Bob, Cam\n{game.at({}).steps[0].heading}:\nAnn calls spit\n..."
    assert "records/sections" in [finding.rule for finding in check(text).findings]
