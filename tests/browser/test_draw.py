"""The draw of teams on the page: everybody's card, who plays with whom, and the way on."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import Page, expect

from buur.cards import CODES, Rank, parse_card, rank_of
from buur.i18n import texts
from buur.i18n.names import card_name
from tests.browser.accessibility import barriers
from tests.browser.boxes import check_width
from tests.browser.conftest import DESKTOP, Visits

PHONE: Final = (390, 844)
DRAWN: Final = {"teams_drawn": True}
GOES_ON: Final = "[data-dialog=cut], .hand button.card"
"""What the first deal shows: the pack to cut, or the own cards."""


async def drawn_by_side(page: Page, lang: str) -> list[list[Rank]]:
    """Return the ranks of the cards that the dialog names, the own side first."""
    codes = {card_name(texts(lang), code).lower(): code for code in CODES}
    sides = []
    for section in await page.locator(".draw section.drawn").all():
        names = [
            str(await card.get_attribute("aria-label"))
            for card in await section.locator(".mini-cards").all()
        ]
        sides.append([rank_of(parse_card(codes[name.lower()])) for name in names])
    return sides


@pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("de", DESKTOP)])
async def test_partners_are_drawn_by_cards_that_everybody_sees(
    visit: Visits, lang: str, size: tuple[int, int]
) -> None:
    """§2.1: the two highest cards play against the two lowest. W25."""
    visitor = await visit(lang, size, rules="chibre", options=DRAWN, deck="french")
    page, t = visitor.page, texts(lang)
    await visitor.home()
    await page.locator("button.play").click()
    dialog = page.locator(".dialog.draw")
    await expect(dialog.locator("h2")).to_have_text(t.format("draw-title"))
    sides = await drawn_by_side(page, lang)
    assert [len(ranks) for ranks in sides] == [2, 2]
    low, high = sorted(sides)
    assert min(high) > max(low)
    await check_width(page)
    assert await barriers(page) == []

    await dialog.get_by_role("button", name=t.format("draw-on")).click()
    await dialog.wait_for(state="detached")
    await page.locator(GOES_ON).first.wait_for()
    await page.reload()
    await page.locator(GOES_ON).first.wait_for()
    assert await dialog.count() == 0


async def test_nothing_is_drawn_where_teams_are_fixed(visit: Visits) -> None:
    visitor, _ = await visit.home("en", PHONE)
    await visitor.page.locator("button.play").click()
    await visitor.page.locator(GOES_ON).first.wait_for()
    assert await visitor.page.locator(".dialog.draw").count() == 0
