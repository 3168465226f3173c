"""An example that does not hold says why, and nothing that only follows."""

from __future__ import annotations

import pytest

from pokerrules.examples import JUDGES

CINCINNATI = "Game: Cincinatti\nAnn: Ks Kd 7c 8d 2s 3s 4s\nBob: Qs Qd\nAnn declares\nBob wins\n"
CHOICES = "[x] Bob wins :: Yes.\n[ ] Ann wins :: No.\n"
ROWS = "Game: Cincinatti\nAnn | Bob | wins | with\nKs Kd | Qs | Ann | pair\n"


@pytest.mark.parametrize(
    ("kind", "source"),
    [
        ("hand", CINCINNATI),
        ("hand findings", f"{CINCINNATI}Ann wins   # showdown/winner\n"),
        ("quiz", f"Who?\n---\n{CINCINNATI}---\n{CHOICES}"),
        ("whowins", ROWS),
    ],
    ids=lambda value: value if value in JUDGES else "",
)
def test_of_a_game_that_is_not_here_only_that_is_told(kind: str, source: str) -> None:
    ((_, message),) = JUDGES[kind](source)
    assert message.startswith("no game here is called 'Cincinatti'")
