"""What can go wrong, as exceptions that carry the facts.

All are `ValueError`. Reading a whole record never raises them (`pokerrules.check` collects
findings instead); they come from the small readers and from `Deal.play`, which is strict.
"""

from __future__ import annotations


class PokerRulesError(ValueError):
    """The common parent: `except PokerRulesError` catches all of them."""


class BadCard(PokerRulesError):
    """A card that is not one.

    Attributes:
        text: what was written.
        expected: what would be right.
    """

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(f"'{text}' is no card; {expected}")
        self.text = text
        self.expected = expected


class BadMoney(PokerRulesError):
    """An amount that is not one; `text` is what was written, `why` what would be right."""

    def __init__(self, text: str, why: str = "write $1, 1 or $0.25") -> None:
        super().__init__(f"'{text}' is no amount of money; {why}")
        self.text = text
        self.why = why


class BadOption(PokerRulesError):
    """A house rule nobody knows; `rule` is the id of the rule that lists the choices."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class BadRecord(PokerRulesError):
    """A record or a line that cannot be read; `finding` says line, reason and rule."""

    def __init__(self, finding: object) -> None:
        super().__init__(str(finding))
        self.finding = finding


class IllegalAct(BadRecord):
    """An act that the rules do not allow now; `finding` says what would be legal."""
