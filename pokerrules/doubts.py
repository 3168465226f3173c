"""Which wrong amounts only follow from earlier ones.

Two things are kept apart: acts that moved other chips than they should have, and claims about the
pot that were false. A later fault follows from an earlier one only if it is just as far off as the
earlier one has made it.
"""

from __future__ import annotations

from typing import NamedTuple


class Doubt(NamedTuple):
    """A wrong amount: its line, by how much it is off in cents, the betting round it was made in."""

    line: int
    off: int
    round: int = 0


class Doubts:
    """The wrong amounts of one record so far."""

    def __init__(self) -> None:
        self.acts: list[Doubt] = []
        self.pot: Doubt | None = None

    def act(self, line: int, off: int, round_: int) -> int:
        """An act put in so much too little (or, below nothing, too much).

        Returns the line it follows from: a bet or raise of the same round that was wrong the
        other way, which makes those after it owe something else. 0 if there is none.
        """
        cause = next((d for d in self.acts if d.round == round_ and d.off == -off != 0), None)
        if cause is None:
            self.acts.append(Doubt(line, off, round_))
        return cause.line if cause else 0

    def missing(self, line: int, owed: int, round_: int) -> int:
        """Somebody still owes so much at the end of a round; returns the line it follows from."""
        cause = next((d for d in self.acts if d.round == round_ and d.off == owed), None)
        if cause is None:
            self.acts.append(Doubt(line, owed, round_))
        return cause.line if cause else 0

    def claim(self, line: int, off: int) -> int:
        """The pot is said to be so much more than it is; returns the line it follows from."""
        for cause in self.explanations():
            if cause.off == off:
                return cause.line
        self.pot = Doubt(line, off)
        return 0

    def explanations(self) -> list[Doubt]:
        """What a false amount may be due to: the last false pot, or all wrong acts together."""
        total = sum(doubt.off for doubt in self.acts)
        together = [Doubt(self.acts[0].line, total)] if total else []
        return [*([self.pot] if self.pot else []), *together]
