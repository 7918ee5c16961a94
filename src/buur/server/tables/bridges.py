"""`Bridges`: sockets of this node at tables of others, and sockets of others at its own tables.

A client may come to any node. The node that owns the table answers on a subject of the table, and
sends each client's messages back on a subject of the client's socket. So what goes over the bus is
what the client itself gets, and no view of another seat.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from time import monotonic
from typing import Final

from buur.server.bus.bus import Bus, BusDown, BusError, NoAnswerInTime, Subscription
from buur.server.errors import NotNow, Problem
from buur.server.fault_log import FaultLog
from buur.server.storage.ownership import Draining, OwnedElsewhere
from buur.server.tables import bridge_messages as bridge
from buur.server.tables.actor import TableActor
from buur.server.tables.bridged_table import ANSWER_SECONDS, BridgedTable, LiveTable
from buur.server.tables.requests import ClientRequest, Leave, LineChange, Stop
from buur.server.tables.table_calls import (
    ANSWERS,
    AskFriends,
    CallAnswer,
    Refusal,
    TableCall,
    TableEnded,
    TakeSeat,
    answer_call,
    encoded_answer,
)
from buur.server.tables.table_end import CLOSED_RESTART

_LOG = logging.getLogger(__name__)

CUT_SECONDS: Final = 0.5
"""Seconds without the bus after which bridged clients are told to come back."""
PING_SECONDS: Final = 1.0
"""Time between two questions whether a node with bridged clients is there."""
SILENT: Final = 2
"""Questions without an answer after which it counts as gone."""
FIND_SECONDS: Final = 0.5
"""Time within which the owner of a table must answer."""
TRIES: Final = 24
"""How often a node looks for a table, by the bus and by a claim: longer than a lease lasts."""
PAUSE_SECONDS: Final = 0.25


class _BridgedConnection:
    """The socket of a client at another node, as a table of this node uses it."""

    def __init__(
        self, socket: str, peer: str, table: str, bus: Bus, closed: Callable[[str], None]
    ) -> None:
        self.peer = peer
        """The id of the node that has the socket."""
        self.table = table
        """The id of the table; its actor refers to this connection."""
        self.socket = socket
        """The id of the socket."""
        self._subject = bridge.socket_subject(socket)
        self._bus = bus
        self._closed = closed

    def send(self, text: str) -> None:
        """Send a message."""
        self._bus.publish(self._subject, bridge.encode_text(text))

    def close(self, code: int) -> None:
        """Have the socket closed."""
        self._bus.publish(self._subject, bridge.encode_close(code))
        self._closed(self.socket)


class Bridges:
    """The bridges of a node; it follows which tables are live here.

    Args:
        bus: the bus, which is started and closed elsewhere.
        actors: the live tables of this node.
    """

    def __init__(self, bus: Bus, actors: Mapping[str, TableActor]) -> None:
        self.peer = secrets.token_hex(16)
        """The id of this node on the bus."""
        self._bus = bus
        self._actors = actors
        self._answering: dict[str, Subscription] = {}
        """By table of this node."""
        self._bridged: set[BridgedTable] = set()
        self._visitors: dict[str, _BridgedConnection] = {}
        """Sockets of other nodes at tables of this one, by their ids."""
        self._called_back: list[_BridgedConnection] = []
        """Those whose sockets are to be closed once the bus is back."""
        self._heard: set[str] = set()
        """The nodes that have shown themselves since they were last asked."""
        self._past_acts = 0
        self._saying: Subscription | None = None
        self._ending: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._faults = FaultLog(_LOG, monotonic)

    @property
    def acts(self) -> int:
        """The acts of clients of this node that went to tables of others."""
        return self._past_acts + sum(table.acts for table in self._bridged)

    @property
    def sockets(self) -> tuple[int, int]:
        """The number of clients here at tables of others, and of others at tables here."""
        return len(self._bridged), len(self._visitors)

    async def start(self) -> None:
        """Say that this node is there, and watch the others."""
        self._saying = await self._bus.answer(bridge.node_subject(self.peer), _say_yes)
        self._bus.notify(self._note_change)
        self._tasks.append(asyncio.create_task(self._watch_peers()))

    async def close(self) -> None:
        """End all bridges."""
        for task in self._tasks:
            task.cancel()
        bridged = [*self._bridged]
        for table in bridged:
            table.drop()
        for table in bridged:
            await table.settled()
        await asyncio.gather(*self._tasks, *self._ending, return_exceptions=True)

    # Tables of this node.

    async def claimed(self, table: str, epoch: int) -> None:
        """Answer for a table that this node owns from now on."""

        async def answer(content: bytes) -> bytes:
            return await self._answer(table, content)

        subscription = await self._bus.answer(bridge.table_subject(table), answer)
        if table in self._actors:
            self._answering[table] = subscription
        else:  # it has ended meanwhile; its next owner answers
            await subscription.end()

    def released(self, table: str) -> None:
        """Answer for a table no more."""
        subscription = self._answering.pop(table, None)
        if subscription is not None:
            ending = asyncio.create_task(subscription.end())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def _answer(self, table: str, content: bytes) -> bytes:
        """Take a message for a table of this node."""
        actor = self._actors.get(table)
        if actor is None:
            return bridge.NOT_HERE
        match message := bridge.BRIDGE.decode(content):
            case None:
                return bridge.NOT_HERE
            case bridge.Find():
                return self.peer.encode()
            case bridge.JoinSocket() | bridge.WatchSocket():
                return self._join(message, actor)
            case bridge.Reload():
                actor.submit(Stop())
                return bridge.OK
            case TakeSeat() | AskFriends():
                return await _answer_call(actor, message)
            case _:
                return self._hand_on(message)

    def _join(self, message: bridge.JoinSocket | bridge.WatchSocket, actor: TableActor) -> bytes:
        match message:
            case bridge.JoinSocket(token_hash=token) if actor.seating.opened_by(token) is None:
                return bridge.NO_SEAT
        visitor = _BridgedConnection(
            message.socket, message.peer, actor.id, self._bus, self._forget_visitor
        )
        self._visitors[message.socket] = visitor
        self._heard.add(message.peer)
        actor.submit(bridge.join_request(message, visitor))
        return bridge.OK

    def _hand_on(self, message: bridge.Say | bridge.ChangeLine | bridge.LeaveSocket) -> bytes:
        visitor = self._visitors.get(message.socket)
        if visitor is None:
            return bridge.NOT_HERE
        self._heard.add(visitor.peer)
        match message:
            case bridge.LeaveSocket():
                self._send_away(message.socket)
            case bridge.ChangeLine():
                self._submit(visitor, LineChange(visitor, message.is_slow))
            case bridge.Say():
                with suppress(Problem):  # its node has checked it
                    request = bridge.said_request(message.text, visitor)
                    if request is not None:
                        self._submit(visitor, request)
        return bridge.OK

    def _forget_visitor(self, socket: str) -> None:
        self._visitors.pop(socket, None)

    def _send_away(self, socket: str) -> None:
        visitor = self._visitors.pop(socket, None)
        if visitor is not None:
            self._submit(visitor, Leave(visitor))

    def _submit(self, visitor: _BridgedConnection, request: ClientRequest) -> None:
        """Queue a request at the table of a visitor, unless it has just ended."""
        actor = self._actors.get(visitor.table)
        if actor is not None:
            actor.submit(request)

    # Tables of other nodes.

    async def find(self, table: str, load: Callable[[str], Awaitable[TableActor]]) -> LiveTable:
        """Return a live table: that of this node, else a bridge to its owner.

        Where the owner does not answer, this node claims the table as soon as it may.

        Args:
            table: the table's id.
            load: loads a table that this node owns or can claim.

        Raises:
            Problem: the table does not exist or cannot be read.
            OwnedElsewhere: its owner lives, but does not answer.
        """
        for _ in range(TRIES):
            try:
                return await load(table)
            except OwnedElsewhere:
                with suppress(BusError):
                    return await self._bridge(table)
            await asyncio.sleep(PAUSE_SECONDS)
        return await load(table)

    async def call(
        self, table: str, call: TableCall, load: Callable[[str], Awaitable[TableActor]]
    ) -> CallAnswer:
        """Return a table's answer to a question, from this node or its owner.

        Where the owner does not answer, this node asks again, and claims the table as soon as it
        may: the same question twice changes nothing.

        Args:
            table: the table's id.
            call: the question.
            load: loads a table that this node owns or can claim.

        Raises:
            Problem: the table does not exist, cannot be read or refuses; or `NotNow`: its owner
                lives, but does not answer, or this node is cut off from it.
        """
        for _ in range(TRIES):
            try:
                return await answer_call(await load(table), call)
            except TableEnded:
                continue
            except (OwnedElsewhere, Draining) as error:
                answer = await self._asked(table, call)
                if isinstance(answer, Refusal):
                    raise answer.problem from None
                if answer is not None:
                    return answer
                if isinstance(error, Draining):
                    break
            await asyncio.sleep(PAUSE_SECONDS)
        raise NotNow("this table")

    async def reload(self, table: str) -> None:
        """Have the owner of a table read it anew, since the database has changed beside it.

        Without an answer the owner reads it anew after its next write, which is refused.
        """
        with suppress(BusError):
            subject = bridge.table_subject(table)
            await self._bus.request(subject, bridge.RELOAD, FIND_SECONDS)

    async def _asked(self, table: str, call: TableCall) -> CallAnswer | Refusal | None:
        """Return what the owner of a table answers; None if nobody does.

        Raises:
            NotNow: this node is cut off.
        """
        try:
            answer = await self._bus.request(
                bridge.table_subject(table), bridge.BRIDGE.encode(call), ANSWER_SECONDS
            )
        except BusDown as error:
            raise NotNow("this table") from error
        except BusError:
            return None
        return None if answer == bridge.NOT_HERE else ANSWERS.decode(answer)

    async def _bridge(self, table: str) -> BridgedTable:
        subject = bridge.table_subject(table)
        owner = bridge.decode_peer(await self._bus.request(subject, bridge.FIND, FIND_SECONDS))
        if owner is None:
            raise NoAnswerInTime(subject)
        self._heard.add(owner)
        bridged = BridgedTable(table, owner, self._bus, self.peer, self._note_end)
        self._bridged.add(bridged)
        return bridged

    def _note_end(self, table: BridgedTable) -> None:
        self._past_acts += table.acts
        self._bridged.discard(table)

    # Losses.

    def _note_change(self, is_connected: bool) -> None:
        if is_connected:
            self._end_all()  # messages may be lost, also if it was away for a moment only
            for visitor in self._called_back:
                visitor.close(CLOSED_RESTART)
            self._called_back.clear()
        else:
            asyncio.get_running_loop().call_later(CUT_SECONDS, self._end_if_cut)

    def _end_if_cut(self) -> None:
        if self._bus.down_since is not None:
            self._end_all()

    def _end_all(self) -> None:
        """End all bridges: clients here come to the owner by the proxy, those there are away."""
        for table in [*self._bridged]:
            table.drop()
        for visitor in [*self._visitors.values()]:
            self._call_back(visitor)

    def _call_back(self, visitor: _BridgedConnection) -> None:
        """Take a client at another node as away, and have it come back if it is there after all."""
        self._send_away(visitor.socket)
        if self._bus.is_connected:
            visitor.close(CLOSED_RESTART)
        else:
            self._called_back.append(visitor)

    async def _watch_peers(self) -> None:
        """Notice nodes that are gone: a client that says nothing would wait for ever."""
        silent: dict[str, int] = {}
        while True:
            await asyncio.sleep(PING_SECONDS)
            with self._faults.survived("other nodes cannot be watched"):
                silent = await self._look_at_peers(silent)

    async def _look_at_peers(self, silent: Mapping[str, int]) -> dict[str, int]:
        """Ask all nodes with bridged clients whether they are there.

        Args:
            silent: by node, the questions that it has not answered until now.
        """
        peers = {table.owner for table in self._bridged}
        peers |= {visitor.peer for visitor in self._visitors.values()}
        self._heard.clear()
        found = await asyncio.gather(*(self._misses(peer) for peer in peers))
        missed = dict(zip(peers, found, strict=True))
        still = {
            peer: silent.get(peer, 0) + times
            for peer, times in missed.items()
            if times and peer not in self._heard
        }
        for peer, times in still.items():
            if times >= SILENT:
                self._drop_peer(peer)
        return still

    async def _misses(self, peer: str) -> int:
        """Return how many questions the silence of a node counts for."""
        try:
            await self._bus.request(bridge.node_subject(peer), b"", PING_SECONDS)
        except NoAnswerInTime:
            return 1
        except BusDown:
            return 0  # `_drop_if_cut` is for that
        except BusError:
            return SILENT
        return 0

    def _drop_peer(self, peer: str) -> None:
        for table in [*self._bridged]:
            if table.owner == peer:
                table.drop()
        for visitor in [*self._visitors.values()]:
            if visitor.peer == peer:
                self._call_back(visitor)


async def _answer_call(actor: TableActor, call: TableCall) -> bytes:
    try:
        return await encoded_answer(actor, call)
    except TableEnded:
        return bridge.NOT_HERE


async def _say_yes(_: bytes) -> bytes:
    return b""
