"""A server whose boards' day a test sets, and people who play boards."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date, datetime, time
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import httpx

from buur.server.http.boards import BoardsApi
from buur.server.tables.boards import Boards
from tests.server.harness import PATIENCE, Running, running, settings_for
from tests.server.visitors import Visitor

ZONE = ZoneInfo("Europe/Zurich")
FIRST_DAY = date(2026, 11, 27)


class WallClock:
    """The time of day, which a test sets."""

    def __init__(self) -> None:
        self.now = 0.0
        self.set(FIRST_DAY, time(12))

    def set(self, day: date, at: time) -> None:
        """Set the date and the time in Zurich."""
        self.now = datetime.combine(day, at, ZONE).timestamp()

    def __call__(self) -> float:
        return self.now


FIELD = ("easy", "steady", "random")
"""Bots that answer at once."""


@asynccontextmanager
async def boards_server(
    folder: Path, clock: WallClock, field: tuple[str, ...] = FIELD, **more: Any
) -> AsyncIterator[Running]:
    """Run a server at a time of its own."""
    settings = settings_for(folder, board_field=field, wall_clock=clock, **more)
    async with running(settings) as server:
        yield server


def boards_of(server: Running) -> Boards:
    """Return the boards of a server in this process."""
    api: BoardsApi = server.server.config.app.app.state.boards  # type: ignore[union-attr]
    return api._boards


async def field_played(server: Running) -> None:
    """Wait until the bots of the field have played the boards of the day."""
    boards = boards_of(server)
    await boards.today()
    async with asyncio.timeout(PATIENCE):
        await boards.field_played()


class Player(Visitor):
    """Somebody who plays boards."""

    async def get(self, path: str = "") -> httpx.Response:
        """Ask for something below ``/api/boards``."""
        return await self.http.get(f"/api/boards{path}")

    async def today(self) -> dict[str, Any]:
        """Return the boards of the day."""
        response = await self.get()
        assert response.status_code == 200, response.text
        found: dict[str, Any] = response.json()
        return found

    async def begin(self, number: int, name: str = "Anna", day: str = "") -> dict[str, Any]:
        """Begin a board, or go on with it."""
        day = day or (await self.today())["day"]
        body = {"day": day, "number": number, "name": name}
        response = await self.http.post("/api/boards/play", json=body)
        assert response.status_code in (200, 201), response.text
        found: dict[str, Any] = response.json()
        return found

    async def finish(self, number: int, name: str = "Anna") -> dict[str, Any]:
        """Play a board to its end and return its result."""
        ticket = await self.begin(number, name)
        async with self.server.client(additional_headers=self.cookies) as client:
            welcome = await client.hello(ticket)
            assert welcome["t"] == "welcome", welcome
            await client.play_until(lambda view: bool(view["result"]))
        found: dict[str, Any] = (await self.today())["boards"][number - 1]
        return found

    @property
    def cookies(self) -> dict[str, str]:
        """The header with the cookies."""
        pairs = (f"{name}={value}" for name, value in self.http.cookies.items())
        return {"cookie": "; ".join(pairs)}


@asynccontextmanager
async def player(server: Running) -> AsyncIterator[Player]:
    """Open a browser."""
    one = Player(server)
    try:
        yield one
    finally:
        await one.http.aclose()
