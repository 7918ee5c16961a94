"""Card sampling from the rollout policy, and the gradient of a card's log-probability (kernels)."""

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
    """Fill in by seat and number of later players: 1 if no opponent plays after the seat, else 0.

    Args:
        sides: the side of each seat.
        seats: the number of seats.
        closing: the array to fill in, ``seats`` entries for each seat.
    """
    for seat in range(seats):
        alone = 1
        for more in range(seats):
            if more:
                other = seat + more
                other = other - seats if other >= seats else other
                alone = alone if sides[other] == sides[seat] else 0
            closing[seat * seats + more] = alone


class Moves(NamedTuple):
    """Scratch rows for the legal cards of the seat on turn."""

    features: Any
    """Room for the features of one card."""
    cards: Any
    shares: Any
    """Unnormalised probabilities of the cards by the policy."""


@register_jitable
def weigh_cards(
    tables: Tables, scaled: Any, policy: PolicyRows, decision: CardDecision, moves: Moves
) -> int:
    """Fill in the legal cards and their unnormalised probabilities; return the sum of these.

    The arguments are those of `card_weight`, and ``moves``, whose rows are filled in.
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
    """Return the card that a random number below the sum of the shares selects."""
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
    """Add the gradient, by weight, of the log-probability of the card that was played.

    Args:
        tables: the tables of the trick.
        scaled: points by card, on the usual scale.
        decision: the decision of the seat.
        moves: the legal cards of the seat, as `weigh_cards` has filled them in.
        total: the sum of the shares in ``moves``.
        card: the card that was played.
        gradients: the array that the gradient is added to.
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
