"""What draws the site: Python-Markdown extensions, so that any builder that uses them will do.

The site imports the engine; the engine never imports the site.
"""

from __future__ import annotations

from typing import Any

from markdown import Extension, Markdown

from pokerrules.site import blocks, cards, headings, references


class PokerRules(Extension):
    """Cards in prose, numbered rules, rulings to cite, references by id, parts drawn from games."""

    def __init__(self, **settings: Any) -> None:
        self.config = {"address": ["", "where the site will stand, for cite lines"]}
        super().__init__(**settings)

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - the name Markdown asks for
        """Register each concern's own processors."""
        cards.extend(md)
        references.extend(md)
        headings.extend(md, self.getConfig("address"))
        blocks.extend(md)


def makeExtension(**settings: Any) -> PokerRules:  # noqa: N802 - the name Markdown asks for
    """Let mkdocs.yml name the package itself as the extension."""
    return PokerRules(**settings)
