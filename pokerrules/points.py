"""Points: a scale for contests in which each card scores, and the most points win."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import total_ordering
from typing import Any, NamedTuple

from pokerrules.cards import Card, show
from pokerrules.errors import BadCard

ACE, TEN = 14, 10
_SAID = re.compile(r"(\d{1,3})(?: points?)?$")


@total_ordering
class Score:
    """What a player has scored; it takes the place of a hand in a contest for points.

    Scores compare as the contest does: first what counts for everybody, then each card played
    for between those who were level, then the cards drawn.

    Attributes:
        value: those parts, in that order; empty while some of what counts for everybody is due.
        points: all that has been scored, as a table says it.
        cards: the cards that scored, in the order in which they were turned.
        drawn: the cards drawn when nothing else could decide.
    """

    __slots__ = ("cards", "drawn", "points", "value")
    category = "points"

    def __init__(
        self, value: tuple[int, ...], points: int, cards: Sequence[Card], drawn: Sequence[Card]
    ) -> None:
        self.value = value
        self.points = points
        self.cards = tuple(cards)
        self.drawn = tuple(drawn)

    @property
    def name(self) -> str:
        """As records name it: ``36 points``."""
        return f"{self.points} point{'' if self.points == 1 else 's'}"

    @property
    def ranks(self) -> tuple[int, ...]:
        """What decides, most significant first."""
        return self.value

    def is_called(self, text: str) -> bool:
        """Whether a claim names it."""
        found = _SAID.match(text.casefold())
        return found is not None and int(found[1]) == self.points

    def __str__(self) -> str:
        return f"{self.name}, then {show(self.drawn)} drawn" if self.drawn else self.name

    def __repr__(self) -> str:
        return f"<{self}: {show(self.cards)}>"

    def __eq__(self, other: object) -> bool:
        return self.value == other.value if isinstance(other, Score) else NotImplemented

    def __lt__(self, other: Score) -> bool:
        return self.value < other.value if isinstance(other, Score) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.value)


class Points(NamedTuple):
    """A scale by which cards score: an ace so many, jack, queen and king so many, others their pips.

    The first `counted` cards make up the score that all are compared by; each further one decides
    between those who were level before it.

    Examples:
        >>> from pokerrules.cards import cards
        >>> scale = Points(ace=1, court=0, counted=4)
        >>> scale.best(cards("Kd Ts 8d Ah"))
        <19 points: Kd Ts 8d Ah>
        >>> scale.best(cards("Kd Ts 8d Ah 9c")).value  # level, and nine in overtime
        (19, 9)
    """

    ace: int
    court: int
    counted: int

    @property
    def name(self) -> str:
        """What kind of scale it is."""
        return "points"

    @property
    def size(self) -> int:
        """How many cards are chosen for a hand: none, for all of them count."""
        return 0

    def of(self, card: Card) -> int:
        """What one card scores."""
        if card.rank == ACE:
            return self.ace
        return card.rank if card.rank <= TEN else self.court

    def best(self, cards: Sequence[Card], wild: Collection[Card] = (), drawn: Any = ()) -> Score:
        """The score of cards in the order in which they were turned; nothing is wild in it.

        Args:
            cards: the cards that score.
            wild: makes no difference.
            drawn: cards drawn for high card afterwards, whose ranks decide.

        Raises:
            BadCard: one of the cards is ``??``.
        """
        if not all(card.rank for card in cards):
            raise BadCard("??", "a card that nobody has seen scores nothing")
        scored = [self.of(card) for card in cards]
        further = (*scored[self.counted :], *(card.rank for card in drawn))
        whole = len(scored) >= self.counted
        value = (sum(scored[: self.counted]), *further) if whole else ()
        return Score(value, sum(scored), cards, drawn)

    def names(self, text: str) -> bool:
        """Whether a text names a score: ``36 points``."""
        return "point" in text.casefold() and _SAID.match(text.casefold()) is not None


class Tally(NamedTuple):
    """What `All` has counted: the score, its cards, and where they lie."""

    hand: Score
    cards: tuple[Card, ...]
    where: dict[str, tuple[Card, ...]]


class All(NamedTuple):
    """Every card of a group counts, there is nothing to choose: the selection of a points contest."""

    group: str
    drawn: str = "drawn"

    @property
    def parts(self) -> tuple[()]:
        """What a player chooses from: nothing."""
        return ()

    def best(
        self, scale: Points, groups: Mapping[str, Sequence[Card]], wild: Collection[Card] = ()
    ) -> Tally | None:
        """The score of the group, None when nothing lies in it."""
        cards = tuple(groups.get(self.group, ()))
        if not cards:
            return None
        score = scale.best(cards, wild, groups.get(self.drawn, ()))
        return Tally(score, cards, {self.group: cards})
