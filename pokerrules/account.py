"""A ruling in words for a table, and as data for programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pokerrules.cards import show
from pokerrules.money import Money
from pokerrules.places import EVERYTHING
from pokerrules.pots import pot_name
from pokerrules.ruling import PotRuling, Ruling, group_said
from pokerrules.wildnames import wild_names


def tell(ruling: Ruling) -> str:
    """The ruling as a table would want it read out: the verdict, the hands, the reasons."""
    return "\n".join([*_verdict(ruling), *_hands(ruling), *_why(ruling)])


def _verdict(ruling: Ruling) -> Iterator[str]:
    if ruling.missing:
        yield "No verdict yet."
        yield from (f"  Missing: {reason.text} [{reason.rule}]" for reason in ruling.missing)
        return
    if ruling.money:
        for name, money in ruling.payouts.items():
            nothing = "" if money else ": there is nothing in the pot but what went back"
            yield f"{name} wins{f' {money}' if money else nothing}{_won_what(ruling, name)}."
        if ruling.carried:
            yield f"{ruling.carried} stays on the table for the next deal."
    else:
        for name, share in ruling.shares.items():
            part = "the pot" if share == 1 else f"{share} of the pot"
            yield f"{name} wins {part}{_won_what(ruling, name)}."
        if not ruling.shares:
            yield "Nobody wins: the pot stays on the table for the next deal."
    if len(ruling.pots) > 1:
        yield from (f"  {_pot_line(i, pot)}" for i, pot in enumerate(ruling.pots))


def _won_what(ruling: Ruling, name: str) -> str:
    """Which contests brought it, where there is more than one to win."""
    if len(ruling.game.pot.contests) < 2:
        return ""
    ways = dict.fromkeys(a.contest for pot in ruling.pots for a in pot.awards if name in a.winners)
    ways.pop("all", None)
    return f" ({' and '.join(ways)})" if ways else ""


def _pot_line(index: int, pot: PotRuling) -> str:
    parts = "; ".join(
        f"{name} {Money(part)}{'' if award.contest == 'all' else f' for {award.contest}'}"
        for award in pot.awards
        for name, part in zip(award.winners, award.parts, strict=True)
    )
    return f"{pot_name(index).capitalize()} {Money(pot.pot.amount)}: {parts or 'stays'}"


def _hands(ruling: Ruling) -> Iterator[str]:
    """For each contest the hands that went for it, best first."""
    if len(ruling.hands) < 2:
        return
    for contest in (contest.name for contest in ruling.game.pot.contests):
        going = [
            (entrant.name, ruling.hands[entrant.name][contest])
            for entrant in ruling.entrants
            if entrant.name in ruling.hands
            and (entrant.declared is None or contest in entrant.declared)
        ]
        ranked = sorted(
            (pair for pair in going if pair[1] is not None),
            key=lambda pair: pair[1].hand.value,
            reverse=True,
        )
        lines = [
            f"{name}, {best.hand} ({_where(best)}){', but out' if name in ruling.out else ''}"
            for name, best in ranked
        ]
        lines += [f"{name}, no {contest}" for name, best in going if best is None]
        if lines:
            yield f"{contest.capitalize()}: {'; then '.join(lines)}."


def _where(best: Any) -> str:
    """The cards that play, and from where they come if not all are the player's own."""
    played = {group: cards for group, cards in best.where.items() if cards}
    if set(played) <= {"own", "up", EVERYTHING}:
        return show(best.cards)
    own = show(played.pop("own", ()))
    others = [f"{show(cards)} from {group_said(group)}" for group, cards in played.items()]
    return " + ".join(filter(None, [own, *others]))


def _why(ruling: Ruling) -> Iterator[str]:
    if ruling.reasons and not ruling.missing:
        yield "Why:"
        yield from (
            f"  {reason.text[0].upper()}{reason.text[1:]}. [{reason.rule}]"
            for reason in ruling.reasons
        )


def as_data(ruling: Ruling) -> dict[str, Any]:
    """The ruling for programs: text, numbers, lists and nothing else.

    Shares are fractions as text ("1/2"), money is in cents.
    """
    return {
        "game": ruling.game.name,
        "wild": wild_names(ruling.wild),
        "hands": {
            name: {c: _hand(best) for c, best in hands.items()}
            for name, hands in ruling.hands.items()
        },
        "shares": {name: str(share) for name, share in ruling.shares.items()}
        if not ruling.missing
        else {},
        "payouts": {name: int(money) for name, money in ruling.payouts.items()},
        "returned": dict(ruling.returned) if ruling.money else {},
        "carried": int(ruling.carried),
        "reasons": [reason._asdict() for reason in ruling.reasons],
        "missing": [reason._asdict() for reason in ruling.missing],
        "rules": list(ruling.rules),
    }


def _hand(best: Any) -> dict[str, Any] | None:
    if best is None:
        return None
    return {
        "category": best.hand.category,
        "cards": [str(card) for card in best.cards],
        "text": best.hand.name,
    }
