"""Deals of a long partie that no message brings: the page asks for them where it shows all."""

from __future__ import annotations

import asyncio
import json

from playwright.async_api import Page, Route, expect

from buur.client import Invitation
from buur.play.queries.recent_deals import RECENT
from buur.server.storage.table_store import open_store
from tests.browser.conftest import Visit, Visits
from tests.server.long_table import LongTable, long_table, store_table

PHONE = (390, 844)
COUNTED = 135
BEFORE = COUNTED - RECENT
"""Deals that the page lacks, more than one answer brings."""


ROWS = ".slate-dialog .deals tbody tr"
_OWN_POINTS = """(rows) => rows.map((row) => Number(row.cells[2].innerText.replace(/\\D/g, "")))"""


async def enter(visitor: Visit, table: LongTable) -> None:
    """Store a table where the visitor's server finds it, and go there."""
    async with open_store(visitor.server.database) as store:
        await store_table(store, table)
    await visitor.enter(Invitation(visitor.url.rstrip("/"), table.id, table.ticket["token"]))


async def own_points(page: Page) -> list[int]:
    """Return the own side's points of each row in the list of deals."""
    points: list[int] = await page.eval_on_selector_all(ROWS, _OWN_POINTS)
    return points


async def test_deals_from_before_are_asked_for_in_pages(visit: Visits) -> None:
    """Their sum stands in their place until they have come."""
    visitor = await visit("fr", PHONE, alone=True)
    page, asked, may_answer = visitor.page, list[int](), asyncio.Event()

    async def answer_later(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "")["from"])
        await may_answer.wait()
        await route.continue_()

    await page.route("**/api/tables/deals", answer_later)
    await enter(visitor, long_table(COUNTED))
    await page.locator("button.primary").click()
    assert asked == [], "nothing shows all deals yet"
    await page.locator("button.slate").click()
    heads = page.locator(ROWS).locator("th")
    numbers = [str(number) for number in range(1, COUNTED + 1)]
    await expect(heads).to_have_text([f"1–{BEFORE}", *numbers[BEFORE:], "Total"])
    lacking = await own_points(page)
    may_answer.set()
    await expect(heads).to_have_text([*numbers, "Total"])
    complete = await own_points(page)
    assert sum(complete[:BEFORE]) == lacking[0]
    assert sum(complete[:-1]) == complete[-1]
    await page.keyboard.press("Escape")
    await page.locator("button.slate").click()
    await expect(heads).to_have_count(COUNTED + 1)
    assert asked == [1, 101], "each page was asked for once"
