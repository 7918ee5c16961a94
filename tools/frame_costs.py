"""Main-thread cost of frames, from a trace of Chromium."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

from playwright.async_api import Browser, Page

CATEGORIES: Final = ("devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel")
_WORK: Final = frozenset({"FireAnimationFrame", "TimerFire", "EventDispatch", "WebSocketReceive"})
"""What begins a task of the page's own; a program's questions to the page are none."""

# A frame is asked for at every time, so that each can be told from the next.
_FRAMES: Final = """() => {
  const frame = () => requestAnimationFrame(frame);
  frame();
}"""


async def recorded(browser: Browser, page: Page, happen: Callable[[], Awaitable[None]]) -> bytes:
    """Return a recording of what happens on a page."""
    await page.evaluate(_FRAMES)
    await browser.start_tracing(page=page, categories=list(CATEGORIES))
    await happen()
    return await browser.stop_tracing()


def frame_costs(recording: bytes) -> list[float]:
    """Return what each frame of a recording cost the page's main thread.

    Milliseconds of the processor, from one frame to the next: what other programs do meanwhile
    does not count.
    """
    events: list[dict[str, Any]] = [
        event
        for event in json.loads(recording)["traceEvents"]
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
