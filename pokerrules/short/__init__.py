"""Short records: what lies on the table at the showdown, and nothing of how it came about."""

from pokerrules.short.table import ShortTable

__all__ = ["ShortTable"]
