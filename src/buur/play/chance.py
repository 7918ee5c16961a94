"""`Chance`: the source of randomness of a partie, a seed or a generator."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import SupportsIndex, TypeAlias

from buur.arguments import integer, wrong
from buur.errors import ArgumentError

Chance: TypeAlias = random.Random | SupportsIndex | None
"""A generator, the seed of one, or None for the generator of the operating system."""
Random: TypeAlias = Chance | Callable[[], float]
"""A source of randomness, or a function that gives floats in [0, 1)."""
HIGHEST_SEED = (1 << 62) - 1
_SYSTEM = random.SystemRandom()  # without a state of its own, so that one is enough


def chance_of(chance: Chance, name: str = "chance") -> random.Random:
    """Return a generator of random numbers; None stands for that of the operating system.

    >>> chance_of(7).random() == chance_of(random.Random(7)).random()
    True

    Args:
        chance: a generator, or a seed from 0 to 2^62 - 1.
        name: the name of the argument for the message of an error.

    Raises:
        ArgumentError: it is neither of them.
    """
    if chance is None:
        return _SYSTEM
    if isinstance(chance, random.Random):
        return chance
    try:
        return random.Random(integer(chance, 0, HIGHEST_SEED, name))
    except ArgumentError:
        expected = "a seed from 0 to 2^62 - 1, or a random.Random"
        raise wrong(name, chance, expected) from None


def floats_of(chance: Random, name: str = "random") -> Callable[[], float]:
    """Return a function that gives floats in [0, 1), from a source of randomness or as it is.

    >>> floats_of(7)() == random.Random(7).random()
    True

    Args:
        chance: a generator, the seed of one, None for the system's, or such a function.
        name: the name of the argument for the message of an error.

    Raises:
        ArgumentError: it is none of them.
    """
    if callable(chance) and not isinstance(chance, type):
        return chance
    try:
        return chance_of(chance, name).random  # type: ignore[arg-type] # a class is refused
    except ArgumentError:
        expected = "a seed from 0 to 2^62 - 1, a random.Random, or a function that gives floats"
        raise wrong(name, chance, expected) from None
