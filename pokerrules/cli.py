"""The command line: ``pokerrules games | show | check | rule | deal``."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pokerrules import account
from pokerrules.errors import PokerRulesError
from pokerrules.finding import Finding
from pokerrules.game import Game
from pokerrules.games import GAMES
from pokerrules.nearest import nearest
from pokerrules.record import BIGGEST, Report, check
from pokerrules.show import tell_game
from pokerrules.telling import told

FINE, FINDINGS, UNUSABLE = 0, 1, 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns 0 (fine), 1 (findings) or 2 (input that cannot be used)."""
    options = _parser().parse_args(argv)
    try:
        return int(options.run(options))
    except (
        BrokenPipeError
    ):  # The reader of our output has gone, as in `pokerrules games | head -1`.
        sys.stderr.close()
        return FINE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="pokerrules",
        description="A rulebook for home-game poker in which every rule runs.",
        epilog="example: pokerrules check hand.txt",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _command(commands, "games", _games, "list the games", "pokerrules games")
    shown = _command(
        commands, "show", _show, "the rules of a game", 'pokerrules show "Christmas Present"'
    )
    shown.add_argument("game", metavar="GAME", help="its name, or its name with dashes")
    checked = _command(
        commands, "check", _check, "check hand records, line by line", "pokerrules check hand.txt"
    )
    checked.add_argument(
        "files", metavar="FILE", nargs="+", help="a hand record; - reads what is typed or piped in"
    )
    checked.add_argument(
        "--json", action="store_true", help="the answer as JSON, one object a file"
    )
    ruled = _command(
        commands, "rule", _rule, "the ruling for a record", "pokerrules rule - < hand.txt"
    )
    ruled.add_argument(
        "file", metavar="FILE", help="a hand record; - reads what is typed or piped in"
    )
    ruled.add_argument("--json", action="store_true", help="the ruling as JSON")
    dealt = _command(
        commands,
        "deal",
        _deal,
        "deal a random hand as a whole record",
        "pokerrules deal christmas-present --seed 7",
    )
    dealt.add_argument("game", metavar="GAME", help="its name, or its name with dashes")
    dealt.add_argument("--players", type=int, default=4, metavar="N", help="how many play (4)")
    dealt.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the same number, the same deal (0)"
    )
    dealt.add_argument(
        "--house-rules", default="", metavar="RULES", help='as in a record, "low A-6"'
    )
    dealt.add_argument(
        "--stakes",
        default="ante $1, bet $1",
        metavar="STAKES",
        help='as in a record, "bet $1 flat"',
    )
    dealt.add_argument("--short-stacks", action="store_true", help="let some run out of chips")
    return parser


def _command(
    commands: Any, name: str, run: Any, about: str, example: str
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(
        name,
        help=about,
        description=about[0].upper() + about[1:] + ".",
        epilog=f"example: {example}",
    )
    parser.set_defaults(run=run)
    return parser


# The commands ------------------------------------------------------------------------


def _games(options: argparse.Namespace) -> int:
    for game in GAMES.values():
        least, most = game.span
        print(f"{game.name} ({least} to {most} players): {game.pitch}")
    return FINE


def _show(options: argparse.Namespace) -> int:
    game = _game(options.game)
    if game is None:
        return UNUSABLE
    print(tell_game(game))
    return FINE


def _check(options: argparse.Namespace) -> int:
    worst = FINE
    for name in options.files:
        text = _text(name)
        if text is None:
            worst = UNUSABLE
            continue
        report = check(text)
        if options.json:
            print(json.dumps(as_data(report, name), ensure_ascii=False))
        else:
            _tell(report, name if len(options.files) > 1 else "")
        worst = max(worst, _code(report))
    return worst


def _rule(options: argparse.Namespace) -> int:
    text = _text(options.file)
    if text is None:
        return UNUSABLE
    report = check(text)
    if options.json:
        print(json.dumps(as_data(report, options.file), ensure_ascii=False))
    else:
        _tell(report, "")
    if report.usable and not report.findings and report.ruling is None and not report.next:
        return FINDINGS
    return _code(report)


def _deal(options: argparse.Namespace) -> int:
    from pokerrules.randomly import random_record

    game = _game(options.game)
    if game is None:
        return UNUSABLE
    if "\n" in options.house_rules + options.stakes:
        print("pokerrules: house rules and stakes are one line each", file=sys.stderr)
        return UNUSABLE
    try:
        text = random_record(
            game,
            options.players,
            options.seed,
            options.house_rules,
            options.stakes,
            options.short_stacks,
        )
    except PokerRulesError as error:
        print(f"pokerrules: {error}", file=sys.stderr)
        return UNUSABLE
    print(text, end="")
    return FINE


# What they share -----------------------------------------------------------------------


def _game(name: str) -> Game | None:
    slug = "-".join(name.casefold().split())
    if slug in GAMES:
        return GAMES[slug]
    near = nearest(slug, GAMES)
    hint = f"did you mean '{GAMES[near].name}'?" if near else "'pokerrules games' lists them"
    print(f"pokerrules: no game here is called '{name}'; {hint}", file=sys.stderr)
    return None


def _text(name: str) -> str | None:
    """The text of a file or of the standard input; None, and a word to the user, if none is there."""
    try:
        text = _read(name).decode("utf-8-sig").replace("\r\n", "\n")
        why = _unfit(text)
    except OSError as error:
        why = error.strerror or "it cannot be read"
    except UnicodeDecodeError:
        why = NOT_TEXT
    if not why:
        return text
    print(f"pokerrules: {'standard input' if name == '-' else name}: {why}", file=sys.stderr)
    return None


def _read(name: str) -> bytes:
    """No more than what can be a record, however much there is."""
    if name == "-":
        return sys.stdin.buffer.read(BIGGEST + 1)
    with Path(name).open("rb") as file:
        return file.read(BIGGEST + 1)


NOT_TEXT = "this is not text; a hand record is plain text in UTF-8"


def _unfit(text: str) -> str:
    """Why a text cannot be a hand record; empty if it may be one."""
    if "\0" in text:
        return NOT_TEXT
    if not text.strip():
        return "it is empty; a record begins with 'Game: Christmas Present'"
    return "it is too long for a hand record" if len(text) > BIGGEST else ""


def _code(report: Report) -> int:
    if not report.usable:
        return UNUSABLE
    return FINE if report.fine else FINDINGS


def _tell(report: Report, name: str) -> None:
    """Findings first; then the account, if things are as they should be."""
    if said := told(report, name):
        print(said)


def as_data(report: Report, file: str) -> dict[str, Any]:
    """A report for programs; see the page on the notation for the fields."""
    empty: dict[str, Any] = {
        "game": None,
        "wild": [],
        "hands": {},
        "shares": {},
        "payouts": {},
        "returned": {},
        "carried": 0,
        "reasons": [],
        "missing": [],
        "rules": [],
    }
    if report.setting is not None:
        empty["game"] = report.setting.game.name
    ruling = account.as_data(report.ruling) if report.ruling is not None else empty
    return {
        "file": file,
        "fine": report.fine,
        **ruling,
        "findings": [_finding(finding) for finding in (*report.findings, *report.missed)],
        "next": report.next,
    }


def _finding(finding: Finding) -> dict[str, Any]:
    return {
        "line": finding.line,
        "rule": finding.rule,
        "message": finding.message,
        "follows": finding.follows or None,
    }


if __name__ == "__main__":
    sys.exit(main())
