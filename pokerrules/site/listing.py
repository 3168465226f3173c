"""A list that the reader narrows down by words and by what its items are.

The form above it is drawn with the page, so that nothing moves when its script
(javascripts/narrow.js) starts; the style sheet hides it from a reader without scripts.
"""

from __future__ import annotations

import xml.etree.ElementTree as etree
from collections.abc import Iterable

from pokerrules.site.drawing import add


def listed(
    parent: etree.Element,
    noun: str,
    fields: dict[str, str],
    items: Iterable[etree.Element],
    texts: str = "",
) -> etree.Element:
    """Draw a list with its form.

    Args:
        parent: where the box goes.
        noun: what is listed, in the plural.
        fields: what an item's ``data-`` attributes are called above the list. An item has its
            values there, with commas between them; one that has none is of every kind.
        items: the ``li`` elements.
        texts: a file with more text to search.
    """
    box = add(parent, "div", class_="listed", data_noun=noun)
    if texts:
        box.set("data-texts", texts)
    found = list(items)
    form = add(box, "form", class_="narrow", role="search", aria_label=f"Find {noun}")
    add(add(form, "label", "Words"), "input", type="search")
    for key, label in fields.items():
        _choices(form, key, label, found)
    add(form, "p", f"{len(found)} of {len(found)} {noun}", role="status")
    add(box, "ul").extend(found)
    return box


def _choices(form: etree.Element, key: str, label: str, items: list[etree.Element]) -> None:
    """A field with every value that an item has."""
    select = add(add(form, "label", label), "select", name=key)
    add(select, "option", "all", value="")
    told = {value for item in items for value in item.get(f"data-{key}", "").split(",") if value}
    for value in sorted(told, key=_in_order):
        add(select, "option", value)


def _in_order(value: str) -> tuple[int, str]:
    """Numbers by what they are worth, words by the alphabet."""
    return (int(value), "") if value.isdigit() else (0, value.casefold())
