"""Fuzz target of the messages at a table for friends: seats, talk, reports, watching, rematch."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final
from weakref import WeakKeyDictionary

from buur.server.tables.requests import Stop
from tests.fuzz.parsers.conversation import converse
from tests.fuzz.parsers.finished_partie import ONE_DEAL, finish
from tests.fuzz.parsers.fuzzed_server import FuzzedServer, check_error, server_examiner
from tests.fuzz.parsers.websocket import KINDS

CODES: Final = (1000, 1008, 1012, 4005, 4006)
"""Close codes that a person's messages may lead to: she may leave, or be refused to watch."""
LAST: Final = "last message"
RULES: Final = {"rules": "chibre", "options": {"target": 200}}
_OVER: Final[WeakKeyDictionary[FuzzedServer, dict[bytes, bytes]]] = WeakKeyDictionary()


def opened() -> AbstractContextManager[Callable[[bytes], None]]:
    """Run a server, and give the function that sends messages to a table for friends."""
    return server_examiner(_converse)


async def _finished(server: FuzzedServer) -> dict[bytes, bytes]:
    """Play a partie of friends, and return the words for its table and the host's token."""
    body = json.dumps({"friends": True, "name": "Anna", **ONE_DEAL}).encode()
    ticket = json.loads((await server.answer("POST", "/api/tables", body)).content)
    await finish(server, ticket)
    return {b"OVER": ticket["table"].encode(), b"HOST": ticket["token"].encode()}


async def _converse(server: FuzzedServer, data: bytes) -> None:
    """Send each line to a new table as its host, with another person there.

    ``TABLE`` and ``TOKEN`` stand for the table and the host's token, ``OTHER`` for the token of the
    other person, and ``INVITE`` for the invitation; ``OVER`` and ``HOST`` for another table of
    friends, whose partie is over, and for the token of its host.
    """
    if server not in _OVER:
        _OVER[server] = await _finished(server)
    for word, value in _OVER[server].items():
        data = data.replace(word, value)
    body = json.dumps({"friends": True, "name": "Anna", **RULES}).encode()
    table = json.loads((await server.answer("POST", "/api/tables", body)).content)
    wanted = {"table": table["table"], "invitation": table["invitation"], "name": "Beat"}
    answer = await server.answer("POST", "/api/tables/join", json.dumps(wanted).encode())
    other = json.loads(answer.content)
    words = (b"TABLE", b"TOKEN", b"OTHER", b"INVITE")
    values = (table["table"], table["token"], other["token"], table["invitation"])
    for word, value in zip(words, values, strict=True):
        data = data.replace(word, value.encode())
    last = {"t": "look", "id": LAST}
    for one in await converse(server, "/ws", data.split(b"\n"), last, codes=CODES):
        assert one["t"] in KINDS
        if one["t"] == "error":
            check_error(one)
    for actor in list(server.registry.actors.values()):
        actor.submit(Stop())
        await actor.task
