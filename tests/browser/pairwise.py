"""Pairwise choice of conditions: few cases in which any two conditions meet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product

Case = dict[str, str]
"""A value of each factor."""

Pair = tuple[tuple[str, str], tuple[str, str]]
"""Two factors with their values."""


def pairwise_cases(
    rows: Sequence[Mapping[str, str]], factors: Mapping[str, Sequence[str]]
) -> list[Case]:
    """Return a case for each row, with values of the factors that have met the least before.

    >>> rows = [{"kind": "page"}] * 4
    >>> cases = pairwise_cases(rows, {"deck": ["french", "swiss"], "lang": ["fr", "de"]})
    >>> [f"{case['deck']} {case['lang']}" for case in cases]
    ['french fr', 'swiss de', 'french de', 'swiss fr']

    The choice is the same each time. Any two values meet once there are enough rows.

    Args:
        rows: what is given of each case.
        factors: the values that may be chosen, by the name of the factor.
    """
    choices = [dict(zip(factors, values, strict=True)) for values in product(*factors.values())]
    met: dict[Pair, int] = {}
    found = []
    for row in rows:
        cases = ({**row, **choice} for choice in choices)
        best = min(cases, key=lambda case: sorted(met.get(pair, 0) for pair in pairs_in(case)))
        for pair in pairs_in(best):
            met[pair] = met.get(pair, 0) + 1
        found.append(best)
    return found


def pairs_in(case: Mapping[str, str]) -> Iterator[Pair]:
    """Yield any two factors of a case with their values."""
    return combinations(case.items(), 2)
