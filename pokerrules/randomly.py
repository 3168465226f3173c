"""Random deals: a valid whole record of a game, for looking at and for testing."""

from __future__ import annotations

from random import Random

from pokerrules.cards import Card, full_deck
from pokerrules.deal import Deal
from pokerrules.errors import PokerRulesError
from pokerrules.game import Game
from pokerrules.money import Money
from pokerrules.options import read_house_rules
from pokerrules.phases.showdown import Showing

NAMES = (
    "Ann",
    "Bob",
    "Cam",
    "Dot",
    "Eve",
    "Fay",
    "Gus",
    "Hal",
    "Ida",
    "Jon",
    "Kim",
    "Lou",
    "Max",
    "Ned",
    "Ora",
    "Pat",
)


def random_record(
    game: Game,
    players: int,
    seed: int,
    house_rules: str = "",
    stakes: str = "ante $1, bet $1",
    stacks: bool = False,
) -> str:
    """A whole record of a random deal, played to the end, with its outcome claimed.

    Args:
        game: the game, unsettled.
        players: how many play.
        seed: the same seed gives the same record.
        house_rules: as on the ``House rules:`` line.
        stakes: as on the ``Stakes:`` line.
        stacks: whether some have little to bet, so that they run out of chips.

    Raises:
        PokerRulesError: when so many cannot play this game.
    """
    refused = game.at(read_house_rules(house_rules, game.options)).takes(players)
    if refused:
        raise PokerRulesError(refused)
    rng = Random(f"{game.slug}/{players}/{seed}")
    lines = [f"Game: {game.name}"]
    if house_rules:
        lines.append(f"House rules: {house_rules}")
    names = NAMES[:players]
    lines.append(f"Seats: {', '.join(names)}")
    lines.append(f"Stakes: {stakes}")
    if stacks:
        short = [name for name in names if rng.random() < 0.6]
        if short:
            lines.append(
                "Stacks: "
                + ", ".join(f"{name} {Money(rng.randint(1, 160) * 25)}" for name in short)
            )
    deal = Deal("\n".join(lines))
    stub = list(full_deck(len(deal.game.jokers)))
    rng.shuffle(stub)
    return "\n".join([*lines, *_play(deal, rng, stub), *_outcome(deal)]) + "\n"


def _play(deal: Deal, rng: Random, stub: list[Card]) -> list[str]:
    """Every step that is not idle, line by line; each line is played before the next is thought of."""
    lines: list[str] = []
    for phase in deal.course.phases:
        if deal.winner is not None:
            break
        if phase is not deal.course.phases[0] and phase.skips():
            continue
        deal.play(f"{phase.heading}:")
        lines.append(f"{phase.heading}:")
        for line in phase.sample(rng, stub):
            deal.play(line)
            lines.append(line)
    return lines


def _outcome(deal: Deal) -> list[str]:
    """Who wins what, as claims; under a heading of its own if all but one have folded."""
    ruling = deal.ruling
    lines = [] if isinstance(deal.phase, Showing) else ["Showdown:"]
    if deal.winner is None:
        for name, hands in ruling.hands.items():
            lines += [
                f"{name}: {contest} {best.hand.name}"
                for contest, best in hands.items()
                if best is not None
            ]
    lines.insert(0 if deal.winner is None else 1, f"Pot {deal.pot}")
    if ruling.missing:  # The rules of a game may not reach so far.
        return lines
    lines += [f"{name} wins {money}" for name, money in ruling.payouts.items()]
    if ruling.carried:
        lines.append(f"Carried: {ruling.carried}")
    return lines


__all__ = ["random_record"]
