"""The reasons of a ruling on several pots: those that hold in every pot, and those that do in some.

Rule: showdown/pot-by-pot
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pokerrules.finding import listed
from pokerrules.pots import pot_name
from pokerrules.ruling import Reason


def by_pot(told: Sequence[Sequence[Reason]]) -> Iterator[Reason]:
    """Each reason once; in front of one that does not hold in every pot, those in which it does.

    Examples:
        >>> best = Reason("best high: Ann", "showdown/best-hand")
        >>> alone = Reason("Bob alone declared low", "declaring/alone")
        >>> [reason.text for reason in by_pot([[best, alone], [best]])]
        ['best high: Ann', 'main pot: Bob alone declared low']
    """
    pots: dict[Reason, list[str]] = {}
    for index, reasons in enumerate(told):
        for reason in dict.fromkeys(reasons):
            pots.setdefault(reason, []).append(pot_name(index))
    for reason, names in pots.items():
        everywhere = len(names) == len(told)
        yield reason if everywhere else Reason(f"{listed(names)}: {reason.text}", reason.rule)
