"""The log by trick, and the tricks of a deal that was counted."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from tests.browser.autoplay import following, holding
from tests.browser.conftest import Visit, Visits
from tools.exploratory_player import ExploratoryPlayer

PHONE = (390, 844)

IN_SIGHT = """(scroller) => {
  const bottom = (node) => node.getBoundingClientRect().bottom;
  return bottom(scroller.querySelector(".log > :last-child")) <= bottom(scroller) + 1;
}"""


async def count_a_deal(visitor: Visit) -> None:
    """Play until the account of the first deal is shown."""
    player = await visitor.sit()
    async for seen in player.moments():
        if seen.dialog == "summary":
            return
    raise AssertionError("the partie ended before")


async def newest_is_in_sight(scroller: Locator) -> bool:
    """Tell whether the last entry can be seen without scrolling."""
    return bool(await scroller.evaluate(IN_SIGHT))


async def test_cards_stand_by_trick_beside_the_table(visit: Visits) -> None:
    _, page = await visit.at(following(3), "fr")
    trick = page.locator(".side .log-trick").last
    await expect(trick.locator(".log-taken")).to_have_count(1)
    assert await newest_is_in_sight(page.locator(".side .log-scroll"))


async def test_the_last_deal_is_read_at_its_count(visit: Visits) -> None:
    visitor = await visit("fr")
    await count_a_deal(visitor)
    page = visitor.page
    await expect(page.locator(".side .log-trick")).to_have_count(9)
    await expect(page.locator(".side .log-line")).to_have_count(9)
    assert await newest_is_in_sight(page.locator(".side .log-scroll"))


async def test_a_reload_at_the_count_loses_no_trick(visit: Visits) -> None:
    visitor = await visit("de", deck="swiss")
    await count_a_deal(visitor)
    page = visitor.page
    lines = page.locator(".side .log-trick .log-head")
    await expect(page.locator(".side .log-line")).to_have_count(9)
    before = await lines.all_inner_texts()
    await page.reload()
    await expect(lines).to_have_text(before, use_inner_text=True)
    await page.get_by_role("button", name="Stiche ansehen").click()
    await expect(page.locator(".tricks-choice button")).to_have_count(9)


async def test_tricks_covered_at_a_reload_are_told_after_the_count(visit: Visits) -> None:
    """A reload brings no cards that the rules cover; the count brings them."""
    _, page = await visit.at(holding(5), "fr")
    await page.reload()
    await page.locator(".hand button.card").first.wait_for()
    player = ExploratoryPlayer(page)
    async for seen in player.moments():
        if seen.dialog == "summary":
            break
    lines = page.locator(".side .log-line")
    await expect(lines).to_have_count(9)
    for line in await lines.all():
        await expect(line.get_by_role("img")).to_have_count(4)


@pytest.mark.parametrize("trick", [4, 9])
async def test_a_trick_of_the_last_deal_is_looked_at(visit: Visits, trick: int) -> None:
    visitor = await visit("de", size=PHONE)
    await count_a_deal(visitor)
    page = visitor.page
    await page.get_by_role("button", name="Stiche ansehen").click()
    await page.locator(".tricks-choice button", has_text=str(trick)).click()
    shown = page.locator(".one-trick")
    await expect(shown.locator("h3")).to_have_text(f"Stich {trick}")
    await expect(shown.locator("figure")).to_have_count(4)
    await expect(shown.locator(".winning")).to_have_count(1)
    await page.keyboard.press("Escape")
    await page.locator("[data-dialog=summary]").wait_for()


async def test_the_numbers_of_the_tricks_stay_under_the_finger(visit: Visits) -> None:
    """Whatever is told of a trick, the dialog keeps its height."""
    visitor = await visit("de", size=PHONE)
    await count_a_deal(visitor)
    page = visitor.page
    await page.get_by_role("button", name="Stiche ansehen").click()
    places = []
    for trick in range(1, 10):
        await page.locator(".tricks-choice button", has_text=str(trick)).click()
        await expect(page.locator(".one-trick h3")).to_have_text(f"Stich {trick}")
        places.append(await page.locator(".tricks-choice").bounding_box())
    assert places == places[:1] * 9


async def test_the_newest_is_last_in_the_whole_log_too(visit: Visits) -> None:
    visitor = await visit("fr", size=PHONE)
    await count_a_deal(visitor)
    await visitor.page.keyboard.press("j")
    scroller = visitor.page.locator(".dialog .log-scroll")
    await expect(scroller.locator(".log-trick").last).to_contain_text("Plie 9")
    assert await newest_is_in_sight(scroller)
