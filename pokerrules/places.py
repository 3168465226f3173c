"""The sets of cards that may play together, worked out from the parts of a selection."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations, product
from typing import NamedTuple

from pokerrules.cards import Card
from pokerrules.scale import weigh

Groups = Mapping[str, Sequence[Card]]
Cards = tuple[Card, ...]

EVERYTHING = "everything"
"""All groups together, whatever they are called."""


class Part(NamedTuple):
    """How many cards of one group play: `exactly`, `at_most`, `any_of` and `one_of` make it."""

    group: str
    least: int = 0
    most: int | None = None
    """None: as many as one likes."""
    one_of_several: bool = False
    """The group is one of several of the kind."""
    rule: str = ""
    """The rule that says so, where a game has one of its own."""

    def __str__(self) -> str:
        number = "any" if self.most is None else f"at most {self.most}"
        number = f"exactly {self.least}" if self.least else number
        return f"{number} of {'one ' * self.one_of_several}{self.group}"

    def limit(self, held: Cards) -> int:
        """The most cards that can play of those held."""
        return len(held) if self.most is None else min(self.most, len(held))


class Place(NamedTuple):
    """One choice among the groups of a kind, and what may play there."""

    held: dict[str, Cards]
    """The groups chosen, by name, with the cards lying there."""
    sets: list[list[Cards]]
    """Any set from the first list may play with any from the second, and so on."""

    def choices(self) -> Iterator[Cards]:
        """Every set of cards that may play together; the best hand in it counts."""
        for sets in product(*self.sets):
            yield tuple(chain(*sets))

    def totals(self, wild: frozenset[Card]) -> list[int]:
        """The sums of the cards of all choices, in the same order."""
        totals, weight = [0], weigh(wild)
        for choices in self.sets:
            sums = [sum(map(weight, cards)) for cards in choices]
            totals = [total + each for total in totals for each in sums]
        return totals

    def where(self, played: Cards) -> dict[str, Cards]:
        """The cards that play, by the groups they come from."""
        return {name: tuple(c for c in played if c in held) for name, held in self.held.items()}


def places(parts: tuple[Part, ...], groups: Groups, size: int) -> Iterator[Place]:
    """Every choice among groups of a kind, in the order in which the groups are given."""
    for names in product(*(_names(part, groups) for part in parts)):
        held = list(zip(parts, _hold(names, groups), strict=True))
        chosen = groups if EVERYTHING in names else names
        yield Place({name: tuple(groups.get(name, ())) for name in chosen}, _sets(held, size))


def _names(part: Part, groups: Groups) -> list[str]:
    """The groups that a part may be about."""
    if part.one_of_several:
        return [name for name in groups if name.startswith(part.group + ":")]
    return [part.group]


def _hold(names: tuple[str, ...], groups: Groups) -> Iterator[Cards]:
    """The cards of each group; a card that lies in two of them counts in the first."""
    taken: set[Card] = set()
    for name in names:
        lying = chain(*groups.values()) if name == EVERYTHING else groups.get(name, ())
        held = tuple(card for card in dict.fromkeys(lying) if card not in taken)
        taken.update(held)
        yield held


def _sets(parts: list[tuple[Part, Cards]], size: int) -> list[list[Cards]]:
    """For each part the sets of cards that it lets play.

    Where some part must give an exact number, the others fill the hand up to its size; else
    everything allowed is put together, and the best hand is found in it.
    """
    exact = [list(combinations(held, part.least)) for part, held in parts if part.least]
    free = [(part, held) for part, held in parts if not part.least]
    if not exact:
        return [list(combinations(held, part.limit(held))) for part, held in free]
    if not free:
        return exact
    return [*exact, list(_fill(free, size - sum(part.least for part, _ in parts)))]


def _fill(free: list[tuple[Part, Cards]], room: int) -> Iterator[Cards]:
    """Every way to fill the room that is left, within the limits of the parts."""
    room = min(room, sum(part.limit(held) for part, held in free))
    for picked in combinations(chain(*(held for _, held in free)), room):
        if all(len({*picked} & {*held}) <= part.limit(held) for part, held in free):
            yield picked
