"""Mutants: a definition changed in one place, which the page that tells of it must notice.

``python -m tests.mutants`` prints for each page how many were killed; a survivor that is not
listed below with its reason is a fault of the page: one of its rules is pinned by no example.

Each game answers for its definition, the pages of the table law for the options of the law, the
pages on hands and on lows for the scales.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from sybil import Example
from sybil.example import SybilFailure

import pokerrules
from pokerrules import lows, ranking
from pokerrules.board import CROSS, row
from pokerrules.game import DOUBLING, FLAT, Game
from pokerrules.games import GAMES
from pokerrules.law import LAW, WILD_LAW, TableLaw, WildLaw
from pokerrules.lows import ACE_TO_FIVE, ACE_TO_SIX, DEUCE_TO_SEVEN, EIGHT_OR_BETTER
from pokerrules.options import Option
from pokerrules.procedure import BEST_DISCARDS, HIGH_SHOWING, LEFT
from pokerrules.ranking import HIGH
from pokerrules.scale import Scale
from pokerrules.wild import RankAt
from tests.examples import DOCS, page

PROSE = frozenset(
    {"name", "pitch", "credit", "say", "best_with", "about", "word", "heading", "group"}
)
"""Fields that are words for the reader, or names by which others are found."""

OPENERS = (LEFT, HIGH_SHOWING)
RARE_OPENERS = (BEST_DISCARDS,)
"""Openers that only stand where a game has something for them."""
LIMITS = (DOUBLING, FLAT)
PLACES = (row(5).places, CROSS.places)
SCALES: tuple[Scale, ...] = (HIGH, ACE_TO_FIVE, ACE_TO_SIX, DEUCE_TO_SEVEN)

SCALES_BY_PAGE: dict[str, tuple[str, Scale]] = {
    "HIGH": ("table/hands.md", HIGH),
    "ACE_TO_FIVE": ("table/lows.md", ACE_TO_FIVE),
    "ACE_TO_SIX": ("table/lows.md", ACE_TO_SIX),
    "DEUCE_TO_SEVEN": ("table/lows.md", DEUCE_TO_SEVEN),
    "EIGHT_OR_BETTER": ("table/lows.md", EIGHT_OR_BETTER),
}
VOCABULARIES: dict[str, tuple[Any, ...]] = {
    "aces": ("both", "high", "low"),
    "ace": (1, 14),
    "qualifier": (0, 7, 8, 9),
    "name": (),
}

_NOTHING_SHOWS = "nothing shows before the first roll, and of equals the first from the left opens"
_OWN_CARDS = "nobody can throw more than the five cards he holds, or four and keep an ace"

_ALL_DOWN = "nobody's cards lie face up, and of equals the first from the left opens"
_PARTS = "what a hand may use is the same, whichever part of it is named first"
_THREE = "so many cards lie in a line; nobody can use a fourth"

_DECK = "the deck has no cards for so many, and is named under the same rule"
_ONE_OR_THE_OTHER = "no card sets off both, so it is the same which of them is named first"
_DRAWN_BEFORE = "for whom a card was drawn at the first flip has one before him at the second"

EXCUSED: dict[str, dict[str, str]] = {
    "games/christmas-present.md": {
        "christmas-present.players[1]: 11": _DECK,
        "christmas-present.steps[1].opener: best hand showing": _NOTHING_SHOWS,
        "christmas-present.steps[3].opener: best hand showing": _NOTHING_SHOWS,
        "christmas-present.steps[2].most(draw limit).three.with_ace.cards: 5": _OWN_CARDS,
        "christmas-present.steps[2].most(draw limit).any.cards: 6": _OWN_CARDS,
    },
    "games/love-canal.md": {
        "love-canal.players[1]: 9": _DECK,
        "love-canal.steps[1].opener: best hand showing": _ALL_DOWN,
        "love-canal.steps[2](flips).one by one[1].opener: best hand showing": _ALL_DOWN,
        "love-canal.steps[3].opener: best hand showing": _ALL_DOWN,
        "love-canal.steps[2](flips).one by one[2].left_out(folded early).random pair: True": _DRAWN_BEFORE,
        "love-canal.steps[2](flips).one by one[2].left_out(folded early): default left out": _DRAWN_BEFORE,
    },
    "games/chernobyl.md": {
        "chernobyl.players[1]: 9": _DECK,
        "chernobyl.steps[1].opener: best hand showing": _ALL_DOWN,
        "chernobyl.steps[3].opener: best hand showing": _ALL_DOWN,
        "chernobyl.steps[5].opener: best hand showing": _ALL_DOWN,
        "chernobyl.steps[4].left_out(folded early).random pair: True": _DRAWN_BEFORE,
        "chernobyl.steps[4].left_out(folded early): default left out": _DRAWN_BEFORE,
    },
    "games/lame-brain-pete.md": {
        "lame-brain-pete.players[1]: 17": _DECK,
        **{
            f"lame-brain-pete.steps[{i}].opener: best hand showing": _ALL_DOWN
            for i in range(1, 10, 2)
        },
        "lame-brain-pete.pot.contests[0].uses.parts[1] Part one earlier": _PARTS,
    },
    "games/cincinnati-liz.md": {
        "cincinnati-liz.players[1]: 10": _DECK,
        **{
            f"cincinnati-liz.steps[{i}].opener: best hand showing": _ALL_DOWN
            for i in range(1, 12, 2)
        },
        "cincinnati-liz.pot.contests[0].uses.parts[1] Part one earlier": _PARTS,
    },
    "games/otis-elevator.md": {
        "otis-elevator.players[1]: 12": _DECK,
        **{
            f"otis-elevator.steps[{i}].opener: best hand showing": _ALL_DOWN
            for i in range(1, 10, 2)
        },
        "otis-elevator.pot.contests[0].uses(floor cards).any.parts[1] Part one earlier": _PARTS,
        "otis-elevator.pot.contests[0].uses(floor cards).all three.parts[1].most: 4": _THREE,
    },
    "games/six-pack.md": {
        "six-pack.players[1]: 24": _DECK,
        **{f"six-pack.steps[{i}].opener: best hand showing": _ALL_DOWN for i in range(1, 8, 2)},
        "six-pack.pot.contests[0].uses.parts[1].most: 4": _THREE,
    },
    "games/east-village.md": {
        "east-village.players[1]: 8": _DECK,
        "east-village.steps[2](first bet).after[1].opener: best hand showing": _ALL_DOWN,
        "east-village.steps[2](first bet).before[0].opener: best hand showing": _ALL_DOWN,
        "east-village.steps[4].opener: best hand showing": _ALL_DOWN,
        "east-village.steps[6].opener: best hand showing": _ALL_DOWN,
        "east-village.steps[8].opener: best hand showing": _ALL_DOWN,
    },
    "games/london-bridge.md": {
        "london-bridge.players[1]: 12": _DECK,
        **{f"london-bridge.steps[{i}].opener: best hand showing": _ALL_DOWN for i in (1, 5, 7)},
        "london-bridge.steps[3](discard).before[1].opener: best hand showing": _ALL_DOWN,
        "london-bridge.steps[3](discard).after[0].opener: best hand showing": _ALL_DOWN,
        "london-bridge.pot.contests[0].uses.parts[1] Part one earlier": _PARTS,
    },
    "games/spit-in-the-ocean.md": {"spit-in-the-ocean.players[1]: 11": _DECK},
    "games/three-card-extra.md": {"three-card-extra.players[1]: 14": _DECK},
    "games/share-your-hole.md": {"share-your-hole.players[1]: 11": _DECK},
    "games/7-up.md": {"7-up.players[1]: 8": _DECK},
    "games/extra-point-poker.md": {"extra-point-poker.players[1]: 8": _DECK},
    "games/follow-the-queen.md": {"follow-the-queen.players[1]: 8": _DECK},
    "games/yanqui-baseball.md": {
        "yanqui-baseball.players[1]: 8": _DECK,
        **{
            f"yanqui-baseball.steps[{i}].then[1] Option one earlier": _ONE_OR_THE_OTHER
            for i in (1, 3, 5, 7)
        },
    },
    "games/mexican-stud.md": {"mexican-stud.players[1]: 11": _DECK},
    "games/trump-is-wild.md": {"trump-is-wild.players[1]: 8": _DECK},
    "games/shut-and-open.md": {
        "shut-and-open.players[1]: 11": _DECK,
        "shut-and-open.steps[1].opener: best hand showing": _ALL_DOWN,
    },
    "games/open-and-shut.md": {"open-and-shut.players[1]: 11": _DECK},
    "games/gruesome-twosome.md": {
        "gruesome-twosome.steps[1].opener: best hand showing": _ALL_DOWN,
        **{
            f"gruesome-twosome.steps[2](Testa).off[{i}].opener(opening).left: best hand showing": _ALL_DOWN
            for i in (1, 3, 5)
        },
    },
    "games/half-court-basketball.md": {"half-court-basketball.players[1]: 9": _DECK},
    "games/crisscross.md": {
        "crisscross.players[1]: 12": _DECK,
        **{f"crisscross.steps[{i}].opener: best hand showing": _ALL_DOWN for i in range(1, 12, 2)},
        "crisscross.pot.contests[0].uses.parts[1] Part one earlier": _PARTS,
    },
}
"""By page, then by mutant: why nobody could notice it."""


Patch = Callable[[], AbstractContextManager[None]]


class Mutant(NamedTuple):
    """What was changed, and how the change is brought in and taken back."""

    what: str
    patch: Patch


def mutants() -> dict[str, list[Mutant]]:
    """By page (its path in docs/): all that its examples must notice."""
    found: dict[str, list[Mutant]] = {}
    for game in list(GAMES.values()):
        page_ = found[f"games/{game.slug}.md"] = []
        page_ += (Mutant(what, _play({game.slug: new})) for what, new in _changes(game, game.slug))
    for field, option in LAW._asdict().items():
        for what, changed in _option_changes(option, "law"):
            law = LAW._replace(**{field: changed})
            played = {slug: game._replace(law=law) for slug, game in GAMES.items()}
            found.setdefault(_law_page(option), []).append(Mutant(what, _play(played)))
    wild = {slug: game for slug, game in GAMES.items() if game.wild_law is not None}
    for field, option in WILD_LAW._asdict().items():
        for what, changed in _option_changes(option, "wild law"):
            law_ = WILD_LAW._replace(**{field: changed})
            played = {slug: game._replace(wild_law=law_) for slug, game in wild.items()}
            found.setdefault(_law_page(option), []).append(Mutant(what, _play(played)))
    for name, (path, scale) in SCALES_BY_PAGE.items():
        page_ = found.setdefault(path, [])
        page_ += (Mutant(what, _rank(name, new)) for what, new in _scale_changes(scale, name))
    return found


def _law_page(option: Option) -> str:
    """The page of the table law that pins an option."""
    return f"table/{option.rule.partition('/')[0]}.md"


def _play(games: dict[str, Game]) -> Patch:
    """Play these games instead of those of the same slugs."""

    @contextmanager
    def patch() -> Iterator[None]:
        before = {slug: GAMES[slug] for slug in games}
        GAMES.update(games)
        try:
            yield
        finally:
            GAMES.update(before)

    return patch


def _rank(name: str, scale: Scale) -> Patch:
    """Let a scale's name stand for another wherever an example imports it from."""

    @contextmanager
    def patch() -> Iterator[None]:
        modules = [m for m in (pokerrules, ranking, lows) if hasattr(m, name)]
        before = [getattr(module, name) for module in modules]
        for module in modules:
            setattr(module, name, scale)
        try:
            yield
        finally:
            for module, old in zip(modules, before, strict=True):
                setattr(module, name, old)

    return patch


def _scale_changes(scale: Any, name: str) -> Iterator[tuple[str, Any]]:
    """Each option of a scale another way."""
    for field in scale._fields:
        for what, value in _field_changes(field, getattr(scale, field)):
            yield f"{name}.{field} {what}", scale._replace(**{field: value})


def _field_changes(field: str, value: Any) -> Iterator[tuple[str, Any]]:
    if field in VOCABULARIES:
        yield from ((str(other), other) for other in VOCABULARIES[field] if other != value)
    elif isinstance(value, tuple):
        for i, item in enumerate(value):
            yield f"without {item}", (*value[:i], *value[i + 1 :])
            if i:
                swapped = (*value[: i - 1], item, value[i - 1], *value[i + 1 :])
                yield f"{item} one lower", swapped
    elif isinstance(value, (bool, int)):
        yield from _changes(value, "")


def _changes(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Each way to change a value in one place, with the path to it."""
    if isinstance(value, Scale):
        yield from ((f"{path}: {other}", other) for other in SCALES if other != value)
    elif isinstance(value, (TableLaw, WildLaw)):
        return  # Pinned on the pages of the table law.
    elif isinstance(value, Option):
        yield from _option_changes(value, path)
    elif isinstance(value, RankAt):
        yield from (
            (f"{path}.place: {other}", value._replace(place=other))
            for places in PLACES
            if value.place in places
            for other in places
            if other != value.place
        )
    elif isinstance(value, bool):
        yield f"{path}: {not value}", not value
    elif isinstance(value, int):
        yield f"{path}: {value + 1}", value + 1
        if value > 1:
            yield f"{path}: {value - 1}", value - 1
    elif isinstance(value, str):
        yield from _word_changes(value, path)
    elif hasattr(value, "_fields"):
        for field in value._fields:
            if field not in PROSE and not field.endswith("rule"):
                for what, changed in _changes(getattr(value, field), f"{path}.{field}"):
                    yield what, value._replace(**{field: changed})
        if getattr(value, "common_rule", ""):
            yield f"{path}: no common card", value._replace(common_rule="")
    elif isinstance(value, tuple):
        yield from _tuple_changes(value, path)


def _option_changes(option: Option, path: str) -> Iterator[tuple[str, Any]]:
    """Another default; each choice gone or with another value."""
    path = f"{path}({option.name})"
    choices = option.choices
    for i, choice in enumerate(choices):
        rest = (*choices[:i], *choices[i + 1 :])
        if i:
            yield f"{path}: default {choice.word}", option._replace(choices=(choice, *rest))
        yield f"{path}: no {choice.word}", option._replace(choices=rest)
        for what, value in _changes(choice.value, f"{path}.{choice.word}"):
            changed = choice._replace(value=value)
            yield what, option._replace(choices=(*choices[:i], changed, *choices[i + 1 :]))


def _word_changes(word: str, path: str) -> Iterator[tuple[str, str]]:
    """The other words of the same vocabulary."""
    for vocabulary in (OPENERS, LIMITS):
        if word in vocabulary:
            yield from ((f"{path}: {other}", other) for other in vocabulary if other != word)
    if path.endswith(".tied") and word:
        yield f"{path}: for all", ""
    if word in RARE_OPENERS:
        yield from ((f"{path}: {other}", other) for other in OPENERS)


def _tuple_changes(items: tuple[Any, ...], path: str) -> Iterator[tuple[str, Any]]:
    """One item gone, two neighbours swapped, one item changed."""
    for i, item in enumerate(items):
        name = f"{path}[{i}]"
        if hasattr(item, "_fields"):
            yield f"{name} {type(item).__name__} gone", (*items[:i], *items[i + 1 :])
            if i and items[i - 1] != item:
                swapped = (*items[: i - 1], item, items[i - 1], *items[i + 1 :])
                yield f"{name} {type(item).__name__} one earlier", swapped
        for what, changed in _changes(item, name):
            yield what, (*items[:i], changed, *items[i + 1 :])


# Running a page ------------------------------------------------------------------------


class Runner:
    """A page's examples, cheapest first, ready to be run again and again."""

    def __init__(self, path: Path) -> None:
        examples = list(page(path).examples())
        alone = [[e] for e in examples if isinstance(e.parsed, tuple)]
        prompts = [e for e in examples if not isinstance(e.parsed, tuple)]
        sections = [list(group) for _, group in groupby(prompts, lambda e: id(e.namespace))]
        self.groups = sorted([*alone, *sections], key=_cost)

    def first_failure(self) -> str | None:
        """Where the first example fails; None when all hold."""
        for i, group in enumerate(self.groups):
            group[0].namespace.clear()
            for example in group:
                if _fails(example):
                    # What has just killed a mutant may well kill the next one too.
                    self.groups.insert(0, self.groups.pop(i))
                    return f"line {example.line}"
        return None


def _cost(group: list[Example]) -> int:
    return sum(example.region.end - example.region.start for example in group)


def _fails(example: Example) -> bool:
    try:
        example.evaluate()
    except SybilFailure:
        return True
    except Exception:  # A definition that makes the engine stumble is noticed too.
        return True
    return False


def survivors(path: str, of_page: list[Mutant]) -> list[str]:
    """Which mutants the page's examples do not notice."""
    runner = Runner(DOCS / path)
    broken = runner.first_failure()
    if broken is not None:
        return [f"nothing can be said: without any change an example fails at {broken}"]
    alive = []
    for mutant in of_page:
        with mutant.patch():
            if runner.first_failure() is None and mutant.what not in EXCUSED.get(path, {}):
                alive.append(mutant.what)
    return alive


def main() -> int:
    """Print killed and survived per page; 1 if anything survived without an excuse."""
    lost = 0
    for path, of_page in mutants().items():
        start = time.perf_counter()
        alive, excused = survivors(path, of_page), len(EXCUSED.get(path, {}))
        seconds = time.perf_counter() - start
        killed = len(of_page) - len(alive) - excused
        print(
            f"{path}: {killed} killed, {len(alive)} survived, {excused} excused ({seconds:.1f} s)"
        )
        print("".join(f"  survived: {what}\n" for what in alive), end="")
        lost += len(alive)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
