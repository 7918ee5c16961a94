"""Duration of a deal at the page, for a person who plays at once: ``python -m tools.deal_times``.

The person has seat 0 of a table with three bots and presses as soon as there is something to
press. The time runs from the first question or playable card to the account of the deal. Each
argument is a JSON object of the page's settings; by default the deal is played at every pace.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, Page

from buur.client import Invitation, open_table
from tools.chromium import chromium
from tools.exploratory_player import ExploratoryPlayer
from tools.live_server import LiveServer

PACES: Final = ("slow", "normal", "fast")
SEED: Final = 14
LOOK: Final = 0.02
"""Seconds between two looks at the page."""

_SETTINGS: Final = "localStorage.setItem('buur.settings', JSON.stringify(%s));"


async def deal_seconds(page: Page) -> float:
    """Return the seconds from the first thing to press to the account of the deal."""
    player = ExploratoryPlayer(page)
    started: float | None = None
    while True:
        seen = await player.glimpse()
        if seen is None or seen.covered:
            await asyncio.sleep(LOOK)
            continue
        if started is None:
            started = time.monotonic()
        if seen.dialog in ("summary", "end"):
            return time.monotonic() - started
        await player.press(seen)


async def measured(browser: Browser, server: LiveServer, rules: str, settings: Any) -> float:
    """Return the seconds of the first deal of a new table, with these settings of the page."""
    context = await browser.new_context(locale="en-CH", viewport={"width": 390, "height": 844})
    await context.add_init_script(_SETTINGS % json.dumps({"lang": "en"} | settings))
    page = await context.new_page()
    seat: Invitation = open_table(server.url, rules)[0]
    await page.goto(str(seat))
    seconds = await deal_seconds(page)
    await context.close()
    return seconds


async def measure(rules: str, rounds: int, wanted: Sequence[Any]) -> None:
    """Play the deals and print their durations."""
    with (
        tempfile.TemporaryDirectory() as data,
        LiveServer(Path(data) / "tables.db", SEED, paced=True) as server,
    ):
        async with chromium() as browser:
            for settings in wanted:
                found = [await measured(browser, server, rules, settings) for _ in range(rounds)]
                times = " ".join(f"{seconds:5.1f}" for seconds in found)
                print(f"{json.dumps(settings):40} {times} s", flush=True)


def main(arguments: Sequence[str]) -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.deal_times", description=__doc__)
    parser.add_argument("settings", nargs="*", type=json.loads)
    parser.add_argument("--rules", default="chibre")
    parser.add_argument("--rounds", type=int, default=1)
    chosen = parser.parse_args(arguments)
    wanted = chosen.settings or [{"pace": pace} for pace in PACES]
    asyncio.run(measure(chosen.rules, chosen.rounds, wanted))


if __name__ == "__main__":
    main(sys.argv[1:])
