"""Every change of a game's definition makes an example on its own page fail."""

import pytest

from pokerrules.games import GAMES
from tests.examples import DOCS
from tests.mutants import EXCUSED, Runner, mutants, survivors


@pytest.mark.parametrize("slug", GAMES)
def test_the_page_kills_every_mutant_of_its_game(slug: str) -> None:
    runner = Runner(DOCS / "games" / f"{slug}.md")
    assert runner.first_failure() is None
    count, alive = survivors(GAMES[slug], runner)
    assert alive == []
    assert count > 50  # The generator itself has not fallen silent.


@pytest.mark.parametrize("slug", GAMES)
def test_only_mutants_that_exist_are_excused(slug: str) -> None:
    named = {mutant.what for mutant in mutants(GAMES[slug])}
    assert EXCUSED.get(slug, {}).keys() <= named
