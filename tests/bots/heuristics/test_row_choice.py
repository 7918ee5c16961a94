"""Choosing a row: its value for the hand against the value that the row may have later."""

from __future__ import annotations

from dataclasses import replace

import pytest

from buur.bots import Advice
from buur.bots.heuristics.advisor import advise
from buur.bots.heuristics.row_choice import gain, own_points, reservation_levels, row_forecast
from buur.cards import parse_cards
from buur.contracts import parse_contract
from buur.play.model.events import Chosen, Pushed
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.registry import variant
from tests.games.choosers import advantage
from tests.games.sheets import partie, row_score
from tests.rules.scenario import dealt

STRONG = "SJ S9 SA SK SQ H6 HA DA C8"
WEAK = "S6 S7 ST H8 H7 D8 D9 C8 CT"
LOW = "S6 S7 S8 H6 H7 D6 D7 C6 C7"


def asked(hand: str, *played: int, rules: str = "coiffeur-8") -> Partie:
    """Return the first choice of a deal for seat 0, whose side has played some rows."""
    state = dealt(hand, rules=rules)
    return replace(state, history=tuple(row_score(0, row) for row in played))


def advised(state: Partie) -> Advice:
    advice = advise(state.view(state.waiting[0]))
    assert advice is not None
    return advice


@pytest.mark.parametrize(
    ("played", "row"),
    [
        pytest.param((), 8, id="eight times rather than once, though it is spades in both"),
        pytest.param((5, 6, 7, 8), 1, id="without jokers into its own row"),
    ],
)
def test_a_strong_hand_goes_where_it_counts_most(played: tuple[int, ...], row: int) -> None:
    advice = advised(asked(STRONG, *played))
    assert advice.act == Chosen(Seat(0), parse_contract("trump:S"), row)
    assert advice.reasons[0] == "row-in-season"


def test_a_weak_hand_waits() -> None:
    assert advised(asked(WEAK)) == Advice(Pushed(Seat(0)), ("wait-for-better-row",))


def test_forced_it_throws_away_what_loses_least() -> None:
    """In the barrel: a row that counts little, never a joker."""
    state = asked(WEAK)
    for _ in range(4):
        state = state.push()
    advice = advised(state)
    assert advice.reasons == ("row-to-throw-away",)
    assert isinstance(advice.act, Chosen)
    assert advice.act.category <= 4


def test_low_cards_are_for_misere_or_unden_ufe() -> None:
    """The six of every suit: the strongest hand bottom-up, the weakest top-down."""
    advice = advised(asked(LOW, 6, 7, 8, 10, rules="coiffeur"))
    assert isinstance(advice.act, Chosen)
    assert (advice.act.category, advice.act.contract.misere) == (9, True)
    advice = advised(asked(LOW, 7, 9, 10, rules="coiffeur"))
    assert advice.act == Chosen(Seat(0), parse_contract("unten"), 6)


def test_the_price_of_a_row_falls_as_rows_run_out() -> None:
    """And is lower where a row counts more than the others."""
    rows = variant("coiffeur-8").checklist.rows
    prices = [reservation_levels(rows[:count])[rows[0]] for count in (8, 4, 2, 1)]
    assert prices == sorted(prices, reverse=True)
    hopes = reservation_levels(rows)
    assert hopes[rows[0]] > hopes[rows[7]]


def test_gain_is_what_the_hand_exceeds_the_price_times_the_factor() -> None:
    rules = variant("coiffeur-8")
    row, hand = rules.checklist.rows[4], parse_cards(STRONG)
    usual = row_forecast(rules, "oben")
    over = own_points(rules, hand, parse_contract("oben")) - usual.mean - usual.spread
    assert gain(rules, hand, row, 1.0) == pytest.approx(5 * over)


def test_points_of_both_sides_are_those_of_the_deal() -> None:
    """253 in tutti, 157 elsewhere: an average hand makes about half."""
    rules = variant("tutti")
    assert 110 < row_forecast(rules, "tutti").mean < 145
    assert 70 < row_forecast(rules, "oben").mean < 87


@pytest.mark.parametrize(
    "name",
    [
        "coiffeur-3",
        pytest.param("coiffeur", marks=pytest.mark.slow),
        pytest.param("tutti", marks=pytest.mark.slow),
    ],
)
def test_steady_plays_whole_parties(name: str) -> None:
    """With jokers, misères and three players; in each deal somebody chooses, in some after pushes.

    `test_lawful` has it play them all with others.
    """
    state, events = partie(name, 3, "steady")
    assert state.is_over
    assert Pushed in map(type, events)
    assert sum(isinstance(event, Chosen) for event in events) == len(state.history)


@pytest.mark.slow
def test_it_beats_who_looks_at_one_deal_only() -> None:
    """Ten parties in duplicate; the figures stand in docs/explanation/games."""
    gap, error = advantage("tutti", 10, factors=False)
    assert gap > error
