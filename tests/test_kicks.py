"""Kicks at a goal: what a ball comes to, the deck of the posts, money that is no bet, the drawing."""

from __future__ import annotations

import random
from itertools import product

import pytest

from pokerrules import check
from pokerrules.cards import Card, full_deck
from pokerrules.deal import Deal
from pokerrules.games import GAMES
from pokerrules.goalposts import Goal, PostDeck
from pokerrules.notation import Act, Unreadable, read
from pokerrules.randomly import random_record
from pokerrules.site.goals import Kicks, element

RANKS = "23456789TJQKA"


def heights(first: str, second: str, ace: str) -> set[int]:
    """By the rule in words: where two posts stand."""
    if first == second == "A":
        return {1, 14}
    low = 1 if ace == "low" else 14
    return {low if post == "A" else RANKS.index(post) + 2 for post in (first, second)}


@pytest.mark.parametrize("ace", ["high", "low"])
def test_every_ball_at_every_goal(ace: str) -> None:
    for first, second, ball in product(RANKS, repeat=3):
        goal = Goal((Card(f"{first}c"), Card(f"{second}d")), ace)
        stand = heights(first, second, ace)
        between = RANKS.index(ball) + 2 in range(min(stand) + 1, max(stand))
        hit = ball in (first, second)
        right = "hits the post" if hit else "good" if between else "wide"
        assert goal.comes_to(Card(f"{ball}h")) == right, (first, second, ball)
        assert Goal(goal.posts[::-1], ace).comes_to(Card(f"{ball}h")) == right


def test_each_post_comes_once_and_then_all_again() -> None:
    posts = PostDeck()
    for line, card in enumerate(full_deck(), 1):
        assert card in posts.left(())
        assert not list(posts.deal(card, line, (), "r"))
        if line < 52:
            assert [problem.rule for problem in posts.deal(card, line, (), "r")] == ["r"]
            posts.dealt -= 1
    assert not list(posts.deal(Card("2c"), 53, (), "r"))


def test_a_seat_that_pays_another_conserves_the_chips() -> None:
    deal = Deal("Game: Extra Point Poker\nSeats: Ann, Bob\nStakes: ante $1, bet $1\nStacks: Ann $3")
    ann, bob = deal.seat("Ann"), deal.seat("Bob")
    assert ann.give(bob, 50) is None
    assert (ann.chips, ann.aside, bob.aside, int(deal.pot)) == (150, -50, 50, 200)
    assert ann.spend(100) is None
    assert (ann.chips, deal.dead, int(deal.pot)) == (50, 100, 300)
    refused = ann.spend(75)
    assert refused is not None
    assert refused.rule == "betting/no-bet"


SAID = {
    "Ann kicks: posts As 8d, ace high, ball Kd, good": ("kicks", "As 8d", "Kd", "good", "high"),
    "ann kick: posts As 8d, ball Kd, ace high": ("kicks", "As 8d", "Kd", "", ""),
    "Ann bends 3h to 2d for $1": ("bends", "3h", "2d", "", ""),
    "Ann bends 3h to Ac, ace low, for $1, good": ("bends", "3h", "Ac", "good", "low"),
    "Ann bends 3h to Ac for $1, ace low, wide": ("bends", "3h", "Ac", "wide", "low"),
    "Ann buys (9d) for $0.25": ("buys", "9d", "", "", ""),
    "Ann pays Mary Ann $0.50": ("pays", "", "", "Mary Ann", ""),
}


@pytest.mark.parametrize("line", SAID)
def test_what_is_read(line: str) -> None:
    act = read(line, ["Ann", "Mary Ann"])
    assert isinstance(act, Act)
    cards = " ".join(map(str, act.cards)), " ".join(map(str, act.drawn))
    assert (act.verb, *cards, act.word, act.named) == SAID[line]


@pytest.mark.parametrize(
    "line",
    [
        "Ann kicks",
        "Ann kicks: posts 4c Jd",
        "Ann kicks: ball 4c",
        "Ann kicks: posts 4c Jd, ball 5h, good, wide",
        "Ann kicks: posts 4c Jd, ball 5h, splendid",
        "Ann bends 3h for $1",
        "Ann bends 3h to 2d",
        "Ann bends 3h to 2d for a dollar",
        "Ann buys 9d",
        "Ann pays $1",
    ],
)
def test_what_is_not_read(line: str) -> None:
    with pytest.raises(Unreadable):
        read(line, ["Ann"])


def test_spoilt_records_give_findings_and_never_more() -> None:
    rng = random.Random(5)
    words = [
        "Ann",
        "Bob",
        "kicks:",
        "bends",
        "buys",
        "pays",
        "posts",
        "ball",
        "ace",
        "high",
        ",",
        "good",
        "hits",
        "??",
        "X1",
        "As",
        "8d",
        "for",
        "to",
        "$1",
        ":",
    ]
    kicks = Kicks()
    for seed in range(150):
        rule = ("", "bending on")[seed % 2]
        lines = random_record(GAMES["extra-point-poker"], 2 + seed % 3, seed, rule).split("\n")
        at = rng.randrange(4, len(lines))
        said = lines[at].split(" ")
        said[rng.randrange(len(said))] = rng.choice(words)
        lines[at] = " ".join(said)
        if seed % 5 == 0:
            lines.insert(rng.randrange(4, len(lines)), rng.choice(lines))
        report = check("\n".join(lines))
        for row in report.rows:
            kicks.draw(row)
        str(report.ruling)


def test_a_kick_is_drawn_and_says_what_it_is() -> None:
    goal = Goal((Card("As"), Card("8d")), "low")
    drawn = element(goal, Card("Kd"))
    assert drawn.get("aria-label") == "posts at low ace and eight, ball at king: wide"
    assert [text.text for text in drawn.iter("text")] == ["A", "8"]
    (ball,) = drawn.iter("ellipse")
    assert ball.get("cx") == str(7 * 13 - 1)
    hit = element(goal, Card("Ac"))
    assert [spot.get("cx") for spot in hit.iter("ellipse")] == ["6"]  # on the low ace


def test_a_bend_is_drawn_with_its_new_post() -> None:
    record = "Game: Extra Point Poker\nHouse rules: bending on\nSeats: Ann, Bob\nStakes: ante $1, bet $1\n"
    record += "Deal:\nFirst kick:\nAnn kicks: posts Qd 6s, ball 6c\nAnn bends 6s to 2h for $4\n..."
    kicks = Kicks()
    drawn = [kicks.draw(row) for row in check(record).rows]
    said = [goal.get("aria-label") for goal in drawn if goal is not None]
    assert said == [
        "posts at six and queen, ball at six: hits the post",
        "posts at two and queen, ball at six: good",
    ]
