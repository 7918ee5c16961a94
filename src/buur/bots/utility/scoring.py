"""`utility_of`: the utility of a deal to each side, built from the scoring of the rule set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from buur.bots.features.expected_points import expected_points
from buur.bots.features.played_cards import cards_by_seat
from buur.bots.features.point_scale import point_scale
from buur.bots.features.position import points_by_side, side_numbers
from buur.bots.heuristics.situation import PREDICTION_MARGIN
from buur.bots.utility.model import (
    EXTREMES,
    MIDDLE,
    NEVER,
    POINTS,
    PUTZES,
    TABLE_RANGE,
    Utility,
)
from buur.cards import CardSet
from buur.kernels.deal_arrays import players_of
from buur.kernels.game import Ints
from buur.play.model.auction import Stake
from buur.play.model.deal import HIDDEN, Deal
from buur.play.model.state import State
from buur.play.queries.bids import stake_of
from buur.play.queries.deal_scores import EXACT_BONUS
from buur.play.queries.deal_totals import all_points, last_bonus
from buur.play.queries.solo import rung_worth
from buur.play.views import View
from buur.scoring import MATCH_BONUS, TENS, raw_points

PARTIE_POINTS: Final = 150.0
"""Value in points of winning the partie in this deal."""
TIE_BREAK: Final = 1000.0
"""Divisor of the points that break ties between equal scores by placement."""


def utility_of(view: View, deal: Deal, worlds: Ints) -> Utility | None:
    """Return the utility of a deal to each side; None where points alone do not determine it.

    Args:
        view: the view of the seat that searches.
        deal: the deal, with a known contract.
        worlds: the hands, by world and by playing seat.
    """
    state = view.state
    make = BUILDERS.get(state.variant.score.write)
    if make is None or deal.contract is None:
        return None
    return make(view, deal, worlds)


class _Builder:
    """Builder of a `Utility`: arrays for every side, without bonuses and limits at first."""

    def __init__(self, view: View, deal: Deal, worlds: Ints) -> None:
        self.state: State = view.state
        self.deal = deal
        self.sides = side_numbers(deal)
        count = len(self.sides)
        self.whole = all_points(self.state) + last_bonus(self.state)
        taken = np.arange(-TABLE_RANGE, TABLE_RANGE + 1, dtype=np.float64)
        self.shunned = deal.contract is not None and deal.contract.misere
        # In a misère of one side, what a side takes counts for the other.
        self.points = self.whole - taken if self.shunned else taken
        self.values = np.zeros((count, 2 * TABLE_RANGE + 1))
        self.offsets = np.zeros((len(worlds), count), np.int64)
        self.point_limits = np.full((len(worlds), count), -NEVER if _shuns(view, deal) else NEVER)
        self.first_trick_bonus = np.zeros(count)
        self.sweep_bonus = np.zeros((count, count))
        self.winning_points = np.full(count, NEVER)
        self.sweep_points = NEVER
        self.ranking = POINTS
        for said in view.described:
            if deal.sides[said.seat] == deal.pending_melds:
                self.first_trick_bonus[self.sides[deal.pending_melds]] += (
                    deal.multiplier * said.points
                )

    def utility(self, prize: float = 0.0) -> Utility:
        """Return the utility of the arrays.

        Args:
            prize: the value of winning the partie.
        """
        low, high = TABLE_RANGE, TABLE_RANGE + abs(self.whole) + 1
        rules = self.state.variant.putze
        spread = max(float(np.ptp(self.values[:, low:high])) / 6.0, 0.05)
        return Utility(
            self.values,
            self.offsets,
            self.point_limits.astype(np.int64),
            self.first_trick_bonus,
            self.sweep_bonus,
            self.winning_points,
            self.sweep_points,
            self.ranking,
            rules.pomme_below,
            rules.putzes,
            int(rules.all_below == "pommes"),
            prize,
            spread,
            int(self.state.variant.marriage.marriages),
        )


def _shuns(view: View, deal: Deal) -> bool:
    """Tell whether every side avoids points."""
    rules = view.state.variant
    if deal.contract is not None and deal.contract.misere:
        return True
    low = rules.partie.lowest_wins and rules.score.write == "points"
    return low and point_scale(rules, deal).factor > 0


def _linear(view: View, deal: Deal, worlds: Ints) -> Utility:
    """Return the utility where the score is proportional to the points."""
    builder = _Builder(view, deal, worlds)
    rules, state = view.state.variant, view.state
    sign = -1 if rules.partie.lowest_wins else 1
    factor = sign * deal.multiplier / (TENS if rules.score.write == "tens" else 1)
    builder.values[:] = factor * builder.points
    _add_sweeps(builder, factor)
    if rules.score.write == "declarers" and deal.chooser is not None:
        own = builder.sides.get(deal.sides[deal.chooser])
        for side in builder.sides.values():
            builder.values[side] *= side == own
            builder.sweep_bonus[:, side] *= side == own
    return builder.utility(_race(builder, state))


def _add_sweeps(builder: _Builder, factor: float) -> None:
    """Fill in the bonus of taking every trick."""
    rules, deal, whole = builder.state.variant.score, builder.deal, builder.whole
    chooser = None if deal.chooser is None else builder.sides.get(deal.sides[deal.chooser])
    if rules.match in ("charge", "charge_points"):
        builder.sweep_points = whole if rules.match == "charge_points" else NEVER
        builder.sweep_bonus[:] = factor * whole * (1 - 2 * np.eye(len(builder.sides)))
        return
    for side in builder.sides.values():
        if builder.shunned:
            costs = chooser == side and rules.misere_match == "minus100"
            builder.sweep_bonus[side, side] = -100.0 * deal.multiplier * costs
            continue
        bonus = MATCH_BONUS[rules.match] - (
            last_bonus(builder.state) if rules.match == "p002" else 0
        )
        counters = chooser is not None and chooser != side
        if counters and rules.counter_match == "minus100":
            builder.sweep_bonus[side] = -100.0 * factor
            builder.sweep_bonus[side, side] = 0.0
            continue
        doubled = counters and rules.counter_match == "double"
        builder.sweep_bonus[side, side] = factor * (2 * bonus + whole if doubled else bonus)
    if builder.state.variant.meld.match_voids_melds and not builder.shunned:
        _add_voided_melds(builder, factor)


def _add_voided_melds(builder: _Builder, factor: float) -> None:
    """Subtract from the bonus of a match the melds that the other sides lose by it."""
    written = raw_points(builder.deal.credits, builder.state.variant.sides, "melds")
    for side, number in builder.sides.items():
        for taker in builder.sides.values():
            if taker != number:
                builder.sweep_bonus[taker, number] -= factor * written[side]


def _race(builder: _Builder, state: State) -> float:
    """Fill in the points with which each side wins the partie; return the value of winning."""
    rules, deal = state.variant, builder.deal
    if rules.partie.finish not in ("first_out", "over") or rules.partie.lowest_wins:
        return 0.0
    if rules.score.write == "tens":
        return 0.0
    if len(builder.sides) != 2 or builder.shunned:
        return 0.0
    made = points_by_side(deal)
    lacks = [target - score for target, score in zip(state.targets, state.running, strict=True)]
    if any(lack <= 0 for lack in lacks):
        return 0.0
    for side, number in builder.sides.items():
        builder.winning_points[number] = made[number] - -lacks[side] // deal.multiplier
    return PARTIE_POINTS if (builder.winning_points <= builder.whole).any() else 0.0


def _bid(view: View, deal: Deal, worlds: Ints) -> Utility | None:
    """Return the utility of points and of a bid, which scores for the others if it fails."""
    stake = stake_of(view.state)
    builder = _Builder(view, deal, worlds)
    if stake is None or len(builder.sides) != 2:
        return _linear(view, deal, worlds)
    bidder = builder.sides[deal.sides[stake.seat]]
    rule = view.state.variant.auction.bid_failed
    builder.values[:] = builder.points
    _stake(builder, stake, bidder, float(stake.worth))
    if rule != "own":
        own = builder.values[bidder]
        is_match = stake.goal == "match"
        lost = is_match | (builder.points < _bid_points(builder, stake))
        costs = 2 if rule == "defence_takes_all" else 1
        own[lost] -= costs * builder.points[lost]
        if is_match:
            builder.sweep_bonus[_taker(builder, bidder), bidder] += costs * builder.whole
    builder.values *= deal.multiplier
    builder.sweep_bonus *= deal.multiplier
    return builder.utility()


def _solo(view: View, deal: Deal, worlds: Ints) -> Utility | None:
    """Return the utility of a solo bid, where only the bid scores."""
    stake = stake_of(view.state)
    builder = _Builder(view, deal, worlds)
    if stake is None or len(builder.sides) != 2:
        return None
    worth = float(rung_worth(view.state.variant, stake))
    _stake(builder, stake, builder.sides[deal.sides[stake.seat]], worth)
    # More points break ties between results that both make the bid or both fail.
    builder.values += builder.points * (worth / 1000.0)
    return builder.utility()


def _stake(builder: _Builder, stake: Stake, bidder: int, worth: float) -> None:
    """Add the worth of a bid for the bidder or against it."""
    if stake.goal != "match":
        made = builder.points >= _bid_points(builder, stake)
        builder.values[bidder] += np.where(made, worth, -worth)
        return
    builder.values[bidder] -= worth
    builder.sweep_bonus[_taker(builder, bidder), bidder] += 2 * worth


def _taker(builder: _Builder, bidder: int) -> int:
    """Return the side that decides a bid of all or no tricks by taking every trick."""
    return 1 - bidder if builder.shunned else bidder


def _bid_points(builder: _Builder, stake: Stake) -> int:
    """Return the points in tricks that the bidder needs to make the bid."""
    if stake.goal != "all_points":
        return stake.points
    credits = builder.deal.credits
    side = builder.deal.sides[stake.seat]
    whole = raw_points(credits, builder.state.variant.sides, "melds")
    stoeck = raw_points(credits, builder.state.variant.sides, "stoeck")
    return stake.points - whole[side] - stoeck[side]


def _difference(view: View, deal: Deal, worlds: Ints) -> Utility:
    """Return the utility where the score is the distance of the points from a prediction."""
    builder = _Builder(view, deal, worlds)
    scale = point_scale(view.state.variant, deal)
    builder.values[:] = -np.abs(builder.points)
    if view.state.variant.predict.exact_bonus:
        builder.values[:, TABLE_RANGE] += EXACT_BONUS
    laid = cards_by_seat(deal)
    for place, seat in enumerate(players_of(deal)):
        number = builder.sides[deal.sides[seat]]
        told = deal.predictions[seat] if deal.predictions else None
        if told is not None and told != HIDDEN:
            builder.offsets[:, number] = told
            continue
        for world, hand in enumerate(worlds[:, place]):
            points = expected_points(CardSet(int(hand) | laid[seat]), deal.trump) / scale.factor
            builder.offsets[world, number] = max(0, round(points))
    builder.point_limits = builder.offsets - int(PREDICTION_MARGIN / abs(scale.factor))
    return builder.utility()


def _extremes(view: View, deal: Deal, worlds: Ints) -> Utility:
    """Return the utility where the fewest points and the most below a hundred score a stroke."""
    return _ranks(_Builder(view, deal, worlds), EXTREMES)


def _middle(view: View, deal: Deal, worlds: Ints) -> Utility:
    """Return the utility where the side in the middle pays the others."""
    return _ranks(_Builder(view, deal, worlds), MIDDLE)


def _putzes(view: View, deal: Deal, worlds: Ints) -> Utility:
    """Return the utility of putzes for the best sides and pommes for too few points, with melds."""
    builder = _Builder(view, deal, worlds)
    for side, number in builder.sides.items():
        extra = sum(
            credit.raw
            for credit in deal.credits
            if credit.team == side and credit.kind not in ("cards", "last_trick")
        )
        builder.offsets[:, number] = -extra
    builder.values[:] = builder.points / TIE_BREAK
    return _ranks(builder, PUTZES)


def _ranks(builder: _Builder, ranking: int) -> Utility:
    """Return the utility of a score by placement."""
    builder.ranking = ranking
    return builder.utility()._replace(spread=1.0)


BUILDERS: Final[dict[str, Callable[[View, Deal, Ints], Utility | None]]] = {
    "points": _linear,
    "declarers": _linear,
    "tens": _linear,
    "bid": _bid,
    "worth": _solo,
    "difference": _difference,
    "extremes": _extremes,
    "middle": _middle,
    "putzes": _putzes,
}
"""Builder of the utility, by the scoring of the rule set."""
