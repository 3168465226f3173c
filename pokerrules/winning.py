"""Who has won a pot, contest by contest: the best hands, and what becomes of swingers.

Rules: declaring/swing, declaring/swing-tie, declaring/beaten-swing, declaring/nobody-else
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pokerrules.finding import listed
from pokerrules.game import Game
from pokerrules.ruling import Entrant

Why = Callable[[str, str], None]
"""Takes a reason and the id of its rule."""


class Winning:
    """The contests for one pot.

    Attributes:
        victors: whether it goes to those who have beaten a swinger.
    """

    def __init__(
        self,
        game: Game,
        inside: Sequence[Entrant],
        hands: Mapping[str, Mapping[str, Any]],
        why: Why,
    ) -> None:
        self.game = game
        self.law = game.law
        self.inside = inside
        self.values = {
            entrant.name: {
                contest: None if best is None else best.hand.value
                for contest, best in hands[entrant.name].items()
            }
            for entrant in inside
        }
        self.why = why
        self.victors = False
        self._unmatched: set[str] = set()

    def winners(self) -> dict[str, list[str]]:
        """For each contest, who has won it (several: a tie), from the dealer's left."""
        contests = [contest.name for contest in self.game.pot.contests]
        if not self.game.pot.declared:
            return {c: self._best(c, [e.name for e in self.inside]) for c in contests}
        going = {c: [e.name for e in self.inside if c in (e.declared or ())] for c in contests}
        swingers = [e for e in self.inside if len(e.declared or ()) > 1 and not e.house]
        # Each swinger is judged once, against all who declared that way.
        lost = {e.name: self._lost(e, going) for e in swingers if self.law.swing == "both"}
        beaten = {name: to for name, to in lost.items() if to}
        winners = {c: self._best(c, [n for n in going[c] if n not in beaten]) for c in contests}
        return self._after_beaten(winners, beaten, going) if beaten else winners

    def _after_beaten(
        self,
        winners: dict[str, list[str]],
        beaten: dict[str, list[str]],
        going: dict[str, list[str]],
    ) -> dict[str, list[str]]:
        """Who has won when swingers are beaten, by the house rule for that."""
        if self.law.beaten_swing == "must be matched":
            return {c: self._matched(c, names, beaten, going[c]) for c, names in winners.items()}
        victors = {name for to in beaten.values() for name in to if name not in beaten}
        if self.law.beaten_swing == "to the victor" and victors:
            names = [entrant.name for entrant in self.inside if entrant.name in victors]
            self.victors = True
            self.why(
                f"the pot goes to who beat a swinger: {listed(names)}", "declaring/beaten-swing"
            )
            first, *others = winners
            return {first: names, **{contest: [] for contest in others}}
        return winners

    def _matched(
        self, contest: str, names: list[str], beaten: dict[str, list[str]], going: list[str]
    ) -> list[str]:
        """The winners of a direction, if they are as good in it as every swinger who is out."""
        out = [name for name in going if name in beaten]
        if not names or set(names) <= set(self._best(contest, [*out, *names])):
            return names
        self._unmatched.add(contest)
        self.why(
            f"{listed(names)} cannot match {listed(out)} for {contest}", "declaring/beaten-swing"
        )
        return []

    def _best(self, contest: str, names: list[str]) -> list[str]:
        """Those who share the best hand of a contest; nobody, if nobody has a hand in it."""
        values = {name: self.values[name][contest] for name in names}
        held = [value for value in values.values() if value is not None]
        return [name for name in names if held and values[name] == max(held)]

    def _lost(self, swinger: Entrant, going: dict[str, list[str]]) -> list[str]:
        """To whom one who declared both ways has lost one of them; nobody: he has won each."""
        name = swinger.name
        for contest in swinger.declared or ():
            best = self._best(contest, going[contest])
            others = [other for other in best if other != name]
            if name not in best:
                self.why(
                    f"{name} declared both and loses {contest} to {listed(others)}, and so wins nothing",
                    "declaring/swing",
                )
                return others
            if others and not self.law.swing_tie:
                self.why(
                    f"{name} declared both and only ties {listed(others)} for {contest}, and so wins nothing",
                    "declaring/swing-tie",
                )
                return others
            if others:
                self.why(
                    f"{name} declared both; to tie for {contest} is enough here",
                    "declaring/swing-tie",
                )
        self.why(f"{name} declared both and has won each way", "declaring/swing")
        return []

    def nobody(self, contest: str) -> None:
        """Why a direction has no winner, unless that has been said."""
        if contest in self._unmatched:
            return
        if self.game.pot.declared:
            self.why(
                f"nobody is left who declared {contest}: the other way takes the whole pot",
                "declaring/nobody-else",
            )
        else:
            self.why(
                f"nobody has a hand for {contest}: the other way takes the whole pot", "lows/no-low"
            )
