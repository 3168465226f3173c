"""Chernobyl: six cards, two discards turned one at a time, and other players' discards to use."""

from __future__ import annotations

from pokerrules.game import Contest, Game, Pot
from pokerrules.games.options import folded_early, low, table_hand
from pokerrules.procedure import LEFT, Bet, Deal, Declare, Discard, Showdown
from pokerrules.ranking import HIGH
from pokerrules.selection import exactly, one_of, use

THREE_AND_A_PAIR = use(
    exactly(3, "own", rule="three-of-yours"),
    one_of(exactly(2, "pair", rule="one-whole-pair")),
)

FOLDED_EARLY = folded_early("chernobyl/folded-hands")

CHERNOBYL = Game(
    name="Chernobyl",
    pitch="Six cards, two to throw away, and everybody else's rubbish to build with.",
    credit="From a blog on home-game poker, where its author tells it as his own variation of Love Canal, a six-card "
    "game that James Hopkin made for a table of eight.",
    say="Chernobyl. Everybody antes. Six cards down, and a bet. We each lay one card face down before us and flip "
    "them together; a bet; a second card the same way; a last bet. So a pair lies before everybody, matching or "
    "not; who has folded gets his drawn at random, one card at each flip. Then we declare together: high, low "
    "or both. Your hand is exactly three of the four cards you hold and both cards of one pair, somebody "
    "else's. High and low get half the pot each and may use different threes and pairs. Go both ways and you "
    "must win both, or you get nothing. Best low is 5-4-3-2-A.",
    players=(2, 8),
    best_with="a full table of eight",
    steps=(
        Deal(6, rule="six-down"),
        Bet(LEFT, rule="three-rounds"),
        Discard(
            1,
            rule="first-flip",
            heading="First flip",
            own_rule="not-your-own-pair",
            folded_rule="folded-hands",
            left_out=FOLDED_EARLY,
        ),
        Bet(LEFT, rule="three-rounds"),
        Discard(
            1,
            rule="second-flip",
            heading="Second flip",
            own_rule="not-your-own-pair",
            folded_rule="folded-hands",
            left_out=FOLDED_EARLY,
        ),
        Bet(LEFT, rule="three-rounds"),
        Declare(rule="declare"),
        Showdown(rule="two-hands"),
    ),
    pot=Pot(
        (
            Contest("high", HIGH, THREE_AND_A_PAIR),
            Contest("low", low("chernobyl/low"), THREE_AND_A_PAIR, rule="low"),
        ),
        declared=True,
        rule="showdown/halves",
    ),
    table_hand=table_hand("chernobyl/table-hand"),
    seats_rule="players",
)
