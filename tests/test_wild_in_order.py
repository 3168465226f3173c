"""Wild cards that depend on the order of upcards: published questions, another reading, short records."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from pokerrules import check
from pokerrules.cards import Card, cards, full_deck
from pokerrules.deal import Deal
from pokerrules.games import GAMES
from pokerrules.randomly import random_record
from pokerrules.view import Fallen, View
from pokerrules.wildnames import whole_ranks

QUEEN = 12
IN_ORDER = ("7-up", "follow-the-queen", "yanqui-baseball")


def wild(slug: str, upcards: Sequence[Card], **house_rules: str) -> set[int]:
    """The wild ranks behind these upcards."""
    words = {name.replace("_", " "): word for name, word in house_rules.items()}
    view = View({}, [Fallen(card, "Ann") for card in upcards])
    return set(whole_ranks(GAMES[slug].at(words).wild.cards(view)))


PUBLISHED = [
    # The question; upcards in order; wild where queens are wild, by the answers in print; by our rule.
    ("the last upcard is a queen", "5d 7c Qh 9s 8s Qd", {QUEEN}, set[int]()),
    ("queen behind queen", "Qh Qd 5c 8s", {5, QUEEN}, {5}),
    ("a second queen later", "Qh 5d Qc 8s", {8, QUEEN}, {8}),
    ("no queen", "5d 7c 8s Ts", {QUEEN}, set[int]()),
]


@pytest.mark.parametrize(("upcards", "elsewhere", "here"), [row[1:] for row in PUBLISHED])
def test_published_questions(upcards: str, elsewhere: set[int], here: set[int]) -> None:
    assert wild("follow-the-queen", cards(upcards), queens_wild="yes") == elsewhere
    assert wild("follow-the-queen", cards(upcards)) == here


def followers(upcards: Sequence[Card]) -> list[int]:
    """The ranks behind queens, read backwards from the last card: the newest first."""
    pairs = list(pairwise(upcards))
    return [b.rank for a, b in reversed(pairs) if a.rank == QUEEN and b.rank != QUEEN]


@pytest.mark.parametrize("seed", range(300))
def test_following_a_queen_read_backwards(seed: int) -> None:
    """By the old rank's three ways: the newest follower, if no queen came after; all of them."""
    rng = Random(seed)
    deck = [card for card in full_deck() if card.rank > 8]  # queens are frequent
    upcards = rng.sample(deck, rng.randint(0, 14))
    found = followers(upcards)
    open_queen = bool(upcards) and upcards[-1].rank == QUEEN
    assert wild("follow-the-queen", upcards) == (set() if open_queen else set(found[:1]))
    assert wild("follow-the-queen", upcards, old_rank="waits") == set(found[:1])
    assert wild("follow-the-queen", upcards, old_rank="stays") == set(found)
    shown = {QUEEN} if any(card.rank == QUEEN for card in upcards) else set[int]()
    too = wild("follow-the-queen", upcards, queens_wild="once shown", old_rank="stays")
    assert too == set(found) | shown


@pytest.mark.parametrize("seed", range(100))
def test_the_last_of_four_ranks_read_backwards(seed: int) -> None:
    rng = Random(seed)
    upcards = rng.sample(full_deck(), rng.randint(0, 20))
    last = next((card.rank for card in reversed(upcards) if card.rank in (3, 5, 7, 9)), None)
    assert wild("yanqui-baseball", upcards) == ({last} if last else set())


def short_record(deal: Deal) -> str:
    """What lies on the table at the end of a deal, as a short record."""
    lines = [f"Game: {deal.game.name}"]
    for name, seat in deal.seats.items():
        folded = " (folded)" if seat.folded else ""
        lines.append(
            f"{name}{folded}: ({' '.join(map(str, seat.down))}) {' '.join(map(str, seat.up))}"
        )
    middle = [str(card) for card, who in deal.fallen if who == "Middle"]
    lines += [f"Middle: {' '.join(middle)}"] if middle else []
    return "\n".join(lines)


@pytest.mark.parametrize("slug", IN_ORDER)
def test_a_short_record_finds_the_order_again(slug: str) -> None:
    """Whole and short record of one deal agree on what is wild and who wins."""
    compared = 0
    for seed in range(60):
        deal = Deal(random_record(GAMES[slug], 2 + seed % 5, seed))
        if deal.winner is not None:
            continue
        compared += 1
        report = check(short_record(deal))
        assert report.findings == ()
        assert report.ruling is not None
        assert report.ruling.wild == deal.ruling.wild
        assert report.ruling.winners() == deal.ruling.winners()
    assert compared > 10
