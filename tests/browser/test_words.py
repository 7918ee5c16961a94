"""Words of Jass that can be tapped: in a question, on its buttons, and on the page of all words."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import expect

from tests.browser.accessibility import barriers
from tests.browser.conftest import DESKTOP, Visits
from tests.browser.scripted_table import stage, view_asked

PHONE: Final = (390, 844)

_INSIDE: Final = """() => {
  const dialog = document.querySelector(".word-sheet .dialog");
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("lang", ["fr", "de"])
async def test_a_word_of_a_question_is_told_without_leaving_the_table(
    visit: Visits, lang: str, size: tuple[int, int]
) -> None:
    visitor = await visit(lang, size)
    page = visitor.page
    staged = await stage(visitor, view_asked("schieber", "contracts"))
    word = page.locator(".dialog.choose h2 .term")
    await word.click()
    sheet = page.locator(".word-sheet")
    await expect(sheet.locator("h2")).to_have_text("Atout" if lang == "fr" else "Trumpf")
    assert await page.evaluate(_INSIDE)
    assert await barriers(page) == []
    await page.keyboard.press("s")  # at the table it pushes
    await page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
    await expect(word).to_be_focused()
    assert not await staged.acted()


async def test_the_question_mark_tells_what_the_buttons_say(visit: Visits) -> None:
    visitor = await visit("de", PHONE)
    page = visitor.page
    await stage(visitor, view_asked("schieber", "contracts"))
    await expect(page.locator(".dialog.choose .contract-choice").first).to_be_focused()
    await page.locator(".ask-words").click()
    await expect(page.locator(".word-sheet h2")).to_have_text(
        ["Trumpf", "Obenabe", "Undenufe", "Schieben"]
    )
    await page.locator(".word-sheet .primary").click()
    await expect(page.locator(".word-sheet")).to_have_count(0)


async def test_a_word_leads_to_its_place_among_all_words(visit: Visits) -> None:
    visitor = await visit("it", PHONE)
    page = visitor.page
    await page.goto(visitor.url.rstrip("/") + "/words#nell")
    named = page.locator(".word-entry.named")
    await expect(named).to_be_in_viewport()
    await expect(named.locator("h3")).to_have_text("Nell")
    assert await barriers(page) == []
    await page.locator("input[type=search]").fill("schieben")
    await expect(page.locator(".word-entry h3").first).to_have_text("Passare la scelta")
