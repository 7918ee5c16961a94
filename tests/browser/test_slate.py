"""The page's slate: the ways of writing a number, by itself and by hand."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from buur.i18n import LANGUAGES
from tests.browser.accessibility import barriers
from tests.browser.boxes import check_width
from tests.browser.conftest import Visits
from tests.browser.scripted_table import stage, view_of

PHONE: Final = (390, 844)
OURS: Final = '.summary select[data-line="0"]'
NINETY_EIGHT: Final = (
    "1 × 100 − 2",
    "2 × 50 − 2",
    "1 × 50 + 3 × 20 − 12",
    "1 × 50 + 2 × 20 + 8",
    "5 × 20 − 2",
    "4 × 20 + 18",
)
"""Every way to write 98 with at most two strokes of 50."""


def counted(points: tuple[int, int]) -> dict[str, Any]:
    """Return what seat 0 sees after a first deal that brought these points without melds."""
    view = view_of("chibre", "summary")
    deal = view["deals"][0] | {"total": list(points), "chalked": [0, 0]}
    scores = {"scores": list(points), "chalked": list(points)}
    return view | {"seat": 0, "counted": 1, "deals": [deal]} | scores


async def strokes(page: Page, *counts: int) -> None:
    """Wait until so many strokes of 100, 50 and 20 stand in the own half of the slate."""
    for row, count in zip(("hundreds", "fifties", "twenties"), counts, strict=True):
        drawn = page.locator(f".slate-small .us .chalk-row.{row} g.kept")
        await expect(drawn).to_have_count(count)


async def test_98_is_written_in_the_way_that_is_chosen_by_hand(visit: Visits) -> None:
    """What is chosen stands there at once, and after the page was loaded again."""
    visitor = await visit("en", PHONE, chalk="hand")
    page = visitor.page
    await stage(visitor, counted((98, 59)))
    await page.locator(OURS).wait_for()
    assert await page.locator(f"{OURS} option").all_inner_texts() == list(NINETY_EIGHT)
    await strokes(page, 0, 1, 2)
    await page.select_option(OURS, label="4 × 20 + 18")
    await strokes(page, 0, 0, 4)
    await page.select_option(OURS, label="1 × 100 − 2")
    await strokes(page, 1, 0, 0)
    await page.reload()
    await strokes(page, 1, 0, 0)
    assert await page.locator(f"{OURS} option:checked").inner_text() == "1 × 100 − 2"


@pytest.mark.parametrize(("chalk", "counts"), [("canonical", (0, 1, 2)), ("shortest", (1, 0, 0))])
async def test_the_page_writes_98_by_itself(
    visit: Visits, chalk: str, counts: tuple[int, int, int]
) -> None:
    visitor = await visit("en", PHONE, chalk=chalk)
    await stage(visitor, counted((98, 59)))
    await strokes(visitor.page, *counts)
    assert await visitor.page.locator(OURS).count() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_fields_of_writing_can_be_read_and_pressed(visit: Visits, lang: str) -> None:
    visitor = await visit(lang, PHONE, chalk="hand")
    page = visitor.page
    await stage(visitor, counted((98, 59)))
    fields = page.locator(".summary .ways select")
    await expect(fields).to_have_count(2)
    heights = [box["height"] for one in await fields.all() if (box := await one.bounding_box())]
    assert min(heights) >= 44
    await check_width(page)
    assert await barriers(page) == []
