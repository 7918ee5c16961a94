"""`DealSample`: worlds sampled before the first card, and the results of rollouts in them."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from buur.bots.beliefs import imagine
from buur.bots.beliefs.hand_values import meld_order, meld_values
from buur.bots.features.position import position_of, side_number, side_numbers
from buur.bots.search.rollouts import Rollouts, run_rollouts
from buur.bots.utility.scoring import utility_of
from buur.errors import BuurError
from buur.kernels.deal_arrays import game_at, players_of
from buur.kernels.game import Floats, Ints
from buur.play.engine import apply
from buur.play.model.events import Act
from buur.play.model.state import State, deal_of
from buur.play.queries.deal_totals import all_points, last_bonus
from buur.play.queries.stoeck import stoeck_pair
from buur.play.views import View
from buur.scoring import STOECK
from buur.seats import Seat


@dataclass(frozen=True, slots=True)
class DealSample:
    """Sampled worlds of a seat's view before the first card."""

    view: View
    hands: Ints
    """The cards held, by world and playing seat."""
    weights: Floats
    """Probability of each world; the sum is 1."""
    seed: int


def sample_deals(view: View, worlds: int, seed: int) -> DealSample:
    """Return sampled worlds of the seat of a view."""
    found = imagine(view, worlds, seed)
    return DealSample(view, np.ascontiguousarray(found.hands), found.weights, seed)


def apply_acts(state: State, *acts: Act) -> State:
    """Return the state after a sequence of legal acts."""
    for act in acts:
        state = apply(state, act)
    return state


def roll_out_sample(sample: DealSample, state: State, times: int) -> Rollouts:
    """Return ``times`` rollouts of a state in each world; the worlds take turns."""
    deal = deal_of(state)
    utility = utility_of(replace(sample.view, state=state), deal, sample.hands)
    if utility is None:
        raise BuurError("it is not known yet what is played for")
    game, position = game_at(state.variant, deal), position_of(state.variant, deal)
    return run_rollouts(game, position, sample.hands, utility, times, sample.seed)


def counted_points(sample: DealSample, state: State, seat: Seat, times: int) -> Ints:
    """Return by rollout the points in tricks that score for the side of a seat."""
    deal = deal_of(state)
    points: Ints = roll_out_sample(sample, state, times).points[:, side_number(deal, seat)]
    shunned = deal.contract is not None and deal.contract.misere
    return all_points(state) + last_bonus(state) - points if shunned else points


def meld_points_by_side(state: State, hands: Ints) -> Floats:
    """Return by side and world the points of melds and stöck, before the multiplier."""
    deal, rules = deal_of(state), state.variant
    numbers = side_numbers(deal)
    sides = [numbers[deal.sides[seat]] for seat in players_of(deal)]
    found = np.zeros((len(numbers), len(hands)))
    if rules.meld.melds:
        order = np.array([meld_order(held, rules.meld.rules) for held in hands.T])
        best = order.max(axis=0)
        for at, number in enumerate(sides):
            own = [other for other, mate in enumerate(sides) if mate == number]
            wins = (order[own].max(axis=0) == best) & (best > 0)
            found[number] += wins * meld_values(hands[:, at], rules.meld.rules)
    if rules.stoeck.stock and deal.trump is not None:
        pair = stoeck_pair(deal.trump)
        for at, number in enumerate(sides):
            found[number] += STOECK * (hands[:, at] & pair == pair)
    return found
