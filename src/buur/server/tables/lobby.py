"""`Lobby`: the tables whose open seats are for everybody, and the clients that watch them."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

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


class OpenTables(NamedTuple):
    """The open tables of a node, as the lobby shows them."""

    tables: tuple[wire.OpenTable, ...] = ()
    more: int = 0
    """The number of those that are left out."""


class Lobby:
    """The open tables of a server, and the clients that watch them.

    It keeps nothing in the database: a table is open while a person is there.
    """

    def __init__(self) -> None:
        self.queues: Queues = tuple
        """The pools in which people wait, as the quick match tells them."""
        self.tell_waiting: Callable[[], None] = lambda: None
        """Tells those who wait how they do, as the quick match does it."""
        self.told: Callable[[], None] = lambda: None
        """Called after everybody was told of changes."""
        self.noted: Callable[[str, str], None] = lambda _table, _network: None
        """Called with a new table of this node, and the network from where it was made."""
        self.node = ""
        """The name by which other nodes know this one; tables come in the order of names."""
        self._elsewhere: dict[str, OpenTables] = {}
        """The tables of other nodes, by the name of the node."""
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
        self.keep_network(table, network)
        self.noted(table, network)

    def keep_network(self, table: str, network: str) -> None:
        """Remember from where a table was made, here or at another node."""
        self._networks[table] = network
        self._recent.add(table)
        if len(self._networks) > _MOST_NETWORKS:
            oldest, _ = self._networks.popitem(last=False)
            self._recent.discard(oldest)

    def show(self, table: str, shown: wire.OpenTable | None) -> None:
        """Show how a table is now; None if it has nothing for everybody."""
        if self._tables.get(table) == shown:
            return
        if shown is None:
            del self._tables[table]
        else:
            self._tables[table] = shown
        self.change()

    def show_elsewhere(self, node: str, shown: OpenTables | None) -> None:
        """Show the tables of another node; None if it is gone."""
        if self._elsewhere.get(node) == shown:
            return
        if shown is None:
            del self._elsewhere[node]
        else:
            self._elsewhere[node] = shown
        self.change()

    @property
    def own_tables(self) -> OpenTables:
        """The tables of this node."""
        return self._fitting([OpenTables(tuple(self._tables.values()))])

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
            nodes = {**self._elsewhere, self.node: self.own_tables}
            tables, more = self._fitting([nodes[name] for name in sorted(nodes)])
            found = wire.Tables(tables=tables, more=more, queues=self.queues())
            self._message = wire.encode(found)
        return self._message

    def close(self) -> None:
        """Tell nothing more."""
        if self._timer is not None:
            self._timer.cancel()

    def _fitting(self, groups: Sequence[OpenTables]) -> OpenTables:
        """Return tables in their order: not too many, and not too many of one network."""
        count: Counter[str] = Counter()
        shown: list[wire.OpenTable] = []
        tables = [table for group in groups for table in group.tables]
        for one in tables:
            network = self._networks.get(one.table, one.table)
            count[network] += 1
            if count[network] <= MOST_OF_NETWORK and len(shown) < MOST_TABLES:
                shown.append(one)
        more = sum(group.more for group in groups) + len(tables) - len(shown)
        return OpenTables(tuple(shown), more)

    def _tell(self) -> None:
        self._timer = None
        text = self.message
        for connection in list(self._watchers):
            connection.send(text)
        self.tell_waiting()
        self.told()
