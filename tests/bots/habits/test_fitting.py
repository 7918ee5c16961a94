"""The weights that are found are those by which cards were chosen."""

from __future__ import annotations

import numpy as np
import pytest

from buur.bots.habits.fitting import Choice, fit, foresight
from buur.bots.habits.manners import CONTEXTS, LIMIT, TRAITS, UNIT, Foresight, Weights
from buur.kernels.game import Floats


def choices(weights: Floats, count: int, seed: int) -> list[Choice]:
    """Return choices of somebody who goes by some weights, in units of one."""
    dice, found = np.random.default_rng(seed), []
    for _ in range(count):
        cards = int(dice.integers(2, 6))
        contexts = dice.integers(0, 3, cards)
        traits = dice.integers(0, 4, (cards, TRAITS))
        shares = np.exp((weights[contexts] * traits).sum(axis=1))
        found.append(Choice(contexts, traits, int(dice.choice(cards, p=shares / shares.sum()))))
    return found


def own_weights() -> Floats:
    weights = np.zeros((CONTEXTS, TRAITS))
    weights[:3] = np.random.default_rng(1).normal(0, 0.7, (3, TRAITS))
    return weights


def whole(weights: Floats) -> Weights:
    return tuple(map(tuple, np.round(weights * UNIT).astype(int).tolist()))


def test_weights_are_found_again() -> None:
    own = own_weights()
    found = np.array(fit(choices(own, 1500, 2))) / UNIT
    assert found[:3] == pytest.approx(own[:3], abs=0.4)
    assert not found[3:].any()


def test_what_is_foreseen_is_counted() -> None:
    own, asked = own_weights(), choices(own_weights(), 1000, 3)
    known, nothing = foresight(whole(own), asked), foresight(whole(0 * own), asked)
    assert known.choices == 1000
    assert known.foreseen > 0.6
    assert nothing.likely == pytest.approx(nothing.even)
    assert known.likely > 1.5 * known.even
    assert foresight(whole(own), []) == Foresight()


def test_what_was_never_doubted_stays_within_bounds() -> None:
    traits = np.zeros((2, TRAITS), np.int64)
    traits[1, 0] = 1
    found = np.array(fit([Choice(np.zeros(2, np.int64), traits, 1)] * 50, 200))
    assert UNIT < found[0, 0] <= LIMIT
