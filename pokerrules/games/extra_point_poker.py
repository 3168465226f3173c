"""Extra Point Poker: seven-card stud whose upcards must be kicked between two goal posts."""

from __future__ import annotations

from functools import partial

from pokerrules.game import Game, best_hand_wins
from pokerrules.options import Choice, Option
from pokerrules.procedure import HIGH_SHOWING, Bet, Deal, Kick, Showdown
from pokerrules.ranking import HIGH
from pokerrules.selection import ANY_FIVE

BENDING = Option(
    "bending",
    "whether a post that was hit may be bent",
    (
        Choice("off", 0, "a ball that has hit a post is lost"),
        Choice("on", 4, "for four antes the kicker may have one post replaced, once a kick"),
    ),
    "extra-point-poker/bending",
)

KICK = partial(
    Kick,
    rule="kick",
    turn_rule="in-turn",
    aces_rule="ace-posts",
    deck_rule="post-deck",
    bend_rule="bending",
    bend=BENDING,
)

EXTRA_POINT_POKER = Game(
    name="Extra Point Poker",
    pitch="Seven-card stud in which you have to kick for every upcard.",
    credit="From a column, game of the month for December 2018; its Mr. Lucky learned it from Tommy the Toe, "
    "once a place kicker in Hoboken.",
    say="Extra Point Poker, with two decks. Everybody antes. Two cards down. Then, one after the other from my left, "
    "you kick: two goal posts face up from the second deck, then a card from the first, the ball. Strictly "
    "between the posts it is your upcard; else it is out of play, on top of the pot. If one post is an ace, call "
    "it high or low before the ball; of two aces one is high and one low. When all have kicked we bet; best hand "
    "showing opens. Four rounds of kicks, then one card down and a last bet. Best five cards, or as many as you "
    "have. Nothing is wild. When the second deck runs out, it is shuffled anew.",
    players=(2, 7),
    best_with="four to six",
    steps=(
        Deal(2, rule="two-down"),
        KICK("First kick"),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        KICK("Second kick"),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        KICK("Third kick"),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        KICK("Fourth kick"),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Deal(1, rule="last-card", heading="Last card"),
        Bet(HIGH_SHOWING, rule="high-showing-opens"),
        Showdown(rule="showdown"),
    ),
    pot=best_hand_wins(HIGH, ANY_FIVE, rule="short-hands"),
    seats_rule="players",
)
