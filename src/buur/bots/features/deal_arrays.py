"""Role of a seat in a deal, and points by card on the usual scale as an array."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from buur.bots.features.point_scale import point_scale
from buur.kernels.game import Ints
from buur.play.model.deal import Deal
from buur.variants.model import Variant


def role_of(deal: Deal, seat: int) -> int:
    """Return 1 where the side of a seat chose the contract, -1 where another did, else 0."""
    if deal.chooser is None:
        return 0
    return 1 if deal.sides[deal.chooser] == deal.sides[seat] else -1


def scaled_points(variant: Variant, deal: Deal) -> Ints:
    """Return the points by card, then those of every trick, on the usual scale, as one row."""
    tables = point_scale(variant, deal).schedule[0]  # points are the same in every trick
    return as_row([*tables.points, tables.trick])


def as_row(values: Sequence[int]) -> Ints:
    """Return numbers as the one row of an array."""
    return np.array(values, np.int64).reshape(1, -1)
