"""Stich-Differenzler (variants §2): estimation of tricks."""

from __future__ import annotations

import pytest

from buur.play.model.events import Predicted
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.registry import PRESETS
from tests.games.tables import EACH_HIS_SUIT, dealt, finished, written
from tests.rules.scenario import refused


def predicted(*tricks: int) -> Partie:
    """Return a deal in which the dealer ruffs every trick, after these predictions."""
    state = dealt("stich-differenzler", EACH_HIS_SUIT, "CA")
    for seat, number in enumerate(tricks):
        state = state.do(Predicted(Seat(seat), number))
    return state


def test_tricks_are_predicted() -> None:
    """[S] JW: nought to nine of them."""
    state = dealt("stich-differenzler", EACH_HIS_SUIT, "CA")
    assert list(state.legal_for(0).predictions) == list(range(10))
    assert refused(state, Predicted(Seat(0), 10)) == "bad-prediction"


@pytest.mark.parametrize(
    ("tricks", "total"), [((0, 0, 0, 9), (0, 0, 0, 0)), ((3, 1, 2, 4), (3, 1, 2, 5))]
)
def test_the_difference_is_written(tricks: tuple[int, ...], total: tuple[int, ...]) -> None:
    """[P]: JW names the prediction; written is what estimation writes."""
    assert written(finished(predicted(*tricks))) == total


def test_all_else_is_estimation() -> None:
    """[R]."""
    found = PRESETS["stich-differenzler"].variant.differences(PRESETS["estimation"].variant)
    assert found == {"values": "tricks", "last_trick": 0, "forfeit": 0}
