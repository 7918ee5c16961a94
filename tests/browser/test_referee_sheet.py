"""A regulation is printed on one sheet of A4 in every language."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.async_api import Browser, ViewportSize

from buur.cli.referee_sheet import sheet
from buur.i18n import LANGUAGES, texts
from buur.referee import REGULATIONS

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PRINTED: Final[ViewportSize] = {"width": 726, "height": 1055}
"""A4 in CSS pixels without margins of 9 mm."""
ROOM: Final = 0.94
"""Of the sheet's height: fonts of other machines are a little wider."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", REGULATIONS)
async def test_a_regulation_is_one_sheet(name: str, lang: str, browser: Browser) -> None:
    page = await browser.new_page()
    await page.set_content(sheet(texts(lang), REGULATIONS[name]))
    document = await page.pdf(prefer_css_page_size=True)
    await page.close()
    assert len(re.findall(rb"/Type\s*/Page\b", document)) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_longest_sheet_has_room_to_spare(lang: str, browser: Browser) -> None:
    page = await browser.new_page(viewport=PRINTED)
    await page.emulate_media(media="print")
    for regulation in REGULATIONS.values():
        await page.set_content(sheet(texts(lang), regulation))
        height = await page.evaluate("document.body.offsetHeight")
        assert height <= ROOM * PRINTED["height"], regulation.name
    await page.close()
