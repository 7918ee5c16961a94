"""Near the target the partie counts for more than points: whoever is first there has won it."""

from __future__ import annotations

import numpy as np
import pytest

from buur.bots.budget import Budget
from buur.bots.levels.sharp import Sharp
from buur.bots.search.card_search import Search
from buur.bots.utility.model import Utility, evaluate
from buur.bots.utility.scoring import PARTIE_POINTS, utility_of
from buur.cards import card_code, parse_cards
from buur.kernels.deal_arrays import players_of
from buur.play.model.events import Played
from buur.play.model.state import deal_of
from buur.play.views import View
from tests.bots.position import view_where

HANDS = {"0": "SA SQ H6", "1": "SK S7 HA", "2": "D6 D7 C6", "3": "D9 C7 C9"}
"""Led into, the spades of the first take two tricks; but first the ace of hearts goes by."""
MADE = (75, 48)


def near(lacks: tuple[int, int]) -> View:
    """Return the seventh trick of an Obenabe in which both sides lack so many points."""
    return view_where(
        HANDS["0"],
        rules="schieber",
        contract="oben",
        held={seat: cards for seat, cards in HANDS.items() if seat != "0"},
        tricks=[
            *("0: DA DJ DK DQ", "0: CQ CJ CK CA", "3: CT DT S6 C8"),
            *("3: HJ HK HQ HT", "0: SJ ST S9 S8", "0: H9 H8 H7 D8"),
        ],
        scores=[1000 - made - lack for made, lack in zip(MADE, lacks, strict=True)],
    )


def utility_near(lacks: tuple[int, int]) -> Utility:
    """Return the utility of that trick."""
    view = near(lacks)
    found = utility_of(view, deal_of(view.state), np.zeros((1, 4), np.int64))
    assert found is not None
    return found


class Knowing(Sharp):
    """Knows how the cards lie."""

    def _prepared(self, view: View, seed: int) -> Search | None:
        search = super()._prepared(view, seed)
        if search is not None:
            search.problem.worlds[:] = [
                int(parse_cards(HANDS[str(seat)])) for seat in players_of(view.deal)
            ]
        return search


def laid(lacks: tuple[int, int]) -> str:
    """Return the card that is led."""
    act = Knowing(1, Budget(rounds=300)).choose(near(lacks))
    assert isinstance(act, Played)
    return card_code(act.card)


@pytest.mark.parametrize(
    ("lacks", "card"),
    [
        pytest.param(400, "H6", id="far from the target most points are played for"),
        pytest.param(10, "SA", id="the ace brings eleven at once, others give as many away first"),
    ],
)
def test_a_card_that_wins_the_partie_goes_before_one_with_more_points(
    lacks: int, card: str
) -> None:
    assert laid((lacks, lacks)) == card


@pytest.mark.parametrize("first", [-1, 0, 1])
def test_who_is_first_gets_the_prize(first: int) -> None:
    utility = utility_near((10, 10))
    assert list(utility.winning_points) == [MADE[0] + 10, MADE[1] + 10]
    results = np.zeros(2)
    evaluate(utility, 0, np.array([90, 67]), np.array([6, 3]), 9, first, results)
    sign = {-1: 0, 0: 1, 1: -1}[first]
    assert list(results) == [23 + sign * PARTIE_POINTS, -23 - sign * PARTIE_POINTS]


def test_a_target_out_of_reach_is_no_race() -> None:
    assert utility_near((400, 400)).partie_bonus == 0
