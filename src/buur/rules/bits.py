"""Bit operations that kernels overload: n-th card of a set, low 62 bits of a product."""

from __future__ import annotations

from typing import Final

WORD: Final = 62
"""Bits of a random word; one fewer than a signed int holds, so that two of them can be added."""


def nth_card(cards: int, skip: int) -> int:
    """Return the card of a set that has ``skip`` others below it."""
    while skip:
        cards &= cards - 1
        skip -= 1
    return (cards & -cards).bit_length() - 1


def times(one: int, other: int) -> int:
    """Return the low `WORD` bits of a product."""
    return one * other & (1 << WORD) - 1
