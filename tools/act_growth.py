"""Growth of the time of a card with worlds and rounds: ``python -m tools.act_growth``.

Four of the sharp player in deals of Schieber, each with so many ways the hidden cards may lie and
so many rounds. Counted is the processor's time of acts where there was something to choose.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from buur.arena import play_deals
from buur.arena.act_times import TimedBot, quantile
from buur.benchmarks.machine import machine
from buur.bots.budget import Budget
from buur.bots.levels.sharp import Sharp
from buur.bots.search.card_search import SearchSettings
from buur.variants.registry import variant

DEALS: Final = 4
WORLDS: Final = (100, 500, 1500)
ROUNDS: Final = (300, 1000, 8000)
MILLI: Final = 1000


def player(worlds: int, rounds: int, seed: int) -> Sharp:
    """Return a sharp player with so many worlds and rounds."""
    made = Sharp(seed, Budget(rounds=rounds))
    made.settings = SearchSettings(worlds=worlds)
    return made


def seconds(worlds: int, rounds: int, deals: int) -> list[float]:
    """Return the seconds of each act."""
    found: list[float] = []
    rules = variant("schieber")
    players = [TimedBot(player(worlds, rounds, seat), found) for seat in range(rules.seats)]
    play_deals(rules, players, 0, deals)
    return found


def table(worlds: Sequence[int], rounds: Sequence[int], deals: int) -> Iterator[str]:
    """Give the lines of a table in Markdown, milliseconds: half of the acts, and 95 %."""
    yield "| worlds | " + " | ".join(f"{count} rounds" for count in rounds) + " |"
    yield "| --- |" + " --- |" * len(rounds)
    for count in worlds:
        cells = [seconds(count, many, deals) for many in rounds]
        shown = [
            ", ".join(f"{MILLI * quantile(cell, share):.3g}" for share in (0.5, 0.95))
            for cell in cells
        ]
        yield f"| {count} | " + " | ".join(shown) + " |"


def main(arguments: Sequence[str]) -> int:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.act_growth", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--worlds", nargs="+", type=int, default=list(WORLDS))
    parser.add_argument("--rounds", nargs="+", type=int, default=list(ROUNDS))
    parser.add_argument("--deals", type=int, default=DEALS)
    asked = parser.parse_args(arguments)
    seconds(asked.worlds[0], asked.rounds[0], 1)  # compiles what is to be compiled
    print(", ".join(str(value) for value in machine().values()), end="\n\n")
    for line in table(asked.worlds, asked.rounds, asked.deals):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
