"""What a short record tells of cards that score: which were turned up, which drawn for high card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pokerrules.cards import Card
from pokerrules.finding import Problem, counted
from pokerrules.game import Game
from pokerrules.level import breaking, scores, too_much
from pokerrules.notation import Act, Holding
from pokerrules.pots import Layer
from pokerrules.procedure import TurnUp
from pokerrules.ruling import Entrant


class PlayedOn:
    """For each player the cards that he has turned up for points, and those he has drawn."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps = breaking(game)
        self.hands: dict[str, Holding] = {}
        self.lines: dict[str, int] = {}
        self.turned: dict[str, tuple[Card, ...]] = {}
        self.drawn: dict[str, tuple[Card, ...]] = {}

    def tells(self, act: Act) -> bool:
        """Whether an act says what was turned up or drawn, in a game in which cards score."""
        return bool(self.steps) and act.verb in ("turns up", "draws")

    def hold(self, line: Holding, number: int) -> Iterator[Problem]:
        """A player's cards are given, and perhaps behind them those that he has played."""
        self.hands[line.who], self.lines[line.who] = line, number
        if not self.steps and (line.turned or line.drew):
            yield Problem(f"no cards score in {self.game.name}", "records/short")
        if line.folded and (line.turned or line.drew):
            yield _out(line.who)
        self.drawn[line.who] = line.drew
        yield from self._turn(line.who, line.turned)

    def act(self, act: Act, number: int) -> Iterator[Problem]:
        """Cards turned up because they score, or drawn for high card."""
        name = act.who[0]
        cards = tuple(card for card in act.cards if isinstance(card, Card))
        if name not in self.hands:
            yield Problem(f"give the cards of {name} first", "records/short")
            return
        if self.hands[name].folded:
            yield _out(name)
            return
        self.lines[name] = number
        if act.verb == "draws":
            self.drawn[name] += cards
        else:
            yield from self._turn(name, cards)

    def _turn(self, name: str, cards: tuple[Card, ...]) -> Iterator[Problem]:
        """Downcards of his are turned up, each of them once."""
        line = self.hands[name]
        before = self.turned.get(name, ())
        down = [card for card, up in zip(line.cards, line.up, strict=True) if not up]
        for card in cards:
            if card not in line.cards:
                yield Problem(f"{card} is not among the cards of {name}", "records/held")
            elif card not in down or card in before:
                why = f"{card} lies face up already; {name} turns up one that is face down"
                yield Problem(why, "records/held")
            before = (*before, card)
        self.turned[name] = before

    def too_much(self, entrants: Sequence[Entrant]) -> Iterator[Problem]:
        """What was turned up or drawn by those for whom it was not, at the line that tells of it."""
        yield from self._out_of_step()
        pot = Layer(0, tuple(entrant.name for entrant in entrants if not entrant.folded))
        for name, problem in too_much(self.game, scores(self.game, entrants), [pot]):
            yield problem._replace(line=self.lines[name])

    def _out_of_step(self) -> Iterator[Problem]:
        """More cards turned up than there are steps for it, or one drawn before the last of them."""
        turns = [step for step in self.steps if isinstance(step, TurnUp)]
        for name, turned in self.turned.items() if turns else ():
            count, line = len(turned), self.lines[name]
            if count > len(turns):
                why = f"{name} turns up {counted(count)}; {len(turns)} is the most"
                yield Problem(why, self.game.full_id(turns[-1].rule), line=line)
            elif self.drawn[name] and count < len(turns):
                why = f"{name} draws, and has turned up only {counted(count)}"
                yield Problem(why, self.game.full_id(self.steps[-1].rule), line=line)


def _out(name: str) -> Problem:
    """Who has folded plays on for nothing."""
    return Problem(f"{name} has folded and takes no part", "betting/fold")
