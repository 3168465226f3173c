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
        out: the swingers who are beaten.
        unmatched: the ways in which nobody is as good as a beaten swinger.
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
        self.out: tuple[str, ...] = ()
        self.unmatched: set[str] = set()

    def winners(self) -> dict[str, list[str]]:
        """For each contest, who has won it (several: a tie), from the dealer's left."""
        contests = [contest.name for contest in self.game.pot.contests]
        if not self.game.pot.declared:
            return {c: self._best(c, [e.name for e in self.inside]) for c in contests}
        going = {c: [e.name for e in self.inside if c in (e.declared or ())] for c in contests}
        swingers = [e for e in self.inside if len(e.declared or ()) > 1 and not e.house]
        # Each swinger is judged once, against all who declared that way.
        lost = {e.name: self._lost(e, going) for e in swingers if self.law.swing == "both"}
        beaten = {name: ways for name, ways in lost.items() if ways}
        self.out = tuple(beaten)
        winners = {c: self._best(c, [n for n in going[c] if n not in beaten]) for c in contests}
        return self._after_beaten(winners, beaten, going) if beaten else winners

    def _after_beaten(
        self,
        winners: dict[str, list[str]],
        beaten: dict[str, dict[str, list[str]]],
        going: dict[str, list[str]],
    ) -> dict[str, list[str]]:
        """Who has won when swingers are beaten, by the house rule for that."""
        if self.law.beaten_swing == "must be matched":
            return {c: self._matched(c, names, beaten, going[c]) for c, names in winners.items()}
        victors = {c: self._victors(c, beaten) for c in winners}
        if self.law.beaten_swing == "to the victor" and any(victors.values()):
            self.victors = True
            said = ", ".join(f"{listed(names)} for {c}" for c, names in victors.items() if names)
            self.why(f"the pot goes to who beat a swinger: {said}", "declaring/beaten-swing")
            return victors
        return winners

    def _victors(self, contest: str, beaten: dict[str, dict[str, list[str]]]) -> list[str]:
        """Those to whom a swinger has lost a direction, and who are no beaten swingers themselves."""
        to = {name for ways in beaten.values() for name in ways.get(contest, ())}
        return [e.name for e in self.inside if e.name in to and e.name not in beaten]

    def _matched(
        self,
        contest: str,
        names: list[str],
        beaten: dict[str, dict[str, list[str]]],
        going: list[str],
    ) -> list[str]:
        """The winners of a direction, if they are as good in it as every swinger who is out."""
        out = [name for name in going if name in beaten]
        if not names or set(names) <= set(self._best(contest, [*out, *names])):
            return names
        self.unmatched.add(contest)
        self.why(
            f"{listed(names)} cannot match {listed(out)} for {contest}", "declaring/beaten-swing"
        )
        return []

    def _best(self, contest: str, names: list[str]) -> list[str]:
        """Those who share the best hand of a contest; nobody, if nobody has a hand in it."""
        values = {name: self.values[name][contest] for name in names}
        held = [value for value in values.values() if value is not None]
        return [name for name in names if held and values[name] == max(held)]

    def _lost(self, swinger: Entrant, going: dict[str, list[str]]) -> dict[str, list[str]]:
        """The ways that one who declared both has lost, and to whom; nothing: he has won each."""
        lost: dict[str, list[str]] = {}
        for contest in swinger.declared or ():
            others = self._loses(swinger.name, contest, self._best(contest, going[contest]))
            if others:
                lost[contest] = others
                # He is out by one loss; the other matters where each victor has a part.
                if self.law.beaten_swing != "to the victor":
                    break
        if not lost:
            self.why(f"{swinger.name} declared both and has won each way", "declaring/swing")
        return lost

    def _loses(self, name: str, contest: str, best: list[str]) -> list[str]:
        """To whom a swinger loses one way, given who is best in it."""
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
                f"{name} declared both; to tie for {contest} is enough here", "declaring/swing-tie"
            )
        return []

    def nobody(self, contest: str, live: Sequence[Entrant], folded: Sequence[Entrant]) -> None:
        """Why a direction has no winner, unless that has been said.

        Args:
            contest: the direction.
            live: who is in the showdown, even without a part in this pot.
            folded: who is not.
        """
        if contest in self.unmatched:
            return
        if self.game.pot.declared:
            why, rule = self._gone(contest, live, folded), "declaring/nobody-else"
        else:
            why, rule = f"nobody has a hand for {contest}", "lows/no-low"
        self.why(f"{why}: the other way takes the whole pot", rule)

    def _gone(self, contest: str, live: Sequence[Entrant], folded: Sequence[Entrant]) -> str:
        """What became of those who declared a direction that nobody has won."""
        beaten = _declared(contest, self.inside)
        if not beaten and _declared(contest, live):
            return f"nobody who can win this pot declared {contest}"
        names = _declared(contest, folded)
        if beaten or not names:
            return f"nobody is left who declared {contest}"
        alone, have = ("alone ", "has") if len(names) == 1 else ("", "have")
        return f"{listed(names)}, who {alone}had declared {contest}, {have} folded"


def _declared(contest: str, entrants: Sequence[Entrant]) -> list[str]:
    """Who of them declared a direction."""
    return [entrant.name for entrant in entrants if contest in (entrant.declared or ())]
