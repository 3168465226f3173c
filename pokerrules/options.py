"""House options: a field of a game that a table may set otherwise.

An `Option` stands in the definition at the very place whose value it decides, so that the
page, the referee and the engine all see the same thing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from pokerrules.errors import BadOption


class Choice(NamedTuple):
    """One way to play an option: the word of the record, the value it stands for, who plays it."""

    word: str
    value: Any
    about: str


class Option(NamedTuple):
    """A house rule with its choices; the first is what is played when nobody says anything."""

    name: str
    about: str
    choices: tuple[Choice, ...]
    rule: str

    @property
    def default(self) -> Choice:
        """The choice that holds unless the table says otherwise."""
        return self.choices[0]

    def choose(self, word: str) -> Choice:
        """The choice of that word.

        Raises:
            BadOption: naming the words that would be right.
        """
        for choice in self.choices:
            if choice.word.casefold() == word.casefold():
                return choice
        words = ", ".join(f"'{self.name} {choice.word}'" for choice in self.choices)
        raise BadOption(f"'{word}' is no choice for '{self.name}'; write {words}", self.rule)


def options_in(value: Any) -> Iterator[Option]:
    """Every option that stands in a definition, in the order in which it is met."""
    if isinstance(value, Option):
        yield value
        for choice in value.choices:
            yield from options_in(choice.value)
    elif isinstance(value, tuple):
        for part in value:
            yield from options_in(part)


def settle(value: Any, words: Mapping[str, str]) -> Any:
    """The definition with each option replaced by the value of its chosen (or default) word."""
    if isinstance(value, Option):
        choice = value.choose(words[value.name]) if value.name in words else value.default
        return settle(choice.value, words)
    if not isinstance(value, tuple):
        return value
    parts = [settle(part, words) for part in value]
    if all(new is old for new, old in zip(parts, value, strict=True)):
        return value
    return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)


def read_house_rules(text: str, options: Mapping[str, Option]) -> dict[str, str]:
    """``low A-6; swing tie shares`` as option names and words.

    Raises:
        BadOption: for a name or a word that this game does not know.
    """
    words: dict[str, str] = {}
    for part in filter(None, (piece.strip() for piece in text.split(";"))):
        option = _named(part, options)
        if option.name in words:
            raise BadOption(f"'{option.name}' is set twice; say it once", option.rule)
        words[option.name] = option.choose(part[len(option.name) :].strip()).word
    return words


def _named(part: str, options: Mapping[str, Option]) -> Option:
    """The option whose name begins this house rule; the longest name wins."""
    for name in sorted(options, key=len, reverse=True):
        if f"{part} ".casefold().startswith(f"{name} ".casefold()):
            return options[name]
    known = ", ".join(f"'{name}'" for name in options)
    raise BadOption(
        f"'{part}' is no house rule of this game; it knows {known}", "records/house-rules"
    )
