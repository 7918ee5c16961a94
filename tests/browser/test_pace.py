"""The pace that the player has chosen, at the page."""

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from buur.client import open_table
from tests.browser.autoplay import leading_later
from tests.browser.conftest import Visit, Visits
from tools.exploratory_player import ExploratoryPlayer

CARDS = ".trick [data-card]"
GO_ON = "Weiter mit der Leertaste oder einem Tipp auf den Tisch."


def may_lead(view: dict[str, Any]) -> bool:
    """Tell whether the player leads the second trick, so that three bots follow."""
    return view["taken"] == [1, 0] and leading_later(view)


async def until_a_bot_waits(visitor: Visit) -> Page:
    """Lead a trick at a table where the bots wait for taps."""
    page = visitor.page
    await visitor.enter(visitor.new_table(), may_lead)
    await page.locator(".hand button.playable").first.click()
    await expect(page.locator(CARDS)).to_have_count(1)
    await expect(page.locator(".proceed")).to_be_visible()
    return page


@pytest.mark.parametrize("how", ["chip", "table", "space", "enter"])
async def test_each_tap_lets_one_bot_play(visit: Visits, how: str) -> None:
    visitor = await visit("fr", pace="tap")
    page = await until_a_bot_waits(visitor)
    for lying in (2, 3, 4):
        await expect(page.locator(".proceed")).to_be_visible()
        if how == "chip":
            await page.locator(".proceed").click()
        elif how == "table":
            await page.locator(".weave").click(position={"x": 90, "y": 60}, force=True)
        else:
            await page.keyboard.press({"space": " ", "enter": "Enter"}[how])
        await expect(page.locator(CARDS)).to_have_count(lying)


async def test_a_screen_reader_hears_each_card_and_how_to_go_on(visit: Visits) -> None:
    visitor = await visit("de", pace="tap")
    page = visitor.page
    await visitor.enter(visitor.new_table(), may_lead)
    await page.locator(".side .log-trick").first.wait_for()  # the second script is there
    await page.locator(".hand button.playable").first.click()
    told = page.locator("#live p")
    for lying in (2, 3, 4):
        await expect(told.last).to_have_text(GO_ON)
        await page.keyboard.press(" ")
        await expect(page.locator(CARDS)).to_have_count(lying)
        await expect(told.filter(has_text=GO_ON)).to_have_count(lying)
    cards = told.filter(has_text=re.compile("^(Vreni|Ueli|Heidi): "))
    await expect(cards).to_have_count(3)
    await expect(cards.last).to_contain_text("Der Stich gehört")


async def test_a_trick_waits_for_the_tap_that_takes_it_away(visit: Visits) -> None:
    visitor = await visit("fr", pace="tap")
    await visitor.page.clock.install()
    page = await until_a_bot_waits(visitor)
    for lying in (2, 3, 4):
        await page.locator(".proceed").click()
        await expect(page.locator(CARDS)).to_have_count(lying)
    await page.clock.run_for(5_000)
    await expect(page.locator(".trick[data-done=yes]")).to_have_count(1)
    await page.locator(".proceed").click()
    await expect(page.locator(".trick[data-done=yes]")).to_have_count(0)


async def test_another_pace_lets_the_bots_go_on(visit: Visits) -> None:
    visitor = await visit("fr", pace="tap")
    page = await until_a_bot_waits(visitor)
    await visitor.change(pace="fast")
    await expect(page.locator(".hand button.playable").first).to_be_visible()
    await expect(page.locator(".proceed")).to_have_count(0)


def has_rest(view: dict[str, Any]) -> bool:
    """Tell whether the player leads and takes every trick, or has only forced cards."""
    return bool(view["legal"]["rest"]) and len(view["hand"]) > 1


async def test_one_press_lays_the_rest_down(visit: Visits) -> None:
    visitor = await visit("fr")
    await visitor.enter(visitor.new_table(), has_rest)
    page = visitor.page
    await expect(page.locator(".hand button.card")).not_to_have_count(0)
    await page.locator(".chip.rest").click()
    await expect(page.locator(".hand button.card")).to_have_count(0)
    await expect(page.locator("[data-dialog=summary]")).to_be_visible()


async def test_a_rest_is_laid_down_by_a_key(visit: Visits) -> None:
    visitor = await visit("fr", pace="tap")
    await visitor.enter(visitor.new_table(), has_rest)
    await expect(visitor.page.locator(".chip.rest")).to_be_visible()
    await visitor.page.keyboard.press("e")
    await expect(visitor.page.locator(".hand button.card")).to_have_count(0)
    await visitor.page.locator(".trick[data-done=yes]").wait_for()  # before, a bot may wait
    await visitor.page.locator(".proceed").click()  # the last trick is looked at as long as wanted
    await expect(visitor.page.locator("[data-dialog=summary]")).to_be_visible()


async def test_a_rest_plays_itself_where_that_is_wished(visit: Visits) -> None:
    visitor = await visit("fr", rest="auto")
    await visitor.enter(visitor.new_table(), has_rest)
    await expect(visitor.page.locator("[data-dialog=summary]")).to_be_visible()
    assert await visitor.page.locator(".chip.rest").count() == 0


async def test_a_card_is_taken_back_at_a_training_table(visit: Visits) -> None:
    visitor = await visit("fr", pace="tap")
    seat = open_table(visitor.server.url, "chibre", training=True)[0]
    await visitor.enter(seat, may_lead)
    page = visitor.page
    hand = await visitor.hand()
    await page.locator(".hand button.playable").first.click()
    await expect(page.locator(CARDS)).to_have_count(1)
    await page.locator(".proceed").click()
    await expect(page.locator(CARDS)).to_have_count(2)
    await page.locator(".take-back").click()
    await expect(page.locator(CARDS)).to_have_count(0)
    assert await visitor.hand() == hand
    await expect(page.locator("#live")).to_contain_text("Vous reprenez votre coup.")
    await page.locator(".hand button.playable").last.click()
    await expect(page.locator(CARDS)).to_have_count(1)
    await page.keyboard.press("z")
    await expect(page.locator(CARDS)).to_have_count(0)
    assert await visitor.hand() == hand


async def test_an_ordinary_table_takes_nothing_back(visit: Visits) -> None:
    visitor = await visit("fr")
    await visitor.enter(visitor.new_table(), may_lead)
    await expect(visitor.page.locator(".hand button.playable").first).to_be_visible()
    assert await visitor.page.locator(".take-back").count() == 0


async def test_the_setting_makes_training_tables(visit: Visits) -> None:
    visitor = await visit("fr", training=True)
    await visitor.home()
    await visitor.page.locator("button.play").click()
    player = ExploratoryPlayer(visitor.page)
    async for _ in player.moments():
        if await visitor.page.locator(".take-back").count():
            return
    raise AssertionError("nothing may be taken back")
