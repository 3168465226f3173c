"""The rulings as a body of law: collected from all pages, listed on one, written out as JSON.

A ruling is a section whose heading has the class ``.ruling``, exactly one status class, the date
on which it was made (``data-date``), what it is about (``data-topic``), and, unless its page is
that of a game, the games it touches (``data-games``; left out, it touches them all). Its first
paragraph begins with the verdict in bold; it cites the rules it rests on and carries an example.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from datetime import date
from importlib import metadata
from typing import Any, NamedTuple

from pymdownx.blocks.block import Block

from pokerrules.games import GAMES
from pokerrules.site import pages
from pokerrules.site.drawing import add, listed
from pokerrules.site.headings import STATUS
from pokerrules.site.references import REFERENCE

_DATA = re.compile(r'data-([\w-]+)="([^"]*)"')
_HEADING = re.compile(r"^(?P<level>#{1,6}) .*\{(?P<attributes>[^{}]*)\}\s*$")
_FENCE = re.compile(r"^(?P<indent>[ \t]*)(?P<marks>`{3,}) *(?P<kind>[^\n`]*)$")
_BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)


class Example(NamedTuple):
    """An example of a ruling: the kind of its fence, and its text."""

    kind: str
    text: str


class Ruled(NamedTuple):
    """A ruling as it stands on its page."""

    place: pages.Place
    verdict: str
    text: str
    status: str
    date: str
    topics: tuple[str, ...]
    games: tuple[str, ...]
    rules: tuple[str, ...]
    examples: tuple[Example, ...]

    @property
    def faults(self) -> list[str]:
        """What the ruling lacks."""
        lacks = {
            "a verdict: let the first paragraph begin with a few words in bold": self.verdict,
            "a full stop at the end of its verdict": self.verdict.endswith((".", "!", "?")),
            f"one status class of {', '.join(STATUS)}": self.status,
            'data-date="2026-11-30"': _is_date(self.date),
            'data-topic="betting, all-in"': self.topics,
            "a rule it rests on, cited as [§ page/anchor]": self.rules,
            "an example": self.examples,
        }
        faults = [f"{self.place.id} lacks {what}" for what, there in lacks.items() if not there]
        unknown = [game for game in self.games if game not in GAMES]
        return faults + [f"{self.place.id}: there is no game '{game}'" for game in unknown]


def _is_date(text: str) -> bool:
    try:
        return bool(date.fromisoformat(text))
    except ValueError:
        return False


def rulings() -> list[Ruled]:
    """All rulings, page by page, in their order."""
    found = []
    for file in sorted(pages.DOCS.rglob("*.md")):
        path = file.relative_to(pages.DOCS).as_posix()
        text = file.read_text("utf-8")
        sections = _sections(text)
        for place in pages.places_in(path, text):
            if "ruling" in place.classes:
                found.append(_ruled(place, *sections[place.anchor]))
    return found


def _sections(text: str) -> dict[str, tuple[str, list[str]]]:
    """For each anchor its heading's attributes and the lines of its section."""
    sections: dict[str, tuple[str, list[str]]] = {}
    body: list[str] = []
    fence = ""
    for line in text.splitlines():
        mark = _FENCE.match(line)
        if mark and (not fence or mark["marks"].startswith(fence)):
            fence = "" if fence else mark["marks"]
        elif not fence and re.match(r"#{1,6} ", line):
            body = []
            heading = _HEADING.match(line)
            anchor = re.search(r"#([\w-]+)", heading["attributes"]) if heading else None
            if heading and anchor:
                sections[anchor[1]] = (heading["attributes"], body)
            continue
        body.append(line)
    return sections


def _ruled(place: pages.Place, attributes: str, body: list[str]) -> Ruled:
    data = dict(_DATA.findall(attributes))
    examples, prose = _split(body)
    text = "\n".join(prose).strip()
    first = text.split("\n\n")[0]
    bold = _BOLD.match(first)
    page = pages.page_name(place.path)
    games = _words(data.get("games", "")) or ((page,) if page in GAMES else ())
    cited = dict.fromkeys(_full(rule, page) for rule in re.findall(REFERENCE, text))
    status = [name for name in place.classes if name in STATUS]
    return Ruled(
        place,
        _plain(bold[1], page) if bold else "",
        _plain(text, page),
        status[0] if len(status) == 1 else "",
        data.get("date", ""),
        _words(data.get("topic", "")),
        games,
        tuple(cited),
        tuple(examples),
    )


def _full(rule: str, page: str) -> str:
    """The id of a rule that its own page may name by its anchor alone."""
    return rule if "/" in rule else f"{page}/{rule}"


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


def _split(body: list[str]) -> tuple[list[Example], list[str]]:
    """The examples of a section, and its prose without them."""
    examples: list[Example] = []
    prose: list[str] = []
    fence: re.Match[str] | None = None
    inside: list[str] = []
    for line in body:
        mark = _FENCE.match(line)
        if fence is None and mark:
            fence, inside = mark, []
        elif fence is not None and mark and mark["marks"].startswith(fence["marks"]):
            examples.append(Example(fence["kind"].strip(), "\n".join(inside) + "\n"))
            fence = None
        elif fence is not None:
            inside.append(line.removeprefix(fence["indent"]))
        elif not line.startswith(("???", "===", "    ")):
            prose.append(line)
    return examples, prose


def _plain(text: str, page: str = "") -> str:
    """Markdown as plain words; rules by their full ids."""
    text = re.sub(REFERENCE, lambda m: f"[{_full(m[1], page)}]", text)
    text = re.sub(r"\[\[(.+?)\]\]", r"\1", text)
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", text)
    return re.sub(r"[*`]+", "", text)


# The list on the page of rulings -----------------------------------------------------------


class List(Block):
    """``/// rulings``: every ruling with its verdict; a script lets the reader narrow them down."""

    NAME = "rulings"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Draw the list."""
        found = rulings()
        faults = [fault for ruled in found for fault in ruled.faults]
        if faults:
            raise ValueError("; ".join(faults))
        fields = {"games": "Game", "topics": "Topic"}
        box = listed(parent, "rulings", fields, texts="rulings.json")
        items = add(box, "ul")
        for ruled in found:
            self._item(items, ruled)
        return box

    def _item(self, items: etree.Element, ruled: Ruled) -> None:
        item = add(items, "li")
        item.set("data-games", ",".join(ruled.games))
        item.set("data-topics", ",".join(ruled.topics))
        item.set("data-id", ruled.place.id)
        question = add(item, "p", class_="question")
        add(question, "a", _plain(ruled.place.title), href=pages.source_link(self.md, ruled.place))
        verdict = add(item, "p", class_="verdict")
        add(verdict, "strong", ruled.verdict).tail = " "
        add(verdict, "span", STATUS[ruled.status], class_="status")


# The same for programs ----------------------------------------------------------------------


def as_data(base: str) -> dict[str, Any]:
    """All rulings for programs; the page on rulings tells what each field is."""
    return {
        "edition": metadata.version("pokerrules"),
        "rulings": [_data(ruled, base) for ruled in rulings()],
    }


def _data(ruled: Ruled, base: str) -> dict[str, Any]:
    return {
        "id": ruled.place.id,
        "question": _plain(ruled.place.title),
        "verdict": ruled.verdict,
        "text": ruled.text,
        "status": ruled.status,
        "date": ruled.date,
        "topics": list(ruled.topics),
        "games": list(ruled.games),
        "rules": list(ruled.rules),
        "examples": [example._asdict() for example in ruled.examples],
        "address": pages.address(base, ruled.place),
    }
