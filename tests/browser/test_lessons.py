"""The first lesson and beginner's mode at a real table."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.accessibility import barriers
from tests.browser.autoplay import leading_later, refuses
from tests.browser.conftest import Visit, Visits

BUBBLE = ".lesson-bubble"
OWN = ".hand .card"
_COVERED = """(cards) => {
  const bubble = document.querySelector(".lesson-bubble")?.getBoundingClientRect();
  return [...document.querySelectorAll(cards)].filter((one) => {
    const card = one.getBoundingClientRect();
    return bubble && card.right > bubble.left && card.left < bubble.right
      && card.bottom > bubble.top && card.top < bubble.bottom;
  }).length;
}"""

_PRESS = """() => [
  ".lesson-bubble button.primary",
  ".tabletop .dialog button.primary",
  ".hand[data-turn=yes] button.card:not([aria-disabled])",
].map((one) => document.querySelector(one)).find(Boolean)?.click()"""
"""Go on with the lesson, or with the deal."""


async def begin(visit: Visits, lang: str, size: tuple[int, int]) -> tuple[Visit, Page]:
    """Return a newcomer at the table of the first lesson, with its first bubble."""
    visitor = await visit(lang, size, asked=False)
    page = visitor.page
    await page.goto(visitor.url)
    await page.locator(".first-none").click()
    await page.locator("main.table").wait_for()
    note = page.locator(".lesson-note")
    await page.locator(BUBBLE).or_(note).first.wait_for()
    asked = (("cut", "button.primary"), ("choose", ".contract-choice"), ("melds", "button.primary"))
    for name, press in asked:
        dialog = page.locator(f".tabletop [data-dialog={name}]")
        if await dialog.count():
            await dialog.locator(press).first.click()
            await dialog.wait_for(state="detached")
            await page.locator(BUBBLE).or_(note).first.wait_for()
    return visitor, page


@pytest.mark.parametrize(
    ("lang", "size"), [("de", (320, 568)), ("fr", (390, 844)), ("it", (1440, 900))]
)
async def test_a_newcomer_is_led_into_the_first_deal(
    visit: Visits, lang: str, size: tuple[int, int]
) -> None:
    visitor, page = await begin(visit, lang, size)
    text = await page.locator(f"{BUBBLE} p").inner_text()
    await expect(page.locator("#live")).to_contain_text(text)
    assert await barriers(page, "all") == []
    assert await page.evaluate(_COVERED, f"{OWN}, .trick .spot") == 0
    await expect(page.locator(f"{BUBBLE} button.primary")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator(f"{BUBBLE} p", has_text=text)).to_have_count(0)
    settings = await page.evaluate("JSON.parse(localStorage.getItem('buur.settings'))")
    assert (settings["beginner"], settings["bots"]) == (True, "easy")
    assert visitor.complaints == []


@pytest.mark.parametrize("size", [(320, 568), (844, 390)])
async def test_no_slip_lies_on_the_own_cards(visit: Visits, size: tuple[int, int]) -> None:
    """From the first slip to the account of the deal; between two measurements cards may fly."""
    _, page = await begin(visit, "de", size)
    account = page.locator("[data-dialog=summary]")
    slips = set()
    while not await account.count():
        await page.wait_for_function(_PRESS.removesuffix("?.click()"))
        if await page.locator(BUBBLE).count():
            await page.wait_for_function(f"(cards) => ({_COVERED})(cards) === 0", arg=OWN)
            slips.update(await page.locator(f"{BUBBLE} p").all_inner_texts())
        if not await account.count():
            await page.evaluate(_PRESS)
    assert len(slips) > 5


async def test_one_press_ends_the_lesson_and_help_begins_it_again(visit: Visits) -> None:
    _, page = await begin(visit, "en", (1100, 700))
    first = page.url
    await page.locator(f"{BUBBLE} button.link").click()
    await expect(page.locator(BUBBLE)).to_have_count(0)
    await page.reload()
    await page.locator(".hand .card").first.wait_for()
    await expect(page.locator(BUBBLE)).to_have_count(0)
    await page.keyboard.press("?")
    await page.locator(".learn-help button.link").click()
    await page.wait_for_url(lambda url: "/table/" in url and url != first)
    await page.locator(BUBBLE).or_(page.locator(".lesson-note")).first.wait_for()


async def test_beginners_mode_says_what_lies_on_the_table(visit: Visits) -> None:
    visitor, page = await visit.at(refuses, "de", beginner=True)
    await expect(page.locator(".trick-worth")).to_contain_text("Im Stich: ")
    await page.locator(".hand .refused").first.focus()
    await page.keyboard.press("Enter")
    await page.locator(".status.notice").wait_for()
    await visitor.change(beginner=False)
    await expect(page.locator(".trick-worth")).to_have_count(0)


async def test_the_sign_of_the_contract_shows_the_order_of_the_cards(visit: Visits) -> None:
    _, page = await visit.at(leading_later, "fr")
    await page.locator("button.contract").click()
    dialog = page.locator("[data-dialog=values]")
    await expect(dialog.locator("li")).to_have_count(18)
    await expect(dialog.locator("li").first).to_have_text("20")
    await page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await expect(page.locator("button.contract")).to_be_focused()
