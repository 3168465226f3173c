"""The notation of hand records, line by line: text in, small values out.

Here a line is only *read*; whether it is legal or true is for the deal to say. The page
reference/records.md is the grammar in prose.
"""

from pokerrules.cards import UNKNOWN
from pokerrules.notation.blurred import blurred, blurs, is_claim
from pokerrules.notation.lines import is_rule_id, read, sources
from pokerrules.notation.names import ASIDE, RESERVED, bad_name, known, leading_name, nobody
from pokerrules.notation.tokens import tell
from pokerrules.notation.values import (
    DIRECTIONS,
    HEADERS,
    STOP,
    Act,
    Amount,
    BoardLine,
    HandClaim,
    Header,
    Heading,
    Holding,
    Parsed,
    PartPot,
    Source,
    Stop,
    Token,
    Turned,
    Unreadable,
    WildClaim,
)
from pokerrules.notation.verbs import KICKED, VERB_WORDS, draw_said

__all__ = [
    "ASIDE",
    "DIRECTIONS",
    "HEADERS",
    "KICKED",
    "RESERVED",
    "STOP",
    "UNKNOWN",
    "VERB_WORDS",
    "Act",
    "Amount",
    "BoardLine",
    "HandClaim",
    "Header",
    "Heading",
    "Holding",
    "Parsed",
    "PartPot",
    "Source",
    "Stop",
    "Token",
    "Turned",
    "Unreadable",
    "WildClaim",
    "bad_name",
    "blurred",
    "blurs",
    "draw_said",
    "is_claim",
    "is_rule_id",
    "known",
    "leading_name",
    "nobody",
    "read",
    "sources",
    "tell",
]
