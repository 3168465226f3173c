"""Every rule the engine can name: its id and, in a few words, what it says.

The id is the address: ``betting/raise-cap`` is rule ``raise-cap`` on the page
``table/betting``, ``records/…`` the notation, ``christmas-present/…`` the game's own page.
Ids never change.
"""

from __future__ import annotations

from functools import cache

TABLE: dict[str, str] = {
    "dealing/one-of-each": "a deck has one of each card",
    "dealing/how-many": "everybody gets the same number of cards, once",
    "dealing/common-card": "one common card when the deck has not enough",
    "dealing/in-order": "one after the other, from the dealer's left",
    "betting/ante": "everybody antes before the deal",
    "betting/turn": "act in turn",
    "betting/check": "check only when nothing is owed",
    "betting/call": "a call is exactly what is owed",
    "betting/raise": "a raise is said as the whole bet of the round",
    "betting/limit": "bets and raises are the limit of the round",
    "betting/raise-cap": "a bet and three raises",
    "betting/cap-for-two": "the cap stays when two are left",
    "betting/fold": "who folds is out",
    "betting/round-over": "a round ends when all have acted and nobody owes",
    "betting/all-in": "all in is all one has",
    "betting/short-all-in": "a short all-in does not reopen the betting",
    "betting/side-pots": "side pots",
    "betting/uncalled": "what nobody calls goes back",
    "betting/pot": "the pot is all that was put in",
    "betting/no-bet": "what is paid for a card and the like is no bet",
    "betting/last-player": "the last player in wins unseen",
    "drawing/once": "each draws once",
    "drawing/in-turn": "draw in turn",
    "drawing/held": "throw away only what you hold",
    "drawing/equal": "draw as many as you throw",
    "drawing/own-discard": "what you threw is gone",
    "drawing/deck-runs-out": "when the deck runs out",
    "declaring/declare": "declare high, low or both",
    "declaring/fixed": "a declaration is fixed",
    "declaring/swing": "a swing must win both",
    "declaring/beaten-swing": "a beaten swinger is out of both ways",
    "declaring/swing-tie": "a tie does not win a swing",
    "declaring/alone": "who is alone in a direction has won it",
    "declaring/nobody-else": "nobody went the other way",
    "declaring/pot-stays": "when every swing is beaten the pot stays",
    "declaring/lock": "a lock may not raise",
    "declaring/both-locks": "two locks do not bet",
    "lows/no-low": "no low, no low half",
    "showdown/best-hand": "the best hand wins",
    "showdown/cards-speak": "cards speak",
    "showdown/winner": "who wins, wins what the cards say",
    "showdown/halves": "half high, half low",
    "showdown/ties": "equal hands share",
    "showdown/odd-chip": "the odd chip",
    "showdown/pot-by-pot": "each pot by itself",
    "showdown/carried": "what stays on the table",
}

RANKING: dict[str, str] = {
    "hands/order": "what beats what",
    "hands/high-card": "a high card",
    "hands/pair": "a pair",
    "hands/two-pair": "two pair",
    "hands/three-of-a-kind": "three of a kind",
    "hands/straight": "a straight",
    "hands/flush": "a flush",
    "hands/full-house": "a full house",
    "hands/four-of-a-kind": "four of a kind",
    "hands/straight-flush": "a straight flush",
    "hands/five-of-a-kind": "five of a kind",
    "hands/royal-flush": "a royal flush, where it ranks apart",
    "hands/kickers": "kickers",
    "hands/wild-showing": "wild cards in hands showing",
    "hands/of-a-kind": "wild cards make up what is missing",
    "hands/natural-beats-wild": "natural against wild",
    "hands/names": "what hands are called",
    "lows/scales": "three ways to be low",
    "lows/comparing": "the highest card first",
    "lows/pairs": "a pair is a bad low",
    "lows/straights-and-flushes": "straights and flushes as lows",
    "lows/qualifier": "eight or better",
    "lows/wild-cards": "a wild card in a low",
    "selection/any": "any cards you like",
    "selection/exactly": "exactly so many of them",
    "selection/at-most": "at most so many of them",
    "selection/one-of": "one of several groups",
    "selection/parts": "all parts together",
}
"""The rules by which hands are made up and rank."""

RECORDS: dict[str, str] = {
    "records/game": "name the game",
    "records/header": "the header",
    "records/house-rules": "house rules",
    "records/stakes": "stakes",
    "records/names": "names",
    "records/lines": "one line, one fact",
    "records/sections": "sections in their order",
    "records/unknown-card": "cards",
    "records/brackets": "brackets",
    "records/money": "money",
    "records/rank-only": "a rank alone",
    "records/held": "cards one holds",
    "records/unseen": "unseen cards",
    "records/hand-names": "the names of hands",
    "records/claims": "claims",
    "records/short": "short records",
    "records/unfinished": "a record goes to the end",
    "records/marks": "marks",
}


@cache
def all_rules() -> dict[str, str]:
    """Every id the engine can name, the games' own included, with a few words."""
    from pokerrules.games import GAMES  # Reading a record of one game loads no other.

    own = {rule: text for game in GAMES.values() for rule, text in game.rules.items()}
    return {**TABLE, **RECORDS, **RANKING, **own}


def __getattr__(name: str) -> dict[str, str]:
    if name == "RULES":
        return all_rules()
    raise AttributeError(name)


RULES: dict[str, str]
"""The same, as a name to import."""
