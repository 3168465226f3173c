"""The steps after a build, whoever has built: what stands beside the pages.

``python -m pokerrules.site.after site`` writes rulings/rulings.json into the folder ``site``.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from pokerrules.site import rulings

HERE = "http://127.0.0.1:8000/"


def write_rulings(site: Path, base: str) -> None:
    """The rulings for programs, beside the page that lists them for people."""
    text = json.dumps(rulings.as_data(base), ensure_ascii=False, indent=1)
    (site / "rulings" / "rulings.json").write_text(text + "\n", "utf-8")


def main(site: str) -> None:
    """All steps, in order."""
    write_rulings(Path(site), os.environ.get("SITE_URL", HERE))


if __name__ == "__main__":
    main(sys.argv[1])
