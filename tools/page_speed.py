"""Speed of the page: ``python -m tools.page_speed``, which ``./buur bench --page`` runs.

Every figure stands beside a fixed loop that the same browser ran just before and after it, and
their ratio says more than milliseconds: a machine that does other things at the same time slows
both. ``--rounds N`` measures everything so often, of which the median counts; ``--json`` prints
JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import Final, NamedTuple

from playwright.async_api import Browser, CDPSession, Page

from buur.benchmarks.machine import machine
from buur.cli.output import print_json, print_table
from tools.chromium import chromium
from tools.exploratory_player import ExploratoryPlayer, Seen
from tools.frame_costs import frame_costs, recorded
from tools.live_server import LiveServer
from tools.needs import NeedError

ROUNDS: Final = 3
PHONE: Final = (390, 844)
DESKTOP: Final = (1440, 900)
LATENCY: Final = 150
"""Milliseconds of a phone's network, there and back."""

DOWN, UP = 1_600_000 // 8, 750_000 // 8
"""Bytes a second of that network."""

SLOWER: Final = 4
"""By how much a phone's processor is slower than this one."""

CARDS: Final = 9
KEPT: Final = 6
"""Cards in a hand, at first and after three tricks."""

REACTION: Final = 0.15
"""Seconds in which nobody has pressed yet what he has only just seen."""

LOOK: Final = 0.03
"""Seconds between two looks at a page, so that the looks take no part in its frames."""

_LOOP: Final = """() => {
  const started = performance.now();
  let sum = 0;
  for (let i = 0; i < 3e7; i += 1) sum = (sum * 31 + i) | 0;
  return sum === 0.5 ? 0 : performance.now() - started;
}"""
_CARDS: Final = f"""
window.firstCards = 0;
new MutationObserver((_, watcher) => {{
  if (document.querySelectorAll(".hand button.card").length < {CARDS}) return;
  watcher.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.firstCards = performance.now())));
}}).observe(document, {{ childList: true, subtree: true }});
"""


class Figure(NamedTuple):
    """What is measured."""

    name: str
    label: str
    goal: int
    """Milliseconds on a machine that does nothing else."""


class Value(NamedTuple):
    """A figure as it was found once."""

    milliseconds: float
    loop: float
    """Milliseconds of the loop beside it."""

    @property
    def ratio(self) -> float:
        """How many loops it took."""
        return self.milliseconds / self.loop


@dataclass(frozen=True)
class Stand:
    """Where measurements are made."""

    browser: Browser
    server: LiveServer

    async def loop(self) -> float:
        """Return the milliseconds of the loop."""
        page = await self.browser.new_page()
        try:
            return float(await page.evaluate(_LOOP))
        finally:
            await page.close()

    async def new_page(self, size: tuple[int, int]) -> Page:
        """Open a browser that has never been here and in which everything moves."""
        context = await self.browser.new_context(
            locale="fr-CH",
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="no-preference",
            service_workers="block",
        )
        return await context.new_page()


async def cards_on_phone(stand: Stand) -> tuple[float]:
    """Return the milliseconds until one's own cards are on the screen of a phone."""
    return (await first_cards(stand, PHONE, throttled=True),)


async def cards_on_desktop(stand: Stand) -> tuple[float]:
    """Return the milliseconds until one's own cards are in a large window."""
    return (await first_cards(stand, DESKTOP, throttled=False),)


async def first_cards(stand: Stand, size: tuple[int, int], *, throttled: bool) -> float:
    """Return the milliseconds until one's own cards are there on a new device."""
    url, tables = await taken_seat(stand)
    page = await stand.new_page(size)
    try:
        await page.context.add_cookies([{"name": "buur", "value": "fr.french", "url": url}])
        await page.add_init_script(f"localStorage.setItem('buur.tables', {json.dumps(tables)})")
        await page.add_init_script(_CARDS)
        if throttled:
            await throttle(await page.context.new_cdp_session(page))
        await page.goto(url, wait_until="commit")
        shown = await page.wait_for_function("() => window.firstCards", polling=100)
        return float(await shown.json_value())
    finally:
        await page.context.close()


async def taken_seat(stand: Stand) -> tuple[str, str]:
    """Take a seat until cards are dealt; return its address and what the device remembers."""
    page = await stand.new_page(PHONE)
    try:
        await page.goto(stand.server.url)
        await page.locator("button.play").click()
        async for _ in ExploratoryPlayer(page).moments():
            if await held(page) == CARDS:
                break
        return page.url, str(await page.evaluate("localStorage.getItem('buur.tables')"))
    finally:
        await page.context.close()


async def held(page: Page) -> int:
    """Return how many cards the hand holds."""
    return await page.locator(".hand button.card").count()


async def throttle(session: CDPSession) -> None:
    """Make a page as slow as a phone."""
    wanted = {"latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP}
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", {"offline": False, **wanted})
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


class Discreet(ExploratoryPlayer):
    """Plays without a part in the page's frames: what it asks is no work of theirs."""

    async def look(self) -> Seen:
        """Wait until there is something to press that nothing flies over."""
        while True:
            seen = await self.glimpse()
            if seen is not None and not seen.covered:
                return seen
            await asyncio.sleep(LOOK)

    async def play_until(self, done: Callable[[Seen], Awaitable[bool]]) -> None:
        """Press as soon as a person could, not in the very frame in which something appears."""
        while not await done(seen := await self.look()):
            await asyncio.sleep(REACTION)
            await self.press(seen)


async def longest_frames(stand: Stand) -> tuple[float, float]:
    """Return the longest frame of three tricks, and that of a deal's end with its account."""
    page = await stand.new_page(PHONE)
    try:
        player = Discreet(page)
        await page.goto(stand.server.url)
        # A click by the driver would leave listeners behind, which cost every press that follows.
        await page.locator("button.play").press("Enter")
        await page.locator("main.table").wait_for()

        async def keeps(seen: Seen, cards: int) -> bool:
            return bool(seen.card) and await held(page) == cards

        async def is_counted(seen: Seen) -> bool:
            return seen.dialog == "summary"

        begun = await recorded(
            stand.browser, page, lambda: player.play_until(lambda seen: keeps(seen, KEPT))
        )
        await player.play_until(lambda seen: keeps(seen, 1))
        ended = await recorded(stand.browser, page, lambda: player.play_until(is_counted))
        first, last = (max(frame_costs(recording)) for recording in (begun, ended))
        return SLOWER * first, SLOWER * last
    finally:
        await page.context.close()


class Run(NamedTuple):
    """What is measured at once."""

    figures: tuple[Figure, ...]
    measure: Callable[[Stand], Awaitable[tuple[float, ...]]]


RUNS: Final = (
    Run((Figure("cards-phone", "first own cards, cold, throttled phone", 1200),), cards_on_phone),
    Run((Figure("cards-desktop", "first own cards, cold, desktop", 400),), cards_on_desktop),
    Run(
        (
            Figure("frame-cards", f"longest frame in three tricks, CPU ×{SLOWER}", 32),
            Figure("frame-account", f"longest frame to the account, CPU ×{SLOWER}", 32),
        ),
        longest_frames,
    ),
)


async def measure(rounds: int) -> list[tuple[Figure, Value]]:
    """Return every figure with the median of some rounds."""
    found: dict[Figure, list[Value]] = {figure: [] for run in RUNS for figure in run.figures}
    with tempfile.TemporaryDirectory() as folder, LiveServer(Path(folder) / "tables.db") as server:
        async with chromium() as browser:
            stand = Stand(browser, server)
            for _ in range(rounds):
                for run in RUNS:
                    for figure, value in await measured(stand, run):
                        found[figure].append(value)
    return [
        (figure, sorted(values, key=lambda value: value.ratio)[len(values) // 2])
        for figure, values in found.items()
    ]


async def measured(stand: Stand, run: Run) -> list[tuple[Figure, Value]]:
    """Measure once, between two loops."""
    if sys.stderr.isatty():
        print(f"\r\033[K{run.figures[0].label}", end="", file=sys.stderr)
    before = await stand.loop()
    milliseconds = await run.measure(stand)
    loop = mean([before, await stand.loop()])
    return [
        (figure, Value(each, loop)) for figure, each in zip(run.figures, milliseconds, strict=True)
    ]


def as_json(found: Sequence[tuple[Figure, Value]], rounds: int) -> None:
    """Print figures for programs."""
    figures = [
        {
            "name": figure.name,
            "milliseconds": value.milliseconds,
            "loop": value.loop,
            "ratio": value.ratio,
            "goal": figure.goal,
        }
        for figure, value in found
    ]
    print_json({"machine": machine(), "rounds": rounds, "figures": figures})


def as_table(found: Sequence[tuple[Figure, Value]]) -> None:
    """Print figures for people."""
    rows = [
        (
            figure.label,
            f"{value.milliseconds:.0f} ms",
            f"{value.loop:.0f} ms",
            f"× {value.ratio:.3g}",
            f"≤ {figure.goal} ms",
        )
        for figure, value in found
    ]
    print_table(["figure", "value", "loop beside it", "ratio", "goal"], rows)
    print(" · ".join(f"{key}: {value}" for key, value in machine().items()))


def main(arguments: list[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.page_speed", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of which the median counts")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args(arguments)
    try:
        found = asyncio.run(measure(chosen.rounds))
    except NeedError as error:
        print(f"page_speed: {error}", file=sys.stderr)
        return 2
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    if chosen.json:
        as_json(found, chosen.rounds)
    else:
        as_table(found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
