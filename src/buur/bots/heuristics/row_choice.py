"""Choice of a row of the checklist, by the gain of its expected points over its reservation value.

A row is played once. The gain of playing it now is its expected points less its reservation value:
the points that a later, better hand may score. The reservation value is high while many rows are
open, falls towards the end, and is lower for rows of a higher factor than the other open ones.

The constants were fitted to ten thousand simulated parties of four rule sets. In the simulation
every hand makes exactly its expected points.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from math import log2
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from buur.bots.advice import Advice
from buur.bots.features.hand_strength import deal_value
from buur.cards import CardSet, mask_of
from buur.contracts import Contract
from buur.play.model.deal import Deal
from buur.play.model.events import Chosen, Pushed
from buur.play.pack.dealing import shuffled
from buur.play.queries.checklist import rows_open
from buur.play.views import View
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.option_groups.checklist import Row, row_contracts

SAMPLES: Final = 160
"""Number of random hands for the mean and spread of a row."""
RESERVATION: Final = 0.5
"""Reservation value of the last open row, in standard deviations above the mean hand."""
RESERVATION_BY_ROWS: Final = 0.34
"""Increase for each doubling of the number of open rows."""
RESERVATION_BY_FACTOR: Final = -0.3
"""Increase for a row whose factor is twice the mean of the open ones."""
ALL_POINTS: Final = 152
ALL_TUTTI: Final = 248
"""Points of all cards where all jacks and nines count as in trumps."""
SOLO_POINTS: Final = -46
"""Correction of the points of a lone player with twelve cards; from 360 deals."""


class RowForecast(NamedTuple):
    """Mean and standard deviation of the points of a row over random hands."""

    mean: float
    spread: float


def choose_row(view: View, deal: Deal, seat: Seat) -> Advice:
    """Return the row and contract to name, or the push."""
    state, hand = view.state, deal.hands[seat]
    rows = rows_open(state, seat)
    levels = reservation_levels(rows)
    gains = {row: gain(state.variant, hand, row, levels[row]) for row in rows}
    best = max(gains, key=gains.__getitem__)
    if gains[best] < 0 and view.legal.may_push:
        return Advice(Pushed(seat), ("wait-for-better-row",))
    act = Chosen(seat, best_way(state.variant, hand, best.key), best.number)
    return Advice(act, ("row-in-season" if gains[best] >= 0 else "row-to-throw-away",))


def reservation_levels(rows: Sequence[Row]) -> dict[Row, float]:
    """Return the reservation value of each open row, in standard deviations above the mean."""
    usual = RESERVATION + RESERVATION_BY_ROWS * log2(len(rows))
    average = fmean(row.factor for row in rows)
    return {row: usual + RESERVATION_BY_FACTOR * (row.factor / average - 1) for row in rows}


def gain(rules: Variant, hand: CardSet, row: Row, level: float) -> float:
    """Return the gain of playing a row now over keeping it, multiplied.

    Args:
        rules: the rules of the partie.
        hand: the hand of the chooser.
        row: the row, which is open.
        level: its reservation level, see `reservation_levels`.
    """
    usual = row_forecast(rules, row.key)
    now = own_points(rules, hand, best_way(rules, hand, row.key))
    return row.factor * (now - usual.mean - level * usual.spread)


def best_way(rules: Variant, hand: CardSet, key: str) -> Contract:
    """Return the contract of a row in which a hand makes the most expected points."""
    ways = row_contracts(key, rules.choice)
    return ways[0] if len(ways) == 1 else max(ways, key=lambda way: own_points(rules, hand, way))


def own_points(rules: Variant, hand: int, contract: Contract) -> float:
    """Return the points that the side of a hand should make, before the factor."""
    every = ALL_TUTTI if contract.kind == "tutti" and contract.start is None else 0
    cards = every if rules.play.tutti_values == "all" and every else ALL_POINTS
    lone = SOLO_POINTS if rules.sharing == "declarer" else 0
    return (cards + rules.score.last_trick + deal_value(hand, contract)) / 2 + lone


@lru_cache(maxsize=256)
def row_forecast(rules: Variant, key: str) -> RowForecast:
    """Return the forecast of a row over random hands, each played as its best contract."""
    ways = [_points_over_hands(rules, way) for way in row_contracts(key, rules.choice)]
    points = [max(found) for found in zip(*ways, strict=True)]
    return RowForecast(fmean(points), pstdev(points))


@lru_cache(maxsize=1024)
def _points_over_hands(rules: Variant, contract: Contract) -> tuple[float, ...]:
    hands = _random_hands(rules.pack.cards, rules.hand_size)
    return tuple(own_points(rules, hand, contract) for hand in hands)


@lru_cache(maxsize=16)
def _random_hands(pack: CardSet, size: int) -> tuple[int, ...]:
    dice = random.Random(1)
    return tuple(int(mask_of(shuffled(dice.random, pack)[:size])) for _ in range(SAMPLES))
