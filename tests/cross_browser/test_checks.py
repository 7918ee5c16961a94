"""The checks of the layout find faults in each browser, with two device pixels per pixel or one."""

from __future__ import annotations

import pytest

from tests.browser.autoplay import holding
from tests.cross_browser.conftest import DESKTOP, PHONE, Make
from tests.cross_browser.layout import faults
from tools.browsers.window import Size

PLANTED = {
    "is cut in": "width: 40px; overflow: hidden; white-space: nowrap",
    "sticks out of the window": "position: fixed; left: -30px; top: 0",
    "is broken inside": "width: 1em; overflow-wrap: anywhere; hyphens: none",
}
"""Style of a text by the words of its fault."""

_PLANT = """(style) => {
  const text = document.body.appendChild(document.createElement("p"));
  text.id = "planted";
  text.textContent = "Mittelländische";
  text.style.cssText = `position: absolute; top: 0; ${style}`;
}"""

_LENGTHEN = "() => { document.querySelector('main.table').style.height = '120vh'; }"

_RATIO = "() => devicePixelRatio"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=str)
def test_texts_that_cannot_be_read_are_found(visit: Make, size: Size) -> None:
    visitor = visit(size)
    visitor.sit(holding(4)).look()
    assert visitor.window.run(_RATIO) == size.ratio
    assert faults(visitor.window) == set()
    for fault, style in PLANTED.items():
        visitor.window.run(_PLANT, style)
        assert any(fault in one for one in faults(visitor.window, "#planted")), fault
        visitor.window.run("() => document.querySelector('#planted').remove()")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=str)
def test_scrollbars_are_found(visit: Make, size: Size) -> None:
    """They take room, so that a page that is too tall is narrower too."""
    visitor = visit(size)
    visitor.sit(holding(4)).look()
    visitor.window.run(_LENGTHEN)
    found = faults(visitor.window)
    assert "a scrollbar stands beside the table" in found
    assert any("the table is" in fault and "tall" in fault for fault in found)
