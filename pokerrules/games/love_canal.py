"""Love Canal: six cards, two discards turned at once, and other players' discards to use."""

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

LOVE_CANAL = Game(
    name="Love Canal",
    pitch="It is all about the toxic waste: two discards each, flipped at once, and anybody else's to build with.",
    credit="Invented by James Hopkin and told in a blog on home-game poker, together with its offspring Chernobyl.",
    say="Love Canal. Six cards down, and a bet. We each choose two cards to throw away and flip them together; a last "
    "bet. Then we declare high, low or both. You must use three of the four cards you hold and one whole pair of "
    "discards, from in front of somebody else. The high and the low may use different threes and different pairs. Go "
    "both ways and you must win both.",
    players=(2, 8),
    best_with="a full table of eight",
    steps=(
        Deal(6, rule="six-down"),
        Bet(LEFT, rule="two-rounds"),
        Discard(
            2,
            rule="flip",
            heading="Flip",
            own_rule="not-your-own-pair",
            folded_rule="folded-hands",
            left_out=folded_early("love-canal/folded-hands"),
        ),
        Bet(LEFT, rule="two-rounds"),
        Declare(rule="declare"),
        Showdown(rule="showdown"),
    ),
    pot=Pot(
        (
            Contest("high", HIGH, THREE_AND_A_PAIR),
            Contest("low", low("love-canal/low"), THREE_AND_A_PAIR, rule="low"),
        ),
        declared=True,
        rule="showdown/halves",
    ),
    table_hand=table_hand("love-canal/table-hand"),
    seats_rule="players",
)
