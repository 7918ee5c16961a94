"""Everything fits the window, and a finger fits every card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Visits

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SIZES = [(320, 568), (390, 844), (820, 1180), (1440, 900), (844, 390)]
TOUCH = 44

_STRIPS = """() => [...document.querySelectorAll(".hand button.card")].map((card) => {
  const box = card.getBoundingClientRect();
  const within = box.right <= innerWidth && box.bottom <= innerHeight;
  const inside = box.left >= 0 && box.top >= 0 && within;
  const y = box.top + box.height / 2;
  let free = 0;
  for (let x = Math.ceil(box.left); x < box.right; x += 1)
    if (card.contains(document.elementFromPoint(x, y))) free += 1;
  return { card: card.dataset.card, inside, free, height: box.height };
})"""

_OVERFLOW = """() => {
  const root = document.documentElement;
  const wide = [...document.body.querySelectorAll("*")].filter((node) => {
    if (node.closest("#decks, .hidden, svg")) return false;
    const box = node.getBoundingClientRect();
    return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1);
  });
  return { scrolls: root.scrollWidth > root.clientWidth, wide: wide.map((node) => node.className) };
}"""


async def check_width(page: Any) -> None:
    """Check that nothing sticks out to the sides."""
    assert await page.evaluate(_OVERFLOW) == {"scrolls": False, "wide": []}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_nine_cards_can_be_seen_and_touched(visit: Visits, size: tuple[int, int]) -> None:
    visitor = await visit("fr", size=size)
    page = visitor.page
    await visitor.home()
    await check_width(page)
    await page.locator("details.drawer > summary").click()
    await check_width(page)
    cards: list[dict[str, Any]] = []
    async for seen in (await visitor.sit()).moments():
        await check_width(page)
        cards = await page.evaluate(_STRIPS)
        if not seen.sheet and len(cards) == 9:
            break
    assert len(cards) == 9
    for card in cards:
        assert card["inside"], card
        assert card["free"] >= TOUCH, card
        assert card["height"] >= TOUCH, card


@pytest.mark.parametrize("size", [(320, 568), (390, 844)], ids=["320x568", "390x844"])
async def test_every_sheet_fits_a_phone(visit: Visits, size: tuple[int, int]) -> None:
    """A sheet may scroll inside, but what it asks can always be answered."""
    visitor = await visit("de", size=size, rules="schieber", options={"target": 200})
    stranger = await visitor.sit()
    async for _ in stranger.moments():  # a press on anything covered or outside fails
        await check_width(visitor.page)
