"""`BanList`: the addresses and persons that an operator keeps out, and their open WebSockets."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from ipaddress import ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Scope, Send

from buur.server.errors import EntryRefused, Problem
from buur.server.http.guest_cookie import guest_token
from buur.server.http.rate_limits import client_address
from buur.server.settings import IPNetwork
from buur.server.storage.operator_store import Bans
from buur.server.tables.seats import CLOSED_POLICY, token_hash
from buur.server.wire import messages

HEALTH_PATHS: Final = frozenset({"/api/health", "/api/ready"})
"""Paths that say nothing to a person; a banned proxy still learns whether the server is well."""
OWN_DATA_PATHS: Final = frozenset(
    {"/api/me", "/api/me/deletion", "/api/me/export.json", "/api/me/keys"}
)
"""Paths of a person's own data, to which a banned person has a right as well."""
_FREE_PATHS: Final = HEALTH_PATHS | OWN_DATA_PATHS | {"/api/rules"}


@dataclass(frozen=True, slots=True, eq=False)
class _OpenSocket:
    scope: Scope
    send: Send


class BanList:
    """Who is kept out now."""

    def __init__(self) -> None:
        self._networks: list[tuple[IPNetwork, int]] = []
        self._devices: dict[str, int] = {}
        self._sockets: set[_OpenSocket] = set()
        self._closing: set[asyncio.Task[None]] = set()

    def replace(self, bans: Bans) -> None:
        """Follow the bans of the database; close the WebSockets of those who are banned now."""
        self._networks = [(ip_network(name), end) for name, end in bans.networks.items()]
        self._devices = dict(bans.devices)
        for one in list(self._sockets) if self._networks or self._devices else ():
            if (problem := self.problem(one.scope)) is not None:
                task = asyncio.ensure_future(_close(one.send, problem))
                self._closing.add(task)
                task.add_done_callback(self._closing.discard)

    def problem(self, scope: Scope) -> Problem | None:
        """Return the error for a client that is kept out, None for all others."""
        if not (self._networks or self._devices) or _is_free(scope):
            return None
        until = self._end(HTTPConnection(scope))
        if until is None:
            return None
        day = datetime.fromtimestamp(until / 1000, UTC).isoformat(timespec="minutes")
        return EntryRefused(403, "banned", f"the operator keeps you out until {day}")

    def _end(self, connection: HTTPConnection) -> int | None:
        token = guest_token(connection) if self._devices else None
        if token is not None and (end := self._devices.get(token_hash(token))) is not None:
            return end
        address = client_address(connection)
        return next((end for network, end in self._networks if _has(network, address)), None)

    @contextmanager
    def watching(self, scope: Scope, send: Send) -> Iterator[None]:
        """Close a WebSocket that is open if its client is banned meanwhile."""
        one = _OpenSocket(scope, send)
        self._sockets.add(one)
        try:
            yield
        finally:
            self._sockets.discard(one)


async def refuse_socket(send: Send, problem: Problem) -> None:
    """Accept a WebSocket to say why it is closed: a browser shows no answer to a handshake."""
    await send({"type": "websocket.accept"})
    await _close(send, problem)


async def _close(send: Send, problem: Problem) -> None:
    text = messages.encode(messages.Error(problem.shape, None))
    with suppress(RuntimeError):  # its request to connect is not answered yet
        await send({"type": "websocket.send", "text": text})
    await send({"type": "websocket.close", "code": CLOSED_POLICY})


def _is_free(scope: Scope) -> bool:
    """Tell whether a request is answered for everybody: the page says in words who is kept out."""
    path: str = scope["path"]
    return path in _FREE_PATHS or (scope["type"] == "http" and not path.startswith("/api/"))


def _has(network: IPNetwork, address: str) -> bool:
    try:
        return ip_address(address) in network
    except ValueError:
        return False
