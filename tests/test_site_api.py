"""The page on Python: nothing that the package offers is missing, and the drawing is one."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree

import pytest

import pokerrules
from tests.examples import DOCS

PAGE = (DOCS / "reference" / "api.md").read_text("utf-8")
SHOWN = re.findall(r"^::: (\S+)$", PAGE, re.MULTILINE)
NAMES = ("title", "desc")
CONSTANTS = {"GAMES": "pokerrules.games", "HIGH": "pokerrules.ranking"}


@pytest.mark.parametrize("name", pokerrules.__all__)
def test_what_the_package_offers_is_on_the_page(name: str) -> None:
    module = getattr(getattr(pokerrules, name), "__module__", "")
    assert CONSTANTS.get(name, module) in SHOWN


def test_modules_named_in_the_text_exist() -> None:
    begin, end = PAGE.index("## How a ruling"), PAGE.index("## Checking and ruling")
    folder = DOCS.parent / "pokerrules"
    there = {path.stem for path in (*folder.glob("*.py"), *folder.glob("*/__init__.py"))} | {
        path.name for path in folder.iterdir() if path.is_dir()
    }
    drawing = re.findall(r"monospace\">([^<]+)<", PAGE)
    named = {word for text in drawing for word in re.findall(r"\w+", text)} - {"text"}
    told = set(re.findall(r"`(\w+)`", PAGE[begin:end]))
    assert named | told <= there
    assert {"notation", "deal", "lying", "wild", "selection", "ranking", "judging"} <= named
    wanted = {"short", "table", "telling", "inpage", "refereeing", "form", "filling", "formreader"}
    assert wanted <= named | told


def test_the_drawing_says_what_it_shows() -> None:
    svg = etree.fromstring(PAGE[PAGE.index("<svg") : PAGE.index("</svg>") + len("</svg>")])
    space = "{http://www.w3.org/2000/svg}"
    words = {child.get("id"): child.text for child in svg if child.tag.removeprefix(space) in NAMES}
    assert set((svg.get("aria-labelledby") or "").split()) == words.keys()
    assert all(words.values())
    assert float(svg.get("width") or 0) <= 328  # what a phone of 360 leaves
    for element in svg.iter():
        colours = {element.get("fill"), element.get("stroke")} - {None}
        assert colours <= {"none", "currentColor"}  # light, dark and on paper
        assert "style" not in element.attrib
