"""Money at the table: whole cents, so that nothing is ever lost to rounding."""

from __future__ import annotations

import re

from pokerrules.errors import BadMoney

_AMOUNT = re.compile(r"\$?([0-9]{1,3}(?:,[0-9]{3}){1,4}|[0-9]{1,15})(?:\.([0-9]{1,2}))?$")

MOST = 100_000_000_00
"""A hundred million dollars in cents: a larger amount is taken for a slip of the pen."""


class Money(int):
    """An amount in cents that prints the way a table says it.

    It is an ``int``: adding, comparing and dividing work in cents.

    Examples:
        >>> pot = Money.of("$48")
        >>> int(pot), str(pot)
        (4800, '$48')
        >>> print(Money(25))
        $0.25

    Rule: records/money
    """

    @classmethod
    def of(cls, text: str) -> Money:
        """Read ``$1``, ``1`` or ``$0.25``.

        Raises:
            BadMoney: for anything else: a minus sign, a third decimal, a cents sign, words.
        """
        found = _AMOUNT.match(text.strip())
        if found is None:
            raise BadMoney(text)
        dollars, cents = found.groups()
        amount = int(dollars.replace(",", "")) * 100 + int((cents or "0").ljust(2, "0"))
        if amount > MOST:
            raise BadMoney(text, f"nothing over {Money(MOST)} is taken for a poker bet")
        return cls(amount)

    def __str__(self) -> str:
        sign, cents = ("-", -int(self)) if self < 0 else ("", int(self))
        whole, rest = divmod(cents, 100)
        return f"{sign}${whole}.{rest:02d}" if rest else f"{sign}${whole}"

    def __repr__(self) -> str:
        return f"Money({int(self)})"
