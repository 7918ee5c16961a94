"""Predicting one's points: what the player would miss by each prediction, playing for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from buur.bots.sharp.aims import ROOM, Aims, aims_of
from buur.bots.sharp.moment import side_numbers, start_of
from buur.bots.sharp.prospects import Guesses, guesses
from buur.bots.sharp.rollouts import rolled
from buur.bots.steady.scale import scale_of
from buur.bots.steady.situation import ENOUGH
from buur.kernels.deal_arrays import game_at
from buur.kernels.game import Floats
from buur.play.model.deal import Deal
from buur.play.model.events import Act, Predicted
from buur.play.views import View
from buur.seats import Seat

WORLDS: Final = 300
TIMES: Final = 2
STEPS: Final = 8
"""Predictions that are tried on either side of the usual one."""
REACH: Final = 24.0
"""Points of the usual size up to which they go."""


def predicted(view: View, usual: Act, seed: int) -> Act | None:
    """Return the prediction that should be missed by least, None where that is not known.

    Args:
        view: of the seat on turn.
        usual: what the steady player predicts.
        seed: of everything that is left to chance.
    """
    deal = view.state.deal
    if deal is None or not isinstance(usual, Predicted) or usual.points is None:
        return None
    guessed = guesses(view, WORLDS, seed)
    aims = aims_of(view, deal, guessed.hands)
    if aims is None:
        return None
    tried = _tried(view, deal, usual)
    gains = np.array([_gain(guessed, deal, aims, usual.seat, points) for points in tried])
    return replace(usual, points=_best(tried, gains))


def _tried(view: View, deal: Deal, usual: Predicted) -> list[int]:
    factor = abs(scale_of(view.state.variant, deal).factor)
    step = max(1, round(REACH / factor / STEPS))
    most = len(view.legal.predictions) - 1
    around = range(-STEPS, STEPS + 1)
    return sorted({min(max((usual.points or 0) + step * by, 0), most) for by in around})


def _gain(guessed: Guesses, deal: Deal, aims: Aims, seat: Seat, points: int) -> float:
    """Return what a prediction brings to who plays for it."""
    side = side_numbers(deal)[deal.sides[seat]]
    rules = guessed.view.state.variant
    margin = int(ENOUGH / abs(scale_of(rules, deal).factor))
    aims.shifts[:, side] = points
    aims.appetites[:, side] = points - margin
    found = rolled(
        game_at(rules, deal), start_of(rules, deal), guessed.hands, aims, TIMES, guessed.seed
    )
    own = aims.values[side, found.points[:, side] - points + ROOM]
    return float(own.reshape(TIMES, -1).mean(axis=0) @ guessed.weights)


def _best(tried: list[int], gains: Floats) -> int:
    """Return the best prediction on a smooth line through those that were tried."""
    at, degree = np.array(tried, float), min(4, len(tried) - 1)
    line = np.polynomial.Polynomial.fit(at, gains, degree)
    between = range(tried[0], tried[-1] + 1)
    return max(between, key=lambda points: line(points))
