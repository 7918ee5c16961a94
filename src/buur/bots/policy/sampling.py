"""One card laid by habit, as kernels do it that play deals to their end."""

from __future__ import annotations

from typing import Any

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
    """Note, by seat and number of those to come, whether nobody of another side plays after it."""
    for seat in range(seats):
        alone = 1
        for more in range(seats):
            if more:
                other = seat + more
                other = other - seats if other >= seats else other
                alone = alone if sides[other] == sides[seat] else 0
            closing[seat * seats + more] = alone


@register_jitable
def weigh_cards(
    tables: Tables,
    scaled: Any,
    weights: Any,
    exponentials: Any,
    goal: int,
    role: int,
    legal: int,
    hand: int,
    out: int,
    led: int,
    best: int,
    ours: int,
    closes: int,
    scaled_worth: int,
    features: Any,
    faces: Any,
    shares: Any,
) -> int:
    """Note legal cards and how likely each is laid by habit, and return the sum of that.

    Args:
        tables: of the trick.
        felt: what cards feel worth, see `sight`.
        weights: of the habits.
        exponentials: see `choice_weight`.
        goal: 0 for who wants points, 1 for who shuns them.
        role: of the seat.
        legal: the cards.
        hand: they are of.
        out: cards that others hold.
        led: the suit led, or NOBODY_LED.
        best: the card to be beaten.
        ours: 1 if the trick is one's own side's as it lies.
        closes: 1 if nobody of another side is to come.
        feels: what the trick feels worth.
        traits: room for those of a card.
        faces: the cards, to be filled in.
        shares: how likely they are, to be filled in.
    """
    total = 0
    for index in range(legal.bit_count()):
        face = nth_card(legal, 0)
        legal &= legal - 1
        # Not by `card_features`: that makes the tree a twentieth slower.
        if led == NOBODY_LED:
            context = lead_features(tables, scaled, face, hand, out, role, features)
        else:
            context = follow_features(
                tables, scaled, face, hand, out, led, best, ours, closes, scaled_worth, features
            )
        likely = choice_weight(weights, exponentials, goal, context, features)
        faces[index] = face
        shares[index] = likely
        total += likely
    return total


@register_jitable
def sample_card(faces: Any, shares: Any, needle: int) -> int:
    """Return the card at which a number below the sum of the shares points."""
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
    goal: int,
    role: int,
    hand: int,
    out: int,
    led: int,
    best: int,
    ours: int,
    closes: int,
    scaled_worth: int,
    features: Any,
    faces: Any,
    shares: Any,
    total: int,
    card: int,
    gradients: Any,
) -> None:
    """Add, by weight, how much likelier it makes the card that was laid (its logarithm's slope).

    Args:
        tables: and what follows: as for `weigh_cards`, which has filled in faces and shares.
        total: of the shares.
        card: that was laid.
        slopes: to which is added.
    """
    index, seen = 0, 0
    while seen < total:
        face = faces[index]
        seen += shares[index]
        context = card_features(
            tables, scaled, face, hand, out, role, led, best, ours, closes, scaled_worth, features
        )
        part = (1.0 if face == card else 0.0) - shares[index] / total
        at = goal * WEIGHTS_PER_GOAL + context * FEATURES
        for feature in range(FEATURES):
            gradients[at + feature] += part * features[feature]
        index += 1
