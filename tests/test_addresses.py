"""An address that was printed once stays: people cite it."""

from __future__ import annotations

from pathlib import Path

from pokerrules.site import pages

LIST = Path(__file__).parent / "data" / "addresses.txt"


def listed() -> list[str]:
    lines = LIST.read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("# ")]


def on_pages() -> set[str]:
    return {pages.address("", place).removeprefix("/") for place in pages.places().values()}


def test_the_list_is_in_order() -> None:
    assert listed() == sorted(set(listed()))


def test_what_was_published_is_still_there() -> None:
    gone = sorted(set(listed()) - on_pages())
    assert not gone, f"people cite these; give the headings their ids back: {' '.join(gone)}"


def test_what_is_on_a_page_is_on_the_list() -> None:
    new = sorted(on_pages() - set(listed()))
    lines = "\n".join(new)
    assert not new, f"add to tests/data/addresses.txt, in order; never remove a line:\n{lines}"
