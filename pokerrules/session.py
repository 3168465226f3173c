"""Runs a session of prompts as a page shows it, and compares what comes with what the page says."""

from __future__ import annotations

import io
import linecache
import re
import traceback
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, NamedTuple

MOST = 20_000
"""No example prints so many characters; what comes behind them is not kept."""
MORE = "\n… and more than is shown here"
FRAMES = 50
"""So many calls are told of the way to an error, those nearest to it."""
_PROMPT = re.compile(r">>>(?: |$)(.*)")
_GOES_ON = re.compile(r"\.\.\.(?: |$)(.*)")
_TRACE = re.compile(r"Traceback \((?:most recent call last|innermost last)\):")


class Prompt(NamedTuple):
    """One input of a session and what the page says it prints."""

    source: str
    want: str


class Result(NamedTuple):
    """What one input did.

    Attributes:
        source: the input.
        want: what the page says it prints.
        got: what it printed; for an error, what Python says of it.
        same: whether that is what the page says.
        failed: whether it ended with an error.
    """

    source: str
    want: str
    got: str
    same: bool
    failed: bool


def prompts(block: str) -> list[Prompt]:
    """The inputs of a session; a text without a prompt is one input of its own.

    Examples:
        >>> prompts("1 + 1")
        [Prompt(source='1 + 1', want='')]
    """
    lines = block.splitlines()
    if not any(_PROMPT.match(line) for line in lines):
        return [Prompt(block, "")] if block.strip() else []
    found: list[tuple[list[str], list[str]]] = []
    for line in lines:
        begins, goes_on = _PROMPT.match(line), _GOES_ON.match(line)
        if begins:
            found.append(([begins[1]], []))
        elif goes_on and found and not found[-1][1]:
            found[-1][0].append(goes_on[1])
        elif found:
            found[-1][1].append(line)
    return [
        Prompt("\n".join(source) + "\n", "\n".join(want).rstrip().replace("<BLANKLINE>", ""))
        for source, want in found
    ]


class _Kept(io.StringIO):
    """Keeps the beginning of what is printed, however much that is, and whoever closes it."""

    def write(self, text: str) -> int:
        room = MOST - self.tell()
        if room >= 0:
            super().write(_cut(text, room))
        return len(text)

    def close(self) -> None:
        """What was printed is still to be shown."""


def _cut(text: str, room: int = MOST) -> str:
    """As much of a text as there is room for, and whether there is more of it to be seen."""
    return text[:room] + (MORE if text[room:].strip() else "")


def run(block: str, names: dict[str, Any]) -> list[Result]:
    """Run a session in these names; after an error that the page does not tell of it stops."""
    results = []
    for number, prompt in enumerate(prompts(block), 1):
        result = _run(prompt, names, f"<example {number}>", block.lstrip().startswith(">>>"))
        results.append(result)
        if result.failed and not result.same:
            break
    return results


def _run(prompt: Prompt, names: dict[str, Any], file: str, single: bool) -> Result:
    names.setdefault("__name__", "__main__")
    lines = prompt.source.splitlines(keepends=True)
    linecache.cache[file] = (len(prompt.source), None, lines, file)
    out, error = _Kept(), ""
    try:
        with redirect_stdout(out), redirect_stderr(out):  # Compiling may warn of something, too.
            code = compile(prompt.source, file, "single" if single else "exec")
            exec(code, names)
    except BaseException as raised:  # An example may well say exit().
        error = _told(raised)
    finally:
        linecache.cache.pop(file, None)
    got = out.getvalue().rstrip()
    if not error:
        return Result(prompt.source.rstrip(), prompt.want, got, got == prompt.want, failed=False)
    told = "\n".join(filter(None, [got, _cut(error)]))
    return Result(prompt.source.rstrip(), prompt.want, told, _expected(error, prompt.want), True)


def _told(error: BaseException) -> str:
    """An error as Python tells it; of the way to it only what stands in the example."""
    told = traceback.TracebackException.from_exception(error)
    told.stack = traceback.StackSummary.from_list(
        [frame for frame in told.stack if frame.filename.startswith("<example")][-FRAMES:]
    )
    return "".join(told.format(chain=False)).rstrip()


def _expected(error: str, want: str) -> bool:
    """Whether the page tells of this error: what stands below the traceback counts alone."""
    return bool(_TRACE.match(want)) and _last(error) == _last(want)


def _last(trace: str) -> str:
    """The error itself, below the last line that is set in."""
    lines = trace.splitlines()
    at = max((i for i, line in enumerate(lines) if line.startswith((" ", "Traceback"))), default=-1)
    return "\n".join(lines[at + 1 :]).strip()
