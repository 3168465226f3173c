"""Claims: lines that say how things stand, and are checked against how they do stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokerrules.cards import Card, show
from pokerrules.finding import Problem, listed
from pokerrules.game import Contest, Game
from pokerrules.held import adopt, reveal
from pokerrules.money import Money
from pokerrules.notation import Act, Amount, HandClaim, PartPot, WildClaim
from pokerrules.phases.drawing import Drawing
from pokerrules.ruling import Ruling
from pokerrules.shown import barred, wrong_hand
from pokerrules.wildnames import are_wild, whole_ranks

if TYPE_CHECKING:
    from pokerrules.deal import Deal
    from pokerrules.table import Table

VERBS = frozenset({"opens", "holds", "shows", "wins", "split"})
"""The verbs that claim something about a player, in a whole record."""


def check(deal: Deal, claim: Act | HandClaim | Amount | PartPot | WildClaim) -> Iterator[Problem]:
    """What is wrong with a claim in a whole record; nothing if it is true."""
    if isinstance(claim, PartPot):
        yield part_of_pot(deal.game, claim)
    elif isinstance(claim, Amount) and claim.what == "Pot":
        yield from _pot(deal, claim.money)
    elif isinstance(claim, Act) and claim.verb == "opens":
        yield from _opens(deal, claim.who[0])
    elif isinstance(claim, Act) and claim.verb == "holds":
        seat = deal.seat(claim.who[0])
        yield from adopt(deal, seat, _known(claim), f"{seat.name} is said to hold")
    elif isinstance(claim, Act) and claim.verb == "shows":
        yield from _shows(deal, claim)
    elif isinstance(claim, HandClaim) and claim.who not in (*deal.seats, *_house(deal)):
        yield Problem(_stranger(claim, deal), "records/names")
    else:
        yield from outcome(deal, claim)


def outcome(table: Table, claim: Act | HandClaim | Amount | WildClaim) -> Iterator[Problem]:
    """What is wrong with a claim about the showdown, in a whole or a short record."""
    gap = table.game.pot.gap
    if gap is not None and isinstance(claim, (WildClaim, HandClaim)):
        yield Problem(f"nobody can say: {gap.why}", table.game.full_id(gap.rule))
        return
    if isinstance(claim, (WildClaim, HandClaim)) and _is_blurred(table, claim):
        return
    if isinstance(claim, WildClaim):
        yield from _wild(table, claim)
        return
    if isinstance(claim, HandClaim):
        yield from _hand(table.ruling, claim)
        return
    ruling = table.ruling
    if ruling.missing and ruling.missing[0] in table.blurred.values():
        return
    if ruling.missing:
        yield from table.no_verdict(ruling.missing[0])
    elif isinstance(claim, Amount):
        yield from _carried(table, claim.money)
    elif claim.verb == "split":
        yield from _split(ruling, claim)
    elif claim.money is not None:
        yield from _wins_money(table, claim.who[0], claim.money)
    else:
        yield from _wins(ruling, claim.who[0], claim.word)


def part_of_pot(game: Game, said: PartPot) -> Problem:
    """Somebody tells how much a main pot or a side pot holds."""
    first = f"'{game.steps[0].heading}:'"
    why = f"'{said.what}' is counted, not told: tell stacks and bets, and the deal from {first} on"
    return Problem(why, "betting/side-pots")


def _is_blurred(table: Table, claim: WildClaim | HandClaim) -> bool:
    """Whether it hangs on a line that cannot be read; that has been told there."""
    seen = {entrant.name for entrant in table.entrants() if entrant.seen}
    unseen = isinstance(claim, WildClaim) or claim.who not in seen
    return bool(table.blurred) and (unseen or table.game.wild is not None)


def _house(deal: Deal) -> list[str]:
    """The hand that belongs to nobody, where there is one."""
    house = deal.game.table_hand
    return [house.name] if house is not None else []


def _known(claim: Act) -> list[Card]:
    return [card for card in claim.cards if isinstance(card, Card)]


def _stranger(claim: HandClaim, deal: Deal) -> str:
    sitting = ", ".join(deal.seats) or "nobody yet"
    return f"'{claim.who}:' is no header, no section of this game and no player; here sit {sitting}"


# How things stand during a deal -------------------------------------------------------


def _pot(deal: Deal, claimed: Money) -> Iterator[Problem]:
    difference = claimed - deal.pot
    if difference:
        follows = deal.doubts.claim(deal.line, difference)
        yield Problem(f"the pot is {deal.pot}, not {claimed}", "betting/pot", follows)


def _opens(deal: Deal, name: str) -> Iterator[Problem]:
    round_, opener = deal.course.betting(), deal.opener
    if round_ is None or opener is None:
        yield Problem(f"no betting round begins here, so {name} does not open", "records/sections")
    elif opener != name:
        yield Problem(f"{opener} opens, not {name}", deal.rule(round_.step.rule))


def _shows(deal: Deal, claim: Act) -> Iterator[Problem]:
    """The cards a player names are his, or lie where he may use them; together they are a hand."""
    seat = deal.seat(claim.who[0])
    if isinstance(deal.phase, Drawing):
        yield from deal.phase.shows(seat, _known(claim))
        return
    for card in _known(claim):
        if card not in deal.deck.lies:
            yield from reveal(deal, seat, card)
    gone = barred(deal.game, seat.laid, seat.thrown, deal.supply.dead(deal.board.values()))
    entrant = next(e for e in deal.entrants() if e.name == seat.name)
    yield from wrong_hand(deal.game, entrant, _known(claim), claim.word, gone)


def _wild(table: Table, claim: WildClaim) -> Iterator[Problem]:
    cards = table.wild_cards
    game = table.ruling.game
    if game.wild is None:
        if claim.ranks or claim.cards:
            yield Problem(f"nothing is wild in {game.name}", "records/claims")
        return
    rule = game.full_id(game.wild.rule)
    seen = {card for card in table.seen if card in cards}
    if claim.cards and not claim.ranks:
        if seen != set(claim.cards):
            said = show(sorted(seen)) or "nothing"
            yield Problem(f"of the cards that are seen {said} are wild", rule)
    elif not _same_wild(claim, cards):
        yield Problem(are_wild(cards), rule)


def _same_wild(claim: WildClaim, cards: frozenset[Card]) -> bool:
    """Whether ranks, and perhaps cards beside them, are what is wild."""
    ranks = whole_ranks(cards)
    beside = frozenset(card for card in cards if card.rank not in ranks)
    return ranks == frozenset(claim.ranks) and beside == frozenset(claim.cards)


# How a hand is called, who wins ---------------------------------------------------------


def _hand(ruling: Ruling, claim: HandClaim) -> Iterator[Problem]:
    contest, name = claimed(ruling.game, claim)
    entrant = next((e for e in ruling.entrants if e.name == claim.who), None)
    if entrant is None:
        yield Problem(f"nobody here is called '{claim.who}'", "records/names")
    elif contest is None:
        yield Problem(
            f"nothing is won for {claim.contest} in {ruling.game.name}", "records/hand-names"
        )
    elif not contest.scale.names(name):
        yield Problem(
            f"'{name}' is no name of a hand; write 'full house, kings over eights' or 'low 8-7-4-3-A'",
            "records/hand-names",
        )
    elif not entrant.seen:
        yield Problem(f"the cards of {claim.who} are not all known", "records/unseen")
    else:
        hand = ruling.hand_of(entrant, contest.name)
        if hand is None:
            yield Problem(f"{claim.who} has no hand for {contest.name}", "showdown/cards-speak")
        elif not hand.is_called(name):
            yield Problem(
                f"{claim.who} has {hand.name} ({show(hand.cards)})", "showdown/cards-speak"
            )


def claimed(game: Game, claim: HandClaim) -> tuple[Contest | None, str]:
    """The contest that a claim is about, and what it calls the hand: "basketball 36 points"."""
    contests = {contest.name: contest for contest in game.pot.contests}
    if claim.contest:
        return contests.get(claim.contest), claim.name
    first, _, rest = claim.name.partition(" ")
    if first.casefold() in contests:
        return contests[first.casefold()], rest
    named = (contest for contest in contests.values() if contest.scale.names(claim.name))
    return next(named, game.pot.contests[0]), claim.name


def _wins(ruling: Ruling, name: str, word: str) -> Iterator[Problem]:
    contests = [contest.name for contest in ruling.game.pot.contests]
    if word in ("", "pot"):
        winners = ruling.winners()
        right = name in winners and (not word or len(winners) == 1)
    elif word == "both":
        winners = ruling.winners("all") or ruling.winners()
        right = all(name in (ruling.winners("all") or ruling.winners(c)) for c in contests)
    elif word in contests:
        winners = ruling.winners(word) or (ruling.winners("all"))
        right = name in winners
    else:
        yield Problem(
            f"'{word}' is nothing to win here; there is {listed(contests)}", "records/claims"
        )
        return
    if not right:
        what = f" {word}" if word else ""
        yield Problem(f"{name} does not win{what}: {_who_wins(winners)}", "showdown/winner")


def _who_wins(names: tuple[str, ...]) -> str:
    if not names:
        return "nobody does"
    return f"{listed(names)} {'does' if len(names) == 1 else 'do'}"


def _wins_money(table: Table, name: str, claimed: Money) -> Iterator[Problem]:
    ruling = table.ruling
    if not ruling.money:
        share = ruling.shares.get(name)
        yield Problem(
            f"no pot is told, so nobody can say how much {name} wins; the share is {share or 'nothing'}",
            "records/claims",
        )
        return
    right = ruling.payouts.get(name, Money(0))
    if name in ruling.house:
        house = ruling.game.table_hand
        why = f"what {name} wins stays on the table; write 'Carried: {claimed}'"
        yield Problem(why, ruling.game.full_id(house.rule))
    elif right != claimed:
        # Would he win so much if an earlier false amount had been true?
        follows = next(
            (
                doubt.line
                for doubt in table.doubts.explanations()
                if table.rule_with(doubt.off).payouts.get(name) == claimed
            ),
            0,
        )
        yield Problem(f"{name} wins {right}, not {claimed}", "showdown/winner", follows)


def _split(ruling: Ruling, claim: Act) -> Iterator[Problem]:
    winners = ruling.winners("" if claim.word == "pot" else claim.word)
    names = listed(claim.who)
    if set(winners) != set(claim.who) or len(winners) < 2:
        yield Problem(f"{names} do not split: {_who_wins(winners)}", "showdown/winner")
    elif claim.money is not None:
        together = Money(sum(ruling.payouts.get(name, 0) for name in claim.who))
        if together != claim.money:
            yield Problem(f"{names} split {together}, not {claim.money}", "showdown/winner")


def _carried(table: Table, claimed: Money) -> Iterator[Problem]:
    right = table.ruling.carried
    if right != claimed:
        follows = next(
            (
                d.line
                for d in table.doubts.explanations()
                if table.rule_with(d.off).carried == claimed
            ),
            0,
        )
        yield Problem(f"{right} stays on the table, not {claimed}", "showdown/carried", follows)
