"""States of the table as a phone shows them: no look changes unnoticed.

All views are staged, so that the same cards lie there every time, and the page is set in a typeface
of the tests, so that no font of the system shows. After a wanted change::

    BUUR_SNAPSHOTS=update .venv/bin/python -m pytest --no-cov tests/browser/test_states.py
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from tests.browser.conftest import Visit, Visits
from tests.browser.deal import first_deal
from tests.browser.fake_socket import PATH, install_fake_socket
from tests.browser.scripted_table import view_of
from tests.browser.snapshots import difference, unlikeness
from tests.browser.typeface import set_in_blocks
from tools.live_server import LiveServer
from tools.screenshots import PARTIES, PHONE, SCENES, Scene, open_page, play_scenes, portrait

DEAL: Final = ("chibre", 16)
"""A deal in which the visitor chooses trumps, has melds, and soon has to follow suit."""

FOLLOWS: Final = 15
"""After so many events three cards lie before the visitor."""

MOMENTS: Final[dict[int, tuple[Scene, str]]] = {
    7: ("trump-choice", "[data-dialog=choose] :focus"),
    8: ("melds", "[data-dialog=melds] :focus"),
    FOLLOWS: ("mid-trick", ".hand .refused"),
    47: ("deal-summary", "[data-dialog=summary] :focus"),
}
"""After so many events of the deal a state is there, and what is named comes last with it."""

PARTS: Final = (".trick [data-card]", ".hand button.card", ".slate", ".plate")
CELL: Final = 13
"""Pixels of a cell: a card in the hand has five by eight of them."""

_HIDDEN: Final = "(part, hidden) => { part.style.visibility = hidden ? 'hidden' : '' }"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def album(
    server: LiveServer, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[dict[str, bytes]]:
    """Take a picture of every state, and of a trick without one of its parts."""
    visits = Visits(server, browser, tmp_path_factory.mktemp("album"))
    visitor = await visits("fr", PHONE)
    await set_in_blocks(visitor.page)
    yield await taken(visitor)
    await visits.close()


async def taken(visitor: Visit) -> dict[str, bytes]:
    """Return the pictures by state or by the part that is missing."""
    page = visitor.page
    await visitor.home()
    await page.locator(".rules .games-end").wait_for()
    pictures = {"home": await portrait(page)}
    before, *deal = first_deal(*DEAL)
    socket = await install_fake_socket(page, before.view)
    await page.goto(visitor.server.url + PATH)
    await page.locator("main.table").wait_for()
    for count, told in enumerate(deal, start=1):
        await socket.tell(told.event, told.view)
        if count in MOMENTS:
            state, sign = MOMENTS[count]
            await page.locator(sign).first.wait_for()
            pictures[state] = await portrait(page)
        if count == FOLLOWS:
            pictures |= {part: await without(page, part) for part in PARTS}
            pictures["settings"] = await of_settings(page)
    await socket.greet(view_of("chibre", "end"))
    await page.locator("[data-dialog=end] :focus").wait_for()
    return pictures | {"end": await portrait(page)}


async def without(page: Page, part: str) -> bytes:
    """Return a picture without the first of a kind of parts."""
    first = page.locator(f"{part}:visible").first
    handle = await first.element_handle()
    await handle.evaluate(_HIDDEN, True)
    picture = await portrait(page)
    await handle.evaluate(_HIDDEN, False)
    return picture


async def of_settings(page: Page) -> bytes:
    """Return a picture of the settings over the table."""
    await page.locator("[data-icon=settings]").click()
    await page.locator("[data-dialog=settings]").wait_for()
    picture = await portrait(page)
    await page.keyboard.press("Escape")
    await page.locator("[data-dialog=settings]").wait_for(state="detached")
    return picture


@pytest.mark.parametrize("state", SCENES)
async def test_the_table_looks_as_it_was_made(album: dict[str, bytes], state: Scene) -> None:
    assert difference(album[state], f"state-{state}", cell=CELL) == ""


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part[1:6])
async def test_a_missing_part_is_noticed(album: dict[str, bytes], part: str) -> None:
    assert "looks different" in unlikeness(album[part], "state-mid-trick", cell=CELL)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "scenes"), PARTIES, ids=["partie", "trick"])
async def test_every_scene_of_the_documentation_comes_up(
    browser: Browser, seed: int, scenes: tuple[Scene, ...]
) -> None:
    """The pictures are taken of parties that are played."""
    async with open_page(browser, seed) as page:
        seen = [scene async for scene in play_scenes(page, scenes)]
    assert sorted(seen) == sorted(scenes)
