"""Rollouts: deals played to their end by the rollout policy, in many worlds.

A rollout is quicker than a search. It tells what hands are worth among usual players, not which
card is best.
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
    """How deals came out, by rollout and side."""

    points: Ints
    tricks: Ints
    results: Floats
    """What they bring to each side above the average of the others."""


def run_rollouts(
    game: Game, position: Position, worlds: Ints, utility: Utility, times: int, seed: int
) -> Rollouts:
    """Play every world to its end so many times, one world after the other and then again.

    Args:
        game: what is played.
        position: where the deal stands, before its first card.
        worlds: the cards held, by world and seat.
        utility: of the sides.
        times: how often each world is played.
        seed: of what is left to chance.
    """
    shape = times * len(worlds), len(utility.first_trick_bonus)
    found = Rollouts(np.empty(shape, np.int64), np.empty(shape, np.int64), np.empty(shape))
    policy, key = policy_arrays(), deal_key(seed, 0)
    problem = Problem(game.schedule, game.frame, position, worlds, utility, policy, key)
    roll_out(problem, *found, NO_GRADIENTS, make_scratch())
    return found
