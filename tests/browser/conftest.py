"""A real server, a real browser, and a page that may not complain about anything."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page

from tools.chromium import chromium
from tools.live_server import LiveServer
from tools.stranger import Stranger

DESKTOP = (1440, 900)
PATIENCE = 15_000
"""Milliseconds in which the page has to do what is expected of it."""

_SETTINGS = """
if (location.protocol.startsWith("http") && !localStorage.getItem("buur.settings"))
  localStorage.setItem("buur.settings", JSON.stringify(%s));
"""
_CHANGE = """(changes) => {
  const settings = JSON.parse(localStorage.getItem("buur.settings"));
  localStorage.setItem("buur.settings", JSON.stringify({ ...settings, ...changes }));
}"""
_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`blocked by the policy: ${event.violatedDirective} ${event.blockedURI}`));
"""


@dataclass(slots=True)
class Visit:
    """A visitor with a browser of his own, empty but for his settings."""

    server: LiveServer
    context: BrowserContext
    page: Page
    troubles: list[str] = field(default_factory=list)
    """What the page complained about; what is not forgiven fails the test."""
    forgiven: list[str] = field(default_factory=list)
    other: Page | None = None
    """Another window of the same device."""

    async def home(self) -> None:
        """Open the home page."""
        await self.page.goto(self.server.url)
        await self.page.locator("button.play").wait_for()

    async def sit(self, **player: Any) -> Stranger:
        """Press the large button and return somebody who plays at the table."""
        await self.home()
        await self.page.locator("button.play").click()
        await self.page.locator("main.table").wait_for()
        return Stranger(self.page, **player)

    async def change(self, **settings: Any) -> None:
        """Change settings in another window of the device, and wait until this one has them."""
        if self.other is None:
            self.other = await self.context.new_page()
            await self.other.goto(self.server.url)
            await self.page.bring_to_front()  # behind another window it draws once a second
        await self.other.evaluate(_CHANGE, settings)
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
    """Makes visitors."""

    def __init__(self, server: LiveServer, browser: Browser, folder: Path) -> None:
        self._server = server
        self._browser = browser
        self._folder = folder
        self._visits: list[Visit] = []
        self._servers = ExitStack()

    async def __call__(
        self,
        lang: str = "fr",
        size: tuple[int, int] = DESKTOP,
        *,
        alone: bool = False,
        seed: int | None = None,
        worker: bool = False,
        motion: Literal["reduce", "no-preference"] = "reduce",
        colours: Literal["active", "none"] = "none",
        **settings: Any,
    ) -> Visit:
        """Return a visitor whose page moves nothing and waits for nothing.

        Args:
            lang: language of his browser.
            size: of his window.
            alone: whether he gets a server of his own, which may be killed and looked into.
            worker: whether the page may install itself; what it keeps would hide what others send.
            seed: makes his server's chance, and his own, the same every time; he is alone there.
            motion: whether his system asks to leave motion out.
            colours: whether his system forces colours of its own on pages.
            settings: what his page remembers.
        """
        own = alone or seed is not None
        server = self._own_server(seed) if own else self._server
        width, height = size
        context = await self._browser.new_context(
            locale=f"{lang}-CH",
            viewport={"width": width, "height": height},
            reduced_motion=motion,
            forced_colors=colours,
            service_workers="allow" if worker else "block",
        )
        wanted = json.dumps({"speed": "none"} | settings)
        await context.add_init_script(_SETTINGS % wanted)
        await context.add_init_script(_VIOLATIONS)
        if seed is not None:
            await context.add_init_script("crypto.getRandomValues = (bytes) => bytes.fill(7)")
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        visit = Visit(server, context, page)
        _listen(visit)
        self._visits.append(visit)
        return visit

    def _own_server(self, seed: int | None) -> LiveServer:
        return self._servers.enter_context(LiveServer(self._folder / "tables.db", seed))

    async def close(self) -> None:
        """Close every visitor's browser; their pages must have had nothing to complain about."""
        with self._servers:
            for visit in self._visits:
                await visit.context.close()
        assert [line for visit in self._visits for line in visit.complaints] == []


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
    with LiveServer(tmp_path_factory.mktemp("browser") / "tables.db") as running:
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
