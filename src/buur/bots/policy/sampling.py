"""Sampling a card from the rollout policy (kernels)."""

from __future__ import annotations

from typing import Any, NamedTuple

from numba.extending import register_jitable

from buur.bots.policy.choice_model import (
    WEIGHTS_PER_GOAL,
    CardDecision,
    PolicyRows,
    card_features,
    card_weight,
)
from buur.bots.policy.weights import FEATURES
from buur.contracts import Tables
from buur.kernels import shared as shared
from buur.rules.bits import nth_card


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


class Moves(NamedTuple):
    """Rows about the legal cards of the seat on turn."""

    features: Any
    """Room for the features of one card."""
    cards: Any
    shares: Any
    """Their probabilities by the policy, unnormalised."""


@register_jitable
def weigh_cards(
    tables: Tables, scaled: Any, policy: PolicyRows, decision: CardDecision, moves: Moves
) -> int:
    """Fill in the legal cards and their unnormalised probabilities; return the sum of these.

    The arguments are those of `card_weight`, and the moves to be filled in.
    """
    total, legal = 0, decision.legal
    for index in range(legal.bit_count()):
        card = nth_card(legal, 0)
        legal &= legal - 1
        likely = card_weight(tables, scaled, policy, card, decision, moves.features)
        moves.cards[index] = card
        moves.shares[index] = likely
        total += likely
    return total


@register_jitable
def sample_card(moves: Moves, needle: int) -> int:
    """Return the card of a random number below the sum of the shares."""
    index = 0
    while needle >= moves.shares[index]:
        needle -= moves.shares[index]
        index += 1
    card: int = moves.cards[index]
    return card


@register_jitable
def add_log_gradient(
    tables: Tables,
    scaled: Any,
    decision: CardDecision,
    moves: Moves,
    total: int,
    card: int,
    gradients: Any,
) -> None:
    """Add the gradient of the log-probability of the card that was played, by weight.

    Args:
        tables: this and the next as for `weigh_cards`.
        scaled: points by card, of the usual size.
        decision: of the seat.
        moves: its legal cards, as `weigh_cards` has filled them in.
        total: sum of their shares.
        card: that was played.
        gradients: to which is added.
    """
    index, seen = 0, 0
    while seen < total:
        face = moves.cards[index]
        seen += moves.shares[index]
        context = card_features(tables, scaled, face, decision, moves.features)
        part = (1.0 if face == card else 0.0) - moves.shares[index] / total
        at = decision.goal * WEIGHTS_PER_GOAL + context * FEATURES
        for feature in range(FEATURES):
            gradients[at + feature] += part * moves.features[feature]
        index += 1
