"""`device_label`: browser and system of a client, coarse enough to tell two devices apart."""

from __future__ import annotations

from typing import Final

_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""Words of the header ``User-Agent`` and the browsers, in the order in which they are looked for:
most browsers also name those after them."""
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
_LONGEST: Final = 1000


def device_label(user_agent: str | None) -> str:
    """Return browser and system, empty if they are unknown.

    >>> device_label("Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0")
    'Firefox, Android'

    Args:
        user_agent: the header ``User-Agent``; None without one.
    """
    text = (user_agent or "")[:_LONGEST]
    found = [
        next((name for word, name in names if word in text), "") for names in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(filter(None, found))
