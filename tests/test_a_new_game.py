"""Whoever adds a game writes one value, and what is peculiar to it beside; the engine stays as it is."""

from typing import NamedTuple

import pytest

from pokerrules import check
from pokerrules.cards import Card
from pokerrules.describe import glance, order
from pokerrules.game import Contest, Game, Pot
from pokerrules.games import GAMES
from pokerrules.law import WILD_LAW
from pokerrules.procedure import HIGH_SHOWING, Bet, Deal, Showdown
from pokerrules.randomly import random_record
from pokerrules.ranking import HIGH
from pokerrules.selection import any_of, use
from pokerrules.view import View
from pokerrules.wild import FACES


class LowestUpcard(NamedTuple):
    """Each player's lowest upcard is wild for its owner, with all cards of its rank that he holds."""

    rule: str

    @property
    def asks(self) -> str:
        """It asks which cards lie face up."""
        return FACES

    def cards(self, view: View) -> frozenset[Card]:
        """The wild cards: nobody can play a card of another."""
        found = set()
        for hand in view.hands.values():
            ranks = [card.rank for card in hand.up if card.rank]
            found |= {c for c in (*hand.up, *hand.down) if ranks and c.rank == min(ranks)}
        return frozenset(found)

    def __str__(self) -> str:
        return "each player's lowest upcard, for its owner"


def _street(heading: str) -> tuple[Deal, Bet]:
    return Deal(1, "up", heading, up=True), Bet(HIGH_SHOWING, "opens")


LOW_STUD = Game(
    name="Low Stud",
    pitch="Five-card stud in which your lowest upcard is wild for you.",
    credit="Nobody's.",
    say="One down, four up.",
    players=(2, 10),
    best_with="six",
    steps=(
        Deal(1, "down"),
        *_street("Second street"),
        *_street("Third street"),
        *_street("Fourth street"),
        *_street("Fifth street"),
        Showdown("showdown"),
    ),
    pot=Pot(
        (Contest("high", HIGH, use(any_of("own"))),), declared=False, rule="showdown/best-hand"
    ),
    seats_rule="players",
    wild=LowestUpcard("wild"),
    wild_law=WILD_LAW,
)


@pytest.fixture(autouse=True)
def on_the_shelf() -> object:
    """The game is there for as long as the test runs."""
    GAMES["low-stud"] = LOW_STUD
    yield
    del GAMES["low-stud"]


def test_a_short_record_asks_for_faces_and_tells_whose_card_is_wild() -> None:
    # Both of Ann's fours are wild for her: four kings. Bob's four lies in the hole under a three; his
    # three is wild, beside a pair of queens: three queens.
    hands = "Game: Low Stud\nAnn: {}\nBob: {}\n"
    report = check(hands.format("(4c) Kh Kd 9s 4d", "(4h) Qs Qd 3c Jh"))
    assert report.findings == ()
    assert report.ruling is not None
    assert report.ruling.best("Ann").name == "four of a kind, kings"
    assert report.ruling.best("Bob").name == "three of a kind, queens"
    untold = check(hands.format("4c Kh Kd 9s 4d", "4h Qs Qd 3c Jh"))
    assert {finding.rule for finding in untold.findings} == {"records/brackets"}


@pytest.mark.parametrize("players", [2, 6, 10])
def test_random_deals(players: int) -> None:
    for seed in range(10):
        assert check(random_record(LOW_STUD, players, seed)).findings == ()


def test_it_is_told_from_its_definition() -> None:
    facts = {fact.label: fact.text for fact in glance(LOW_STUD)}
    assert facts["Wild"] == "each player's lowest upcard, for its owner"
    assert [fact.label for fact in order(LOW_STUD)][:3] == ["Deal", "Second street", "Bets"]
