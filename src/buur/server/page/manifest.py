"""The web app manifest: name, icons, colours and shortcuts of the installed page."""

from __future__ import annotations

from typing import Any, Final

from buur.i18n import catalogue

_SHORTCUTS: Final = ("chibre", "schieber")
"""Rule sets offered by a long press on the icon."""


def web_manifest(lang: str, colour: str) -> dict[str, Any]:
    """Return the manifest in a language; its id is the same in all languages.

    Args:
        lang: the language of its texts.
        colour: the colour of the card table, shown while the page loads.
    """
    words = catalogue(lang)["messages"]
    assert isinstance(words, dict)  # noqa: S101 - beside the language there is nothing else
    return {
        "id": "/",
        "name": words["app-name"],
        "short_name": "Buur",
        "description": words["app-description"],
        "lang": lang if lang == "en" else f"{lang}-CH",
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "orientation": "any",
        "theme_color": colour,
        "background_color": colour,
        "categories": ["games", "entertainment"],
        "icons": [
            {"src": "/icons/buur.svg", "sizes": "any", "type": "image/svg+xml"},
            _picture("192", "192x192"),
            _picture("512", "512x512"),
            {**_picture("maskable", "512x512"), "purpose": "maskable"},
        ],
        "shortcuts": [_shortcut(name, str(words[f"preset-{name}"])) for name in _SHORTCUTS],
    }


def _picture(name: str, sizes: str) -> dict[str, str]:
    return {"src": f"/icons/{name}.png", "sizes": sizes, "type": "image/png"}


def _shortcut(rules: str, name: str) -> dict[str, Any]:
    return {"name": name, "url": f"/#rules={rules}", "icons": [_picture("192", "192x192")]}
