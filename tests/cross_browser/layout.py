"""Faults of what a page shows: scrollbars, and texts that are cut."""

from __future__ import annotations

from tests.browser.cut_text import CUT_TEXT
from tools.browsers.window import Window

_SCROLLBARS = """() => {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
  const found = [];
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide in ${clientWidth}`);
  if (!document.querySelector("main.table")) return found;
  if (clientWidth < innerWidth) found.push("a scrollbar stands beside the table");
  if (scrollHeight > clientHeight)
    found.push(`the table is ${scrollHeight} tall in ${clientHeight}`);
  return found;
}"""


def faults(window: Window, within: str = "body") -> set[str]:
    """Return the faults of what a window shows.

    Args:
        window: as it stands.
        within: selector of the elements whose texts are looked at.
    """
    return {*window.run(_SCROLLBARS), *window.run(CUT_TEXT, [within, []])}
