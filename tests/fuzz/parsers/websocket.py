"""Fuzz target of the messages on the WebSocket of a seat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Final

from starlette.types import Message

from buur.server.tables.requests import Stop
from buur.server.wire.messages import ServerMessage
from buur.variants.registry import variant
from tests.fuzz.parsers.fuzzed_server import FuzzedServer, check_error, scope_of, server_examiner

CODES: Final = (1008, 1012)
"""Close codes that a client's messages may lead to."""
LAST: Final = "last message"
"""Id of a request at the end, which the table answers after all others."""
RULES: Final = variant("chibre", {"target": 200})
PLAYERS: Final = (("Anna", None), ("", "random"), ("Beat", None), ("", "random"))
KINDS: Final = frozenset(kind.__struct_config__.tag for kind in ServerMessage.__args__)


def opened() -> AbstractContextManager[Callable[[bytes], None]]:
    """Run a server, and give the function that sends messages to a table of its own."""
    return server_examiner(_converse)


async def _converse(server: FuzzedServer, data: bytes) -> None:
    """Send each line to a new table: as text, or as bytes where it is not UTF-8.

    ``TABLE`` and ``TOKEN`` stand for the table and the token of seat 0, ``OTHER`` for seat 2.
    """
    table, tickets = await server.registry.create(RULES, PLAYERS)
    for word, value in zip(
        (b"TABLE", b"TOKEN", b"OTHER"), (table, *(t.token for t in tickets)), strict=True
    ):
        data = data.replace(word, value.encode())
    last = json.dumps({"t": "look", "id": LAST}).encode()
    lines, answered = [*data.split(b"\n"), last], asyncio.Event()
    waiting: list[Message] = [{"type": "websocket.connect"}, *map(_frame, lines)]
    answers: list[Any] = []

    async def receive() -> Message:
        if waiting:
            return waiting.pop(0)
        await answered.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Message) -> None:
        if message["type"] == "websocket.send":
            answers.append(json.loads(message["text"]))
        if message["type"] == "websocket.close":
            assert message["code"] in CODES, message
        is_last = bool(answers) and answers[-1].get("id") == LAST
        if is_last or message["type"] == "websocket.close":
            answered.set()

    await server.app(scope_of("websocket", "/ws", scheme="ws"), receive, send)
    for answer in answers:
        assert answer["t"] in KINDS
        if answer["t"] == "error":
            check_error(answer)
    for actor in list(server.registry.actors.values()):
        actor.submit(Stop())
        await actor.task


def _frame(line: bytes) -> Message:
    try:
        return {"type": "websocket.receive", "text": line.decode()}
    except UnicodeDecodeError:
        return {"type": "websocket.receive", "bytes": line}
