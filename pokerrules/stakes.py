"""The stakes line: ``ante $1, bet $1 doubling, raises 3, chip $0.25``."""

from __future__ import annotations

import re
from math import gcd
from typing import NamedTuple

from pokerrules.errors import BadMoney, PokerRulesError
from pokerrules.game import DOUBLING, FLAT
from pokerrules.money import Money


def split_commas(text: str) -> list[str]:
    """The parts between commas, but for those between the thousands of an amount.

    Examples:
        >>> split_commas("Ann $1,000, Bob $5")
        ['Ann $1,000', ' Bob $5']
    """
    return re.split(r",(?!\d{3}(?:\D|$))", text)


class BadStakes(PokerRulesError):
    """A part of the stakes that says nothing the table knows."""


class Stakes(NamedTuple):
    """What is played for, in cents.

    Attributes:
        ante: what everybody puts in before the deal.
        bet: the limit of the first betting round.
        limits: ``doubling`` or ``flat``; empty: as the game has it.
        raises: how many raises may follow a bet.
        chip: the smallest chip, 0 when it is not named.
    """

    ante: Money = Money(0)
    bet: Money = Money(100)
    limits: str = ""
    raises: int = 3
    chip: Money = Money(0)

    @classmethod
    def of(cls, text: str) -> Stakes:
        """Read the line.

        Raises:
            BadStakes: naming the part that is not understood.
        """
        stakes = cls()
        parts = [piece.strip() for piece in split_commas(text) if piece.strip()]
        words = [part.partition(" ")[0].casefold() for part in parts]
        for word, part in zip(words, parts, strict=True):
            if words.count(word) > 1:
                raise BadStakes(f"'{word}' is said twice; say it once")
            stakes = stakes._with(part)
        if stakes.chip and (stakes.bet % stakes.chip or stakes.ante % stakes.chip):
            raise BadStakes(
                f"a chip of {stakes.chip} cannot pay a bet of {stakes.bet} and an ante of {stakes.ante}"
            )
        if stakes.bet == 0:
            raise BadStakes("a bet of nothing is no bet; write 'bet $1'")
        return stakes

    def _with(self, part: str) -> Stakes:
        word, _, rest = part.partition(" ")
        word, rest = word.casefold(), rest.strip()
        try:
            if word == "bet" and rest:
                amount, _, limits = rest.partition(" ")
                return self._bet(Money.of(amount), limits.strip().casefold())
            if word == "raises" and re.fullmatch("[0-9]{1,2}", rest):
                return self._replace(raises=int(rest))
            if word == "ante":
                return self._replace(ante=Money.of(rest))
            if word == "chip":
                return self._chip(Money.of(rest))
        except BadMoney as error:
            raise BadStakes(str(error)) from None
        raise BadStakes(
            f"'{part}' is not understood; write 'ante $1, bet $1 doubling, raises 3, chip $0.25'"
        )

    def _chip(self, amount: Money) -> Stakes:
        if not amount:
            raise BadStakes("a chip of nothing is no chip; write 'chip $0.25'")
        return self._replace(chip=amount)

    def _bet(self, amount: Money, limits: str) -> Stakes:
        if limits not in ("", DOUBLING, FLAT):
            raise BadStakes(
                f"'{limits}' is no kind of limit; write 'bet {amount} doubling' or 'bet {amount} flat'"
            )
        return self._replace(bet=amount, limits=limits)

    def smallest(self, *amounts: int) -> int:
        """The smallest chip in cents: the one named, else what measures every amount here."""
        return int(self.chip) or gcd(self.ante, self.bet, *amounts)
