"""A real server, a real browser, and a page that may not complain about anything.

Nothing is left to chance: every table is dealt the same cards whoever comes first, and what a page
adds to the shuffle is always the same.
"""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, expect

from buur.client import Invitation, open_table
from tests.browser.autoplay import Moment, play_ahead
from tests.browser.proxy import Proxy
from tools.chromium import chromium
from tools.exploratory_player import PATIENCE, ExploratoryPlayer
from tools.live_server import LiveServer

DESKTOP = (1440, 900)
WINDOW: Final = (1100, 700)
"""The smallest window in which slate and log stand beside the tabletop."""

SEED: Final = 14
"""Of every server. The visitor chooses trumps and has melds in one of the first deals."""

expect.set_options(timeout=PATIENCE)

NAMES: Final = {"fr": "Vous", "de": "Du", "it": "Tu", "en": "You"}
"""What a page calls whoever has given no name."""

_QUIET: Final = "api/health"
"""An address where no script runs."""
_SETTINGS = """
if (location.protocol.startsWith("http") && !localStorage.getItem("buur.settings"))
  localStorage.setItem("buur.settings", JSON.stringify(%s));
"""
_AFRESH = """(settings) => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem("buur.settings", JSON.stringify(settings));
}"""
# As another window of the device changes them.
_CHANGE = """(changes) => {
  const settings = JSON.parse(localStorage.getItem("buur.settings"));
  localStorage.setItem("buur.settings", JSON.stringify({ ...settings, ...changes }));
  dispatchEvent(new StorageEvent("storage", { key: "buur.settings" }));
}"""
_CHANCE = "crypto.getRandomValues = (bytes) => bytes.fill(7);"
_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`blocked by the policy: ${event.violatedDirective} ${event.blockedURI}`));
"""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder: all drive the one browser, in the session's event loop."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if pytest_asyncio.is_async_test(item):
                item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@dataclass(slots=True)
class Visit:
    """A visitor with a browser of his own, empty but for his settings."""

    server: LiveServer
    context: BrowserContext
    page: Page
    lang: str = "fr"
    settings: dict[str, Any] = field(default_factory=dict)
    proxy: Proxy | None = None
    """What leads to the server, where the test may cut it."""
    entrance: str = ""
    """The address of the home page where it is not the server's own."""
    troubles: list[str] = field(default_factory=list)
    """What the page complained about; what is not forgiven fails the test."""
    forgiven: list[str] = field(default_factory=list)

    @property
    def url(self) -> str:
        """The address of the home page."""
        return self.proxy.url if self.proxy else self.entrance or self.server.url

    @property
    def table(self) -> str:
        """The table that the page shows."""
        return self.page.url.rpartition("/")[2]

    async def home(self) -> None:
        """Open the home page."""
        await self.page.goto(self.url)
        await self.page.locator("button.play").wait_for()

    async def sit(self, at: Moment | None = None, **player: Any) -> ExploratoryPlayer:
        """Take a seat at a new table and return somebody who plays there.

        Args:
            at: up to which moment the table has been played before; its beginning if left out.
            player: of the `ExploratoryPlayer`.
        """
        await self.enter(self.new_table(), at)
        return ExploratoryPlayer(self.page, **player)

    def new_table(self) -> Invitation:
        """Make a table as the page would, and return what opens the visitor's seat."""
        rules, options = self.settings.get("rules", "chibre"), self.settings.get("options")
        return open_table(self.server.url, rules, options=options, name=NAMES[self.lang])[0]

    async def enter(self, seat: Invitation, at: Moment | None = None) -> None:
        """Go to a table that has been played up to a moment."""
        if at:
            play_ahead([seat], at)
        await self.page.goto(str(Invitation(self.url.rstrip("/"), seat.table, seat.token)))
        await self.page.locator("main.table").wait_for()

    async def change(self, **settings: Any) -> None:
        """Change settings as in another window of the device, and wait until the page has them."""
        await self.page.evaluate(_CHANGE, settings)
        for name, value in settings.items():
            if name in ("theme", "deck"):
                await self.page.locator(f"html[data-{name}={value}]").wait_for()
            elif name == "lang":
                await self.page.locator(f"html[lang^={value}]").wait_for()

    async def shown(self, selector: str) -> str:
        """Return the visible text of an element."""
        return (await self.page.locator(selector).inner_text()).strip()

    async def hand(self) -> list[str]:
        """Return the cards in the visitor's hand."""
        codes: list[str] = await self.page.eval_on_selector_all(
            ".hand button.card", "(cards) => cards.map((card) => card.dataset.card)"
        )
        return codes

    async def score(self) -> list[str]:
        """Return the two numbers on the slate."""
        return await self.page.locator(".side .slate-score").all_inner_texts()

    async def has_score(self, own: str, other: str) -> None:
        """Wait until the slate has two numbers: it is drawn some frames after a dialog."""
        await expect(self.page.locator(".side .slate-score")).to_have_text([own, other])

    def forgive(self, pattern: str) -> None:
        """Forgive complaints that the test itself has caused, also those still to come."""
        self.forgiven.append(pattern)

    @property
    def complaints(self) -> list[str]:
        """What the page complained about and nobody forgave."""
        return [
            line
            for line in self.troubles
            if not any(re.search(pattern, line) for pattern in self.forgiven)
        ]


class Visits:
    """Makes visitors.

    Args:
        server: the server.
        browser: the browser.
        folder: for servers of their own.
        entrance: the address of a proxy of all visitors; the server's own without one.
    """

    def __init__(
        self, server: LiveServer, browser: Browser, folder: Path, entrance: str = ""
    ) -> None:
        self._server = server
        self._entrance = entrance
        self._browser = browser
        self._folder = folder
        self._visits: list[Visit] = []
        self._servers = ExitStack()
        self._proxies = AsyncExitStack()

    async def __call__(
        self,
        lang: str = "fr",
        size: tuple[int, int] = WINDOW,
        *,
        alone: bool = False,
        proxied: bool = False,
        worker: bool = False,
        motion: Literal["reduce", "no-preference"] = "reduce",
        colours: Literal["active", "none"] = "none",
        **settings: Any,
    ) -> Visit:
        """Return a visitor whose page moves nothing and waits for nothing.

        Args:
            lang: language of his browser.
            size: of his window.
            alone: whether he gets a server of his own, which may be killed, behind a proxy.
            proxied: whether a proxy of his own leads to the server, which may be cut.
            worker: whether the page may install itself; what it keeps would hide what others send.
            motion: whether his system asks to leave motion out.
            colours: whether his system forces colours of its own on pages.
            settings: what his page remembers.
        """
        server = self._own_server() if alone else self._server
        width, height = size
        context = await self._browser.new_context(
            locale=f"{lang}-CH",
            viewport={"width": width, "height": height},
            reduced_motion=motion,
            forced_colors=colours,
            service_workers="allow" if worker else "block",
        )
        await context.add_init_script(_SETTINGS % json.dumps(_remembered(settings)))
        await context.add_init_script(_VIOLATIONS)
        await context.add_init_script(_CHANCE)
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        proxy = await self._new_proxy(server) if alone or proxied else None
        visit = Visit(server, context, page, lang, settings, proxy, self._entrance)
        _listen(visit)
        self._visits.append(visit)
        return visit

    async def home(self, *how: Any, **settings: Any) -> tuple[Visit, Page]:
        """Return a visitor who has opened the home page, and that page."""
        visitor = await self(*how, **settings)
        await visitor.home()
        return visitor, visitor.page

    async def at(self, moment: Moment, *how: Any, **settings: Any) -> tuple[Visit, Page]:
        """Return a visitor at a table that was played up to a moment, and its page."""
        visitor = await self(*how, **settings)
        await visitor.sit(moment)
        return visitor, visitor.page

    def _own_server(self) -> LiveServer:
        return self._servers.enter_context(LiveServer(self._folder / "tables.db", SEED))

    async def _new_proxy(self, server: LiveServer) -> Proxy:
        proxy = Proxy(lambda: self._entrance or server.url)
        await proxy.lay()
        self._proxies.push_async_callback(proxy.take_up)
        return proxy

    async def close(self) -> None:
        """Close every visitor's browser; their pages must have had nothing to complain about."""
        with self._servers:
            async with self._proxies:
                for visit in self._visits:
                    await visit.context.close()
        assert [line for visit in self._visits for line in visit.complaints] == []


def _remembered(settings: dict[str, Any]) -> dict[str, Any]:
    return {"pace": "fast", "still": True, "confirm": "none"} | settings


def _listen(visit: Visit) -> None:
    """Collect everything a page complains about."""

    def add(line: str) -> None:
        visit.troubles.append(line)

    context = visit.context
    context.on(
        "console",
        lambda message: (
            add(f"{message.type}: {message.text}")
            if message.type in ("error", "warning") and "blocked by Playwright" not in message.text
            else None
        ),
    )
    context.on("weberror", lambda error: add(f"uncaught: {error.error}"))
    # Whoever goes on to another page breaks off what this one still fetches.
    context.on(
        "requestfailed",
        lambda request: (
            None if request.failure == "net::ERR_ABORTED" else add(f"failed: {request.url}")
        ),
    )
    context.on(
        "response",
        lambda answer: (
            add(f"status {answer.status}: {answer.url}") if answer.status >= 400 else None
        ),
    )


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Run one server for all tests that leave it alive."""
    with LiveServer(tmp_path_factory.mktemp("browser") / "tables.db", SEED) as running:
        yield running


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Run one browser for all tests."""
    async with chromium() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def visit(server: LiveServer, browser: Browser, tmp_path: Path) -> AsyncIterator[Visits]:
    """Let visitors in: ``await visit("de")``."""
    visits = Visits(server, browser, tmp_path)
    yield visits
    await visits.close()
