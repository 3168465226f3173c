"""Cards in prose: ``[[Ks Kd]]`` is drawn as two small boxes, each with a name to be read out."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree

from markdown import Markdown
from markdown.inlinepatterns import InlineProcessor
from markdown.util import AtomicString

from pokerrules.cards import Card

CARDS = r"\[\[([^\[\]\n]+)\]\]"
_CODE_OR_LOW = re.compile(
    r"(?P<quoted>(?<!\w)'[^']*')|(?<![\w$.-])(?:(?P<card>(?:10|[2-9TJQKA])[cdhs♣♦♥♠]|X[12]|\?\?)"
    r"|(?P<low>[2-9TJQKA](?:-[2-9TJQKA]){2,4}))(?![\w-])"
)


def element(card: Card) -> etree.Element:
    """One card as a box; what it is called goes into its accessible name."""
    box = etree.Element("span", {"class": f"card {_kind(card)}", "role": "img"})
    box.set("aria-label", card.name)
    box.text = AtomicString(card.symbol)
    return box


def _kind(card: Card) -> str:
    return f"card-{card.suit}" if card.suit in "cdhs" else "card-x"


def group(text: str) -> etree.Element:
    """Several cards, in the order written.

    Raises:
        BadCard: when a word is no card.
    """
    span = etree.Element("span", {"class": "cards"})
    for word in text.split():
        box = element(Card(word))
        box.tail = " "
        span.append(box)
    span[-1].tail = None
    return span


def fill(parent: etree.Element, text: str) -> None:
    """Put a record's words into an element: each card code a box, each low kept on one line.

    What stands in quotes is to be written so, and stays letters.
    """
    end = 0
    for match in _CODE_OR_LOW.finditer(text):
        if match["quoted"]:
            continue
        _say(parent, text[end : match.start()])
        parent.append(_low(match["low"]) if match["low"] else element(Card(match["card"])))
        end = match.end()
    _say(parent, text[end:])


def _low(name: str) -> etree.Element:
    span = etree.Element("span", {"class": "low"})
    span.text = AtomicString(name)
    return span


def _say(parent: etree.Element, words: str) -> None:
    """Add words behind whatever the element holds so far; they are no Markdown."""
    if len(parent):
        parent[-1].tail = AtomicString((parent[-1].tail or "") + words)
    else:
        parent.text = AtomicString((parent.text or "") + words)


class _Inline(InlineProcessor):
    def handleMatch(  # type: ignore[override]  # noqa: N802 - Markdown's name
        self, m: re.Match[str], data: str
    ) -> tuple[etree.Element, int, int]:
        return group(m[1]), m.start(0), m.end(0)


def extend(md: Markdown) -> None:
    """Cards are met before links are, and after code."""
    md.inlinePatterns.register(_Inline(CARDS, md), "pokerrules-cards", 175)
