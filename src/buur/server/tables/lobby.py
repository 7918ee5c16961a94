"""`Lobby`: the tables whose open seats are for everybody, and the clients that watch them."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from typing import Final

from buur.server.tables.seats import Connection
from buur.server.wire import lobby_messages as wire

MOST_TABLES: Final = 100
"""Tables in a message; those that came first."""
MOST_OF_NETWORK: Final = 5
"""Tables in a message that people of one network have made."""
SETTLING_SECONDS: Final = 0.5
"""Time for which changes are gathered before everybody is told of them."""
_MOST_NETWORKS: Final = 10_000

Queues = Callable[[], tuple[wire.Queue, ...]]
"""Returns the pools in which people wait."""


class Lobby:
    """The open tables of a server, and the clients that watch them.

    It keeps nothing in the database: a table is open while a person is there.
    """

    def __init__(self) -> None:
        self.queues: Queues = tuple
        """The pools in which people wait, as the quick match tells them."""
        self.tell_waiting: Callable[[], None] = lambda: None
        """Tells those who wait how they do, as the quick match does it."""
        self._tables: dict[str, wire.OpenTable] = {}
        self._networks: OrderedDict[str, str] = OrderedDict()
        """By table: the network of its maker; in memory only."""
        self._recent: set[str] = set()
        """Tables that were noted since the networks were looked at last."""
        self._watchers: dict[Connection, None] = {}
        self._message: str | None = None
        self._timer: asyncio.TimerHandle | None = None

    def forget_old(self) -> None:
        """Forget the networks of tables that were made before the last call."""
        for table in [table for table in self._networks if table not in self._recent]:
            del self._networks[table]
        self._recent.clear()

    def note_network(self, table: str, network: str) -> None:
        """Remember from where a new table was made."""
        self._networks[table] = network
        self._recent.add(table)
        if len(self._networks) > _MOST_NETWORKS:
            self._networks.popitem(last=False)

    def show(self, table: str, shown: wire.OpenTable | None) -> None:
        """Show how a table is now; None if it has nothing for everybody."""
        if self._tables.get(table) == shown:
            return
        if shown is None:
            del self._tables[table]
        else:
            self._tables[table] = shown
        self.change()

    def is_open(self, table: str) -> bool:
        """Tell whether a table has an open seat for everybody."""
        return table in self._tables

    @property
    def watchers(self) -> int:
        """The number of clients that watch."""
        return len(self._watchers)

    def watch(self, connection: Connection) -> None:
        """Tell a client how the lobby is, now and after each change."""
        self._watchers[connection] = None
        connection.send(self.message)

    def leave(self, connection: Connection) -> None:
        """Tell a client nothing more."""
        self._watchers.pop(connection, None)

    def change(self) -> None:
        """Tell everybody soon that tables or pools have changed."""
        self._message = None
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(SETTLING_SECONDS, self._tell)

    @property
    def message(self) -> str:
        """The message that is the same for everybody; it is encoded once."""
        if self._message is None:
            shown = [*self._shown()]
            more = len(self._tables) - len(shown)
            queues = self.queues()
            found = wire.Tables(tables=tuple(shown), more=more, queues=queues)
            self._message = wire.encode(found)
        return self._message

    def close(self) -> None:
        """Tell nothing more."""
        if self._timer is not None:
            self._timer.cancel()

    def _shown(self) -> Iterator[wire.OpenTable]:
        """Yield tables in the order in which they came, and not too many of one network."""
        count: Counter[str] = Counter()
        left = MOST_TABLES
        for table, shown in self._tables.items():
            network = self._networks.get(table, table)
            count[network] += 1
            if count[network] <= MOST_OF_NETWORK and left > 0:
                left -= 1
                yield shown

    def _tell(self) -> None:
        self._timer = None
        text = self.message
        for connection in list(self._watchers):
            connection.send(text)
        self.tell_waiting()
