"""Texts that are cut, overlap or leave their frame are found, and others are not."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import Browser

from tests.browser.cut_text import cut_text

FAULTS: Final = {
    "is cut in": "<p style='width: 60px; overflow: hidden; white-space: nowrap'>Rosen Trumpf</p>",
    "is cut above or below": "<p style='height: 9px; line-height: 20px; overflow: clip'>Trumpf</p>",
    "sticks out of the window": "<p style='margin-left: -20px'>Trumpf</p>",
    "sticks 30 out": "<p style='width: 60px; background: red'>"
    "<i style='display: inline-block; width: 90px; text-align: right'>Rosen</i></p>",
    "is broken inside": "<p style='width: 40px; overflow-wrap: anywhere'>Gegner</p>",
    "lies over": "<p style='margin: 0 0 -18px'>Trumpf</p><p style='margin: 0'>Rosen</p>",
    "is empty": "<div class='bubble'></div>",
    "scrolls without a sign": "<div style='height: 30px; overflow: auto; scrollbar-width: none'>"
    "one<br>two<br>three</div>",
    "scrolls sideways": "<div style='width: 60px; overflow-x: auto; white-space: nowrap'>"
    "Trumpf Rosen</div>",
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_fault_is_found(browser: Browser, fault: str) -> None:
    page = await browser.new_page()
    await page.set_content(f"<main style='font: 16px/20px sans-serif'>{FAULTS[fault]}</main>")
    found = await cut_text(page)
    await page.close()
    assert [one for one in found if fault in one], found


NAME: Final = "Kurfürstenstrassenbahnhaltestelle"


async def test_what_can_be_read_is_no_fault(browser: Browser) -> None:
    """A long name may end in an ellipsis; what waits below in a list with a shadow is not cut."""
    page = await browser.new_page()
    await page.set_content(
        "<p style='width: 90px; background: red; overflow: hidden; white-space: nowrap;"
        f" text-overflow: ellipsis'>{NAME}</p>"
        "<div style='height: 30px; overflow: auto; background: linear-gradient(red, red) local'>"
        "one<br>two<br>three</div>"
    )
    assert await cut_text(page, names=[NAME]) == []
    assert await cut_text(page), "it is no name here"
    await page.close()
