"""Rollouts: deals played to their end by the rollout policy, in many worlds.

A rollout is cheaper than a search. It estimates the value of hands among average players, not the
best card.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from buur.bots.features.position import Position
from buur.bots.policy.choice_model import policy_arrays
from buur.bots.search.deal_kernels import Problem, make_scratch, roll_out
from buur.bots.utility.model import Utility
from buur.kernels.game import Floats, Game, Ints
from buur.rules.counter_rng import deal_key

NO_GRADIENTS: Final = np.empty((0, 0, 0))


class Rollouts(NamedTuple):
    """Results of rollouts: arrays by rollout and side."""

    points: Ints
    tricks: Ints
    results: Floats
    """Utility to each side, less the mean of the others."""


def run_rollouts(
    game: Game, position: Position, worlds: Ints, utility: Utility, times: int, seed: int
) -> Rollouts:
    """Return the results of several rollouts of every world; the worlds take turns.

    Args:
        game: the compiled rules.
        position: the position before the first card.
        worlds: the cards held, by world and seat.
        utility: the utility of the deal to the sides.
        times: the number of rollouts of each world.
        seed: the seed of the random numbers.
    """
    shape = times * len(worlds), len(utility.first_trick_bonus)
    found = Rollouts(np.empty(shape, np.int64), np.empty(shape, np.int64), np.empty(shape))
    policy, key = policy_arrays(), deal_key(seed, 0)
    problem = Problem(game.schedule, game.frame, position, worlds, utility, policy, key)
    roll_out(problem, *found, NO_GRADIENTS, make_scratch())
    return found
