"""What lies on the table at the showdown: the same for a whole record and for a short one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from pokerrules.board import on_lines
from pokerrules.cards import UNKNOWN, Card
from pokerrules.finding import Problem, counted
from pokerrules.game import Game, TableHand
from pokerrules.ruling import Entrant
from pokerrules.view import COMMON, SPIT, View
from pokerrules.wildnames import NOTHING


class Lies(NamedTuple):
    """What is one player's.

    Attributes:
        up: the cards that lie face up before the showdown, in the order in which they came to.
        down: those that he was dealt face down.
        laid: the discards that lie face up before him, for others to use.
        shared: what he has pushed to the middle.
        declared: the directions he declared, None before.
        folded: whether he is out.
        drawn: what he has drawn for high card.
    """

    up: Sequence[Card]
    down: Sequence[Card] = ()
    laid: Sequence[Card] = ()
    shared: Sequence[Card] = ()
    declared: tuple[str, ...] | None = None
    folded: bool = False
    drawn: Sequence[Card] = ()

    @property
    def own(self) -> tuple[Card, ...]:
        """The cards he holds, upcards first."""
        return (*self.up, *self.down)


def entrants(
    game: Game, players: Mapping[str, Lies], view: View, nobodys: Lies
) -> tuple[Entrant, ...]:
    """All hands as the showdown sees them, from the dealer's left; what is nobody's last."""
    wild = game.wild.cards(view) if game.wild else NOTHING
    found = [
        Entrant(name, groups(game, name, players, view, wild), lies.declared, lies.folded, wild)
        for name, lies in players.items()
    ]
    if game.table_hand:
        house = game.table_hand
        lies = nobodys if nobodys.own else Lies((UNKNOWN,) * house_cards(game))
        held = groups(game, house.name, {**players, house.name: lies}, view, wild)
        found.append(Entrant(house.name, held, house.contests, False, wild, True))
    return tuple(found)


def house_cards(game: Game) -> int:
    """How many cards the hand that belongs to nobody has at the showdown."""
    house = game.table_hand
    return house.cards if isinstance(house, TableHand) else game.cards_dealt


def house_said(game: Game) -> str:
    """What a sentence calls the hand that belongs to nobody."""
    return f"{game.dummy.name}'s hand" if game.dummy else "the table's hand"


def groups(
    game: Game,
    name: str,
    players: Mapping[str, Lies],
    view: View,
    wild: frozenset[Card] = NOTHING,
) -> dict[str, tuple[Card, ...]]:
    """The cards that a player might use, by the names that selections know them by.

    A common card stands for one of everybody's own. Groups in which nothing lies are left out,
    and so is a joker that is not wild: it is dead.
    """
    board, own = view.board, (*players[name].own, *view.turned(COMMON))
    found: dict[str, tuple[Card, ...]] = {
        "own": tuple(c for c in own if c.suit != "*" or c in wild),
        "board": tuple(board[place] for place in game.board.places if place in board),
        **on_lines(game.board, board),
        "shared": tuple(card for lies in players.values() for card in lies.shared),
        "spit": view.turned(SPIT),
    }
    for other, lies in players.items():
        if other != name:
            found[f"pair:{other}"] = tuple(lies.laid)
    if any(not contest.scale.size for contest in game.pot.contests):
        # A joker has no points; in a game without jokers nobody knows which card it should be.
        up = (UNKNOWN if card.suit == "*" else card for card in players[name].up)
        found.update(up=tuple(up), drawn=tuple(players[name].drawn))
    return {group: cards for group, cards in found.items() if cards}


def never_asked(game: Game) -> Problem:
    """Somebody speaks for the hand that is dealt along and belongs to nobody."""
    assert game.dummy is not None
    why = f"{game.dummy.name} belongs to nobody: it never bets, folds or is asked"
    return Problem(why, game.full_id(game.dummy.idle_rule))


def too_many_aside(game: Game, key: str, turned: Mapping[str, Sequence[Card]]) -> Iterator[Problem]:
    """Whether more cards have been turned up for all under a name than there can be."""
    if key == COMMON and len(turned[key]) > len(game.common_steps):
        most = counted(len(game.common_steps))
        why = f"not more than {most} may be common" if game.common_steps else "no card is common"
        yield Problem(f"{why} in {game.name}", "dealing/common-card")
    elif game.on_call and key == game.on_call.key and len(turned[key]) > game.on_call.most:
        most = game.on_call.most
        why = f"{most} may be called for in a deal, not {len(turned[key])}"
        yield Problem(why, game.full_id(game.on_call.most_rule))


def no_table_hand(game: Game, before: Sequence[Card]) -> Problem | None:
    """Why no hand that belongs to nobody can be turned up (any more), if so."""
    if not isinstance(game.table_hand, TableHand):
        return Problem(
            f"the table has no hand in {game.name} unless the house rules give it one",
            "records/house-rules",
        )
    if before:
        rule = game.full_id(game.table_hand.rule)
        return Problem("the table's hand has been turned up already", rule)
    return None


def wrong_table_hand(game: Game, cards: Sequence[Card]) -> Iterator[Problem]:
    """Whether the hand that belongs to nobody has as many cards as it should."""
    house = game.table_hand
    if len(cards) != house.cards:
        yield Problem(
            f"the table has {counted(house.cards)}, not {len(cards)}", game.full_id(house.rule)
        )


def unseen_table_hand(game: Game) -> Problem:
    """There is no verdict while the hand that belongs to nobody is unknown."""
    house = game.table_hand
    cards = " ".join(["9c", "9d", "9h", "4s", "2c", "Kd", "7s"][: house_cards(game)])
    return Problem(
        f"{house_said(game)} is not known; write '{house.name}: {cards}'", game.full_id(house.rule)
    )
