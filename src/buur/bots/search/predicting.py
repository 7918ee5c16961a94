"""Choice of a prediction of points, by the expected utility of predictions in rollouts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from buur.bots.features.point_scale import point_scale
from buur.bots.features.position import position_of, side_number
from buur.bots.heuristics.situation import PREDICTION_MARGIN
from buur.bots.search.contract_values import DealSample, sample_deals
from buur.bots.search.rollouts import run_rollouts
from buur.bots.utility.model import TABLE_RANGE, Utility
from buur.bots.utility.scoring import utility_of
from buur.kernels.deal_arrays import game_at
from buur.kernels.game import Floats
from buur.play.model.deal import Deal
from buur.play.model.events import Act, Predicted
from buur.play.views import View
from buur.seats import Seat

WORLDS: Final = 300
TIMES: Final = 2
STEPS: Final = 8
"""Number of predictions that are tried on either side of the heuristics' prediction."""
REACH: Final = 24.0
"""Largest distance of a tried prediction from the heuristics' one, in points on the usual scale."""


def choose_prediction(view: View, usual: Act, seed: int) -> Act | None:
    """Return the prediction of the highest expected utility, None where that is unknown."""
    deal = view.state.deal
    if deal is None or not isinstance(usual, Predicted) or usual.points is None:
        return None
    sample = sample_deals(view, WORLDS, seed)
    utility = utility_of(view, deal, sample.hands)
    if utility is None:
        return None
    tried = _tried(view, deal, usual)
    gains = np.array([_gain(sample, deal, utility, usual.seat, points) for points in tried])
    return replace(usual, points=_best(tried, gains))


def _tried(view: View, deal: Deal, usual: Predicted) -> list[int]:
    factor = abs(point_scale(view.state.variant, deal).factor)
    step = max(1, round(REACH / factor / STEPS))
    most = len(view.legal.predictions) - 1
    around = range(-STEPS, STEPS + 1)
    return sorted({min(max((usual.points or 0) + step * by, 0), most) for by in around})


def _gain(sample: DealSample, deal: Deal, utility: Utility, seat: Seat, points: int) -> float:
    """Return the expected utility of a prediction to the predicting seat, which plays for it."""
    side = side_number(deal, seat)
    rules = sample.view.state.variant
    margin = int(PREDICTION_MARGIN / abs(point_scale(rules, deal).factor))
    utility.offsets[:, side] = points
    utility.point_limits[:, side] = points - margin
    found = run_rollouts(
        game_at(rules, deal), position_of(rules, deal), sample.hands, utility, TIMES, sample.seed
    )
    own = utility.values[side, found.points[:, side] - points + TABLE_RANGE]
    return float(own.reshape(TIMES, -1).mean(axis=0) @ sample.weights)


def _best(tried: list[int], gains: Floats) -> int:
    """Return the maximum of a polynomial that is fitted to the predictions tried."""
    at, degree = np.array(tried, float), min(4, len(tried) - 1)
    line = np.polynomial.Polynomial.fit(at, gains, degree)
    between = range(tried[0], tried[-1] + 1)
    return max(between, key=lambda points: line(points))
