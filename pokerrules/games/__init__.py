"""The games: one module each, which defines the game as one value.

A module is only loaded when its game is asked for: `GAMES["six-pack"]` is ``SIX_PACK`` of
``pokerrules.games.six_pack``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, MutableMapping
from importlib import import_module

from pokerrules.game import Game

SLUGS = (
    "christmas-present",
    "love-canal",
    "chernobyl",
    "east-village",
    "lame-brain-pete",
    "otis-elevator",
    "six-pack",
    "spit-in-the-ocean",
    "london-bridge",
    "three-card-extra",
    "cincinnati-liz",
    "crisscross",
    "shut-and-open",
    "open-and-shut",
    "share-your-hole",
    "extra-point-poker",
    "half-court-basketball",
    "7-up",
    "follow-the-queen",
    "mexican-stud",
    "gruesome-twosome",
    "yanqui-baseball",
    "trump-is-wild",
)
"""Every game, in the order of the rulebook."""


DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def module_name(slug: str) -> str:
    """The module of a game; a name of Python does not begin with a digit.

    Examples:
        >>> module_name("six-pack"), module_name("7-up"), module_name("3-5-7"), module_name("7-27")
        ('six_pack', 'seven_up', 'three_five_seven', 'seven_two_seven')
        >>> module_name("jack's")
        Traceback (most recent call last):
        ...
        ValueError: "jack's" names no module: a slug has letters, digits, and dashes between them
    """
    words = re.findall(r"[a-z]+|[0-9]", slug)
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", slug):
        raise ValueError(
            f'"{slug}" names no module: a slug has letters, digits, and dashes between them'
        )
    return "_".join(DIGITS[int(word)] if word.isdigit() else word for word in words)


class Shelf(MutableMapping[str, Game]):
    """The games by their slugs; one that is put in stands for the one of that slug."""

    def __init__(self) -> None:
        self._taken: dict[str, Game] = {}

    def __getitem__(self, slug: str) -> Game:
        if slug not in self._taken:
            if slug not in SLUGS:
                raise KeyError(slug)
            name = module_name(slug)
            self._taken[slug] = getattr(import_module(f"pokerrules.games.{name}"), name.upper())
        return self._taken[slug]

    def __setitem__(self, slug: str, game: Game) -> None:
        self._taken[slug] = game

    def __delitem__(self, slug: str) -> None:
        del self._taken[slug]

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys((*SLUGS, *self._taken)))

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, slug: object) -> bool:
        return slug in SLUGS or slug in self._taken


GAMES = Shelf()
"""Every game by its slug, in the order of the rulebook."""
