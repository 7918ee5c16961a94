"""Margin of a side that sees all hands: ``python -m tools.open_hand_margin steady``.

A side that sees all hands, and plays what the solver finds best, meets a bot in deals that are
played twice, the sides changed. It names contracts, declares and claims like the steady player.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from statistics import fmean, stdev
from typing import Final

from buur.bots import Bot, bot
from buur.cards import Card
from buur.contracts import Contract
from buur.play.model.events import Act, Played
from buur.play.model.state import deal_of
from buur.play.table import Table
from buur.play.views import View
from buur.solver import Position, Solver
from buur.variants.registry import variant

RULES: Final = variant("schieber")


class Seer:
    """Plays as if all hands were open."""

    name = "seer"

    def __init__(self, seed: int) -> None:
        self._steady = bot("steady", seed)
        self.table: Table | None = None
        """Where it sees the hands."""

    def choose(self, view: View) -> Act:
        """Return the best card there is, the steady player's if it is one; else its act."""
        usual = self._steady.choose(view)
        if not isinstance(usual, Played) or self.table is None:
            return usual
        best = _best(self.table)
        return usual if usual.card in best else view.legal.played(best[0])

    def interject(self, view: View) -> Act | None:
        """Return what the steady player claims."""
        return self._steady.interject(view)


def _best(table: Table) -> list[Card]:
    """Return the cards than which none is better with all hands open."""
    deal = deal_of(table.state)
    if deal.contract is None:
        raise AssertionError("cards are played under a contract")
    hands = tuple(int(hand) for hand in deal.hands)
    won = frozenset(deal.sides[trick.winner] for trick in deal.tricks)
    position = Position(hands, deal.leader, tuple(deal.lying), won=won)
    results = _solver(deal.contract).solve(position)
    most = max(result.points for result in results)
    return [result.card for result in results if result.points == most]


@lru_cache
def _solver(contract: Contract) -> Solver:
    return Solver(contract, RULES.play.policy_of(1))


def lead(name: str, seed: int) -> float:
    """Return how many points a deal the side that sees is ahead of a bot."""
    return fmean(_ahead(name, seed, side) for side in (0, 1))


def _ahead(name: str, seed: int, side: int) -> float:
    seers = [Seer(seat) for seat in range(RULES.seats)]
    players: list[Bot] = [
        seers[seat] if seat % 2 == side else bot(name, seat) for seat in range(RULES.seats)
    ]
    table = Table(RULES, players, chance=Random(f"{seed}"))
    for seer in seers:
        seer.table = table
    while not table.state.history and (event := table.next_event()) is not None:
        table.do(event)
    return float(table.state.scores[side] - table.state.scores[1 - side])


def main(arguments: Sequence[str]) -> int:
    """Play and print the lead with its standard error."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.open_hand_margin", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("bot")
    parser.add_argument("--deals", type=int, default=150)
    given = parser.parse_args(arguments)
    leads = [lead(given.bot, seed) for seed in range(given.deals)]
    error = stdev(leads) / len(leads) ** 0.5
    print(f"over {given.bot}: {fmean(leads):+.1f} ± {error:.1f} points a deal of schieber")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
