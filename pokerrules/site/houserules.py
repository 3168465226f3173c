"""Whether a game's page tells of every house rule that its definition has."""

from __future__ import annotations

from collections.abc import Iterator

from pokerrules.game import Game
from pokerrules.options import Option
from pokerrules.site import pages


def anchor(option: Option) -> str:
    """Under which anchor of its game's page the examples of a house rule stand.

    Examples:
        >>> from pokerrules import GAMES
        >>> [anchor(option) for option in GAMES["7-up"].own_options.values()]
        ['house-last-seven', 'house-jokers']
    """
    return f"house-{option.name.replace(' ', '-').casefold()}"


def lacking(game: Game, text: str) -> Iterator[str]:
    """What the text of a game's page does not tell of the house rules that are the game's own."""
    path = f"games/{game.slug}.md"
    if game.own_options and f"\n/// options | {game.slug}\n" not in text:
        yield f"{path} lacks '/// options | {game.slug}', since the game has house rules of its own"
    there = {place.anchor for place in pages.places_in(path, text)}
    for option in game.own_options.values():
        if anchor(option) not in there:
            heading = f"### House rule: {option.name} {{ #{anchor(option)} }}"
            yield f"{path} lacks the heading '{heading}' above the examples of that house rule"


def stop_if_lacking(game: Game) -> None:
    """Stop the build, unless the page tells of each.

    Raises:
        LookupError: with what the page lacks.
    """
    text = (pages.DOCS / "games" / f"{game.slug}.md").read_text("utf-8")
    if lacks := list(lacking(game, text)):
        raise LookupError("; ".join(lacks))
