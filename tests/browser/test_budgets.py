"""What the page costs: bytes, requests, time to the first card, shifts and frames.

Bytes, requests and shifts are the same on every machine and their limits are hard. What depends on
the clock is the best of three attempts, and counts as much slower as a fixed piece of work beside
it was: a machine that does other things at the same time says nothing about the page.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.browser.budget import (
    CATEGORIES,
    PHONE,
    SLOWER,
    Discreet,
    Traffic,
    best,
    cold,
    frame_costs,
    new_phone,
    slowness,
)
from tests.browser.conftest import DESKTOP, Visits
from tests.browser.staged import end_of_deal, stage
from tools.live_server import LiveServer
from tools.stranger import Seen, Stranger

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

KB = 1000
HEADROOM = 2.0
"""A machine may become so much slower between the measure of it and that of the page: other tests
run beside this one. The figure that is printed counts."""
Tell = Callable[[str, object], None]


class Seat(NamedTuple):
    """A table where the visitor has nine cards in his hand."""

    url: str
    tables: str
    """What his device remembers of it."""


@pytest_asyncio.fixture(loop_scope="session")
async def seat(server: LiveServer, browser: Browser) -> Seat:
    """Take a seat and go away, so that somebody else can come back to it, before a deputy does."""
    context = await browser.new_context(locale="fr-CH", service_workers="block")
    page = await context.new_page()
    await page.goto(server.url)
    await page.locator("button.play").click()
    stranger = Stranger(page)
    async for _ in stranger.moments():
        if await page.locator(".hand button.card").count() == 9:
            break
    tables = str(await page.evaluate("localStorage.getItem('buur.tables')"))
    url = page.url
    await context.close()
    return Seat(url, tables)


async def test_little_is_fetched_before_the_first_card(
    browser: Browser, seat: Seat, record_property: Tell
) -> None:
    async def fetched(deck: str) -> Traffic:
        _, traffic, _ = await cold(
            browser, seat.url, seat.tables, PHONE, throttled=False, deck=deck
        )
        return traffic

    # On a busy machine one in some twenty counts the second script along; why is not known.
    found = [
        min([await fetched(deck) for _ in range(2)], key=lambda one: one.total)
        for deck in ("french", "swiss")
    ]
    largest = max(found, key=lambda one: one.total)
    requests = max(len(one.requests) for one in found)
    figures: list[tuple[str, int, int]] = [
        ("table page before the first card", largest.total, 150),
        ("script", largest.of(".js"), 45),
        ("larger deck", max(one.of(".svg") for one in found), 45),
    ]
    for name, value, limit in figures:
        record_property("measured", f"{name}: {value / KB:.1f} KB compressed (at most {limit})")
        assert value <= limit * KB, "\n".join([name, *map(str, largest.size.items())])
    record_property("measured", f"requests before the first card: {requests} (at most 8)")
    assert requests <= 8, [one.requests for one in found]


@pytest.mark.parametrize(
    ("name", "size", "throttled", "limit"),
    [("throttled phone", PHONE, True, 1200.0), ("desktop", DESKTOP, False, 400.0)],
    ids=["phone", "desktop"],
)
async def test_the_first_cards_come_soon(
    browser: Browser,
    seat: Seat,
    record_property: Tell,
    *,
    name: str,
    size: tuple[int, int],
    throttled: bool,
    limit: float,
) -> None:
    async def measure() -> tuple[float, float]:
        shown, _, slow = await cold(browser, seat.url, seat.tables, size, throttled=throttled)
        return shown, slow

    shown, slow = await best(3, limit, measure)
    record_property(
        "measured",
        f"first own cards, cold, {name}: {shown:.0f} ms (at most {limit:.0f}; machine ×{slow:.1f})",
    )
    assert shown <= limit * max(slow, HEADROOM)


SHIFTS = """
window.shifted = 0;
let sum = 0;
let begun = 0;
let last = 0;
new PerformanceObserver((list) => {
  for (const { startTime, value, hadRecentInput } of list.getEntries()) {
    if (hadRecentInput) continue;
    if (startTime - last > 1000 || startTime - begun > 5000) [sum, begun] = [0, startTime];
    last = startTime;
    sum += value;
    window.shifted = Math.max(window.shifted, sum);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
"""The largest sum of shifts within a second of each other and five seconds in all: the CLS."""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_nothing_shifts_during_a_deal(
    visit: Visits, record_property: Tell, size: tuple[int, int]
) -> None:
    async def measure() -> tuple[float, float]:
        visitor = await visit("fr", size, speed="fast", motion="no-preference")
        await visitor.context.add_init_script(SHIFTS)
        await play_until(await visitor.sit(), is_counted)
        return float(await visitor.page.evaluate("window.shifted")), 1.0

    # What follows a press is no shift; on a busy machine it may follow too late to count as that.
    shifted, _ = await best(3, 0.01, measure)
    record_property(
        "measured", f"layout shift over a deal, {size[0]}×{size[1]}: {shifted:.4f} (at most 0.01)"
    )
    assert shifted <= 0.01


async def is_counted(seen: Seen) -> bool:
    """Tell whether the deal lies written."""
    return seen.sheet == "summary"


async def play_until(stranger: Stranger, done: Callable[[Seen], Awaitable[bool]]) -> None:
    """Play on; while cards still fly over what is to be pressed, wait."""
    while True:
        seen = await stranger.look()
        if seen.covered:
            await stranger.page.wait_for_timeout(50)
        elif await done(seen):
            return
        else:
            await stranger.press(seen)


FRAMES = """() => {
  const frame = () => requestAnimationFrame(frame);
  frame();
}"""
GOAL = 32.0
LONGEST = 40.0
"""A quarter above the goal: in some minutes a machine is that much slower by itself."""
MOST_LONG = 0.02
"""Share of the frames that may miss the goal: now and then one does by little."""


async def test_no_frame_takes_long_while_cards_move(
    server: LiveServer, browser: Browser, record_property: Tell
) -> None:
    """Counted in the processor's time, so that a busy machine does not count against the page."""
    context = await new_phone(browser)
    try:
        page = await context.new_page()
        slow = min(HEADROOM, await slowness(page))
        await page.goto(server.url)
        # A click by the driver would leave listeners behind, which cost every press that follows.
        await page.locator("button.play").press("Enter")
        await page.locator("main.table").wait_for()
        await page.evaluate(FRAMES)
        await browser.start_tracing(page=page, categories=list(CATEGORIES))

        async def has_six_cards(seen: Seen) -> bool:
            return bool(seen.card) and await page.locator(".hand button.card").count() == 6

        await play_until(Discreet(page), has_six_cards)
        costs = [cost * SLOWER for cost in frame_costs(await browser.stop_tracing())]
    finally:
        await context.close()
    _judge(costs, slow, "a deal and three tricks", record_property)


async def test_no_frame_takes_long_as_an_account_comes(
    browser: Browser, visit: Visits, record_property: Tell
) -> None:
    """The last trick is gathered, and the account of the deal is the largest sheet that comes."""
    visitor = await visit("fr", PHONE, motion="no-preference", speed="fast")
    page = visitor.page
    slow = min(HEADROOM, await slowness(page))
    start, told = end_of_deal()
    staged = await stage(visitor, start)
    await page.evaluate(FRAMES)
    await browser.start_tracing(page=page, categories=list(CATEGORIES))
    for event, view in told:
        staged.tell(event, view)
    await page.locator(".sheet.summary button:focus").wait_for()
    await page.wait_for_timeout(300)  # what is drawn after the sheet
    costs = [cost * SLOWER for cost in frame_costs(await browser.stop_tracing())]
    _judge(costs, slow, "the end of a deal and its account", record_property)


def _judge(costs: list[float], slow: float, what: str, tell: Tell) -> None:
    """Say what frames took and fail where they took too long."""
    long = sum(cost > GOAL for cost in costs)
    late = sum(cost > GOAL * slow for cost in costs)
    tell(
        "measured",
        f"longest frame in {what}, CPU ×4: {max(costs):.0f} ms (goal {GOAL:.0f}),"
        f" {long} of {len(costs)} frames above the goal; machine ×{slow:.1f}",
    )
    assert len(costs) > 40
    assert max(costs) <= LONGEST * slow
    assert late <= max(3, MOST_LONG * len(costs))
