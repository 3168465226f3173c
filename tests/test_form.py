"""The form for a short record: drawn from each game, lossless, and ruled as the whole record is."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator

import pytest

from pokerrules import check, rule
from pokerrules.cards import Card, cards
from pokerrules.deal import Deal
from pokerrules.errors import PokerRulesError
from pokerrules.filling import Filled, Hand, empty, text_of, written
from pokerrules.form import form_of
from pokerrules.formdata import as_data, form_data, from_data
from pokerrules.formreader import read_places
from pokerrules.games import GAMES
from pokerrules.header import NoGame
from pokerrules.level import breaking
from pokerrules.money import Money
from pokerrules.notation import Act, Heading, read, sources
from pokerrules.options import read_house_rules
from pokerrules.randomly import random_record
from pokerrules.rows import counts, faces_told, rows_of
from pokerrules.ruling import Ruling
from pokerrules.seats import Seat
from pokerrules.view import COMMON, MIDDLE, SPIT
from tests.test_deals import judged

DEALS = 8
STAKES = "ante $1, bet $1"


def held(text: str) -> list[Card]:
    return list(cards(text))


@functools.cache
def showdowns(slug: str, house_rules: str, count: int = DEALS) -> tuple[tuple[str, Deal], ...]:
    """The same, found once."""
    return tuple(_showdowns(slug, house_rules, count))


def _showdowns(slug: str, house_rules: str, count: int) -> Iterator[tuple[str, Deal]]:
    """Random whole records of a game that several players see to the end."""
    game = GAMES[slug]
    least, most = game.at(read_house_rules(house_rules, game.options)).span
    found = seed = 0
    while found < count and seed < 40 * count:
        players = least + seed % (most - least + 1)
        text = random_record(game, players, seed, house_rules, STAKES)
        deal, seed = Deal(text), seed + 1
        if deal.winner is None:
            found += 1
            yield text, deal


def turned_to_score(text: str, deal: Deal) -> dict[str, tuple[Card, ...]]:
    """What each player has turned up because it scores; a short record tells it apart."""
    found: dict[str, tuple[Card, ...]] = {}
    steps = {step.heading for step in breaking(deal.game)}
    section = ""
    for source in sources(text):
        line = read(source.text, deal.names)
        section = line.name if isinstance(line, Heading) else section
        if isinstance(line, Act) and line.verb == "turns up" and section in steps:
            turned = tuple(card for card in line.cards if isinstance(card, Card))
            found[line.who[0]] = found.get(line.who[0], ()) + turned
    return found


def filled_from(text: str, deal: Deal, slug: str) -> Filled:
    """How a reader would fill the form in, who sees what lies there at the end."""
    turned = turned_to_score(text, deal)

    def rows(seat: Seat) -> dict[str, tuple[Card, ...]]:
        scored = turned.get(seat.name, ())
        down = (*(card for card in seat.down if card not in scored), *scored)
        up = tuple(card for card in seat.up if card not in scored)
        own = {"down": down, "up": up} if faces_told(deal.game) else {"cards": (*up, *down)}
        return {
            **own,
            "discarded": tuple(seat.laid) if not deal.game.cards_drawn else (),
            "shared": tuple(seat.shared),
            "turned": scored,
            "drew": tuple(seat.drawn),
        }

    hands = tuple(
        Hand(seat.name, rows(seat), not seat.live, said(seat)) for seat in deal.seats.values()
    )
    nobodys = deal.dealt()[len(deal.live()) :]
    pot = sum(layer.pot.amount for layer in deal.ruling.pots)
    return empty(slug)._replace(
        rules=read_house_rules(house_rules_of(text), GAMES[slug].options),
        hands=hands,
        house=rows(nobodys[0]) if nobodys else {},
        board=dict(deal.board),
        table={
            **{key: tuple(deal.view.turned(key)) for key in (MIDDLE, SPIT, COMMON)},
            "Table": tuple(deal.table),
        },
        pot=str(Money(pot)),
        head=(f"Stakes: {STAKES}",),
    )


def house_rules_of(text: str) -> str:
    lines = (line.partition("House rules: ") for line in text.splitlines())
    return next((rest for _, found, rest in lines if found), "")


def said(seat: Seat) -> str:
    if seat.declared is None or not seat.live:
        return ""
    return "both" if len(seat.declared) > 1 else seat.declared[0]


def told(ruling: Ruling) -> tuple[object, ...]:
    """What must be the same: who wins which contest how much, with which hands."""
    hands = {
        name: {contest: best and best.hand.name for contest, best in bests.items()}
        for name, bests in ruling.hands.items()
    }
    awards = [(award.contest, award.winners, award.parts) for award in ruling.pots[0].awards]
    return hands, awards, ruling.payouts, ruling.carried, ruling.wild


def agree(slug: str, house_rules: str, count: int = DEALS) -> int:
    """A showdown put in through the form is ruled as the whole record; the form loses nothing."""
    met = 0
    for text, deal in showdowns(slug, house_rules, count):
        filled = filled_from(text, deal, slug)
        short = text_of(filled)
        assert told(rule(short)) == told(rule(text)), f"{text}\n{short}"
        again = read_form(short)
        assert again.more == (), short
        assert text_of(again) == short
        assert from_data(json.loads(json.dumps(as_data(again)))) == again
        assert [line.text for line in written(again)] == short.splitlines()
        met += 1
    return met


@pytest.mark.parametrize("slug", GAMES)
def test_a_showdown_through_the_form_is_ruled_as_the_whole_record(slug: str) -> None:
    assert agree(slug, judged(GAMES[slug])) == DEALS


@pytest.mark.parametrize("slug", GAMES)
def test_under_every_house_rule(slug: str) -> None:
    base = judged(GAMES[slug])
    for option in GAMES[slug].own_options.values():
        for choice in option.choices[1:]:
            rules = f"{option.name} {choice.word}"
            both = (
                rules if rules.split()[0] == base.split(" ")[0] else f"{base}; {rules}".strip("; ")
            )
            assert agree(slug, both, 2) == 2


# What is asked of a game ---------------------------------------------------------------


def asked(slug: str, house_rules: str = "") -> dict[str, tuple[int, int]]:
    """The rows before a player by their labels, with the fewest and the most cards."""
    game = GAMES[slug].at(read_house_rules(house_rules, GAMES[slug].options))
    return {row.label: (row.least, row.most) for row in form_of(game).hand.rows}


@pytest.mark.parametrize(
    ("slug", "rows"),
    [
        ("christmas-present", {"cards": (5, 5)}),
        ("chernobyl", {"cards": (4, 4), "discarded": (2, 2)}),
        ("share-your-hole", {"face down": (1, 1), "face up": (3, 3), "shared": (1, 1)}),
        ("7-up", {"face down": (3, 3), "face up": (4, 4)}),
        ("extra-point-poker", {"face down": (3, 3), "face up": (0, 4)}),
        ("shut-and-open", {"face down": (1, 5), "face up": (0, 4)}),
        ("three-card-extra", {"face down": (1, 3), "face up": (2, 2)}),
        ("gruesome-twosome", {"cards": (2, 2)}),
        ("mexican-stud", {"cards": (5, 5)}),
    ],
)
def test_the_rows_before_a_player(slug: str, rows: dict[str, tuple[int, int]]) -> None:
    assert asked(slug) == rows


def test_a_house_rule_changes_what_is_asked() -> None:
    assert asked("spit-in-the-ocean")["face up"] == (4, 4)
    assert asked("spit-in-the-ocean", "base five-card")["face down"] == (1, 1)
    assert asked("half-court-basketball")["face down"] == (3, 3)
    assert asked("half-court-basketball", "three-pointer on")["face down"] == (3, 6)


def test_upcards_say_how_many_downcards_there_are() -> None:
    game = GAMES["three-card-extra"].at({})
    assert [tuple(rows_of(game, held(up)).rows[0][2:4]) for up in ("", "3h", "3h 2c", "9h 2c")] == [
        (1, 1),
        (2, 2),
        (3, 3),
        (2, 2),
    ]


def test_cards_drawn_for_high_card_are_asked_for_when_all_are_turned() -> None:
    game = GAMES["half-court-basketball"].at({})
    keys = [[row.key for row in rows_of(game, turned=turned).rows] for turned in (2, 3)]
    assert keys == [["down", "up", "turned"], ["down", "up", "turned", "drew"]]


def test_the_board_lies_as_it_does_on_the_table() -> None:
    spots = {spot.place: spot[1:] for spot in form_of(GAMES["six-pack"].at({})).spots}
    assert spots["12"] == (1, 2)
    assert spots["6"] == (4, 2)
    assert spots["10"][1] < spots["2"][1]
    row = form_of(GAMES["cincinnati-liz"].at({}))
    assert (row.shape, [tuple(spot) for spot in row.spots][:2]) == (
        "row",
        [("1", 0, 0), ("2", 0, 0)],
    )


@pytest.mark.parametrize(
    ("slug", "rules", "table"),
    [
        ("7-up", "", {"Middle": (0, 4)}),
        ("spit-in-the-ocean", "spits 3", {"Spit": (0, 3), "Common": (0, 2)}),
        ("chernobyl", "table hand high", {"Table": (4, 4)}),
        ("east-village", "", {"Unseen": (0, 2)}),
        ("six-pack", "", {}),
    ],
)
def test_the_rows_on_the_table(slug: str, rules: str, table: dict[str, tuple[int, int]]) -> None:
    game = GAMES[slug].at(read_house_rules(rules, GAMES[slug].options))
    assert {row.key: (row.least, row.most) for row in form_of(game).table} == table


def test_what_else_is_asked() -> None:
    chernobyl, trump = form_of(GAMES["chernobyl"].at({})), form_of(GAMES["trump-is-wild"].at({}))
    assert (chernobyl.declares, chernobyl.players) == (("high", "low", "both"), (2, 8))
    assert (trump.declares, trump.house, bool(trump.gap)) == ((), "Donald", True)
    assert form_of(GAMES["7-up"].at({"jokers": "on"})).jokers == ("X1", "X2")


@pytest.mark.parametrize("slug", GAMES)
def test_a_form_is_plain_data(slug: str) -> None:
    data = form_data(form_of(GAMES[slug].at({})))
    assert json.loads(json.dumps(data))["slug"] == slug
    assert counts(GAMES[slug].at({})) <= faces_told(GAMES[slug].at({}))


# From record to form -------------------------------------------------------------------


def read_form(text: str) -> Filled:
    """The filled form of a short record."""
    read_in = read_places(text)
    assert read_in is not None
    return read_in[0]


def reread(text: str) -> str:
    return text_of(read_form(text))


def test_a_record_in_its_own_words_becomes_a_form_and_a_tidy_record() -> None:
    text = """
    game: christmas-present
    House rules: low A-6; swing tie shares
    Showdown:
    Ann: 10s T♥ td Ks K♦
    Bob (folded): ?? ?? ?? ?? ??
    Cam: (9s 8d 6c 4h 3h)
    Declare:
    Ann and Cam high
    pot 40
    """
    assert reread(text) == (
        "Game: Christmas Present\nHouse rules: low A-6; swing tie shares\nSeats: Ann, Bob, Cam\n"
        "Ann: Ts Th Td Ks Kd\nBob (folded): ?? ?? ?? ?? ??\nCam: 9s 8d 6c 4h 3h\n"
        "Ann high\nCam high\nPot $40\n"
    )


def test_upcards_keep_their_order_and_stand_among_the_downcards_as_dealt() -> None:
    text = "Game: 7-Up\nSeats: Ann, Bob\nMiddle: 9s\nAnn: (As Kd) 7c 4h 5h 6h (2s)\n"
    assert reread(text) == text
    assert reread(text.replace("7c 4h 5h 6h (2s)", "7c 4h")) == text.replace(" 5h 6h (2s)", "")
    assert reread("Game: 7-Up\nSeats: Ann, Bob\nAnn: () 7c\n").endswith("Ann: () 7c\n")


@pytest.mark.parametrize(
    "line",
    [
        "# my remark",
        "Stakes: bet $2, chip $0.50",
        "Stacks: Ann $5",
        "Carried: $7",
        "Ann wins",
        "Ann: full house, kings over queens",
        "Wild: nothing",
        "Ann shows Ks Kh Qd Qh Qs for high",
        "Ann bets $5",
        "Bob: 2c 3c 4c 5c 6c",
        "Bob: 2c 3c 4c 5c 99 # records/unknown-card",
        "Middle: 9c",
        "Board: 9c",
        "Ann low",
        "Dot: 9c 8c 7c 6c 5c",
        "Seats: Eve, Fay",
        "<b>Ann</b> wins",
        "...",
    ],
)
def test_what_the_form_does_not_show_is_kept_word_for_word(line: str) -> None:
    text = (
        "Game: Christmas Present\nSeats: Ann, Bob\nAnn: Ks Kh Qd Qh Qs\nBob: As Ah 9d 8h 7s\n"
        "Ann high\nBob high\n"
    )
    lines = text.splitlines()
    header = line.partition(":")[0] in ("Stakes", "Stacks", "Carried", "Seats")
    lines.insert(2 if header else 6, line)
    whole = "\n".join(lines) + "\n"
    assert reread(whole) == whole
    assert check(reread(whole)).findings == check(whole).findings


def test_a_house_rule_nobody_knows_is_kept() -> None:
    text = "Game: Christmas Present\nHouse rules: low A-6; deuces wild\nSeats: Ann, Bob\n"
    assert reread(text) == text


def test_the_form_shows_nothing_of_a_whole_record_and_needs_a_game() -> None:
    assert read_places("Game: Six-pack\nSeats: Ann, Bob\nDeal:\nAnn: As Ah\n") is None
    with pytest.raises(NoGame):
        read_places("Ann: As Ah")


def test_each_line_knows_its_place() -> None:
    text = "Game: 7-Up\nSeats: Ann, Bob\nMiddle: 9s\nAnn: (As Kd) 7c\nPot $3\nAnn wins\n"
    filled = read_form(text)
    places = ["game", "players", "table:Middle", "hand:0", "pot", ""]
    assert [line.place for line in written(filled)] == places


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"game": "tea", "hands": []},
        {"game": "six-pack"},
        {"game": "six-pack", "hands": [1]},
        {"game": "six-pack", "hands": [{"name": "Ann", "cards": {"cards": ["Kx"]}}]},
        {"game": "six-pack", "hands": [], "rules": {"deuces": "wild"}},
        {"game": "six-pack", "hands": [], "board": ["Ks"]},
    ],
)
def test_what_is_no_form_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(PokerRulesError):
        from_data(data)


def test_a_name_is_one_line_whatever_it_says() -> None:
    data = as_data(empty("six-pack", ["Ann\nBob wins", "  "]))
    assert text_of(from_data(data)) == "Game: Six-pack\nSeats: Ann Bob wins, Player 2\n"
