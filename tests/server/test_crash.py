"""The server is killed in the middle of things; nothing that was answered or shown is lost."""

import asyncio
import json
import random
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.server.harness import Client, is_over, move

PROGRAM = """
import sys
from buur.server.run import serve
from buur.server.settings import AT_ONCE, Limits, Rate, Settings

settings = Settings(
    database=sys.argv[1],
    pace=AT_ONCE,
    limits=Limits(messages=Rate(10_000, 10_000)),
)
serve(settings, on_ready=lambda url: print(url, flush=True), idle_stop=60)
"""
KILLS = 8


async def start(database: Path) -> tuple[Process, str]:
    """Start a server and return it with its URL."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, str(database), stdout=PIPE
    )
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

    async def sit(self, url: str, kill: Process | None) -> bool:
        """Play until the partie or the server ends; tell whether the partie has ended.

        The server is killed a few milliseconds after some command was sent.
        """
        acts_left = self.chance.randrange(12)
        async with connect(url.replace("http", "ws") + "ws") as socket:
            client = Client(socket)
            try:
                welcome = await client.hello(self.ticket["table"], self.ticket["token"], self.since)
                self._take(welcome)
                while not is_over(client.view):
                    await self._step(client)
                    acts_left -= 1
                    if kill is not None and acts_left < 0:
                        await asyncio.sleep(self.chance.uniform(0, 0.006))
                        kill.kill()
                        await self._listen(client)
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

    async def _listen(self, client: Client, command: str | None = None) -> None:
        """Take in messages until a command is answered, or for good."""
        while True:
            message = await client.next()
            self._take(message)
            if command is not None and message.get("id") == command:
                return

    def _take(self, message: dict[str, Any]) -> None:
        if message["t"] in ("ok", "no") and self.pending and message["id"] == self.pending[0]:
            self.pending = None
        if message["t"] == "ok":
            assert self.answered.setdefault(message["id"], message["v"]) == message["v"]
        for entry in [message] if message["t"] == "event" else message.get("events", []):
            assert self.seen.setdefault(entry["v"], entry["event"]) == entry["event"]
        if "view" in message:
            self.since = max(self.since or 0, message["v"])


def stored(database: Path) -> list[tuple[int, dict[str, Any], str | None]]:
    """Return version, event and command of everything on disk."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("select version, event, command from events order by version")
        found = [(version, json.loads(event), command) for version, event, command in rows]
    connection.close()
    return found


async def make_table(url: str) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=url) as http:
        body = {"bots": ["random"] * 3, "options": {"target": 1500}}
        ticket: dict[str, Any] = (await http.post("/api/tables", json=body)).json()
        return ticket


@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(n, marks=pytest.mark.slow) for n in range(2, 8))]
)
async def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path, seed: int) -> None:
    database, chance = tmp_path / "tables.db", random.Random(seed)
    process, url = await start(database)
    player = Player(await make_table(url), chance)
    kills, over = 0, False
    while not over:
        try:
            over = await player.sit(url, process if kills < KILLS else None)
        except (OSError, InvalidMessage):
            over = False
        if not over:
            kills += 1
            assert await process.wait() == -9
            process, url = await start(database)
    process.terminate()
    assert await process.wait() == 0
    assert kills == KILLS

    rows = stored(database)
    assert [version for version, _, _ in rows] == list(range(1, len(rows) + 1))
    commands = [command for _, _, command in rows if command]
    assert len(commands) == len(set(commands)), "a command was carried out twice"
    versions = {command: version for version, _, command in rows if command}
    assert player.answered.items() <= versions.items()
    assert len(player.answered) > 50
    events = {version: event for version, event, _ in rows}
    for version, shown in player.seen.items():
        assert events[version]["e"] == shown["e"]
        assert events[version].get("card") == shown.get("card")
    assert rows[-1][1]["e"] == "revealed"
