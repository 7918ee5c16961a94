"""Browsers of a server, each with cookies of its own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from buur.server.http.guest_cookie import COOKIE
from tests.server.harness import Running, http_client, is_over

SHORT = {"target": 200}
"""Options of a partie of one or two deals."""


class Visitor:
    """A browser with cookies of its own."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.http = http_client(httpx.AsyncClient, server.url)

    async def table(self, **wanted: Any) -> dict[str, Any]:
        """Create a table and return the ticket."""
        body = {"bots": ["random"] * 3, "name": "Anna"} | wanted
        response = await self.http.post("/api/tables", json=body)
        assert response.status_code == 201, response.text
        answer: dict[str, Any] = response.json()
        return answer

    async def play(self, ticket: dict[str, Any], done: Any = is_over) -> None:
        """Play at a table until a condition on the view holds."""
        async with self.server.seated(ticket) as client:
            await client.play_until(done)

    async def games(self, **wanted: Any) -> dict[str, Any]:
        """Return the list of parties."""
        response = await self.http.post("/api/games", json=wanted)
        assert response.status_code == 200, response.text
        answer: dict[str, Any] = response.json()
        return answer

    async def ids(self, **wanted: Any) -> list[str]:
        """Return the ids of the listed tables."""
        return [game["table"] for game in (await self.games(**wanted))["games"]]

    @property
    def token(self) -> str:
        """The token in the cookie."""
        return str(self.http.cookies[COOKIE])


@asynccontextmanager
async def visitor(server: Running) -> AsyncIterator[Visitor]:
    """Open a browser."""
    one = Visitor(server)
    try:
        yield one
    finally:
        await one.http.aclose()


def error_code(response: httpx.Response) -> tuple[int, str]:
    """Return status and code of an error."""
    return response.status_code, response.json()["error"]["code"]
