"""Near the target the partie counts for more than points: whoever is first there has won it."""

from __future__ import annotations

import numpy as np
import pytest

from buur.bots.budget import Budget
from buur.bots.levels.sharp import Sharp
from buur.bots.search.card_search import Search
from buur.bots.utility.model import evaluate
from buur.bots.utility.scoring import PARTIE_POINTS, utility_of
from buur.cards import card_code, parse_cards
from buur.kernels.deal_arrays import players_of
from buur.play.model.events import Played
from buur.play.views import View
from tests.bots.position import Position, view_of

HANDS = {"0": "SA SQ H6", "1": "SK S7 HA", "2": "D6 D7 C6", "3": "D9 C7 C9"}
"""Led into, the spades of the first take two tricks; but first the ace of hearts goes by."""
MADE = (75, 48)


def near(lacks: tuple[int, int]) -> View:
    """Return the seventh trick of an Obenabe in which both sides lack so many points."""
    return view_of(
        Position(
            name="race",
            why="",
            rules="schieber",
            seat=0,
            contract="oben",
            hand=HANDS["0"],
            held={seat: cards for seat, cards in HANDS.items() if seat != "0"},
            tricks=[
                "0: DA DJ DK DQ",
                "0: CQ CJ CK CA",
                "3: CT DT S6 C8",
                "3: HJ HK HQ HT",
                "0: SJ ST S9 S8",
                "0: H9 H8 H7 D8",
            ],
            scores=[1000 - made - lack for made, lack in zip(MADE, lacks, strict=True)],
            expect=[],
        )
    )


class Knowing(Sharp):
    """Knows how the cards lie."""

    def _prepared(self, view: View, seed: int) -> Search | None:
        search, deal = super()._prepared(view, seed), view.state.deal
        if search is not None and deal is not None:
            search.problem.worlds[:] = [
                int(parse_cards(HANDS[str(seat)])) for seat in players_of(deal)
            ]
        return search


def laid(lacks: tuple[int, int]) -> str:
    """Return the card that is led."""
    act = Knowing(1, Budget(rounds=300)).choose(near(lacks))
    assert isinstance(act, Played)
    return card_code(act.card)


def test_far_from_the_target_most_points_are_played_for() -> None:
    assert laid((400, 400)) == "H6"


def test_a_card_that_wins_the_partie_goes_before_one_with_more_points() -> None:
    """Both lack ten: the ace brings eleven at once, any other card gives as many away first."""
    assert laid((10, 10)) == "SA"


@pytest.mark.parametrize("first", [-1, 0, 1])
def test_who_is_first_gets_the_prize(first: int) -> None:
    view = near((10, 10))
    deal = view.state.deal
    assert deal is not None
    utility = utility_of(view, deal, np.zeros((1, 4), np.int64))
    assert utility is not None
    assert list(utility.winning_points) == [MADE[0] + 10, MADE[1] + 10]
    results = np.zeros(2)
    evaluate(utility, 0, np.array([90, 67]), np.array([6, 3]), 9, first, results)
    sign = {-1: 0, 0: 1, 1: -1}[first]
    assert list(results) == [23 + sign * PARTIE_POINTS, -23 - sign * PARTIE_POINTS]


def test_a_target_out_of_reach_is_no_race() -> None:
    view = near((400, 400))
    deal = view.state.deal
    assert deal is not None
    utility = utility_of(view, deal, np.zeros((1, 4), np.int64))
    assert utility is not None
    assert utility.partie_bonus == 0
