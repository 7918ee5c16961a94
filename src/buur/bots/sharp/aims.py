"""What the points of a deal mean to each side: by the rules of writing, as arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numba.extending import register_jitable
from numpy.typing import NDArray

from buur.bots.sharp.moment import made_by_side, side_numbers
from buur.bots.steady.predict import expected_points
from buur.bots.steady.scale import scale_of
from buur.bots.steady.situation import ENOUGH
from buur.cards import CardSet
from buur.kernels.deal_arrays import players_of
from buur.kernels.game import Ints
from buur.play.model.auction import Stake
from buur.play.model.deal import HIDDEN, Deal
from buur.play.model.state import State
from buur.play.queries.bids import stake_of
from buur.play.queries.deal_scores import EXACT_BONUS
from buur.play.queries.deal_totals import all_points, last_bonus
from buur.play.queries.solo import worth_of_rung
from buur.play.views import View
from buur.rules.marriages import marriage_points
from buur.rules.placement_scores import extreme, middle, putze
from buur.scoring import MATCH_BONUS, TENS, raw_points

Floats = NDArray[np.float64]

ROOM: Final = 1024
"""Points by which a table of values goes up and down."""
NEVER: Final = 1 << 40
"""More points than there are."""
PARTIE: Final = 150.0
"""What it is worth in points to win the partie in this deal, or to keep the others from it."""


POINTS: Final = 0
EXTREMES: Final = 1
MIDDLE: Final = 2
PUTZES: Final = 3
TRIFLE: Final = 1000.0
"""By how many points a rank is worth more than the points that it is made with."""


class Aims(NamedTuple):
    """What each side makes of its points and tricks."""

    values: Floats
    """By side and points, from -ROOM to ROOM."""
    shifts: Ints
    """By world and side, points that are taken off before the value is looked up."""
    appetites: Ints
    """By world and side: points from which on it shuns more."""
    dues: Floats
    """By side, what waits for its first trick."""
    sweeps: Floats
    """By the side that takes all tricks, and side: what that adds."""
    needs: Ints
    """By side, points with which it wins the partie."""
    by_points: int
    """Points that stand for all tricks, where those and not the tricks are looked at."""
    ranking: int
    """How ranks are written: one of `POINTS`, `EXTREMES`, `MIDDLE`, `PUTZES`."""
    below: int
    """With fewer points there is a pomme."""
    putzes: int
    pommes: int
    """See `buur.rules.placement_scores.putze`."""
    prize: float
    """What that is worth."""
    spread: float
    """By how much rounds usually differ."""
    marriages: int
    """1 where king and queen of a suit count, in a trick or in a hand."""


@register_jitable
def valued(
    aims: Aims, world: int, points: Any, tricks: Any, all_tricks: int, first: int, results: Any
) -> None:
    """Fill in what a deal brought to each side above the average of the others.

    Args:
        aims: of the sides.
        world: how the cards lay.
        points: by side.
        tricks: by side.
        all_tricks: how many there are.
        first: the side that won the partie, -1 for none.
        results: to be filled in.
    """
    sides = aims.values.shape[0]
    for side in range(sides):
        at = points[side] - aims.shifts[world, side] + ROOM
        results[side] = aims.values[side, max(0, min(2 * ROOM, at))]
        if tricks[side] > 0:
            results[side] += aims.dues[side]
    if aims.ranking != POINTS:
        for side in range(sides):
            points[side] -= aims.shifts[world, side]
        for side in range(sides):
            results[side] += ranked(aims, points, tricks, sides, side)
    for taker in range(sides):
        swept = tricks[taker] == all_tricks
        if aims.by_points < NEVER:
            swept = points[taker] == aims.by_points
        if swept:
            for side in range(sides):
                results[side] += aims.sweeps[taker, side]
    if first >= 0:
        results[first] += aims.prize
    whole = 0.0
    for side in range(sides):
        whole += results[side]
    for side in range(sides):
        results[side] -= (whole - results[side]) / max(1, sides - 1)


@register_jitable
def wed(
    aims: Aims, caught: int, trumps: int, side: int, first: bool, seats: int, sides: Any, left: Any
) -> int:
    """Return the points of the marriages that a side gains with a trick.

    Args:
        aims: tell whether they count.
        caught: the cards of the trick.
        trumps: the mask of them.
        side: that took it.
        first: whether it is its first one. With that all show what they hold, since later it may
            be broken.
        seats: how many play.
        sides: by seat.
        left: by seat, the cards held after the trick.
    """
    if aims.marriages == 0:
        return 0
    points = marriage_points(caught, trumps)
    if first:
        for seat in range(seats):
            if sides[seat] == side:
                points += marriage_points(left[seat], trumps)
    return points


@register_jitable
def ranked(aims: Aims, points: Any, tricks: Any, sides: int, side: int) -> int:
    """Return what its rank brings to a side."""
    if aims.ranking == EXTREMES:
        return extreme(points, sides, side)
    if aims.ranking == MIDDLE:
        return middle(points, tricks, sides, side)
    return putze(points, sides, side, aims.below, aims.putzes, aims.pommes)


def aims_of(view: View, deal: Deal, worlds: Ints) -> Aims | None:
    """Return what everybody plays for, None where points alone do not tell.

    Args:
        view: of the seat that searches.
        deal: whose contract is known.
        worlds: the cards held, by world and seat that plays.
    """
    state = view.state
    make = WRITTEN.get(state.variant.score.write)
    if make is None or deal.contract is None:
        return None
    return make(view, deal, worlds)


class _Sheet:
    """Arrays that are being filled in."""

    def __init__(self, view: View, deal: Deal, worlds: Ints) -> None:
        self.state: State = view.state
        self.deal = deal
        self.sides = side_numbers(deal)
        count = len(self.sides)
        self.whole = all_points(self.state) + last_bonus(self.state)
        taken = np.arange(-ROOM, ROOM + 1, dtype=np.float64)
        self.shunned = deal.contract is not None and deal.contract.misere
        # In a misère of one side, what a side takes counts for the other.
        self.points = self.whole - taken if self.shunned else taken
        self.values = np.zeros((count, 2 * ROOM + 1))
        self.shifts = np.zeros((len(worlds), count), np.int64)
        self.appetites = np.full((len(worlds), count), -NEVER if _shuns(view, deal) else NEVER)
        self.dues = np.zeros(count)
        self.sweeps = np.zeros((count, count))
        self.needs = np.full(count, NEVER)
        self.by_points = NEVER
        self.ranking = POINTS
        for said in view.described:
            if deal.sides[said.seat] == deal.pending_melds:
                self.dues[self.sides[deal.pending_melds]] += deal.multiplier * said.points

    def aims(self, prize: float = 0.0) -> Aims:
        """Return the arrays as they stand."""
        low, high = ROOM, ROOM + abs(self.whole) + 1
        rules = self.state.variant.putze
        spread = max(float(np.ptp(self.values[:, low:high])) / 6.0, 0.05)
        return Aims(
            self.values,
            self.shifts,
            self.appetites.astype(np.int64),
            self.dues,
            self.sweeps,
            self.needs,
            self.by_points,
            self.ranking,
            rules.pomme_below,
            rules.putzes,
            int(rules.all_below == "pommes"),
            prize,
            spread,
            int(self.state.variant.marriage.marriages),
        )


def _shuns(view: View, deal: Deal) -> bool:
    """Tell whether everybody shuns the points of the usual sign."""
    rules = view.state.variant
    if deal.contract is not None and deal.contract.misere:
        return True
    low = rules.partie.lowest_wins and rules.score.write == "points"
    return low and scale_of(rules, deal).factor > 0


def _linear(view: View, deal: Deal, worlds: Ints) -> Aims:
    """Points that are written as they are made."""
    sheet = _Sheet(view, deal, worlds)
    rules, state = view.state.variant, view.state
    sign = -1 if rules.partie.lowest_wins else 1
    factor = sign * deal.multiplier / (TENS if rules.score.write == "tens" else 1)
    sheet.values[:] = factor * sheet.points
    _add_sweeps(sheet, factor)
    if rules.score.write == "declarers" and deal.chooser is not None:
        own = sheet.sides.get(deal.sides[deal.chooser])
        for side in sheet.sides.values():
            sheet.values[side] *= side == own
            sheet.sweeps[:, side] *= side == own
    return sheet.aims(_race(sheet, state))


def _add_sweeps(sheet: _Sheet, factor: float) -> None:
    """Fill in what it brings to take every trick."""
    rules, deal, whole = sheet.state.variant.score, sheet.deal, sheet.whole
    chooser = None if deal.chooser is None else sheet.sides.get(deal.sides[deal.chooser])
    if rules.match in ("charge", "charge_points"):
        sheet.by_points = whole if rules.match == "charge_points" else NEVER
        sheet.sweeps[:] = factor * whole * (1 - 2 * np.eye(len(sheet.sides)))
        return
    for side in sheet.sides.values():
        if sheet.shunned:
            costs = chooser == side and rules.misere_match == "minus100"
            sheet.sweeps[side, side] = -100.0 * deal.multiplier * costs
            continue
        bonus = MATCH_BONUS[rules.match] - (last_bonus(sheet.state) if rules.match == "p002" else 0)
        counters = chooser is not None and chooser != side
        if counters and rules.counter_match == "minus100":
            sheet.sweeps[side] = -100.0 * factor
            sheet.sweeps[side, side] = 0.0
            continue
        doubled = counters and rules.counter_match == "double"
        sheet.sweeps[side, side] = factor * (2 * bonus + whole if doubled else bonus)
    if sheet.state.variant.meld.match_voids_melds and not sheet.shunned:
        _add_voided_melds(sheet, factor)


def _add_voided_melds(sheet: _Sheet, factor: float) -> None:
    """Fill in that a match takes the melds that the others have written."""
    written = raw_points(sheet.deal.credits, sheet.state.variant.sides, "melds")
    for side, number in sheet.sides.items():
        for taker in sheet.sides.values():
            if taker != number:
                sheet.sweeps[taker, number] -= factor * written[side]


def _race(sheet: _Sheet, state: State) -> float:
    """Fill in what each side needs to win the partie; return what that is worth."""
    rules, deal = state.variant, sheet.deal
    if rules.partie.finish not in ("first_out", "over") or rules.partie.lowest_wins:
        return 0.0
    if rules.score.write == "tens":
        return 0.0
    if len(sheet.sides) != 2 or sheet.shunned:
        return 0.0
    made = made_by_side(deal)
    lacks = [target - score for target, score in zip(state.targets, state.running, strict=True)]
    if any(lack <= 0 for lack in lacks):
        return 0.0
    for side, number in sheet.sides.items():
        sheet.needs[number] = made[number] - -lacks[side] // deal.multiplier
    return PARTIE if (sheet.needs <= sheet.whole).any() else 0.0


def _bid(view: View, deal: Deal, worlds: Ints) -> Aims | None:
    """Points, and a bid that is made or goes to the others."""
    stake = stake_of(view.state)
    sheet = _Sheet(view, deal, worlds)
    if stake is None or len(sheet.sides) != 2:
        return _linear(view, deal, worlds)
    bidder = sheet.sides[deal.sides[stake.seat]]
    rule = view.state.variant.auction.bid_failed
    sheet.values[:] = sheet.points
    _stake(sheet, stake, bidder, float(stake.worth))
    if rule != "own":
        own = sheet.values[bidder]
        is_match = stake.goal == "match"
        lost = is_match | (sheet.points < _bid_points(sheet, stake))
        costs = 2 if rule == "defence_takes_all" else 1
        own[lost] -= costs * sheet.points[lost]
        if is_match:
            sheet.sweeps[_taker(sheet, bidder), bidder] += costs * sheet.whole
    sheet.values *= deal.multiplier
    sheet.sweeps *= deal.multiplier
    return sheet.aims()


def _solo(view: View, deal: Deal, worlds: Ints) -> Aims | None:
    """A bid of one against the rest: nothing else is written but what it is worth."""
    stake = stake_of(view.state)
    sheet = _Sheet(view, deal, worlds)
    if stake is None or len(sheet.sides) != 2:
        return None
    worth = float(worth_of_rung(view.state.variant, stake))
    _stake(sheet, stake, sheet.sides[deal.sides[stake.seat]], worth)
    # Of two ways that both make the bid, or both fail, the one with more points is the safer.
    sheet.values += sheet.points * (worth / 1000.0)
    return sheet.aims()


def _stake(sheet: _Sheet, stake: Stake, bidder: int, worth: float) -> None:
    """Add what a bid brings to one side or the other."""
    if stake.goal != "match":
        made = sheet.points >= _bid_points(sheet, stake)
        sheet.values[bidder] += np.where(made, worth, -worth)
        return
    sheet.values[bidder] -= worth
    sheet.sweeps[_taker(sheet, bidder), bidder] += 2 * worth


def _taker(sheet: _Sheet, bidder: int) -> int:
    """Return the side that makes a bid of all or nothing by taking every trick."""
    return 1 - bidder if sheet.shunned else bidder


def _bid_points(sheet: _Sheet, stake: Stake) -> int:
    """Return the points of tricks that make a bid."""
    if stake.goal != "all_points":
        return stake.points
    credits = sheet.deal.credits
    side = sheet.deal.sides[stake.seat]
    whole = raw_points(credits, sheet.state.variant.sides, "melds")
    stoeck = raw_points(credits, sheet.state.variant.sides, "stoeck")
    return stake.points - whole[side] - stoeck[side]


def _difference(view: View, deal: Deal, worlds: Ints) -> Aims:
    """Points as near as can be to what was predicted."""
    sheet = _Sheet(view, deal, worlds)
    scale = scale_of(view.state.variant, deal)
    sheet.values[:] = -np.abs(sheet.points)
    if view.state.variant.predict.exact_bonus:
        sheet.values[:, ROOM] += EXACT_BONUS
    laid = _laid(deal)
    for place, seat in enumerate(players_of(deal)):
        number = sheet.sides[deal.sides[seat]]
        told = deal.predictions[seat] if deal.predictions else None
        if told is not None and told != HIDDEN:
            sheet.shifts[:, number] = told
            continue
        for world, hand in enumerate(worlds[:, place]):
            points = expected_points(CardSet(int(hand) | laid[seat]), deal.trump) / scale.factor
            sheet.shifts[world, number] = max(0, round(points))
    sheet.appetites = sheet.shifts - int(ENOUGH / abs(scale.factor))
    return sheet.aims()


def _extremes(view: View, deal: Deal, worlds: Ints) -> Aims:
    """A stroke for the fewest points, and for the most below a hundred."""
    return _ranks(_Sheet(view, deal, worlds), EXTREMES)


def _middle(view: View, deal: Deal, worlds: Ints) -> Aims:
    """Whoever is between pays the others."""
    return _ranks(_Sheet(view, deal, worlds), MIDDLE)


def _putzes(view: View, deal: Deal, worlds: Ints) -> Aims:
    """The best of a deal mark putzes, who has too little has a pomme; melds count."""
    sheet = _Sheet(view, deal, worlds)
    for side, number in sheet.sides.items():
        extra = sum(
            credit.raw
            for credit in deal.credits
            if credit.team == side and credit.kind not in ("cards", "last_trick")
        )
        sheet.shifts[:, number] = -extra
    sheet.values[:] = sheet.points / TRIFLE
    return _ranks(sheet, PUTZES)


def _ranks(sheet: _Sheet, ranking: int) -> Aims:
    """Return aims of a deal whose ranks are written; habit would rather have points."""
    sheet.ranking = ranking
    return sheet.aims()._replace(spread=1.0)


def _laid(deal: Deal) -> list[int]:
    """Return the cards that each seat has laid."""
    laid = [0] * len(deal.sides)
    for leader, cards in [*((t.leader, t.cards) for t in deal.tricks), (deal.leader, deal.lying)]:
        for seat, card in zip(deal.order(leader), cards, strict=False):
            laid[seat] |= 1 << card
    return laid


WRITTEN: Final[dict[str, Callable[[View, Deal, Ints], Aims | None]]] = {
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
"""The aims by the rule set's way of writing."""
