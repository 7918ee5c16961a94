"""The line to a table: takes a seat, comes back after a cut, and loses no command.

It speaks the protocol of ``docs/protocol.md``. A command keeps its id until it is answered and is
sent again with it after a cut; the server carries it out once.
"""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from time import monotonic, sleep
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from buur.client.errors import TableFailure
from buur.client.invitation import Invitation

PATIENCE: Final = 120.0
"""Seconds for which a server that has gone is waited for."""
CONNECTING: Final = 10.0
"""Seconds that a server has to take a connection, and to say welcome."""
SOONEST: Final = 0.1
"""Seconds until the first attempt to come back; each one after it waits twice as long."""
LATEST: Final = 5.0
LONGEST: Final = 1 << 20
"""Bytes of a message."""
TOO_MANY: Final = 4002
"""Close code of a seat that too many want."""

_ENDS: Final = {"no-seat": "no-seat", "bad-message": "other-version"}
"""What it means that a server cannot serve a hello."""
_PASSING: Final = ("no-server", "not-buur")
"""What may be said while a server starts again, behind a proxy as well."""

Message = dict[str, Any]


class Connection:
    """A seat at a table of a server.

    Args:
        invitation: to the seat.
        patience: seconds for which a server that has gone is waited for.

    Raises:
        TableFailure: there is no server, or the invitation opens nothing there.
    """

    def __init__(self, invitation: Invitation, patience: float = PATIENCE) -> None:
        self.table: Message = {}
        """The table as it was shown last: `view` of ``docs/protocol.md``."""
        self.version: int | None = None
        """How many events had happened by then."""
        self._invitation = invitation
        self._patience = patience
        self._unanswered: Message | None = None
        # Ids are unique for the seat, also where another program has sat there before.
        self._ids = (f"{secrets.token_hex(6)}-{number}" for number in count())
        self._hold = ExitStack()
        """Hangs up."""
        self._socket = self._connected()

    def ask(self, kind: str, **content: object) -> Message:
        """Send a command and return its answer; what happens meanwhile is taken in."""
        message = {"t": kind, "id": next(self._ids), **content}
        self._unanswered = message
        self._post(message)
        while True:
            answer = self.next()
            if answer.get("id") == message["id"]:
                self._unanswered = None
                return answer

    def next(self) -> Message:
        """Return the next message, or after a cut an empty one.

        Raises:
            TableFailure: there is nothing more to come.
        """
        try:
            return self._taken_in(self._socket)
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == TOO_MANY:
                raise self._failure("replaced") from closed
        self._come_back()
        return {}

    def close(self) -> None:
        """Leave the table; the seat stays one's own."""
        self._hold.close()

    def _post(self, message: Message) -> None:
        try:
            self._socket.send(json.dumps(message, separators=(",", ":")))
        except ConnectionClosed:
            return  # reading will notice, and send it again

    def _come_back(self) -> None:
        """Take the seat again once the server is there."""
        until = monotonic() + self._patience
        for wait in _waits():
            sleep(max(0.0, min(wait, until - monotonic())))
            try:
                self._socket = self._connected()
            except TableFailure as failure:
                if failure.code not in _PASSING or monotonic() >= until:
                    raise
            else:
                break
        if self._unanswered is not None:
            self._post(self._unanswered)

    def _connected(self) -> ClientConnection:
        """Return a connection on which the table has said welcome."""
        self._hold.close()
        url = self._invitation.socket
        try:
            line = connect(
                url, open_timeout=CONNECTING, max_size=LONGEST, compression=None, proxy=None
            )
            socket = self._hold.enter_context(line)
        except InvalidHandshake as error:
            raise self._failure("not-buur") from error
        except (OSError, InvalidURI, ConnectionClosed) as error:
            detail = getattr(error, "strerror", None) or str(error)
            raise self._failure("no-server", detail) from error
        try:
            self._greet(socket)
        except BaseException:
            self._hold.close()
            raise
        return socket

    def _greet(self, socket: ClientConnection) -> None:
        key = {"table": self._invitation.table, "token": self._invitation.token}
        hello = {"t": "hello", **key, "since": self.version, "bot": True}
        try:
            socket.send(json.dumps(hello))
            while self._taken_in(socket, CONNECTING).get("t") != "welcome":
                pass
        except (ConnectionClosed, TimeoutError) as error:
            raise self._failure("no-server", str(error)) from error

    def _taken_in(self, socket: ClientConnection, timeout: float | None = None) -> Message:
        """Return the next message, with what it says of the table taken in."""
        try:
            message = json.loads(socket.recv(timeout))
            kind = message["t"]
            if "view" in message:
                self.table, self.version = dict(message["view"]), int(message["v"])
            elif kind == "seats" and self.table:
                self.table["kinds"] = message["kinds"]
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
    """Give the seconds before each attempt, so that not everybody comes at the same moment."""
    wait = SOONEST
    while True:
        yield wait * random.uniform(0.5, 1.0)
        wait = min(2 * wait, LATEST)
