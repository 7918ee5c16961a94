"""Warm-up of the bots that search: compilation of their kernels before times are measured."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from buur.arena.boards import play_deals
from buur.bots.registry import THINKERS, factory
from buur.variants.model import Variant

SEED: Final = 1
"""Seed of the deal that is played."""


def searching_levels(names: Iterable[str]) -> tuple[str, ...]:
    """Return the levels among contestants that search, each once."""
    levels = (re.split("[@+]", name, maxsplit=1)[0] for name in names)
    return tuple(level for level in dict.fromkeys(levels) if level in THINKERS)


def warm_up(rules: Variant, names: Iterable[str]) -> None:
    """Play a deal with the bots that search, with the smallest budget.

    The others have nothing to compile.

    Args:
        rules: the rules of the deal.
        names: the names of contestants; those that are not Buur's own are left out.
    """
    for level in searching_levels(names):
        make = factory(f"{level}@1")
        play_deals(rules, [make(seat) for seat in range(rules.seats)], SEED, 1)
