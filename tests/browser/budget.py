"""What the page may cost, and how its costs are measured."""

from __future__ import annotations

import asyncio
import json
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.async_api import Browser, BrowserContext, CDPSession, Page

from tools.stranger import Seen, Stranger

PATIENCE: Final = 30.0
"""Seconds after which nothing to press is a fault."""
PHONE: Final = (390, 844)
LATENCY: Final = 150
"""Milliseconds of a throttled phone's network, there and back."""
DOWN, UP = 1_600_000 // 8, 750_000 // 8
"""Bytes a second of that network."""
SLOWER: Final = 4
"""By how much a phone's processor is slower than this one."""
REACTION: Final = 0.15
"""Seconds in which nobody has pressed yet what he has only just seen."""
QUIET: Final = 150.0
"""Milliseconds of `_LOOP` on a quiet machine of the kind that the budgets were set on."""
NOTICED: Final = 1.25
"""A machine that is slower than that by so much measures itself along."""

_LOOP = """() => {
  const started = performance.now();
  let sum = 0;
  for (let i = 0; i < 3e7; i += 1) sum = (sum * 31 + i) | 0;
  return sum === 0.5 ? 0 : performance.now() - started;
}"""
_FETCHED = """() =>
  performance.getEntriesByType("resource").map(({ name, startTime }) => [name, startTime])"""
_SETTINGS = "localStorage.setItem('buur.settings', JSON.stringify(%s))"
_FIRST_CARDS = """
window.firstCards = 0;
new MutationObserver((_, watcher) => {
  if (document.querySelectorAll(".hand button.card").length < 9) return;
  watcher.disconnect();
  window.cardsDrawn = performance.now();
  requestAnimationFrame(() => setTimeout(() => (window.firstCards = performance.now())));
}).observe(document, { childList: true, subtree: true });
"""


@dataclass(slots=True)
class Traffic:
    """What a page has asked for."""

    size: dict[str, int] = field(default_factory=dict)
    """Bytes on the wire by path, headers included."""
    requests: list[str] = field(default_factory=list)

    @property
    def total(self) -> int:
        """Bytes of everything."""
        return sum(self.size.values())

    def of(self, ending: str) -> int:
        """Bytes of the files with an ending."""
        named = {path.partition("?")[0]: size for path, size in self.size.items()}
        return sum(size for path, size in named.items() if path.endswith(ending))


async def slowness(page: Page) -> float:
    """Return by how much this machine is slower now than a quiet one; 1 where nobody notices."""
    ratio = float(await page.evaluate(_LOOP)) / QUIET
    return ratio if ratio > NOTICED else 1.0


async def cold(
    browser: Browser,
    url: str,
    tables: str,
    size: tuple[int, int],
    *,
    throttled: bool,
    deck: str = "french",
) -> tuple[float, Traffic, float]:
    """Open a table in a browser that keeps nothing but its tickets and wishes.

    Returns:
        Milliseconds until the first own cards are on the screen, what was fetched until then, and
        how slow the machine was before.
    """
    width, height = size
    context = await browser.new_context(
        locale="fr-CH", viewport={"width": width, "height": height}, service_workers="block"
    )
    try:
        await context.add_init_script(f"localStorage.setItem('buur.tables', {json.dumps(tables)})")
        await context.add_init_script(_SETTINGS % json.dumps({"deck": deck}))
        await context.add_cookies([{"name": "buur", "value": f"fr.{deck}", "url": url}])
        await context.add_init_script(_FIRST_CARDS)
        page = await context.new_page()
        slow = await slowness(page)
        session = await context.new_cdp_session(page)
        traffic = await _listen(session)
        if throttled:
            await throttle(session, network=True)
        await page.goto(url, wait_until="commit")
        return await _first_cards(page, traffic), traffic, slow
    finally:
        await context.close()


async def _first_cards(page: Page, traffic: Traffic) -> float:
    """Wait for the cards; what was fetched after them does not count."""
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:
        if found := float(await page.evaluate("window.firstCards")):
            drawn = float(await page.evaluate("window.cardsDrawn"))
            _forget_after(traffic, await page.evaluate(_FETCHED), drawn)
            return found
        await asyncio.sleep(0.1)
    raise AssertionError("no cards within 15 s")


def _forget_after(traffic: Traffic, fetched: list[tuple[str, float]], moment: float) -> None:
    """Leave only what was asked for before a moment, and the page and its socket."""
    before = ["/" + name.split("/", 3)[3] for name, started in fetched if started < moment]
    kept = {*before, traffic.requests[0]}
    traffic.size = {path: size for path, size in traffic.size.items() if path in kept}
    sockets = [path for path in traffic.requests if path == "/ws"]
    # What was announced and then asked for counts once: it travels once.
    traffic.requests = [traffic.requests[0], *dict.fromkeys(before), *sockets]


async def _listen(session: CDPSession) -> Traffic:
    """Count what a page asks for from now on."""
    traffic = Traffic()
    paths: dict[str, str] = {}

    def sent(event: dict[str, Any]) -> None:
        path = "/" + event["request"]["url"].split("/", 3)[3]
        paths[event["requestId"]] = path
        traffic.requests.append(path)

    def done(event: dict[str, Any]) -> None:
        path = paths.get(event["requestId"], "")
        traffic.size[path] = traffic.size.get(path, 0) + int(event["encodedDataLength"])

    session.on("Network.requestWillBeSent", sent)
    session.on("Network.loadingFinished", done)
    session.on("Network.webSocketCreated", lambda event: traffic.requests.append("/ws"))
    await session.send("Network.enable")
    return traffic


async def throttle(session: CDPSession, *, network: bool = False) -> None:
    """Make a page as slow as a phone."""
    if network:
        wanted = {"latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP}
        await session.send("Network.emulateNetworkConditions", {"offline": False, **wanted})
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


async def best(
    attempts: int, limit: float, measure: Callable[[], Awaitable[tuple[float, float]]]
) -> tuple[float, float]:
    """Return the best of some attempts as figure and slowness; one within its limit will do."""
    tried: list[tuple[float, float]] = []
    for _ in range(attempts):
        tried.append(await measure())
        if tried[-1][0] <= limit:
            break
    return min(tried, key=lambda one: one[0] / one[1])


async def new_phone(browser: Browser) -> BrowserContext:
    """Return a phone's browser in which everything moves."""
    width, height = PHONE
    return await browser.new_context(
        locale="fr-CH",
        viewport={"width": width, "height": height},
        reduced_motion="no-preference",
        service_workers="block",
    )


class Discreet(Stranger):
    """Plays without a part in the page's frames: what it asks is no work of theirs."""

    async def look(self) -> Seen:
        """Wait until there is something to press, asking now and then instead of in every frame."""
        async with asyncio.timeout(PATIENCE):
            while (seen := await self.glimpse()) is None:  # noqa: ASYNC110 - a page tells nobody
                await asyncio.sleep(0.03)
            return seen

    async def press(self, seen: Seen) -> None:
        """Press as soon as a person could, not in the very frame in which it appears."""
        await asyncio.sleep(REACTION)
        await super().press(seen)


_WORK: Final = frozenset({"FireAnimationFrame", "TimerFire", "EventDispatch", "WebSocketReceive"})
"""What begins a task of the page's own; a test's questions to the page are none."""
CATEGORIES: Final = ("devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel")


def frame_costs(trace: bytes) -> list[float]:
    """Return what each frame of a recording cost the page's main thread.

    Milliseconds of the processor, from one frame to the next: what other programs do meanwhile
    does not count.
    """
    events: list[dict[str, Any]] = [
        event
        for event in json.loads(trace)["traceEvents"]
        if event.get("ph") == "X" and "tdur" in event
    ]
    drawing = Counter((e["pid"], e["tid"]) for e in events if e["name"] == "FireAnimationFrame")
    thread = drawing.most_common(1)[0][0]
    events = [event for event in events if (event["pid"], event["tid"]) == thread]
    marks = sorted((event["ts"], event["name"]) for event in events if event["name"] in _WORK)
    costs: list[float] = []
    for task in sorted((e for e in events if e["name"] == "RunTask"), key=lambda e: float(e["ts"])):
        first = bisect_left(marks, (task["ts"], ""))
        last = bisect_left(marks, (task["ts"] + task["dur"], ""))
        inside = {name for _, name in marks[first:last]}
        if "FireAnimationFrame" in inside:
            costs.append(0.0)
        if inside and costs:
            costs[-1] += task["tdur"] / 1000
    return costs
