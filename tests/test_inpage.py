"""What a page asks the engine: sessions, records, steps, questions; asked here on plain Python."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pokerrules import GAMES
from pokerrules.asking import who_wins
from pokerrules.inpage import _ANSWERS, answer
from pokerrules.randomly import random_record
from pokerrules.record import BIGGEST, check
from pokerrules.session import FRAMES, MORE, MOST, run
from pokerrules.site import pages
from pokerrules.stepping import steps_of
from tests.examples import ROOT

games = pytest.mark.parametrize("slug", list(GAMES))


def ask(what: str, **how: Any) -> Any:
    return json.loads(answer(json.dumps({"ask": what, **how})))


def results(block: str, **how: Any) -> list[dict[str, Any]]:
    return list(ask("session", block=block, **how)["results"])


# Sessions ------------------------------------------------------------------------------


def test_a_session_does_what_the_page_says() -> None:
    (first, second) = results(">>> a = 2\n>>> a + 1\n3\n")
    assert (first["got"], first["same"]) == ("", True)
    assert (second["source"], second["want"], second["got"]) == ("a + 1", "3", "3")
    assert second["same"]


def test_what_differs_is_told() -> None:
    (result,) = results(">>> 1 + 1\n3\n")
    assert not result["same"]
    assert (result["want"], result["got"]) == ("3", "2")


def test_sessions_above_run_first() -> None:
    (result,) = results(">>> a\n5\n", before=[">>> a = 4", ">>> a = a + 1"])
    assert result["same"]


def test_a_docstring_speaks_in_the_names_of_its_module() -> None:
    (result,) = results(">>> counted(1)\n'1 card'\n", module="pokerrules.finding")
    assert result["same"]


def test_an_error_ends_a_session_and_is_told_without_our_own_frames() -> None:
    (result,) = results(">>> 1 / 0\n>>> 2\n2\n")
    assert result["failed"]
    assert not result["same"]
    assert result["got"].endswith("ZeroDivisionError: division by zero")
    assert result["got"].count("File ") == 1
    assert "1 / 0" in result["got"]


def test_an_error_that_the_page_tells_of_is_no_difference() -> None:
    block = ">>> 1 / 0\nTraceback (most recent call last):\n  ...\nZeroDivisionError: division by zero\n"
    (result, after) = results(block + ">>> 2\n2\n")
    assert (result["same"], after["same"]) == (True, True)


@pytest.mark.parametrize("block", ["raise SystemExit", "raise KeyboardInterrupt", "exec('(')"])
def test_nothing_gets_out_of_a_session(block: str) -> None:
    (result,) = results(block)
    assert result["failed"]


def test_a_text_without_prompts_is_one_input() -> None:
    (result,) = results("for i in range(3):\n    print(i)\n\nprint('over')\n")
    assert result["got"] == "0\n1\n2\nover"


def test_no_more_is_kept_than_can_be_shown() -> None:
    (result,) = run("print('ab' * 1_000_000)", {})
    assert len(result.got) < MOST + 100
    assert result.got.endswith("more than is shown here")


def test_what_does_not_fit_any_more_is_told_of_however_it_was_printed() -> None:
    """Ten thousand ones, each with its line's end, fill it to the last character."""
    full = "1\n" * (MOST // 2)
    (exactly,) = run(f"for _ in range({MOST // 2}): print(1)", {})
    assert exactly.got == full.rstrip()
    (more,) = run(f"for _ in range({MOST // 2 + 1}): print(1)", {})
    assert more.got == full + MORE
    (much,) = run(f"for _ in range({MOST}): print(1)", {})
    assert much.got == full + MORE


def test_an_error_is_cut_like_what_is_printed() -> None:
    (result,) = run("raise Exception('x' * 5_000_000)", {})
    assert (len(result.got), result.got.endswith(f"x{MORE}")) == (MOST + len(MORE), True)


def test_of_a_long_way_to_an_error_the_end_is_told() -> None:
    (result,) = run("def ann(): bob()\ndef bob(): ann()\nann()", {})
    assert result.got.count("File ") == FRAMES
    assert "\nRecursionError: " in result.got


def test_who_closes_what_he_prints_to_is_answered_all_the_same() -> None:
    (result,) = results("print(1)\nimport sys\nsys.stdout.close()")
    assert (result["got"], result["failed"]) == ("1", False)


def test_what_goes_to_the_terminal_as_an_error_is_shown_as_well() -> None:
    (result,) = results("import sys\nprint('one')\nprint('two', file=sys.stderr)")
    assert result["got"] == "one\ntwo"


def test_a_warning_is_shown_as_on_a_terminal() -> None:
    """Asked of a Python of its own, because here warnings are errors."""
    code = "from pokerrules.session import run; print(run('>>> 1 is 1', {})[0].got)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    first, *_, last = told.stdout.splitlines()
    assert 'SyntaxWarning: "is" with ' in first
    assert (last, told.stderr) == ("True", "")


def test_spaces_count_in_what_is_printed() -> None:
    (result,) = results(">>> print(' 1')\n1\n")
    assert not result["same"]


def test_another_error_of_the_same_kind_is_a_difference() -> None:
    block = ">>> raise ValueError('a')\nTraceback (most recent call last):\n  ...\nValueError: "
    assert [results(f"{block}{word}\n")[0]["same"] for word in "ab"] == [True, False]


def test_blank_lines_are_told_as_doctest_has_them() -> None:
    (result,) = results(">>> print('a' + chr(10) + chr(10) + 'b')\na\n<BLANKLINE>\nb\n")
    assert result["same"]


# Records -------------------------------------------------------------------------------

SHORT = "Game: Christmas Present\nAnn: Kh Kd 9c 4s 2d\nBob: Ac 2c 3d 5h 4h\nAnn high\nBob both\n"


def test_a_record_is_ruled() -> None:
    told = ask("record", text=SHORT)
    assert told["fine"]
    assert told["verdict"][0].startswith("Bob wins the pot")
    assert {reason["rule"] for reason in told["reasons"]} <= set(pages.places())


def test_findings_have_their_lines_and_say_whether_they_are_marked() -> None:
    told = ask("record", text=SHORT + "Ann wins high\nBob wins high\n")
    assert [(each["line"], each["rule"], each["marked"]) for each in told["findings"]] == [
        (6, "showdown/winner", False)
    ]
    marked = ask("record", text=SHORT + "Ann wins high   # showdown/winner\n")
    assert marked["fine"]
    assert marked["findings"][0]["marked"]
    missed = ask("record", text=SHORT + "Bob wins high   # showdown/winner\n")
    assert [each["line"] for each in missed["missed"]] == [6]


def test_a_mark_for_one_fault_does_not_mark_another() -> None:
    told = ask("record", text=SHORT + "Ann wins high   # betting/pot\n")
    assert [(each["rule"], each["marked"]) for each in told["findings"]] == [
        ("showdown/winner", False)
    ]
    assert not told["fine"]


def test_while_something_is_missing_there_is_no_verdict() -> None:
    """Bob has not said which way he goes."""
    told = ask("record", text=SHORT.replace("Bob both\n", ""))
    assert told["verdict"] == []
    assert [each["message"] for each in told["findings"]] == [
        "Bob has not declared: high, low or both?"
    ]


def test_a_record_that_is_too_long_is_refused() -> None:
    assert "shorter" in ask("record", text="x" * (BIGGEST + 1))["refused"]


@settings(deadline=None, max_examples=60)
@given(st.text(max_size=300))
def test_every_text_gets_an_answer(text: str) -> None:
    assert "findings" in ask("record", text=text)
    assert "steps" in ask("steps", text=text)
    for asked in (text, json.dumps(text), json.dumps([text]), json.dumps({"ask": text})):
        assert "refused" in json.loads(answer(asked))


# Steps ---------------------------------------------------------------------------------


@games
def test_each_line_of_a_deal_is_a_step_with_a_rule_that_stands_on_a_page(slug: str) -> None:
    for seed in range(6):
        record = random_record(GAMES[slug], max(4, GAMES[slug].players[0]), seed)
        steps = steps_of(record)
        lines = record.splitlines()
        assert [step.text for step in steps] == lines[steps[0].line - 1 :]
        assert {step.rule for step in steps} <= set(pages.places())
        assert not any(step.wrong for step in steps)


@games
def test_no_card_is_in_two_places(slug: str) -> None:
    for step in steps_of(random_record(GAMES[slug], max(4, GAMES[slug].players[0]), 3)):
        board = [spot.card for spot in step.board if spot.card]
        held = [card for seat in step.seats for card in (*seat.up, *seat.down)]
        # A discard may come back once the deck has run out; what is held and what lies open, not.
        assert len(set(board + held)) == len(board + held) or step.wrong


def test_the_table_as_it_stood() -> None:
    steps = steps_of(
        "Game: Christmas Present\nStacks: Ann $5\nDeal:\nAnn: Kh Kd 9c 4s 2d\n"
        "Bob: Ac 2c 3d 5h 4h\nBets:\nAnn bets $1\nBob folds\nAnn dances\n"
    )
    bet, fold, dance = steps[-3:]
    ann, bob = bet.seats
    assert (bet.pot, bet.to_act, bet.rule, bet.about) == ("$1", "Bob", "betting/limit", ("Ann",))
    assert (ann.down, ann.put, ann.left) == (("Kh", "Kd", "9c", "4s", "2d"), "$1", "$4")
    assert (bob.put, bob.left, bob.folded) == ("$0", "", False)
    assert fold.seats[1].folded
    assert dance.wrong


DEALT = "Game: Mexican Stud\nStakes: ante $1, bet $1\nDeal:\nAnn: Kh 4h\nBob: Ac Qc\n"
STREETS = (
    ("Third", "Second", "9d", "8s"),
    ("Fourth", "Third", "2s", "7d"),
    ("Fifth", "Fourth", "3s", "6h"),
)
DEALT += "First turn:\nAnn turns up Kh\nBob turns up Ac\nBets:\nBob bets $1\n"


def test_at_the_showdown_cards_lie_open_once_they_are_turned_and_the_pot_is_what_is_left() -> None:
    """Two antes and two bets are $4. Bob turns his queen up himself; Ann's four is seen when hands are named."""
    text = DEALT + "Ann calls $1\n"
    for street, turn, ann, bob in STREETS:
        text += f"{street} card:\nAnn: ({ann})\nBob: ({bob})\n{turn} turn:\nAnn turns up {ann}\n"
        text += f"Bob turns up {bob}\nBets:\nBob checks\nAnn checks\n"
    text += "Showdown:\nBob turns up Qc\nBob: high ace high\nBob wins $4\n"
    *_, begun, turned, named, won = steps_of(text)
    assert not any(step.wrong for step in (begun, turned, named, won))
    assert [seat.down for seat in begun.seats] == [("4h",), ("Qc",)]
    assert [seat.down for seat in turned.seats] == [("4h",), ()]
    assert [seat.down for seat in named.seats] == [(), ()]
    assert [step.pot for step in (begun, turned, named, won)] == ["$4", "$4", "$4", "$0"]


def test_who_wins_because_all_others_fold_shows_nothing_and_takes_back_what_nobody_called() -> None:
    won = steps_of(DEALT + "Ann folds\nShowdown:\nPot $3\nBob wins $2\n")[-1]
    assert won.seats[1].down == ("Qc",)
    assert (won.pot, won.wrong) == ("$0", ())


def test_only_whole_records_have_steps() -> None:
    assert steps_of(SHORT) == ()
    assert steps_of("nonsense") == ()


# Questions -----------------------------------------------------------------------------


def claims(words: str) -> list[str]:
    """An answer as lines of a record: `Ann high, Bob and Cam low`."""
    lines = []
    for part in words.split(", "):
        names, _, way = part.rpartition(" ")
        ways = {"high": [" high"], "low": [" low"], "both": [" high", " low"]}.get(way)
        who = (names if ways else part).split(" and ")
        lines += [f"{name} wins{each}" for name in who for each in ways or [""]]
    return lines


@games
def test_exactly_the_right_answer_holds(slug: str) -> None:
    """Each answer is put to the referee as claims, which he lets pass only where it is right."""
    for seed in range(4):
        question = who_wins(GAMES[slug], max(4, GAMES[slug].players[0]), seed)
        before = question.record.splitlines()[: question.asked]
        assert check(question.record).fine
        assert sum(each.right for each in question.answers) == 1
        assert len({each.words for each in question.answers}) == len(question.answers) > 1
        for each in question.answers:
            assert bool(each.why) != each.right
            if {contest.name for contest in GAMES[slug].at({}).pot.contests} <= {"high", "low"}:
                found = check("\n".join([*before, *claims(each.words)])).findings
                assert each.right == (not found), (each, found)


def test_the_same_seed_asks_the_same() -> None:
    one = ask("question", game="six-pack", seed=5)
    assert one == ask("question", game="six-pack", seed=5)
    lines = one["record"].splitlines()
    assert [each["text"] for each in one["steps"]] == lines[lines.index("Deal:") :]
    assert lines[one["asked"]].startswith("Pot $")
    assert one["report"]["verdict"]


def test_what_cannot_be_dealt_is_refused() -> None:
    assert "no game" in ask("question", game="whist", seed=1)["refused"]
    many = ask("question", game="christmas-present", seed=1, players=12)
    assert many == {"refused": "12 players need 60 cards; a deck has 52"}


def test_four_sit_down_where_nobody_says_how_many() -> None:
    for game in ("six-pack", "christmas-present", "7-up"):
        assert len(ask("question", game=game, seed=2)["steps"][-1]["seats"]) == 4
    assert len(ask("question", game="six-pack", seed=2, players=3)["steps"][-1]["seats"]) == 3


@pytest.mark.parametrize("how", [{"tea": 1}, {"text": 5}, {}])
def test_what_is_asked_with_wrong_arguments_is_refused(how: dict[str, Any]) -> None:
    assert [*ask("record", **how)] == ["refused"]


def test_contributing_tells_all_that_can_be_asked() -> None:
    told = re.findall(r'await ask\("(\w+)"', (ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    assert sorted(told) == sorted(_ANSWERS)
