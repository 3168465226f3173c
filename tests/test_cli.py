"""The command line as a user meets it: what it prints, how it exits."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from pokerrules.cli import main
from pokerrules.record import BIGGEST

RECORDS = Path(__file__).parent / "records"
SHORT = """\
Game: Christmas Present
Pot $80
Ann: Ks Kd 9c 4h 2s
Bob: 7c 6s 4d 3h Ah
Cam: 7d 6c 4c 3s Ac
Ann high
Bob and Cam low
"""


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def short(tmp_path: Path) -> str:
    path = tmp_path / "short.hand"
    path.write_text(SHORT)
    return str(path)


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert out.startswith("Christmas Present (2 to 10 players)")


@pytest.mark.parametrize("name", ["christmas-present", "Christmas Present", "CHRISTMAS PRESENT"])
def test_show(capsys: pytest.CaptureFixture[str], name: str) -> None:
    code, out, _ = run(capsys, "show", name)
    assert code == 0
    assert "five each; ten players take 50 of the 52" in out
    assert "swing tie shares" in out


@pytest.mark.parametrize("command", ["show", "deal"])
def test_an_unknown_game_gets_the_nearest(capsys: pytest.CaptureFixture[str], command: str) -> None:
    code, out, err = run(capsys, command, "chrismas presnt")
    assert (code, out) == (2, "")
    assert "did you mean 'Christmas Present'?" in err


def test_check_tells_who_won_and_why(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "check", str(RECORDS / "christmas-present.hand"))
    assert (code, err) == (0, "")
    assert "Bob wins $667 (high and low)." in out
    assert "[declaring/swing]" in out


def test_check_says_line_and_rule(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "wrong.hand"
    path.write_text(SHORT + "Ann wins $50\n")
    code, out, _ = run(capsys, "check", str(path))
    assert code == 1
    assert "line 8: Ann wins $40, not $50 [showdown/winner]" in out
    assert "1 finding." in out


def test_a_marked_record_is_fine_when_just_that_is_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "marked.hand"
    path.write_text(SHORT + "Ann wins $50   # showdown/winner\n")
    assert run(capsys, "check", str(path))[0] == 0
    path.write_text(SHORT + "Ann wins $40   # showdown/winner\n")
    assert run(capsys, "check", str(path))[0] == 1


def test_json(capsys: pytest.CaptureFixture[str], short: str) -> None:
    code, out, _ = run(capsys, "rule", "--json", short)
    data = json.loads(out)
    assert code == 0
    assert data["game"] == "Christmas Present"
    assert data["shares"] == {"Ann": "1/2", "Bob": "1/4", "Cam": "1/4"}
    assert data["payouts"] == {"Ann": 4000, "Bob": 2000, "Cam": 2000}
    assert data["hands"]["Bob"]["low"]["text"] == "7-6-4-3-A"
    assert (data["findings"], data["carried"], data["wild"]) == ([], 0, [])


def test_the_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(SHORT.encode())))
    code, out, _ = run(capsys, "rule", "-")
    assert code == 0
    assert "Ann wins $40 (high)." in out


def test_several_files_are_told_apart(
    capsys: pytest.CaptureFixture[str], short: str, tmp_path: Path
) -> None:
    missing = str(tmp_path / "missing.hand")
    code, out, err = run(capsys, "check", short, missing)
    assert code == 2
    assert f"{short}: " in out
    assert "No such file" in err


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "it is empty"),
        (b"\n \n", "it is empty"),
        (b"\xff\xfe\x00", "not text"),
        (b"a\0b", "not text"),
    ],
)
def test_what_is_no_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes, says: str
) -> None:
    path = tmp_path / "odd.hand"
    path.write_bytes(data)
    code, out, err = run(capsys, "check", str(path))
    assert (code, out) == (2, "")
    assert says in err


def test_a_huge_file_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "huge.hand"
    path.write_text("Game: Christmas Present\n" + "Ann checks\n" * (BIGGEST // 10))
    assert run(capsys, "check", str(path))[0] == 2


def test_no_game_is_unusable_and_a_misspelt_one_a_finding(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.hand"
    path.write_text(SHORT.replace("Christmas Present", "Whist"))
    assert run(capsys, "check", str(path))[0] == 2
    path.write_text(SHORT.replace("Christmas Present", "Xmas Present"))
    code, out, _ = run(capsys, "check", str(path))
    assert code == 1
    assert "did you mean Christmas Present?" in out
    assert "Ann wins $40 (high)." in out  # and it was judged all the same


def test_a_record_that_stops_tells_what_comes_next(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "stops.hand"
    path.write_text("Game: Christmas Present\nSeats: Ann, Bob\nDeal:\nBets:\nAnn bets $1\n...\n")
    code, out, _ = run(capsys, "rule", str(path))
    assert code == 0
    assert "Bob, who owes $1, is to act: folds, calls $1, raises to $2." in out


@pytest.mark.parametrize(
    "words", [("--players", "11"), ("--players", "1"), ("--house-rules", "low B-5")]
)
def test_deal_refuses_what_cannot_be_dealt(
    capsys: pytest.CaptureFixture[str], words: tuple[str, str]
) -> None:
    code, out, err = run(capsys, "deal", "christmas-present", *words)
    assert (code, out) == (2, "")
    assert err.startswith("pokerrules: ")


def test_a_dealt_record_is_accepted(tmp_path: Path) -> None:
    """Through the real command, as a user would pipe it."""
    command = [sys.executable, "-m", "pokerrules"]
    dealt = subprocess.run(
        [*command, "deal", "christmas-present", "--seed", "7"], capture_output=True, check=True
    )
    checked = subprocess.run(
        [*command, "check", "-"], input=dealt.stdout, capture_output=True, check=False
    )
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("command", [(), ("games",), ("show",), ("check",), ("rule",), ("deal",)])
def test_help_shows_an_example(
    capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main([*command, "--help"])
    assert stop.value.code == 0
    assert "example: pokerrules " in capsys.readouterr().out
