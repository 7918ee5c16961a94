"""Seeded chance: the one place where tests get random numbers from."""

from __future__ import annotations

import random


def seeded(seed: int | float | str) -> random.Random:
    """Return a generator that gives the same numbers on every machine, in every order of tests."""
    return random.Random(seed)
