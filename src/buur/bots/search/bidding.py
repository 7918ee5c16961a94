"""Bids for a side by rollouts of each contract."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from buur.bots.features.bid_outcome import MISERE, MIXED, PointForecast, contract_scale
from buur.bots.features.bids_heard import infer_from_bids
from buur.bots.features.sure_tricks import wins_every_trick
from buur.bots.heuristics.bidding import CERTAIN, bid
from buur.bots.search.contract_values import DealSample, counted_points, sample_deals
from buur.contracts import Contract
from buur.play.model.deal import Deal
from buur.play.model.events import Act
from buur.play.transitions.contract import with_contract
from buur.play.views import View
from buur.seats import Seat

WORLDS: Final = 300
TIMES: Final = 2
ROUGH: Final = frozenset({MISERE, MIXED})
"""Scales of the heuristics whose forecasts have the largest errors."""
BASE, SLOPE = -16.0, 1.23
"""Linear map from the mean points of rollouts to those of searching players. These make more of
good hands and less of bad ones. Fitted to 413 hands of Sidi and 495 of Coinche."""


def bid_for_side(view: View, seed: int) -> Act | None:
    """Return the bid or pass by rollouts of the contracts; doubles are those of the heuristics.

    Return None where only trumps, oben and unten may be bid: there the fitted scales of the
    heuristics were as good.
    """
    deal, seat = view.state.deal, view.seat
    offered = view.state.variant.choice.offered
    if deal is None or seat is None or {contract_scale(way) for way in offered}.isdisjoint(ROUGH):
        return None
    return bid(view, deal, seat, _judge(sample_deals(view, WORLDS, seed))).act


def _judge(sample: DealSample) -> Callable[[View, Deal, Seat, Contract], PointForecast]:
    @cache
    def judged(contract: Contract) -> PointForecast:
        return _tried(sample, contract)

    def judge(view: View, deal: Deal, seat: Seat, contract: Contract) -> PointForecast:
        opened = infer_from_bids(view.state, contract)
        own = opened is None or opened.opener == seat
        if own and wins_every_trick(view.state.variant, deal, seat, contract):
            return CERTAIN
        return judged(contract)

    return judge


def _tried(sample: DealSample, contract: Contract) -> PointForecast:
    """Return the forecast for the side that bid a contract first, or else for the own side."""
    view = sample.view
    opened = infer_from_bids(view.state, contract)
    seat = view.seat if opened is None else opened.opener
    assert seat is not None  # noqa: S101 - somebody looks
    state = with_contract(view.state, contract, seat)
    made = counted_points(sample, state, seat, TIMES).reshape(TIMES, -1)
    mean = float(made.mean(axis=0) @ sample.weights)
    spread = float(((made - mean) ** 2).mean(axis=0) @ sample.weights) ** 0.5
    return PointForecast(BASE + SLOPE * mean, spread)
