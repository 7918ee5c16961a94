"""The question of the first visit: asked once, answered with one press, never in the way."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.accessibility import barriers
from tests.browser.conftest import Visits

ASKED = ".first-visit"


@pytest.mark.parametrize(("lang", "deck"), [("de", "swiss"), ("fr", "french")])
async def test_a_new_visitor_gets_the_cards_of_the_language(
    visit: Visits, lang: str, deck: str
) -> None:
    """The server announces the deck that the page uses, so that none is fetched twice."""
    visitor = await visit(lang, asked=False)
    page = visitor.page
    await page.goto(visitor.url)
    await page.locator(ASKED).wait_for()
    await expect(page.locator("html")).to_have_attribute("data-deck", deck)
    await expect(page.locator("link[data-deck]")).to_have_attribute("data-deck", deck)
    for shown in ("swiss", "french"):
        await expect(page.locator(f"#decks svg[data-deck={shown}]")).to_have_count(1)


async def test_the_question_is_asked_once(visit: Visits) -> None:
    visitor = await visit("it", asked=False)
    page = visitor.page
    await page.goto(visitor.url)
    await page.locator("[data-deck-choice=swiss]").click()
    await page.locator("button.play").wait_for()
    await page.reload()
    await page.locator("button.play").wait_for()
    await expect(page.locator(ASKED)).to_have_count(0)
    async with page.expect_request("**/api/tables") as made:
        await page.locator("button.play").click()
    wanted = (await made.value).post_data_json
    assert wanted is not None
    assert wanted["rules"] == "schieber"
    await expect(page.locator("html")).to_have_attribute("data-deck", "swiss")


async def test_another_language_is_asked_in_that_language(visit: Visits) -> None:
    visitor = await visit("de", asked=False)
    page = visitor.page
    await page.goto(visitor.url)
    await page.get_by_role("button", name="English").click()
    await expect(page.locator(f"{ASKED} h2")).to_have_text("Which cards do you know?")
    await page.locator(f"{ASKED} button.link").focus()
    await page.keyboard.press("Enter")
    await page.locator("button.play").wait_for()
    await expect(page.locator("html")).to_have_attribute("data-deck", "french")


async def test_options_of_the_address_are_not_held_up(visit: Visits) -> None:
    visitor = await visit("fr", asked=False)
    await visitor.page.goto(f"{visitor.url.rstrip('/')}/#rules=schieber&bots=easy")
    await visitor.page.locator("button.play").wait_for()
    await expect(visitor.page.locator(ASKED)).to_have_count(0)


async def test_an_invitation_is_not_held_up(visit: Visits) -> None:
    visitor = await visit("fr", asked=False)
    await visitor.sit()
    await expect(visitor.page.locator("main.table")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize(("lang", "size"), [("de", (320, 568)), ("fr", (390, 844))])
async def test_the_question_has_no_barriers(
    visit: Visits, lang: str, size: tuple[int, int], theme: str
) -> None:
    visitor = await visit(lang, size, asked=False, theme=theme)
    await visitor.page.goto(visitor.url)
    await visitor.page.locator(ASKED).wait_for()
    assert await barriers(visitor.page, "all") == []
    wide = await visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
