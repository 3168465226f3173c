"""Every example of every page on the readers' Python: Pyodide in Node, with the files of the site."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pokerrules.examples import JUDGES
from pokerrules.site.readers_python import MADE
from tests.examples import PAGES, ROOT, fences, page

TOOL = ROOT / "tools" / "examples_in_pyodide.mjs"


def blocks(path: Path) -> Iterator[dict[str, Any]]:
    """The fences of a page that are examples; `new` where a section begins with fresh names."""
    document = page(path)
    spaces = [id(example.namespace) for example in document.examples()]
    at, last = 0, 0
    for kind, block in fences(document):
        source = "\n".join(line.strip("\n") for line in dedented(str(block.lexemes["source"])))
        if kind != "pycon" and kind not in JUDGES:
            continue
        line = document.text.count("\n", 0, block.start) + 1
        here = spaces[at]
        where = f"{path.relative_to(ROOT)}:{line}"
        yield {"where": where, "kind": kind, "source": source + "\n", "new": here != last}
        last = here
        at += source.count(">>> ") if kind == "pycon" else 1


def dedented(source: str) -> list[str]:
    """The lines of a fence without the indentation of its first."""
    lines = source.splitlines()
    first = next((line for line in lines if line.strip()), "")
    width = len(first) - len(first.lstrip())
    return [line[width:] if not line[:width].strip() else line for line in lines]


def test_all_examples_hold_on_the_readers_python() -> None:
    asked = [block for path in [*PAGES, ROOT / "README.md"] for block in blocks(path)]
    expected = sum(len(list(page(path).examples())) for path in [*PAGES, ROOT / "README.md"])
    ran = subprocess.run(
        ["node", str(TOOL), str(MADE)],
        input=json.dumps(asked),
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    assert told["failed"] == []
    assert told["ran"] == expected > 100
    assert told["python"] == json.loads((MADE / "about.json").read_text("utf-8"))["python"]
