"""Figures of the choice of a row: ``python -m tests.games.choosers RULES PARTIES NAIVE``.

One line of the slate chooses as steady does, the others as a naive player; everybody plays his
cards as steady does. Each party is played once for every line with the same cards.
"""

from __future__ import annotations

import sys
from statistics import fmean, stdev

from buur.bots.heuristics.row_choice import best_way, own_points
from buur.bots.levels.steady import Steady
from buur.play.model.events import Act, Chosen, Pushed
from buur.play.players import Bot
from buur.play.queries.checklist import rows_open
from buur.play.table import Table
from buur.play.views import View
from buur.variants.registry import variant
from tests.chance import seeded

DEAL = 157
"""A naive player chooses rather than pushes from his side's share of these points."""


class Naive(Steady):
    """Plays the row in which his hand makes the most points, whatever else is open.

    With ``factors`` it is the most points times the factor of the row.
    """

    def __init__(self, seed: int, *, factors: bool) -> None:
        super().__init__(seed)
        self._factors = factors

    def choose(self, view: View) -> Act:
        """Return the act for a view whose seat is on turn."""
        if view.state.phase != "choose":
            return super().choose(view)
        rules, hand = view.state.variant, view.hand.mask
        rows = rows_open(view.state, view.seat)
        made = {row: own_points(rules, hand, best_way(rules, hand, row.key)) for row in rows}
        best = max(rows, key=lambda row: made[row] * (row.factor if self._factors else 1))
        if made[best] < DEAL / rules.lines and view.legal.may_push:
            return Pushed(view.seat)
        return Chosen(view.seat, best_way(rules, hand, best.key), best.number)


def advantage(name: str, parties: int, *, factors: bool, seed: int = 1) -> tuple[float, float]:
    """Return by how many points of a party a line beats the others, with the standard error."""
    rules = variant(name)
    found = []
    for number in range(parties):
        gaps = []
        for line in range(rules.lines):
            players: list[Bot] = [
                Steady(seat) if own == line else Naive(seat, factors=factors)
                for seat, own in enumerate(rules.teams)
            ]
            table = Table(rules, players, chance=seeded(1000 * seed + number))
            for _ in table.run():
                pass
            scores = table.state.scores
            others = [points for own, points in enumerate(scores) if own != line]
            gaps.append(scores[line] - fmean(others))
        found.append(fmean(gaps))
    return fmean(found), stdev(found) / parties**0.5


if __name__ == "__main__":
    gap, error = advantage(sys.argv[1], int(sys.argv[2]), factors=sys.argv[3] == "factors")
    sys.stdout.write(f"{sys.argv[1]}: {gap:+.0f} ± {error:.0f}\n")
