"""What rulings are about: one vocabulary, and in which games the law on a topic can matter.

A ruling of the law touches every game that has what its topics presuppose: one on low hands the
games with a low. ``data-needs`` on its heading says more exactly what a game must have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pokerrules.game import Game
from pokerrules.lows import Low
from pokerrules.procedure import HIGH_SHOWING, LEFT, Bet, Deal, Draw, Kick, LastBet
from pokerrules.wild import LowestOnBoard

BOARD_ALONE = 5
"""So many shared cards can be a whole hand."""


def _shared(game: Game) -> bool:
    return bool(game.board.places or game.on_call or game.common_steps)


def _lows(game: Game) -> bool:
    return any(contest.name == "low" for contest in game.pot.contests)


def _high_showing(game: Game) -> bool:
    return any(isinstance(s, Bet) and s.opener == HIGH_SHOWING for s in game.steps)


def _left_opens(game: Game) -> bool:
    return next((s.opener == LEFT for s in game.steps if isinstance(s, Bet)), False)


def _last_down(game: Game) -> bool:
    """Whether the last card of stud comes face down."""
    deals = [s for s in game.steps if isinstance(s, Deal)]
    return any(s.up for s in deals) and not deals[-1].up


def _free_choice(game: Game) -> bool:
    """Whether a hand of five is chosen freely out of more cards."""
    most = game.cards_held + len(game.board.places)
    return most > BOARD_ALONE and _size(game, 5) and not _exact(game)


def _exact(game: Game) -> bool:
    return "exactly" in str(game.pot.contests[0].uses)


def _board_plays(game: Game) -> bool:
    whole = str(game.pot.contests[0].uses).endswith("any of board")
    return whole and len(game.board.places) >= BOARD_ALONE


def _size(game: Game, cards: int) -> bool:
    return any(contest.scale.size == cards for contest in game.pot.contests)


def _qualifier(game: Game) -> bool:
    scales = [contest.scale for contest in game.pot.contests]
    return any(isinstance(scale, Low) and scale.qualifier for scale in scales)


FEATURES: dict[str, Callable[[Game], bool]] = {
    "ace draw": lambda game: any(isinstance(s, Draw) and s.most.with_ace for s in game.steps),
    "any low": lambda game: _lows(game) and not _qualifier(game),
    "another game": lambda _: False,
    "board plays": _board_plays,
    "closed draw": lambda game: any(isinstance(s, Draw) and not s.up for s in game.steps),
    "declare": lambda game: game.pot.declared,
    "draw": lambda game: any(isinstance(s, Draw) for s in game.steps),
    "exact choice": lambda game: _exact(game) and _shared(game),
    "five-card hands": lambda game: _size(game, 5),
    "free choice": _free_choice,
    "hands showing": _high_showing,
    "high and low": _lows,
    "last card down": _last_down,
    "last bet": lambda game: any(isinstance(s, LastBet) for s in game.steps),
    "left opens": _left_opens,
    "low": _lows,
    "lowest wild": lambda game: isinstance(game.wild, LowestOnBoard),
    "qualifier": _qualifier,
    "shared cards": _shared,
    "short deck": lambda game: game.deck_runs_out,
    "short hands": lambda game: _high_showing(game) or any(isinstance(s, Kick) for s in game.steps),
    "three-card hands": lambda game: _size(game, 3),
    "two-card hands": lambda game: _size(game, 2),
    "upcards": lambda game: any(isinstance(s, Deal) and s.up for s in game.steps),
    "wild cards": lambda game: game.wild_law is not None,
}
"""What a game can have, as it is played when nobody says anything."""

TOPICS = {
    "aces": "",
    "all in": "",
    "bending": "",
    "betting": "",
    "buying": "",
    "cards to use": "",
    "dead hands": "",
    "dealing": "",
    "deck": "",
    "declaring": "declare",
    "discards": "",
    "donations": "",
    "draw limit": "draw",
    "drawing": "draw",
    "exposed cards": "",
    "extra cards": "",
    "five of a kind": "wild cards",
    "flushes": "five-card hands",
    "folding": "",
    "fourth quarter": "",
    "goal posts": "",
    "hands showing": "hands showing",
    "high and low": "high and low",
    "high card": "",
    "hole cards": "",
    "jokers": "",
    "kickers": "",
    "limits": "",
    "low hands": "low",
    "middle card": "",
    "miscalled hands": "",
    "misdeal": "",
    "number of players": "",
    "odd chip": "",
    "opening": "",
    "order of play": "",
    "order of the deal": "",
    "other versions": "",
    "out of turn": "",
    "overtime": "",
    "Queen of Hearts": "",
    "queens": "",
    "raising": "",
    "ranking": "",
    "sevens": "",
    "shared cards": "shared cards",
    "short hands": "",
    "showdown": "",
    "side pots": "",
    "spits": "",
    "splitting": "",
    "straights": "",
    "suits": "",
    "swing": "declare",
    "table hand": "",
    "Testa": "",
    "the pot's hand": "",
    "three-pointer": "",
    "ties": "",
    "too many cards": "",
    "turning cards": "",
    "wild cards": "wild cards",
}
"""Every topic, and what a game must have for the law on it to matter; '' where nothing."""


def can_matter(game: Game, topics: Iterable[str], needs: Iterable[str]) -> bool:
    """Whether a ruling of the law on these topics can decide anything in a game."""
    wanted = {*filter(None, (TOPICS[topic] for topic in topics)), *needs}
    return all(FEATURES[feature](game.at({})) for feature in wanted)
