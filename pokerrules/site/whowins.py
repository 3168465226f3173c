"""The ``whowins`` fence: a table of showdowns; on a phone the style sheet makes each row a card."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from typing import Any

from markdown import Markdown

from pokerrules.site import cards
from pokerrules.site.drawing import add, fence
from pokerrules.whowins import WINS, WITH, Table, check_table, is_player, parse_table, winners_in


@fence(lambda source, options: check_table(source))
def draw(source: str, options: dict[str, Any], md: Markdown) -> etree.Element:
    """The formatter of the fence."""
    return element(parse_table(source))


def element(table: Table) -> etree.Element:
    """The table, with the roles said outright: styled as cards it would lose them."""
    root = etree.Element("table", {"class": "whowins", "role": "table"})
    if table.settings:
        cards.fill(add(root, "caption"), " · ".join(_setting(line) for line in table.settings))
    head = add(add(root, "thead", role="rowgroup"), "tr", role="row")
    for words in table.headers:
        add(
            head,
            "th",
            words.capitalize() if words in (WINS, WITH) else words,
            role="columnheader",
            scope="col",
        )
    contests = table.contests
    body = add(root, "tbody", role="rowgroup")
    for row in table.rows:
        line = add(body, "tr", role="row")
        won = winners_in(row.cells[table.headers.index(WINS)], contests)
        for words, cell in zip(table.headers, row.cells, strict=True):
            data = add(line, "td", role="cell")
            data.set("data-label", words)
            bold = words == WINS or (is_player(words) and words in won)
            data.set("class", "won" if bold else "")
            cards.fill(add(data, "span", class_="what"), cell)
    return root


def _setting(line: str) -> str:
    key, _, value = line.partition(":")
    return value.strip() if key.casefold() == "game" else line
