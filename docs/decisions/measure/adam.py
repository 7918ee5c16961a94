"""Fits the policy by Adam and by SciPy's L-BFGS to the same games; needs SciPy."""

import time

import numpy as np
from scipy.optimize import minimize

from buur.arena.training_games import TrainingPlan, training_games
from buur.bots.training import maximum_likelihood as ml
from buur.notation import RuleSet

plan = TrainingPlan(bot="steady", rules=(("chibre", RuleSet("chibre"), 60),))
found = [
    choice for game in training_games(plan, 1) for goal, choice in game.choices if goal == "wanting"
]
choices = ml.Choices(found)
size = np.maximum(np.abs(choices.features).max(axis=0), 1.0)
choices.features /= size
played = np.zeros(len(choices.contexts))
played[choices.played] = 1
shape = ml.CONTEXTS, ml.FEATURES


def loss(flat: np.ndarray) -> tuple[float, np.ndarray]:
    """Return the loss and its gradient."""
    weights = flat.reshape(shape)
    shares = choices.shares(weights)
    errors = (shares - played)[:, None] * choices.features
    totals = np.zeros(shape)
    np.add.at(totals, choices.contexts, errors)
    penalty = ml.L2_PENALTY / 2 * (weights**2).sum()
    gradient = totals / choices.count + ml.L2_PENALTY * weights
    return -np.log(shares[choices.played]).mean() + penalty, gradient.ravel()


start = time.perf_counter()
own = np.array(ml.fit(found))
middle = time.perf_counter()
options = {"maxiter": 2000, "gtol": 1e-6, "ftol": 1e-12}
other = minimize(loss, np.zeros(own.size), jac=True, method="L-BFGS-B", options=options)
end = time.perf_counter()
rounded = np.round(other.x.reshape(shape) / size * ml.UNIT).astype(int)
print("choices", len(found), "weights", own.size)
print("Adam", round(middle - start, 2), "s,", ml.STEPS, "steps")
print("L-BFGS", round(end - middle, 2), "s,", other.nfev, "evaluations")
print("shipped integers that differ", (np.clip(rounded, -ml.LIMIT, ml.LIMIT) != own).sum())
