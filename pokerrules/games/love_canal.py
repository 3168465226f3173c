"""Love Canal: six cards, two discards turned at once, and other players' discards to use."""

from __future__ import annotations

from pokerrules.game import Contest, Game, Pot
from pokerrules.games.options import folded_early, low, table_hand
from pokerrules.options import Choice, Option
from pokerrules.procedure import LEFT, Bet, Deal, Declare, Discard, Showdown
from pokerrules.ranking import HIGH
from pokerrules.selection import exactly, one_of, use

THREE_AND_A_PAIR = use(
    exactly(3, "own", rule="three-of-yours"),
    one_of(exactly(2, "pair", rule="one-whole-pair")),
)

FOLDED_EARLY = folded_early("love-canal/folded-hands")


def _flip(cards: int, heading: str) -> Discard:
    """So many discards of each, turned together."""
    return Discard(
        cards,
        rule="flip",
        heading=heading,
        own_rule="not-your-own-pair",
        folded_rule="folded-hands",
        left_out=FOLDED_EARLY,
    )


FLIPS = Option(
    "flips",
    "whether both discards are turned at once",
    (
        Choice("at once", _flip(2, "Flip"), "both together"),
        Choice(
            "one by one",
            (_flip(1, "First flip"), Bet(LEFT, rule="two-rounds"), _flip(1, "Second flip")),
            "both are chosen beforehand and turned one at a time, with a third round of betting between",
        ),
    ),
    "love-canal/flip",
)

LOVE_CANAL = Game(
    name="Love Canal",
    pitch="Everybody dumps two cards at once, and then builds with what the neighbours have dumped.",
    credit="James Hopkin made it for a table of eight and named it for its toxic waste; it is told in a blog on "
    "home-game poker, together with its offspring Chernobyl.",
    say="Love Canal. Everybody antes. Six cards down, and a bet. We each lay two cards face down before us and flip "
    "them all together; a last bet. So a pair lies before everybody, matching or not; who folded before gets "
    "his drawn at random. Then we declare together: high, low or both. Your hand is exactly three of the four "
    "cards you hold and both cards of one pair, somebody else's. High and low get half the pot each and may use "
    "different threes and pairs. Go both ways and you must win both, or you get nothing. Best low is 5-4-3-2-A.",
    players=(2, 8),
    best_with="a full table of eight",
    steps=(
        Deal(6, rule="six-down"),
        Bet(LEFT, rule="two-rounds"),
        FLIPS,
        Bet(LEFT, rule="two-rounds"),
        Declare(rule="declare"),
        Showdown(rule="two-hands"),
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
