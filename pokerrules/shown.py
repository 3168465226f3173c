"""Hands that players name card by card: whether they may be made, and are the best."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from pokerrules.cards import Card, show
from pokerrules.finding import Problem
from pokerrules.game import Contest, Game
from pokerrules.notation import BoardLine
from pokerrules.procedure import Discard, Donate, Throw
from pokerrules.ruling import Entrant, best_hands, group_said

if TYPE_CHECKING:
    from pokerrules.places import Part


class Barred(NamedTuple):
    """Cards that a player has had and may not use, why not, and the rule that says so."""

    cards: Collection[Card]
    why: str
    rule: str


def barred(
    game: Game,
    laid: Collection[Card],
    thrown: Collection[Card] = (),
    left_over: Collection[Card] = (),
) -> list[Barred]:
    """What a player has given away and may not use, as far as the game has steps for it.

    Args:
        game: with its options settled.
        laid: the discards before himself.
        thrown: what he has thrown away for good.
        left_over: what was donated for the board and did not come to lie there.
    """
    found = []
    for step in game.steps:
        if isinstance(step, Discard):
            why = "cannot be used by {}, who has discarded that; he takes the pair of another"
            found.append(Barred(laid, why, game.full_id(step.own_rule)))
        elif isinstance(step, Throw):
            found.append(Barred(thrown, "was thrown away by {}", game.full_id(step.rule)))
        elif isinstance(step, Donate):
            why = "was donated and is not on the board"
            found.append(Barred(left_over, why, game.full_id(step.left_rule)))
    return found


def wrong_left_over(game: Game, line: BoardLine) -> Iterator[Problem]:
    """What is wrong with a line that tells which cards for the board were left over."""
    step = next((step for step in game.steps if isinstance(step, Donate)), None)
    if step is None:
        yield Problem(f"no cards for the board are left over in {game.name}", "records/lines")
    elif len(line.cards) != step.to - len(game.board.places):
        due = step.to - len(game.board.places)
        yield Problem(
            f"{due} cards are left over, not {len(line.cards)}", game.full_id(step.left_rule)
        )


def wrong_hand(
    game: Game, entrant: Entrant, cards: list[Card], contest: str, gone: Collection[Barred]
) -> Iterator[Problem]:
    """What is wrong with a hand that a player shows.

    Args:
        game: with its options settled.
        entrant: the player and the cards that he may use.
        cards: the five that he names.
        contest: for what he shows them; empty: for any of them.
        gone: the cards that he has had and may not use.
    """
    for kept_out in gone:
        stolen = [card for card in cards if card in kept_out.cards]
        if stolen:
            yield Problem(f"{show(stolen)} {kept_out.why.format(entrant.name)}", kept_out.rule)
            return
    # Where all cards score there is no hand to name card by card.
    going = [c for c in game.pot.contests if contest in ("", c.name) and c.scale.size]
    if not going:
        yield Problem(f"no hand is shown for {contest} in {game.name}", "records/claims")
        return
    refused = next(filter(None, (_refused(game, entrant, cards, c) for c in going)), None)
    if refused is not None:
        yield refused
    elif len(cards) == 5 and entrant.seen and game.pot.gap is None:
        yield from _not_the_best(game, entrant, cards, going)


def _refused(game: Game, entrant: Entrant, cards: list[Card], contest: Contest) -> Problem | None:
    """Which part of the rule about the cards to use is broken, if any is."""
    for card in cards:
        if not any(card in held for held in entrant.groups.values()):
            return Problem(
                f"{entrant.name} cannot use {card}: it is not his and not before him",
                "records/held",
            )
    parts = contest.uses.parts
    for part in parts:
        problem = _part_broken(game, entrant, cards, part)
        if problem is not None:
            return problem
    held = {
        card for part in parts for group in _groups(entrant, part) for card in entrant.groups[group]
    }
    strange = [card for card in cards if card not in held]
    if strange:
        return Problem(
            f"{show(strange)} is not among the cards that {entrant.name} may use", "records/held"
        )
    return None


def _groups(entrant: Entrant, part: Part) -> list[str]:
    """The groups of cards that a part speaks of."""
    from pokerrules.places import EVERYTHING  # It comes with the ranking.

    if part.group == EVERYTHING:
        return list(entrant.groups)
    return [group for group in entrant.groups if group.partition(":")[0] == part.group]


def _part_broken(game: Game, entrant: Entrant, cards: list[Card], part: Part) -> Problem | None:
    """Too many or too few of a group, or cards of several groups of which only one may be used."""
    groups = _groups(entrant, part)
    rule = game.full_id(part.rule) if part.rule else "showdown/best-hand"
    used = {group: [card for card in cards if card in entrant.groups[group]] for group in groups}
    if part.one_of_several:
        every = {card for cards_ in used.values() for card in cards_}
        fits = [g for g in groups if set(used[g]) == every and _enough(part, len(used[g]))]
        if not fits:
            mixed = " and ".join(f"{show(c)} of {group_said(g)}" for g, c in used.items() if c)
            return Problem(f"{entrant.name} must use {_said(part)}, not {mixed or 'nothing'}", rule)
        return None
    count = sum(len(cards_) for cards_ in used.values())
    if not _enough(part, count):
        return Problem(f"{entrant.name} must use {_said(part)}, not {count}", rule)
    return None


def _said(part: Part) -> str:
    """A part as a ruling calls it: "exactly 3 of the hand", "cards of one arm"."""
    if part.one_of_several:
        return str(part).replace("any of", "cards of")
    return str(part).removesuffix(part.group) + group_said(part.group)


def _enough(part: Part, count: int) -> bool:
    return count >= part.least and (part.most is None or count <= part.most)


def _not_the_best(
    game: Game, entrant: Entrant, cards: list[Card], going: list[Contest]
) -> Iterator[Problem]:
    """Cards speak: a hand that is not one's best in anything is named by mistake."""
    best: dict[str, Any] = best_hands(game, entrant)
    better = []
    for contest in going:
        hand = best[contest.name]
        shown = contest.scale.best(cards, entrant.wild)
        # A kicker chosen carelessly is no other hand.
        if hand is None or (shown is not None and shown.name == hand.hand.name):
            return
        better.append(f"{hand.hand.name} ({show(hand.cards)})")
    yield Problem(f"{entrant.name} has better: {' or '.join(better)}", "showdown/cards-speak")
