"""Texts that are cut, overlap, stick out of their frame, or are broken inside a word.

The script is plain JavaScript of the web platform, so that it runs in any browser that shows the
page: `CUT_TEXT` is a function of one argument, the list of a selector and the players' names.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from playwright.async_api import Page

CUT_TEXT: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


async def cut_text(page: Page, within: str = "body", names: Iterable[str] = ()) -> list[str]:
    """Return what of the visible texts cannot be read as it was written.

    Args:
        page: as it stands.
        within: selector of the elements that are looked through.
        names: of the players; those of more than twelve letters may end in an ellipsis, as long as
            a few letters stay.
    """
    found: list[str] = await page.evaluate(CUT_TEXT, [within, list(names)])
    return found
