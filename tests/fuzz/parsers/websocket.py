"""Fuzz target of the messages on the WebSocket of a seat."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final

from buur.server.tables.requests import Stop
from buur.server.wire.messages import ServerMessage
from buur.variants.registry import variant
from tests.fuzz.parsers.conversation import converse
from tests.fuzz.parsers.fuzzed_server import FuzzedServer, check_error, server_examiner

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
    last = {"t": "look", "id": LAST}
    answers = await converse(server, "/ws", data.split(b"\n"), last, codes=CODES)
    for answer in answers:
        assert answer["t"] in KINDS
        if answer["t"] == "error":
            check_error(answer)
    for actor in list(server.registry.actors.values()):
        actor.submit(Stop())
        await actor.task
