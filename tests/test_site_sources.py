"""The pages as they are written: no example is overlooked, no id stands twice."""

from __future__ import annotations

import ast
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from sybil.document import PythonDocStringDocument
from sybil.parsers.rest import DocTestParser

from pokerrules.examples import JUDGES
from pokerrules.site import pages
from tests.examples import DOCS, PAGES, ROOT, page

SHOWN = {"text", "bash", "markdown"}
"""Kinds of fence that are only shown: the grammar, commands, how to write a page."""
KINDS = {*JUDGES, "pycon", *SHOWN}
WITH_EXAMPLES = [*PAGES, ROOT / "README.md"]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def fences(text: str) -> list[tuple[str, list[str]]]:
    """Kind and lines of each fence, found line by line and not as Sybil finds them."""
    found: list[tuple[str, list[str]]] = []
    closing = ""
    for line in text.splitlines():
        mark = re.match(r"\s*(`{3,}|~{3,})(.*)", line)
        if closing:
            if mark and mark[1].startswith(closing) and not mark[2].strip():
                closing = ""
            else:
                found[-1][1].append(line)
        elif mark:
            closing = mark[1]
            found.append((" ".join(mark[2].split()), []))
    assert not closing, "a fence stays open"
    return found


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=name)
def test_every_fence_is_of_a_known_kind(path: Path) -> None:
    assert {kind for kind, _ in fences(path.read_text("utf-8"))} <= KINDS


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=name)
def test_every_example_is_collected(path: Path) -> None:
    counted: Counter[str] = Counter()
    for kind, lines in fences(path.read_text("utf-8")):
        prompts = sum(line.lstrip().startswith(">>> ") for line in lines)
        assert kind != "pycon" or prompts, "a pycon fence without a prompt"
        counted[kind] += prompts if kind == "pycon" else 1
    collected = Counter(
        example.parsed[0] if isinstance(example.parsed, tuple) else "pycon"
        for example in page(path).examples()
    )
    assert collected == Counter({kind: n for kind, n in counted.items() if kind not in SHOWN})


def test_page_names_are_ids_and_so_stand_once() -> None:
    names = Counter(pages.page_name(name(path)) for path in PAGES)
    assert [page for page, times in names.items() if times > 1 and page != "index"] == []


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_anchors_stand_once_on_a_page(path: Path) -> None:
    found = pages.places_in(path.relative_to(DOCS).as_posix(), path.read_text("utf-8"))
    times = Counter(place.id for place in found)
    assert [id_ for id_, n in times.items() if n > 1] == []


MODULES = sorted((ROOT / "pokerrules").rglob("*.py"))


def docstrings(file: Path) -> list[str]:
    """Every docstring of a module that Python itself knows."""
    nodes = ast.walk(ast.parse(file.read_text("utf-8")))
    known = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return [ast.get_docstring(node) or "" for node in nodes if isinstance(node, known)]


@pytest.mark.parametrize("file", MODULES, ids=name)
def test_every_prompt_of_a_docstring_is_collected(file: Path) -> None:
    counted = sum(text.count(">>> ") for text in docstrings(file))
    document = PythonDocStringDocument.parse(str(file), DocTestParser())
    assert len(list(document.examples())) == counted


def test_rules_named_in_docstrings_exist() -> None:
    named = {
        (file.name, rule)
        for file in MODULES
        for text in docstrings(file)
        for rule in re.findall(r"^\s*Rule: (\S+)$", text, re.MULTILINE)
    }
    assert sorted((file, rule) for file, rule in named if rule not in pages.places()) == []


HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
    )
]


def test_no_committed_file_names_the_host_of_a_registry() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    files = [ROOT / line for line in listed.stdout.splitlines()]
    assert len(files) > 10
    naming = [
        (name(file), host)
        for file in files
        if file.is_file()
        for host in HOSTS
        if host.encode() in file.read_bytes()
    ]
    assert naming == []


def test_the_style_sheets_stay_small() -> None:
    """The book's own, and those that the interactive parts load for themselves."""
    sizes = {file.name: file.stat().st_size for file in DOCS.rglob("*.css")}
    assert set(sizes) == {"pokerrules.css", "app.css", "referee.css"}
    assert max(sizes.values()) < 8 * 1024


def test_scripts_make_no_markup_of_text() -> None:
    markup = re.compile(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|\beval\b"
    )
    naming = {
        name(file): markup.findall(file.read_text("utf-8")) for file in sorted(DOCS.rglob("*.js"))
    }
    assert len(naming) > 10
    assert {file: found for file, found in naming.items() if found} == {}
