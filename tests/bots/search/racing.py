"""Gain of playing for the partie: ``python -m tests.bots.search.racing RULES PARTIES [SCORE]``.

Two partners search with the prize for being first at the target, two without. Each party is
played twice with the same cards, the sides changed; from nothing, or from a score of both sides.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from statistics import fmean, stdev

from buur.bots.budget import Budget
from buur.bots.levels.sharp import Sharp
from buur.bots.search.card_search import Search
from buur.play.table import Table
from buur.play.views import View
from buur.variants.registry import variant
from tests.chance import seeded

ROUNDS = 500


class PointsOnly(Sharp):
    """Searches for points, as if no target were near."""

    def _prepared(self, view: View, seed: int) -> Search | None:
        search = super()._prepared(view, seed)
        if search is None:
            return None
        utility = search.problem.utility._replace(partie_bonus=0.0)
        return replace(search, problem=search.problem._replace(utility=utility))


def won(name: str, seed: int, side: int, score: int) -> float:
    """Return 1 if the side that plays for the partie wins it, a half where nobody does."""
    players = [
        (Sharp if seat % 2 == side else PointsOnly)(seat, Budget(rounds=ROUNDS))
        for seat in range(4)
    ]
    table = Table(variant(name), players, chance=seeded(seed))
    table.state = replace(table.state, scores=(score, score))
    for _ in table.run():
        pass
    result = table.state.result
    return 0.5 if result is None or result.winner is None else float(result.winner == side)


def main(name: str, parties: int, score: int = 0) -> None:
    """Print the share of parties won and its standard error."""
    pairs = [fmean(won(name, seed, side, score) for side in (0, 1)) for seed in range(parties)]
    error = stdev(pairs) / parties**0.5
    sys.stdout.write(f"{name} from {score}: {fmean(pairs):.3f} ± {error:.3f}\n")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
