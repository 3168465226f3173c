"""Follow the Queen: seven-card stud in which the card that follows a queen makes its rank wild."""

from __future__ import annotations

from pokerrules.game import Game, best_hand_wins
from pokerrules.games.streets import seven_card_stud
from pokerrules.law import WILD_LAW
from pokerrules.options import Choice, Option
from pokerrules.ranking import HIGH
from pokerrules.selection import any_of, use
from pokerrules.wild import ALWAYS, ENDS, NEVER, ONCE_SHOWN, STAYS, WAITS, FollowingRank

QUEEN = 12

QUEENS_WILD = Option(
    "queens wild",
    "whether the queens themselves are wild too",
    (
        Choice("no", NEVER, "a queen is a queen"),
        Choice("yes", ALWAYS, "all four are wild from the first card on, shown or not"),
        Choice("once shown", ONCE_SHOWN, "all four are, once one of them has been dealt face up"),
    ),
    "follow-the-queen/wild",
)

OLD_RANK = Option(
    "old rank",
    "what becomes of the wild rank when another queen is dealt face up",
    (
        Choice("ends", ENDS, "it is wild no longer; nothing is before the next upcard has come"),
        Choice("waits", WAITS, "it stays wild until the next upcard takes over, if one comes"),
        Choice("stays", STAYS, "it stays wild to the end, and the next one comes to it"),
    ),
    "follow-the-queen/old-rank",
)

FOLLOW_THE_QUEEN = Game(
    name="Follow the Queen",
    pitch="Seven-card stud in which the card behind a queen decides what is wild, until the next queen comes.",
    credit="From a column, game of the month for September 2018, which lets the King of Hearts teach it at a mad tea party.",
    say="Follow the Queen. Everybody antes. Two cards down; then four up, one at a time; then one more down; a bet after "
    "each of those five, opened by the best hand showing. Watch the queens: when one is dealt face up, the next card "
    "dealt face up, whoever gets it, is wild, and so are the other three of its rank. Another queen ends that at "
    "once, and the upcard behind her decides anew. No queen up, or no upcard behind the last of them: nothing is "
    "wild. Queens themselves are not. Best five of your seven takes the pot.",
    players=(2, 7),
    best_with="five to seven",
    steps=seven_card_stud(),
    pot=best_hand_wins(HIGH, use(any_of("own")), rule="best-five"),
    wild=FollowingRank(
        (QUEEN,), rule="wild", old_rule="old-rank", themselves=QUEENS_WILD, old=OLD_RANK
    ),
    wild_law=WILD_LAW,
    seats_rule="players",
)
