"""Policy gradient: improvement of the policy's weights by self-play.

Rollouts estimate the gradient of a deal's expected utility by the weights (REINFORCE: Williams,
1992). Each opening is rolled out many times with the same hands. The mean utility of a side is the
baseline, so most of the luck of the cards cancels out. No search and no imitation is involved.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from buur.bots.features.position import Position, position_of
from buur.bots.policy.choice_model import WEIGHTS_PER_GOAL, PolicyArrays, policy_arrays
from buur.bots.policy.weights import CONTEXTS, FEATURES, GOALS, LIMIT, UNIT, Fit, PolicyWeights
from buur.bots.search.deal_kernels import Problem, make_scratch, roll_out
from buur.bots.training.adam import Adam
from buur.bots.utility.model import Utility
from buur.bots.utility.scoring import utility_of
from buur.contracts import OPEN
from buur.kernels.deal_arrays import game_at, players_of
from buur.kernels.game import Floats, Game, Ints
from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.rules.counter_rng import deal_key

PLAYS: Final = 16
"""Number of rollouts of each opening in a step."""
OPENINGS: Final = 1500
"""Number of openings in a step."""
LEARNING_RATE: Final = 0.03
"""Change of a weight in a step, relative to the usual size of its feature."""
BETA2: Final = 0.99
"""The ``beta2`` of `Adam`."""
FEATURE_SCALES: Final = (1, 1, 2, 10, 3, 3, 10, 1, 5)
"""Usual size of each feature, see `buur.bots.policy.choice_model`."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A deal before its first card, with all hands known."""

    game: Game
    position: Position
    hands: Ints
    """The hands by seat, as the one row of an array."""
    utility: Utility


def opening_of(state: Partie) -> Opening | None:
    """Return the opening of a deal at its first card.

    None where the utility is unknown, or where a card played decides the trumps.
    """
    deal, view = deal_of(state), state.view(state.waiting[0])
    if deal.contract == OPEN:
        return None
    hands = np.array([[deal.hands[seat] for seat in players_of(deal)]], np.int64)
    utility = utility_of(view, deal, hands)
    if utility is None:
        return None
    return Opening(game_at(state.variant, deal), position_of(state.variant, deal), hands, utility)


def reinforced(
    initial: PolicyWeights, openings: Sequence[Opening], steps: int, seed: int = 0
) -> Iterator[PolicyWeights]:
    """Yield the weights after each step of gradient ascent.

    Args:
        initial: weights to begin with.
        openings: the openings that each step samples from; thousands, to prevent overfitting.
        steps: the number of steps.
        seed: the seed of the random numbers.
    """
    dice, weights = np.random.default_rng(seed), np.array(initial.numbers, np.float64) / UNIT
    sizes = np.tile(np.array(FEATURE_SCALES, np.float64), len(GOALS) * CONTEXTS)
    adam = Adam(weights.shape, BETA2)
    for step in range(steps):
        policy = policy_arrays(_with(initial, weights))
        chosen = dice.integers(0, len(openings), OPENINGS)
        gradient = np.zeros(len(weights))
        for number, at in enumerate(chosen):
            gradient += policy_gradient(
                openings[at], policy, deal_key(seed, step * OPENINGS + number)
            )
        rest = 1.0 - step / steps
        step_size = adam.step(gradient / OPENINGS / sizes) / sizes
        weights += LEARNING_RATE * min(1.0, 2.0 * rest) * step_size
        np.clip(weights, -LIMIT / UNIT, LIMIT / UNIT, out=weights)
        yield _with(initial, weights)


def _with(initial: PolicyWeights, weights: Floats) -> PolicyWeights:
    """Return the initial policy with new weights, without the figures of a fit."""
    whole = np.round(weights * UNIT).astype(int).reshape(len(GOALS), CONTEXTS, FEATURES)
    fits = {
        goal: Fit(weights=tuple(map(tuple, rows)))
        for goal, rows in zip(GOALS, whole.tolist(), strict=True)
    }
    return replace(initial, fits=fits)


def policy_gradient(opening: Opening, policy: PolicyArrays, key: int, plays: int = PLAYS) -> Floats:
    """Return the gradient of the expected utility by weight, in units of `Utility.spread`.

    Args:
        opening: the opening to roll out.
        policy: the policy of all players.
        key: the key of the random words.
        plays: the number of rollouts.
    """
    sides = len(opening.utility.first_trick_bonus)
    shape = plays, sides
    points, tricks, results = np.empty(shape, np.int64), np.empty(shape, np.int64), np.empty(shape)
    gradients = np.zeros((plays, sides, len(GOALS) * WEIGHTS_PER_GOAL))
    problem = Problem(
        opening.game.schedule,
        opening.game.frame,
        opening.position,
        opening.hands,
        opening.utility,
        policy,
        key,
    )
    roll_out(problem, points, tricks, results, gradients, make_scratch())
    better = (results - results.mean(axis=0)) / ((plays - 1) * opening.utility.spread)
    found: Floats = better.ravel() @ gradients.reshape(plays * sides, -1)
    return found
