"""Fuzz target of the messages on the WebSocket of the lobby."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final, get_args
from weakref import WeakKeyDictionary

from buur.server.wire import lobby_messages
from tests.fuzz.parsers.conversation import converse
from tests.fuzz.parsers.finished_partie import ONE_DEAL, finish
from tests.fuzz.parsers.fuzzed_server import FuzzedServer, check_error, server_examiner

KINDS: Final = frozenset(
    kind.__struct_config__.tag for kind in get_args(lobby_messages.ServerMessage)
)
_OVER: Final[WeakKeyDictionary[FuzzedServer, str]] = WeakKeyDictionary()
"""The table of each server whose partie is over."""


def opened() -> AbstractContextManager[Callable[[bytes], None]]:
    """Run a server, and give the function that sends messages to its lobby."""
    return server_examiner(_converse)


async def _finished(server: FuzzedServer) -> str:
    """Play the partie of a listed table for friends, and return the table."""
    body = json.dumps({"friends": True, "listed": True, "name": "Anna", **ONE_DEAL}).encode()
    ticket = json.loads((await server.answer("POST", "/api/tables", body)).content)
    await finish(server, ticket)
    table: str = ticket["table"]
    return table


async def _converse(server: FuzzedServer, data: bytes) -> None:
    """Send each line to the lobby; ``ENTRY`` stands for an entry to a quick match.

    A table for friends whose partie is over is not shown.
    """
    if server not in _OVER:
        _OVER[server] = await _finished(server)
    body = json.dumps({"name": "Anna"}).encode()
    answer = await server.answer("POST", "/api/lobby/enter", body)
    if answer.status == 200:  # else too many of one network wait
        data = data.replace(b"ENTRY", json.loads(answer.content)["entry"].encode())
    answers = await converse(server, "/ws/lobby", data.split(b"\n"), last={"t": "ping"})
    for one in answers:
        assert one["t"] in KINDS
        assert _OVER[server] not in [shown["table"] for shown in one.get("tables", ())]
        if one["t"] == "error":
            check_error(one)
