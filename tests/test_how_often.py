"""The page "How often" says what data/published.toml says, and that is counted elsewhere.

tests/test_published.py counts what is in the data, `make tables` the slow part. Here the page is
read: its tables, its misprints, the sums in its text, and any other number.
"""

from __future__ import annotations

import re
from collections import defaultdict
from fractions import Fraction
from math import comb, floor, prod
from typing import Any

import pytest

from pokerrules.cards import rank_name
from pokerrules.ranking import High
from tests.examples import DOCS
from tests.test_published import DATA, SCALES

PAGE = (DOCS / "reference" / "how-often.md").read_text("utf-8")
NUMBER = re.compile(r"(?<![-\w,.])\d[\d,.]*(?<![,.])(?![-\w])")
Line = tuple[str, int, str]


def sections() -> dict[str, str]:
    """The text under each heading that has an anchor."""
    parts = re.split(r"^#+ .*?(?:\{ #([\w-]+) \})?$", PAGE, flags=re.MULTILINE)
    return {anchor: text for anchor, text in zip(parts[1::2], parts[2::2], strict=True) if anchor}


SECTIONS = sections()


def lines_of(text: str) -> list[list[str]]:
    """The table in a piece of the page, without its head."""
    rows = [line.strip("| ").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def flat(text: str) -> str:
    return " ".join(text.split())


def one_in(number: int, total: int) -> str:
    """From ten upwards a whole number, below that a tenth; a half goes up."""
    odds = Fraction(total, number)
    tenths = floor(10 * odds + Fraction(1, 2))
    return f"{tenths / 10}" if tenths < 100 else f"{floor(odds + Fraction(1, 2)):,}"


def line(label: str, number: int, total: int) -> Line:
    return label, number, "" if label == "all hands" else one_in(number, total)


def lines_for(row: dict[str, Any]) -> list[Line]:
    """What the page must say of one row of the data."""
    total = comb(52 + row.get("jokers", 0), row["cards"])
    if "highest" in row:
        lows = [line(f"{rank_name(int(r))} high", n, total) for r, n in row["highest"].items()]
        return [*lows, line("all without a pair", row["total"], total)]
    counts = row["counts"] | row.get("ours", {})
    if "label" in row:
        (number,) = counts.values()
        return [line(row["label"], number, total)]
    names = {"total": "all hands"}
    return [line(names.get(name, name), number, total) for name, number in counts.items()]


def wanted() -> dict[str, list[Line]]:
    """The lines of each table, by its place on the page."""
    found: dict[str, list[Line]] = defaultdict(list)
    for row in [*DATA["row"], *DATA["low"]]:
        if "at" in row:
            found[row["at"]] += lines_for(row)
    for row in DATA["misprint"]:
        if "table" in row:
            total = comb(52, row["cards"])
            found[row["table"]].append(line(row["label"], row["right"], total))
    many = DATA["straight-flushes"]
    for cards, number in many["counts"].items():
        found[many["at"]].append(line(f"{cards} cards", number, comb(52, int(cards))))
    return found


TABLES = wanted()
MISPRINTS = [*DATA["misprint"], DATA["four-in-nine"]]


def test_every_table_of_the_page_is_in_the_data() -> None:
    assert {anchor for anchor, text in SECTIONS.items() if lines_of(text)} == TABLES.keys()
    assert sum(line.startswith("|") for line in PAGE.splitlines()) == sum(
        len(lines) + 2 for lines in TABLES.values()
    )


@pytest.mark.parametrize("place", TABLES)
def test_tables(place: str) -> None:
    lines = [[name, f"{number:,}", odds] for name, number, odds in TABLES[place]]
    told = [[*cells, ""][:3] for cells in lines_of(SECTIONS[place])]
    assert sorted(told) == sorted(lines)


@pytest.mark.parametrize("row", [row for row in DATA["row"] if "at" in row], ids=lambda r: r["at"])
def test_the_best_kind_stands_first(row: dict[str, Any]) -> None:
    scale = SCALES[row.get("scale", "high")]
    kinds = scale.order if isinstance(scale, High) else ("no pair", "straight", "flush")
    told = [cells[0] for cells in lines_of(SECTIONS[row["at"]]) if cells[0] in kinds]
    assert told == sorted(told, key=kinds.index, reverse=True)


def test_one_in_is_rounded_as_the_page_says() -> None:
    # 2,598,960 / 1,302,540 is 1.995, 9,949 / 999 is 9.959, 13 / 4 is 3.25, 21 / 2 is 10.5
    assert [one_in(1302540, 2598960), one_in(999, 9949)] == ["2.0", "10"]
    assert [one_in(4, 13), one_in(2, 21), one_in(1, 1000)] == ["3.3", "11", "1,000"]


def test_no_count_is_left_untold() -> None:
    counts = {n for row in DATA["row"] for n in row["counts"].values()}
    assert [f"{n:,}" for n in counts if f"{n:,}" not in NUMBER.findall(PAGE)] == []
    assert [f"{n:,}" for n in _different() if f"{n:,}" not in NUMBER.findall(PAGE)] == []


def _different() -> set[int]:
    return {row["different"] for row in DATA["row"] if "different" in row}


@pytest.mark.parametrize("row", [row for row in DATA["row"] if "at" in row], ids=lambda r: r["at"])
def test_sources_of_tables(row: dict[str, Any]) -> None:
    told = flat(SECTIONS[row["at"]])
    assert [part for part in row["source"].split("; ") if part not in told] == []


@pytest.mark.parametrize("row", MISPRINTS, ids=lambda row: row["at"])
def test_misprints_are_told(row: dict[str, Any]) -> None:
    told = flat(SECTIONS[row["at"]])
    first, last = f"Printed **{row['printed']:,}**", f"counted **{row['right']:,}**. In: "
    assert re.match(rf'{re.escape(first)}( "and more")?, {re.escape(last + row["source"])}', told)


def test_every_misprint_told_is_in_the_data() -> None:
    assert PAGE.count("Printed **") == len(MISPRINTS)


def value(sum_: str) -> int:
    """What a sum comes to: numbers, C(n,k), +, −, × and brackets."""
    plain = re.sub(r"C\((\d+),(\d+)\)", lambda m: str(comb(int(m[1]), int(m[2]))), sum_)
    plain = re.sub(r"\(([^()]*)\)", lambda m: str(value(m[1])), plain.replace(",", ""))
    terms = re.split(r" ([+−]) ", f"+ {plain}".removeprefix("+ "))
    signs = ["+", *terms[1::2]]
    products = [prod(map(int, term.split(" × "))) for term in terms[::2]]
    return sum(n if sign == "+" else -n for sign, n in zip(signs, products, strict=True))


def test_sums_are_read_as_they_are_meant() -> None:
    assert value("13 × (C(4,3) + 1,000) − 2 × 3 + 1") == 13 * 1004 - 6 + 1


CODE = re.compile(r"`([^`\n]+)`")
SUMS = [code for code in CODE.findall(PAGE) if "=" in code]


@pytest.mark.parametrize("sum_", SUMS)
def test_sums(sum_: str) -> None:
    left, right = sum_.split(" = ")
    assert value(left) == value(right)


def test_no_other_number_stands_in_the_text() -> None:
    known = {n for lines in TABLES.values() for _, n, _ in lines} | _different() | {52, 53, 54}
    known |= {row[key] for row in MISPRINTS for key in ("printed", "right")}
    known |= {value(n) for sum_ in SUMS for n in NUMBER.findall(sum_)}
    front_matter, fences, rows = r"\A---\n.*?^---$", r"^``` .*?^```$", r"^\|.*?$"
    prose = "|".join((front_matter, fences, rows))
    text = re.sub(prose, "", PAGE, flags=re.MULTILINE | re.DOTALL)
    text = flat(CODE.sub("", text))
    for row in [*DATA["row"], *MISPRINTS]:
        for part in row["source"].split("; "):
            text = text.replace(part, "")
    assert [n for n in NUMBER.findall(text) if n not in {f"{k:,}" for k in known}] == []


def often(place: str) -> dict[str, int]:
    return {name: number for name, number, _ in TABLES[place]}


def test_what_the_text_says_of_the_tables() -> None:
    five, six, seven = often("five-cards"), often("six-cards"), often("seven-cards")
    assert [*five.values()] == sorted(five.values())
    assert five["pair"] < five["high card"]
    assert six["pair"] > six["high card"]
    assert seven["high card"] < seven["two pair"]
    three, one, two = often("three-cards"), often("one-joker"), often("two-jokers")
    assert three["three of a kind"] < three["straight"] < three["flush"]
    turned = often("turned-round")
    assert one["two pair"] == five["two pair"]  # the joker makes none
    assert turned["two pair"] / turned["three of a kind"] == pytest.approx(3.75)
    assert 1 < one["three of a kind"] / one["two pair"] < 1.2
    assert two["four of a kind"] == two["full house"]
    bug, deuces = often("bug"), often("deuces-wild")
    assert bug["straight"] > bug["three of a kind"]
    assert deuces["four of a kind"] > 2 * max(deuces["full house"], deuces["flush"])
    assert deuces["three of a kind"] > 3 * deuces["two pair"]
    assert 2 * often("ace-to-five")["all without a pair"] == pytest.approx(2598960, rel=0.02)
    # Of seven players each has it so often, so all together seven times.
    fives = 7 * often("five-of-a-kind-seven")["two ranks"] / seven["all hands"]
    assert fives == pytest.approx(1 / 4, abs=0.01)
