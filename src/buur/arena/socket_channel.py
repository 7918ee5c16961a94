"""WebSocket channels to external bots, as client and as server."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import ExitStack
from time import monotonic
from typing import Final

from buur.errors import MissingExtra

try:
    from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
    from websockets.sync.client import connect
    from websockets.sync.connection import Connection
    from websockets.sync.server import ServerConnection, serve
except ModuleNotFoundError as error:
    raise MissingExtra("buur.arena.socket_channel", error.name, "app") from None

from buur.arena.failures import AnswerTimeout, BotFailure
from buur.arena.remote_bot import HELLO_TIMEOUT, MAX_ANSWER_BYTES

JOIN_TIMEOUT: Final = 120.0
"""Time limit for bots to connect, in seconds."""
NOT_NEEDED: Final = 1013
"""Close code for a bot that connects when none is needed."""


class SocketChannel:
    """Channel over a WebSocket; each message is a question or an answer.

    Args:
        name: the name of the contestant, for messages.
        connection: the connection.
        close: closes the connection.
    """

    def __init__(self, name: str, connection: Connection, close: Callable[[], None]) -> None:
        self._name = name
        self._connection = connection
        self.close = close

    def send(self, message: bytes) -> None:
        """Send a message."""
        try:
            self._connection.send(message.decode())
        except ConnectionClosed as error:
            raise self._left(error) from error

    def receive(self, until: float) -> bytes:
        """Return the next message."""
        try:
            found = self._connection.recv(max(0.0, until - monotonic()))
        except TimeoutError as error:
            raise AnswerTimeout("no answer in time") from error
        except ConnectionClosed as error:
            raise self._left(error) from error
        return found.encode() if isinstance(found, str) else found

    def _left(self, error: ConnectionClosed) -> BotFailure:
        return BotFailure("left", self._name, str(error))


def connect_bot(name: str, url: str) -> SocketChannel:
    """Connect to a bot that listens at an address.

    Raises:
        BotFailure: no bot answers there.
    """
    stack = ExitStack()
    try:
        connection = stack.enter_context(
            connect(
                url,
                open_timeout=HELLO_TIMEOUT,
                max_size=MAX_ANSWER_BYTES,
                compression=None,
                proxy=None,
            )
        )
    except (OSError, InvalidURI, InvalidHandshake) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise BotFailure("no-bot-there", name, detail) from error
    return SocketChannel(name, connection, stack.close)


class Listener:
    """WebSocket server in a thread, with a thread for each connection.

    Args:
        name: the name of the contestant, for messages.
        serve_connection: the function that serves a connection until it ends.
        host: the address to listen on.
        port: the port to listen on; 0 for any free port.

    Raises:
        BotFailure: the port is not available.
    """

    def __init__(
        self, name: str, serve_connection: Callable[[ServerConnection], None], host: str, port: int
    ) -> None:
        try:
            self._server = serve(
                serve_connection, host, port, max_size=MAX_ANSWER_BYTES, compression=None
            )
        except OSError as error:
            raise BotFailure("no-port", name, error.strerror or str(error)) from error
        self.port: int = self._server.socket.getsockname()[1]
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Close the server."""
        self._server.shutdown()
        self._thread.join()


class ChannelListener:
    """Server to which one bot connects; the arguments are those of `Listener`."""

    def __init__(self, name: str, host: str, port: int) -> None:
        self._name = name
        self._over = threading.Event()
        self._here = threading.Condition()
        self._connection: ServerConnection | None = None
        self._listener = Listener(name, self._serve_connection, host, port)
        self.port = self._listener.port

    def _serve_connection(self, connection: ServerConnection) -> None:
        with self._here:
            if self._connection is not None:
                connection.close(NOT_NEEDED)
                return
            self._connection = connection
            self._here.notify_all()
        self._over.wait()

    def accept(self, patience: float = JOIN_TIMEOUT) -> SocketChannel:
        """Wait for the bot and return the channel to it.

        Raises:
            BotFailure: it does not connect.
        """
        with self._here:
            self._here.wait_for(lambda: self._connection is not None, patience)
            if self._connection is None:
                raise BotFailure("nobody-came", self._name, "1")
            return SocketChannel(self._name, self._connection, self._connection.close)

    def close(self) -> None:
        """Close the connection and the server."""
        self._over.set()
        self._listener.close()
