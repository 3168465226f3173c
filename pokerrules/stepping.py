"""A whole record step by step: how things stand on the table after each of its lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pokerrules.board import CELLS
from pokerrules.cards import UNKNOWN, Card
from pokerrules.claims import claimed
from pokerrules.deal import Deal
from pokerrules.header import NoGame, read_header
from pokerrules.lows import Low
from pokerrules.money import Money
from pokerrules.notation import (
    Act,
    Amount,
    HandClaim,
    Heading,
    Parsed,
    Source,
    Turned,
    WildClaim,
)
from pokerrules.phases.betting import Betting
from pokerrules.phases.showdown import Showing
from pokerrules.seats import Seat
from pokerrules.wildnames import said


class Place(NamedTuple):
    """What lies before a player: his cards, his money, what he has said."""

    name: str
    up: tuple[str, ...]
    down: tuple[str, ...]
    laid: tuple[str, ...]
    shared: tuple[str, ...]
    put: str
    left: str
    declared: str
    folded: bool


class Spot(NamedTuple):
    """A place of the board: its name, where it lies (row and column), the card; '' while it is down."""

    name: str
    row: int
    column: int
    card: str


class Step(NamedTuple):
    """A line of the record and the table after it.

    Attributes:
        line: its number, from 1.
        text: the line itself.
        section: the heading it stands under.
        heading: whether it is that heading.
        rule: the id of the rule that applies.
        pot: what lies in the middle, what has been won taken off.
        wild: what is wild now, in words; empty in a game without wild cards.
        wild_cards: the same, each card.
        to_act: who must act next; empty when nobody must.
        about: whom the line is about.
        shape: how the board lies.
        board: each place of the board.
        table: the hand that belongs to nobody, once it is seen.
        seats: the players, from the dealer's left; last the hand that belongs to nobody, if it is dealt.
        wrong: what is wrong with the line, if anything.
    """

    line: int
    text: str
    section: str
    heading: bool
    rule: str
    pot: str
    wild: str
    wild_cards: tuple[str, ...]
    to_act: str
    about: tuple[str, ...]
    shape: str
    board: tuple[Spot, ...]
    table: tuple[str, ...]
    seats: tuple[Place, ...]
    wrong: tuple[str, ...]


_BETTING = {
    "checks": "betting/check",
    "calls": "betting/call",
    "bets": "betting/limit",
    "raises": "betting/raise",
    "folds": "betting/fold",
    "is all in": "betting/all-in",
}
_CLAIMS = {
    "wins": "showdown/winner",
    "split": "showdown/ties",
    "declares": "declaring/declare",
    "holds": "records/held",
}


def steps_of(text: str) -> tuple[Step, ...]:
    """The steps of a whole record, however much is wrong in it; none if it is not a whole one.

    Examples:
        >>> steps = steps_of('''Game: Christmas Present
        ... Deal:
        ... Ann: Kh Kd 9c 4s 2d
        ... Bob: Ac 2c 3d 5h 4h
        ... Bets:
        ... Ann bets $1
        ... ''')
        >>> steps[-1].text, steps[-1].pot, steps[-1].to_act, steps[-1].rule
        ('Ann bets $1', '$1', 'Bob', 'betting/limit')
    """
    try:
        setting, _, lines = read_header(text)
    except NoGame:
        return ()
    if not setting.is_whole(lines):
        return ()
    return tuple(_stepping(Deal.of(setting), lines))


def _stepping(deal: Deal, lines: list[Source]) -> Iterator[Step]:
    won, shown = 0, False
    for line in lines:
        parsed, problems = deal.read(line)
        wrong = tuple(problem.message for problem in problems)
        if isinstance(parsed, Act) and parsed.verb == "wins" and parsed.money and not wrong:
            won += parsed.money
        shown |= isinstance(deal.phase, Showing) and _is_claim(parsed)
        seats = tuple(_place(seat, *_faces(deal, seat, shown)) for seat in _seats(deal))
        yield _step(deal, line, parsed, wrong, _left(deal, won), seats)


def _left(deal: Deal, won: int) -> Money:
    """What lies in the middle; when it is being won, what nobody called has gone back."""
    back = sum(deal.uncalled().values()) if won else 0
    return Money(max(0, deal.pot - won - back))


def _is_claim(parsed: Parsed | None) -> bool:
    return isinstance(parsed, HandClaim) or (isinstance(parsed, Act) and parsed.verb in _CLAIMS)


def _seats(deal: Deal) -> list[Seat]:
    """The players, and last the hand that belongs to nobody."""
    return [*deal.seats.values(), *filter(None, [deal.house])]


def _faces(deal: Deal, seat: Seat, shown: bool) -> tuple[list[Card], list[Card]]:
    """What lies face up, and what face down; at the showdown the engine still counts downcards as such.

    They are seen once their owner has turned them up, and all of them once hands are named.
    """
    turned = isinstance(deal.phase, Showing) and seat not in deal.phase.waiting
    if seat.folded or not (turned or (shown and len(deal.live()) > 1)):
        return seat.up, seat.down
    seen = [card for card in seat.down if card is not UNKNOWN]
    return seat.up + seen, [UNKNOWN] * (len(seat.down) - len(seen))


def _step(
    deal: Deal,
    line: Source,
    parsed: Parsed | None,
    wrong: tuple[str, ...],
    pot: Money,
    seats: tuple[Place, ...],
) -> Step:
    return Step(
        line=line.number,
        text=line.text,
        section=deal.section,
        heading=isinstance(parsed, Heading),
        rule=_rule(deal, parsed),
        pot=str(pot),
        wild=said(deal.wild_cards) if deal.game.wild is not None else "",
        wild_cards=_cards(sorted(deal.wild_cards)),
        to_act=deal.to_act or "",
        about=_about(parsed),
        shape=deal.game.board.shape if deal.game.board.places else "",
        board=tuple(_spot(deal, place) for place in deal.game.board.places),
        table=_cards(deal.table),
        seats=seats,
        wrong=wrong,
    )


def _rule(deal: Deal, parsed: Parsed | None) -> str:
    """The rule that applies to a line: that of the act, else that of the step it belongs to."""
    if isinstance(parsed, Act) and isinstance(deal.phase, Betting) and parsed.verb in _BETTING:
        return _BETTING[parsed.verb]
    if isinstance(parsed, Act) and parsed.verb in _CLAIMS:
        return _CLAIMS[parsed.verb]
    if isinstance(parsed, Amount):
        return "betting/pot" if parsed.what == "Pot" else "showdown/carried"
    if isinstance(parsed, HandClaim):
        return _hand_rule(deal, parsed)
    if isinstance(parsed, WildClaim):
        return deal.rule(deal.game.wild.rule) if deal.game.wild is not None else "records/claims"
    if isinstance(parsed, Act) and parsed.verb == "opens":
        round_ = deal.course.betting()
        return deal.rule(round_.step.rule) if round_ is not None else "records/sections"
    return deal.rule(deal.phase.step.rule) if deal.phase is not None else "records/lines"


def _hand_rule(deal: Deal, claim: HandClaim) -> str:
    """The rule by which a hand is called so: that of the contest which the claim is about."""
    contest, _ = claimed(deal.game, claim)
    if contest is None:
        return "records/hand-names"
    if not contest.scale.size:  # A score: what cards are worth, each game says for itself.
        return deal.rule(contest.rule)
    return "lows/comparing" if isinstance(contest.scale, Low) else "hands/names"


def _about(parsed: Parsed | None) -> tuple[str, ...]:
    who = getattr(parsed, "who", ()) if not isinstance(parsed, Turned) else (parsed.who,)
    return (who,) if isinstance(who, str) else tuple(who)


def _cards(cards: tuple[Card, ...] | list[Card]) -> tuple[str, ...]:
    return tuple(map(str, cards))


def _spot(deal: Deal, place: str) -> Spot:
    named = deal.game.board.named
    row, column = CELLS.get(place, (0, 0)) if named else (0, 0)
    return Spot(place if named else "", row, column, str(deal.board.get(place, "")))


def _place(seat: Seat, up: list[Card], down: list[Card]) -> Place:
    return Place(
        name=seat.name,
        up=_cards(up),
        down=_cards(down),
        laid=_cards(seat.laid),
        shared=_cards(seat.shared),
        put=str(Money(seat.put)),
        left="" if seat.chips is None else str(Money(seat.chips)),
        declared=" and ".join(seat.declared or ()),
        folded=bool(seat.folded),
    )
