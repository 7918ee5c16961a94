"""Prediction of points from the hand alone."""

from __future__ import annotations

from buur.bots.advice import Advice
from buur.bots.features.expected_points import expected_points
from buur.bots.features.point_scale import point_scale
from buur.play.acts.predictions import is_aloud
from buur.play.model.deal import Deal
from buur.play.model.events import Predicted
from buur.play.views import View
from buur.seats import Seat


def predict(view: View, deal: Deal, seat: Seat) -> Advice:
    """Return the prediction nearest to the expected points of the hand."""
    scale = point_scale(view.state.variant, deal)
    points = round(expected_points(deal.hands[seat], deal.trump) / scale.factor)
    most = len(view.legal.predictions) - 1
    act = Predicted(seat, min(max(points, 0), most), is_aloud(view.state.variant))
    return Advice(act, ("worth-of-hand",))
