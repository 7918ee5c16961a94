"""Forecast of the points that a side makes in a contract, and the expected value of a bid.

The scales were fitted by least squares to 4,900 random deals. The best hand bid in each, and four
steady players played it out. The scales give the points of the bidder's side by the value of its
own hand, and by that of one other hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, exp, pi, sqrt
from typing import Final

from buur.bots.features.hand_strength import deal_value
from buur.contracts import Contract
from buur.variants.model import Variant
from buur.variants.option_groups.auction import ALL_POINTS, Rung


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractScale:
    """Coefficients of the points of the bidder's side by the `deal_value` of hands."""

    base: float
    own: float
    ally: float
    foe: float
    usual: float = -23.0
    """Mean `deal_value` of an unknown hand."""
    spread: float
    """Standard deviation of the points with one hand known."""
    spread_of_two: float
    """The same with the bidder's hand and one other known."""


SUITS: Final = ContractScale(
    base=85, own=0.49, ally=0.62, foe=-0.34, spread=23.5, spread_of_two=19.5
)
PLAIN: Final = ContractScale(base=71, own=0.5, ally=0.63, foe=-0.27, spread=31, spread_of_two=27)
MIXED: Final = ContractScale(
    base=78, own=0.38, ally=0.26, foe=-0.08, usual=-9, spread=37, spread_of_two=36
)
MISERE: Final = ContractScale(base=88, own=0.13, ally=0.47, foe=-0.26, spread=29, spread_of_two=23)

MATCH_NEEDS: Final = 150
"""Expected points from which on a side mostly takes every trick."""
SAFE: Final = 0.5
"""Probability of a bid to be made from which on opponents are assumed not to double."""


@dataclass(frozen=True, slots=True)
class PointForecast:
    """Mean and standard deviation of the points of the bidder's side."""

    mean: float
    spread: float


def contract_scale(contract: Contract) -> ContractScale:
    """Return the scale of a contract."""
    if contract.misere:
        return MISERE
    if contract.suit is not None:
        return SUITS
    return PLAIN if contract.kind in ("oben", "unten") else MIXED


def forecast_alone(hand: int, contract: Contract) -> PointForecast:
    """Return the forecast for the side of a hand whose partner's hand is unknown."""
    scale = contract_scale(contract)
    return PointForecast(scale.base + scale.own * deal_value(hand, contract), scale.spread)


def forecast_beside(hand: int, contract: Contract, mean: float, *, ally: bool) -> PointForecast:
    """Return the forecast for the bidder's side as another seat sees it.

    Args:
        hand: the hand of the other seat.
        contract: the contract of the bid.
        mean: the expected points of the bidder's side by the bids alone.
        ally: whether the seat is on the bidder's side.
    """
    scale = contract_scale(contract)
    slope = scale.ally if ally else scale.foe
    more = slope * (deal_value(hand, contract) - scale.usual)
    return PointForecast(mean + more, scale.spread_of_two)


def rung_points(rung: Rung) -> int:
    """Return the points needed to fulfil a bid; for a bid of match, an estimate."""
    return MATCH_NEEDS if rung.goal == "match" else rung.points


def bid_chance(forecast: PointForecast, needed: int) -> float:
    """Return the probability that the points reach ``needed``."""
    return (1 + erf((forecast.mean + 0.5 - needed) / forecast.spread / sqrt(2))) / 2


def expected_stake(rules: Variant, made: float) -> float:
    """Return the mean factor of a bid, which opponents may double if it is unlikely to be made.

    Args:
        rules: the rules of the partie.
        made: the probability that the bid is made.
    """
    if rules.auction.doubling == "off":
        return 1.0
    return 1.0 + min(1.0, max(0.0, (SAFE - made) / SAFE))


def bid_value(rules: Variant, forecast: PointForecast, rung: Rung, factor: float = 1.0) -> float:
    """Return the expected margin of the bidder's side in the deal, with the score of the bid."""
    made, stake = bid_chance(forecast, rung_points(rung)), factor * rung.points
    edge = (rung_points(rung) - forecast.mean - 0.5) / forecast.spread
    kept = min(ALL_POINTS, forecast.mean)
    in_made = min(
        made * ALL_POINTS, kept * made + forecast.spread * exp(-edge * edge / 2) / sqrt(2 * pi)
    )
    bet = stake * (2 * made - 1)
    match rules.auction.bid_failed:
        case "own":
            return bet + 2 * kept - ALL_POINTS
        case "lost":
            return bet + in_made - (ALL_POINTS - kept)
        case "defence_takes_all":
            return bet + 2 * in_made - ALL_POINTS
