"""`Connection`: a WebSocket connection to a seat, which reconnects and loses no command.

It uses the protocol of ``docs/reference/protocol.md``. After a reconnection it sends the
unanswered command again with the same id; the server executes it once.
"""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from time import monotonic, sleep
from typing import Any, Final, Literal, Protocol

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from buur.client.errors import TableFailure
from buur.client.view_changes import changed_view

PATIENCE: Final = 120.0
"""Default number of seconds for which a connection tries to reconnect."""
CONNECTING: Final = 10.0
"""Seconds until the attempt to connect, or to receive the welcome, times out."""
SOONEST: Final = 0.1
"""Seconds before the first attempt to reconnect; each further one waits twice as long."""
LATEST: Final = 5.0
"""Maximum seconds between two attempts."""
LONGEST: Final = 1 << 20
"""Maximum bytes of a message."""
PROTOCOL: Final = 2
"""Version of the protocol."""
MOST_SAID: Final = 50
"""Sayings that a client remembers."""
TOO_MANY: Final = 4002
"""Close code when too many connections have taken the seat."""

_ENDS: Final = {
    "no-seat": "no-seat",
    "bad-message": "other-version",
    "other-protocol": "other-version",
    "unavailable": "unavailable",
}
"""Failure codes by the error code that answers a hello."""
_PASSING: Final = ("no-server", "not-buur", "unavailable")
"""Failure codes that are temporary while a server restarts, also behind a proxy, or cannot save."""

Message = dict[str, Any]
Hello = Literal["hello", "watch"]
"""What a client says first: to take a seat, or to watch without one."""


class Entry(Protocol):
    """The right to a seat at a table, or to watch it."""

    @property
    def table(self) -> str:
        """The id of the table."""

    @property
    def token(self) -> str:
        """The token that gives the right."""

    @property
    def address(self) -> str:
        """The address of the table, without the token."""

    @property
    def socket(self) -> str:
        """The address of the WebSocket."""

    @property
    def headers(self) -> dict[str, str]:
        """The headers of the request for the WebSocket."""


class Connection:
    """A connection to a seat.

    Args:
        invitation: the invitation to the seat.
        patience: the number of seconds for which it tries to reconnect.
        hello: what it says first; the token of a link to watch is no seat's.

    Raises:
        TableFailure: there is no server, or it has no seat for the invitation.
    """

    def __init__(
        self, invitation: Entry, patience: float = PATIENCE, hello: Hello = "hello"
    ) -> None:
        self.table: Message = {}
        """The last table view: `view` of ``docs/reference/protocol.md``."""
        self.version: int | None = None
        """Version of the table in that view."""
        self.friends: Message = {}
        """The last message ``friends`` of a table for friends; empty at others."""
        self.said: list[Message] = []
        """What people have said at a table for friends, as far as this client was told."""
        self._invitation = invitation
        self._hello: Hello = hello
        self._patience = patience
        self._unanswered: Message | None = None
        # Ids are unique for the seat, even after another program has played it.
        self._ids = (f"{secrets.token_hex(6)}-{number}" for number in count())
        self._resources = ExitStack()
        """Closes the WebSocket."""
        self._socket = self._connect()

    def ask(self, kind: str, **content: object) -> Message:
        """Send a command and return its answer; process other messages meanwhile."""
        message = {"t": kind, "id": next(self._ids), **content}
        self._unanswered = message
        self._post(message)
        while True:
            answer = self.next()
            if answer.get("id") == message["id"]:
                self._unanswered = None
                return answer

    def refresh(self) -> None:
        """Process all messages that the table has sent so far.

        Raises:
            TableFailure: as for `next`.
        """
        self._post({"t": "ping"})
        while (message := self.next()).get("t") != "pong":
            if not message:  # after a reconnection
                self._post({"t": "ping"})

    def next(self) -> Message:
        """Return the next message, or an empty one after a reconnection.

        Raises:
            TableFailure: reconnecting has failed, or another connection has taken the seat.
        """
        try:
            return self._receive(self._socket)
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == TOO_MANY:
                raise self._failure("replaced") from closed
        except TableFailure as failure:
            if failure.code != "unavailable":
                raise
        self._reconnect()
        return {}

    def close(self) -> None:
        """Disconnect; the invitation stays valid."""
        self._resources.close()

    def _post(self, message: Message) -> None:
        try:
            self._socket.send(json.dumps(message, separators=(",", ":")))
        except ConnectionClosed:
            return  # `next` notices, reconnects and sends it again

    def _reconnect(self) -> None:
        """Reconnect and take the seat again."""
        until = monotonic() + self._patience
        for wait in _waits():
            sleep(max(0.0, min(wait, until - monotonic())))
            try:
                self._socket = self._connect()
            except TableFailure as failure:
                if failure.code not in _PASSING or monotonic() >= until:
                    raise
            else:
                break
        if self._unanswered is not None:
            self._post(self._unanswered)

    def _connect(self) -> ClientConnection:
        """Return an open WebSocket on which the table has sent its welcome."""
        self._resources.close()
        url = self._invitation.socket
        try:
            connecting = connect(
                url,
                additional_headers=self._invitation.headers,
                open_timeout=CONNECTING,
                max_size=LONGEST,
                compression=None,
                proxy=None,
            )
            socket = self._resources.enter_context(connecting)
        except InvalidHandshake as error:
            raise self._failure("not-buur") from error
        except (OSError, InvalidURI, ConnectionClosed) as error:
            detail = getattr(error, "strerror", None) or str(error)
            raise self._failure("no-server", detail) from error
        try:
            self._say_hello(socket)
        except BaseException:
            self._resources.close()
            raise
        return socket

    def _say_hello(self, socket: ClientConnection) -> None:
        key = {"table": self._invitation.table, "token": self._invitation.token}
        hello = {"t": self._hello, **key, "since": self.version, "protocol": PROTOCOL}
        hello |= {"bot": True} if self._hello == "hello" else {}
        try:
            socket.send(json.dumps(hello))
            while self._receive(socket, CONNECTING).get("t") != "welcome":
                pass
        except (ConnectionClosed, TimeoutError) as error:
            raise self._failure("no-server", str(error)) from error

    def _receive(self, socket: ClientConnection, timeout: float | None = None) -> Message:
        """Return the next message, after updating the table view from it."""
        try:
            message = json.loads(socket.recv(timeout))
            kind = message["t"]
            if kind == "welcome":
                self.table, self.version = dict(message["view"]), int(message["v"])
            elif kind == "event":
                self.table = changed_view(self.table, message)
                self.version = int(message["v"])
            elif kind == "friends":
                self.friends = dict(message)
            elif kind == "talk":
                self.said = [dict(one) for one in message["said"]]
            elif kind == "said":
                self.said = [*self.said[1 - MOST_SAID :], dict(message["saying"])]
            elif kind == "seats" and self.table:
                self.table |= {
                    name: message[name] for name in ("kinds", "names") if name in message
                }
            elif kind == "error":
                said = message["error"]
                raise self._failure(_ENDS.get(said["code"], "refused"), str(said["message"]))
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise self._failure("not-buur") from error
        if kind == "replaced":
            raise self._failure("replaced")
        return dict(message)

    def _failure(self, code: str, detail: str = "") -> TableFailure:
        return TableFailure(code, self._invitation.address, detail)


def _waits() -> Iterator[float]:
    """Yield the seconds before each attempt: exponential backoff with jitter."""
    wait = SOONEST
    while True:
        yield wait * random.uniform(0.5, 1.0)
        wait = min(2 * wait, LATEST)
