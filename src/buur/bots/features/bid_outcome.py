"""Forecast of the points that a side makes in a contract, and the value of a bid for them.

The scales were fitted by least squares to 4,900 random deals, bid for by the best hand and played
out by four steady players: points of the bidder's side by the worth of its own hand and of that
of one other seat.
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
    """How points of the bidder's side follow from the worth of hands in a contract."""

    base: float
    own: float
    ally: float
    foe: float
    usual: float = -23.0
    """What another hand is worth on average."""
    spread: float
    """Standard deviation with one hand known."""
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
"""Points from which on a side has mostly taken every trick."""
SAFE: Final = 0.5
"""A bid that is at least so likely to be made is not doubled."""


@dataclass(frozen=True, slots=True)
class PointForecast:
    """How many points a side should make as the bidder, and how uncertain that is."""

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
    """Return what a hand should make with an unknown partner."""
    scale = contract_scale(contract)
    return PointForecast(scale.base + scale.own * deal_value(hand, contract), scale.spread)


def forecast_beside(hand: int, contract: Contract, mean: float, *, ally: bool) -> PointForecast:
    """Return what a side should make, seen from a hand that is not its bidder's.

    Args:
        hand: of the seat that looks at it.
        contract: that was named.
        mean: points that the bidder should make for all that others know.
        ally: whether the seat is of the bidder's side.
    """
    scale = contract_scale(contract)
    slope = scale.ally if ally else scale.foe
    more = slope * (deal_value(hand, contract) - scale.usual)
    return PointForecast(mean + more, scale.spread_of_two)


def rung_points(rung: Rung) -> int:
    """Return about how many points make a bid."""
    return MATCH_NEEDS if rung.goal == "match" else rung.points


def bid_chance(forecast: PointForecast, needed: int) -> float:
    """Return how likely so many points are made."""
    return (1 + erf((forecast.mean + 0.5 - needed) / forecast.spread / sqrt(2))) / 2


def expected_stake(rules: Variant, made: float) -> float:
    """Return what a bid counts on average, since a bad one may be doubled."""
    if rules.auction.doubling == "off":
        return 1.0
    return 1.0 + min(1.0, max(0.0, (SAFE - made) / SAFE))


def bid_value(rules: Variant, forecast: PointForecast, rung: Rung, factor: float = 1.0) -> float:
    """Return by how much the bidder's side should win the deal, its bid included."""
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
