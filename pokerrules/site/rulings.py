"""The rulings as a body of law: collected from all pages, listed on one, written out as JSON.

A ruling is a section whose heading has the class ``.ruling``, exactly one status class, the date
on which it was made (``data-date``) and what it is about (``data-topic``). Its first paragraph
begins with the verdict in bold; it cites the rules it rests on and carries an example.

A ruling on a game's page touches that game, any other those games in which it can matter
(``data-needs``, see `pokerrules.site.topics`; ``data-games`` names them). Where a game has its own answer to a question of
the law, ``data-before="drawing/show-the-ace"`` says that it goes before that ruling.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from collections.abc import Iterable, Iterator
from datetime import date
from importlib import metadata
from typing import Any, NamedTuple

from pymdownx.blocks.block import Block

from pokerrules.games import GAMES
from pokerrules.site import pages, references, topics
from pokerrules.site.drawing import add
from pokerrules.site.headings import STATUS
from pokerrules.site.listing import listed
from pokerrules.site.references import REFERENCE

LAW = "law of the table"

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
    game: str
    """The slug of its own game; empty for the law of the table."""
    needs: tuple[str, ...]
    """What a game must have for a ruling of the law to matter in it, besides its topics."""
    only: tuple[str, ...]
    """The games that a ruling of the law names; none where it names none."""
    rules: tuple[str, ...]
    examples: tuple[Example, ...]

    @property
    def where(self) -> str:
        """The name of its game, or of the law."""
        return GAMES[self.game].name if self.game else LAW

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
        return faults + [f"{self.place.id}: {unknown}" for unknown in self._unknown()]

    def _unknown(self) -> Iterator[str]:
        """Words of its heading that say nothing, each with those that would."""
        lists: list[tuple[str, tuple[str, ...], Iterable[str]]] = [
            ("topic", self.topics, topics.TOPICS),
            ("game", self.only, GAMES),
            ("feature of games", self.needs, topics.FEATURES),
        ]
        for kind, words, known in lists:
            for word in words:
                if word not in known:
                    yield f"no {kind} is called '{word}', only {', '.join(known)}"
        if self.place.before and self.place.before not in pages.places():
            yield f"no ruling is called '{self.place.before}'"


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
    cited = dict.fromkeys(_full(rule, page) for rule in re.findall(REFERENCE, text))
    status = [name for name in place.classes if name in STATUS]
    return Ruled(
        place,
        _plain(bold[1], page) if bold else "",
        _plain(text, page),
        status[0] if len(status) == 1 else "",
        data.get("date", ""),
        _words(data.get("topic", "")),
        page if page in GAMES else "",
        _words(data.get("needs", "")),
        _words(data.get("games", "")),
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


# Law and games ------------------------------------------------------------------------------


def touched(ruled: Ruled) -> tuple[str, ...]:
    """The games that a ruling decides something in, by their slugs."""
    if ruled.game:
        return (ruled.game,)
    own = {pages.page_name(other.path) for other in pages.otherwise(ruled.place.id)}
    return tuple(
        slug
        for slug, game in GAMES.items()
        if slug not in own
        and (slug in ruled.only or not ruled.only)
        and topics.can_matter(game, ruled.topics, ruled.needs)
    )


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
        return listed(parent, "rulings", fields, map(self._item, joined(found)), "rulings.json")

    def _item(self, alike: list[Ruled]) -> etree.Element:
        ruled = alike[0]
        slugs = [slug for each in alike for slug in touched(each)]
        item = etree.Element("li")
        names = [GAMES[slug].name for slug in slugs]
        item.set("data-games", ",".join(names if ruled.game else [LAW, *names]))
        item.set("data-topics", ",".join(ruled.topics))
        item.set("data-id", ",".join(each.place.id for each in alike))
        if not ruled.game:
            item.set("data-last", "")
        question = add(item, "p", class_="question")
        add(question, "a", _plain(ruled.place.title), href=self._link(ruled.place))
        verdict = add(item, "p", class_="verdict")
        add(verdict, "strong", ruled.verdict).tail = " "
        add(verdict, "span", STATUS[ruled.status], class_="status").tail = " "
        self._where(add(verdict, "span", class_="where"), alike)
        return item

    def _where(self, line: etree.Element, alike: list[Ruled]) -> None:
        """The game of a ruling, or each of several; and which ruling goes before which."""
        ruled = alike[0]
        if len(alike) > 1:
            references.to_games(self.md, line, [each.place for each in alike])
        else:
            line.text = ruled.where
        if ruled.place.before:
            law = pages.place(ruled.place.before)
            _go_on(line, "; before the law: ")
            add(line, "a", _plain(law.title), href=self._link(law))
        if others := pages.otherwise(ruled.place.id):
            _go_on(line, "; games with their own: ")
            references.to_games(self.md, line, others)

    def _link(self, place: pages.Place) -> str:
        return pages.source_link(self.md, place)


def _go_on(line: etree.Element, words: str) -> None:
    """More words behind what stands on a line."""
    if len(line):
        line[-1].tail = words
    else:
        line.text = f"{line.text}{words}"


def joined(found: list[Ruled]) -> list[list[Ruled]]:
    """The rulings one by one; games that answer the same question alike stand together."""
    alike: dict[tuple[object, ...], list[Ruled]] = {}
    for ruled in found:
        said = (
            _plain(ruled.place.title),
            ruled.verdict,
            ruled.status,
            ruled.topics,
            ruled.place.before,
        )
        alike.setdefault((*said, bool(ruled.game)), []).append(ruled)
    return list(alike.values())


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
        "game": ruled.game,
        "games": list(touched(ruled)),
        "before": ruled.place.before,
        "rules": list(ruled.rules),
        "examples": [example._asdict() for example in ruled.examples],
        "address": pages.address(base, ruled.place),
    }
