"""Cutting a pot: among the contests that were won, and each part among its winners.

Rules: showdown/halves, showdown/odd-chip
"""

from __future__ import annotations

from pokerrules.finding import listed
from pokerrules.game import Game
from pokerrules.money import Money
from pokerrules.pots import Layer, cut
from pokerrules.ruling import Award, PotRuling
from pokerrules.winning import Why

Won = list[tuple[str, list[str]]]
"""The contests that somebody has won, each with its winners from the dealer's left."""


class Dividing:
    """Cuts pots of one game into whole chips."""

    def __init__(self, game: Game, chip: int, why: Why) -> None:
        self.game = game
        self.chip = chip
        self.why = why

    def pot(self, pot: Layer, won: Won) -> PotRuling:
        """Who gets how much of it."""
        first = won[0][1][0]
        if all(names == [first] for _, names in won):
            return whole(pot, tuple(contest for contest, _ in won), first)
        return self._divide(pot, won)

    def heads(self, pot: Layer, won: Won, order: list[str]) -> PotRuling:
        """All who have won it share alike, in whichever ways; `order` is that of the odd chips."""
        ways = {name: [c for c, names in won if name in names] for name in order}
        takers = [name for name in order if ways[name]]
        pieces, stays = self._shared(pot.amount, takers)
        parts: dict[str, dict[str, int]] = {}
        for name in takers:
            cents = cut(pieces[name], len(ways[name]), 1)
            parts[name] = dict(zip(ways[name], cents, strict=True))
        awards = (Award(c, tuple(names), tuple(parts[n][c] for n in names)) for c, names in won)
        return PotRuling(pot, tuple(awards), stays, by_heads=True)

    def _divide(self, pot: Layer, won: Won) -> PotRuling:
        """Cut a pot among the contests that were won, and each part among its winners."""
        if len(won) > 1:
            halves = ", ".join(f"half to {listed(names)} for {contest}" for contest, names in won)
            self.why(f"the pot is halved: {halves}", self.game.full_id(self.game.pot.rule))
        order = won[::-1] if self.game.law.odd_chip == "low" else won
        parts, stays = self._halves(pot.amount, [contest for contest, _ in order])
        awards = []
        for contest, names in won:
            of = f" of the half for {contest}" if len(won) > 1 else ""
            pieces, left = self._shared(parts[contest], names, of)
            stays += left
            awards.append(Award(contest, tuple(names), tuple(pieces[name] for name in names)))
        return PotRuling(pot, tuple(awards), stays)

    def _halves(self, amount: int, contests: list[str]) -> tuple[dict[str, int], int]:
        """A part for each contest, the first in line for odd chips first."""
        by = "by house rule" if self.game.law.odd_chip == "low" else "which comes first"
        halves = {contest: f"the half for {contest}" for contest in contests}
        return self._cut(amount, halves, "", by)

    def _shared(self, amount: int, names: list[str], of: str = "") -> tuple[dict[str, int], int]:
        """A part for each winner, the first on the dealer's left first."""
        nearest = "nearest to the dealer's left of those who share"
        return self._cut(amount, {name: name for name in names}, of, nearest)

    def _cut(
        self, amount: int, takers: dict[str, str], of: str, why: str
    ) -> tuple[dict[str, int], int]:
        """Equal parts in whole chips; the odd chips go to the first takers, or stay.

        Args:
            amount: what is cut.
            takers: who takes a part, each with what a sentence calls him.
            of: of what it is cut, unless it is the whole pot.
            why: why the first is first.
        """
        chips, rest = divmod(amount, self.chip)
        each, odd = divmod(chips, len(takers))
        if self.game.law.odd_chip == "stays":
            left = odd * self.chip + rest
            if left:
                stays = f"{Money(left)} is left over{of} and stays on the table, by house rule"
                self.why(f"in chips of {Money(self.chip)} {stays}", "showdown/odd-chip")
            return dict.fromkeys(takers, each * self.chip), left
        said = list(takers.values())
        if odd:
            self.why(self._odd(said[:odd], of, why), "showdown/odd-chip")
        if rest and len(said) > 1:
            less = f"{Money(rest)}{of} is less than a chip of {Money(self.chip)}"
            self.why(f"{less} and goes to {said[0]}, {why}", "showdown/odd-chip")
        return dict(zip(takers, cut(amount, len(takers), self.chip), strict=True)), 0

    def _odd(self, luckier: list[str], of: str, why: str) -> str:
        """Where the odd chips go, and why there."""
        chips = f"in chips of {Money(self.chip)}"
        if len(luckier) == 1:
            return f"{chips} one is left over{of}; it goes to {luckier[0]}, {why}"
        return f"{chips} {len(luckier)} are left over{of}; they go one each to {listed(luckier)}, {why}"


def whole(pot: Layer, ways: tuple[str, ...], name: str) -> PotRuling:
    """One player takes a pot; each way he has won counts for an equal part of it."""
    parts = cut(pot.amount, len(ways), 1)
    awards = tuple(Award(way, (name,), (part,)) for way, part in zip(ways, parts, strict=True))
    return PotRuling(pot, awards, 0)
