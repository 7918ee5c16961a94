"""Bit operations on sets of cards whose suits are sorted by strength."""

from __future__ import annotations

from numba.extending import register_jitable

from buur.solver.array_layout import ALL_CARDS, HIGHEST_CARDS, LOWEST_CARDS, SUIT_BITS

_SECOND = HIGHEST_CARDS | HIGHEST_CARDS >> 1
_FOURTH = _SECOND | _SECOND >> 2
_LOWEST_TWO = LOWEST_CARDS | LOWEST_CARDS << 1
_LOWEST_FOUR = _LOWEST_TWO | _LOWEST_TWO << 2


@register_jitable(forceinline=True)
def lowest(bits: int) -> int:
    """Return the lowest card or seat of a set, which is not empty."""
    return (bits & -bits).bit_length() - 1


@register_jitable(forceinline=True)
def suit_mask(card: int) -> int:
    """Return all cards of the suit of a card."""
    return SUIT_BITS << card // 9 * 9


@register_jitable(forceinline=True)
def fill_down(cards: int) -> int:
    """Return the cards of each suit up to the highest of ``cards``."""
    cards |= cards >> 1 & ~HIGHEST_CARDS
    cards |= cards >> 2 & ~_SECOND
    cards |= cards >> 4 & ~_FOURTH
    return cards | cards >> 8 & LOWEST_CARDS


@register_jitable(forceinline=True)
def fill_up(cards: int) -> int:
    """Return the cards of each suit from the lowest of ``cards`` on."""
    cards |= cards << 1 & ALL_CARDS & ~LOWEST_CARDS
    cards |= cards << 2 & ALL_CARDS & ~_LOWEST_TWO
    cards |= cards << 4 & ALL_CARDS & ~_LOWEST_FOUR
    return cards | cards << 8 & HIGHEST_CARDS


@register_jitable(forceinline=True)
def neighbours(card: int, between: int) -> int:
    """Return the unbroken run of ``between`` that contains a card.

    Args:
        card: one of ``between``.
        between: cards of one suit.
    """
    bit = 1 << card
    gap = (bit - 1) & ~between
    # Adding the card carries through the run above it.
    return between & ~(between + bit) & -bit | (bit - 1) & -(1 << gap.bit_length())
