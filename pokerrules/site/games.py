"""``/// games``: every game in a few words, drawn from its definition.

A script lets the reader narrow the list down; the same facts stand in its items for who has none.
"""

from __future__ import annotations

import xml.etree.ElementTree as etree

from pymdownx.blocks.block import Block

from pokerrules import describe
from pokerrules.game import Game
from pokerrules.games import GAMES
from pokerrules.site import pages
from pokerrules.site.drawing import add
from pokerrules.site.listing import listed

FIELDS = {
    "players": "Players",
    "kinds": "Kind",
    "wild": "Wild cards",
    "pot": "Pot",
    "rounds": "Betting rounds",
}


class List(Block):
    """The list of games, in the order of the rulebook."""

    NAME = "games"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Draw the list."""
        return listed(parent, "games", FIELDS, map(self._item, GAMES.values()))

    def _item(self, game: Game) -> etree.Element:
        item = etree.Element("li")
        for key, values in fields(game).items():
            item.set(f"data-{key}", ",".join(values))
        head = add(item, "p", class_="question")
        link = pages.page_link(self.md, f"games/{game.slug}.md")
        add(head, "a", game.name, href=link).tail = f". {game.pitch}"
        add(item, "p", told(game))
        return item


def fields(game: Game) -> dict[str, tuple[str, ...]]:
    """What a reader can ask for, as the game is played when nobody says anything."""
    least, most = game.span
    contests = [contest.name for contest in game.pot.contests]
    pot = " and ".join(contests) if len(contests) > 1 else f"{contests[0]} alone"
    wild = "some" if game.at({}).wild else "none"
    if game.at({}).pot.gap is not None:
        pot = wild = describe.NOT_TOLD
    return {
        "players": tuple(map(str, range(least, most + 1))),
        "kinds": describe.kinds(game),
        "wild": (wild,),
        "pot": (pot,),
        "rounds": (str(game.betting_rounds),),
    }


def told(game: Game) -> str:
    """The same in a line or two."""
    facts = {fact.label: fact.text for fact in describe.glance(game)}
    wild, pot = facts["Wild"], facts["Pot"].replace(" it", " the pot")
    if pot == describe.NOT_TOLD:
        pot = "who wins is not told"
    said = [
        facts["Players"],
        ", ".join(describe.kinds(game)),
        facts["Betting"].partition(";")[0].replace("rounds", "betting rounds"),
        "nothing wild" if wild == "nothing" else f"wild: {wild}",
        pot,
    ]
    return " ".join(f"{words[:1].upper()}{words[1:]}." for words in said)
