"""Beginning a partie, or single deals, in one line."""

from __future__ import annotations

import random
from collections.abc import Iterator

from buur.play.chance import settle
from buur.play.state import State
from buur.variants.model import Variant
from buur.variants.registry import variant


def _rules(rules: str | Variant) -> Variant:
    return variant(rules) if isinstance(rules, str) else rules


def start(rules: str | Variant = "chibre", chance: random.Random | None = None) -> State:
    """Return a partie with the first cards dealt.

    Args:
        rules: the name of a preset, or rules of your own.
        chance: a seeded generator for a reproducible partie; the system's by default.
    """
    chosen = _rules(rules)
    fresh = State(variant=chosen, scores=(0,) * chosen.lines)
    return settle(fresh, (chance or random.SystemRandom()).random)


def deals(rules: str | Variant = "chibre", chance: random.Random | None = None) -> Iterator[State]:
    """Yield single deals without end, each the first of a partie of its own, cards dealt.

    >>> first = next(iter(deals("schieber", random.Random(1))))
    >>> len(first.hand(0)), first.phase
    (9, 'choose')
    """
    chosen, source = _rules(rules), chance or random.SystemRandom()
    while True:
        yield start(chosen, source)
