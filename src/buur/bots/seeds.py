"""Checks of the seeds of bots, and random ones where none is given."""

from __future__ import annotations

import secrets

from buur.arguments import integer

HIGHEST_SEED = (1 << 64) - 1
"""The highest seed of a bot: servers and bots draw seeds of 64 bits."""


def checked_seed(seed: int | None) -> int | None:
    """Return a seed of a bot.

    Raises:
        ArgumentError: it is neither None nor a whole number from 0 to 2^64 - 1.
    """
    return None if seed is None else integer(seed, 0, HIGHEST_SEED, "seed")


def seed_or_random(seed: int | None, bits: int = 32) -> int:
    """Return a seed of a bot, a random one if it is None.

    Raises:
        ArgumentError: it is neither None nor a whole number from 0 to 2^64 - 1.
    """
    checked = checked_seed(seed)
    return secrets.randbits(bits) if checked is None else checked
