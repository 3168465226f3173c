"""The rulings as a body of law: each is complete, and the JSON says what its page promises."""

import re

from pokerrules.rules import RULES
from pokerrules.site.rulings import as_data, rulings
from tests.examples import DOCS


def test_every_ruling_is_complete() -> None:
    assert [fault for ruled in rulings() for fault in ruled.faults] == []


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
