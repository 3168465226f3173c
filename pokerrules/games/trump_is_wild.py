"""Trump is Wild: six-card stud with a hand for the pot; the source breaks off before the showdown."""

from __future__ import annotations

from pokerrules.game import Contest, Dummy, Game, Gap, Pot
from pokerrules.options import Choice, Option
from pokerrules.procedure import HIGH_SHOWING, Bet, Deal, Showdown
from pokerrules.ranking import HIGH
from pokerrules.selection import ANY_FIVE

COMPLETION = Option(
    "completion",
    "how a showdown is judged, which the column no longer tells",
    (
        Choice(
            "none",
            Gap(
                "the column breaks off before it says which card may be wild and when the Pot wins; "
                "'House rules: completion house' is one way to go on",
                "no-verdict",
            ),
            "it gets no verdict; agree on an ending before the first card",
        ),
        Choice(
            "house",
            None,
            "nothing is wild, the best five of six win, and what Donald wins stays for the next deal: an ending of "
            "this rulebook's own making",
        ),
    ),
    "trump-is-wild/house-completion",
)

TRUMP_IS_WILD = Game(
    name="Trump is Wild",
    pitch="Six-card stud with a hand for the pot itself, which collects and may win.",
    credit="From a column, game of the month for May 2018, whose text breaks off before the end.",
    say="Trump is Wild. Everybody antes. Six-card stud, and the pot plays too: King Donald in the middle gets a card "
    "whenever we do, after all of us. One down, then four up, one at a time, then one down; a bet after each "
    "upcard and after the last card. Best hand showing opens, but only ours count, for Donald never bets. If all "
    "but one of us fold, that one takes the pot. At the end a card might be wild and Donald might win; how, "
    "nobody has written down. So we agree on an ending before the first card.",
    players=(2, 7),
    best_with="five to seven",
    steps=(
        Deal(1, rule="one-down"),
        Deal(1, rule="four-up", heading="Second street", up=True),
        Bet(HIGH_SHOWING, rule="best-player-opens"),
        Deal(1, rule="four-up", heading="Third street", up=True),
        Bet(HIGH_SHOWING, rule="best-player-opens"),
        Deal(1, rule="four-up", heading="Fourth street", up=True),
        Bet(HIGH_SHOWING, rule="best-player-opens"),
        Deal(1, rule="four-up", heading="Fifth street", up=True),
        Bet(HIGH_SHOWING, rule="best-player-opens"),
        Deal(1, rule="last-down", heading="Sixth street"),
        Bet(HIGH_SHOWING, rule="last-bet"),
        Showdown(rule="showdown"),
    ),
    pot=Pot(
        (Contest("high", HIGH, ANY_FIVE, rule="house-completion"),),
        declared=False,
        rule="showdown/best-hand",
        gap=COMPLETION,
    ),
    table_hand=Dummy("Donald", ("high",), rule="house-completion", idle_rule="never-bets"),
    seats_rule="players",
)
