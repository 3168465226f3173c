"""The ruling: who wins what, with which cards, why, and by which rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from pokerrules.cards import UNKNOWN, Card
from pokerrules.game import Game
from pokerrules.money import Money
from pokerrules.pots import Layer

if TYPE_CHECKING:
    from fractions import Fraction


class Entrant(NamedTuple):
    """A player as the showdown sees him: his cards in named groups, what he declared."""

    name: str
    groups: Mapping[str, Sequence[Card]]
    declared: tuple[str, ...] | None
    folded: bool = False
    wild: frozenset[Card] = frozenset()
    house: bool = False
    """The table's own hand: what it wins stays."""

    @property
    def seen(self) -> bool:
        """Whether all his cards are known."""
        return bool(self.groups) and not any(UNKNOWN in cards for cards in self.groups.values())


class Reason(NamedTuple):
    """A sentence of the ruling and the rule it rests on."""

    text: str
    rule: str


class Award(NamedTuple):
    """What one contest of one pot brings: the winners in order, and each one's part in cents."""

    contest: str
    winners: tuple[str, ...]
    parts: tuple[int, ...]


class PotRuling(NamedTuple):
    """One pot divided: its awards, and what stays on the table, in cents.

    Attributes:
        by_heads: whether all winners share alike, however many ways each has won.
        out: who declared both ways and was beaten in one, and so is out of the other too.
    """

    pot: Layer
    awards: tuple[Award, ...]
    stays: int
    by_heads: bool = False
    out: tuple[str, ...] = ()

    @property
    def shares(self) -> dict[str, Fraction]:
        """Each winner's share of it: the contests that were won count alike, as do their winners."""
        from fractions import Fraction  # It brings decimals along, which nothing else needs.

        if self.by_heads:
            names = dict.fromkeys(name for award in self.awards for name in award.winners)
            return dict.fromkeys(names, Fraction(1, len(names)))
        shares: dict[str, Fraction] = {}
        for award in self.awards:
            for name in award.winners:
                part = Fraction(1, len(self.awards) * len(award.winners))
                shares[name] = shares.get(name, Fraction(0)) + part
        return shares


class Ruling(NamedTuple):
    """Who wins what and why.

    Attributes:
        game: the game, its options settled.
        hands: for each player still in, his best hand in each contest (None: he has none).
        pots: each pot divided, the main pot first.
        payouts: what each wins, in cents; empty when no money is told.
        returned: uncalled bets that went back, in cents.
        carried: what stays on the table for the next deal, in cents.
        reasons: why, sentence by sentence, each with its rule.
        missing: what is not known, so that there is no verdict; empty if there is one.
        passed: the rules of the steps that a whole record went through.
        entrants: the players, from the dealer's left.
        money: whether amounts are told at all.
    """

    game: Game
    hands: dict[str, dict[str, Any]]
    pots: tuple[PotRuling, ...]
    returned: dict[str, int]
    reasons: tuple[Reason, ...]
    missing: tuple[Reason, ...]
    passed: tuple[str, ...]
    entrants: tuple[Entrant, ...]
    money: bool

    @property
    def won(self) -> dict[str, int]:
        """What each hand has won of all pots together, in cents, the table's own included."""
        total: dict[str, int] = {}
        for pot in self.pots:
            for award in pot.awards:
                for name, part in zip(award.winners, award.parts, strict=True):
                    total[name] = total.get(name, 0) + part
        return total

    @property
    def out(self) -> frozenset[str]:
        """The beaten swingers: who is out of every pot that he could have won."""
        left = {name for pot in self.pots for name in pot.pot.names if name not in pot.out}
        return frozenset(name for pot in self.pots for name in pot.out if name not in left)

    @property
    def wild(self) -> frozenset[Card]:
        """The cards that are wild."""
        return frozenset(card for entrant in self.entrants for card in entrant.wild)

    @property
    def house(self) -> frozenset[str]:
        """The names of hands that belong to nobody: what they win stays on the table."""
        return frozenset(entrant.name for entrant in self.entrants if entrant.house)

    @property
    def payouts(self) -> dict[str, Money]:
        """What each winner gets of all pots together, in cents."""
        won = {name: cents for name, cents in self.won.items() if name not in self.house}
        return {name: Money(cents) for name, cents in won.items()} if self.money else {}

    @property
    def carried(self) -> Money:
        """What stays on the table for the next deal."""
        left = sum(pot.stays for pot in self.pots)
        left += sum(cents for name, cents in self.won.items() if name in self.house)
        return Money(left if self.money else 0)

    @property
    def shares(self) -> dict[str, Fraction]:
        """Each winner's share of all the money, before odd chips."""
        # An empty pot (nobody called, nobody had anted) can be won as well.
        total = sum(pot.pot.amount or 1 for pot in self.pots)
        shares: dict[str, Fraction] = {}
        for pot in self.pots:
            for name, share in pot.shares.items():
                shares[name] = shares.get(name, 0) + share * (pot.pot.amount or 1) / total
        return {name: share for name, share in shares.items() if name not in self.house}

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all rules that were applied, in order, each once."""
        from pokerrules.applied import ranking_rules  # Only those who ask pay for it.

        told = (reason.rule for reason in (*self.reasons, *self.missing))
        ranked = () if self.missing else ranking_rules(self)
        return tuple(dict.fromkeys([*self.passed, *told, *ranked]))

    def winners(self, contest: str = "") -> tuple[str, ...]:
        """Who wins (part of) a contest, "high" or "low", or anything at all."""
        names = [
            n
            for pot in self.pots
            for a in pot.awards
            if contest in ("", a.contest)
            for n in a.winners
        ]
        return tuple(dict.fromkeys(names))

    def best(self, name: str, contest: str = "") -> Any:
        """A player's best hand in a contest, the first one if none is named.

        Raises:
            KeyError: for somebody who is not in, or a contest the game does not have.
        """
        hand = self.hands[name][contest or self.game.pot.contests[0].name]
        return None if hand is None else hand.hand

    def hand_of(self, entrant: Entrant, contest: str) -> Any:
        """The best hand of anybody whose cards are known, even of one who has folded."""
        if entrant.name not in self.hands:
            best = best_hands(self.game, entrant)[contest]
            return None if best is None else best.hand
        return self.best(entrant.name, contest)

    def __str__(self) -> str:
        from pokerrules.account import tell  # The account is only needed by those who read it.

        return tell(self)


def group_said(group: str) -> str:
    """A group of cards as a ruling calls it.

    Examples:
        >>> group_said("pair:Bob"), group_said("arc:10-12-2"), group_said("own")
        ("Bob's pair", 'the 10-12-2 arc', 'the hand')
    """
    kind, _, name = group.partition(":")
    if kind == "pair":
        return f"{name}'s pair"
    names = {
        "own": "the hand",
        "board": "the board",
        "shared": "the shared cards",
        "spit": "the spit",
    }
    return f"the {name} {kind}" if name else names.get(kind, kind)


def best_hands(game: Game, entrant: Entrant) -> dict[str, Any]:
    """A player's best hand in each contest; None where he has none."""
    return {c.name: c.uses.best(c.scale, entrant.groups, entrant.wild) for c in game.pot.contests}
