"""`DescribedServer`: a server on loopback in a thread, with people, tables and a club."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import requests

from buur.server.settings import Rate
from tests.server.harness import PLENTY, running, settings_for

_FAST: Final = Rate(100_000, 100_000)
_TIMEOUT: Final = 60.0


class DescribedServer:
    """A running server, and the real ids and tokens that its requests may name.

    Args:
        url: its address.
    """

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.browsers: list[requests.Session] = []
        """Two people and a stranger."""
        self.scenes: list[dict[str, list[str]]] = []
        """Real values that belong together, by the name of a field or parameter."""

    def _browser(self) -> requests.Session:
        session = requests.Session()
        session.trust_env = False
        session.headers["origin"] = self.url
        return session

    def _ask(self, browser: int, method: str, path: str, body: Any = None) -> dict[str, Any]:
        url = f"{self.url}/api/{path}"
        response = self.browsers[browser].request(method, url, json=body, timeout=_TIMEOUT)
        assert response.ok, response.text
        found: dict[str, Any] = response.json()
        return found

    def populate(self, *, listed: bool = True) -> None:
        """Make people, tables, friends, a club and a board, since requests delete earlier ones.

        Args:
            listed: whether the lobby shows the table for friends.
        """
        self.browsers = [self._browser() for _ in range(3)]
        own = self._ask(0, "POST", "tables", {"name": "Anna", "bots": ["random"] * 3})
        friends = self._ask(
            0, "POST", "tables", {"name": "Anna", "friends": True, "listed": listed}
        )
        invited = {"table": friends["table"], "invitation": friends["invitation"]}
        seat = self._ask(1, "POST", "tables/join", {**invited, "name": "Beat"})
        link = self._ask(0, "POST", "me/friends/link", {})["link"]
        self._ask(1, "POST", "me/friends/follow", {"link": link, "name": "Beat"})
        club = self._ask(0, "POST", "clubs", {"title": "Club", "name": "Anna"})
        self._ask(1, "POST", "clubs/invitation", {**club, "name": "Beat"})
        rule = {"title": "Ours", "name": "schieber"}
        at = f"clubs/{club['club']}"
        self._ask(0, "POST", at, {"do": "rules", "rules": [rule]})
        shown = self._ask(0, "POST", at, {"do": "plan", "day": "2026-12-01", "rule": 0})
        day = self._ask(0, "GET", "boards")["day"]
        board = self._ask(0, "POST", "boards/play", {"day": day, "number": 1, "name": "Anna"})
        entry = self._ask(0, "POST", "lobby/enter", {"pair": True, "name": "Anna"})
        me = self._ask(0, "GET", "me")
        common = {
            "club": [club["club"]],
            "member": [one["member"] for one in shown["members"]],
            "evening": [shown["evenings"][0]["evening"]],
            "person": [me["person"]["id"], me["friends"][0]["id"]],
            "device": [me["devices"][0]["id"]],
            "day": [day, "2026-12-01"],
            "month": [day[:7]],
            "confirm": [self._ask(0, "POST", "me/deletion", {})["confirm"]],
            "rules": ["schieber", "chibre", "coiffeur", "pandur"],
            "contract": ["trump:S", "oben", "zigzag:unten"],
        }
        at_table = {"table": [friends["table"]], "invitation": [friends["invitation"]]}
        self.scenes = [
            common | {"table": [own["table"]], "token": [own["token"]], "link": [entry["link"]]},
            common | at_table | {"token": [friends["token"]], "link": [link]},
            common | at_table | {"token": [seat["token"]], "link": [link]},
            common | {"table": [board["table"]], "invitation": [club["invitation"]]},
        ]


@contextmanager
def described_server(folder: Path, **more: Any) -> Iterator[DescribedServer]:
    """Run a server in a thread of its own, on a free port of loopback.

    Args:
        folder: the folder of its database.
        more: settings that differ.
    """
    loop, urls, stop = asyncio.new_event_loop(), [""], asyncio.Event()
    ready = threading.Event()

    async def serve() -> None:
        plenty = replace(PLENTY, joins=_FAST, contacts=_FAST, exports=_FAST, letters=_FAST)
        settings: dict[str, Any] = {
            "limits": plenty,
            "board_field": (),
            "gathering_tables": 10**6,
        } | more
        async with running(settings_for(folder, **settings)) as server:
            urls[0] = server.url
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()), daemon=True)
    thread.start()
    assert ready.wait(_TIMEOUT)
    try:
        yield DescribedServer(urls[0])
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(_TIMEOUT)
        loop.close()
