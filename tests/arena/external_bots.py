"""Time limit, servers, reserved ports and simple bots for tests of external bots."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from websockets.sync.server import Server, ServerConnection, serve

from buur.arena import BotFailure
from buur.bots import bot
from buur.play.model.events import Act
from buur.play.views import View
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


class First:
    """Plays the first legal act and makes no claims."""

    name = "first"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, view: View) -> Act:
        return next(iter(view.legal))

    def interject(self, view: View) -> Act | None:
        return None


class Quiet(First):
    """``steady`` without claims, which the protocols of others do not know."""

    def choose(self, view: View) -> Act:
        return bot("steady", self._seed).choose(view)


@contextmanager
def failure(code: str, detail: str | None = None) -> Iterator[None]:
    """Expect a `BotFailure` of this code and, unless it is None, this detail."""
    with pytest.raises(BotFailure) as caught:
        yield
    assert caught.value.code == code
    assert detail in (None, caught.value.detail)


@contextmanager
def in_thread(run: Callable[[], object], stop: Callable[[], object]) -> Iterator[None]:
    """Run a server in a thread until the end of the block."""
    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield
    finally:
        stop()
        thread.join()


@contextmanager
def socket_server(talk: Callable[[ServerConnection], None]) -> Iterator[str]:
    """Serve a WebSocket on a port of this machine; give its address."""
    with (
        serve(talk, "127.0.0.1", 0) as server,
        in_thread(server.serve_forever, server.shutdown),
    ):
        yield f"ws://127.0.0.1:{server.socket.getsockname()[1]}"


@contextmanager
def app_server(app: Any, **options: Any) -> Iterator[str]:
    """Serve an application on a port of this machine; give its host and port."""
    with bind("127.0.0.1", 0) as listener:
        server = uvicorn.Server(uvicorn.Config(app, lifespan="off", **options))

        def stop() -> None:
            server.should_exit = True

        with in_thread(lambda: server.run(sockets=[listener]), stop):
            yield f"127.0.0.1:{listener.getsockname()[1]}"
