"""Every change of a definition makes an example fail, on the page that tells of it."""

import pytest

from tests.examples import DOCS
from tests.mutants import EXCUSED, Runner, mutants, survivors

MUTANTS = mutants()


@pytest.mark.parametrize("path", MUTANTS)
def test_the_page_kills_every_mutant(path: str) -> None:
    assert Runner(DOCS / path).first_failure() is None
    assert survivors(path, MUTANTS[path]) == []


def test_there_are_mutants_to_kill() -> None:
    """The generator itself has not fallen silent."""
    assert len(MUTANTS["games/christmas-present.md"]) > 80
    assert sum(map(len, MUTANTS.values())) > 150


def test_only_mutants_that_exist_are_excused() -> None:
    for path, excused in EXCUSED.items():
        assert excused.keys() <= {mutant.what for mutant in MUTANTS[path]}
