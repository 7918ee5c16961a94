"""How likely a player lays a card, from what lies open: the pace-maker of every search.

A card is put into one of a few dozen contexts (led trump of our own contract, ruff of a trick that
is theirs, discard on the partner's …) and has a few traits in it, all small ints. What the weights
of its context make of the traits is its wish; a player lays it with a chance in proportion to the
exponential of that. The weights are fitted to what players did, see `buur.bots.habits.fitting`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
from numba.extending import register_jitable

from buur.bots.habits.manners import CONTEXTS, LEADS, LIMIT, TRAITS, UNIT, Manners, shipped
from buur.contracts import Tables
from buur.kernels import shared as shared
from buur.kernels.game import Ints
from buur.rules.legality import NOBODY_LED
from buur.rules.tricks import beats

WEIGHTS: Final = CONTEXTS * TRAITS
"""Weights of a goal: those of wanting points come first, those of shunning them after."""

_SCALE: Final = 1 << 20
MANY: Final = 40
"""Points beyond this, either way, are as good as this."""


class Habits(NamedTuple):
    """The numbers that a kernel chooses cards by, each array of one row."""

    weights: Ints
    shares: Ints
    """The exponential of every wish from -LIMIT to LIMIT; beyond, it is as good as that."""


def habits(manners: Manners | None = None) -> Habits:
    """Return the habits that were fitted, by default those of the package."""
    return _habits((shipped() if manners is None else manners).numbers)


@lru_cache(16)
def _habits(numbers: tuple[int, ...]) -> Habits:
    wishes = np.arange(-LIMIT, LIMIT + 1) / UNIT
    shares = np.round(np.exp(wishes) * _SCALE).astype(np.int64)
    return Habits(np.array([numbers], np.int64), shares.reshape(1, -1))


@register_jitable
def lead_traits(
    tables: Tables, felt: Any, card: int, hand: int, out: int, role: int, traits: Any
) -> int:
    """Fill in the traits of a card that is led, and return its context.

    Args:
        tables: of the trick.
        felt: points by card of the usual size.
        card: that might be led.
        hand: it comes from.
        out: cards that the others hold.
        role: 1 where the own side chose the contract, -1 where another did, 0 where nobody did.
        traits: to be filled in.
    """
    suit = 0x1FF << 9 * (card // 9)
    above = (tables.beaten_by[card] & suit & out).bit_count()
    _own_traits(tables, felt, card, hand, above, traits)
    traits[6] = (out & suit).bit_count()
    traits[7] = traits[3] if above == 0 else 0
    if tables.trump_mask >> card & 1:
        return 0 if role > 0 else 1 if role < 0 else 2
    return 3 if out & tables.trump_mask else 4


@register_jitable
def follow_traits(
    tables: Tables,
    felt: Any,
    card: int,
    hand: int,
    out: int,
    led: int,
    best: int,
    ours: int,
    closes: int,
    worth: int,
    traits: Any,
) -> int:
    """Fill in the traits of a card that is laid on others, and return its context.

    Args:
        tables: of the trick.
        felt: points by card of the usual size.
        card: that might be laid.
        hand: it comes from.
        out: cards that the others hold.
        led: the suit led.
        best: the card to be beaten.
        ours: 1 where the own side holds the trick.
        closes: 1 where no opponent is to come.
        worth: points that lie in the trick.
        traits: to be filled in.
    """
    suit = card // 9
    takes = 1 if beats(tables, card, best) else 0
    above = (tables.beaten_by[card] & 0x1FF << 9 * suit & out).bit_count()
    _own_traits(tables, felt, card, hand, above, traits)
    traits[6] = min(worth, MANY)
    traits[7] = 0 if tables.beaten_by[best] & out else 1
    is_trump = tables.trump_mask >> card & 1
    kind = is_trump if suit == led else 2 if is_trump else 3
    return LEADS + 16 * ours + 8 * takes + 2 * kind + closes


@register_jitable
def traits_of(
    tables: Tables,
    felt: Any,
    card: int,
    hand: int,
    out: int,
    role: int,
    led: int,
    best: int,
    ours: int,
    closes: int,
    worth: int,
    traits: Any,
) -> int:
    """Fill in the traits of a card that might be laid, and return its context.

    Args:
        tables: and what follows: as for `lead_traits`, where nobody has led, else `follow_traits`.
    """
    if led == NOBODY_LED:
        return lead_traits(tables, felt, card, hand, out, role, traits)
    return follow_traits(tables, felt, card, hand, out, led, best, ours, closes, worth, traits)


@register_jitable
def _own_traits(tables: Tables, felt: Any, card: int, hand: int, above: int, traits: Any) -> None:
    suit = hand & 0x1FF << 9 * (card // 9)
    traits[0] = 1
    traits[1] = 1 if above == 0 else 0
    traits[2] = min(above, 5)
    traits[3] = max(-MANY, min(MANY, felt[card]))
    traits[4] = suit.bit_count()
    traits[5] = (suit & ~tables.beaten_by[card]).bit_count() - 1
    traits[8] = hand.bit_count()


@register_jitable
def share(habits_weights: Any, shares: Any, goal: int, context: int, traits: Any) -> int:
    """Return how likely a card is laid, in proportion to others.

    Args:
        habits_weights: see `Habits`.
        shares: see `Habits`.
        goal: 0 where points are wanted, 1 where they are shunned.
        context: of the card.
        traits: likewise.
    """
    at = goal * WEIGHTS + context * TRAITS
    wish = 0
    for trait in range(TRAITS):
        wish += habits_weights[at + trait] * traits[trait]
    found: int = shares[max(-LIMIT, min(LIMIT, wish)) + LIMIT]
    return found
