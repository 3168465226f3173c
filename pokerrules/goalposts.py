"""Goal posts: two cards of a deck of their own, and a ball that must fall strictly between them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from pokerrules.cards import Card, full_deck
from pokerrules.finding import Problem
from pokerrules.notation import KICKED

ACE = 14
GOOD: str
WIDE: str
HITS: str
GOOD, WIDE, HITS = KICKED


class Goal(NamedTuple):
    """Two posts; `ace` is what a single ace among them has been named, "high" or "low".

    Examples:
        >>> goal = Goal((Card("Tc"), Card("3d")))
        >>> goal.comes_to(Card("6h")), goal.comes_to(Card("2s")), goal.comes_to(Card("Ts"))
        ('good', 'wide', 'hits the post')
    """

    posts: tuple[Card, Card]
    ace: str = ""

    @property
    def aces(self) -> int:
        """How many of the posts are aces."""
        return sum(post.rank == ACE for post in self.posts)

    @property
    def heights(self) -> tuple[int, int]:
        """How high the posts stand, the lower first, an ace at 1 or 14.

        Of two aces one is low and one is high; that needs no naming.
        """
        lower, higher = sorted(post.rank for post in self.posts)
        if higher == ACE and (lower == ACE or self.ace == "low"):
            return 1, lower
        return lower, higher

    def comes_to(self, ball: Card) -> str:
        """What a ball comes to; an ace fits between no posts, but may hit one."""
        lower, higher = self.heights
        if ball.rank in {post.rank for post in self.posts}:
            return HITS
        return GOOD if lower < ball.rank < higher else WIDE

    def bent(self, old: Card, new: Card, ace: str) -> Goal:
        """The goal with a new post in the place of an old one; a new ace is named anew."""
        first, second = self.posts
        posts = (new, second) if old == first else (first, new)
        return Goal(posts, ace if new.rank == ACE else self.ace)


class PostDeck:
    """The deck of the posts: each card comes once before it has run out and is shuffled again."""

    def __init__(self) -> None:
        self.came: dict[Card, int] = {}
        self.dealt = 0

    def deal(
        self, card: Card, line: int, standing: Collection[Card], rule: str
    ) -> Iterator[Problem]:
        """The next post is this card; tells if it cannot be. `standing` are those in use now."""
        if self.dealt == len(full_deck()):
            self.came = {post: self.came.get(post, line) for post in standing}
            self.dealt = len(standing)
        self.dealt += 1
        if card not in full_deck():
            yield Problem(f"{card} is no card of the deck of the posts", rule)
        if card in self.came:
            yield Problem(
                f"{card} has come as a post on line {self.came[card]}; each comes once before that deck is shuffled again",
                rule,
            )
        self.came[card] = line

    def left(self, standing: Collection[Card]) -> list[Card]:
        """What the next post may be."""
        deck = [card for card in full_deck() if card not in standing]
        return [card for card in deck if card not in self.came] or deck
