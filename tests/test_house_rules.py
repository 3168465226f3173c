"""A game's page tells of every house rule that the game has."""

from __future__ import annotations

import pytest
from markdown import Markdown

from pokerrules.games import GAMES
from pokerrules.site import houserules
from tests.examples import DOCS


@pytest.mark.parametrize("slug", GAMES)
def test_the_page_tells_of_each(slug: str) -> None:
    text = (DOCS / "games" / f"{slug}.md").read_text("utf-8")
    assert list(houserules.lacking(GAMES[slug], text)) == []


def test_a_page_that_denies_one_is_told_what_it_lacks() -> None:
    page = "# Six-pack\n\n## House rules\n\nThe game has none of its own.\n"
    assert list(houserules.lacking(GAMES["six-pack"], page)) == [
        "games/six-pack.md lacks '/// options | six-pack', since the game has house rules of its own",
        "games/six-pack.md lacks the heading '### House rule: hole cards { #house-hole-cards }' "
        "above the examples of that house rule",
    ]
    assert list(houserules.lacking(GAMES["mexican-stud"], page)) == []  # it has none


def test_it_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houserules, "lacking", lambda game, text: [f"{game.slug} lacks it"])
    with pytest.raises(LookupError, match="christmas-present lacks it"):
        Markdown(extensions=["pokerrules.site"]).convert("/// own\n///\n")
