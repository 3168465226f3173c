"""Judging a showdown: from cards, declarations and pots to a ruling.

Rules: declaring/pot-stays, declaring/alone, showdown/ties, showdown/pot-by-pot
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pokerrules.cards import Card, show
from pokerrules.dividing import Dividing, Won, whole
from pokerrules.finding import listed
from pokerrules.game import Contest, Game
from pokerrules.level import breaking, scores, stages, undecided
from pokerrules.lying import house_said, unseen_table_hand
from pokerrules.money import Money
from pokerrules.pots import Layer
from pokerrules.reasons import by_pot
from pokerrules.ruling import Entrant, PotRuling, Reason, Ruling, best_hands, group_said
from pokerrules.wildnames import are_wild
from pokerrules.winning import Winning


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
    folded = [entrant for entrant in entrants if entrant.folded]
    judge = _Judge(game, live, folded, hands, chip)
    for name, cents in returned.items():
        judge.why(
            f"{Money(cents)} of {name}'s bet was not called and goes back", "betting/uncalled"
        )
    missing = tuple(_missing(game, live)) if len(players) > 1 else ()
    if not players:
        why = "everybody has folded, and the last one in need not: the pot is his"
        missing = (Reason(why, "betting/last-player"),)
    if len(players) > 1 and not missing and breaking(game):
        values = scores(game, entrants)
        missing = tuple(Reason(*problem[:2]) for problem in undecided(game, entrants, values, pots))
        judge.level(values, pots)
    judge.main = pots[0] if pots else None
    if len(players) > 1 and not missing:
        judge.wild(players[0].wild, told)
    ruled = () if missing else judge.pots(pots)
    if len(ruled) > 1:
        judge.why("each pot is won by itself", "showdown/pot-by-pot")
    reasons = tuple(dict.fromkeys(judge.reasons))
    return Ruling(game, hands, ruled, returned, reasons, missing, passed, entrants, money)


def _missing(game: Game, live: list[Entrant]) -> Iterator[Reason]:
    if game.pot.gap is not None:
        yield Reason(game.pot.gap.why, game.full_id(game.pot.gap.rule))
        return
    ways = "high or low" if game.law.swing == "none" else "high, low or both"
    for entrant in live:
        if entrant.house and not entrant.seen:
            yield Reason(*unseen_table_hand(game)[:2])
        elif not entrant.seen:
            yield Reason(f"the cards of {entrant.name} are not all known", "records/unseen")
        if game.pot.declared and entrant.declared is None:
            yield Reason(f"{entrant.name} has not declared: {ways}?", "declaring/declare")


class _Judge:
    """Judges one pot after the other and keeps the reasons."""

    def __init__(
        self,
        game: Game,
        live: list[Entrant],
        folded: list[Entrant],
        hands: dict[str, dict[str, Any]],
        chip: int,
    ) -> None:
        self.game = game
        self.live = live
        self.folded = folded
        self.hands = hands
        self.reasons: list[Reason] = []
        self.dividing = Dividing(game, chip, self.why)
        self.main: Layer | None = None

    def why(self, text: str, rule: str) -> None:
        """Give a reason."""
        self.reasons.append(Reason(text, rule))

    def wild(self, cards: frozenset[Card], told: tuple[tuple[str, str], ...]) -> None:
        """What is wild, in a game that has wild cards, and how it came to be so."""
        if self.game.wild is not None:
            for text, rule in told:
                self.why(text, self.game.full_id(rule))
            now = are_wild(cards)
            if not told or not told[-1][0].endswith(f", {now}"):  # Else that has just been said.
                self.why(now, self.game.full_id(self.game.wild.rule))

    def level(self, values: Mapping[str, tuple[int, ...]], pots: tuple[Layer, ...]) -> None:
        """Who had to go on because they were level."""
        for step, names, _ in stages(self.game, values, pots):
            if step.tied:
                rule = self.game.full_id(step.rule)
                self.why(f"{listed(names)} are level in {step.tied}: {step.heading.lower()}", rule)

    def pots(self, pots: tuple[Layer, ...]) -> tuple[PotRuling, ...]:
        """Who gets what of each pot; reasons that hold in some of them say in which."""
        before, told, ruled = self.reasons, [], []
        for pot in pots:
            self.reasons = []
            ruled.append(self.pot(pot))
            told.append(self.reasons)
        self.reasons = [*before, *by_pot(told)]
        return tuple(ruled)

    def pot(self, pot: Layer) -> PotRuling:
        """Who gets what of one pot."""
        inside = [e for e in self.live if e.name in pot.names or e.house]
        if len(inside) == 1:
            return self._alone(pot, inside[0].name)
        if pot is not self.main:
            names = listed([entrant.name for entrant in inside if not entrant.house])
            self.why(f"it holds {Money(pot.amount)}, between {names}", "betting/side-pots")
        winning = Winning(self.game, inside, self.hands, self.why)
        return self._ruled(pot, inside, winning)._replace(out=winning.out)

    def _ruled(self, pot: Layer, inside: list[Entrant], winning: Winning) -> PotRuling:
        """Who gets what of a pot that several can win."""
        winners = winning.winners()
        won: Won = [(contest, names) for contest, names in winners.items() if names]
        if not won:
            self._nobody(winning)
            return PotRuling(pot, (), pot.amount)
        if not winning.victors:
            for contest in winners:
                if not winners[contest]:
                    winning.nobody(contest, self.live, self.folded)
            for contest, best in won:
                self._best_hand(contest, best, inside)
        if self._stays_whole(won, inside):
            return PotRuling(pot, (), pot.amount)
        if winning.victors:
            return self.dividing.heads(pot, won, [entrant.name for entrant in inside])
        return self.dividing.pot(pot, won)

    def _nobody(self, winning: Winning) -> None:
        """Why nobody has won anything of a pot."""
        stays = "the pot stays for the next deal"
        if not self.game.pot.declared:
            self.why(f"nobody has a hand that could win: {stays}", "showdown/carried")
        elif winning.unmatched:
            self.why(f"nobody has won either way: {stays}", "declaring/beaten-swing")
        else:
            self.why(f"nobody has won either way: {stays}", "declaring/pot-stays")

    def _alone(self, pot: Layer, name: str) -> PotRuling:
        if len(self.live) == 1:
            self.why(
                f"all others have folded, so {name} wins without showing", "betting/last-player"
            )
        else:
            self.why(f"nobody but {name} can win its {Money(pot.amount)}", "betting/side-pots")
        return whole(pot, ("all",), name)

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
