"""Choice of the contract in which a row of the checklist is played, by rollouts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from buur.bots.search.contract_values import DealSample, apply_acts, counted_points, sample_deals
from buur.play.model.events import Act, Chosen
from buur.play.queries.checklist import rows_open
from buur.play.views import View
from buur.variants.option_groups.checklist import JOKER, row_contracts

WORLDS: Final = 300


def choose_row_contract(view: View, usual: Act, seed: int) -> Act | None:
    """Return the heuristics' row with the contract of the most expected points.

    Return None where the row has one contract, or is the joker row.
    """
    if not isinstance(usual, Chosen):
        return None
    rows = {row.number: row.key for row in rows_open(view.state, usual.seat)}
    key = rows[usual.category]
    ways = row_contracts(key, view.state.variant.choice)
    # A joker row is mostly played as a plain contract, which the heuristics rate as well.
    if key == JOKER or len(ways) < 2:
        return None
    sample = sample_deals(view, WORLDS, seed)
    acts = [replace(usual, contract=way) for way in ways]
    return max(acts, key=lambda act: _points(sample, act))


def _points(sample: DealSample, act: Chosen) -> float:
    """Return the mean points that score for the side that chooses."""
    points = counted_points(sample, apply_acts(sample.view.state, act), act.seat, 1)
    return float(points @ sample.weights)
