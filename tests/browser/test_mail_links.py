"""Links by mail, followed in the browser that asked for them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.browser.conftest import SEED, Visits
from tests.server.letters import FakeRelay, fake_relay
from tools.live_server import LiveServer

PHONE: Final = (390, 844)


@pytest_asyncio.fixture(loop_scope="session")
async def relay() -> AsyncIterator[FakeRelay]:
    """A mail relay."""
    async with fake_relay() as found:
        yield found


@pytest_asyncio.fixture(loop_scope="session")
async def visit(relay: FakeRelay, browser: Browser, tmp_path: Path) -> AsyncIterator[Visits]:
    """Let visitors in at a server that sends letters."""
    mail = f"smtp://127.0.0.1:{relay.port}"
    with LiveServer(tmp_path / "mail.db", SEED, mail=mail) as server:
        visits = Visits(server, browser, tmp_path)
        yield visits
        await visits.close()


async def test_a_link_keeps_who_asked_for_it(visit: Visits, relay: FakeRelay) -> None:
    visitor = await visit("de", PHONE)
    page = visitor.page
    made = await visitor.context.request.post(f"{visitor.url}api/tables", data={})
    assert made.ok
    await page.goto(f"{visitor.url}account")
    await page.get_by_role("textbox", name="E-Mail-Adresse").fill("anna@example.ch")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("status")).to_contain_text("An anna@example.ch")
    await expect(page.locator(".people-sent")).to_be_in_viewport(ratio=1)
    await page.goto(f"{visitor.url}keep#{await relay.link()}")
    await page.get_by_role("button", name="Weiter").click()
    await expect(page.get_by_role("heading", name="Das hat geklappt")).to_be_visible()
    await page.get_by_role("link", name="Konto").click()
    await expect(page.locator(".people-row", has_text="anna@example.ch")).to_be_visible()
