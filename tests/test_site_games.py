"""The list of games: all of them, and of each what a reader can ask for."""

from __future__ import annotations

from pokerrules.games import GAMES
from pokerrules.site.games import FIELDS, fields, told


def test_what_is_told_of_a_game_stands_in_its_item() -> None:
    # From the two games' definitions: a row of five cards against a draw with a declare.
    assert told(GAMES["cincinnati-liz"]) == (
        "Two to nine, best with five to seven. Board. Six betting rounds. "
        "Wild: the lowest rank on the board (the ace is high). The best high hand takes the pot."
    )
    assert told(GAMES["christmas-present"]) == (
        "Two to ten, best with four to seven. Draw, rolled cards. Seven betting rounds. "
        "Nothing wild. High and low share the pot; all declare which they play for."
    )


def test_a_game_can_be_found_by_every_field() -> None:
    for game in GAMES.values():
        found = fields(game)
        assert found.keys() == FIELDS.keys()
        assert all(found.values()), game.name


def test_players_are_all_numbers_that_can_play() -> None:
    # Nine hands of five and the row take fifty cards; three hands and four on the board, 16 × 3 + 4.
    assert fields(GAMES["cincinnati-liz"])["players"] == tuple("23456789")
    assert fields(GAMES["lame-brain-pete"])["players"][-1] == "16"


def test_kinds_are_told_from_the_steps() -> None:
    kinds = {slug: fields(game)["kinds"] for slug, game in GAMES.items()}
    assert kinds["christmas-present"] == ("draw", "rolled cards")
    assert kinds["chernobyl"] == ("cards of other players",)  # their discards
    assert kinds["east-village"] == ("board", "cards of other players")  # a board of donations
    assert kinds["share-your-hole"] == ("stud", "cards of other players")
    assert kinds["otis-elevator"] == ("board",)
    assert kinds["mexican-stud"] == ("stud", "rolled cards")  # nothing is dealt face up
    assert kinds["trump-is-wild"] == ("stud", "dummy hand")


def test_what_a_source_leaves_out_is_not_told() -> None:
    game = GAMES["trump-is-wild"]
    assert (fields(game)["wild"], fields(game)["pot"]) == (("not told",), ("not told",))
    assert told(game).endswith("Five betting rounds. Wild: not told. Who wins is not told.")
