"""`ConnectionRegistry`: the open TCP connections, their number by address, and their deadlines."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from ipaddress import ip_address
from typing import Final, NamedTuple, Protocol

from buur.server.errors import Problem
from buur.server.http.token_buckets import network_of
from buur.server.settings import IPNetwork, Limits

_LOG = logging.getLogger(__name__)

_PROGRESS: Final = 16_384
"""Bytes that a client has to read within `Limits.unread_seconds`, or all if there are fewer."""


class WatchedConnection(Protocol):
    """A connection as the registry uses it."""

    def check(self, now: float) -> None:
        """Close the connection if one of its deadlines has passed."""


class _Entry(NamedTuple):
    connection: WatchedConnection
    network: str | None
    """The network for which it counts; None for a trusted proxy."""


class ConnectionRegistry:
    """The open connections of a server.

    Args:
        limits: the numbers of connections.
        trusted_proxies: networks whose connections carry requests of many clients, so that no
            limit by address applies to them.
    """

    def __init__(self, limits: Limits, trusted_proxies: frozenset[IPNetwork]) -> None:
        self._most = limits.connections
        self._most_per_address = limits.address_share
        self._trusted_proxies = trusted_proxies
        self._entries: dict[asyncio.Transport, _Entry] = {}
        self._by_network: Counter[str] = Counter()
        self._was_full = False

    def __len__(self) -> int:
        return len(self._entries)

    def admit(
        self, transport: asyncio.Transport, connection: WatchedConnection, address: str
    ) -> Problem | None:
        """Register a new connection; return the reason if it has to be refused."""
        network = None if is_within(address, self._trusted_proxies) else network_of(address)
        if network is not None and self._by_network[network] >= self._most_per_address:
            return too_many_connections()
        if len(self) >= self._most:
            self._report_full()
            return Problem(503, "full", "this server has no free connection: come back later")
        self._entries[transport] = _Entry(connection, network)
        if network is not None:
            self._by_network[network] += 1
        return None

    def replace(self, transport: asyncio.Transport, connection: WatchedConnection) -> None:
        """Have another protocol watch a registered transport."""
        entry = self._entries.get(transport)
        if entry is not None:
            self._entries[transport] = entry._replace(connection=connection)

    def forget(self, transport: asyncio.Transport) -> None:
        """Remove a connection that is closed."""
        entry = self._entries.pop(transport, None)
        if entry is None or entry.network is None:
            return
        self._by_network[entry.network] -= 1
        if not self._by_network[entry.network]:
            del self._by_network[entry.network]

    @property
    def unread(self) -> int:
        """Bytes that wait in this process until their clients read."""
        return sum(transport.get_write_buffer_size() for transport in self._entries)

    def check(self, now: float) -> None:
        """Close the connections whose deadlines have passed."""
        self._was_full = self._was_full and len(self) >= self._most
        for entry in list(self._entries.values()):
            entry.connection.check(now)

    def _report_full(self) -> None:
        if not self._was_full:
            self._was_full = True
            _LOG.warning("all %d connections are taken; new ones are refused", self._most)


class UnreadAnswers:
    """The bytes that a client has not yet read, and how long it has made no progress.

    Args:
        seconds: time after which a client without progress is stuck.
    """

    __slots__ = ("_seconds", "_since", "_size")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._since: float | None = None
        self._size = 0

    def is_stuck(self, size: int, now: float) -> bool:
        """Tell whether the client is stuck, from the bytes unread now."""
        if size == 0:
            self._since = None
            return False
        if self._since is None or size <= self._size - _PROGRESS:
            self._since, self._size = now, size
        self._size = max(self._size, size)
        return now - self._since >= self._seconds


def is_within(address: str, networks: frozenset[IPNetwork]) -> bool:
    """Tell whether an address belongs to one of some networks.

    >>> from ipaddress import ip_network
    >>> is_within("10.0.0.7", frozenset({ip_network("10.0.0.0/8")}))
    True
    """
    if not networks:
        return False
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in networks)


def too_many_connections() -> Problem:
    """Return the error for an address that has as many connections as it may have."""
    return Problem(429, "too-many-connections", "too many connections are open from here")
