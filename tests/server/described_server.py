"""`DescribedServer`: a server on loopback in a thread, with people, tables and a club."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeVar

import requests

from buur.server.mail import mail_settings
from buur.server.settings import Rate
from tests.server.harness import PLENTY, Running, is_over, running, settings_for
from tests.server.letters import FakeRelay, fake_relay

_T = TypeVar("_T")

_FAST: Final = Rate(100_000, 100_000)
_TIMEOUT: Final = 60.0


class DescribedServer:
    """A running server, and the real ids and tokens that its requests may name.

    Args:
        server: the server.
        loop: the event loop in which it runs.
        relay: the mail relay to which it gives its letters.
    """

    def __init__(self, server: Running, loop: asyncio.AbstractEventLoop, relay: FakeRelay) -> None:
        self.url = server.url.rstrip("/")
        self._server = server
        self._loop = loop
        self._relay = relay
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

    def _run(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Run a coroutine in the thread of the server."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(_TIMEOUT)

    async def _finish(self, ticket: dict[str, Any]) -> None:
        async with self._server.seated(ticket) as client:
            await client.play_until(is_over)

    def add_finished_partie(self) -> None:
        """Have the first person play a partie to its end, and show it by a link."""
        wanted = {"rules": "estimation", "options": {"deals": 1}, "bots": ["random"] * 3}
        ticket = self._ask(0, "POST", "tables", {"name": "Anna", **wanted})
        self._run(self._finish(ticket))
        link = self._ask(0, "POST", f"games/{ticket['table']}/link", {})
        over = {"table": [ticket["table"]], "token": [link["token"]], "deal": ["1"]}
        self.scenes.append(self.scenes[0] | over)

    def add_letter(self) -> None:
        """Have a letter with a link sent to the first person."""
        address = f"{self.scenes[0]['table'][0]}@example.ch"  # other requests send letters too
        self._ask(0, "POST", "me/mail", {"address": address})
        self.scenes.append(self.scenes[0] | {"link": [self._run(self._link_to(address))]})

    async def _link_to(self, address: str) -> str:
        for number in itertools.count(1):
            if (await self._relay.letter(number))["To"] == address:
                return await self._relay.link(number)
        raise AssertionError("unreachable")

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
    loop, stop = asyncio.new_event_loop(), asyncio.Event()
    ready: Future[DescribedServer] = Future()

    async def serve() -> None:
        plenty = replace(PLENTY, joins=_FAST, contacts=_FAST, exports=_FAST, letters=_FAST)
        settings: dict[str, Any] = {
            "limits": plenty,
            "board_field": (),
            "gathering_tables": 10**6,
        } | more
        async with fake_relay() as relay:
            relay_url = f"smtp://127.0.0.1:{relay.port}"
            mail = mail_settings(relay_url, "buur@example.ch", "https://jass.example.ch")
            async with running(settings_for(folder, **{"mail": mail} | settings)) as server:
                ready.set_result(DescribedServer(server, loop, relay))
                await stop.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()), daemon=True)
    thread.start()
    try:
        yield ready.result(_TIMEOUT)
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(_TIMEOUT)
        loop.close()
