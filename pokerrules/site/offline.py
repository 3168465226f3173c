"""Steps after the build that make the book an app: its manifest, its links, the list of its files.

The service worker itself is docs/sw.js, plain JavaScript; what it has to keep is written in front
of it, each file with the hash of what stands in it.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from datetime import date
from pathlib import Path
from typing import Any

NAME = "Home-game poker, ruled"
SHORT = "Poker rules"
COLOUR = "#1c4a38"
ICONS = (("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any maskable"))

_LEFT_OUT = re.compile(r"(\.map|\.gz|/lunr/.*|^sw\.js|^sitemap\.xml|^objects\.inv)$")
_PYTHON = re.compile(r"^assets/python/")
_BUNDLE = re.compile(r'<script src="[^"]*/javascripts/bundle\.')
_COPYRIGHT = re.compile(r"(Text CC BY 4\.0, code MIT)")


def manifest() -> dict[str, Any]:
    """What a phone wants to know of an app."""
    return {
        "id": "./",
        "name": NAME,
        "short_name": SHORT,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#ffffff",
        "theme_color": COLOUR,
        "icons": [
            {"src": f"images/{name}", "sizes": sizes, "type": "image/png", "purpose": purpose}
            for name, sizes, purpose in ICONS
        ],
    }


def linked(html: str, base: str, changed: str) -> str:
    """A page with its links to the app's parts, and with the day of its rules."""
    head = (
        f'<link rel="stylesheet" href="{base}javascripts/app.css">'
        f'<link rel="manifest" href="{base}manifest.webmanifest">'
        f'<link rel="apple-touch-icon" href="{base}images/icon-192.png">'
        f'<meta name="theme-color" content="{COLOUR}">'
    )
    day = date.fromisoformat(changed)
    said = f'<span class="edition">Rules last changed on {day.day} {day:%B %Y}.</span>'
    html = html.replace("</head>", f"{head}</head>", 1)
    late = f'<script src="{base}javascripts/late-search.js"></script>'
    html = _BUNDLE.sub(lambda bundle: late + bundle[0], html, count=1)
    return _COPYRIGHT.sub(rf"\1. {said}", html, count=1)


def base_of(page: Path, site: Path) -> str:
    """The way from a page to the root of the site; the page for what is missing lies anywhere."""
    if page.name == "404.html":
        path = re.sub(r"^\w+://[^/]+", "", os.environ.get("SITE_URL", "/")) or "/"
        return path if path.endswith("/") else f"{path}/"
    return "../" * (len(page.relative_to(site).parts) - 1) or "./"


def files(site: Path) -> dict[str, dict[str, str]]:
    """What is kept at once and what later, each with its hash: pages first, Python when there is time."""
    found: dict[str, dict[str, str]] = {"book": {}, "python": {}}
    for file in sorted(site.rglob("*")):
        name = file.relative_to(site).as_posix()
        if not file.is_file() or _LEFT_OUT.search(name):
            continue
        kind = "python" if _PYTHON.match(name) else "book"
        address = re.sub(r"(^|/)index\.html$", r"\1", name)
        found[kind][f"./{address}"] = hashlib.sha256(file.read_bytes()).hexdigest()[:16]
    return found


def write_worker(site: Path) -> None:
    """Put the list in front of the service worker; with a changed list it is a new one."""
    script = site / "sw.js"
    listed = json.dumps(files(site), separators=(",", ":"))
    script.write_text(f"self.FILES = {listed};\n{script.read_text('utf-8')}", "utf-8")
