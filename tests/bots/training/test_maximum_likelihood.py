"""The fit finds the weights by which cards were chosen."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import pytest

from buur.bots.policy.weights import CONTEXTS, FEATURES, LIMIT, UNIT, HeldOutFit, Weights
from buur.bots.training.maximum_likelihood import Choice, evaluate_held_out, fit
from buur.kernels.game import Floats, Ints

OFTEN: Final = 20
"""How often somebody is asked the same."""


class Asked(NamedTuple):
    """Cards of which one is to be played, and how likely each of them is."""

    contexts: Ints
    features: Ints
    shares: Floats


def asked(weights: Floats, many: int, seed: int) -> list[Asked]:
    """Return what somebody is asked who goes by some weights, in units of one."""
    dice, found = np.random.default_rng(seed), []
    for _ in range(many):
        cards = int(dice.integers(2, 6))
        contexts = dice.integers(0, 3, cards)
        features = dice.integers(0, 4, (cards, FEATURES))
        shares = np.exp((weights[contexts] * features).sum(axis=1))
        found.append(Asked(contexts, features, shares / shares.sum()))
    return found


def choices(found: list[Asked]) -> list[Choice]:
    """Return choices in which each card is played as often as it is likely: no luck is in them."""
    return [
        Choice(one.contexts, one.features, card)
        for one in found
        for card, often in enumerate(np.round(OFTEN * one.shares).astype(int))
        for _ in range(often)
    ]


def own_weights() -> Floats:
    weights = np.zeros((CONTEXTS, FEATURES))
    weights[:3] = np.random.default_rng(1).normal(0, 0.7, (3, FEATURES))
    return np.round(weights * UNIT) / UNIT


def whole(weights: Floats) -> Weights:
    return tuple(map(tuple, np.round(weights * UNIT).astype(int).tolist()))


def test_weights_are_found_again() -> None:
    own = own_weights()
    found = np.array(fit(choices(asked(own, 100, 2)), 200)) / UNIT
    assert found[:3] == pytest.approx(own[:3], abs=0.3)
    assert not found[3:].any()


def test_what_is_foreseen_is_counted() -> None:
    """Of two cards that are equally likely, rounding would say which is foreseen."""
    own = own_weights()
    questions = [one for one in asked(own, 30, 3) if np.ptp(np.sort(one.shares)[-2:]) > 0.001]
    laid = choices(questions)
    known, nothing = evaluate_held_out(whole(own), laid), evaluate_held_out(whole(0 * own), laid)
    often = [np.round(OFTEN * one.shares) for one in questions]
    logs = [many @ np.log(one.shares) for many, one in zip(often, questions, strict=True)]
    best = [many[one.shares.argmax()] for many, one in zip(often, questions, strict=True)]
    even = [many.sum() * np.log(len(many)) for many in often]
    assert known.choices == nothing.choices == len(laid) == sum(many.sum() for many in often)
    assert known.likely == pytest.approx(np.exp(sum(logs) / len(laid)))
    assert known.foreseen == pytest.approx(sum(best) / len(laid))
    assert nothing.likely == nothing.even == pytest.approx(np.exp(-sum(even) / len(laid)))
    assert evaluate_held_out(whole(own), []) == HeldOutFit()


def test_what_was_never_doubted_stays_within_bounds() -> None:
    features = np.zeros((2, FEATURES), np.int64)
    features[1, 0] = 1
    found = np.array(fit([Choice(np.zeros(2, np.int64), features, 1)] * 50, 200))
    assert UNIT < found[0, 0] <= LIMIT
