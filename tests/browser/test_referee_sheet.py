"""A regulation is printed on one sheet of A4 in every language."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser

from buur.i18n import LANGUAGES, texts
from buur.referee import REGULATIONS
from buur.referee.html import regulation_page

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", REGULATIONS)
async def test_a_regulation_is_one_sheet(name: str, lang: str, browser: Browser) -> None:
    page = await browser.new_page()
    await page.set_content(regulation_page(texts(lang), REGULATIONS[name]))
    document = await page.pdf(prefer_css_page_size=True)
    await page.close()
    assert len(re.findall(rb"/Type\s*/Page\b", document)) == 1
