"""Random deals of every game: they play to the end, nothing is lost, and the checker agrees."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from pokerrules import check
from pokerrules.cards import UNKNOWN
from pokerrules.deal import Deal
from pokerrules.faces import hand_size
from pokerrules.game import Game
from pokerrules.games import GAMES
from pokerrules.money import Money
from pokerrules.options import read_house_rules
from pokerrules.randomly import random_record
from pokerrules.view import COMMON

DEALS, SOAK = 100, 1000


def records(slug: str, count: int, house_rules: str = "") -> Iterator[str]:
    """So many random records: all numbers of players, short stacks in every other one."""
    game = GAMES[slug]
    least, most = game.at(read_house_rules(house_rules, game.options)).span
    for seed in range(count):
        players = least + seed % (most - least + 1)
        stakes = ("ante $1, bet $1", "ante $0.25, bet $1 flat, chip $0.25")[seed % 3 == 0]
        yield random_record(game, players, seed, house_rules, stakes, stacks=seed % 2 == 1)


def judged(game: Game) -> str:
    """The house rule with which a showdown is judged, of a game that has a gap without one."""
    rules = (f"{o.name} {choice.word}" for o in game.own_options.values() for choice in o.choices)
    whole = (
        rule for rule in rules if game.at(read_house_rules(rule, game.options)).pot.gap is None
    )
    return "" if game.at({}).pot.gap is None else next(whole)


def judge(text: str) -> None:
    """The checker finds nothing wrong; chips and cards are all still there."""
    report = check(text)
    assert report.findings == (), text
    ruling = report.ruling
    assert ruling is not None
    deal = Deal(text)
    put = sum(seat.put for seat in deal.seats.values()) + deal.dead
    paid = sum(ruling.payouts.values()) + sum(ruling.returned.values()) + ruling.carried
    if ruling.missing:
        assert [reason.rule for reason in ruling.missing] == [deal.rule(deal.game.pot.gap.rule)]
        assert not ruling.payouts
        assert not ruling.hands
        paid = put
    assert put == paid
    nobody_has_lost_a_chip(text, deal)
    assert all(part % deal.stakes.smallest(25) == 0 for part in ruling.payouts.values())
    seats = [*deal.seats.values(), *deal.dealt()[len(deal.live()) :]]
    held = [card for seat in seats for card in seat.held if card != UNKNOWN]
    assert len(held) == len(set(held))
    if deal.winner is None:  # A last player may not have given away what he would have had to.
        common = len(deal.view.turned(COMMON))
        sizes = {s.name: hand_size(deal.game, s.up, common) for s in deal.dealt()}
        assert all(len(seat.held) in sizes[seat.name].whole for seat in deal.dealt())


def nobody_has_lost_a_chip(text: str, deal: Deal) -> None:
    """What the lines say was paid for cards and between players is what the seats have and lack."""
    paid, got, bought = Counter[str](), Counter[str](), Counter[str]()
    for who, to, money in re.findall(r"^(\w+) pays (\w+) (\S+)$", text, re.MULTILINE):
        paid[who] += Money.of(money)
        got[to] += Money.of(money)
    for who, money in re.findall(r"^(\w+) (?:buys|bends) .* for ([^,\n]+)", text, re.MULTILINE):
        bought[who] += Money.of(money)
    for name, seat in deal.seats.items():
        assert (seat.spent, seat.aside) == (bought[name], got[name] - paid[name])
        if seat.chips is not None:
            stack = int(deal.setting.stacks[name])
            assert seat.chips == stack - seat.put - seat.spent - paid[name] >= 0


@pytest.mark.parametrize("slug", GAMES)
def test_random_deals(slug: str) -> None:
    for text in records(slug, DEALS):
        judge(text)


@pytest.mark.parametrize("slug", GAMES)
def test_random_deals_under_each_house_rule(slug: str) -> None:
    game = GAMES[slug]
    for option in game.own_options.values():
        for choice in option.choices:
            rule = f"{option.name} {choice.word}"
            played = game.at({option.name: choice.word})
            least, most = played.span
            for seed in range(10):
                players = most if seed % 2 else least + seed % (most - least + 1)
                judge(random_record(game, players, seed, rule, stacks=seed % 3 == 0))


@pytest.mark.soak
@pytest.mark.parametrize("slug", GAMES)
def test_many_random_deals(slug: str) -> None:
    for text in records(slug, SOAK):
        judge(text)


@pytest.mark.parametrize("slug", GAMES)
def test_random_deals_meet_what_is_rare(slug: str) -> None:
    """The sample is wide enough: side pots, a last player in, a swing, discards dealt again."""
    game = GAMES[slug].at({})
    texts = list(records(slug, DEALS, judged(GAMES[slug])))
    rulings = [ruling for text in texts if (ruling := check(text).ruling) is not None]
    assert any(len(ruling.pots) > 1 for ruling in rulings)
    assert any("betting/last-player" in ruling.rules for ruling in rulings)
    if game.common_steps:
        assert any("\nCommon: " in text for text in texts)
    if game.on_call is not None:
        assert any(f"\n{game.on_call.key}: " in text for text in texts)
    if game.pot.declared:
        assert any("declaring/swing" in ruling.rules for ruling in rulings)
    if game.deck_runs_out:
        assert any(_dealt_again(text) for text in texts)


def _dealt_again(text: str) -> bool:
    """Whether a card that was thrown away or folded is drawn by somebody else."""
    deal = Deal(text)
    thrown = {card for seat in deal.seats.values() for card in seat.thrown}
    return any(card in thrown for seat in deal.live() for card in seat.held)


def test_the_same_seed_gives_the_same_deal() -> None:
    game = GAMES["christmas-present"]
    assert random_record(game, 4, 7) == random_record(game, 4, 7) != random_record(game, 4, 8)
