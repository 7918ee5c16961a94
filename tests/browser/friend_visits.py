"""People with browsers of their own at a table for friends."""

from __future__ import annotations

import re
from typing import Final

from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import Visit, Visits
from tools.exploratory_player import PATIENCE

PHONE: Final = (390, 844)
TABLET: Final = (820, 1180)
DESKTOP: Final = (1440, 900)
SIDEWAYS: Final = (844, 390)


async def host(
    visit: Visits, name: str = "Anna", lang: str = "de", size: tuple[int, int] = PHONE
) -> Visit:
    """Return a visitor who has made a table for friends from the home page."""
    visitor, page = await visit.home(lang, size, name=name)
    await page.locator("a.with-friends").click()
    await page.locator(".friends .rules .games-end").wait_for()
    await page.locator(".friends button[type=submit]").click()
    await gathers(visitor)
    return visitor


async def gathers(visitor: Visit) -> None:
    """Wait for the sheet of a table that gathers."""
    await visitor.page.locator("main.gathering .ring").wait_for()


async def link_of(host: Visit) -> str:
    """Return the link for everybody."""
    return await host.page.locator(".invite .link-text").input_value()


async def guest(
    visit: Visits, link: str, name: str = "", lang: str = "de", size: tuple[int, int] = PHONE
) -> Visit:
    """Return a visitor who has opened a link."""
    visitor = await visit(lang, size, name=name)
    await visitor.page.goto(link)
    await visitor.page.locator("main.join").wait_for()
    return visitor


async def sit(visitor: Visit) -> None:
    """Take a seat on the page of an invitation."""
    await visitor.page.locator(".join-form button[type=submit]").click()
    await visitor.page.locator(":is(main.gathering .ring, main.table)").wait_for()


async def join(
    visit: Visits, link: str, name: str = "", lang: str = "de", size: tuple[int, int] = PHONE
) -> Visit:
    """Return a visitor who sits at the table of a link."""
    visitor = await guest(visit, link, name, lang, size)
    await sit(visitor)
    return visitor


def seat(visitor: Visit, place: str) -> Locator:
    """Return a seat of the ring by its place: ``bottom``, ``right``, ``top`` or ``left``."""
    return visitor.page.locator(f".ring-seat.{place}")


async def sees(visitor: Visit, **names: str) -> None:
    """Wait until a visitor sees these names round the table, by place."""
    for place, name in names.items():
        await expect(seat(visitor, place).locator(".ring-name")).to_have_text(name)


async def choose(visitor: Visit, place: str, button: str) -> None:
    """Change a seat by a button of its controls."""
    await seat(visitor, place).locator("button").click()
    await (
        visitor.page.locator(".seat-controls")
        .get_by_role("button", name=button, exact=True)
        .click()
    )


async def hears(visitor: Visit, sentence: str) -> None:
    """Wait until a sentence was said to who listens to the page."""
    await expect(visitor.page.locator("#live")).to_contain_text(sentence, timeout=PATIENCE)


async def at_table(page: Page) -> None:
    """Wait until the partie is shown."""
    await page.locator("main.table .tabletop").wait_for()


WITHOUT_FRAGMENT: Final = re.compile(r"/table/[\w-]+$")
"""The address of a table that may be shown to others."""
