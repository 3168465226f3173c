"""Judging a showdown: from cards, declarations and pots to a ruling.

Rules: declaring/swing, declaring/swing-tie, declaring/nobody-else, declaring/pot-stays,
showdown/halves, showdown/ties, showdown/odd-chip, showdown/pot-by-pot
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pokerrules.cards import Card, show
from pokerrules.finding import listed
from pokerrules.game import Contest, Game
from pokerrules.level import breaking, scores, stages, undecided
from pokerrules.lying import house_said, unseen_table_hand
from pokerrules.money import Money
from pokerrules.pots import Layer, cut
from pokerrules.ruling import Award, Entrant, PotRuling, Reason, Ruling, best_hands, group_said
from pokerrules.wild import are_wild

Won = list[tuple[str, list[str]]]
"""The contests that somebody has won, each with its winners from the dealer's left."""


def rule_pots(
    game: Game,
    entrants: tuple[Entrant, ...],
    pots: tuple[Layer, ...],
    returned: dict[str, int],
    chip: int,
    passed: tuple[str, ...] = (),
    money: bool = True,
    told: tuple[tuple[str, str], ...] = (),
) -> Ruling:
    """The ruling on some pots.

    Args:
        game: with its options settled.
        entrants: everybody dealt in, from the dealer's left.
        pots: see `pokerrules.pots.layers`.
        returned: what went back uncalled, in cents.
        chip: the smallest chip, in cents.
        passed: the rules of the steps gone through.
        money: False when amounts are not told and only shares matter.
        told: how the wild cards came to be what they are, each sentence with its rule.
    """
    players = [entrant for entrant in entrants if not entrant.folded and not entrant.house]
    # The last player left beats the table's hand unseen.
    house = [entrant for entrant in entrants if entrant.house] if len(players) > 1 else []
    live = [*players, *house]
    settled = game.pot.gap is None or len(players) == 1
    hands = {e.name: best_hands(game, e) for e in live if e.seen} if settled else {}
    judge = _Judge(game, live, hands, chip)
    for name, cents in returned.items():
        judge.why(
            f"{Money(cents)} of {name}'s bet was not called and goes back", "betting/uncalled"
        )
    missing = tuple(_missing(game, live)) if len(players) > 1 else ()
    if len(players) > 1 and not missing and breaking(game):
        values = scores(game, entrants)
        missing = tuple(Reason(*problem[:2]) for problem in undecided(game, values, pots))
        judge.level(values, pots)
    judge.main = pots[0] if pots else None
    if len(players) > 1 and not missing:
        judge.wild(players[0].wild, told)
    ruled = () if missing else tuple(map(judge.pot, pots))
    if len(ruled) > 1:
        judge.why("each pot is won by itself", "showdown/pot-by-pot")
    reasons = tuple(dict.fromkeys(judge.reasons))
    return Ruling(game, hands, ruled, returned, reasons, missing, passed, entrants, money)


def _missing(game: Game, live: list[Entrant]) -> Iterator[Reason]:
    if game.pot.gap is not None:
        yield Reason(game.pot.gap.why, game.full_id(game.pot.gap.rule))
        return
    for entrant in live:
        if entrant.house and not entrant.seen:
            yield Reason(*unseen_table_hand(game)[:2])
        elif not entrant.seen:
            yield Reason(f"the cards of {entrant.name} are not all known", "records/unseen")
        if game.pot.declared and entrant.declared is None:
            yield Reason(
                f"{entrant.name} has not declared: high, low or both?", "declaring/declare"
            )


class _Judge:
    """Judges one pot after the other and keeps the reasons."""

    def __init__(
        self, game: Game, live: list[Entrant], hands: dict[str, dict[str, Any]], chip: int
    ) -> None:
        self.game = game
        self.law = game.law
        self.live = live
        self.hands = hands
        self.values = {
            name: {c: None if best is None else best.hand.value for c, best in of.items()}
            for name, of in hands.items()
        }
        self.chip = chip
        self.reasons: list[Reason] = []
        self.main: Layer | None = None
        self.victors = False
        self.unmatched: set[str] = set()

    def why(self, text: str, rule: str) -> None:
        """Give a reason."""
        self.reasons.append(Reason(text, rule))

    def wild(self, cards: frozenset[Card], told: tuple[tuple[str, str], ...]) -> None:
        """What is wild, in a game that has wild cards, and how it came to be so."""
        if self.game.wild is not None:
            for text, rule in told:
                self.why(text, self.game.full_id(rule))
            self.why(are_wild(cards), self.game.full_id(self.game.wild.rule))

    def level(self, values: Mapping[str, tuple[int, ...]], pots: tuple[Layer, ...]) -> None:
        """Who had to go on because they were level."""
        for step, names, _ in stages(self.game, values, pots):
            if step.tied:
                rule = self.game.full_id(step.rule)
                self.why(f"{listed(names)} are level in {step.tied}: {step.heading.lower()}", rule)

    def pot(self, pot: Layer) -> PotRuling:
        """Who gets what of one pot."""
        inside = [e for e in self.live if e.name in pot.names or e.house]
        if len(inside) == 1:
            return self._alone(pot, inside[0].name)
        if pot is not self.main:
            names = listed([entrant.name for entrant in inside if not entrant.house])
            self.why(f"{Money(pot.amount)} is a side pot between {names}", "betting/side-pots")
        self.victors, self.unmatched = False, set()
        winners = self._winners(inside)
        won: Won = [(contest, names) for contest, names in winners.items() if names]
        if not won:
            self.why(
                "nobody has won either way: the pot stays for the next deal", "declaring/pot-stays"
            )
            return PotRuling(pot, (), pot.amount)
        if not self.victors:
            for contest in winners.keys() - dict(won).keys():
                self._nobody(contest)
            for contest, best in won:
                self._best_hand(contest, best, inside)
        if self._stays_whole(won, inside):
            return PotRuling(pot, (), pot.amount)
        if {name for _, names in won for name in names} == {won[0][1][0]}:
            return self._scoop(pot, won)
        return self._divide(pot, won)

    def _alone(self, pot: Layer, name: str) -> PotRuling:
        if len(self.live) == 1:
            self.why(
                f"all others have folded, so {name} wins without showing", "betting/last-player"
            )
        else:
            self.why(
                f"nobody else can win the side pot of {Money(pot.amount)}", "betting/side-pots"
            )
        return _whole(pot, ("all",), name)

    # Who has won -------------------------------------------------------------------------

    def _winners(self, inside: list[Entrant]) -> dict[str, list[str]]:
        """For each contest, who has won it (several: a tie), from the dealer's left."""
        contests = [contest.name for contest in self.game.pot.contests]
        if not self.game.pot.declared:
            return {c: self._best(c, [e.name for e in inside]) for c in contests}
        going = {c: [e.name for e in inside if c in (e.declared or ())] for c in contests}
        swingers = [e for e in inside if len(e.declared or ()) > 1 and not e.house]
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
            names = [entrant.name for entrant in self.live if entrant.name in victors]
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

    def _lost(self, swinger: Entrant, going: dict[str, list[str]]) -> list[str]:
        """To whom one who declared both ways has lost one of them; nobody: he has won each."""
        name = swinger.name
        for contest in swinger.declared or ():
            best = self._best(contest, going[contest])
            others = [other for other in best if other != name]
            if name not in best:
                self.why(
                    f"{name} declared both and loses {contest} to {listed(others)}: he wins nothing",
                    "declaring/swing",
                )
                return others
            if others and not self.law.swing_tie:
                self.why(
                    f"{name} declared both and only ties {listed(others)} for {contest}: he wins nothing",
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

    # Who gets what -----------------------------------------------------------------------

    def _nobody(self, contest: str) -> None:
        """Why a direction has no winner, unless that has been said."""
        if contest in self.unmatched:
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

    def _best_hand(self, contest: str, names: list[str], inside: list[Entrant]) -> None:
        """What won a contest, or that nobody contested it."""
        going = [e for e in inside if e.declared is None or contest in e.declared]
        best = self.hands[names[0]][contest]
        of = next(c for c in self.game.pot.contests if c.name == contest)
        if len(going) == 1:
            self.why(f"{names[0]} alone declared {contest}", "declaring/alone")
        elif len(names) > 1:
            self.why(f"{listed(names)} tie for {contest} with {best.hand.name}", "showdown/ties")
        else:
            self.why(f"best {contest}: {names[0]}, {best.hand.name}", self.game.full_id(of.rule))
            self._more_natural(contest, names[0], going)
        for name in names:
            self._uses(name, of)
            if any(e.house and e.name == name for e in inside):
                self._house_wins(contest, alone=len(names) == 1)

    def _house_wins(self, contest: str, alone: bool) -> None:
        """What stays because the hand that belongs to nobody has won."""
        house = self.game.table_hand
        what = "its share of it" if not alone else f"what {contest} wins"
        if alone and (house.takes_pot or len(self.game.pot.contests) == 1):
            what = "the pot"
        said = house_said(self.game)
        self.why(f"{said} wins {contest}: {what} stays", self.game.full_id(house.rule))

    def _stays_whole(self, won: Won, inside: list[Entrant]) -> bool:
        """Whether the hand that belongs to nobody has won a direction, and that is enough."""
        house = [[entrant.name] for entrant in inside if entrant.house]
        return bool(house and self.game.table_hand.takes_pot) and any(
            names in house for _, names in won
        )

    def _more_natural(self, contest: str, name: str, going: list[Entrant]) -> None:
        """Whether only his having fewer wild cards tells the winner from others."""
        won = self.hands[name][contest].hand
        hands = {e.name: best.hand for e in going if (best := self.hands[e.name][contest])}
        alike = [
            other
            for other, hand in hands.items()
            if (hand.category, hand.ranks) == (won.category, won.ranks) and hand.value < won.value
        ]
        if alike:
            rule = "hands/natural-beats-wild"
            self.why(f"{name} has fewer wild cards in it than {listed(alike)}", rule)

    def _uses(self, name: str, contest: Contest) -> None:
        """From where the cards of a winning hand come, in a game that has rules about that."""
        best = self.hands[name][contest.name]
        for part in contest.uses.parts:
            for group, cards in best.where.items():
                if part.rule and group.partition(":")[0] == part.group:
                    rule = self.game.full_id(part.rule)
                    self.why(
                        f"{name} plays {show(cards) or 'nothing'} from {group_said(group)}", rule
                    )

    def _scoop(self, pot: Layer, won: Won) -> PotRuling:
        """One player has won all there was to win."""
        name = won[0][1][0]
        ways = tuple(contest for contest, _ in won)
        return _whole(pot, ways, name)

    def _divide(self, pot: Layer, won: Won) -> PotRuling:
        """Cut a pot among the contests that were won, and each part among its winners."""
        if len(won) > 1:
            halves = ", ".join(f"half to {listed(names)} for {contest}" for contest, names in won)
            self.why(f"the pot is halved: {halves}", self.game.full_id(self.game.pot.rule))
        order = won[::-1] if self.law.odd_chip == "low" else won
        parts, stays = self._cut(pot.amount, [contest for contest, _ in order], "half")
        awards = []
        for contest, names in won:
            pieces, left = self._cut(parts[contest], names, f"share of the {contest} money")
            stays += left
            awards.append(Award(contest, tuple(names), tuple(pieces[name] for name in names)))
        return PotRuling(pot, tuple(awards), stays)

    def _cut(self, amount: int, takers: list[str], what: str) -> tuple[dict[str, int], int]:
        """Equal parts in whole chips; the odd chips go to the first takers, or stay."""
        if self.law.odd_chip == "stays":
            each = amount // self.chip // len(takers) * self.chip
            left = amount - each * len(takers)
            if left:
                self.why(f"the odd {Money(left)} stays on the table", "showdown/odd-chip")
            return dict.fromkeys(takers, each), left
        parts = dict(zip(takers, cut(amount, len(takers), self.chip), strict=True))
        if len(set(parts.values())) > 1:
            luckier = [taker for taker in takers if parts[taker] > parts[takers[-1]]]
            self.why(
                f"the odd chip goes to the {what} of {listed(luckier)}".replace(
                    "half of", "half for"
                ),
                "showdown/odd-chip",
            )
        return parts, 0


def _whole(pot: Layer, ways: tuple[str, ...], name: str) -> PotRuling:
    """One player takes a pot; each way he has won counts for an equal part of it."""
    parts = cut(pot.amount, len(ways), 1)
    awards = tuple(Award(way, (name,), (part,)) for way, part in zip(ways, parts, strict=True))
    return PotRuling(pot, awards, 0)
