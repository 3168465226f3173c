"""Gruesome Twosome: two cards, three draws of one card each, and an opener who moves on."""

from __future__ import annotations

from pokerrules.game import Game, best_hand_wins
from pokerrules.options import Choice, Option
from pokerrules.procedure import (
    BEST_DISCARDS,
    LEFT,
    Bet,
    Deal,
    Draw,
    DrawLimit,
    LeftSeat,
    Showdown,
)
from pokerrules.ranking import TWO_CARDS
from pokerrules.selection import any_of, use

ONE = DrawLimit(1)


def opening(n: int) -> Option:
    """Who opens the n-th betting round."""
    return Option(
        "opening",
        "who opens the betting after a draw",
        (
            Choice("moves on", LeftSeat(n), "the second seat, then the third, then the fourth"),
            Choice("left", LEFT, "the first player left of the dealer, in every round"),
        ),
        "gruesome-twosome/opening-moves-on",
    )


CLOSED = (
    Draw(ONE, rule="draw-one", heading="First draw"),
    Bet(opening(2), rule="opening-moves-on"),
    Draw(ONE, rule="draw-one", heading="Second draw"),
    Bet(opening(3), rule="opening-moves-on"),
    Draw(ONE, rule="draw-one", heading="Third draw"),
    Bet(opening(4), rule="opening-moves-on"),
)

OPEN = (
    Draw(ONE, rule="draw-one", heading="First draw", laid=True, laid_rule="testa"),
    Bet(BEST_DISCARDS, rule="best-discards-open"),
    Draw(ONE, rule="draw-one", heading="Second draw", laid=True, laid_rule="testa"),
    Bet(BEST_DISCARDS, rule="best-discards-open"),
    Draw(
        ONE,
        rule="draw-one",
        heading="Third draw",
        up=True,
        up_rule="last-card-up",
        laid=True,
        laid_rule="testa",
    ),
    Bet(BEST_DISCARDS, rule="best-discards-open"),
)

TESTA = Option(
    "Testa",
    "whether discards lie face up, and what they and the last draw then tell",
    (
        Choice("off", CLOSED, "discards and new cards are seen by nobody; the opening moves on"),
        Choice(
            "on",
            OPEN,
            "discards lie face up before their owners, the best of them open the betting, and "
            "the last draw comes face up",
        ),
    ),
    "gruesome-twosome/testa",
)

GRUESOME_TWOSOME = Game(
    name="Gruesome Twosome",
    pitch="Two cards, three chances to change one of them, and four bets.",
    credit="From a column, game of the month for July 2018, where Morley the Morlock names it after his parents; the "
    "open discards are the Testa Transparency Option.",
    say="Gruesome Twosome. Everybody antes. Two cards down, and a bet; the first player on my left opens. Then three "
    "draws from my left, one card or none each time, face down, and a bet after each: the second player on my "
    "left opens, then the third, then the fourth. If that seat is out, the next one still in. The best two cards "
    "win: any pair beats no pair, and after that the high card counts. No straights, no flushes, nothing wild.",
    players=(2, 10),
    best_with="five to eight",
    steps=(
        Deal(2, rule="two-down"),
        Bet(LEFT, rule="left-opens"),
        TESTA,
        Showdown(rule="showdown"),
    ),
    pot=best_hand_wins(TWO_CARDS, use(any_of("own")), rule="two-cards"),
    seats_rule="players",
)
