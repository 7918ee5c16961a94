"""The server as a process: `serve`, the listening socket, and the stop by signal or idleness."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from time import monotonic, sleep
from types import FrameType
from typing import Any, Final

import uvicorn

from buur.server import metrics
from buur.server.errors import DatabaseFault, ServerError
from buur.server.http.app import create_app
from buur.server.http.descriptors import fitting_limits
from buur.server.http.http_protocol import HttpProtocol
from buur.server.http.middleware import SecurityMiddleware
from buur.server.http.server_config import ServerConfig
from buur.server.http.token_buckets import Clock
from buur.server.http.websocket_protocol import WebSocketProtocol
from buur.server.settings import LOOPBACK_HOSTS, Settings
from buur.server.storage.database import open_database
from buur.server.storage.node import refuse_second

_LOG = logging.getLogger(__name__)

_LARGEST_FRAME: Final = 65_536
"""Bytes above which a frame closes the WebSocket; above `Limits.frame` an error is sent."""
_RECEIVE_BUFFER: Final = 65_536
"""Bytes that the system keeps of what a client sends; connections inherit it."""
_DATABASE_SECONDS: Final = 5.0
"""Time for which a start waits for a database that does not answer."""
_RETRY_SECONDS: Final = 0.05
"""Time between two attempts."""
_GRACE_SECONDS: Final = 5
"""Time for which the end waits for requests."""
_END_SECONDS: Final = 10.0
"""Time after which an end is cut short: those for requests, and as much for the database."""
_CUT_SHORT: Final = 75
"""The exit code of such an end, as of a start without the database."""
_CHECK_SECONDS: Final = 1.0
"""Time between two checks of the deadlines of connections."""

_SWITCH_SECONDS: Final = 0.0005
"""Time for which one thread may keep the others waiting.

The thread of the database waits after each statement until the tables let it go on. With Python's
5 ms the median of an answer at 600 acts a second is a third longer.
"""

Ready = Callable[[str], None]
"""Callback that gets the server's URL once it answers."""


def serve(
    settings: Settings,
    *,
    host: str = "127.0.0.1",
    port: int = 0,
    on_ready: Ready | None = None,
    idle_stop: float | None = None,
    clock: Clock = monotonic,
) -> None:
    """Run the server until SIGINT, SIGTERM or long idleness; it prints nothing.

    Args:
        settings: the settings of the server.
        host: address to listen on. On a loopback address only its own names are allowed as hosts.
        port: the port; 0 for any free one.
        on_ready: called with the URL once the server answers.
        idle_stop: seconds without requests and connections after which the server stops.
        clock: the clock for idle time and rate limits.

    Raises:
        ServerError: the port is taken or the database cannot be used; one sentence says why.
    """
    listener = bind(host, port)
    with listener:
        _prepare_database(settings)
        refuse_second(settings.database)
        if settings.hosts is None and is_loopback(host):
            settings = replace(settings, hosts=LOOPBACK_HOSTS)
        settings = replace(settings, limits=fitting_limits(settings.limits))
        server = Server(create_app(settings, clock), url_of(listener, host), on_ready, idle_stop)
        with _stopped_by_signals(server), contextlib.suppress(KeyboardInterrupt):
            _run(server, listener)
        server.finish()
        if server.failure is not None:
            raise server.failure


def _prepare_database(settings: Settings) -> None:
    """Upgrade the database; one that does not answer is waited for, since it may start, too.

    Raises:
        ServerError: it cannot be used.
    """
    end = monotonic() + _DATABASE_SECONDS
    while True:
        try:
            open_database(settings.database, settings.durability).dispose()
        except DatabaseFault as error:
            if error.code != "unreachable" or monotonic() >= end:
                raise
            sleep(_RETRY_SECONDS)
        else:
            return


def _run(server: Server, listener: socket.socket) -> None:
    """Run a server; `Server.failure` tells why it did not start."""
    try:
        server.run(sockets=[listener])
    except SystemExit:  # uvicorn's end where the application does not start
        if server.failure is None:
            raise


def bind(host: str, port: int) -> socket.socket:
    """Return a listening socket.

    Raises:
        ServerError: the address is not available.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        # asyncio switches Nagle's algorithm off only if the socket's protocol is given as TCP. With
        # the algorithm every second message of a step would wait 40 ms for an acknowledgement.
        listener = socket.socket(family, kind, protocol)
        try:
            _listen(listener, address)
        except OSError:
            listener.close()
            raise
    except OSError as error:
        reason = error.strerror or str(error)
        raise ServerError(
            f"cannot listen on {host}, port {port}: {reason}; choose another with --port"
        ) from error
    return listener


def _listen(listener: socket.socket, address: Any) -> None:
    if os.name == "posix":
        # On POSIX the option allows a port whose old connections are in TIME_WAIT. On Windows it
        # would take the port from a program that listens.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if listener.family == socket.AF_INET6:
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    listener.bind(address)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _RECEIVE_BUFFER)
    listener.listen(2048)


def is_loopback(host: str) -> bool:
    """Tell whether an address is reachable from this machine only."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def url_of(listener: socket.socket, host: str) -> str:
    """Return the URL of a listening socket as seen from this machine."""
    port = listener.getsockname()[1]
    name = "localhost" if host in ("0.0.0.0", "::", "") else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


class Server(uvicorn.Server):
    """A uvicorn server that reports when it is ready, keeps deadlines, and stops when idle."""

    config: ServerConfig

    def __init__(
        self, app: SecurityMiddleware, url: str, on_ready: Ready | None, idle_stop: float | None
    ) -> None:
        super().__init__(
            ServerConfig(
                app,
                app.settings,
                http=HttpProtocol,
                ws=WebSocketProtocol,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                date_header=False,
                ws_max_size=_LARGEST_FRAME,
                ws_per_message_deflate=False,
                ws_ping_interval=app.settings.limits.ping_seconds,
                timeout_graceful_shutdown=_GRACE_SECONDS,
                timeout_notify=0,
                callback_notify=self._notice_idleness,
            )
        )
        self.app = app
        self._activity = app.activity
        self._lifecycle = app.lifecycle
        self._draining: asyncio.Task[None] | None = None
        self._checking: asyncio.TimerHandle | None = None
        self._is_signalled = False
        self._cutting: threading.Timer | None = None
        self._url = url
        self._on_ready = on_ready
        self._idle_stop = idle_stop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to answer, then call `on_ready`."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        _tune_garbage_collector()
        sys.setswitchinterval(_SWITCH_SECONDS)
        self._check_connections()
        if self.started and self._on_ready is not None:
            self._on_ready(self._url)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop to answer; after a signal, at most for `_END_SECONDS`."""
        if self._is_signalled:
            self._cutting = threading.Timer(_END_SECONDS, _cut_short)
            self._cutting.daemon = True
            self._cutting.start()
        await super().shutdown(sockets)
        if self._checking is not None:
            self._checking.cancel()

    def finish(self) -> None:
        """Note that the server has ended in good order."""
        if self._cutting is not None:
            self._cutting.cancel()

    @property
    def failure(self) -> ServerError | None:
        """Why the node did not start."""
        return self._lifecycle.failure

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; on SIGTERM in good order, on a second signal at once."""
        self._is_signalled = True
        if sig != signal.SIGTERM or self._draining is not None:
            super().handle_exit(sig, frame)
            return
        is_known = self.app.readiness.is_draining  # the operator has drained it before
        self.app.readiness.drain()
        seconds = 0.0 if is_known else self.app.settings.drain_seconds
        self._draining = self._loop.create_task(self._drain(seconds, sig, frame))

    async def _drain(self, seconds: float, sig: int, frame: FrameType | None) -> None:
        """Give a proxy the time to send people elsewhere, and hand the tables over."""
        try:
            await self._lifecycle.drain(seconds)
        finally:
            super().handle_exit(sig, frame)

    def _check_connections(self) -> None:
        """Close the connections whose deadlines have passed, every second."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if self._checking is not None:
            metrics.note_loop_delay(now - self._checking.when())
        self.config.open_connections.check(now)
        metrics.note_unread(self.config.open_connections.unread)
        self._checking = loop.call_later(_CHECK_SECONDS, self._check_connections)

    async def _notice_idleness(self) -> None:
        if self._idle_stop is not None and self._activity.idle > self._idle_stop:
            self.should_exit = True


def _cut_short() -> None:
    """End the process at once.

    A thread that waits for a database that stands still cannot be stopped. Nothing is lost: what
    was acknowledged is stored, and the lease of the node ends by itself.
    """
    _LOG.warning(
        "the server has not ended within %g s, as when the database does not answer;"
        " the process ends without a farewell to it",
        _END_SECONDS,
    )
    os._exit(_CUT_SHORT)


def _tune_garbage_collector() -> None:
    """Freeze the objects loaded so far, and make full collections rare.

    With thousands of connections a full collection stops the server for tenths of a second. It may
    be rare, since tables and connections are freed without it once they end. It frees the few
    cycles that libraries leave, such as that of a closed transport of asyncio. It comes when about
    as many objects are new as three thresholds multiplied, and later where these are less than a
    quarter of all.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 5)


@contextlib.contextmanager
def _stopped_by_signals(server: uvicorn.Server) -> Iterator[None]:
    """Have SIGINT and SIGTERM stop the server gracefully, without ending the process.

    uvicorn handles both while it runs and raises them again after it has stopped.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(*_: object) -> None:
        server.should_exit = True

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
