"""The games: one module each, which defines the game as one value."""

from __future__ import annotations

from pokerrules.game import Game
from pokerrules.games.christmas_present import CHRISTMAS_PRESENT

GAMES: dict[str, Game] = {game.slug: game for game in (CHRISTMAS_PRESENT,)}
"""Every game by its slug, in the order of the rulebook."""
