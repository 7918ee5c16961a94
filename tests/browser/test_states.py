"""Six states of the table as a phone shows them: no look changes unnoticed.

Chance is fixed as for the pictures of the documentation, so the same cards lie there every time.
The comparison is coarse, because letters differ between systems; that a card, the slate or a sheet
is missing, wrong in colour or somewhere else still shows. After a wanted change::

    BUUR_SNAPSHOTS=update .venv/bin/python -m pytest --no-cov tests/browser/test_states.py
"""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import Browser

from tests.browser.snapshots import difference
from tools.screenshots import PARTIES, Scene, open_page, play_scenes, portrait

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CELL: Final = 13
"""Pixels of a cell: a card in the hand has five by eight of them."""

STRAY: Final = 0.01
"""Share of cells in which letters of another font may show; a card covers more than twice that."""


@pytest.mark.parametrize(("seed", "scenes"), PARTIES, ids=["partie", "trick"])
async def test_the_table_looks_as_it_was_made(
    browser: Browser, seed: int, scenes: tuple[Scene, ...]
) -> None:
    seen = []
    async with open_page(browser, seed) as page:
        async for scene in play_scenes(page, scenes):
            seen.append(scene)
            assert difference(await portrait(page), f"state-{scene}", cell=CELL, stray=STRAY) == ""
    assert tuple(sorted(seen)) == tuple(sorted(scenes))


@pytest.mark.parametrize(
    "gone",
    [".trick [data-card]", ".hand button.card", ".slate", ".plate"],
    ids=lambda gone: gone[1:6],
)
async def test_a_missing_part_is_noticed(browser: Browser, gone: str) -> None:
    seed, scenes = PARTIES[1]
    async with open_page(browser, seed) as page:
        async for scene in play_scenes(page, scenes):
            away = "(one) => { one.style.visibility = 'hidden' }"
            await page.locator(f"{gone}:visible").first.evaluate(away)
            found = difference(await portrait(page), f"state-{scene}", cell=CELL, stray=STRAY)
            assert "looks different" in found
