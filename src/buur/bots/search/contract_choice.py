"""Choice between the contracts and a push to the partner, by rollouts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from buur.bots.beliefs.likelihood_contracts import contract_options
from buur.bots.features.position import side_number
from buur.bots.heuristics.contract_choice import act_values
from buur.bots.search import contract_values
from buur.bots.search.contract_values import DealSample
from buur.kernels.deal_arrays import players_of
from buur.kernels.game import Floats
from buur.play.acts.contract_choice import next_asked
from buur.play.model.events import Act, Chosen, Pushed
from buur.play.model.state import State, deal_of
from buur.play.views import View
from buur.seats import Seat

WORLDS: Final = 500
TIMES: Final = 2


def name_or_push(view: View, usual: Act, seed: int) -> Act | None:
    """Return the contract or push of the highest value, None where no partner is asked next.

    The value is the sum of the heuristics' value and the mean of rollouts, whose errors differ.
    """
    state, deal, seat = view.state, view.state.deal, usual.seat
    if deal is None or deal.pushes or not view.legal.may_push or state.variant.sides != 2:
        return None
    if deal.sides[next_asked(state, seat)] != deal.sides[seat]:
        return None
    sample = contract_values.sample_deals(view, WORLDS, seed)
    scales = act_values(view, deal, seat)
    return max(scales, key=lambda act: scales[act] + act_value(sample, seat, act))


def act_value(sample: DealSample, seat: Seat, act: Chosen | Pushed) -> float:
    """Return the expected margin of a seat's side after an act, in points."""
    state = contract_values.apply_acts(sample.view.state, act)
    found = _left(sample, state, seat) if isinstance(act, Pushed) else _won(sample, state, seat)
    return float(found @ sample.weights)


def _left(sample: DealSample, state: State, seat: Seat) -> Floats:
    """Return by world the margin of a seat's side if its partner names his best contract."""
    deal = deal_of(state)
    mate = state.waiting[0]
    hands = np.ascontiguousarray(sample.hands[:, players_of(deal).index(mate)])
    options, values, _ = contract_options(state, deal, mate, hands)
    liked, found = values.argmax(axis=1), np.zeros(len(hands))
    for number, (contract, _) in enumerate(options):
        rows = np.flatnonzero(liked == number)
        if contract is not None and rows.size:
            some = replace(sample, hands=sample.hands[rows], weights=sample.weights[rows])
            found[rows] = _won(
                some, contract_values.apply_acts(state, Chosen(mate, contract)), seat
            )
    return found


def _won(sample: DealSample, state: State, seat: Seat) -> Floats:
    """Return by world the margin of a seat's side, with melds and stöck."""
    deal = deal_of(state)
    side = side_number(deal, seat)
    beside = contract_values.meld_points_by_side(state, sample.hands)
    found = (
        contract_values.roll_out_sample(sample, state, TIMES)
        .results[:, side]
        .reshape(TIMES, -1)
        .mean(axis=0)
    )
    won: Floats = found + deal.multiplier * (beside[side] - beside[1 - side])
    return won
