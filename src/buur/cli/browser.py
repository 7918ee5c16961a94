"""Detection of a browser, and opening of the page."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from threading import Thread


def can_open(environment: Mapping[str, str]) -> bool:
    """Tell whether opening a page shows a window.

    Without a display the standard library would start a text browser in the terminal.
    """
    if sys.platform.startswith("linux") and not environment.get("BROWSER"):
        shows = environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
        if not shows and "microsoft" not in os.uname().release.lower():
            return False
    return browser_name() is not None


def browser_name() -> str | None:
    """Return the name of the browser that would open a page, None without one."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return None
    return str(getattr(found, "name", None) or type(found).__name__)


def open_page(url: str) -> bool:
    """Open a page without waiting for the browser; False if there is none."""
    if not can_open(os.environ):
        return False
    Thread(target=webbrowser.open, args=(url,), daemon=True).start()
    return True
