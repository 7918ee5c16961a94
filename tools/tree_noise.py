"""Cost of the randomness of a search: ``python -m tools.tree_noise``.

In positions of Schieber the value of a card is the mean of many trees, each over its own worlds. A
search with few trees sometimes chooses another card. This prints its mean loss in points for
numbers of worlds, trees and rounds.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import fmean, stdev
from typing import Final

from buur.benchmarks.machine import machine
from buur.bots import bot
from buur.bots.budget import Budget
from buur.bots.levels.sharp import Master, Sharp
from buur.bots.search.card_search import Search, SearchSettings, prepare_search, run_search
from buur.cards import Card
from buur.play.model.events import Played
from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.play.table import Table
from buur.variants.registry import variant

JUDGES: Final = 24
"""Trees of which the mean is the value of a card."""
ROUNDS: Final = 8000
"""Of each of these."""
_MANY: Final = replace(Master.settings, second_policy=None)
SEARCHES: Final = (
    (Sharp.settings, Sharp.rounds),
    (replace(Sharp.settings, trees=2), Sharp.rounds),
    (replace(_MANY, trees=1), Master.rounds),
    (_MANY, Master.rounds),
    (replace(_MANY, trees=8), 2 * Master.rounds),
)
"""Settings that are compared, with their rounds."""
SEEDS: Final = 3
"""Searches of each setting in a position."""
LAID: Final = 28
"""Most cards that are played before a position."""


def moments(count: int) -> Iterator[Partie]:
    """Yield positions of different deals with three legal cards or more."""
    dice = random.Random(0)
    while count:
        state = _moment(dice.randrange(LAID), random.Random(dice.random()))
        if state is not None:
            count -= 1
            yield state


def _moment(laid: int, chance: random.Random) -> Partie | None:
    table = Table(variant("schieber"), [bot("steady", seat) for seat in range(4)], chance=chance)
    while not table.state.history and (event := table.next_event()) is not None:
        table.do(event)
        laid -= isinstance(event, Played)
        state = table.state
        if laid <= 0 and state.phase == "play" and len(state.legal.cards) > 2:
            return state
    return None


def _begun(state: Partie, seed: int, mind: SearchSettings, rounds: int) -> Search:
    deal = deal_of(state)
    search = prepare_search(state.view(deal.turn), deal, seed, mind, rounds)
    if search is None:
        raise AssertionError("Schieber is played for points")
    return search


def judged(state: Partie, trees: int, rounds: int) -> dict[Card, float]:
    """Return the value of each card by so many trees of so many rounds."""
    sums: dict[Card, float] = {}
    for seed in range(1, 1 + trees):
        search = _begun(state, seed, SearchSettings(), rounds)
        search.grow(0, search.cards, rounds - rounds % len(search.cards))
        for thought in search.results():
            sums[thought.card] = sums.get(thought.card, 0.0) + thought.gain / trees
    return sums


def loss(state: Partie, judgement: dict[Card, float], mind: SearchSettings, rounds: int) -> float:
    """Return the mean loss of the cards that a search finds best."""
    found = []
    for seed in range(1000, 1000 + SEEDS):
        search = _begun(state, seed, mind, rounds)
        run_search(search, Budget(rounds=rounds))
        found.append(judgement[search.results()[0].card])
    return max(judgement.values()) - fmean(found)


def table(searches: Sequence[tuple[SearchSettings, int]], count: int, judges: int) -> Iterator[str]:
    """Give the lines of a table in Markdown."""
    losses: list[list[float]] = [[] for _ in searches]
    for state in moments(count):
        judgement = judged(state, judges, ROUNDS)
        for (mind, rounds), found in zip(searches, losses, strict=True):
            found.append(loss(state, judgement, mind, rounds))
    yield "| worlds | trees | rounds | worse by, points a card |"
    yield "| --- | --- | --- | --- |"
    for (mind, rounds), found in zip(searches, losses, strict=True):
        error = stdev(found) / len(found) ** 0.5
        yield f"| {mind.worlds} | {mind.trees} | {rounds} | {fmean(found):.2f} ± {error:.2f} |"


def main(arguments: Sequence[str]) -> int:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.tree_noise", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--moments", type=int, default=100)
    parser.add_argument("--judges", type=int, default=JUDGES, help="trees that judge the cards")
    given = parser.parse_args(arguments)
    print(", ".join(str(value) for value in machine().values()), end="\n\n", flush=True)
    for line in table(SEARCHES, given.moments, given.judges):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
