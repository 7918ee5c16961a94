"""A WebSocket replaced inside the page: a message has arrived when the call returns."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Page, Route

_SOCKET: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
PATH: Final = "table/staged"
"""Where the table lies behind the server's address."""


@dataclass
class FakeSocket:
    """The table's end of the socket."""

    page: Page
    version: int = 1

    async def tell(self, event: dict[str, Any], view: dict[str, Any]) -> None:
        """Let the page hear of an event."""
        self.version += 1
        message = {"t": "event", "v": self.version, "event": event, "view": view}
        await self.page.evaluate("(message) => hear(message)", message)

    async def greet(self, view: dict[str, Any]) -> None:
        """Greet the page as after a break."""
        await self.page.evaluate("(message) => hear(message)", welcome(view, self.version))


async def install_fake_socket(page: Page, view: dict[str, Any]) -> FakeSocket:
    """Have a page that is opened from now on meet a table that shows it a view."""
    await page.route("**/api/games/staged*/**", _no_replay)
    await page.add_init_script(_SOCKET.replace("WELCOME", json.dumps(welcome(view, 1))))
    return FakeSocket(page)


async def _no_replay(route: Route) -> None:
    """Answer the page's request for the replay of a deal, which no server has played."""
    await route.fulfill(json={"deal": 1, "steps": []})


def welcome(view: dict[str, Any], version: int) -> dict[str, Any]:
    """Return what a table says first."""
    seats = [True] * len(view["names"])
    greeting = {"t": "welcome", "v": version, "seat": view["seat"], "snapshot": True}
    return greeting | {"here": seats, "events": [], "view": view}
