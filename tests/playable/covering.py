"""Covering arrays: few rule sets that together have every pair of option values."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from buur.variants.model import Variant
from buur.variants.options import Value
from buur.variants.rule_set import OPTIONS
from tests.chance import seeded
from tests.playable.completion import completed, is_accepted, unchecked, with_value
from tests.playable.option_pool import values_of

TRIES: Final = 3
"""Attempts at a rule set with a pair of values before the pair counts as refused."""

MORE_TRIES: Final = 8
"""Attempts at a rule set with a value before the value counts as refused."""

MOST_ENRICHED: Final = 8
"""Values of an option that are tried for more pairs in a rule set."""

Pair = tuple[tuple[str, Value], tuple[str, Value]]


class Coverage(NamedTuple):
    """A covering array, and the pairs that no rule set was found for."""

    rules: list[Variant]
    refused: list[Pair]


class _Pairs:
    """The pairs of values that no rule set has had so far."""

    def __init__(self, values: list[tuple[str, Value]]) -> None:
        self.values = values
        self.number = {one: number for number, one in enumerate(self.values)}
        self._by_option: dict[str, list[int]] = {}
        for number, (name, _) in enumerate(self.values):
            self._by_option.setdefault(name, []).append(number)
        group = np.array([list(OPTIONS).index(name) for name, _ in self.values])
        self.missing: NDArray[np.bool_] = group[:, None] != group[None, :]

    def remove(self, options: dict[str, Value]) -> None:
        """Count the pairs of a rule set as had."""
        row = [self.number[one] for one in options.items() if one in self.number]
        self.missing[np.ix_(row, row)] = False

    def remove_one(self, pair: Pair) -> None:
        """Count one pair as had."""
        one, other = (self.number[value] for value in pair)
        self.missing[one, other] = self.missing[other, one] = False

    def first(self) -> Pair | None:
        """Return a missing pair of the value that misses most, None if all were had."""
        counts = self.missing.sum(axis=1)
        if not counts.any():
            return None
        one = int(counts.argmax())
        return self.values[one], self.values[int(self.missing[one].argmax())]

    def better(self, options: dict[str, Value], name: str) -> list[Value]:
        """Return the values of an option that have missing pairs with the others, most first."""
        row = [self.number[one] for one in options.items() if one in self.number]
        gains = self.missing[row].sum(axis=0)
        numbers = sorted(self._by_option.get(name, ()), key=lambda number: -gains[number])
        now = self.number.get((name, options[name]))
        least = 0 if now is None else gains[now]
        return [self.values[number][1] for number in numbers if gains[number] > least]


def possible_values(base: Variant, source: random.Random) -> list[tuple[str, Value]]:
    """Return the values of options that some rules of a frame have."""
    tries = range(MORE_TRIES)
    return [
        (name, value)
        for name in OPTIONS
        for value in values_of(name)
        if any(completed(base, {name: value}, (name,), source) for _ in tries)
    ]


def pairwise(base: Variant) -> Coverage:
    """Return rules of one frame, such that any two option values occur together in one of them.

    Pairs are left out for which no rules are accepted. The result is the same on every call.
    """
    source = seeded(f"pairs of {base.code}")
    pairs = _Pairs(possible_values(base, source))
    found = Coverage([], [])
    while (pair := pairs.first()) is not None:
        names = tuple(name for name, _ in pair)
        tries = (completed(base, dict(pair), names, source) for _ in range(TRIES))
        rules = next(filter(None, tries), None)
        if rules is None:
            found.refused.append(pair)
            pairs.remove_one(pair)
        else:
            rules = _enriched(base, rules, pairs, names)
            found.rules.append(rules)
            pairs.remove(rules.options)
    return found


def _enriched(base: Variant, rules: Variant, pairs: _Pairs, pinned: tuple[str, ...]) -> Variant:
    """Return rules with values of other options that have missing pairs and are accepted."""
    options, now = rules.options, unchecked(base, rules.options)
    for name in OPTIONS:
        for value in pairs.better(options, name)[:MOST_ENRICHED] if name not in pinned else ():
            if is_accepted(now, name, value):
                options[name], now = value, with_value(now, name, value)
                break
    return base.with_options(options)
