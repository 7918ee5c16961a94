"""Kreuzjass (variants §2): the dealer's last card says what is played."""

from __future__ import annotations

import pytest

from tests.games.tables import EACH_HIS_SUIT, dealt, finished, written
from tests.rules.scenario import deal


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
