"""The steps after a build, whoever has built: what stands beside the pages, and what each page needs.

``python -m pokerrules.site.after site`` writes rulings/rulings.json into the folder ``site``, lays
the readers' Python there, gives each page its policy and makes the whole fit to be kept offline.
A step done twice is as if done once, except for the last; a build begins anew each time.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from pathlib import Path

from pokerrules import refereeing
from pokerrules.games import GAMES
from pokerrules.site import offline, pages, policy, readers_python, rulings

HERE = "http://127.0.0.1:8000/"
SCRIPTS = readers_python.MADE.parent / "javascripts"
_SWITCHING = re.compile(r"(\[data-md-color-switching\] (\*|:after|:before),?)+\{[^}]*\}")
_KEPT = re.compile(r"<(pre|textarea|script|style)\b.*?</\1>", re.DOTALL)
_LINES = re.compile(r"[ \t]*\n\s*")
_CODE = re.compile(r"(<pre\b[^>]*>(?:<span></span>)?<code)(?![^>]*tabindex)")
_SCHEME = '{name:"color-scheme"}'


def write_rulings(site: Path, base: str) -> None:
    """The rulings for programs, beside the page that lists them for people."""
    text = json.dumps(rulings.as_data(base), ensure_ascii=False, indent=1)
    (site / "rulings" / "rulings.json").write_text(text + "\n", "utf-8")


def write_places(site: Path) -> None:
    """Where each page stands whose rules the engine can name, for links made in the browser."""
    folders = {pages.page_name(place.path): place.path for place in pages.places().values()}
    text = json.dumps({name: pages.folder(path) + "/" for name, path in folders.items()})
    (site / "javascripts" / "places.json").write_text(text + "\n", "utf-8")


def write_sheets(site: Path) -> None:
    """The referee's empty form for each game, so that it is there before the engine has started."""
    text = json.dumps({slug: refereeing.sheet(slug) for slug in GAMES}, separators=(",", ":"))
    (site / "javascripts" / "sheets.json").write_text(text + "\n", "utf-8")


def lighten_theme(site: Path) -> None:
    """Spare each page four stylings of the whole of it while the theme starts.

    One rule names every element, to keep colours from fading over; and the theme tells the browser
    the page's scheme by a tag it adds and then fills, which app.css does without one.
    """
    for sheet in (site / "assets" / "stylesheets").rglob("*.css"):
        sheet.write_text(_SWITCHING.sub("", sheet.read_text("utf-8")), "utf-8")
    for script in (site / "assets" / "javascripts").glob("bundle.*.js"):
        text = script.read_text("utf-8")
        script.write_text(text.replace(_SCHEME, '{name:"theme-scheme"}'), "utf-8")


def lighten_scripts(site: Path, made: Path = SCRIPTS) -> None:
    """Our own scripts without their comments, as the TypeScript compiler writes them: a third less."""
    for script in made.glob("*.js"):
        shutil.copyfile(script, site / "javascripts" / script.name)


def squeezed(html: str) -> str:
    """A page without the indentation and empty lines of the theme's templates: a kilobyte less."""
    found, end = [], 0
    for kept in _KEPT.finditer(html):
        found += [_LINES.sub("\n", html[end : kept.start()]), kept[0]]
        end = kept.end()
    return "".join((*found, _LINES.sub("\n", html[end:])))


def reachable(html: str) -> str:
    """A page whose blocks of code can be scrolled by keyboard; the theme sees to that late."""
    return _CODE.sub(r'\1 tabindex="0"', html)


def finish_pages(site: Path, changed: str) -> None:
    """What every page gets: links to the app's parts, the day of its rules, its policy."""
    for page in site.rglob("*.html"):
        html = offline.linked(page.read_text("utf-8"), offline.base_of(page, site), changed)
        page.write_text(policy.with_policy(squeezed(reachable(html))), "utf-8")


def main(folder: str) -> None:
    """All steps, in order."""
    site = Path(folder)
    changed = readers_python.last_changed()
    write_rulings(site, os.environ.get("SITE_URL", HERE))
    write_places(site)
    write_sheets(site)
    (site / "manifest.webmanifest").write_text(json.dumps(offline.manifest()) + "\n", "utf-8")
    lighten_theme(site)
    lighten_scripts(site)
    built = readers_python.install(site)
    finish_pages(site, changed)
    everything = [file for file in site.rglob("*") if file.is_file()]
    edition = readers_python.edition(everything)
    readers_python.tell(site, {"edition": edition, "date": changed, **built})
    offline.write_worker(site)


if __name__ == "__main__":
    main(sys.argv[1])
