"""A game told from its definition: at a glance, its order of play, its house options.

Page and terminal say the same because both ask here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pokerrules.faces import hand_size
from pokerrules.game import Game
from pokerrules.options import Option
from pokerrules.procedure import (
    BEST_DISCARDS,
    HIGH_SHOWING,
    LEFT,
    Bet,
    Deal,
    Declare,
    Discard,
    Donate,
    Draw,
    DrawHigh,
    Kick,
    LastBet,
    LeftSeat,
    Share,
    Showdown,
    Stack,
    Throw,
    TurnBoard,
    TurnUp,
)

NOT_TOLD = "not told"
"""What is said of something that the game's source leaves out."""

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

_SHAPES = {
    "row": "on the board",
    "H": "in an H on the table",
    "circle": "in a ring on the table",
    "cross": "in a cross on the table",
}

_OPENERS = {
    LEFT: "the first player still in left of the dealer",
    HIGH_SHOWING: "the best hand showing",
    BEST_DISCARDS: "the best discards that lie face up",
}


class Fact(NamedTuple):
    """One line of a description: what it is about, what is so, the rule it stands under ('')."""

    label: str
    text: str
    rule: str = ""


def number(n: int) -> str:
    """A small number as a word."""
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def glance(game: Game) -> list[Fact]:
    """What a newcomer asks first, as the game is played when nobody says anything."""
    game = game.at({})
    least, most = game.span
    return [
        Fact(
            "Players",
            f"{number(least)} to {number(most)}, best with {game.best_with}",
            game.full_id(game.seats_rule),
        ),
        Fact("Cards", _cards(game)),
        Fact("Betting", f"{number(game.betting_rounds)} rounds{_who_opens(game)}"),
        _wild(game),
        _pot(game),
    ]


def _who_opens(game: Game) -> str:
    """Who opens, if it is the same in every round that players do not declare before."""
    openers = {step.opener for step in game.steps if isinstance(step, Bet)}
    if len(openers) != 1:
        return ""
    told = f"; {_OPENERS[next(iter(openers))]} opens"
    return told + (", among equals the one dealt first" if openers == {HIGH_SHOWING} else "")


def _wild(game: Game) -> Fact:
    if game.pot.gap is not None:
        return Fact("Wild", NOT_TOLD, game.full_id(game.pot.gap.rule))
    rule = game.full_id(game.wild.rule) if game.wild else ""
    return Fact("Wild", str(game.wild) if game.wild else "nothing", rule)


def _cards(game: Game) -> str:
    """What is dealt, and that the deck has so many."""
    most, dealt = game.span[1], game.cards_dealt
    board, brought = game.board_from_stub(most), game.set_off(most)
    least = hand_size(game, ()).whole.least
    fewer = f"{number(least)} to " if least < game.cards_held else ""
    each = f"{fewer}{number(dealt)} each" + (
        f", {number(game.cards_held)} of them kept" if game.cards_held != dealt else ""
    )
    places = len(game.board.places)
    shared = f", {number(places)} {_SHAPES[game.board.shape]}" if places else ""
    drawn = 0 if game.deck_runs_out else most * game.cards_drawn
    hands, along = most, ""
    if game.dummy is not None:
        hands, along = most + 1, f" and {game.dummy.name}"
    total, deck = hands * dealt + board + drawn + brought, game.deck_size
    if game.common_steps and total > deck:
        return f"{each}{shared}; {_to_the_end(game)}"
    taken = f"{total} of the {deck}" if total < deck else f"all {deck}"
    taken = f"up to {taken}" if brought else taken
    draws = ", draws included" if drawn else ""
    return f"{each}{shared}; {number(most)} players{along} take {taken}{draws}"


def _to_the_end(game: Game) -> str:
    """For how many the deck has all cards, and what is done when there are more."""
    deck = game.deck_size
    most = (deck - game.board_from_stub(game.players[1])) // game.cards_dealt
    taken = f"{number(most)} players take {most * game.cards_dealt} of the {deck}"
    return f"{taken}; with more, a common card when the deck runs short"


def _pot(game: Game) -> Fact:
    names = [contest.name for contest in game.pot.contests]
    if game.pot.gap is not None:
        return Fact("Pot", NOT_TOLD, game.full_id(game.pot.gap.rule))
    how = "all declare which they play for" if game.pot.declared else "nobody declares, cards speak"
    if any(not contest.scale.size for contest in game.pot.contests):
        how = "half each"
    said = (
        f"{' and '.join(names)} share it; {how}"
        if len(names) > 1
        else f"the best {names[0]} hand takes it"
    )
    return Fact("Pot", said, game.full_id(game.pot.rule))


def order(game: Game) -> list[Fact]:
    """The steps of a deal, in order, as the table plays them when nobody asks otherwise."""
    played = game.at({})
    steps = [Fact(s.heading, _told(s, played), game.full_id(s.rule)) for s in played.steps]
    return [*steps, *([_on_call(played)] if played.on_call else [])]


def _on_call(game: Game) -> Fact:
    """What may be called for between any two cards."""
    call = game.on_call
    times = "once" if call.most == 1 else f"up to {number(call.most)} times"
    what = f"a player still in may call {call.key.casefold()}: the next card is turned up for all"
    return Fact("While cards are dealt", f"{times} a deal, {what}", game.full_id(call.rule))


def _told(step: Any, game: Game) -> str:
    """A step in words: cards that nobody has stacked are turned as their owners choose."""
    if isinstance(step, TurnUp) and not _stacked(game.steps):
        who = "those who are level" if step.tied else "all"
        return f"{who} turn up {_n(step.n)} together, each of his own choice"
    return _TELL[type(step)](step) + (_with_dummy(step, game.dummy.name) if game.dummy else "")


def _with_dummy(step: Any, name: str) -> str:
    """What a step is to the hand that belongs to nobody."""
    if isinstance(step, Deal):
        return f", and last to {name}"
    opened = isinstance(step, Bet) and step.opener != LEFT
    return f", {name} not counted" if opened else ""


def _stacked(steps: tuple[Any, ...]) -> bool:
    """Whether the order in which cards are turned is fixed beforehand."""
    return any(isinstance(step, Stack) for step in steps)


def _bet(step: Bet) -> str:
    if isinstance(step.opener, LeftSeat):
        seat = f"the {_nth(step.opener.n)} seat left of the dealer"
        return f"a betting round, opened by {seat}, or the next player still in"
    return f"a betting round, opened by {_OPENERS[step.opener]}"


def _nth(n: int) -> str:
    words = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
    return words[n - 1] if n <= len(words) else f"{n}th"


def _last_bet(step: LastBet) -> str:
    locked = "" if step.locks else "; a player nobody opposes may only check, call or fold"
    low = "if only low is contested, by the lowest hand showing"
    return f"a betting round, opened by the best high hand showing; {low}{locked}"


def _draw(step: Draw) -> str:
    most, more = step.most, step.most.with_ace
    how = "shows and keeps" if more and more.shown else "keeps"
    ace = f", {number(more.cards)} if he {how} an ace" if more else ""
    cards = "one card" if most.cards == 1 else f"up to {number(most.cards)} cards"
    may = "may change" if most.cards == 1 else "changes"
    faces = f"; the new ones come face {'up' if step.up else 'down'}" if step.up_rule else ""
    laid = "; discards lie face up before their owners" if step.laid else ""
    return f"each in turn {may} {cards}{ace}{faces}{laid}"


def _deal(step: Deal) -> str:
    cards = "one card" if step.n == 1 else f"{number(step.n)} cards"
    brings = "".join(f"; {trigger}" for trigger in step.triggers)
    return f"{cards} face {'up' if step.up else 'down'} to each player{brings}"


def _kick(step: Kick) -> str:
    bend = f"; for {number(step.bend)} antes he may bend a post that it hits" if step.bend else ""
    return f"each in turn kicks for an upcard, which must fall between two goal posts{bend}"


def _board(step: TurnBoard) -> str:
    are = "is" if step.n == 1 else "are"
    if not step.among:
        return f"{_n(step.n)} of the board {are} turned up"
    where = _list(step.among)
    if len(step.among) > step.n:
        return f"{_n(step.n)} of {where} {are} turned up, whichever still lie down"
    together = " together" if step.n > 1 else ""
    return f"what lies at {where} is turned up{together}"


def _list(words: tuple[str, ...]) -> str:
    return " and ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


def _n(n: int) -> str:
    return "one card" if n == 1 else f"{number(n)} cards"


def _discard(step: Discard) -> str:
    folded = "" if step.left_out else "; a folded hand's are drawn at random"
    return (
        f"each still in lays {_n(step.n)} face down before him; "
        f"all are turned together and stay there{folded}"
    )


_TELL: dict[type[Any], Callable[[Any], str]] = {
    Deal: _deal,
    TurnBoard: _board,
    Discard: _discard,
    Throw: lambda step: f"each still in throws {_n(step.n)} away, face down and for good",
    Donate: lambda step: (
        f"each still in gives {_n(step.n)} for the board, face down; "
        f"the dealer adds unseen cards of the deck up to {number(step.to)} and mixes them"
    ),
    Share: lambda step: (
        f"each still in pushes {_n(step.n)} that lies face down to the middle; "
        "then all are turned together"
    ),
    Kick: _kick,
    Bet: _bet,
    LastBet: _last_bet,
    Draw: _draw,
    Stack: lambda step: "each puts his cards in the order in which he will turn them",
    TurnUp: lambda step: f"all turn up {'the next card' if step.n == 1 else f'the next {step.n}'}",
    DrawHigh: lambda step: "those who are still level draw from the whole deck, shuffled",
    Declare: lambda step: "all say together which way they go: high, low or both",
    Showdown: lambda step: "all turn up what is still down and compare",
}


def kinds(game: Game) -> tuple[str, ...]:
    """Of which kinds of poker the game is, told from its steps."""
    steps = game.at({}).steps
    found = {
        "draw": any(isinstance(step, Draw) for step in steps),
        "stud": any(
            isinstance(step, Kick) or (isinstance(step, Deal) and step.up) for step in steps
        )
        or any(isinstance(step, TurnUp) and not _stacked(steps) for step in steps),
        "rolled cards": any(isinstance(step, TurnUp) for step in steps),
        "board": any(isinstance(step, TurnBoard) for step in steps),
        "cards of other players": any(isinstance(step, (Discard, Donate, Share)) for step in steps),
        "dummy hand": game.at({}).dummy is not None,
    }
    return tuple(kind for kind, there in found.items() if there)


def options(game: Game, own: bool = True) -> list[Option]:
    """The house options: those of this game alone, or all that hold at its table."""
    return list((game.own_options if own else game.options).values())


__all__ = ["Fact", "glance", "kinds", "number", "options", "order"]
