"""Choice model of the rollout policy: a conditional logit over the legal cards (kernels).

A card belongs to one of 37 contexts, such as a trump led in our own contract, or a discard on our
partner's trick. It has nine features, small ints. Its logit is the dot product of its features and
the weights of its context. A player plays it with a probability proportional to the exponential of
the logit. `buur.bots.training` fits the weights.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
from numba.extending import register_jitable

from buur.bots.policy.weights import (
    CONTEXTS,
    FEATURES,
    LEAD_CONTEXTS,
    LIMIT,
    UNIT,
    PolicyWeights,
    imitation_weights,
)
from buur.contracts import Tables
from buur.kernels import shared as shared
from buur.kernels.game import Ints
from buur.kernels.pointers import row_pointer
from buur.rules.legality import NOBODY_LED
from buur.rules.tricks import beats

WEIGHTS_PER_GOAL: Final = CONTEXTS * FEATURES
"""Number of weights of a goal. Those for wanting points come first, those for avoiding second."""

_SCALE: Final = 1 << 20
POINT_LIMIT: Final = 40
"""Largest absolute points of a feature; larger ones are clipped."""


class PolicyArrays(NamedTuple):
    """The rollout policy as kernels read it, each array of one row."""

    weights: Ints
    shares: Ints
    """The scaled exponential of every logit from -LIMIT to LIMIT; other logits are clipped."""


def policy_arrays(weights: PolicyWeights | None = None) -> PolicyArrays:
    """Return the arrays of a policy, by default the package's imitation of `steady`."""
    return _policy_arrays((imitation_weights() if weights is None else weights).numbers)


@lru_cache(16)
def _policy_arrays(numbers: tuple[int, ...]) -> PolicyArrays:
    logits = np.arange(-LIMIT, LIMIT + 1) / UNIT
    shares = np.round(np.exp(logits) * _SCALE).astype(np.int64)
    return PolicyArrays(np.array([numbers], np.int64), shares.reshape(1, -1))


class PolicyRows(NamedTuple):
    """Pointers to the two arrays of `PolicyArrays`."""

    weights: Any
    shares: Any


@register_jitable
def policy_rows(policy: PolicyArrays) -> PolicyRows:
    """Return pointers to the arrays of a policy."""
    return PolicyRows(row_pointer(policy.weights, 0), row_pointer(policy.shares, 0))


class CardDecision(NamedTuple):
    """A decision about a card: the goal and hand of the seat, and the state of the trick."""

    goal: int
    """0 where the seat wants points, 1 where it avoids them."""
    role: int
    """1 where the seat's side chose the contract, -1 where another did, 0 where nobody did."""
    legal: int
    hand: int
    out: int
    """Cards that the other seats hold."""
    led: int
    """Suit led, `NOBODY_LED` for a lead."""
    best: int
    """Card that has to be beaten."""
    ours: int
    """1 where the seat's side holds the trick."""
    closes: int
    """1 where no opponent plays after the seat in this trick."""
    worth: int
    """Points in the trick, on the usual scale (`buur.bots.features.point_scale`)."""


@register_jitable
def lead_features(
    tables: Tables, scaled: Any, card: int, decision: CardDecision, features: Any
) -> int:
    """Fill in the features of a card that is led, and return its context.

    Args:
        tables: the tables of the trick.
        scaled: points by card, on the usual scale.
        card: the card to lead.
        decision: the decision of the seat.
        features: the array to fill in.
    """
    out, suit = decision.out, 0x1FF << 9 * (card // 9)
    above = (tables.beaten_by[card] & suit & out).bit_count()
    _hand_features(tables, scaled, card, decision.hand, above, features)
    features[6] = (out & suit).bit_count()
    features[7] = features[3] if above == 0 else 0
    if tables.trump_mask >> card & 1:
        return 0 if decision.role > 0 else 1 if decision.role < 0 else 2
    return 3 if out & tables.trump_mask else 4


@register_jitable
def follow_features(
    tables: Tables, scaled: Any, card: int, decision: CardDecision, features: Any
) -> int:
    """Fill in the features of a card that follows, and return its context.

    Args:
        tables: like the other arguments, see `lead_features`.
    """
    out, suit = decision.out, card // 9
    takes = 1 if beats(tables, card, decision.best) else 0
    above = (tables.beaten_by[card] & 0x1FF << 9 * suit & out).bit_count()
    _hand_features(tables, scaled, card, decision.hand, above, features)
    features[6] = min(decision.worth, POINT_LIMIT)
    features[7] = 0 if tables.beaten_by[decision.best] & out else 1
    is_trump = tables.trump_mask >> card & 1
    kind = is_trump if suit == decision.led else 2 if is_trump else 3
    return LEAD_CONTEXTS + 16 * decision.ours + 8 * takes + 2 * kind + decision.closes


@register_jitable
def card_features(
    tables: Tables, scaled: Any, card: int, decision: CardDecision, features: Any
) -> int:
    """Fill in the features of a legal card, and return its context; see `lead_features`."""
    if decision.led == NOBODY_LED:
        return lead_features(tables, scaled, card, decision, features)
    return follow_features(tables, scaled, card, decision, features)


@register_jitable
def _hand_features(
    tables: Tables, scaled: Any, card: int, hand: int, above: int, features: Any
) -> None:
    suit = hand & 0x1FF << 9 * (card // 9)
    features[0] = 1
    features[1] = 1 if above == 0 else 0
    features[2] = min(above, 5)
    features[3] = max(-POINT_LIMIT, min(POINT_LIMIT, scaled[card]))
    features[4] = suit.bit_count()
    features[5] = (suit & ~tables.beaten_by[card]).bit_count() - 1
    features[8] = hand.bit_count()


@register_jitable
def choice_weight(policy: PolicyRows, goal: int, context: int, features: Any) -> int:
    """Return the unnormalised probability that a card is played.

    Args:
        policy: the policy of the player.
        goal: 0 where the player wants points, 1 where it avoids them.
        context: the context of the card.
        features: the features of the card.
    """
    at = goal * WEIGHTS_PER_GOAL + context * FEATURES
    logit = 0
    for feature in range(FEATURES):
        logit += policy.weights[at + feature] * features[feature]
    found: int = policy.shares[max(-LIMIT, min(LIMIT, logit)) + LIMIT]
    return found


@register_jitable
def card_weight(
    tables: Tables,
    scaled: Any,
    policy: PolicyRows,
    card: int,
    decision: CardDecision,
    features: Any,
) -> int:
    """Return the unnormalised probability that a legal card is played.

    Args:
        tables: the tables of the trick.
        scaled: points by card, on the usual scale.
        policy: the policy of the player.
        card: the legal card.
        decision: the decision of the seat.
        features: scratch space for the features of the card.
    """
    context = card_features(tables, scaled, card, decision, features)
    return choice_weight(policy, decision.goal, context, features)
