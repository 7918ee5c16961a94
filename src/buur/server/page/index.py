"""The page's HTML: style and texts inlined on a first visit, their addresses afterwards.

A slow connection is idle between the HTML and the first file that the HTML refers to. On a first
visit the HTML therefore contains style and texts. Once the page has cached them, it names its
version in a cookie, and the HTML contains their addresses only. The early script is always inlined.
"""

from __future__ import annotations

import base64
import re
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from buur.i18n import LANGUAGES, catalogue_part, negotiate, texts
from buur.server.page.assets import MEDIA_TYPES, Asset
from buur.server.page.security_policy import content_security_policy
from buur.web.pack import Pack, PackError

DECKS: Final = ("french", "swiss")
OK: Final = 200
COOKIE: Final = "buur"
"""Contains language, deck and cached version, as in `fr.swiss.0123456789abcdef`."""


class Preferences(NamedTuple):
    """Language and deck of a visitor, and the version of the page in the browser's cache."""

    lang: str
    deck: str
    version: str
    """Version of the cached page; empty without one."""


@dataclass(frozen=True, slots=True)
class IndexPage:
    """The page's HTML with its Content-Security-Policy."""

    asset: Asset
    policy: str

    def response(self, request: Request, status: int = 200) -> Response:
        """Return the response to a request for the page."""
        response = self.asset.response(request)
        if response.status_code == OK:
            response.status_code = status
        response.headers["vary"] = "accept-encoding, accept-language, cookie"
        response.headers["content-security-policy"] = self.policy
        return response


def preferences_of(request: Request) -> Preferences:
    """Return a visitor's preferences, from the cookie or the browser's language."""
    lang, deck, version = (request.cookies.get(COOKIE, "") + "..").split(".")[:3]
    if lang not in LANGUAGES:
        lang = negotiate(request.headers.get("accept-language"))
    return Preferences(lang, deck if deck in DECKS else usual_deck(lang), version)


def usual_deck(lang: str) -> str:
    """Return the deck of a new visitor, as ``model/settings.js`` chooses it too."""
    return "swiss" if lang == "de" else "french"


def index_page(pack: Pack, wanted: Preferences, *, at_table: bool) -> IndexPage:
    """Return the page for a visitor.

    Args:
        pack: the current bundle.
        wanted: preferences of the visitor.
        at_table: whether the page shows a table and connects to it at once.
    """
    return _index_page(pack, wanted.lang, wanted.deck, at_table, wanted.version == pack.version)


def texts_json(lang: str, *, later: bool = False) -> bytes:
    """Return the texts of a language as JSON: those needed at once, or those for later."""
    return msgspec.json.encode(catalogue_part(lang, later=later))


def texts_path(lang: str, pack: Pack, *, later: bool = False) -> str:
    """Return the address of a language's texts in this version of the page."""
    return f"/i18n/{lang}{'.later' if later else ''}.json?v={pack.version}"


def deck_path(deck: str, pack: Pack) -> str:
    """Return the address of a deck in this version of the page."""
    return f"/cards/{deck}.svg?v={pack.version}"


@lru_cache(maxsize=32)
def _index_page(pack: Pack, lang: str, deck: str, at_table: bool, kept: bool) -> IndexPage:
    html = _Html(pack.index)
    region = "" if lang == "en" else "-CH"
    kept_version = f' data-kept="{pack.version}"' if kept else ""
    html.replace(
        '<html lang="en">',
        f'<html lang="{lang}{region}" data-later-style="{pack.later_style_path}"'
        f' data-version="{pack.version}"{kept_version}>',
    )
    html.replace("{too-old}", texts(lang).format("browser-too-old"))
    html.replace("{no-script}", texts(lang).format("browser-no-script"))
    html.before("<title>", html.script(pack.check))
    html.replace(".webmanifest", f".webmanifest?lang={lang}")
    if not at_table:
        html.before("<title>", f'<link rel="modulepreload" href="{pack.later_path}">')
        # After the first style sheet, as where it is loaded later: equal selectors yield to it.
        html.before("</head>", f'<link rel="stylesheet" href="{pack.later_style_path}">')
        html.before("<title>", _preload(texts_path(lang, pack, later=True)))
    html.before("<title>", _preload(deck_path(deck, pack), deck))
    if kept:
        html.before("<title>", _preload(texts_path(lang, pack)))
    html.before("<title>", html.script(pack.early))
    if not kept:
        _inline(html, pack, lang)
    return IndexPage(Asset(html.text.encode(), MEDIA_TYPES[".html"]), html.policy())


def _inline(html: _Html, pack: Pack, lang: str) -> None:
    """Inline the style and the texts."""
    link = f'<link rel="stylesheet" href="{pack.style_path}">'
    html.replace(link, html.style(pack.style, pack.style_path))
    path = texts_path(lang, pack)
    data = texts_json(lang).decode().replace("<", "\\u003c")
    carried = f'<script type="application/json" id="texts" lang="{lang}" data-path="{path}">'
    html.before("</body>", f"{carried}{data}</script>")


def _preload(path: str, deck: str = "") -> str:
    """Return a preload link for a file that the page will fetch."""
    named = f' data-deck="{deck}"' if deck else ""
    return f'<link rel="preload" as="fetch" crossorigin href="{path}"{named}>'


class _Html:
    """HTML under construction, with the hashes of its inline scripts and styles."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._scripts: list[str] = []
        self._styles: list[str] = []

    def replace(self, old: str, new: str) -> None:
        if self.text.count(old) != 1:
            raise PackError(f"index.html holds {old} once")
        self.text = self.text.replace(old, new)

    def before(self, mark: str, new: str) -> None:
        self.replace(mark, f"{new}\n{mark}")

    def script(self, code: str, path: str = "") -> str:
        self._scripts.append(csp_hash(code, "script"))
        return f"<script{_named(path)}>{code}</script>"

    def style(self, sheet: str, path: str) -> str:
        self._styles.append(csp_hash(sheet, "style"))
        return f"<style{_named(path)}>{sheet}</style>"

    def policy(self) -> str:
        return content_security_policy(scripts=self._scripts, styles=self._styles)


def _named(path: str) -> str:
    return f' data-path="{path}"' if path else ""


def csp_hash(content: str, element: str) -> str:
    """Return the hash by which the policy allows an inline "script" or "style".

    Raises:
        PackError: the content would end the element.
    """
    if re.search(rf"</{element}|<!--", content, re.IGNORECASE):
        raise PackError(f"a {element} inside the page ends where it says </{element} or <!--")
    return f"'sha256-{base64.b64encode(sha256(content.encode()).digest()).decode()}'"
