"""`SeatClient`: a seat at a victim's table, played legally and soon."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from buur.client.view_changes import changed_view
from tests.attack.victim import PATIENCE, Victim
from tests.server.harness import MOVES

Json = dict[str, Any]


class SeatClient:
    """A WebSocket of a victim, with the seat that it has taken.

    Args:
        server: the victim.
        ticket: table and token of the seat.
    """

    def __init__(self, server: Victim, ticket: Json) -> None:
        self.view: Json = {}
        self.sizes: list[tuple[int, int]] = []
        """Deal and bytes of each event."""
        self._ids = itertools.count()
        self._ticket = ticket
        self._stack = ExitStack()
        options: Json = {"proxy": None, "compression": None, "ping_interval": None}
        line = connect(server.socket_url, max_size=None, **options)
        self._line: ClientConnection = self._stack.enter_context(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, where: TracebackType | None
    ) -> None:
        self._stack.close()

    def send(self, message: Json) -> None:
        """Send a message."""
        self._line.send(json.dumps(message))

    def next(self) -> Json:
        """Return the next message."""
        text = self._line.recv(timeout=PATIENCE)
        message: Json = json.loads(text)
        if "view" in message or message["t"] == "event":
            self.view = message.get("view") or changed_view(self.view, message)
        if message["t"] == "event":
            self.sizes.append((self.view["deal"], len(text)))
        return message

    def until(self, *kinds: str) -> Json:
        """Return the next message of some kinds."""
        while True:
            message = self.next()
            if message["t"] in kinds:
                return message

    def hello(self, **more: Any) -> Json:
        """Take the seat."""
        key = {"table": self._ticket["table"], "token": self._ticket["token"]}
        self.send({"t": "hello", "protocol": 2, **key, **more})
        return self.until("welcome", "error")

    def play_until(self, done: Callable[[Json], bool]) -> None:
        """Play until a condition on the view holds."""
        while not done(self.view):
            act = self.move()
            if act is None:
                self.until("event")
                continue
            command = f"c{next(self._ids)}"
            self.send({"t": "do", "id": command, "act": act})
            while self.until("ok", "no").get("id") != command:
                pass

    def move(self) -> Json | None:
        """Return a legal act, None if there is none; older servers lack some fields."""
        legal = self.view["legal"]
        acts = (make(self.view, legal[field]) for field, make in MOVES.items() if legal.get(field))
        return next(filter(None, acts), None)

    def close_code(self) -> int:
        """Return the code with which the server closes the WebSocket; 0 if it does not."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
        except TimeoutError:
            return 0
