"""Both decks as they are painted: in two and four colours, in high contrast, as in Vorarlberg."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from buur.web.deck import DECKS, sheet
from tests.browser.snapshots import difference, unlikeness

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


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def page(browser: Browser) -> AsyncIterator[Page]:
    """Open a window for sheets."""
    opened = await browser.new_page(viewport={"width": WIDTH, "height": 600})
    yield opened
    await opened.close()


async def painted(page: Page, deck: str, dress: str, *, forced: bool = False) -> bytes:
    """Return a picture of a deck's sheet under the page's own colours."""
    await page.emulate_media(forced_colors="active" if forced else "none")
    tokens = TOKENS.read_text(encoding="utf-8")
    await page.set_content(_PAGE.format(dress=dress, tokens=tokens, width=WIDTH, sheet=sheet(deck)))
    return await page.locator("body > svg").screenshot()


@pytest.mark.parametrize("look", LOOKS)
async def test_a_deck_looks_as_it_was_drawn(page: Page, look: str) -> None:
    deck, dress = LOOKS[look]
    assert difference(await painted(page, deck, dress), f"deck-{look}", cell=CELL) == ""


@pytest.mark.parametrize("deck", DECKS)
async def test_colours_forced_by_the_system_leave_the_cards_alone(page: Page, deck: str) -> None:
    _, dress = LOOKS[deck]
    seen = await painted(page, deck, dress, forced=True)
    assert unlikeness(seen, f"deck-{deck}", cell=CELL) == ""
