"""A step after the build: the readers' Python beside the pages, under names that change with it.

`tools/readers_python.mjs` has made the files; here they are laid where the worker finds them, and
``javascripts/built.js`` is told where that is. A page that is open keeps the names it was built with.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

MADE = Path(__file__).parents[2] / "build" / "python"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
ZIPS = ("library", "engine")


def digest(*files: Path) -> str:
    """A short name for what stands in some files."""
    total = hashlib.sha256()
    for file in files:
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()[:12]


def install(site: Path, made: Path = MADE) -> dict[str, Any]:
    """Lay Python's files into the site; tells where they lie and of which Python they are."""
    home = site / "assets" / "python"
    shutil.rmtree(home, ignore_errors=True)
    folder = home / digest(*(made / name for name in PYODIDE))
    folder.mkdir(parents=True)
    for name in PYODIDE:
        shutil.copyfile(made / name, folder / name)
    where = {"python": f"assets/python/{folder.name}/"}
    for name in ZIPS:
        file = made / f"{name}.zip"
        where[name] = f"assets/python/{name}-{digest(file)}.zip"
        shutil.copyfile(file, site / where[name])
    return {**where, "about": json.loads((made / "about.json").read_text("utf-8"))}


def edition(files: Iterable[Path]) -> str:
    """A name for this state of the whole book."""
    return digest(*sorted(files))


def last_changed(root: Path = MADE.parents[1]) -> str:
    """The day on which pages or rules were last changed, as git knows; today if nobody knows."""
    asked = ["git", "log", "-1", "--format=%cs", "--", "docs", "pokerrules"]
    try:
        told = subprocess.run(asked, cwd=root, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        told = ""
    now = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", 0)), UTC)
    today = now if "SOURCE_DATE_EPOCH" in os.environ else datetime.now(UTC)
    return told.strip() or today.date().isoformat()


def tell(site: Path, built: dict[str, Any]) -> None:
    """Fill in ``javascripts/built.js``."""
    script = site / "javascripts" / "built.js"
    head = script.read_text("utf-8").partition("export const BUILT")[0]
    script.write_text(f"{head}export const BUILT = {json.dumps(built)};\n", "utf-8")
