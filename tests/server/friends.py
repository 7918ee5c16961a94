"""People at tables for friends: each with cookies and a socket of her own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Client, Running, http_client
from tests.server.visitors import Visitor


class Friend(Visitor):
    """A person who comes to a table for friends.

    Args:
        server: the server.
        name: the person's name.
    """

    def __init__(self, server: Running, name: str) -> None:
        super().__init__(server)
        self.name = name
        self.ticket: dict[str, Any] = {}
        self.socket: Client
        self.friends: dict[str, Any] = {}
        """The last message about the table."""
        self.seats: dict[str, Any] = {}
        """The last message about who is there."""
        self.clock: dict[str, Any] = {}
        """The last message about the time that is left."""
        self._stack = AsyncExitStack()
        self._read = 0
        self._ids = 0

    async def post(self, path: str, **body: Any) -> httpx.Response:
        """Send a request of this person's browser."""
        return await self.http.post(f"/api/tables{path}", json=body)

    async def host(self, **wanted: Any) -> dict[str, Any]:
        """Make a table, sit, and return the invitation to it."""
        body = {"friends": True, "name": self.name} | wanted
        response = await self.post("", **body)
        assert response.status_code == 201, response.text
        self.ticket = response.json()
        await self.sit()
        return {"table": self.ticket["table"], "invitation": self.ticket["invitation"]}

    async def join(self, invitation: dict[str, Any]) -> None:
        """Take a seat with an invitation."""
        response = await self.post("/join", **invitation, name=self.name)
        assert response.status_code == 200, response.text
        self.ticket = response.json()
        await self.sit()

    async def sit(self, ticket: dict[str, Any] | None = None) -> None:
        """Open a socket and take the seat of the ticket."""
        self.ticket = ticket or self.ticket
        self.socket = await self._stack.enter_async_context(self.server.client())
        self._read = 0
        welcome = await self.socket.hello(self.ticket)
        assert welcome["t"] == "welcome", welcome
        await self.socket.until("clock")
        self._catch_up()

    async def move_to(self, server: Running) -> None:
        """Go on at another address of the server, with the same cookies."""
        cookies = self.http.cookies
        await self.close()
        self.server, self._stack = server, AsyncExitStack()
        self.http = http_client(httpx.AsyncClient, server.url, cookies=cookies)

    async def stand_up(self) -> None:
        """Close the socket."""
        await self.socket.socket.close()

    def pause(self) -> None:
        """Read nothing from the line any more, so that pings stay unanswered."""
        self.socket.socket.transport.pause_reading()

    def resume(self) -> None:
        """Read again."""
        self.socket.socket.transport.resume_reading()

    def _catch_up(self) -> None:
        """Take in the messages that were received."""
        for text in self.socket.received[self._read :]:
            message = json.loads(text)
            if message["t"] in ("friends", "seats", "clock"):
                setattr(self, message["t"], message)
        self._read = len(self.socket.received)

    async def send(self, act: str, **more: Any) -> dict[str, Any]:
        """Arrange something and return the answer."""
        self._ids += 1
        command = f"a{self._ids}"
        wanted = {"rev": self.friends["rev"]} | more
        await self.socket.send({"t": "arrange", "id": command, "act": act, **wanted})
        while True:
            message = await self.socket.until("arranged", "no", "error")
            self._catch_up()
            if message.get("id") == command:
                return message

    async def arrange(self, act: str, **more: Any) -> dict[str, Any]:
        """Arrange something that must be done."""
        answer = await self.send(act, **more)
        assert answer["t"] == "arranged", answer
        await self.sees(lambda: self.friends["rev"] >= answer["rev"])
        return answer

    async def refusal(self, act: str, **more: Any) -> str:
        """Arrange something that is refused, and return the code."""
        answer = await self.send(act, **more)
        assert answer["t"] == "no", answer
        return str(answer["code"])

    async def sees(self, holds: Callable[[], object]) -> None:
        """Read messages until a condition holds."""
        self._catch_up()
        while not holds():
            await self.socket.next()
            self._catch_up()

    async def is_put_out(self) -> int:
        """Read until the socket is closed, and return the code; an error came before."""
        with suppress(ConnectionClosed):
            while True:
                await self.socket.next()
        return self.socket.socket.close_code or 0

    async def sees_kinds(self, *kinds: str) -> None:
        """Read messages until the seats are of these kinds."""
        await self.sees(lambda: self.kinds == [*kinds])

    async def sees_names(self, *names: str) -> None:
        """Read messages until the players have these names."""
        await self.sees(lambda: self.names == [*names])

    async def sees_seat(self, seat: int) -> None:
        """Read messages until the socket acts for a seat."""
        await self.sees(lambda: self.socket.view["seat"] == seat)

    @property
    def kinds(self) -> list[str]:
        """The kinds of all seats, as the table tells them."""
        return [seat["kind"] for seat in self.friends["seats"]]

    @property
    def names(self) -> list[str]:
        """The names at all seats."""
        return [seat["name"] for seat in self.friends["seats"]]

    async def close(self) -> None:
        """Close the sockets and the browser."""
        await self._stack.aclose()
        await self.http.aclose()


Meet = Callable[[str], Friend]


@asynccontextmanager
async def company(server: Running) -> AsyncIterator[Meet]:
    """Give a function that returns a new person by her name."""
    people: list[Friend] = []

    def meet(name: str) -> Friend:
        people.append(Friend(server, name))
        return people[-1]

    try:
        yield meet
    finally:
        await asyncio.gather(*(one.close() for one in people))
