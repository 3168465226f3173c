"""Page parts drawn from a game's definition, so that page and engine cannot drift apart.

    /// glance | christmas-present
    ///

``glance`` is the box at the top, ``order`` the order of play, ``options`` the house rules, and
``board`` how the shared cards will lie, each place with the number of the turn it waits for.
"""

from __future__ import annotations

import xml.etree.ElementTree as etree
from collections.abc import Callable
from typing import Any

from markdown import Markdown
from pymdownx.blocks import BlocksExtension
from pymdownx.blocks.block import Block

from pokerrules import describe
from pokerrules.game import Game
from pokerrules.games import GAMES
from pokerrules.law import LAW, WILD_LAW
from pokerrules.options import Option, options_in
from pokerrules.site import boards, games, houserules, pages, references, rulings
from pokerrules.site.drawing import add


class _Drawn(Block):
    """A block whose head names a game and whose body stays empty."""

    ARGUMENT = True
    draw: Callable[[Game, Markdown], etree.Element]

    def on_create(self, parent: etree.Element) -> etree.Element:
        slug = self.argument.strip()
        if slug not in GAMES:
            known = ", ".join(GAMES)
            raise LookupError(f"/// {self.NAME} | {slug}: there is no such game, only {known}")
        drawn = type(self).draw(GAMES[slug], self.md)
        parent.append(drawn)
        return drawn


def _say(parent: etree.Element, md: Markdown, words: str, rule: str) -> None:
    """Words and the sign of the rule behind them."""
    words = words[:1].upper() + words[1:]
    parent.text = f"{words}\N{NO-BREAK SPACE}" if rule else words
    if rule:
        parent.append(references.sign(md, rule))


def glance(game: Game, md: Markdown) -> etree.Element:
    """The box at the top of a page."""
    table = etree.Element(
        "table", {"class": "facts glance", "data-game": game.slug, "data-players": _range(game)}
    )
    body = add(table, "tbody")
    for fact in describe.glance(game):
        row = add(body, "tr")
        add(row, "th", fact.label, scope="row")
        _say(add(row, "td"), md, fact.text, fact.rule)
    return table


def _range(game: Game) -> str:
    """How many can play, for scripts: so many as the deck has cards for."""
    least, most = game.players
    able = [n for n in range(least, most + 1) if not game.at({}).takes(n)]
    return f"{able[0]}-{able[-1]}"


def order(game: Game, md: Markdown) -> etree.Element:
    """The steps of a deal, numbered."""
    steps = etree.Element("ol", {"class": "order"})
    for fact in describe.order(game):
        _say(add(steps, "li"), md, f"**{fact.label}:** {fact.text}", fact.rule)
    return steps


def options(game: Game, md: Markdown) -> etree.Element:
    """The house rules of this game: the first choice of each is what is played by default."""
    return _choice_table(describe.options(game), md)


class LawOptions(Block):
    """``/// law``: the house rules of the table law, those for wild cards included."""

    NAME = "law"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Draw the table."""
        drawn = _choice_table([*options_in(LAW), *options_in(WILD_LAW)], self.md)
        parent.append(drawn)
        return drawn


class GameOptions(Block):
    """``/// own``: the house rules that single games have, each game with its own."""

    NAME = "own"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Draw the table: a row for each game that has any."""
        table = add(parent, "table", class_="facts options")
        head = add(add(table, "thead"), "tr")
        for words in ("Game", "House rules"):
            add(head, "th", words, scope="col")
        body = add(table, "tbody")
        for game in GAMES.values():
            if game.own_options:
                houserules.stop_if_lacking(game)
                row = add(body, "tr")
                link = f"{pages.page_link(self.md, f'games/{game.slug}.md')}#house-rules"
                add(add(row, "th", scope="row"), "a", game.name, href=link)
                rules = add(add(row, "td"), "ul")
                for option in describe.options(game):
                    self._rule(add(rules, "li"), game, option)
        return table

    def _rule(self, item: etree.Element, game: Game, option: Option) -> None:
        """One house rule in a line: what is played by default, and what else there is."""
        first, *others = (f"*{choice.word}*" for choice in option.choices)
        others_said = ", ".join(others)
        shown = pages.place(f"{game.slug}/{houserules.anchor(option)}")
        name = f"[**{option.name}**]({pages.source_link(self.md, shown)})"
        told = f"{name} {first}, or {others_said}: {option.about}"
        _say(item, self.md, told, game.full_id(option.rule))


def _choice_table(found: list[Option], md: Markdown) -> etree.Element:
    table = etree.Element("table", {"class": "facts options"})
    head = add(add(table, "thead"), "tr")
    for words in ("House rule", "Choices"):
        add(head, "th", words, scope="col")
    body = add(table, "tbody")
    for option in found:
        row = add(body, "tr")
        add(row, "th", option.name, scope="row")
        _choices(add(row, "td"), md, option)
    return table


def _choices(cell: etree.Element, md: Markdown, option: Option) -> None:
    _say(add(cell, "p"), md, option.about, option.rule)
    choices = add(cell, "ul")
    for choice in option.choices:
        default = " (unless said otherwise)" if choice is option.default else ""
        add(choices, "li", f"**{choice.word}**{default}: {choice.about}")


def board(game: Game, md: Markdown) -> etree.Element:
    """How the shared cards will lie."""
    return boards.plan(game)


def _kind(name: str, draw: Callable[[Game, Markdown], etree.Element]) -> type[_Drawn]:
    return type(name.capitalize(), (_Drawn,), {"NAME": name, "draw": staticmethod(draw)})


KINDS = [
    _kind("glance", glance),
    _kind("order", order),
    _kind("options", options),
    _kind("board", board),
]


class Practice(Block):
    """``/// practice``: where questions of a game of one's choice are asked."""

    NAME = "practice"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Draw the choice of games; scripts do the asking."""
        box = add(parent, "div", class_="practice")
        add(
            box,
            "p",
            "The questions are dealt in your browser, which takes scripts.",
            class_="unscripted",
        )
        label = add(box, "label", "Game ", hidden="hidden")
        select = add(label, "select")
        add(select, "option", "any of them", value="")
        for slug, game in GAMES.items():
            add(select, "option", game.name, value=slug)
        return box


class _Blocks(BlocksExtension):
    def extendMarkdownBlocks(self, md: Markdown, block_mgr: Any) -> None:  # noqa: N802
        for kind in (*KINDS, LawOptions, GameOptions, Practice, games.List, rulings.List):
            block_mgr.register(kind, self.getConfigs())


def extend(md: Markdown) -> None:
    """Make the blocks known."""
    _Blocks().extendMarkdown(md)
