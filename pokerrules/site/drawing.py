"""What the drawn parts share: elements, prose inside a fence, and how a wrong fence fails."""

from __future__ import annotations

import functools
import xml.etree.ElementTree as etree
from collections.abc import Callable, Iterable
from typing import Any

from markdown import Markdown
from pymdownx.superfences import SuperFencesException


def add(parent: etree.Element, tag: str, text: str = "", **attributes: str) -> etree.Element:
    """A new child; ``class_`` and ``aria_label`` are spelt the Python way."""
    names = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
    child = etree.SubElement(parent, tag, names)
    child.text = text or None
    return child


def prose(md: Markdown, parent: etree.Element, text: str) -> None:
    """Text of a fence as the page's own Markdown would have it: emphasis, cards, references."""
    holder = etree.Element("div")
    etree.SubElement(holder, "span").text = text
    md.treeprocessors["inline"].run(holder)
    if "unescape" in md.treeprocessors:
        md.treeprocessors["unescape"].run(holder)
    parent.append(holder[0])


Drawer = Callable[[str, dict[str, Any], Markdown], etree.Element]


def fence(
    judge: Callable[[str, dict[str, Any]], list[tuple[int, str]]],
) -> Callable[[Drawer], Callable[..., str]]:
    """Make a drawer the formatter of a fence that fails the build unless its example holds.

    SuperFences lets no exception but its own out of a formatter; it would show the text of the
    fence as if nothing had happened.
    """

    def wrap(drawer: Drawer) -> Callable[..., str]:
        @functools.wraps(drawer)
        def formatter(
            source: str,
            language: str,
            css_class: str,
            options: dict[str, Any],
            md: Markdown,
            **_: Any,
        ) -> str:
            try:
                _refuse(language, judge(source, options), source)
                drawn = drawer(source, options, md)
            except SuperFencesException:
                raise
            except Exception as error:
                raise SuperFencesException(f"{language}: {error}\n{source}") from error
            return etree.tostring(drawn, encoding="unicode", method="html")

        return formatter

    return wrap


def _refuse(kind: str, problems: Iterable[tuple[int, str]], source: str) -> None:
    """Fail the build when there are problems, naming each line as the page has it."""
    lines = ["", *source.splitlines(), ""]
    told = [
        f"{kind}, line {line}: {message}\n    {lines[min(line, len(lines) - 1)]}"
        for line, message in problems
    ]
    if told:
        raise SuperFencesException("\n" + "\n".join(told))
