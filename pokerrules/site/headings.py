"""Rule and ruling headings.

``### Both hole cards play { #both-hole-cards .rule }`` gets a number from its place on the page;
the number hangs in the margin and is the link to the rule.

``### May I play just one? { #one-card .ruling .source }`` gets a status word (`.source`, `.ours`
or `.differs`) behind the verdict, and a line by which to cite it at the end of its section. Where
a game's own ruling goes before one of the law (``data-before``), both say so.

The page of a game gets a line to jump by above its box, and a place for random deals.

Sections that a printed sheet does without get the class ``screen``.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from collections.abc import Iterator
from importlib import metadata

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

from pokerrules.site import pages, references

STATUS = {
    "source": "the source says",
    "ours": "our ruling",
    "differs": "tables differ",
}
SOURCES = "Sources and disagreements"
WHO_WINS = "Who wins?"
DEALS = {"class": "deals screen"}
"""The place on a game's page where a script offers random deals."""
ON_SCREEN = {
    "A whole deal",
    WHO_WINS,
    "Common mistakes",
    "Quiz",
    SOURCES,
}
"""Sections of a page that a printed sheet for the table does without."""
JUMPS = {
    "The rules": "Rules",
    WHO_WINS: WHO_WINS,
    "Common mistakes": "Mistakes",
    "Rulings": "Rulings",
    "House rules": "House rules",
    "Quiz": "Quiz",
}
"""Sections of a game's page, and what the line to jump by calls them."""
_LEVEL = re.compile(r"h([1-6])$")


class Headings(Treeprocessor):
    """Numbers the rules, signs the rulings; runs when headings have got their ids and links."""

    def __init__(self, md: Markdown, base: str) -> None:
        super().__init__(md)
        self.base = base

    def run(self, root: etree.Element) -> None:
        """Number every rule and sign every ruling of the page."""
        number = 0
        sections = {_words(part): part.get("id", "") for part in root if part.tag == "h2"}
        for parent in list(root.iter()):
            for heading in [child for child in parent if _LEVEL.match(child.tag)]:
                classes = heading.get("class", "").split()
                if "rule" in classes:
                    number += 1
                    _number(heading, number)
                elif "ruling" in classes:
                    self._sign(parent, heading, classes, sections.get(SOURCES, ""))

        for heading in [child for child in root if _words(child) in ON_SCREEN]:
            for part in _section(root, heading):
                part.set("class", f"{part.get('class', '')} screen".strip())
        for box in [child for child in root if "glance" in child.get("class", "").split()]:
            if sections.keys() & JUMPS:
                root.insert(list(root).index(box), _jump_line(sections))
            for heading in [child for child in root if _words(child) == WHO_WINS]:
                root.insert(list(root).index(heading) + 1, etree.Element("div", DEALS))

    def _sign(
        self, parent: etree.Element, heading: etree.Element, classes: list[str], sources: str
    ) -> None:
        at = list(parent).index(heading)
        path = pages.current(self.md)
        id_ = f"{pages.page_name(path)}/{heading.get('id')}"
        words = [STATUS[name] for name in classes if name in STATUS]
        if len(words) != 1:
            raise ValueError(f"ruling {id_}: give it one of {', '.join('.' + s for s in STATUS)}")
        verdict = parent[at + 1].find("strong") if at + 1 < len(parent) else None
        if verdict is None:
            raise ValueError(f"ruling {id_}: let the first paragraph begin with the **verdict**")
        _status(parent[at + 1], words[0], "" if "ours" in classes else sources)
        end = at + len(_section(parent, heading))
        parent.insert(end, self._cite(pages.Place(id_, _words(heading), (), path)))
        for line in self._beside(id_, heading.get("data-before", "")):
            parent.insert(end, line)

    def _beside(self, id_: str, before: str) -> Iterator[etree.Element]:
        """A line that names the ruling of the law, or those of games, that say otherwise."""
        if before:
            line = etree.Element("p", {"class": "cite"})
            line.text = "In this game it goes before the law of the table: "
            line.append(references.link(self.md, before))
            yield line
        if others := pages.otherwise(id_):
            line = etree.Element("p", {"class": "cite"})
            line.text = "Games with a ruling of their own: "
            references.to_games(self.md, line, others)
            yield line

    def _cite(self, place: pages.Place) -> etree.Element:
        line = etree.Element("p", {"class": "cite", "data-search-exclude": ""})
        line.text = "Cite as "
        cite = etree.SubElement(line, "cite")
        cite.text = place.title
        cite.tail = f", {place.id}, edition {metadata.version('pokerrules')}, "
        link = etree.SubElement(line, "a", {"href": f"#{place.anchor}"})
        link.text = AtomicString(pages.address(self.base, place))
        return line


def _words(heading: etree.Element) -> str:
    """What the heading says, without the link that was put behind it."""
    parts = [heading.text or ""]
    for child in heading:
        if child.get("class") != "headerlink":
            parts += [*child.itertext(), child.tail or ""]
    return "".join(parts)


def _section(parent: etree.Element, heading: etree.Element) -> list[etree.Element]:
    """A heading and all that stands under it."""
    first, *rest = list(parent)[list(parent).index(heading) :]
    ends = (i for i, part in enumerate(rest) if _LEVEL.match(part.tag) and part.tag <= heading.tag)
    return [first, *rest[: next(ends, len(rest))]]


def _number(heading: etree.Element, number: int) -> None:
    """Put the number in front, as the one link to this rule."""
    for link in heading.findall("a[@class='headerlink']"):
        heading.remove(link)
    link = etree.Element("a", {"class": "rule-number", "href": f"#{heading.get('id')}"})
    link.set("aria-label", f"Rule {number}, link to it")
    link.set("data-search-exclude", "")
    link.text = str(number)
    link.tail, heading.text = heading.text, None
    heading.insert(0, link)


def _jump_line(sections: dict[str, str]) -> etree.Element:
    """Links to the sections that are looked for most, by their words and ids."""
    line = etree.Element("nav", {"class": "jump screen", "aria-label": "On this page"})
    line.set("data-search-exclude", "")
    for title, words in JUMPS.items():
        if title in sections:
            link = etree.SubElement(line, "a", {"href": f"#{sections[title]}"})
            link.text, link.tail = words.replace(" ", "\N{NO-BREAK SPACE}"), " \N{MIDDLE DOT} "
    line[-1].tail = None
    return line


def _status(paragraph: etree.Element, words: str, sources: str) -> None:
    """A small word at the end of the verdict's paragraph; a link if the page names its sources."""
    paragraph.set("class", "verdict")
    last = paragraph[-1] if len(paragraph) else None
    if last is not None:
        last.tail = (last.tail or "").rstrip() + " "
    status = etree.SubElement(paragraph, "span", {"class": "status"})
    if sources:
        status = etree.SubElement(status, "a", {"href": f"#{sources}"})
    status.text = words


def extend(md: Markdown, base: str) -> None:
    """After the table of contents (5), before the builders rewrite links (0)."""
    md.treeprocessors.register(Headings(md, base), "pokerrules-headings", 3)
