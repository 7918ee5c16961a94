"""Core §7.1 and §7.2: what a deal brings, and what a match is worth."""

from __future__ import annotations

from typing import Any

import pytest

from buur.play.model.result import DealScore
from buur.play.partie import Partie
from buur.scoring import Credit, crossings, in_order, match_credits, raw_points, totals, with_stoeck
from buur.seats import Team
from tests.rules.scenario import MIXED, SUITS_APART, counted, deal, dealt, play, play_out, table

# What a match brings by preset (§12, row match).
MATCH_BY_PRESET = {
    "chibre": 257,
    "pique-double": 257,
    "chibre-2010": 257,
    "reglement-1993": 257,
    "regles-002": 252,
    "tournoi-2006": 157,
    "match-aux-cartes": 157,
    "schieber": 257,
    "schieber-2500": 257,
}


def matched(trump: str = "S", rules: str = "chibre", **options: object) -> DealScore:
    """Return the count of a deal in which the holder of the trump suit takes every trick.

    Seat 0 chooses and leads; with spades or diamonds his side makes the match, with hearts or
    clubs the others do.
    """
    options.setdefault("target", 9999)
    state = table(*SUITS_APART, contract=f"trump:{trump}", rules=rules, options=options)
    return counted(play_out(state)).history[-1]


# One deal (§7.1)


def test_tricks_of_a_deal_bring_157() -> None:
    """§7.1, invariant. W10, W25, T06: 152 and the last trick's 5."""
    state = play_out(table(*MIXED))
    cards, last = deal_points(state)
    assert (sum(cards), sum(last)) == (152, 5)
    assert sum(state.card_points) == 157


def deal_points(state: Partie) -> tuple[tuple[int, ...], tuple[int, ...]]:
    credits = deal(state).credits
    return raw_points(credits, 2, "cards"), raw_points(credits, 2, "last_trick")


def test_last_trick_gives_five_to_its_winner() -> None:
    """§7.1, "cinq de der". W10, W25, P002, T06."""
    state = play_out(table(*MIXED))
    winner = state.team(deal(state).tricks[-1].winner)
    assert deal_points(state)[1][winner] == 5


@pytest.mark.parametrize("last_trick", [0, 5, 10])
def test_last_trick_is_an_option(last_trick: int) -> None:
    """§12, row last_trick."""
    score = matched(last_trick=last_trick, match="none")
    assert (score.last_trick, score.total) == ((last_trick, 0), (152 + last_trick, 0))


def test_points_go_to_the_side_that_took_the_trick() -> None:
    """§4.5, §7.1. W10, W25: as soon as it is taken."""
    state = play(table(*SUITS_APART, contract="trump:S"), "SA HA DA CA")
    assert (state.card_points, state.running) == ((44, 0), (44, 0))


@pytest.mark.parametrize(("trump", "multiplier"), [("H", 1), ("S", 2), ("C", 2)])
def test_everything_is_multiplied(trump: str, multiplier: int) -> None:
    """§7.1: multiplier times tricks, melds and stöck together."""
    score = matched(trump, "schieber-2500")
    raw = [sum(parts) for parts in (score.cards, score.last_trick, score.match, score.stoeck)]
    assert sum(score.total) == multiplier * sum(raw)


def test_deal_is_written_with_its_parts() -> None:
    """§7.1: the slate knows where the points come from."""
    score = matched("H")
    assert (score.deal, score.dealer, score.chooser, score.pushed) == (1, 3, 0, False)
    assert (score.tricks, score.cards, score.last_trick) == ((0, 9), (0, 152), (0, 5))
    assert (score.match, score.melds, score.stoeck) == ((0, 100), (0, 0), (0, 0))
    assert (score.total, score.matched) == ((0, 257), 1)


def test_deal_without_match_names_nobody() -> None:
    """§7.2: a match takes all nine tricks."""
    state = counted(play_out(table(*MIXED)))
    score = state.history[-1]
    assert (score.matched, score.match, sum(score.tricks)) == (None, (0, 0), 9)


# Match (§7.2)


@pytest.mark.parametrize(
    ("trump", "options", "total"),
    [
        # §7.2. bonus100: W10, W25, JW; none: T06; p002: the last trick's 5 falls away; STV 50.
        ("S", {"match": "bonus100"}, (257, 0)),
        ("S", {"match": "bonus50"}, (207, 0)),
        ("S", {"match": "none"}, (157, 0)),
        ("S", {"match": "p002"}, (252, 0)),
        # §7.2. W10, W25: 514 with pique double; three times 771.
        ("S", {"multipliers": {"S": 2}}, (514, 0)),
        ("S", {"multipliers": {"S": 3}}, (771, 0)),
        # §7.2, counter_match. W25 names it; JW the same 257; Uri 514; FED tutti -100.
        ("H", {"counter_match": "same"}, (0, 257)),
        ("H", {"counter_match": "double"}, (0, 514)),
        ("H", {"counter_match": "minus100"}, (-100, 157)),
        # §7.2. Uri: match points twice; without a bonus there is none to double.
        ("H", {"counter_match": "double", "match": "bonus50"}, (0, 414)),
        ("H", {"counter_match": "double", "match": "p002"}, (0, 504)),
        ("H", {"counter_match": "double", "match": "none"}, (0, 157)),
        # §7.2. Uri: 1028, in a doubled suit.
        ("C", {"counter_match": "double", "multipliers": "uri"}, (0, 1028)),
        # §7.2: the chooser's own match is no counter-match.
        ("S", {"counter_match": "double"}, (257, 0)),
    ],
)
def test_match_value(trump: str, options: dict[str, Any], total: tuple[int, int]) -> None:
    assert matched(trump, **options).total == total


@pytest.mark.parametrize("name", [name for name in MATCH_BY_PRESET if name != "match-aux-cartes"])
def test_match_value_by_preset(name: str) -> None:
    """§12, row match."""
    score = matched("D", name, multipliers="all1", finish="first_out", deals=0)
    assert sum(score.cards) + sum(score.last_trick) + sum(score.match) == MATCH_BY_PRESET[name]


def test_match_aux_cartes_keeps_157() -> None:
    """§7.2 and §11.1. W25: the match earns no extra 100, so every deal is 157."""
    state = counted(play_out(dealt(*SUITS_APART, rules="match-aux-cartes")))
    assert sum(state.history[-1].total) == MATCH_BY_PRESET["match-aux-cartes"]


def test_p002_counts_the_last_trick_without_a_match() -> None:
    """§7.2. P002: only with the match are the 5 suppressed."""
    state = play_out(table(*MIXED, rules="regles-002"))
    assert sum(state.card_points) == 157


def test_choosers_own_match_after_a_push_is_no_counter_match() -> None:
    """§7.2."""
    state = dealt(*SUITS_APART, options={"counter_match": "double"}).push().choose("trump:S")
    assert counted(play_out(state)).history[-1].total == (257, 0)


def test_imposed_trump_has_no_counter_match() -> None:
    """§7.2 with §11.1: nobody chose."""
    options = {"match": "bonus100", "counter_match": "double", "imposed": "H"}
    state = dealt(*SUITS_APART, rules="match-aux-cartes", options=options)
    assert counted(play_out(state)).history[-1].total == (0, 257)


# The arithmetic behind it


def credit(team: int, kind: str, raw: int, trick: int = 1) -> Credit:
    return Credit(Team(team), kind, raw, trick)  # type: ignore[arg-type]


def test_credits_of_a_moment_are_put_in_order() -> None:
    """§7.5: groups by the order, equals as they came."""
    moment = [credit(0, "cards", 4), credit(0, "match", 100), credit(1, "stoeck", 20)]
    moment.append(credit(1, "melds", 50))
    kinds = [one.kind for one in in_order(moment, "meld-trick-stock")]
    assert kinds == ["melds", "cards", "match", "stoeck"]


def test_a_stoeck_is_put_in_its_place_of_its_moment() -> None:
    """§7.5: before what comes later in the order, and after every earlier trick."""
    moment = [credit(1, "melds", 50, 2), credit(0, "cards", 4, 2), credit(0, "last_trick", 5, 2)]
    credits = (credit(0, "cards", 9, 1), *moment)
    stoeck = credit(0, "stoeck", 20, 2)
    for order, place in (("meld-stock-trick", 2), ("stock-meld-trick", 1), ("meld-trick-stock", 4)):
        expected = (*credits[:place], stoeck, *credits[place:])
        assert with_stoeck(credits, stoeck, order, early=False) == expected


def test_stoeck_inside_melds_counts_with_them() -> None:
    """§7.5. R93: third, unless it lies in a meld already."""
    moment = [credit(0, "cards", 4), credit(1, "stoeck", 20), credit(1, "melds", 50)]
    for order, expected in (
        ("meld-trick-stock", ["stoeck", "melds", "cards"]),
        ("trick-stock-meld", ["cards", "stoeck", "melds"]),
        ("stock-trick-meld", ["stoeck", "cards", "melds"]),
    ):
        assert [one.kind for one in in_order(moment, order, with_melds=True)] == expected


def test_sums_of_credits() -> None:
    """§7.1."""
    credits = [credit(0, "cards", 100), credit(1, "cards", 57), credit(1, "melds", 20)]
    assert totals(credits, 2, 3) == (300, 231)
    assert raw_points(credits, 2, "melds") == (0, 20)


def test_crossings_are_found_in_order_and_once() -> None:
    """§7.5: who reached the target, earliest first."""
    credits = [credit(1, "cards", 20, 1), credit(0, "cards", 30, 2), credit(0, "cards", 1, 3)]
    found = crossings((980, 970), credits, 2, (1000, 1000))
    assert [(crossing.team, crossing.index, crossing.trick) for crossing in found] == [
        (1, 0, 1),
        (0, 1, 2),
    ]


def test_match_credits_by_option() -> None:
    """§7.2."""
    us, them = Team(0), Team(1)
    assert match_credits(us, them, tricks=157, match="none", counter=None) == []
    assert match_credits(us, them, tricks=157, match="none", counter="minus100") == [(1, -100)]
