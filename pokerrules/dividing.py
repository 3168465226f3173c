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
        pieces, stays = self._cut(pot.amount, takers, "pot")
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
        parts, stays = self._cut(pot.amount, [contest for contest, _ in order], "half")
        awards = []
        for contest, names in won:
            pieces, left = self._cut(parts[contest], names, f"{contest} money")
            stays += left
            awards.append(Award(contest, tuple(names), tuple(pieces[name] for name in names)))
        return PotRuling(pot, tuple(awards), stays)

    def _cut(self, amount: int, takers: list[str], what: str) -> tuple[dict[str, int], int]:
        """Equal parts in whole chips; the odd chips go to the first takers, or stay."""
        if self.game.law.odd_chip == "stays":
            each = amount // self.chip // len(takers) * self.chip
            left = amount - each * len(takers)
            if left:
                self.why(f"the odd {Money(left)} stays on the table", "showdown/odd-chip")
            return dict.fromkeys(takers, each), left
        parts = dict(zip(takers, cut(amount, len(takers), self.chip), strict=True))
        if len(set(parts.values())) > 1:
            luckier = [taker for taker in takers if parts[taker] > parts[takers[-1]]]
            whose = f"the half for {listed(luckier)}" if what == "half" else listed(luckier)
            of = "" if what == "half" else f" of the {what}"
            self.why(f"the odd chip{of} goes to {whose}", "showdown/odd-chip")
        return parts, 0


def whole(pot: Layer, ways: tuple[str, ...], name: str) -> PotRuling:
    """One player takes a pot; each way he has won counts for an equal part of it."""
    parts = cut(pot.amount, len(ways), 1)
    awards = tuple(Award(way, (name,), (part,)) for way, part in zip(ways, parts, strict=True))
    return PotRuling(pot, awards, 0)
