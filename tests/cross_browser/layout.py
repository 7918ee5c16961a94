"""Faults of a page's layout: scrollbars, and boxes wider than the window."""

from __future__ import annotations

from tools.browsers.window import Window

_FAULTS = """() => {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
  const found = [];
  const atTable = document.querySelector("main.table");
  if (clientWidth < innerWidth && atTable) found.push("a scrollbar stands beside the table");
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide in ${clientWidth}`);
  if (scrollHeight > clientHeight && atTable)
    found.push(`the table is ${scrollHeight} tall in ${clientHeight}`);
  for (const box of document.querySelectorAll("dialog[open], .sheet, .dialog")) {
    if (box.scrollWidth > box.clientWidth)
      found.push(`${box.className} is ${box.scrollWidth} wide in ${box.clientWidth}`);
  }
  return found;
}"""


def faults(window: Window) -> set[str]:
    """Return the faults of what a window shows."""
    return set(window.run(_FAULTS))
