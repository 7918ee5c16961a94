"""Duels between bots in any rule set: ``python -m tests.bots.duel [--against naive] [rules ...]``.

The same cards are played once for every place: each side of two, else each seat in turn, is held
by the first bot and the rest by the other. So the luck of the deal mostly falls out. What counts
is what a place is written more per deal than the rest, points less where the lowest wins; where
one king plays a whole partie against the others, how much more often a place wins than its rest.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from statistics import fmean, stdev
from typing import Final

from buur.bots import Bot, bot
from buur.play.table import Table
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import PRESETS, variant
from tests.bots.naive import Naive

Maker = Callable[[int], Bot]
SEEDS: Final = 12
DEALS: Final = 4
"""Deals of a partie that are played where neither sheet nor king needs all of them."""


def places(rules: Variant) -> tuple[frozenset[int], ...]:
    """Return the sets of seats that the first bot takes in turn."""
    if rules.sharing == "lines" and rules.lines < rules.seats:
        lines = rules.teams
        return tuple(
            frozenset(seat for seat, own in enumerate(lines) if own == line) for line in set(lines)
        )
    return tuple(frozenset({seat}) for seat in range(rules.seats))


def partie(rules: Variant, players: Sequence[Bot], seed: int, deals: int | None) -> Table:
    """Play a partie, or its first deals, with cards that depend on seed and deal alone."""
    chance = random.Random(f"{seed}")
    table = Table(rules, players, chance=chance)
    number = 0
    while (event := table.next_event()) is not None:
        table.do(event)
        deal = table.state.deal
        if deals is not None and len(table.state.history) >= deals:
            break
        if deal is not None and deal.number != number:
            number = deal.number
            chance.seed(f"{seed}/{number}")
    return table


def gained(table: Table, mine: frozenset[int]) -> float:
    """Return by how much the line of some seats is ahead of the others, per deal."""
    state, rules = table.state, table.state.variant
    if rules.sharing == "king":
        return _won(table, mine)
    sign = -1 if rules.partie.lowest_wins else 1
    scores = state.scores
    lines = {rules.teams[seat] if rules.lines < rules.seats else seat for seat in mine}
    own = fmean(scores[line] for line in lines)
    rest = fmean(points for line, points in enumerate(scores) if line not in lines)
    return sign * (own - rest) / max(1, len(state.history))


def _won(table: Table, mine: frozenset[int]) -> float:
    """Return how often these seats won a partie, less how often the others did."""
    state = table.state
    winner = None if state.result is None else state.result.winner
    won = [float(state.team(seat) == winner) for seat in map(Seat, range(state.variant.seats))]
    own = fmean(won[seat] for seat in mine)
    return own - fmean(share for seat, share in enumerate(won) if seat not in mine)


def duel(rules: Variant, first: Maker, second: Maker, seeds: Sequence[int]) -> tuple[float, float]:
    """Return what a place of the first bot gains, and the standard error, over these seeds."""
    whole = rules.partie.finish == "checklist" or rules.sharing == "king"
    found = []
    for seed in seeds:
        gains = []
        for mine in places(rules):
            players = [(first if seat in mine else second)(seat) for seat in range(rules.seats)]
            gains.append(gained(partie(rules, players, seed, None if whole else DEALS), mine))
        found.append(fmean(gains))
    return fmean(found), stdev(found) / len(found) ** 0.5


MAKERS: Final[dict[str, Maker]] = {
    "steady": lambda seed: bot("steady", seed),
    "random": lambda seed: bot("random", seed),
    "naive": Naive,
}


def main() -> None:
    """Print a line for each rule set."""
    parser = argparse.ArgumentParser()
    parser.add_argument("rules", nargs="*")
    parser.add_argument("--against", default="naive", choices=MAKERS)
    parser.add_argument("--seeds", type=int, default=SEEDS, help="two at least")
    asked = parser.parse_args()
    for name in asked.rules or PRESETS:
        seeds = range(asked.seeds)
        mean, error = duel(variant(name), MAKERS["steady"], MAKERS[asked.against], seeds)
        sys.stdout.write(f"{name:22} {mean:+8.2f} ± {error:.2f}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
