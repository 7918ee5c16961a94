"""Policy gradient: the weights follow the gradient of what deals bring under self-play.

Nothing is searched and nobody is imitated. The slope of what deals bring by the weights is known
but for luck (REINFORCE: Williams, 1992), and luck falls out where the same cards are played many
times: what counts is how much better a deal went than it usually does.
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
from buur.bots.utility.model import Utility
from buur.bots.utility.scoring import utility_of
from buur.contracts import OPEN
from buur.kernels.deal_arrays import game_at, players_of
from buur.kernels.game import Floats, Game, Ints
from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.rules.counter_rng import deal_key

PLAYS: Final = 16
"""How often the cards of an opening are played in a step."""
OPENINGS: Final = 1500
"""That are played in a step."""
LEARNING_RATE: Final = 0.03
"""Change of a weight in a step, relative to the usual size of its feature."""
BETA1: Final = 0.9
BETA2: Final = 0.99
"""How much of the slopes' means is kept from step to step (Adam: Kingma and Ba, 2015)."""
FEATURE_SCALES: Final = (1, 1, 2, 10, 3, 3, 10, 1, 5)
"""Usual size of each feature, see `buur.bots.policy.choice_model`."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A deal whose first card is to be laid, all hands open."""

    game: Game
    position: Position
    hands: Ints
    """One row."""
    utility: Utility


def opening_of(state: Partie) -> Opening | None:
    """Return the opening of a deal at its first card.

    None where points do not tell what pays, or the first cards make the trumps.
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
    """Give the weights after each step, each better than the last but for luck.

    Args:
        initial: weights to begin with.
        openings: that are played again and again; thousands, or their cards are learnt by heart.
        steps: how many.
        seed: of everything that is left to chance.
    """
    dice, pace = np.random.default_rng(seed), _Adam()
    weights = np.array(initial.numbers, np.float64) / UNIT
    for step in range(steps):
        policy = policy_arrays(_with(initial, weights))
        chosen = dice.integers(0, len(openings), OPENINGS)
        gradient = np.zeros(len(weights))
        for number, at in enumerate(chosen):
            gradient += policy_gradient(
                openings[at], policy, deal_key(seed, step * OPENINGS + number)
            )
        rest = 1.0 - step / steps
        weights += LEARNING_RATE * min(1.0, 2.0 * rest) * pace.step_size(gradient / OPENINGS)
        np.clip(weights, -LIMIT / UNIT, LIMIT / UNIT, out=weights)
        yield _with(initial, weights)


def _with(initial: PolicyWeights, weights: Floats) -> PolicyWeights:
    """Return the same with other weights, fitted to nothing."""
    whole = np.round(weights * UNIT).astype(int).reshape(len(GOALS), CONTEXTS, FEATURES)
    fits = {
        goal: Fit(weights=tuple(map(tuple, rows)))
        for goal, rows in zip(GOALS, whole.tolist(), strict=True)
    }
    return replace(initial, fits=fits)


def policy_gradient(opening: Opening, policy: PolicyArrays, key: int, plays: int = PLAYS) -> Floats:
    """Return by weight how much more a deal brings to who weighs it more, by the deal's spread.

    Args:
        opening: that is played.
        policy: by which all players choose their cards.
        key: of the random words.
        plays: how often.
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


class _Adam:
    """How far to go along slopes that are partly luck."""

    def __init__(self) -> None:
        self._sizes = np.tile(np.array(FEATURE_SCALES, np.float64), len(GOALS) * CONTEXTS)
        self._mean = np.zeros(len(self._sizes))
        self._squares = np.zeros(len(self._sizes))
        self._steps = 0

    def step_size(self, gradient: Floats) -> Floats:
        """Return by how much to change each weight, for a rate of one."""
        gradient = gradient / self._sizes
        self._steps += 1
        self._mean = BETA1 * self._mean + (1 - BETA1) * gradient
        self._squares = BETA2 * self._squares + (1 - BETA2) * gradient**2
        mean = self._mean / (1 - BETA1**self._steps)
        squares = self._squares / (1 - BETA2**self._steps)
        return mean / (np.sqrt(squares) + 1e-9) / self._sizes
