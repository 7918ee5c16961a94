"""ASGI middleware: checks host, origin and limits, adds security headers, records activity."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Mapping
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from buur.server import metrics
from buur.server.errors import Problem
from buur.server.fault_log import FaultLog
from buur.server.http.ban_list import BanList, refuse_socket
from buur.server.http.connections import too_many_connections
from buur.server.http.lifecycle import Lifecycle
from buur.server.http.rate_limits import RateLimits, client_address, too_many_requests
from buur.server.http.readiness import Readiness
from buur.server.http.responses import error_response
from buur.server.http.token_buckets import Clock, network_of
from buur.server.page.security_policy import content_security_policy
from buur.server.settings import Settings

_LOG = logging.getLogger(__name__)

SECURITY_HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": content_security_policy(),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
SOCKET_PATH: Final = "/ws"
TABLE_SOCKET: Final = re.compile(r"/ws/[\w-]{1,64}", re.ASCII)
"""The same with the table in the address, by which a proxy finds its node."""
LOBBY_PATH: Final = "/ws/lobby"
_HSTS: Final = "max-age=31536000"
_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_ANY_HOST: Final = frozenset({"/api/ready"})
"""Paths that are answered under any name: the check of a proxy knows only the machine."""


class Activity:
    """Counts open requests and measures idle time.

    Args:
        clock: a monotonic clock, in seconds.
    """

    def __init__(self, clock: Clock) -> None:
        self.open = 0
        """Number of requests and WebSockets in progress."""
        self._clock = clock
        self._last = clock()
        """Time when the last request ended; at first the time of creation."""

    def begin(self) -> None:
        """Record the start of a request."""
        self.open += 1

    def end(self) -> None:
        """Record the end of a request."""
        self.open -= 1
        self._last = self._clock()

    @property
    def idle(self) -> float:
        """Seconds since the last request ended; 0 while one is open."""
        return 0.0 if self.open else self._clock() - self._last


class SecurityMiddleware:
    """Refuses requests with a foreign host or origin or above limits, and adds security headers.

    Args:
        app: the application.
        settings: the settings of the server.
        clock: the clock for rate limits and idle time.
        sockets: the applications of WebSockets, by path.
    """

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        clock: Clock,
        sockets: Mapping[str, ASGIApp] | None = None,
    ) -> None:
        self.app = app
        self._sockets = sockets or {}
        self.settings = settings
        self.lifecycle = Lifecycle()
        """How the process ends."""
        self.activity = Activity(clock)
        self.readiness = Readiness(clock)
        self.bans = BanList()
        self.rate_limits = RateLimits(settings.limits, clock)
        self._open: Counter[str] = Counter()
        """Requests and WebSockets in progress by network; behind a proxy they share connections."""
        self._faults = FaultLog(_LOG, clock)
        self._hosts = settings.hosts
        self._origins = settings.origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or WebSocket."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, self.lifecycle.without_traceback(send))
            return
        network = network_of(client_address(HTTPConnection(scope)))
        self.activity.begin()
        self._open[network] += 1
        try:
            await self._serve(scope, receive, send, network)
        finally:
            self.activity.end()
            self._open[network] -= 1
            if not self._open[network]:
                del self._open[network]

    async def _serve(self, scope: Scope, receive: Receive, send: Send, network: str) -> None:
        secured = _with_headers(send, is_secure=scope["scheme"] in ("https", "wss"))
        problem = self._problem(scope) or self._excess(network) or self.bans.problem(scope)
        socket = self._socket_app(scope["path"]) if scope["type"] == "websocket" else None
        if problem is None and scope["type"] == "websocket" and socket is None:
            problem = Problem(404, "not-found", "there is no WebSocket at this address")
        if problem is None:
            await self._run_app(socket, scope, receive, secured)
            return
        metrics.count_refused(problem.code)
        if scope["type"] == "websocket":
            await receive()  # the request to connect
        if scope["type"] == "websocket" and problem.code == "banned":
            await refuse_socket(secured, problem)
            return
        await error_response(problem)(scope, receive, secured)

    async def _run_app(
        self, socket: ASGIApp | None, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """Run an application. Starlette has answered before it raises an error of ours."""
        try:
            if socket is not None:
                with metrics.open_socket(), self.bans.watching(scope, send):
                    await socket(scope, receive, send)
            else:
                await self.app(scope, receive, send)
        except Exception as error:  # noqa: BLE001 - it may be any mistake
            self._faults.report_mistake("a request has failed", error)

    def _socket_app(self, path: str) -> ASGIApp | None:
        """Return the application of a WebSocket's address, None if there is no such address."""
        found = self._sockets.get(path)
        return (
            self._sockets.get(SOCKET_PATH)
            if found is None and TABLE_SOCKET.fullmatch(path)
            else found
        )

    def _excess(self, network: str) -> Problem | None:
        """Return the error for a client above its limits."""
        if self._open[network] > self.settings.limits.address_share:
            return too_many_connections()
        if not self.rate_limits.requests.take(network):
            return too_many_requests()
        return None

    def _problem(self, scope: Scope) -> Problem | None:
        headers = Headers(scope=scope)
        names = headers.getlist("host")
        host = names[0] if len(names) == 1 else ""
        is_named = self._hosts is None or _without_port(host) in self._hosts
        if not is_named and scope["path"] not in _ANY_HOST:
            return Problem(421, "bad-host", "this server does not go by that name", names)
        origin = headers.get("origin")
        writes = scope["type"] == "websocket" or scope["method"] not in _READING
        if writes and origin is not None and not self._is_own(origin, host):
            return Problem(403, "bad-origin", "another site may not write here", origin)
        return None

    def _is_own(self, origin: str, host: str) -> bool:
        """Tell whether an origin is this server's own or allowed. Only browsers send an origin."""
        if origin in self._origins:
            return True
        scheme, _, rest = origin.partition("://")
        return scheme in ("http", "https") and rest.lower() == host.lower()


def _without_port(host: str) -> str:
    """Return the host name in a ``Host`` header, in lower case.

    >>> _without_port("localhost:8000"), _without_port("[::1]:80"), _without_port("[::1]")
    ('localhost', '[::1]', '[::1]')
    """
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdigit() else host).lower()


def _with_headers(send: Send, *, is_secure: bool) -> Send:
    async def secured(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
            if is_secure:
                headers["strict-transport-security"] = _HSTS
        await send(message)

    return secured
