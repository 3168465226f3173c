"""Which cards a player may use: one mechanism for every game.

A rule is written as it is spoken, from parts:

    >>> omaha = use(exactly(2, "hole"), exactly(3, "board"))
    >>> share_your_hole = use(any_of("own"), at_most(2, "shared"))
    >>> chernobyl = use(exactly(3, "own"), one_of(exactly(2, "pair")))
    >>> otis = use(any_of("own"), one_of(any_of("floor")))
    >>> print(chernobyl)
    exactly 3 of own and exactly 2 of one pair

The cards come as groups with names, in the game's own order of places. A part with `one_of`
takes one of the groups whose names begin with its own and a colon: of ``pair:Bob`` and
``pair:Cam`` "one pair" takes one, and their cards never mix.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain, combinations, product
from typing import NamedTuple

from pokerrules.cards import Card
from pokerrules.hands import Hand
from pokerrules.layout import Play
from pokerrules.scale import NO_WILD, Scale, total_of

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

    def __str__(self) -> str:
        number = "any" if self.most is None else f"at most {self.most}"
        number = f"exactly {self.least}" if self.least else number
        return f"{number} of {'one ' * self.one_of_several}{self.group}"


def exactly(number: int, group: str) -> Part:
    """So many cards of the group, no more and no fewer.

    Rule: selection/exactly
    """
    return Part(group, number, number)


def at_most(number: int, group: str) -> Part:
    """Up to so many cards of the group, or none of them.

    Rule: selection/at-most
    """
    return Part(group, 0, number)


def any_of(group: str) -> Part:
    """As many cards of the group as one likes.

    Rule: selection/any
    """
    return Part(group)


def one_of(part: Part) -> Part:
    """The part holds for one of several groups, and the player chooses which.

    Rule: selection/one-of
    """
    return part._replace(one_of_several=True)


class Best(NamedTuple):
    """The best hand that a selection allows."""

    hand: Hand
    cards: Cards
    """The cards that play, most significant first."""
    where: dict[str, Cards]
    """Which of them come from which group; a group chosen among several is named in any case."""


class Place(NamedTuple):
    """One choice among the groups: for each part its name and the cards lying there."""

    parts: tuple[tuple[Part, str, Cards], ...]
    sets: list[list[Cards]]
    """What may play together: one set of cards out of each list."""
    totals: list[int]
    """The sum of each way to do that, in the order of `product(*sets)`."""

    def where(self, played: Cards) -> dict[str, Cards]:
        """The cards that play, by the groups they come from."""
        return {name: tuple(c for c in played if c in held) for _, name, held in self.parts}


class Selection(NamedTuple):
    """The cards a hand may be made of: all parts together. `use` makes it.

    Example:
        >>> from pokerrules.cards import cards
        >>> from pokerrules.ranking import HIGH
        >>> omaha = use(exactly(2, "hole"), exactly(3, "board"))
        >>> board = cards("Ts 7d 8h 4s 2c")
        >>> best = omaha.best(HIGH, {"hole": cards("As Ks 5d 7c"), "board": board})
        >>> print(best.hand)
        pair of sevens, kickers A-T-8
        >>> best.where["hole"]
        (Card('7c'), Card('As'))

    Rule: selection/parts
    """

    parts: tuple[Part, ...]

    def __str__(self) -> str:
        return " and ".join(map(str, self.parts))

    def value(self, scale: Scale, groups: Groups, wild: Collection[Card] = NO_WILD) -> int:
        """What the best allowed hand is worth, as in `Scale.value`; 0 if there is none."""
        places = self._places(scale, groups, frozenset(wild))
        return max((scale.best_of(place.totals) for place in places), default=0)

    def best(self, scale: Scale, groups: Groups, wild: Collection[Card] = NO_WILD) -> Best | None:
        """The best hand that the rule allows.

        Of equal hands it takes the one with the fewest wild cards, then the one from the first
        place, then the one with the highest cards.

        Args:
            scale: how hands rank, for instance `pokerrules.ranking.HIGH`.
            groups: the cards by the names that the parts use, in the order of places.
            wild: the cards that are wild.

        Returns:
            The hand and where its cards come from; None if no hand is allowed or qualifies.

        Raises:
            BadCard: one of the cards is ``??``.
        """
        wild = frozenset(wild)
        places = list(self._places(scale, groups, wild))
        best = max((scale.best_of(place.totals) for place in places), default=0)
        if not best:
            return None
        found = [
            (number, scale.play(best, tuple(chain(*sets)), wild))
            for number, place in enumerate(places)
            for total, sets in zip(place.totals, product(*place.sets), strict=True)
            if scale.judge(total) == best
        ]
        number, play = min(found, key=_preference)
        hand = Hand(scale, best, play, wild)
        return Best(hand, hand.cards, places[number].where(hand.cards))

    def _places(self, scale: Scale, groups: Groups, wild: Collection[Card]) -> Iterator[Place]:
        for names in product(*(_names(part, groups) for part in self.parts)):
            parts = tuple(_hold(self.parts, names, groups))
            sets = _sets([(part, held) for part, _, held in parts], scale.size)
            yield Place(parts, sets, _sums(sets, wild))


def _preference(found: tuple[int, Play]) -> tuple[object, ...]:
    """Fewest wild cards, then the first place, then the highest cards."""
    number, play = found
    wild_used, wild_held, cards = play.preference()
    return wild_used, wild_held, number, cards


def _names(part: Part, groups: Groups) -> list[str]:
    """The groups among which the player chooses for a part."""
    if part.one_of_several:
        return [name for name in groups if name.startswith(part.group + ":")]
    return [part.group]


def _hold(
    parts: tuple[Part, ...], names: tuple[str, ...], groups: Groups
) -> Iterator[tuple[Part, str, Cards]]:
    """The cards of each part; one that lies in two groups counts in the first."""
    seen: set[Card] = set()
    for part, name in zip(parts, names, strict=True):
        held = chain(*groups.values()) if name == EVERYTHING else groups.get(name, ())
        fresh = tuple(card for card in dict.fromkeys(held) if card not in seen)
        seen.update(fresh)
        yield part, name, fresh


def _sets(parts: list[tuple[Part, Cards]], size: int) -> list[list[Cards]]:
    """For each part the sets of cards that it lets play.

    Where some part must give an exact number, the others fill the hand up to its size; else
    everything allowed is put together, and the best hand is found in it.
    """
    exact = [list(combinations(held, part.least)) for part, held in parts if part.least]
    free = [(part, held) for part, held in parts if not part.least]
    if not exact:
        return [list(combinations(held, _limit(part, held))) for part, held in free]
    if not free:
        return exact
    room = size - sum(part.least for part, _ in parts)
    return [*exact, list(_fill(free, room))]


def _limit(part: Part, held: Cards) -> int:
    return len(held) if part.most is None else min(part.most, len(held))


def _fill(free: list[tuple[Part, Cards]], room: int) -> Iterator[Cards]:
    """Every way to fill the room that is left, within the limits of the parts."""
    room = min(room, sum(_limit(part, held) for part, held in free))
    for picked in combinations(chain(*(held for _, held in free)), room):
        if all(len({*picked} & {*held}) <= _limit(part, held) for part, held in free):
            yield picked


def _sums(sets: list[list[Cards]], wild: Collection[Card]) -> list[int]:
    totals = [0]
    for choices in sets:
        sums = [total_of(cards, wild) for cards in choices]
        totals = [total + each for total in totals for each in sums]
    return totals


def use(*parts: Part) -> Selection:
    """A selection, part by part.

    Example:
        >>> print(use(any_of("own"), at_most(2, "shared")))
        any of own and at most 2 of shared
    """
    return Selection(parts)


ANY_FIVE = use(any_of(EVERYTHING))
"""The best five of all the cards there are."""
