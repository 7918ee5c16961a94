"""Easy games (variants §2): Bodentrumpf and Glücksjass with melds, and Kreuzjass."""

from __future__ import annotations

import pytest

from buur.cards import parse_card, parse_cards
from buur.contracts import parse_contract
from buur.play.model.events import Chosen, Played
from buur.play.partie import Partie
from buur.seats import Seat
from tests.games.tables import EACH_HIS_SUIT, dealt, finished, written
from tests.rules.scenario import deal, refused

BOTH = ("bodentrumpf", "gluecksjass")
MELDS = (
    "SA SK SQ H6 H8 HT D6 D8 DT",
    "S6 S7 S8 S9 H7 H9 D7 D9 C6",
    "C7 C8 C9 HQ HK DQ DK ST SJ",
    "HA HJ DA DJ CA CK CQ CJ CT",
)
"""Seat 0 has three cards, seat 1 four, seat 2 three, seat 3 five."""


def opened(state: Partie, *melds: str) -> Partie:
    """Return the state after each seat played a card and declared its meld, "" for none."""
    for meld in melds:
        seat = state.waiting[0]
        card = next(iter(state.legal.cards))
        state = state.do(Played(seat, card, (parse_cards(meld),) if meld else ()))
    return state


def test_the_bottom_card_makes_trumps() -> None:
    """[S] JW: Bodentrumpf."""
    state = dealt("bodentrumpf", MELDS, "CT")
    assert (str(deal(state).contract), state.phase) == ("trump:C", "play")


def test_forehand_chooses_and_has_nobody_to_push_to() -> None:
    """[S] JW: Glücksjass."""
    state = dealt("gluecksjass", MELDS)
    assert (state.phase, state.waiting) == ("choose", (0,))
    assert [str(contract) for contract in state.legal.contracts] == [
        f"trump:{suit}" for suit in "SHDC"
    ]
    assert not state.legal.may_push


def test_oben_and_unden_are_a_table_option() -> None:
    """[S] JW: counted once, too."""
    state = dealt("gluecksjass", MELDS, contracts="suits+oben+unden")
    assert len(state.legal.contracts) == 6
    assert deal(state.do(Chosen(Seat(0), parse_contract("oben")))).multiplier == 1


def test_the_best_meld_scores_for_its_owner_alone() -> None:
    """[P]: melds count (JW); that the best one wins is the rule of every jass."""
    state = opened(
        dealt("bodentrumpf", MELDS, "CT"), "SA SK SQ", "S6 S7 S8 S9", "", "CA CK CQ CJ CT"
    )
    assert deal(state).meld_teams == (3,)
    total = written(finished(state))
    assert sum(total) == 157 + 100
    score = total[3] - 100
    assert score == finished(state).card_points[3]


def test_all_melds_of_the_best_count() -> None:
    """[P]: as between two sides, with one seat a side."""
    state = opened(dealt("bodentrumpf", MELDS, "CT"), "SA SK SQ", "S6 S7 S8 S9", "C7 C8 C9", "")
    assert deal(state).meld_teams == (1,)
    assert sum(written(finished(state))) == 157 + 50


def test_a_meld_that_is_not_held_is_refused() -> None:
    """As everywhere."""
    state = dealt("bodentrumpf", MELDS, "CT")
    event = Played(Seat(0), parse_card("SA"), (parse_cards("S6 S7 S8"),))
    assert refused(state, event) == "meld-not-held"


@pytest.mark.parametrize(
    ("turned", "contract"),
    [(f"C{rank}", "oben") for rank in "AKQ"]
    + [(f"C{rank}", "unten") for rank in "678"]
    + [(f"C{rank}", "trump:C") for rank in "9TJ"],
)
def test_the_rank_of_the_last_card_may_decide(turned: str, contract: str) -> None:
    """[S] JW, a table option: high oben, low unten, nine to jack trumps."""
    state = dealt("kreuzjass", EACH_HIS_SUIT, turned, turned="kreuzjass")
    assert str(deal(state).contract) == contract
    assert state.phase == "play"


@pytest.mark.parametrize("turned", ["CA", "C6"])
def test_the_last_card_makes_trumps(turned: str) -> None:
    """[S] JW."""
    state = dealt("kreuzjass", EACH_HIS_SUIT, turned)
    assert str(deal(state).contract) == "trump:C"


def test_a_match_is_worth_257() -> None:
    """[P]: as in Schieber."""
    state = dealt("kreuzjass", EACH_HIS_SUIT, "CA", turned="kreuzjass")
    assert written(finished(state)) == (257, 0)
