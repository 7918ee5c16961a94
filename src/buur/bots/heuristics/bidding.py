"""Bidding for a side: bids, raises of the partner's bid, passes and doubles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from buur.bots.advice import Advice, Reason
from buur.bots.features.bid_outcome import (
    PointForecast,
    bid_chance,
    bid_value,
    expected_stake,
    forecast_alone,
    forecast_beside,
    rung_points,
)
from buur.bots.features.bids_heard import infer_from_bids, rivalry_penalty
from buur.bots.features.sure_tricks import holds_buur, wins_every_trick
from buur.contracts import Contract
from buur.play.model.auction import Auction
from buur.play.model.deal import Deal
from buur.play.model.events import Bid, Doubled, Passed
from buur.play.views import View
from buur.seats import Seat
from buur.variants.option_groups.auction import ALL_POINTS, Rung

DOUBLE_BELOW: Final = 0.27
"""Success probability below which the opponents' bid is doubled."""
SURE_ENOUGH: Final = 0.34
"""Smallest success probability of a bid. A value of 0.5 loses to bolder players; one of 0.25 wins
less against a beginner."""
REDOUBLE_ABOVE: Final = 0.75
OVER_PARTNER: Final = 15.0
"""Points by which a bid must be better than the partner's standing one."""
OVER_RIVALS: Final = 10.0
"""The same for the value of the opponents' standing bid to them."""
CERTAIN: Final = PointForecast(float(ALL_POINTS), 1.0)
Choice = tuple[float, Rung, Contract, Reason]


def forecast(view: View, deal: Deal, seat: Seat, contract: Contract) -> PointForecast:
    """Return the forecast of a contract for the side that bid it first, or else for our own."""
    hand, told = deal.hands[seat], infer_from_bids(view.state, contract)
    if told is None or told.opener == seat:
        if wins_every_trick(view.state.variant, deal, seat, contract):
            return CERTAIN
        own, support = forecast_alone(hand, contract), 0.0 if told is None else told.support
        return PointForecast(own.mean + support - rivalry_penalty(view.state, seat), own.spread)
    if view.state.team(told.opener) == view.state.team(seat):
        return forecast_beside(
            hand, contract, told.mean - rivalry_penalty(view.state, seat), ally=True
        )
    return forecast_beside(hand, contract, max(told.mean + told.support, told.last), ally=False)


Forecaster = Callable[[View, Deal, Seat, Contract], PointForecast]
"""Function that forecasts a contract for the side that bid it, as `forecast` does."""


def bid(view: View, deal: Deal, seat: Seat, judge: Forecaster = forecast) -> Advice:
    """Return the bid, the pass or the double of a seat, by the forecasts of ``judge``."""
    auction = deal.auction or Auction()
    if auction.factor > 1:
        return _redouble(view, deal, seat, auction)
    against = double(view, deal, seat)
    if against is not None:
        return against
    found = max(_choices(view, deal, seat, judge), default=None, key=lambda choice: choice[0])
    if found is None or found[0] <= _of_passing(view, deal, seat, auction, judge):
        return Advice(Passed(seat), ("pass-bid",))
    _, rung, contract, reason = found
    named = contract if view.legal.contracts else None
    return Advice(Bid(seat, rung.height, named), (reason,))


def double(view: View, deal: Deal, seat: Seat) -> Advice | None:
    """Return a double of the opponents' bid, None to let it stand."""
    top = None if deal.auction is None else deal.auction.top
    if top is None or deal.auction is None or deal.auction.factor > 1:
        return None
    if view.state.team(top.seat) == view.state.team(seat) or not view.legal.may_double:
        return None
    forecast, rung = _standing(view, deal, seat, top)
    if bid_chance(forecast, rung_points(rung)) >= DOUBLE_BELOW and not _breaks(
        view, deal, seat, top, rung
    ):
        return None
    return Advice(Doubled(seat), ("double-bid",))


def _breaks(view: View, deal: Deal, seat: Seat, top: Bid, rung: Rung) -> bool:
    """Tell whether a seat is sure to break a bid of all tricks."""
    rules, hand = view.state.variant, deal.hands[seat]
    return (
        rung.goal == "match" and top.contract is not None and holds_buur(rules, hand, top.contract)
    )


def _redouble(view: View, deal: Deal, seat: Seat, auction: Auction) -> Advice:
    """Return the answer to a double: a redouble or a pass."""
    top = auction.top
    if top is not None and view.legal.may_double:
        forecast, rung = _standing(view, deal, seat, top)
        if bid_chance(forecast, rung_points(rung)) > REDOUBLE_ABOVE:
            return Advice(Doubled(seat), ("double-again",))
    return Advice(Passed(seat), ("pass-bid",))


def _standing(
    view: View, deal: Deal, seat: Seat, top: Bid, judge: Forecaster = forecast
) -> tuple[PointForecast, Rung]:
    """Return the forecast of the standing bid as a seat sees it, and its rung."""
    rung = view.state.variant.auction.rung(top.height)
    assert rung is not None  # noqa: S101 - it was bid
    if top.contract is None:
        return PointForecast(float(rung.points), 25.0), rung
    return judge(view, deal, seat, top.contract), rung


def _of_passing(view: View, deal: Deal, seat: Seat, auction: Auction, judge: Forecaster) -> float:
    """Return the value that a bid must exceed: that of passing."""
    top = auction.top
    if top is None:
        return 0.0
    expected, rung = _standing(view, deal, seat, top, judge)
    worth = bid_value(view.state.variant, expected, rung)
    ally = view.state.team(top.seat) == view.state.team(seat)
    return worth + OVER_PARTNER if ally else OVER_RIVALS - worth


def _choices(view: View, deal: Deal, seat: Seat, judge: Forecaster) -> Iterator[Choice]:
    """Yield every legal bid with its expected value."""
    rules, rungs = view.state.variant, view.legal.bids
    side = view.state.team(seat)
    for contract in view.legal.contracts or rules.choice.offered:
        told = infer_from_bids(view.state, contract)
        if told is not None and view.state.team(told.opener) != side:
            continue
        partners = told is not None and told.opener != seat
        reason: Reason = "raise-partner" if partners else "bid-for-hand"
        expected = judge(view, deal, seat, contract)
        for rung in rungs:
            made = bid_chance(expected, rung_points(rung))
            if made >= SURE_ENOUGH:
                worth = bid_value(rules, expected, rung, expected_stake(rules, made))
                yield worth, rung, contract, reason
