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

from collections.abc import Collection
from typing import NamedTuple

from pokerrules.cards import Card
from pokerrules.hands import Hand
from pokerrules.layout import Play
from pokerrules.places import EVERYTHING, Cards, Groups, Part, places
from pokerrules.scale import NO_WILD, Scale

__all__ = [
    "ANY_FIVE",
    "EVERYTHING",
    "Best",
    "Part",
    "Selection",
    "any_of",
    "at_most",
    "exactly",
    "one_of",
    "use",
]


def exactly(number: int, group: str, rule: str = "") -> Part:
    """So many cards of the group, no more and no fewer.

    Rule: selection/exactly
    """
    return Part(group, number, number, rule=rule)


def at_most(number: int, group: str, rule: str = "") -> Part:
    """Up to so many cards of the group, or none of them.

    Rule: selection/at-most
    """
    return Part(group, 0, number, rule=rule)


def any_of(group: str, rule: str = "") -> Part:
    """As many cards of the group as one likes.

    Rule: selection/any
    """
    return Part(group, rule=rule)


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
    """Which of them come from which group: the groups chosen, even if none of their cards play."""


class Selection(NamedTuple):
    """The cards a hand may be made of: all parts together. `use` makes it.

    Examples:
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
        if scale.natural_beats_wild:
            best = self.best(scale, groups, wild)
            return best.hand.value if best else 0
        wild = frozenset(wild)
        found = places(self.parts, groups, scale.size)
        return max((scale.best_of(place.totals(wild)) for place in found), default=0)

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
        found = list(places(self.parts, groups, scale.size))
        values = [[*map(scale.judge, place.totals(wild))] for place in found]
        best = max(map(max, filter(None, values)), default=0)
        if not best:
            return None
        number, play = min(
            (
                (number, scale.play(best, choice, wild))
                for number, place in enumerate(found)
                for value, choice in zip(values[number], place.choices(), strict=True)
                if value == best
            ),
            key=_preference,
        )
        hand = Hand(scale, best, play, wild)
        return Best(hand, hand.cards, found[number].where(hand.cards))


def _preference(found: tuple[int, Play]) -> tuple[object, ...]:
    """Fewest wild cards, then the first place, then the highest cards."""
    number, play = found
    wild_used, wild_held, cards = play.preference()
    return wild_used, wild_held, number, cards


def use(*parts: Part) -> Selection:
    """A selection, part by part.

    Examples:
        >>> print(use(any_of("own"), at_most(2, "shared")))
        any of own and at most 2 of shared
    """
    return Selection(parts)


ANY_FIVE = use(any_of(EVERYTHING))
"""The best five of all the cards there are."""
