"""People in the lobby: each with cookies and a socket of her own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from buur.server.tables.quick_match import QuickMatch
from tests.server.friends import Friend
from tests.server.harness import PATIENCE, Running


class Guest(Friend):
    """A person who comes to the lobby.

    Args:
        server: the server.
        name: the person's name.
    """

    def __init__(self, server: Running, name: str) -> None:
        super().__init__(server, name)
        self.lobby: ClientConnection
        self.entry = ""
        self.link = ""
        self.tables: dict[str, Any] = {}
        """The last message about open tables."""
        self.waiting: dict[str, Any] = {}
        """The last message about how she waits."""
        self.matched: dict[str, Any] = {}
        """The seat that was found."""
        self.idle: dict[str, Any] = {}
        self.error: dict[str, Any] = {}
        self.texts: list[str] = []
        """All messages of the lobby."""
        self._lobby_stack = AsyncExitStack()

    async def ask(self, path: str, **body: Any) -> httpx.Response:
        """Send a request to the lobby."""
        return await self.http.post(f"/api/{path}", json=body)

    async def watch(self) -> None:
        """Open a socket and watch the lobby."""
        await self._open()
        await self.hears("tables")

    async def watch_in_vain(self) -> None:
        """Open a socket and read the first answer, which may be an error."""
        await self._open()
        await self.hears("tables", "error")

    async def _open(self) -> None:
        url = f"{self.server.socket_url}/lobby"
        opened = connect(url, open_timeout=PATIENCE, ping_interval=None)
        self.lobby = await self._lobby_stack.enter_async_context(opened)
        await self.tell(t="lobby", protocol=2)

    async def tell(self, **message: Any) -> None:
        """Send a message to the lobby."""
        await self.lobby.send(json.dumps(message))

    async def hears(self, *kinds: str) -> dict[str, Any]:
        """Read messages until one of some kinds."""
        while True:
            async with asyncio.timeout(PATIENCE):
                text = await self.lobby.recv()
            self.texts.append(str(text))
            message: dict[str, Any] = json.loads(text)
            setattr(self, message["t"], message)
            if message["t"] in kinds:
                return message

    async def hears_that(self, kind: str, holds: Callable[[], object]) -> None:
        """Read messages of a kind until a condition holds."""
        while not holds():
            await self.hears(kind)

    async def enter(self, **wanted: Any) -> None:
        """Get an entry to a pool, and wait there."""
        response = await self.ask("lobby/enter", **{"name": self.name} | wanted)
        assert response.status_code == 200, response.text
        self.entry, self.link = response.json()["entry"], response.json()["link"]
        if not hasattr(self, "lobby"):
            await self.watch()
        await self.tell(t="wait", entry=self.entry)

    async def waits(self, **wanted: Any) -> None:
        """Get an entry to a pool, and wait there until the server says so."""
        await self.enter(**wanted)
        await self.hears("waiting")

    async def take_seat(self) -> None:
        """Sit down at the table that was found."""
        self.ticket = self.matched
        await self.sit()

    async def vanish(self) -> None:
        """Close the socket of the lobby."""
        await self._lobby_stack.aclose()
        self._lobby_stack = AsyncExitStack()
        del self.lobby

    async def close(self) -> None:
        """Close the sockets and the browser."""
        await self._lobby_stack.aclose()
        await super().close()


Meet = Callable[[str], Guest]


@asynccontextmanager
async def lobby_of(server: Running) -> AsyncIterator[Meet]:
    """Give a function that returns a new person by her name."""
    people: list[Guest] = []

    def meet(name: str) -> Guest:
        people.append(Guest(server, name))
        return people[-1]

    try:
        yield meet
    finally:
        await asyncio.gather(*(one.close() for one in people))


def quick_of(server: Running) -> QuickMatch:
    """Return the quick match of a server."""
    quick = server.server.config.app.app.state.quick  # type: ignore[union-attr]
    assert isinstance(quick, QuickMatch)
    return quick
