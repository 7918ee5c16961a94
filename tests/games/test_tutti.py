"""Tutti, the game (variants §1.11 B): ten contracts per team, twenty deals, match à rebours."""

from __future__ import annotations

import pytest

from buur.contracts import parse_contract
from buur.play.model.events import Chosen
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.option_groups.checklist import row_contracts
from buur.variants.registry import PRESETS, variant
from tests.games.sheets import made, partie, sheet_table
from tests.rules.scenario import counted, deal, play_out

RULES = variant("tutti")


def tutti(row: str, forehand_plays: bool = True) -> Partie:
    """Return a deal in which everybody holds one suit, and seat 0 or seat 1 chose a row."""
    state = sheet_table(rules="tutti")
    if forehand_plays:
        return state.choose(row)
    return state.push().choose(row)


def test_ten_contracts_and_twenty_deals() -> None:
    """K17."""
    keys = " ".join(row.key for row in RULES.checklist.rows)
    assert keys == "H D C S oben unden slalom quer misere tutti"
    assert {row.factor for row in RULES.checklist.rows} == {1}
    assert len(partie("tutti", 1)[0].history) == 20


def test_right_of_the_dealer_chooses_and_the_choice_goes_round() -> None:
    """K17 [P]: as in coiffeur, in the end back to the first."""
    state = sheet_table(rules="tutti")
    for seat in range(4):
        assert state.waiting == (seat,)
        state = state.push()
    assert state.waiting == (0,)
    assert not state.legal.may_push


@pytest.mark.parametrize(
    ("contract", "six", "eight", "ace"),
    [
        ("unten", 11, 8, 0),
        ("oben", 0, 8, 11),
        ("zigzag:unten", 0, 8, 11),
        ("zigzag:oben", 0, 8, 11),
    ],
)
def test_points_of_the_directions(contract: str, six: int, eight: int, ace: int) -> None:
    """K17: bas-haut ace 0, eight 8, six 11; slalom ace 11, eight 8, either way round."""
    points = deal(tutti(contract)).schedule[0].points
    assert (points[0], points[2], points[8]) == (six, eight, ace)


def test_slalom_may_begin_either_way() -> None:
    """K17."""
    ways = {way.start for way in row_contracts("slalom", RULES.choice)}
    assert ways == {"oben", "unten"}


def test_every_deal_is_worth_157_or_253() -> None:
    """K17: 253 in tutti, and in a misère that is played as tutti."""
    for score in partie("tutti", 1)[0].history:
        assert score.contract is not None
        whole = 253 if score.contract.kind == "tutti" else 157
        assert sum(score.cards) + sum(score.last_trick) == whole


def test_misere_may_be_played_as_tutti() -> None:
    """K17: misère en tutti."""
    assert parse_contract("misere:tutti") in row_contracts("misere", RULES.choice)


@pytest.mark.parametrize(("row", "points"), [("trump:S", 257), ("tutti", 353)])
def test_a_match(row: str, points: int) -> None:
    """K17: 257, and 353 in tutti."""
    assert counted(play_out(tutti(row))).scores == (points, 0)


def test_match_a_rebours_costs_100() -> None:
    """K17: who chose and takes no trick has 100 less; seat 0 leads spades, which it alone has."""
    state = counted(play_out(tutti("oben", forehand_plays=False)))
    assert state.history[-1].tricks == (9, 0)
    assert state.scores == (0, -100)


def test_a_misere_in_which_one_takes_every_trick_costs_100() -> None:
    """K17 [R]: and brings nothing."""
    assert counted(play_out(tutti("misere:oben"))).scores == (-100, 0)


def test_a_misere_writes_the_points_of_the_others() -> None:
    """K17 [R]."""
    state = counted(play_out(tutti("misere:oben", forehand_plays=False)))
    assert state.scores == (0, 157)


def test_only_the_team_that_chose_writes_or_both_do() -> None:
    """[R]: option write."""
    assert counted(made(tutti("oben"), 100)).scores == (100, 0)
    both = sheet_table(rules="tutti", options={"write": "points"}).choose("oben")
    assert counted(made(both, 100)).scores == (100, 57)


def test_with_both_writing_the_mean_is_1666() -> None:
    """The figure beside the regulation's bye of 1400: (18 x 157 + 2 x 253) / 2."""
    whole = 0
    for row in RULES.checklist.rows:
        way = row_contracts(row.key, RULES.choice)[0]
        table = sheet_table(rules="tutti").do(Chosen(Seat(0), way, row.number))
        points = deal(table).schedule[0].points
        whole += sum(points) + RULES.score.last_trick
    assert whole == (18 * 157 + 2 * 253) / 2 == 1666
    assert RULES.table.bye == 1400


def test_alternance_is_a_reconstruction() -> None:
    """[R]: five tricks one way, four the other; option quer_tricks."""
    assert {way.code for way in row_contracts("quer", RULES.choice)} == {
        "quer:oben:5",
        "quer:unten:5",
    }
    shorter = variant("tutti", {"quer_tricks": 4}).choice
    assert {way.turn for way in row_contracts("quer", shorter)} == {4}


@pytest.mark.parametrize("option", ["write", "quer_tricks", "leader"])
def test_what_the_lost_page_would_say_is_marked_as_ours(option: str) -> None:
    """[R]: nothing of it counts as stated."""
    assert option in PRESETS["tutti"].assumed
    assert option not in PRESETS["tutti"].stated
