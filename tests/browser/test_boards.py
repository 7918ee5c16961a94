"""The boards of a day: from the home page through a board to the comparison with all tables."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.accessibility import barriers
from tests.browser.conftest import Visit, Visits
from tools.exploratory_player import ExploratoryPlayer

SIZES = ((390, 844), (820, 1180), (1440, 900))


async def compared(visitor: Visit, page: Page, number: int, *, keys: bool = False) -> None:
    """Begin a board, play it, and go on to its comparison."""
    await page.locator(".board").nth(number - 1).click()
    await page.locator("main.table").wait_for()
    await ExploratoryPlayer(page, by_keyboard=keys).play()
    await page.locator(".end-next .primary").click()
    await page.locator(".board-field").wait_for()
    assert page.url.endswith(f"#{number}")


async def opened(visit: Visits, lang: str, **settings: str) -> tuple[Visit, Page]:
    """Go to the boards from the home page."""
    visitor, page = await visit.home(lang, **settings)
    await page.locator(".rooms a[href='/boards']").click()
    await expect(page.locator(".board")).to_have_count(8)
    return visitor, page


async def test_a_board_is_played_and_compared(visit: Visits) -> None:
    visitor, page = await opened(visit, "fr")
    assert await page.title() == "Donnes du jour – Buur"
    await expect(page.locator(".board-seal .fair-checks li")).to_have_count(2)
    await expect(page.locator(".board-seal .wrong")).to_have_count(0)
    await compared(visitor, page, 1)
    own = page.locator(".board-plays .own")
    await expect(own).to_have_count(1)
    await expect(page.locator(".frequencies .own")).to_have_count(1)
    await expect(page.locator(".board[aria-expanded=true]")).to_have_attribute("data-state", "done")
    await expect(page.locator(".board-ranking .own").first).to_be_visible()
    await page.get_by_role("link", name="Revoir").click()
    await page.locator(".replay").wait_for()


async def test_a_begun_board_waits_on_the_page(visit: Visits) -> None:
    visitor, page = await opened(visit, "de")
    await page.locator("button.board").nth(3).click()
    await page.locator("main.table").wait_for()
    await expect(page.locator(".hint-lamp")).to_have_count(0)
    await page.goto(f"{visitor.url}boards")
    begun = page.locator("a.board")
    await expect(begun).to_contain_text("läuft")
    await expect(page.locator(".board-day .primary")).to_have_text("Spiel 4 fertig spielen")
    await page.goto(visitor.url)
    await expect(page.locator(".unfinished")).to_have_count(0)


async def test_boards_are_played_by_keyboard(visit: Visits) -> None:
    _, page = await opened(visit, "en")
    await page.locator("button.board").first.focus()
    await page.keyboard.press("Enter")
    await page.locator("main.table").wait_for()
    await ExploratoryPlayer(page, by_keyboard=True).play()
    await page.locator(".end-next .primary").focus()
    await page.keyboard.press("Enter")
    tile = page.locator(".board[aria-expanded=true]")
    await tile.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".board-field")).to_have_count(0)
    await page.keyboard.press("Enter")
    await expect(page.locator(".board-field")).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
async def test_nobody_is_shut_out_of_the_boards(visit: Visits, theme: str) -> None:
    visitor, page = await opened(visit, "de", theme=theme)
    assert await barriers(page) == []
    await compared(visitor, page, 1)
    await page.locator(".board-seal summary").click()
    for width, height in (*SIZES, (320, 568)):
        await page.set_viewport_size({"width": width, "height": height})
        assert await barriers(page) == []
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert await page.evaluate(wide) == 0


async def test_a_day_that_nobody_has_played_says_so(visit: Visits) -> None:
    visitor, page = await visit.home("it")
    visitor.forgiven.append("404")
    await page.goto(f"{visitor.url}boards/2026-01-01")
    await expect(page.get_by_role("alert")).to_contain_text("non si possono vedere")
    await page.get_by_role("link", name="Le smazzate di oggi").click()
    await expect(page.locator(".board")).to_have_count(8)
