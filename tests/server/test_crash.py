"""A server killed at any point loses no event that it has acknowledged or sent."""

import asyncio
import json
import random
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.chance import seeded
from tests.server.crashing_server import NEVER, POINTS
from tests.server.harness import PATIENCE, Client, http_client, is_over, move

ROOT = Path(__file__).resolve().parents[2]
FEW = 6
"""Times at most that a server comes to the point of its end."""


async def start(database: Path, point: str = NEVER, number: int = 1) -> tuple[Process, str]:
    """Start a server that lives until it has come to a point so many times, and give its URL."""
    command = [sys.executable, "-m", "tests.server.crashing_server"]
    command += [str(database), point, str(number)]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=PIPE)
    assert process.stdout is not None
    url = (await process.stdout.readline()).decode().strip()
    assert url.startswith("http://127.0.0.1:")
    return process, url


class Player:
    """A person whose page comes back after every crash, as the real one does."""

    def __init__(self, ticket: dict[str, Any], chance: random.Random) -> None:
        self.ticket = ticket
        self.chance = chance
        self.pending: tuple[str, dict[str, Any]] | None = None
        self.answered: dict[str, int] = {}
        self.seen: dict[int, dict[str, Any]] = {}
        self.since: int | None = None
        self.count = 0

    async def sit(self, url: str) -> bool:
        """Play until the partie or the server ends; tell whether the partie has ended."""
        patient: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None}
        async with connect(url.replace("http", "ws") + "ws", **patient) as socket:
            client = Client(socket)
            try:
                welcome = await client.hello(self.ticket, self.since)
                if welcome["t"] == "error":
                    return False  # the server cannot reach its tables
                self._take(welcome)
                while not is_over(client.view):
                    await self._step(client)
            except ConnectionClosed:
                return False
            finally:
                for text in client.received:
                    self._take(json.loads(text))
        return True

    async def _step(self, client: Client) -> None:
        """Send the next command, or once more the one that was not answered."""
        if self.pending is None:
            act = move(client.view)
            if act is None:
                await client.until("event")
                return
            self.count += 1
            self.pending = f"c{self.count}", act
        command, act = self.pending
        await client.send({"t": "do", "id": command, "act": act})
        if self.chance.random() < 0.8:
            await self._listen(client, command)

    async def _listen(self, client: Client, command: str) -> None:
        """Take in messages until a command is answered."""
        while True:
            message = await client.next()
            self._take(message)
            if message.get("id") == command:
                return

    def _take(self, message: dict[str, Any]) -> None:
        if message["t"] in ("ok", "no") and self.pending and message["id"] == self.pending[0]:
            self.pending = None
        if message["t"] == "ok":
            assert self.answered.setdefault(message["id"], message["v"]) == message["v"]
        for entry in [message] if message["t"] == "event" else message.get("events", []):
            assert self.seen.setdefault(entry["v"], entry["event"]) == entry["event"]
        if message["t"] in ("welcome", "event"):
            self.since = max(self.since or 0, message["v"])


def stored(database: Path) -> list[tuple[int, dict[str, Any], str | None]]:
    """Return version, event and command of everything on disk."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("select version, event, command from events order by version")
        found = [(version, json.loads(event), command) for version, event, command in rows]
    connection.close()
    return found


async def make_table(url: str, target: int = 1000, **options: Any) -> dict[str, Any]:
    async with http_client(httpx.AsyncClient, url) as http:
        body = {"bots": ["random"] * 3, "options": {"target": target, **options}}
        ticket: dict[str, Any] = (await http.post("/api/tables", json=body)).json()
        return ticket


@pytest.mark.parametrize(
    ("seed", "rounds"),
    [(1, 1), *(pytest.param(seed, 4, marks=pytest.mark.slow) for seed in range(2, 8))],
)
async def test_kill_9_loses_nothing_that_was_acknowledged(
    tmp_path: Path, seed: int, rounds: int
) -> None:
    """A server dies at every point, round by round; the last one finishes the partie."""
    database, chance = tmp_path / "tables.db", seeded(seed)
    player = None
    for point in POINTS * rounds:
        process, url = await start(database, point, 1 + chance.randrange(FEW))
        player = player or Player(await make_table(url, 300 * rounds), chance)
        with suppress(OSError, InvalidMessage):
            assert not await player.sit(url), "the partie is too short"
        assert await process.wait() == -9
    process, url = await start(database)
    assert player is not None
    assert await player.sit(url)
    await stop(process)
    check(player, stored(database))


@pytest.mark.parametrize("point", POINTS[:3])
async def test_kill_9_while_partners_are_drawn_seats_everybody_once(
    tmp_path: Path, point: str
) -> None:
    """The steps of the table are the seal, the person's contribution, and the opening."""
    database = tmp_path / "tables.db"
    process, url = await start(database, point, 3)
    ticket = await make_table(url, 300, teams_drawn=True)
    player = Player(ticket, seeded(3))
    with suppress(OSError, InvalidMessage):
        assert not await player.sit(url)
    assert await process.wait() == -9
    process, url = await start(database)
    assert await player.sit(url)
    await stop(process)
    rows = stored(database)
    check(player, rows)
    (opened,) = (event for _, event, _ in rows if event["e"] == "opened")
    assert opened["previous_seats"] != [0, 1, 2, 3]
    assert person_of(database) == opened["previous_seats"].index(0)


def person_of(database: Path) -> int:
    """Return the seat of the only person on disk."""
    with sqlite3.connect(database) as connection:
        ((seat,),) = connection.execute("select seat from seats where kind = 'person'")
    connection.close()
    return int(seat)


async def stop(process: Process) -> None:
    """End a server in good order."""
    process.terminate()
    assert await process.wait() == 0


def is_covered(shown: dict[str, Any]) -> bool:
    """Tell whether an event was missed, and came when its card lay face down already."""
    return shown["e"] == "played" and shown["card"] is None


def check(player: Player, rows: list[tuple[int, dict[str, Any], str | None]]) -> None:
    """Compare what somebody was answered and shown with what is on disk."""
    assert [version for version, _, _ in rows] == list(range(1, len(rows) + 1))
    commands = [command for _, _, command in rows if command]
    assert len(commands) == len(set(commands)), "a command was carried out twice"
    versions = {command: version for version, _, command in rows if command}
    assert player.answered.items() <= versions.items()
    assert versions.keys() - player.answered.keys() <= {commands[-1]}, "all but the last"
    events = {version: event for version, event, _ in rows}
    for version, shown in player.seen.items():
        assert events[version]["e"] == shown["e"]
        if not is_covered(shown):
            assert events[version].get("card") == shown.get("card")
    assert rows[-1][1]["e"] == "revealed"
