"""Kicking at a goal of two cards for an upcard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import UNKNOWN, Card
from pokerrules.finding import Problem, counted
from pokerrules.goalposts import ACE, GOOD, HITS, Goal, PostDeck
from pokerrules.money import Money
from pokerrules.notation import Act, tell
from pokerrules.phases.base import InTurn
from pokerrules.seats import Seat

if TYPE_CHECKING:
    from random import Random

    from pokerrules.deal import Deal
    from pokerrules.procedure import Kick

POT = "the pot"
"""Where a ball lies that nobody has got."""


class Tried:
    """A kick: who kicked which ball at which goal, what it came to, whether a post was bent."""

    def __init__(self, seat: Seat, goal: Goal, ball: Card, result: str) -> None:
        self.seat = seat
        self.goal = goal
        self.ball = ball
        self.result = result
        self.bent = False


class Kicking(InTurn):
    """Each in turn, from the dealer's left, kicks once, and may bend a post if he hits one."""

    does = "kicks"
    done = "kicked"

    def __init__(self, step: Kick, deal: Deal) -> None:
        super().__init__(step, deal)
        self.posts = PostDeck()
        self.tried: Tried | None = None

    def begin(self) -> None:
        super().begin()
        others = (phase for phase in self.deal.course.phases if isinstance(phase, Kicking))
        self.posts = next(others).posts  # All kicks of a deal share one deck of posts.

    @property
    def once_rule(self) -> str:
        return self._rule("turn_rule")

    turn_rule = once_rule

    def expected(self) -> str:
        if not self.waiting:
            return f"nothing more, for all have kicked: go on with '{self.deal.course.next_heading()}:'"
        return f"'{self.waiting[0].name} kicks: posts 4c Jd, ball 7h'"

    @property
    def price(self) -> int:
        """What it costs to bend a post, in cents."""
        return int(self.step.bend) * int(self.deal.stakes.ante)

    def legal(self, seat: Seat) -> tuple[str, ...]:
        if seat is self.to_act:
            return ("kicks",)
        return (f"bends a post for {Money(self.price)}",) if self._may_bend(seat) else ()

    def act(self, act: Act, seat: Seat) -> Iterator[Problem]:
        if act.verb == "kicks":
            yield from self._kick(act, seat)
        elif act.verb == "bends":
            yield from self._bend(act, seat)
        else:
            yield from super().act(act, seat)

    # Kicking -----------------------------------------------------------------------------

    def _kick(self, act: Act, seat: Seat) -> Iterator[Problem]:
        yield from self.turn(seat)
        if seat.folded:
            return
        posts = [card for card in act.cards if isinstance(card, Card)]
        if len(posts) != 2 or len(act.drawn) != 1 or UNKNOWN in (*posts, *act.drawn):
            yield Problem(
                f"a kick has two posts and one ball, all of them seen; here are {counted(len(posts))} "
                f"({tell(posts)}) and {tell(act.drawn)}",
                self._rule("rule"),
            )
            return
        for number, post in enumerate(posts):
            yield from self._stand(post, posts[:number])
        goal, ball = Goal((posts[0], posts[1]), act.named), act.drawn[0]
        yield from self._named(goal, goal.aces == 1, act.named, f"{seat.name} kicks")
        right = goal.comes_to(ball)
        yield from self._wrong(act.word, right, goal, ball)
        self.tried = Tried(seat, goal, ball, act.word or right)
        gets = self.tried.result == GOOD
        owner = seat.name if gets else POT
        yield from filter(None, [self.deal.deck.turn(ball, owner, self.deal.line)])
        if gets:
            self.deal.falls(ball, seat)

    def _stand(self, post: Card, standing: list[Card]) -> Iterator[Problem]:
        rule = self._rule("deck_rule")
        yield from self.posts.deal(post, self.deal.line, standing, rule)

    def _named(self, goal: Goal, due: bool, said: str, who: str) -> Iterator[Problem]:
        """A single ace is named in time; nothing else is."""
        if due and not said:
            yield Problem(
                f"{who}, and has not said in time whether the ace among the posts is high or low",
                self._rule("aces_rule"),
            )
        elif said and not due:
            why = "of two aces one is high and one is low" if goal.aces == 2 else "no ace has come"
            yield Problem(f"nothing is named here: {why}", self._rule("aces_rule"))

    def _wrong(self, said: str, right: str, goal: Goal, ball: Card) -> Iterator[Problem]:
        if said and said != right and not (goal.aces == 1 and not goal.ace):
            between = " and ".join(map(str, goal.posts))
            yield Problem(f"{ball} at {between} is '{right}', not '{said}'", self._rule("rule"))

    def _rule(self, field: str) -> str:
        return self.deal.rule(getattr(self.step, field))

    # Bending -----------------------------------------------------------------------------

    def _may_bend(self, seat: Seat) -> bool:
        """Whether he has just hit a post and may pay for another."""
        tried = self.tried
        return (
            bool(self.step.bend)
            and tried is not None
            and tried.seat is seat
            and tried.result == HITS
            and not tried.bent
            and seat.short_of(self.price) is None
        )

    def _bend(self, act: Act, seat: Seat) -> Iterator[Problem]:
        tried, old = self.tried, act.cards[0]
        if tried is None or tried.seat is not seat or not isinstance(old, Card):
            yield self._no_bend("only he who has just kicked can bend a post")
            return
        yield from self._refused(tried, old)
        yield from self._paid(seat, int(act.money or 0))
        new = act.drawn[0]
        yield from self._stand(new, list(tried.goal.posts))
        tried.bent, goal = True, tried.goal.bent(old, new, act.named)
        due = new.rank == ACE and goal.aces == 1
        yield from self._named(goal, due, act.named, f"{seat.name} bends a post")
        right = goal.comes_to(tried.ball)
        yield from self._wrong(act.word, right, goal, tried.ball)
        if tried.result != GOOD and (act.word or right) == GOOD:
            self.deal.falls(tried.ball, seat)
            self.deal.deck.lies[tried.ball] = (seat.name, self.deal.line)
        tried.goal, tried.result = goal, act.word or right

    def _refused(self, tried: Tried, old: Card) -> Iterator[Problem]:
        """Why no post, or not this one, is bent now."""
        if not self.step.bend:
            yield self._no_bend("no post is bent here unless the house rules say so")
        elif tried.bent:
            yield self._no_bend(f"{tried.seat.name} has bent a post; it can be tried once a kick")
        elif tried.result != HITS:
            yield self._no_bend(
                f"the kick was {tried.result}; a post is bent when the ball has hit one"
            )
        elif old not in tried.goal.posts:
            yield self._no_bend(f"{old} is no post; there stand {tell(tried.goal.posts)}")

    def _paid(self, seat: Seat, cents: int) -> Iterator[Problem]:
        """The price goes into the main pot, as far as he has it."""
        if self.step.bend and cents != self.price:
            doubts, deal = self.deal.doubts, self.deal
            follows = doubts.act(deal.line, self.price - cents, deal.course.at)
            why = f"to bend a post costs {self.step.bend} antes, {Money(self.price)}, not {Money(cents)}"
            yield self._no_bend(why)._replace(follows=follows)
        yield from filter(None, [seat.spend(cents)])

    def _no_bend(self, why: str) -> Problem:
        return Problem(why, self._rule("bend_rule"))

    # The end, and random deals -------------------------------------------------------------

    def unfinished(self) -> Iterator[Problem]:
        for seat in self.waiting:
            yield Problem(
                f"{seat.name} has not kicked; write '{seat.name} kicks: posts 4c Jd, ball 7h'",
                self._rule("turn_rule"),
            )

    def sample(self, rng: Random, stub: list[Card]) -> Iterator[str]:
        for seat in list(self.waiting):
            yield self._sample_kick(rng, seat, stub.pop())
            if self._may_bend(seat) and rng.random() < 0.7:
                yield self._sample_bend(rng, seat)

    def _sample_kick(self, rng: Random, seat: Seat, ball: Card) -> str:
        first = rng.choice(self.posts.left(()))
        second = rng.choice(self.posts.left((first,)))
        goal = Goal((first, second))
        if goal.aces == 1:
            goal = goal._replace(ace=rng.choice(("high", "low")))
        named = f", ace {goal.ace}" if goal.ace else ""
        return (
            f"{seat.name} kicks: posts {first} {second}{named}, ball {ball}, {goal.comes_to(ball)}"
        )

    def _sample_bend(self, rng: Random, seat: Seat) -> str:
        assert self.tried is not None  # He has just kicked.
        goal = self.tried.goal
        hit = [post for post in goal.posts if post.rank == self.tried.ball.rank]
        old, new = rng.choice([*hit, *goal.posts]), rng.choice(self.posts.left(goal.posts))
        named = rng.choice(("high", "low"))
        goal = goal.bent(old, new, named)
        said = f", ace {named}" if new.rank == ACE and goal.aces == 1 else ""
        comes = goal.comes_to(self.tried.ball)
        return f"{seat.name} bends {old} to {new} for {Money(self.price)}{said}, {comes}"
