"""Fuzz target of the bodies of HTTP requests."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final

from tests.fuzz.parsers.fuzzed_server import FuzzedServer, check_error, server_examiner

PATHS: Final = (
    "/api/tables",
    "/api/explain",
    "/api/card-order",
    "/api/series",
    "/api/tables/mine",
    "/api/games",
)
"""Addresses that read a body."""
ANSWERS: Final = (200, 201, 400, 413, 422)


def opened() -> AbstractContextManager[Callable[[bytes], None]]:
    """Run a server, and give the function that posts a body."""
    return server_examiner(_post)


async def _post(server: FuzzedServer, data: bytes) -> None:
    """Post a body; the first line is the address, any other stands for one of them."""
    line, _, body = data.partition(b"\n")
    name = line.decode("latin-1")
    path = name if name in PATHS else PATHS[len(name) % len(PATHS)]
    status, content = await server.request("POST", path, body)
    assert status in ANSWERS, (status, content)
    if status >= 400:
        check_error(content)
