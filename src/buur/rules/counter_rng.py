"""Counter-based random numbers: a random word depends on a key and a counter alone.

A deal has a key, and each of its random words a number. Deal 7 of a seed is therefore the same in
any order and in any thread. The mixing is that of SplitMix64 (Steele, Lea and Flood, 2014), cut to
62 bits. These numbers are for playouts; `buur.play.pack.sealed_shuffle` deals among people.
"""

from __future__ import annotations

from typing import Final

from buur.rules.bits import WORD, nth_card, times

_GAMMA: Final = 0x1E3779B97F4A7C15
_STEPS: Final = 0x3F58476D1CE4E5B9, 0x14D049BB133111EB
_SMALL: Final = 30
"""Bits by which a word is shifted to 32 bits, so that its product with a count fits."""

DEALING: Final = 1 << 20
"""Number of the first word that deals the cards; words of the play have lower numbers."""


def word(key: int, number: int) -> int:
    """Return the random word of a key and a number, from 0 to 2^62 - 1."""
    mixed = key + times(number, _GAMMA) & (1 << WORD) - 1
    mixed = times(mixed ^ mixed >> 30, _STEPS[0])
    mixed = times(mixed ^ mixed >> 27, _STEPS[1])
    return mixed ^ mixed >> 31


def deal_key(seed: int, index: int) -> int:
    """Return the key of a deal from its index, counted from 0, and a seed below 2^62."""
    return word(word(seed, 0), index + 1)


def random_card(cards: int, word: int) -> int:
    """Return one card of a non-empty set, each equally likely to within 2^-32."""
    return nth_card(cards, (word >> _SMALL) * cards.bit_count() >> 32)


def random_hand(pool: int, count: int, share: int, key: int, number: int) -> tuple[int, int]:
    """Return a set of ``count`` cards of ``pool``, each set equally likely, and the next number.

    Each card of the pool is taken with probability ``share`` / 8. Then random cards are put back or
    added until the set has ``count`` cards. No set is favoured, and few words are needed.

    Args:
        pool: the cards to choose from.
        count: the number of cards to take.
        share: ``8 * count`` over the size of the pool, rounded; 1 to 7, or 8 for all of them.
        key: the key of the deal.
        number: the number of the first word to use.
    """
    if share == 8:
        return pool, number
    first, second, third = word(key, number), word(key, number + 1), word(key, number + 2)
    number += 3
    taken = first if share & 1 else 0
    taken = taken | second if share & 2 else taken & second
    taken = (taken | third if share & 4 else taken & third) & pool
    surplus = taken.bit_count() - count
    while surplus > 0:
        taken ^= 1 << random_card(taken, word(key, number))
        number += 1
        surplus -= 1
    while surplus < 0:
        taken ^= 1 << random_card(pool ^ taken, word(key, number))
        number += 1
        surplus += 1
    return taken, number
