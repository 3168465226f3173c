"""The rulings as a body of law: each is complete, and the JSON says what its page promises."""

import re

import pytest

from pokerrules.rules import RULES
from pokerrules.site.rulings import Ruled, as_data, joined, rulings, touched
from pokerrules.site.topics import FEATURES, TOPICS
from tests.examples import DOCS


def test_every_ruling_is_complete() -> None:
    assert [fault for ruled in rulings() for fault in ruled.faults] == []


def test_a_word_that_says_nothing_is_told_those_that_would() -> None:
    found = rulings()[0]._replace(topics=("discard",), only=("whist",), needs=("luck",))
    topic, game, feature = found.faults
    assert topic.startswith(f"{found.place.id}: no topic is called 'discard', only aces, all in, ")
    assert "discards" in topic
    assert "no game is called 'whist', only christmas-present, " in game
    assert "no feature of games is called 'luck', only ace draw, " in feature
    astray = found._replace(place=found.place._replace(before="drawing/nowhere"))
    assert "no ruling is called 'drawing/nowhere'" in astray.faults[-1]


def test_every_ruling_rests_on_rules_that_exist() -> None:
    known = RULES.keys() | {ruled.place.id for ruled in rulings()}
    assert [rule for ruled in rulings() for rule in ruled.rules if rule not in known] == []


def test_the_fields_are_those_that_the_page_explains() -> None:
    page = (DOCS / "rulings" / "index.md").read_text()
    explained = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    data = as_data("https://example.org/")
    assert data.keys() == {"edition", "rulings"}
    assert len(data["rulings"]) == len(rulings()) > 50
    for ruled in data["rulings"]:
        assert list(ruled) == explained
        assert ruled["address"].startswith("https://example.org/")
        assert ruled["address"].endswith("#" + ruled["id"].partition("/")[2])
        assert ruled["text"].startswith(ruled["verdict"])
        assert all(example["text"].strip() for example in ruled["examples"])


def test_one_ruling_in_full() -> None:
    """The whole of a ruling, as its page has it."""
    by_id = {ruled["id"]: ruled for ruled in as_data("https://example.org/")["rulings"]}
    ruled = by_id["christmas-present/two-locks"]
    assert ruled["question"] == "We are two, and we went opposite ways. Do we still bet?"
    assert (ruled["verdict"], ruled["status"]) == ("No.", "ours")
    assert ruled["games"] == ["christmas-present"]
    assert ruled["rules"] == ["declaring/both-locks"]
    assert ruled["address"] == "https://example.org/games/christmas-present/#two-locks"
    assert [example["kind"] for example in ruled["examples"]] == ["hand findings"]


# Topics ------------------------------------------------------------------------------------


def stem(topic: str) -> frozenset[str]:
    """A topic whatever its form: all-in and all in, draw and drawing, ace and aces are one."""
    words = re.findall(r"[a-z]+", topic.lower())
    return frozenset(
        re.sub(r"(ing|es|e|s)$", "", word) for word in words if word not in ("of", "the")
    )


def test_the_vocabulary_has_no_near_doubles() -> None:
    for one, other in (("all-in", "all in"), ("draw", "drawing"), ("ace", "aces")):
        assert stem(one) == stem(other)
    assert stem("showing hands") == stem("hands showing")
    assert len({stem(topic) for topic in TOPICS}) == len(TOPICS)


def test_each_topic_is_used_and_each_feature_is_needed() -> None:
    assert {topic for ruled in rulings() for topic in ruled.topics} == TOPICS.keys()
    needed = {feature for ruled in rulings() for feature in ruled.needs}
    assert needed | set(filter(None, TOPICS.values())) == FEATURES.keys()


# Law and games -----------------------------------------------------------------------------

BY_ID = {ruled.place.id: ruled for ruled in rulings()}


def law_of(game: str) -> list[str]:
    """The rulings of the law that can matter in a game."""
    return [r.place.id for r in rulings() if not r.game and game in touched(r)]


def test_a_game_hides_the_law_that_it_answers_otherwise() -> None:
    """Shut and Open wants the ace shown, the law does not; two cards allow no draw of four."""
    assert "drawing/show-the-ace" in law_of("christmas-present")
    assert "drawing/show-the-ace" not in law_of("shut-and-open")
    assert BY_ID["shut-and-open/must-show"].place.before == "drawing/show-the-ace"
    assert "drawing/how-many-may-i-draw" not in law_of("gruesome-twosome")


@pytest.mark.parametrize(
    ("law", "there", "not_there"),
    [
        ("declaring/fist-counts", "love-canal", "east-village"),  # cards speak
        ("declaring/may-the-lock-raise", "christmas-present", "love-canal"),  # no bet behind it
        ("lows/no-low-possible", "east-village", "christmas-present"),  # eight or better
        ("lows/ace-high-wheel", "chernobyl", "east-village"),
        ("hands/board-plays", "london-bridge", "east-village"),  # two of the hand must play
        ("hands/two-from-hand", "six-pack", "crisscross"),
        ("hands/natural-or-wild", "7-up", "six-pack"),
        ("hands/two-cards", "gruesome-twosome", "three-card-extra"),
        ("dealing/stud-card-exposed", "follow-the-queen", "mexican-stud"),  # all is dealt down
        ("drawing/changed-my-mind", "open-and-shut", "otis-elevator"),
        ("betting/no-chips-left", "7-up", ""),
    ],
)
def test_the_law_is_told_where_it_can_matter(law: str, there: str, not_there: str) -> None:
    assert there in touched(BY_ID[law])
    assert not_there not in touched(BY_ID[law])


def test_what_a_game_goes_before_is_law() -> None:
    laws = [pair for r in rulings() if (pair := (r.game, r.place.before))[1]]
    assert all(game and not BY_ID[law].game for game, law in laws)


def test_only_games_that_answer_alike_stand_together() -> None:
    together = joined(rulings())
    assert sum(map(len, together)) == len(rulings())

    def said(ruled: Ruled) -> tuple[str, str, str]:
        return ruled.place.title, ruled.verdict, ruled.status

    assert all(len({said(ruled) for ruled in alike}) == 1 for alike in together)
    several = [[ruled.game for ruled in alike] for alike in together if len(alike) > 1]
    assert all(len(set(games)) == len(games) for games in several)
    assert ["chernobyl", "love-canal"] in several
