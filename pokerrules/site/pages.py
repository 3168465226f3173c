"""Where things are: the pages of the rulebook, their permanent anchors, the page being drawn.

An id ``<page>/<anchor>`` names a heading with an explicit anchor on the page of that file name,
in whatever folder the page lies.
"""

from __future__ import annotations

import functools
import posixpath
import re
from pathlib import Path
from typing import Any, NamedTuple

from markdown import Markdown

DOCS = Path(__file__).parents[2] / "docs"

_HEADING = re.compile(r"^#{1,6} +(?P<title>.+?) *\{:?(?P<attributes>[^{}]*#[^{}]*)\}\s*$")
_ANCHOR = re.compile(r"#([\w-]+)")
_BEFORE = re.compile(r'data-before="([^"]*)"')
_FENCE = re.compile(r"^\s*(`{3,}|~{3,})")


class Place(NamedTuple):
    """A heading that can be cited: its id, its words, its classes, its page's path in docs/.

    `before` is the ruling of the law before which a game's own ruling goes, or ''.
    """

    id: str
    title: str
    classes: tuple[str, ...]
    path: str
    before: str = ""

    @property
    def anchor(self) -> str:
        """The part of the id that stands behind the ``#``."""
        return self.id.partition("/")[2]


def page_name(path: str) -> str:
    """The part of an id that names the page: ``games/six-pack.md`` is ``six-pack``."""
    return posixpath.splitext(posixpath.basename(path))[0]


def places_in(path: str, text: str) -> list[Place]:
    """The headings of one page that have an anchor of their own."""
    found, fence = [], ""
    for line in text.splitlines():
        mark = _FENCE.match(line)
        if mark and (not fence or mark[1].startswith(fence)):
            fence = "" if fence else mark[1]
        heading = None if fence else _HEADING.match(line)
        anchor = heading and _ANCHOR.search(heading["attributes"])
        if heading and anchor:
            classes = tuple(re.findall(r"\.([\w-]+)", heading["attributes"]))
            id_ = f"{page_name(path)}/{anchor[1]}"
            before = _BEFORE.search(heading["attributes"])
            law = before[1] if before else ""
            found.append(Place(id_, heading["title"], classes, path, law))
    return found


@functools.cache
def places() -> dict[str, Place]:
    """Every place of the rulebook that can be cited, by id."""
    found: dict[str, Place] = {}
    for file in sorted(DOCS.rglob("*.md")):
        path = file.relative_to(DOCS).as_posix()
        found.update((place.id, place) for place in places_in(path, file.read_text("utf-8")))
    return found


def place(id_: str) -> Place:
    """The place of that id.

    Raises:
        LookupError: when no page has it.
    """
    if id_ not in places():
        page = id_.partition("/")[0]
        near = sorted(known for known in places() if known.partition("/")[0] == page)
        hint = (
            f"that page has {', '.join(near)}" if near else "there is no such page, or it is bare"
        )
        raise LookupError(f"nothing is called '{id_}': {hint}")
    return places()[id_]


def otherwise(law: str) -> list[Place]:
    """The rulings of games that go before a ruling of the law."""
    return [place for place in places().values() if place.before == law]


def current(md: Markdown) -> str:
    """The path in docs/ of the page being drawn, or '' where nobody says (docstrings).

    Each builder leaves the page with a processor of its own; there is no common way to ask.
    """
    processor: Any
    if "relpath" in md.treeprocessors:  # mkdocs
        processor = md.treeprocessors["relpath"]
        return str(processor.file.src_uri)
    if "rendering_context" in md.preprocessors:  # zensical
        processor = md.preprocessors["rendering_context"]
        return str(processor.page.path)
    return ""


def source_link(md: Markdown, target: Place) -> str:
    """A link from page source to page source, which the builder checks and rewrites."""
    path = "" if target.path == current(md) else page_link(md, target.path)
    return f"{path}#{target.anchor}"


def page_link(md: Markdown, path: str) -> str:
    """The same to a whole page, by its path in docs/."""
    return _relative(path, posixpath.dirname(current(md)))


def raw_link(md: Markdown, target: Place) -> str:
    """The same link for HTML made by a fence.

    mkdocs never looks into that, so it must lead from built page to built page already; zensical
    rewrites whatever stands in the page.
    """
    here = current(md)
    if "relpath" not in md.treeprocessors:
        return source_link(md, target)
    path = "" if target.path == here else _relative(folder(target.path), folder(here)) + "/"
    return f"{path}#{target.anchor}"


def _relative(path: str, start: str) -> str:
    return posixpath.relpath("/" + path, "/" + start)


def folder(path: str) -> str:
    """The folder a page is built into: ``games/six-pack.md`` becomes ``games/six-pack/``."""
    stem = posixpath.splitext(path)[0]
    return posixpath.dirname(stem) if page_name(path) == "index" else stem


def address(base: str, target: Place) -> str:
    """The full address of a place, as a cite line prints it."""
    path = folder(target.path)
    return f"{base.rstrip('/')}/{path}{'/' if path else ''}#{target.anchor}"
