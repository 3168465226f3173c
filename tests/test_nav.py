"""The pages of the book stand in its contents, and the builds count what is wrong with them."""

from __future__ import annotations

import os
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from pokerrules.games import GAMES
from tests.examples import DOCS, PAGES, ROOT

NAV = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]


def test_every_page_stands_in_the_contents_once() -> None:
    listed = Counter(re.findall(r"^ +- [^#\n]*?([\w/-]+\.md)$", NAV, re.MULTILINE))
    assert listed == Counter(page.relative_to(DOCS).as_posix() for page in PAGES)


def test_the_home_page_leads_to_every_game() -> None:
    linked = re.findall(r"\]\(games/([\w-]+)\.md\)", (DOCS / "index.md").read_text("utf-8"))
    assert sorted({*linked} - {"index"}) == sorted(GAMES)


def test_each_build_is_strict_and_says_its_warnings() -> None:
    """Told to be quiet, mkdocs does not count the warnings for which it should fail."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    builds = re.findall(r"(?:mkdocs|zensical) build.*", makefile)
    assert len(builds) == 2
    assert all("--strict" in build and "--quiet" not in build for build in builds)


@pytest.mark.parametrize(
    ("setting", "address"),
    [
        ({}, "http://127.0.0.1:8333/"),
        ({"SITE_URL": "https://rules.example/"}, "https://rules.example/"),
    ],
)
def test_the_book_is_built_for_where_it_is_served(
    setting: dict[str, str], address: str, tmp_path: Path
) -> None:
    for program in ("mkdocs", "python"):
        (tmp_path / program).write_text('#!/bin/sh\necho "$SITE_URL"\n')
        (tmp_path / program).chmod(0o755)
    ready = ("-o", ".venv/.done", "-o", "build/python/.done")
    command = ("make", "--silent", "serve", "PORT=8333", f"BIN={tmp_path}", *ready)
    environment = {"PATH": os.environ["PATH"], **setting}
    made = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert (set(made.stdout.split()), made.stderr) == ({address}, "")
