"""Both decks as they are painted: in two and four colours, in high contrast, as in Vorarlberg."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser

from buur.web.deck import DECKS, sheet
from tests.browser.snapshots import difference

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

TOKENS = Path(__file__).parents[2] / "src/buur/web/static/style/tokens.css"
WIDTH = 1106
"""Pixels of a sheet of nine cards in a row: half a pixel for each unit of the drawings."""

CELL = 10
"""Pixels of a cell to compare: a card has eleven by eighteen of them."""

_PAGE = """<!doctype html><html {dress}><style>{tokens}
html {{ forced-color-adjust: none }}
body {{ margin: 0; background: #24583f }}
body > svg {{ display: block; width: {width}px }}
</style><body>{sheet}</body></html>"""

LOOKS = {
    "french": ("french", 'data-theme="light"'),
    "french-four": ("french", 'data-theme="light" data-colours="four"'),
    "french-contrast": ("french", 'data-theme="contrast" data-colours="two"'),
    "swiss": ("swiss", 'data-theme="light" data-names="swiss"'),
    "swiss-austrian": ("swiss", 'data-theme="light" data-names="austrian"'),
    "swiss-contrast": ("swiss", 'data-theme="contrast"'),
}


async def painted(browser: Browser, deck: str, dress: str, *, forced: bool = False) -> bytes:
    """Return a picture of a deck's sheet under the page's own colours."""
    page = await browser.new_page(viewport={"width": WIDTH, "height": 600})
    if forced:
        await page.emulate_media(forced_colors="active")
    tokens = TOKENS.read_text(encoding="utf-8")
    await page.set_content(_PAGE.format(dress=dress, tokens=tokens, width=WIDTH, sheet=sheet(deck)))
    png = await page.locator("body > svg").screenshot()
    await page.close()
    return png


@pytest.mark.parametrize("look", LOOKS)
async def test_a_deck_looks_as_it_was_drawn(browser: Browser, look: str) -> None:
    deck, dress = LOOKS[look]
    assert difference(await painted(browser, deck, dress), f"deck-{look}", cell=CELL) == ""


@pytest.mark.parametrize("deck", DECKS)
async def test_colours_forced_by_the_system_leave_the_cards_alone(
    browser: Browser, deck: str
) -> None:
    _, dress = LOOKS[deck]
    assert (
        difference(await painted(browser, deck, dress, forced=True), f"deck-{deck}", cell=CELL)
        == ""
    )
