"""Thinking time of a bot in every game: ``python -m tools.act_times sharp@4000``.

The processor's time of this process, so that other programs do not stretch it; on one core that is
what a player waits. Counted are acts where there was something to choose. The bot holds all seats.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from buur.arena.act_times import act_seconds, quantile
from buur.benchmarks.machine import machine
from buur.variants.registry import PRESETS, variant

DEALS: Final = 4
SHARES: Final = (0.5, 0.95, 0.99, 1.0)
MILLI: Final = 1000
ALL: Final = "all"


def table(name: str, presets: Sequence[str], deals: int) -> Iterator[str]:
    """Give the lines of a table in Markdown as they are found, milliseconds."""
    yield "| rules | acts | half | 95 % | 99 % | longest |"
    yield "| --- |" + " --- |" * (1 + len(SHARES))
    every: list[float] = []
    for preset in presets:
        seconds = act_seconds(variant(preset), name, deals)
        every += seconds
        yield _line(f"`{preset}`", seconds)
    yield _line(ALL, every)


def _line(head: str, seconds: Sequence[float]) -> str:
    times = [f"{MILLI * quantile(seconds, share):.3g}" for share in SHARES]
    return f"| {head} | {len(seconds)} | {' | '.join(times)} |"


def main(arguments: Sequence[str]) -> int:
    """Measure a bot and print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.act_times", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("bot")
    parser.add_argument("--rules", nargs="+", choices=PRESETS, default=list(PRESETS))
    parser.add_argument("--deals", type=int, default=DEALS, help="of each game")
    asked = parser.parse_args(arguments)
    act_seconds(variant(asked.rules[0]), asked.bot, 1)  # compiles what is to be compiled
    print(", ".join(str(value) for value in machine().values()), end="\n\n")
    for line in table(asked.bot, asked.rules, asked.deals):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
