"""Every game's definition and its page say the same; every definition can be told."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import pokerrules.games
from pokerrules import describe
from pokerrules.game import Game
from pokerrules.games import GAMES
from pokerrules.procedure import DrawHigh, Stack, TurnBoard
from pokerrules.show import tell_game
from tests.examples import DOCS


def plain(text: str) -> str:
    """Words alone: no emphasis, links or quotation marks, one blank between them."""
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", text)
    return " ".join(re.sub(r'[*_"“”]', "", text).split())


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("field", ["pitch", "credit", "say"])
def test_the_page_says_what_the_definition_says(slug: str, field: str) -> None:
    page = plain((DOCS / "games" / f"{slug}.md").read_text())
    assert plain(getattr(GAMES[slug], field)) in page


NO_HEADING = (TurnBoard, Stack, DrawHigh)
"""A board is a line and not a heading, nobody tells how he stacks, and nobody is level so long."""


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_deal_goes_by_the_headings_of_its_order_of_play(slug: str) -> None:
    page = (DOCS / "games" / f"{slug}.md").read_text("utf-8")
    section = page.partition("\n## A whole deal\n")[2].partition("\n## ")[0]
    deals = re.findall(r"^``` hand\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    steps = GAMES[slug].at({}).steps
    drawn = [fact.label for fact in describe.order(GAMES[slug])][: len(steps)]
    told = [
        label for step, label in zip(steps, drawn, strict=True) if not isinstance(step, NO_HEADING)
    ]
    assert deals
    for deal in deals:
        assert re.findall(r"^([A-Z][a-z ]+):$", deal, re.MULTILINE) == told


def defined() -> list[Game]:
    """The games of all modules, those that are not on the shelf yet included."""
    folder = Path(pokerrules.games.__file__).parent
    modules = [import_module(f"pokerrules.games.{path.stem}") for path in folder.glob("*.py")]
    return [game for module in modules for game in vars(module).values() if isinstance(game, Game)]


@pytest.mark.parametrize("game", defined(), ids=lambda game: game.slug)
def test_every_definition_can_be_told(game: Game) -> None:
    assert "Option(" not in tell_game(game)
    assert all(fact.text for fact in [*describe.glance(game), *describe.order(game)])
    for option in game.options.values():
        for choice in option.choices:
            assert game.at({option.name: choice.word}).steps
    most = game.at({}).span[1]
    assert game.at({}).takes(most) == ""
    assert game.at({}).takes(most + 1) != ""
