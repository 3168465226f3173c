"""A hand that belongs to nobody, dealt along with the players: it serves other games than its own."""

from collections.abc import Iterator

import pytest

from pokerrules import check
from pokerrules.game import Dummy, Game
from pokerrules.games import GAMES
from pokerrules.procedure import Deal
from pokerrules.randomly import random_record
from pokerrules.triggers import Buy, Cents
from pokerrules.wild import FollowingRank
from tests.test_deals import judge

QUEEN = "follow-the-queen-with-a-dummy"


def with_dummy() -> Game:
    """Upcards after a queen make their rank wild, those of the dummy hand as well."""
    trump = GAMES["trump-is-wild"].at({"completion": "house"})
    return trump._replace(
        name="Follow the Queen with a dummy", wild=FollowingRank((12,), rule="house-completion")
    )


def with_extras(trigger: Buy) -> Game:
    """Upcards bring further cards."""
    game = with_dummy()
    steps = [
        step._replace(then=(trigger,)) if isinstance(step, Deal) and step.up else step
        for step in game.steps
    ]
    return game._replace(steps=tuple(steps), wild=None, players=(2, 4))


@pytest.fixture
def shelf() -> Iterator[None]:
    GAMES[QUEEN] = with_dummy()
    yield
    del GAMES[QUEEN]


HEAD = "Game: Follow the Queen with a dummy\nSeats: Ann, Bob\n"
WHOLE = """\
Deal:
Ann: (Kd) 9h
Bob: (7s) Jc
Donald: (Qd) Qs
Wild: nothing
Bets:
All check
Third street:
Ann: 5c
Wild: fives
Bob: 7h
Donald: Ac
Wild: fives
..."""
SHORT = """\
Pot $10
Ann: (Kd 3d) 9h 5c 2s Ks
Bob: (7s Jh) Jc 7h 4d 3c
Donald: (Qd 4c) Qs Ac 8c 8h
Wild: fives
Ann: three of a kind, kings
Ann wins $10
"""


@pytest.mark.parametrize("record", [WHOLE, SHORT])
def test_its_upcards_count_for_what_is_wild(shelf: None, record: str) -> None:
    """Its queen is followed by the next upcard of the deal, from the dealer's left."""
    assert check(HEAD + record).findings == ()


def test_random_deals(shelf: None) -> None:
    for seed in range(40):
        judge(random_record(GAMES[QUEEN], 2 + seed % 6, seed, stacks=seed % 2 == 1))


def test_it_is_never_offered_a_card(shelf: None) -> None:
    GAMES[QUEEN] = with_extras(Buy((4,), Cents(25), rule="four-up"))
    texts = [random_record(GAMES[QUEEN], 2 + seed % 3, seed) for seed in range(60)]
    assert all(check(text).findings == () for text in texts)
    assert any(" buys " in text for text in texts)
    assert not any("Donald buys" in text for text in texts)


BAD = {
    "Donald bets $1": "trump-is-wild/never-bets",
    "Donald: 2c": "dealing/how-many",
    "Donald opens": "trump-is-wild/best-player-opens",
    "Donald high": "trump-is-wild/never-bets",
    "Donald folded: As is turned": "trump-is-wild/never-bets",
    "Ann pays Donald $1": "records/sections",
}


@pytest.mark.parametrize("line", BAD)
def test_what_is_refused(line: str) -> None:
    record = "Game: Trump is Wild\nDeal:\nAnn: (Kd) 9h\nBob: (7s) Qc\nDonald: (Qd) As\n"
    found = check(f"{record}{'' if line.startswith('Donald: ') else 'Bets:'}\n{line}\n...").findings
    assert [(finding.line, finding.rule) for finding in found] == [(7, BAD[line])]


def test_a_player_cannot_be_called_like_it() -> None:
    found = check("Game: Trump is Wild\nSeats: Ann, Bob, donald\nDeal:\n...").findings
    assert [(finding.line, finding.rule) for finding in found] == [(2, "records/names")]


def test_a_dummy_is_a_value() -> None:
    dummy = GAMES["trump-is-wild"].dummy
    assert isinstance(dummy, Dummy)
    assert dummy.name == "Donald"
    assert GAMES["chernobyl"].at({"table hand": "high"}).dummy is None
