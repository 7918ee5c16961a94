"""The lobby in a browser: four people find each other, pairs, open tables, and what axe finds."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Page, expect

from tests.browser.accessibility import barriers
from tests.browser.conftest import Visit, Visits
from tests.browser.cut_text import cut_text

PHONE = (390, 844)
TABLET = (820, 1180)
DESKTOP = (1440, 900)


async def at_the_lobby(visit: Visits, lang: str, size: tuple[int, int] = PHONE) -> Visit:
    """Return a visitor who looks at the lobby."""
    visitor = await visit(lang, size)
    await visitor.page.goto(f"{visitor.url}lobby")
    await visitor.page.locator(".open-tables .own-table").wait_for()
    return visitor


async def is_sound(page: Page) -> None:
    """Check that nothing is cut, and that axe finds nothing."""
    assert await cut_text(page) == []
    assert await barriers(page) == []


async def find_table(page: Page) -> None:
    """Wait for a table."""
    await page.locator(".find").click()
    await page.locator(".wait-text").wait_for()


async def test_two_people_find_each_other(visit: Visits) -> None:
    """Of a game for two, by a press each."""
    people = [await visit(lang, PHONE, rules="pomme-2") for lang in ("fr", "de")]
    for one in people:
        await one.page.goto(f"{one.url}lobby")
        await find_table(one.page)
    for one in people:
        await one.page.wait_for_url("**/table/*")
        await one.page.locator("main.table").wait_for()
    assert people[0].page.url == people[1].page.url


@pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("de", TABLET), ("it", DESKTOP)])
async def test_alone_one_is_offered_bots_and_told_of_an_arrival(
    visit: Visits, lang: str, size: tuple[int, int]
) -> None:
    anna = await at_the_lobby(visit, lang, size)
    await is_sound(anna.page)
    await find_table(anna.page)
    alarm = anna.page.locator(".nobody [aria-pressed]")
    await alarm.click()
    await expect(alarm).to_have_attribute("aria-pressed", "true")
    await is_sound(anna.page)
    title = await anna.page.title()
    bea = await at_the_lobby(visit, lang, size)
    await bea.page.locator(".own-table button").click()
    await bea.page.wait_for_url("**/table/*")
    await expect(anna.page.locator(".open-table")).to_have_count(1)
    await expect(anna.page).not_to_have_title(title)
    await is_sound(anna.page)
    await anna.page.locator("h1").click()
    await expect(anna.page).to_have_title(title)
    await anna.page.locator(".nobody .primary").click()
    await anna.page.locator("main.table").wait_for()


async def test_too_few_who_wait_are_offered_bots_as_well(visit: Visits) -> None:
    """Of a game without partners, as people of one network never play as such."""
    people = [await visit(lang, PHONE, rules="estimation") for lang in ("fr", "de")]
    for one in people:
        await one.page.goto(f"{one.url}lobby")
        await find_table(one.page)
    bots = people[0].page.locator(".waits > .big.plain").first
    await expect(people[0].page.locator(".waits > .big.plain")).to_have_count(2)
    await is_sound(people[0].page)
    await bots.click()
    await people[0].page.locator("main.table").wait_for()


async def test_a_table_opens_to_everybody_by_its_switch_and_one_tap_sits(visit: Visits) -> None:
    anna, bea = await visit("fr", PHONE), await at_the_lobby(visit, "de")
    await anna.page.goto(f"{anna.url}friends")
    switch = anna.page.locator("main.friends [role=switch]").first
    await expect(switch).not_to_be_checked()
    await anna.page.locator("main.friends button[type=submit]").click()
    listing = anna.page.locator(".invite [role=switch]")
    await listing.wait_for()
    assert await bea.page.locator(".open-table").count() == 0
    await listing.click()
    await expect(listing).to_be_checked()
    sit = bea.page.locator(".open-table .sit")
    await expect(sit).to_have_count(1)
    await sit.focus()
    await bea.page.keyboard.press("Enter")
    await bea.page.wait_for_url("**/table/*")
    assert bea.page.url == anna.page.url
    await listing.click()
    await expect(listing).not_to_be_checked()


async def test_a_pair_meets_by_its_link(visit: Visits) -> None:
    anna = await at_the_lobby(visit, "fr")
    await anna.page.locator(".as-pair button").click()
    link = await anna.page.locator(".link-text").input_value()
    await is_sound(anna.page)
    bea = await visit("de", TABLET)
    await bea.page.goto(link.replace(anna.url, bea.url))
    await bea.page.locator(".lead").wait_for()
    assert "pair=" not in bea.page.url, "nobody copies the link out of the address by mistake"
    await is_sound(bea.page)
    await bea.page.locator(".find").click()
    for one in (anna, bea):
        await expect(one.page.locator(".nobody")).to_be_visible()
    await asyncio.gather(*(is_sound(one.page) for one in (anna, bea)))
    stranger = await visit("it", PHONE)
    await stranger.page.goto(link.replace(anna.url, stranger.url))
    await expect(stranger.page.locator(".gone")).to_be_visible()
    await is_sound(stranger.page)


async def test_the_keyboard_reaches_everything_in_order(visit: Visits) -> None:
    anna = await at_the_lobby(visit, "en", DESKTOP)
    reached = []
    for _ in range(9):
        await anna.page.keyboard.press("Tab")
        reached.append(await anna.page.evaluate("document.activeElement.className"))
    order = ["home-link", "start-game", "find", "plain", "big"]
    found = [next((n for n, one in enumerate(reached) if word in one), None) for word in order]
    assert None not in found, reached
    assert found[:3] == sorted(number for number in found[:3] if number is not None)
