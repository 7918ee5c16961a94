"""`LobbyNodes`: the nodes of a cluster as the lobby needs them, with the open tables of each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from buur.server.bus.bus import Bus
from buur.server.fault_log import FaultLog
from buur.server.storage.node import Node
from buur.server.tables import lobby_news as news
from buur.server.tables.lobby import Lobby, OpenTables
from buur.server.wire import lobby_messages as wire

_LOG = logging.getLogger(__name__)

BEAT_SECONDS: Final = 1.0
"""Time between two messages by which a node says that it is there."""
SILENT_BEATS: Final = 3.5
"""The number of these times after which a silent node counts as gone."""


@dataclass(slots=True)
class _Other:
    """Another node."""

    here: news.Here
    at: float
    """When it was heard last."""
    revision: int = -1
    """Of its open tables, as they are known here."""


class LobbyNodes:
    """The nodes of a cluster, each of which says that it is there.

    A node that is cut off hears nobody, and coordinates its own people alone.

    Args:
        peer: the id of this node on the bus.
        node: this node.
        lobby: shows the open tables of all nodes.
        bus: carries the messages.
    """

    def __init__(self, peer: str, node: Node, lobby: Lobby, bus: Bus) -> None:
        self.peer = peer
        """The id of this node on the bus."""
        self.changed: Callable[[], None] = lambda: None
        """Called when there may be another coordinator, or nodes are gone."""
        self.lapsed: Callable[[], None] = lambda: None
        """Called after this node was silent for so long that it counted as gone."""
        self.told: Callable[[], None] = lambda: None
        """Called after everybody at this node was told of changes in the lobby."""
        self.own_queues: Callable[[], tuple[wire.Queue, ...]] = tuple
        """Returns the pools in which people wait at this node."""
        self._node = node
        self._lobby = lobby
        self._bus = bus
        self._others: dict[str, _Other] = {}
        self._shown = OpenTables()
        self._revision = 0
        self._sent: news.Here | None = None
        self._is_heard = False
        """Whether this node has listened for long enough to know the others."""
        self._now = asyncio.get_running_loop().time
        self._beaten = self._now()
        self._faults = FaultLog(_LOG, self._now)
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Say that this node is there, and listen to the others."""
        self._lobby.node = self.peer
        self._lobby.queues = self._queues
        self._lobby.told = self._tell_changes
        self._lobby.noted = self._tell_network
        await self._bus.subscribe(news.NEWS_SUBJECT, self._take)
        self._publish(self._here)
        self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """Say that this node ends."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        self._publish(news.Gone(self.peer))

    # The nodes.

    @property
    def peers(self) -> frozenset[str]:
        """The ids of the other nodes that are there."""
        return frozenset(self._others)

    @property
    def is_fresh(self) -> bool:
        """Whether this node has not been silent for so long that it counts as gone."""
        return self._now() - self._beaten < SILENT_BEATS * BEAT_SECONDS

    @property
    def coordinator(self) -> str | None:
        """The id of the node at which people wait, None as long as this node knows of none."""
        if not self._is_heard:
            return None
        serving = {
            other.here.node: peer for peer, other in self._others.items() if other.here.serves
        }
        if self._node.state == "serving":
            serving[self._node.id] = self.peer
        return serving[min(serving)] if serving else None

    async def _beat(self) -> None:
        """Say that this node is there, again and again, and forget those that are silent."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            was_fresh, self._beaten = self.is_fresh, self._now()
            with self._faults.survived("the lobby cannot follow the other nodes"):
                if not was_fresh:
                    self.lapsed()
                self._is_heard = True
                self._publish(self._here)
                self._forget_silent()
                self.changed()

    def _forget_silent(self) -> None:
        limit = self._beaten - SILENT_BEATS * BEAT_SECONDS
        for peer in [peer for peer, other in self._others.items() if other.at < limit]:
            self._forget(peer)

    def _forget(self, peer: str) -> None:
        self._others.pop(peer, None)
        self._lobby.show_elsewhere(peer, None)

    # News.

    @property
    def _here(self) -> news.Here:
        serves = self._node.state == "serving"
        queues = self.own_queues()
        self._sent = news.Here(self.peer, self._node.id, serves, self._revision, queues)
        return self._sent

    def _publish(self, message: news.News) -> None:
        self._bus.publish(news.NEWS_SUBJECT, news.NEWS.encode(message))

    def _tell_changes(self) -> None:
        """Tell the other nodes what has changed in the lobby of this one."""
        shown = self._lobby.own_tables
        if shown != self._shown:
            self._shown, self._revision = shown, self._revision + 1
            self._publish(news.Shown(self.peer, self._revision, shown))
        before = self._sent
        if self._here != before and self._sent is not None:
            self._publish(self._sent)
        self.told()

    def _tell_network(self, table: str, network: str) -> None:
        self._publish(news.Made(self.peer, table, network))

    def _take(self, content: bytes) -> None:
        """Follow news of a node."""
        message = news.NEWS.decode(content)
        if isinstance(message, news.Missing):
            if message.peer == self.peer:
                self._publish(news.Shown(self.peer, self._revision, self._shown))
        elif message is not None and message.peer != self.peer:
            self._follow(message)

    def _follow(self, message: news.Here | news.Gone | news.Shown | news.Made) -> None:
        match message:
            case news.Here():
                self._note(message)
            case news.Gone(peer):
                self._forget(peer)
                self.changed()
            case news.Shown(peer, revision, tables):
                if peer in self._others:
                    self._others[peer].revision = revision
                    self._lobby.show_elsewhere(peer, tables)
            case news.Made(_, table, network):
                self._lobby.keep_network(table, network)

    def _note(self, here: news.Here) -> None:
        """Note that another node is there."""
        before = self._others.get(here.peer)
        other = self._others[here.peer] = _Other(here, self._now())
        if before is None:
            self._publish(self._here)  # it may have started now
        else:
            other.revision = before.revision
        if other.revision != here.revision:
            self._publish(news.Missing(here.peer))
        if before is None or before.here != here:
            self._lobby.change()
            self.changed()

    def _queues(self) -> tuple[wire.Queue, ...]:
        """The pools in which people wait at the coordinator."""
        coordinator = self.coordinator
        if coordinator == self.peer:
            return self.own_queues()
        other = self._others.get(coordinator or "")
        return () if other is None else other.here.queues
