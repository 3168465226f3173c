"""Hand records: true ones, spoilt ones, broken ones."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pokerrules import BadRecord, Deal, check
from pokerrules.notation import VERB_WORDS
from pokerrules.rules import RULES
from tests.examples import DOCS

RECORDS = Path(__file__).parent / "records"
SAMPLES = sorted(RECORDS.glob("*.hand"))


def lines_with(text: str, pattern: str) -> list[int]:
    """The numbers of the lines that match, from 1."""
    return [n for n, line in enumerate(text.splitlines(), 1) if re.match(pattern, line)]


def spoilt(line: str) -> str:
    """The same claim, false."""
    if money := re.search(r"\$([\d.]+)$", line):
        return line[: money.start()] + f"${float(money[1]) + 0.01:.2f}"
    if points := re.search(r"(\d+) points$", line):
        return line[: points.start()] + f"{int(points[1]) + 1} points"
    if line.endswith(("opens", "high", "low", "basketball")) and ":" not in line:
        name, _, rest = line.partition(" ")
        return f"{'Cam' if name != 'Cam' else 'Ann'} {rest}"
    return re.sub(r": (high|low) .*", r": \1 full house, nines over sevens", line)


CLAIM = r"Pot |\w+ opens|\w+ wins|\w+: (high |low |\d+ points)"


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_sample_has_no_finding(path: Path) -> None:
    assert check(path.read_text()).findings == ()


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_spoilt_claim_is_found_on_its_line(path: Path) -> None:
    text = path.read_text()
    lines = text.splitlines()
    claims = lines_with(text, CLAIM)
    assert len(claims) >= 5
    for number in claims:
        changed = [*lines[: number - 1], spoilt(lines[number - 1]), *lines[number:]]
        findings = check("\n".join(changed)).findings
        alone = [finding for finding in findings if not finding.follows]
        assert [finding.line for finding in alone] == [number], lines[number - 1]


def test_the_last_line_wrong_by_a_cent() -> None:
    text = (RECORDS / "christmas-present.hand").read_text().rstrip()
    report = check(text.removesuffix("$667") + "$666.99\n")
    # The pot is $667: 6 carried, 4 antes, and the bets as the record adds them up.
    assert [str(f.message) for f in report.findings] == ["Bob wins $667, not $666.99"]


def printed() -> str:
    """The sample deal as the column prints it, from the game's page."""
    page = (DOCS / "games" / "christmas-present.md").read_text()
    return (
        page.split("### The sample hand as printed")[1]
        .split("``` hand findings\n")[1]
        .split("```")[0]
    )


def test_the_printed_deal_has_its_faults_and_their_consequences() -> None:
    report = check(printed())
    assert report.fine
    own = [(f.rule, f.message) for f in report.findings if not f.follows]
    assert [rule for rule, _ in own] == [
        "drawing/held",
        "drawing/own-discard",
        "dealing/one-of-each",
        "records/held",
        "betting/pot",
    ]
    assert own[-1][1] == "the pot is $240, not $238"  # 144 + 3 x 32
    following = [f.message for f in report.findings if f.follows]
    # 240 + 3 x 96 = 528; 528 + 3 x 64 = 720; half of it is 360.
    assert following == [
        "then 9s must be what Carl threw away",
        "the pot is $528, not $526",
        "the pot is $720, not $718",
        "Carl wins $360, not $359",
        "David wins $360, not $359",
    ]


def test_an_unmarked_fault_and_a_mark_without_a_fault_are_told() -> None:
    text = "Game: Christmas Present\nSeats: Ann, Bob\nDeal:\nBets:\nAnn raises to $2{}\n..."
    assert not check(text.format("")).fine
    assert check(text.format("  # betting/raise")).fine
    wrong = check(text.format("  # betting/raise, betting/call"))
    assert ["betting/call" in f.message for f in wrong.missed] == [True]
    assert not wrong.fine


# Bad input ------------------------------------------------------------------------------

HEAD = "Game: Christmas Present\n"
CROSS = "Game: Crisscross\n"
FLIPS = "Game: Chernobyl\nDeal:\nAnn: ?? ?? ?? ?? ?? ??\nBob: ?? ?? ?? ?? ?? ??\n"
DEAL = (
    HEAD
    + "Stakes: bet $1\nDeal:\nAnn: Ks Kd 9c 4h 2s\nBob: 7c 5s 4d 3h Ah\nCam: 8s 6c 5d 2d 3d\nBets:\n"
)


@pytest.mark.parametrize(
    ("text", "line", "rule", "says"),
    [
        (DEAL + "Bob bets $1\n...", 8, "betting/turn", "Ann is to act, not Bob"),
        (DEAL + "Ann bets $2\n...", 8, "betting/limit", "a bet is $1"),
        (DEAL + "Ann bets -$1\n...", 8, "records/money", "write $1, 1 or $0.25"),
        (DEAL + "Ann bets $1e9\n...", 8, "records/money", "no amount of money"),
        (DEAL + "Ann bets $99999999999\n...", 8, "records/money", "poker bet"),
        (DEAL + "Ann bets $1\nBob calls $2\n...", 9, "betting/call", "Bob owes $1, not $2"),
        (DEAL + "Ann bets $1\nBob checks\n...", 9, "betting/check", "Bob owes $1"),
        (
            DEAL + "Ann folds\nBob bets $1\nCam calls\nAnn calls\n...",
            11,
            "betting/fold",
            "folded on line 8",
        ),
        (DEAL + "Ann betts $1\n...", 8, "records/lines", "did you mean 'bets'?"),
        (DEAL + "Anne bets $1\n...", 8, "records/names", "did you mean Ann?"),
        (DEAL + "Zoe bets $1\n...", 8, "records/names", "at this table sit Ann, Bob, Cam"),
        (DEAL + "Ann discards Ks, draws 2c\n...", 8, "records/sections", "'Ann bets $1'"),
        (DEAL + "Ann dances\n...", 8, "records/lines", "nothing a player does"),
        (DEAL + "Drwa:\n...", 8, "records/sections", "did you mean 'Draw:'?"),
        (DEAL + "Showdown:\n...", 8, "records/sections", "'Draw:' comes before"),
        (HEAD + "Deal:\nAnn: Ks Kd 9c 4h 1s\n...", 3, "records/unknown-card", "'1s' is no card"),
        (
            HEAD + "Deal:\nAnn: Ks Kd 9c 4h Ks\nBob: ?? ?? ?? ?? ??\n...",
            3,
            "dealing/one-of-each",
            "Ks",
        ),
        (
            HEAD + "Ann: Ks Kd 9c 4h\nBob: 7c 5s 4d 3h Ah\nAnn high\nBob low",
            2,
            "dealing/how-many",
            "4 cards",
        ),
        (HEAD + "House rules: low B-5\nDeal:\n...", 2, "christmas-present/low", "'low A-5'"),
        (
            HEAD + "House rules: moon high\nDeal:\n...",
            2,
            "records/house-rules",
            "no house rule of this game",
        ),
        (HEAD + "Stakes: bet one dollar\nDeal:\n...", 2, "records/stakes", "no amount of money"),
        (HEAD + "Stakes: blinds $1\nDeal:\n...", 2, "records/stakes", "not understood"),
        (HEAD + "Seats: Ann, Ann\nDeal:\n...", 2, "records/names", "two players are called Ann"),
        (HEAD + "Seats: Ann, Pot\nDeal:\n...", 2, "records/names", "word of the notation"),
        (HEAD + "Game: Christmas Present\nDeal:\n...", 2, "records/header", "said on line 1"),
        (
            "Game: Chrismas Present\nSeats: Ann, Bob\nDeal:\n...",
            1,
            "records/game",
            "did you mean Christmas Present?",
        ),
        (DEAL + "Ann bets $1", 8, "records/unfinished", "before the showdown"),
        (HEAD + "Deal:\nAnn: (\n...", 3, "records/brackets", "a bracket is open"),
        (HEAD + "Deal:\nAnn: Kx Kd 9c 4h 2s\n...", 3, "records/unknown-card", "'Kx' is no card"),
        (HEAD + "Seats: , ,\nDeal:\n...", 2, "records/names", "names nobody"),
        ("Game: London Bridge\nBoard: ,\n...", 2, "records/names", "called 'Board'"),
        (
            FLIPS + "Bets:\nZoe folded: 5c is turned\nAll check\n...",
            6,
            "records/names",
            "at this table sit Ann, Bob",
        ),
        (
            CROSS + "Ann: 9s 9h 4d 2c, discarded 3s\nBob: Kd Qd 8d 3d\n...",
            2,
            "records/short",
            "no card is discarded in Crisscross",
        ),
        (
            CROSS + "Ann: 9s 9h 4d 2c\nBob: Kd Qd 8d 3d, shared 3s\n...",
            3,
            "records/short",
            "no card is shared in Crisscross",
        ),
        (
            CROSS + "Ann: 9s 9h 4d 2c\nBob: Kd Qd 8d 3d\n"
            "Board: top 9c, right Kh, bottom 5d, left Jd, centre 4s\nAnn shows 9s 9h 9c Kh 4s",
            5,
            "crisscross/one-arm",
            "Ann must use cards of one arm, not Kh 4s of the across arm and 9c 4s of the upright arm",
        ),
        (
            "Game: Share Your Hole\nAnn: 7d 7h 7s 4c\nBob: 9h Js Ts 8d, shared Qd\n...",
            2,
            "share-your-hole/share",
            "it is 1: '…, shared 9c'",
        ),
    ],
)
def test_bad_input_is_told_on_its_line(text: str, line: int, rule: str, says: str) -> None:
    findings = check(text).findings
    assert [f for f in findings if f.line == line and f.rule == rule and says in f.message], (
        findings
    )
    assert {f.rule for f in findings} <= RULES.keys()


def test_after_a_finding_the_rest_is_still_checked() -> None:
    text = (
        DEAL
        + "Ann jumps\nAnn bets $1\nBob calls $1\nCam raises to $7\nAnn folds\nBob folds\nCam wins $9\n"
    )
    report = check(text)
    assert [(f.line, f.rule) for f in report.findings] == [
        (8, "records/lines"),
        (11, "betting/limit"),
        (14, "showdown/winner"),
    ]
    # Cam's $7 went in as written; $1 each from Ann and Bob and a dollar of Cam's were called.
    assert report.findings[-1].message == "Cam wins $3, not $9"


@pytest.mark.parametrize(
    "text", ["", "\n\n", "# nothing", "Ann: Ks", "Game:", "Game: Whist", "\x00\x01", "…"]
)
def test_without_a_game_there_is_nothing_to_check(text: str) -> None:
    report = check(text)
    assert not report.usable
    assert report.findings[0].rule == "records/game"
    with pytest.raises(BadRecord, match="records/game"):
        Deal(text)


def test_a_sign_that_editors_put_before_a_text_does_no_harm() -> None:
    assert check("\ufeffGame: Christmas Present\nSeats: Ann, Bob\nDeal:\n...").findings == ()


def test_a_wrong_table_is_told_once() -> None:
    """Not again behind each round of cards."""
    streets = "\n".join(f"Bets:\nall check\n{street} street:" for street in ("Fourth", "Fifth"))
    hands = "\n".join(
        f"{name}: (?? ??) {i + 2}{'cdhs'[i % 4]}" for i, name in enumerate("ABCDEFGH")
    )
    text = f"Game: Follow the Queen\nStacks: Zoe $5\nDeal:\n{hands}\n{streets}\n..."
    rules = [finding.rule for finding in check(text).findings if finding.line == 12]
    assert sorted(rules) == ["follow-the-queen/players", "records/names"]


def test_the_card_that_brings_another_is_named() -> None:
    text = "Game: Three Card Extra\nSeats: Ann, Bob\nDeal:\nAnn: 3h 9c\nBob: 5h\n..."
    (told,) = (f.message for f in check(text).findings if f.rule == "three-card-extra/extra")
    assert told.startswith("3h brings Ann a card")


def test_a_comma_behind_the_last_card_of_a_board_does_no_harm() -> None:
    # Three kings and two wild cards against three queens and one.
    text = "Game: London Bridge\nAnn: Ks Kh 2c\nBob: Qs Qh Qd\nBoard: Kc 3h 9s 5d 4c,\nAnn wins"
    assert check(text).findings == ()


def test_names_of_every_script() -> None:
    text = "Game: Christmas Present\nSeats: Zoë, 李小龍, Αθηνά, O'Neill, Mary Ann\nStakes: bet $1\nDeal:\nBets:\n"
    text += (
        "Zoë checks\n李小龍 bets $1\nαθηνά calls $1\nO'Neill folds\nMary Ann calls\nZoë checks\n..."
    )
    assert [(f.line, f.rule) for f in check(text).findings] == [
        (11, "betting/check"),
    ]


def test_ten_thousand_lines() -> None:
    report = check(DEAL + "Ann waves\n" * 10_000 + "Ann bets $2\n...")
    assert len(report.findings) == 10_001
    assert report.findings[-1].message.startswith("a bet is $1")


WORDS = [
    *VERB_WORDS,
    "all",
    "Ann",
    "Bob",
    "Ann:",
    "Bob:",
    "Ks",
    "10h",
    "??",
    "T",
    "$1",
    "$0.25",
    "-1",
    "(",
    ")",
    ",",
]
WORDS += [
    "Deal:",
    "Bets:",
    "Draw:",
    "Stack:",
    "First roll:",
    "Declare:",
    "Showdown:",
    "Game:",
    "Pot",
    "#",
    "...",
    "to",
]
WORDS += [
    "Seats:",
    "Stakes:",
    "Stacks:",
    "Carried:",
    "House rules:",
    "Christmas Present",
    "and",
    "pat",
    "up",
    "for",
    "\n",
]


@settings(max_examples=300, deadline=None)
@given(
    st.lists(st.sampled_from([*WORDS, "\n", "\n"]) | st.text(max_size=5), max_size=60),
    st.booleans(),
)
def test_no_text_makes_the_checker_stumble(words: list[str], dealt: bool) -> None:
    report = check((DEAL if dealt else "") + " ".join(words))
    assert {finding.rule for finding in report.findings} <= RULES.keys()
    assert str(report.ruling)


ODD_WORDS = (
    "??",
    "X1",
    "X2",
    "Donald",
    "$0",
    "-$1",
    "$0.01",
    "(",
    "9d)",
    "all",
    "high",
    "Zoë",
    "9h",
)
ODD_LINES = (
    "Middle: ??",
    "Common: 9h",
    "Spit: 9h",
    "Donald: (9h)",
    "Table: 9h 9d",
    "Board: 9h",
    "Ann buys (9d) for $0.25",
    "Ann pays Bob $0.50",
    "Ann bends 9c to Ac, ace low, for $1",
    "Ann kicks: posts 9c Ac, ball X1",
    "Ann calls spit",
    "Ann turns up X1",
    "Ann draws ??",
    "Wild: X1 and kings",
    "Showdown:",
    "High card:",
)


@settings(max_examples=250, deadline=None)
@given(st.data())
def test_a_spoilt_record_is_only_told_to_be_wrong(data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(sorted(RECORDS.glob("*.hand"))))
    lines = path.read_text().splitlines()
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(lines) - 1))
        match data.draw(st.sampled_from(["drop", "twice", "swap", "line", "word"])):
            case "drop":
                del lines[at]
            case "twice":
                lines.insert(at, lines[at])
            case "swap":
                lines[at], lines[0] = lines[0], lines[at]
            case "line":
                lines.insert(at, data.draw(st.sampled_from(ODD_LINES)))
            case _:
                words = lines[at].split(" ")
                words[data.draw(st.integers(0, len(words) - 1))] = data.draw(
                    st.sampled_from(ODD_WORDS)
                )
                lines[at] = " ".join(words)
    report = check("\n".join(lines))
    assert {finding.rule for finding in report.findings} <= RULES.keys()
    assert str(report.ruling)
