"""References by id: ``[§ betting/raise-cap]`` becomes a link that says the rule's title.

On its own page the page's name may be left out: ``[§ raise-cap]``.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree

from markdown import Markdown
from markdown.inlinepatterns import InlineProcessor

from pokerrules.games import GAMES
from pokerrules.site import pages

REFERENCE = r"\[§ *([\w-]+(?:/[\w-]+)?)\]"


class _Inline(InlineProcessor):
    def handleMatch(  # type: ignore[override]  # noqa: N802 - Markdown's name
        self, m: re.Match[str], data: str
    ) -> tuple[etree.Element, int, int]:
        here = pages.page_name(pages.current(self.md))
        id_ = m[1] if "/" in m[1] else f"{here}/{m[1]}"
        return link(self.md, id_), m.start(0), m.end(0)


def extend(md: Markdown) -> None:
    """References are met before ordinary links."""
    md.inlinePatterns.register(_Inline(REFERENCE, md), "pokerrules-references", 174)


def link(md: Markdown, id_: str) -> etree.Element:
    """A link that says the title of a rule.

    Raises:
        LookupError: when no page has that id.
    """
    target = pages.place(id_)
    made = _link(pages.source_link(md, target), f"§\N{NO-BREAK SPACE}{target.title}")
    made.set("title", target.id)
    return made


def to_games(md: Markdown, line: etree.Element, places: list[pages.Place]) -> None:
    """Add links that lead to places on games' pages and say the games' names, with commas."""
    for at, place in enumerate(places):
        made = etree.SubElement(line, "a", {"href": pages.source_link(md, place)})
        made.text = GAMES[pages.page_name(place.path)].name
        made.tail = ", " if at + 1 < len(places) else None


def sign(md: Markdown, id_: str) -> etree.Element:
    """The bare sign as a link, for drawn parts that would be drowned in titles.

    Raises:
        LookupError: when no page has that id.
    """
    target = pages.place(id_)
    link = _link(pages.source_link(md, target), "§")
    link.set("aria-label", f"Rule: {target.title}")
    return link


def in_fence(md: Markdown, id_: str) -> etree.Element:
    """A link that says the id, for HTML made by a fence.

    Raises:
        LookupError: when no page has that id.
    """
    return _link(pages.raw_link(md, pages.place(id_)), f"§\N{NO-BREAK SPACE}{id_}")


def _link(href: str, words: str) -> etree.Element:
    link = etree.Element("a", {"class": "reference", "href": href})
    link.text = words
    return link
