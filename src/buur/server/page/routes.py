"""Routes of the web page: HTML, bundles, service worker, manifest, texts, decks, referee."""

from __future__ import annotations

import asyncio
import logging
from functools import lru_cache, partial
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from buur.i18n import LANGUAGES
from buur.referee import REGULATIONS
from buur.referee.html import STYLE
from buur.server.errors import Problem
from buur.server.page.assets import IMMUTABLE, MEDIA_TYPES, ONE_DAY, REVALIDATE, Asset, AssetFolder
from buur.server.page.index import (
    DECKS,
    csp_hash,
    deck_path,
    index_page,
    preferences_of,
    texts_json,
    texts_path,
)
from buur.server.page.manifest import web_manifest
from buur.server.page.referee import question_tree, regulation_html
from buur.server.page.security_policy import content_security_policy
from buur.server.wire.rules import rules_text
from buur.variants.registry import DEFAULT, variant
from buur.web.pack import Pack, PackError, PackStoppedError, Page

ICONS: Final = ("buur.svg", "180.png", "192.png", "512.png", "maskable.png")

PORTRAITS: Final = "portraits"
AVATARS: Final = "avatars"
DRAWINGS: Final = (*DECKS, PORTRAITS, AVATARS)
"""Pictures that the server draws itself: the decks, the heads of players, and what they choose."""

FIRST_PAGE: Final = 3.0
"""Seconds after which texts are read that nobody has asked for; the first page is sent before.

To read the texts of a language takes half a second.
"""

_LOG: Final = logging.getLogger(__name__)


class PageRoutes:
    """The endpoints of the page.

    Args:
        page: the page, which bundles itself.
        icons: the folder of its icons.
    """

    def __init__(self, page: Page, icons: AssetFolder) -> None:
        self._page = page
        self._icons = icons

    async def warm(self) -> None:
        """Bundle the page and draw the decks before the first request."""
        try:
            await self._pack()
            for name in DRAWINGS:
                await asyncio.to_thread(_cards, name)
        except PackStoppedError:
            return
        except PackError as error:
            _LOG.error("the page cannot be packed: %s", error)

    def stop(self) -> None:
        """Stop bundling the page, so that the end of the server does not wait for it."""
        self._page.stop()

    async def warm_texts(self) -> None:
        """Read the texts of all languages before somebody asks for rules in words."""
        await asyncio.sleep(FIRST_PAGE)
        for lang in LANGUAGES:
            await asyncio.to_thread(rules_text, variant(DEFAULT), lang)

    async def index(self, request: Request) -> Response:
        """The HTML of all pages; the script reads from the address which one is meant."""
        return await self._index(request, at_table=False)

    async def table(self, request: Request) -> Response:
        """The HTML of a table, which connects at once."""
        return await self._index(request, at_table=True)

    async def unknown(self, request: Request) -> Response:
        """The HTML for an unknown address; the page says so and what one can do."""
        return await self._index(request, at_table=False, status=404)

    async def _index(self, request: Request, *, at_table: bool, status: int = 200) -> Response:
        pack = await self._pack()
        found = await asyncio.to_thread(
            index_page, pack, preferences_of(request), at_table=at_table
        )
        return found.response(request, status)

    async def script(self, request: Request) -> Response:
        """The main script."""
        pack = await self._pack()
        return _named(request, pack.script_path, pack.script)

    async def later(self, request: Request) -> Response:
        """The second script, which loads after the first cards."""
        pack = await self._pack()
        return _named(request, pack.later_path, pack.later)

    async def style(self, request: Request) -> Response:
        """The style sheet."""
        pack = await self._pack()
        return _named(request, pack.style_path, pack.style)

    async def later_style(self, request: Request) -> Response:
        """The style sheet of what the second script draws."""
        pack = await self._pack()
        return _named(request, pack.later_style_path, pack.later_style)

    async def worker(self, request: Request) -> Response:
        """The service worker, which serves the page offline."""
        pack = await self._pack()
        head = f"self.buur={_json({'version': pack.version, 'shell': app_shell(pack)})};\n"
        return _file(head + pack.worker, ".js").response(request)

    async def manifest(self, request: Request) -> Response:
        """The web app manifest."""
        lang = request.query_params.get("lang", "")
        if lang not in LANGUAGES:
            lang = preferences_of(request).lang
        colour = (await self._pack()).table[0]
        content = await asyncio.to_thread(web_manifest, lang, colour)
        return _file(_json(content), ".webmanifest").response(request)

    async def icon(self, request: Request) -> Response:
        """An icon of the application."""
        name = request.path_params["name"]
        asset = self._icons.get(name) if name in ICONS else None
        if asset is None:
            raise Problem(404, "not-found", "there is no such file", name)
        return asset.response(request, ONE_DAY)

    async def texts(self, request: Request) -> Response:
        """The texts of a language that the page needs at once."""
        asset = await asyncio.to_thread(_texts, _language(request), later=False)
        return asset.response(request, await self._cache_control(request))

    async def later_texts(self, request: Request) -> Response:
        """The texts of a language that belong to the second script."""
        asset = await asyncio.to_thread(_texts, _language(request), later=True)
        return asset.response(request, await self._cache_control(request))

    async def cards(self, request: Request) -> Response:
        """The drawings of a deck."""
        deck = request.path_params["deck"]
        if deck not in DRAWINGS:
            raise Problem(404, "not-found", f"drawings are {', '.join(DRAWINGS)}", deck)
        asset = await asyncio.to_thread(_cards, deck)
        return asset.response(request, await self._cache_control(request))

    async def referee(self, request: Request) -> Response:
        """The questions of the referee with every ruling, in a language."""
        asset = await asyncio.to_thread(_referee, _language(request))
        return asset.response(request, await self._cache_control(request))

    async def regulation(self, request: Request) -> Response:
        """A regulation in a language, to be printed."""
        lang, name = _language(request), request.path_params["regulation"]
        if name not in REGULATIONS:
            raise Problem(404, "not-found", f"regulations are {', '.join(REGULATIONS)}", name)
        response = (await asyncio.to_thread(_regulation, name, lang)).response(request)
        styles = [csp_hash(STYLE, "style")]
        response.headers["content-security-policy"] = content_security_policy(styles=styles)
        return response

    async def _cache_control(self, request: Request) -> str:
        """Return the cache header: immutable if the address names the current version."""
        wanted = request.query_params.get("v")
        if wanted is None:
            return REVALIDATE
        return IMMUTABLE if wanted == (await self._pack()).version else REVALIDATE

    async def _pack(self) -> Pack:
        return await asyncio.to_thread(self._page.pack)


def app_shell(pack: Pack) -> list[str]:
    """Return the addresses of the app shell, all that the page needs offline."""
    texts = [texts_path(lang, pack, later=late) for lang in LANGUAGES for late in (False, True)]
    decks = [deck_path(deck, pack) for deck in DECKS]
    return [
        "/",
        pack.script_path,
        pack.later_path,
        pack.style_path,
        pack.later_style_path,
        *texts,
        *decks,
        f"/cards/{PORTRAITS}.svg",
        "/icons/buur.svg",
    ]


def _language(request: Request) -> str:
    """Return the language that an address names."""
    lang: str = request.path_params["lang"]
    if lang not in LANGUAGES:
        raise Problem(404, "not-found", f"languages are {', '.join(LANGUAGES)}", lang)
    return lang


def _named(request: Request, path: str, text: str) -> Response:
    """Return a bundle; clients may cache it for good only under its current address."""
    cache_control = IMMUTABLE if request.url.path == path else REVALIDATE
    return _file(text, path[path.rindex(".") :]).response(request, cache_control)


@lru_cache(maxsize=16)
def _file(text: str, ending: str) -> Asset:
    return Asset(text.encode(), MEDIA_TYPES[ending])


def _json(content: object) -> str:
    return msgspec.json.encode(content).decode()


@lru_cache(maxsize=2 * len(LANGUAGES))
def _texts(lang: str, *, later: bool) -> Asset:
    return Asset(texts_json(lang, later=later), MEDIA_TYPES[".json"])


@lru_cache(maxsize=len(LANGUAGES))
def _referee(lang: str) -> Asset:
    return Asset(msgspec.json.encode(question_tree(lang)), MEDIA_TYPES[".json"])


@lru_cache(maxsize=len(LANGUAGES) * len(REGULATIONS))
def _regulation(name: str, lang: str) -> Asset:
    return Asset(regulation_html(name, lang).encode(), MEDIA_TYPES[".html"])


@lru_cache(maxsize=len(DRAWINGS))
def _cards(name: str) -> Asset:
    from buur.web.deck import avatars, portraits, sprite

    draw = {PORTRAITS: portraits, AVATARS: avatars}.get(name, partial(sprite, name))
    return Asset(draw().encode(), MEDIA_TYPES[".svg"])
