"""Choice of the contract in which a row of the sheet is played, by rollouts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from buur.bots.features.position import side_numbers
from buur.bots.search.contract_values import DealSample, apply_acts, roll_out_sample, sample_deals
from buur.kernels.game import Ints
from buur.play.model.events import Act, Chosen
from buur.play.model.state import State, deal_of
from buur.play.queries.checklist import rows_open
from buur.play.queries.deal_totals import all_points, last_bonus
from buur.play.views import View
from buur.variants.option_groups.checklist import JOKER, row_contracts

WORLDS: Final = 300


def choose_row_contract(view: View, usual: Act, seed: int) -> Act | None:
    """Return the row that the steady player chooses, in the way that brings its side most.

    Args:
        view: of the seat on turn.
        usual: what the steady player says.
        seed: of everything that is left to chance.
    """
    if not isinstance(usual, Chosen):
        return None
    rows = {row.number: row.key for row in rows_open(view.state, usual.seat)}
    key = rows[usual.category]
    ways = row_contracts(key, view.state.variant.choice)
    # What may stand for any row is mostly a plain contract, which the scales know as well.
    if key == JOKER or len(ways) < 2:
        return None
    sample = sample_deals(view, WORLDS, seed)
    acts = [replace(usual, contract=way) for way in ways]
    return max(acts, key=lambda act: _points(sample, apply_acts(view.state, act), act))


def _points(sample: DealSample, state: State, act: Chosen) -> float:
    """Return the points that count for the side that chooses."""
    deal = deal_of(state)
    points: Ints = roll_out_sample(sample, state, 1).points[
        :, side_numbers(deal)[deal.sides[act.seat]]
    ]
    mean = float(points @ sample.weights)
    return all_points(state) + last_bonus(state) - mean if act.contract.misere else mean
