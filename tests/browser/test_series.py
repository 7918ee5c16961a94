"""A series of games: drawn up, played at a table, by bots and by hand, ranked."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import Page, expect

from buur.client import Invitation
from buur.i18n import texts
from tests.browser.accessibility import barriers
from tests.browser.autoplay import is_over, play_ahead
from tests.browser.boxes import check_width
from tests.browser.conftest import DESKTOP, Visits

TOTAL = 16 * 157
"""Points of a game of match-aux-cartes."""


async def open_series(page: Page) -> None:
    await page.locator("nav.rooms button").last.click()
    await page.locator("[data-dialog=series]").wait_for()


async def draw_up(page: Page) -> None:
    await page.locator("[data-dialog=series] textarea").wait_for()
    await page.locator("[data-dialog=series] button[type=submit]").click()
    await page.locator(".standings").wait_for()


async def test_ones_own_game_is_played_and_the_others_are_written_down(visit: Visits) -> None:
    visitor, page = await visit.home("fr")
    await open_series(page)
    await draw_up(page)
    await expect(page.locator(".series-game")).to_have_count(6)

    await page.locator(".series-game .primary").click()
    await page.locator("main.table").wait_for()
    keys = json.loads(await page.evaluate("localStorage['buur.tables']"))
    play_ahead([Invitation(visitor.url.rstrip("/"), keys[0]["table"], keys[0]["token"])], is_over)

    await visitor.home()
    await open_series(page)
    await expect(page.locator(".game-points")).to_have_count(1)
    told = await page.locator(".game-points").inner_text()
    assert sum(int(points) for points in told.split(" : ")) == TOTAL

    await page.locator(".round .plain").click()
    await expect(page.locator(".game-points")).to_have_count(2)
    await page.locator(".series-game .link").nth(3).click()
    await page.locator(".game-form").wait_for()
    for entry, points in zip(
        await page.locator(".game-form input").all(), ("1500", "500"), strict=True
    ):
        await entry.fill(points)
    await page.keyboard.press("Enter")
    alert = page.locator(".game-form [role=alert]")
    await expect(alert).to_have_text(
        texts("fr").format("error-series-sum", total=TOTAL, found=2000)
    )
    visitor.forgive("422")
    await page.locator(".game-form input").last.fill("1012")
    await page.keyboard.press("Enter")
    await expect(page.locator(".game-points")).to_have_count(3)
    await expect(page.locator(".game-form")).to_have_count(0)
    await page.reload()
    await open_series(page)
    await expect(page.locator(".game-points")).to_have_count(3)


async def test_a_series_is_put_away_by_two_presses(visit: Visits) -> None:
    _, page = await visit.home("de")
    await open_series(page)
    await draw_up(page)
    assert not await page.locator(".danger").is_visible()
    await page.locator("[data-dialog=series] summary").click()
    await page.locator(".danger").click()
    await page.locator("textarea").wait_for()
    assert await page.evaluate("localStorage['buur.series']") == "null"


@pytest.mark.parametrize(
    ("lang", "size", "theme"),
    [
        ("fr", (390, 844), "dark"),
        ("de", (320, 568), "light"),
        ("it", (820, 1180), "contrast"),
        ("en", DESKTOP, "dark"),
    ],
)
async def test_the_dialog_has_room_and_no_barriers(
    visit: Visits, lang: str, size: tuple[int, int], theme: str
) -> None:
    _, page = await visit.home(lang, size, theme=theme)
    await open_series(page)
    assert not await barriers(page)
    await draw_up(page)
    await page.locator(".series-game .link").first.click()
    await page.locator(".game-form").wait_for()
    assert not await barriers(page)
    await check_width(page)
    dialog = page.locator("[data-dialog=series]")
    assert await dialog.evaluate("(dialog) => dialog.scrollWidth <= dialog.clientWidth")
