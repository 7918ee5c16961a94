"""A page whose clock only moves when a test moves it."""

from __future__ import annotations

import asyncio
from typing import Final

from playwright.async_api import Page

from tests.browser.autoplay import View
from tests.browser.conftest import Visit
from tests.browser.fake_socket import PATH, FakeSocket, install_fake_socket
from tools.exploratory_player import PATIENCE

STEP: Final = 40
"""Milliseconds of the page's clock in which at least two frames are drawn."""


async def paused_table(visitor: Visit, view: View) -> FakeSocket:
    """Open a table with its clock at rest, and return the socket on which it is told."""
    page = visitor.page
    socket = await install_fake_socket(page, view)
    await page.clock.install(time=0)
    await page.clock.pause_at(STEP)
    await page.goto(visitor.url + PATH)
    await page.locator("main.table").wait_for()
    return socket


async def until(page: Page, selector: str, count: int = 1) -> None:
    """Let the clock go until so many elements are there, however long the network takes."""
    async with asyncio.timeout(PATIENCE / 1000):
        while await page.locator(selector).count() != count:
            await page.clock.run_for(STEP)
