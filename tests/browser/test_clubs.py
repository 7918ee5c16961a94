"""Clubs in the browser: founding one, joining by its link, tables and evenings."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import Page, expect

from tests.browser.accessibility import barriers
from tests.browser.conftest import Visit, Visits

SIZES = ((390, 844), (820, 1180), (1440, 900), (320, 568))


async def founded(visit: Visits, lang: str, **settings: str) -> tuple[Visit, Page]:
    """Found a club with a house rule, from the home page."""
    visitor, page = await visit.home(lang, **settings)
    await page.locator(".rooms a[href='/club']").click()
    await page.locator("input[name=title]").fill("Jassclub")
    await page.locator("input[name=name]").fill("Anna")
    await page.keyboard.press("Enter")
    await page.locator(".club-members").wait_for()
    await page.locator(".club-rules input").fill("Unser Spiel")
    await page.keyboard.press("Enter")
    await expect(page.locator(".club-rules li")).to_have_count(1)
    return visitor, page


async def joined(visit: Visits, page: Page, name: str, lang: str = "de") -> Page:
    """Join a club by a new link of its head."""
    if not await page.locator(".club-invite .link-text").count():
        await page.locator(".club-invite .primary").click()
    link = await page.locator(".club-invite .link-text").input_value()
    _, other = await visit.home(lang)
    await other.goto(link)
    await other.locator("input[name=text]").fill(name)
    await other.keyboard.press("Enter")
    await other.locator(".club-members").wait_for()
    assert "#" not in other.url
    return other


async def test_friends_of_a_club_sit_down_at_its_table(visit: Visits) -> None:
    _, anna = await founded(visit, "fr")
    beat = await joined(visit, anna, "Beat")
    await beat.locator(".club-new-tables button").click()
    await beat.locator("main.gathering, .gathering").first.wait_for()
    await anna.reload()
    await anna.locator(".club-tables .primary").click()
    await anna.wait_for_url("**/table/*")
    assert anna.url.rpartition("/")[2] == beat.url.rpartition("/")[2].partition("#")[0]


async def test_an_evening_is_drawn_from_who_comes(visit: Visits) -> None:
    _, anna = await founded(visit, "en")
    others = [await joined(visit, anna, name, "en") for name in ("Beat", "Carla")]
    await anna.locator(".club-evenings summary").click()
    await anna.locator("input[name=day]").fill("2026-12-04")
    await anna.locator("select[name=deals]").select_option("4")
    await anna.locator(".club-evenings form button").click()
    for page in (anna, *others):
        await page.reload()
        await page.locator(".club-evening .primary").click()
        await expect(page.locator(".club-evening")).to_contain_text("not coming after all")
    await anna.reload()
    await anna.get_by_role("button", name="Draw the pairs").click()
    await expect(anna.locator(".club-evening .series-game")).to_have_count(1)
    await anna.get_by_role("button", name="Begin round 1").click()
    club = anna.url.rpartition("/")[2]
    await anna.locator(".club-evening a").first.click()
    await anna.locator("main.table").wait_for()
    table = anna.url.rpartition("/")[2]
    stored = json.loads(await anna.evaluate("localStorage['buur.invitations']"))
    assert [f"{table} club", club] in stored, "the end of the game leads back"


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
async def test_nobody_is_shut_out_of_a_club(visit: Visits, theme: str) -> None:
    _, page = await founded(visit, "de", theme=theme)
    await page.locator(".club-evenings summary").click()
    await page.locator(".club-invite .primary").click()
    await page.locator(".club-invite .link-text").wait_for()
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        assert await barriers(page) == []
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert await page.evaluate(wide) == 0


async def test_a_stranger_sees_that_there_is_nothing(visit: Visits) -> None:
    _, anna = await founded(visit, "it")
    visitor, page = await visit.home("it")
    visitor.forgiven.append("404")
    await page.goto(anna.url)
    await expect(page.get_by_role("alert")).to_contain_text("non sei membro")
    assert "Jassclub" not in await page.content()
