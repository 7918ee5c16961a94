"""Where the time of a searching bot's card goes: ``python -m tools.act_parts sharp``.

Functions are timed where the search calls them, by the processor's time; what none of them takes is
the rest: views, packing, and the acts that need no search.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from time import process_time
from typing import Any, Final
from unittest.mock import patch

from buur.arena import play_deals
from buur.arena.act_times import TimedBot
from buur.bots import bot
from buur.variants.registry import PRESETS, variant

PARTS: Final = {
    "beliefs: hands that the others may hold": "buur.bots.search.card_search:imagine",
    "utility: what everybody plays for": "buur.bots.search.card_search:utility_of",
    "rules and position packed": "buur.bots.search.card_search:packed_game",
    "tree and its ends, compiled": "buur.bots.search.card_search:grow",
}
"""Functions by the name under which they are called; none of them calls another."""
DEALS: Final = 4
PERCENT: Final = 100


@contextmanager
def stopped(parts: dict[str, str]) -> Iterator[dict[str, float]]:
    """Time functions while the block runs; gives their seconds by the names of the parts."""
    seconds = dict.fromkeys(parts, 0.0)
    with ExitStack() as stack:
        for name, place in parts.items():
            module, _, function = place.partition(":")
            home = importlib.import_module(module)
            timed = _timed(getattr(home, function), name, seconds)
            stack.enter_context(patch.object(home, function, timed))
        yield seconds


def _timed(inner: Callable[..., Any], name: str, seconds: dict[str, float]) -> Callable[..., Any]:
    def outer(*arguments: Any, **named: Any) -> Any:
        begun = process_time()
        try:
            return inner(*arguments, **named)
        finally:
            seconds[name] += process_time() - begun

    return outer


def shares(
    name: str, rules: str, deals: int, parts: dict[str, str]
) -> tuple[float, int, dict[str, float]]:
    """Return the seconds of all choices, how many there were, and the seconds of the parts."""
    found: list[float] = []
    chosen = variant(rules)
    play_deals(chosen, [bot(name, seat) for seat in range(chosen.seats)], 0, 1)  # compiles
    with stopped(parts) as seconds:
        players = [TimedBot(bot(name, seat), found) for seat in range(chosen.seats)]
        play_deals(chosen, players, 1, deals)
    return sum(found), len(found), seconds


def table(name: str, rules: str, deals: int, parts: dict[str, str]) -> Iterator[str]:
    """Give the lines of a table in Markdown."""
    total, acts, seconds = shares(name, rules, deals, parts)
    seconds["the rest"] = total - sum(seconds.values())
    yield "| part | ms an act | share |"
    yield "| --- | --- | --- |"
    for part, taken in {**seconds, f"all, {acts} acts with a choice": total}.items():
        yield f"| {part} | {1000 * taken / acts:.3g} | {PERCENT * taken / total:.0f} % |"


def main(arguments: Sequence[str]) -> int:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.act_parts", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("bot")
    parser.add_argument("--rules", choices=PRESETS, default="schieber")
    parser.add_argument("--deals", type=int, default=DEALS)
    asked = parser.parse_args(arguments)
    print("\n".join(table(asked.bot, asked.rules, asked.deals, PARTS)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
