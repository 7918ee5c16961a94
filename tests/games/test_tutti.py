"""Tutti, the game (variants §1.11 B): ten contracts per team, twenty deals, match à rebours."""

from __future__ import annotations

import pytest

from buur.contracts import parse_contract
from buur.play.model.events import Chosen
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.option_groups.checklist import row_contracts
from buur.variants.registry import PRESETS, variant
from tests.games.sheets import partie, sheet_table
from tests.rules.scenario import deal

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
