"""Sampling a card from the rollout policy (kernels)."""

from __future__ import annotations

from typing import Any, NamedTuple

from numba.extending import register_jitable

from buur.bots.policy.choice_model import (
    WEIGHTS_PER_GOAL,
    card_features,
    choice_weight,
    follow_features,
    lead_features,
)
from buur.bots.policy.weights import FEATURES
from buur.contracts import Tables
from buur.kernels import shared as shared
from buur.rules.bits import nth_card
from buur.rules.legality import NOBODY_LED


@register_jitable
def mark_closing(sides: Any, seats: int, closing: Any) -> None:
    """Fill in by seat and number of later players whether no opponent plays after the seat."""
    for seat in range(seats):
        alone = 1
        for more in range(seats):
            if more:
                other = seat + more
                other = other - seats if other >= seats else other
                alone = alone if sides[other] == sides[seat] else 0
            closing[seat * seats + more] = alone


class CardDecision(NamedTuple):
    """A seat that is to play a card, and what it sees of the trick."""

    goal: int
    """0 where it wants points, 1 where it avoids them."""
    role: int
    """1 where its side chose the contract, -1 where another did, 0 where nobody did."""
    legal: int
    hand: int
    out: int
    """Cards that the others hold."""
    led: int
    """Suit led, `NOBODY_LED` for a lead."""
    best: int
    """Card that has to be beaten."""
    ours: int
    """1 where its side holds the trick."""
    closes: int
    """1 where no opponent plays after it."""
    worth: int
    """Points in the trick, of the usual size."""


@register_jitable
def weigh_cards(
    tables: Tables,
    scaled: Any,
    weights: Any,
    exponentials: Any,
    decision: CardDecision,
    features: Any,
    faces: Any,
    shares: Any,
) -> int:
    """Fill in the legal cards and their unnormalised probabilities; return the sum of these.

    Args:
        tables: of the trick.
        scaled: points by card, of the usual size.
        weights: of the policy.
        exponentials: of the policy, see `choice_weight`.
        decision: of the seat.
        features: room for those of a card.
        faces: the cards, to be filled in.
        shares: their probabilities, to be filled in.
    """
    goal, role, legal, hand, out, led, best, ours, closes, worth = decision
    total = 0
    for index in range(legal.bit_count()):
        face = nth_card(legal, 0)
        legal &= legal - 1
        # Not by `card_features`: that makes the tree a twentieth slower.
        if led == NOBODY_LED:
            context = lead_features(tables, scaled, face, hand, out, role, features)
        else:
            context = follow_features(
                tables, scaled, face, hand, out, led, best, ours, closes, worth, features
            )
        likely = choice_weight(weights, exponentials, goal, context, features)
        faces[index] = face
        shares[index] = likely
        total += likely
    return total


@register_jitable
def sample_card(faces: Any, shares: Any, needle: int) -> int:
    """Return the card of a random number below the sum of the shares."""
    index = 0
    while needle >= shares[index]:
        needle -= shares[index]
        index += 1
    card: int = faces[index]
    return card


@register_jitable
def add_log_gradient(
    tables: Tables,
    scaled: Any,
    decision: CardDecision,
    features: Any,
    faces: Any,
    shares: Any,
    total: int,
    card: int,
    gradients: Any,
) -> None:
    """Add the gradient of the log-probability of the card that was played, by weight.

    Args:
        tables: this and the next as for `weigh_cards`, which has filled in faces and shares.
        scaled: points by card, of the usual size.
        decision: of the seat.
        features: room for those of a card.
        faces: the legal cards.
        shares: their probabilities, unnormalised.
        total: sum of the shares.
        card: that was played.
        gradients: to which is added.
    """
    goal, role, _, hand, out, led, best, ours, closes, worth = decision
    index, seen = 0, 0
    while seen < total:
        face = faces[index]
        seen += shares[index]
        context = card_features(
            tables, scaled, face, hand, out, role, led, best, ours, closes, worth, features
        )
        part = (1.0 if face == card else 0.0) - shares[index] / total
        at = goal * WEIGHTS_PER_GOAL + context * FEATURES
        for feature in range(FEATURES):
            gradients[at + feature] += part * features[feature]
        index += 1
