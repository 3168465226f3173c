"""The pots of a deal: main pot, side pots, what nobody called, and how each is cut.

Rules: betting/side-pots, betting/uncalled, showdown/odd-chip
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Layer(NamedTuple):
    """A pot (the main one or a side pot): how much it holds, and who can win it."""

    amount: int
    names: tuple[str, ...]


def layers(
    put: Mapping[str, int], live: Sequence[str], carried: int = 0
) -> tuple[tuple[Layer, ...], dict[str, int]]:
    """The pots, the main pot first, and what goes back because nobody called it.

    Args:
        put: what each has put in, in cents, folded players included.
        live: who can still win, from the dealer's left.
        carried: what lies there without being anybody's bet; it belongs to the main pot.

    Examples:
        >>> pots, back = layers({"Ann": 300, "Bob": 500, "Cam": 800}, ["Ann", "Bob", "Cam"])
        >>> [pot.amount for pot in pots], back
        ([900, 400], {'Cam': 300})
    """
    paid = dict(put)
    back = _uncalled(paid, live)
    if back is not None:
        paid[back[0]] -= back[1]
    pots: list[Layer] = []
    below = 0
    for level in sorted({paid[name] for name in live}):
        amount = sum(min(p, level) - min(p, below) for p in paid.values())
        names = tuple(name for name in live if paid[name] >= level)
        pots.append(Layer(amount, names))
        below = level
    if pots:
        # What folded players put in beyond every live one falls to the pot below.
        over = sum(max(0, p - below) for p in paid.values())
        pots[-1] = pots[-1]._replace(amount=pots[-1].amount + over)
        pots[0] = pots[0]._replace(amount=pots[0].amount + carried)
    # Where only an uncalled bet was made there is still a pot to win, with nothing in it.
    return tuple(pot for pot in pots if pot.amount) or tuple(pots[:1]), dict([back] if back else [])


def _uncalled(put: Mapping[str, int], live: Sequence[str]) -> tuple[str, int] | None:
    """The bettor whom nobody matched, and by how much."""
    ranked = sorted(put.values(), reverse=True)
    if len(ranked) < 2 or ranked[0] == ranked[1]:
        return None
    name = max(put, key=lambda who: put[who])
    return (name, ranked[0] - ranked[1]) if name in live else None


def pot_name(index: int) -> str:
    """What a ruling calls a pot, counted from the main pot on, which is 0."""
    return f"side pot {index}" if index else "main pot"


def cut(amount: int, parts: int, chip: int) -> list[int]:
    """An amount in equal parts of whole chips; the odd chips go to the first parts, one each.

    What is less than a chip goes to the first.

    Examples:
        >>> cut(1000, 3, 25)
        [350, 325, 325]
    """
    chips, rest = divmod(amount, chip)
    each, odd = divmod(chips, parts)
    shares = [(each + (i < odd)) * chip for i in range(parts)]
    shares[0] += rest
    return shares
