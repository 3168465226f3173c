"""The pages of the book stand in its contents, and the builds count what is wrong with them."""

from __future__ import annotations

import re
from collections import Counter

from tests.examples import DOCS, PAGES, ROOT

NAV = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]


def test_every_page_stands_in_the_contents_once() -> None:
    listed = Counter(re.findall(r"^ +- [^#\n]*?([\w/-]+\.md)$", NAV, re.MULTILINE))
    assert listed == Counter(page.relative_to(DOCS).as_posix() for page in PAGES)


def test_each_build_is_strict_and_says_its_warnings() -> None:
    """Told to be quiet, mkdocs does not count the warnings for which it should fail."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    builds = re.findall(r"(?:mkdocs|zensical) build.*", makefile)
    assert len(builds) == 2
    assert all("--strict" in build and "--quiet" not in build for build in builds)
