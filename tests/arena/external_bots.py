"""Time limit and reserved ports for tests of external bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.sync.server import Server, ServerConnection, serve

from buur.server.run import bind

PATIENCE = 60.0
"""Seconds for an answer that comes; this only ends a hang."""


@contextmanager
def own_port(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Give a port at which the next table or doorstep of the arena will listen."""
    listener = bind("127.0.0.1", 0)
    place = listener.getsockname()

    def listen(
        visited: Callable[[ServerConnection], None], host: str, port: int, **options: Any
    ) -> Server:
        assert (host, port) == place
        return serve(visited, sock=listener, **options)

    monkeypatch.setattr("buur.arena.socket_channel.serve", listen)
    with listener:
        yield place[1]
