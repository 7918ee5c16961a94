"""`GatheringTables`: limits the tables of an address that wait for their players."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

from starlette.requests import Request

from buur.server.errors import Problem
from buur.server.http.rate_limits import client_address
from buur.server.http.token_buckets import FORGOTTEN_SECONDS, Clock, network_of
from buur.server.tables.friend_tables import FriendTables

_MOST_NETWORKS: Final = 10_000


class GatheringTables:
    """The tables of each address that have not begun; the addresses stay in memory only.

    Args:
        friends: the tables for friends of the server.
        most: how many such tables an address may have.
        clock: a monotonic clock, in seconds.
    """

    def __init__(self, friends: FriendTables, most: int, clock: Clock = monotonic) -> None:
        self._friends = friends
        self._most = most
        self._clock = clock
        self._by_network: OrderedDict[str, list[str]] = OrderedDict()
        self._used: dict[str, float] = {}
        """When an address made its last table."""

    async def check(self, request: Request) -> None:
        """Raise a `Problem` if too many tables of an address wait for their players."""
        network = network_of(client_address(request))
        tables = self._by_network.pop(network, [])
        left = list(await self._friends.gathering_of(tables)) if tables else []
        self._keep(network, left)
        if len(left) >= self._most:
            text = "too many tables made from here wait for their players: begin or leave one"
            raise Problem(429, "too-many-gathering", text)

    def add(self, request: Request, table: str) -> None:
        """Count a new table for an address."""
        network = network_of(client_address(request))
        self._keep(network, [*self._by_network.pop(network, []), table])

    def _keep(self, network: str, tables: list[str]) -> None:
        if tables:
            self._by_network[network] = tables
            self._used[network] = self._clock()
        else:
            self._used.pop(network, None)
        if len(self._by_network) > _MOST_NETWORKS:
            oldest, _ = self._by_network.popitem(last=False)
            self._used.pop(oldest, None)

    def forget_old(self) -> None:
        """Forget addresses that made no table for a day; their tables count no more."""
        limit = self._clock() - FORGOTTEN_SECONDS
        for network in [network for network, used in self._used.items() if used < limit]:
            del self._used[network]
            self._by_network.pop(network, None)  # while `check` asks for its tables, it is not here
