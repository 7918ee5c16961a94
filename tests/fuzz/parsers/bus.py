"""Fuzz target of what a node gets from others over the bus: on every subject, and as answers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

import pytest

from buur.server.bus.bus import BusError
from buur.server.errors import Problem
from buur.server.storage.node import POSTGRESQL, Node
from buur.server.storage.ownership import Draining
from buur.server.tables import bridge_messages as bridge
from buur.server.tables import lobby_news as news
from buur.server.tables.actor import TableActor
from buur.server.tables.bridged_table import BridgedTable
from buur.server.tables.cluster_match import ClusterMatch
from buur.server.tables.lobby_nodes import LobbyNodes
from buur.server.tables.quick_match import QuickMatch
from buur.server.tables.requests import Join
from buur.server.tables.seats import token_hash
from buur.server.tables.table_calls import AskFriends, Refusal, TableEnded, TakeSeat, answer_call
from buur.server.tables.waiting_people import Person, Pool
from tests.fuzz.parsers.fuzzed_server import PATIENCE, FuzzedServer, fuzzed_server
from tools.waiting import until

SOCKET: Final = "a" * 32
"""The socket of a client of another node."""
OTHER: Final = "b" * 32
"""Another node."""
GUEST: Final = "nobody"
_POOL: Final = Pool("schieber", "normal")


class Client:
    """A client of this node, whom nobody sees."""

    def send(self, text: str) -> None:
        """Take a message, as a socket does that sends it."""
        text.encode()

    def close(self, code: int) -> None:
        """Take the code with which the socket is closed."""
        assert 1000 <= code < 5000, code


class Receiver:
    """A node that gets messages of others, with a table, a coordinator, and a client of its own.

    Args:
        server: the node.
    """

    def __init__(self, server: FuzzedServer) -> None:
        self._server = server
        self.registry = server.registry
        self._bus = server.registry.bus
        self.client = Client()
        peer = self.registry.bridges.peer
        self._nodes = LobbyNodes(peer, Node(5, POSTGRESQL), self.registry.lobby, self._bus)
        self.match = ClusterMatch(
            QuickMatch(self.registry, self.registry.ratings), self._nodes, self._bus
        )
        self.table, self._words = "", dict[bytes, bytes]()
        self.subjects = dict[str, str]()
        """By the word with which a line names a subject, those that a node listens to."""
        self.answer = b""
        """The answer of the other node to whatever this one asks it."""

    async def start(self) -> None:
        """Make a table, and become the coordinator."""
        body = json.dumps({"friends": True, "name": "Anna", "rules": "chibre"}).encode()
        ticket = json.loads((await self._server.answer("POST", "/api/tables", body)).content)
        self.table = ticket["table"]
        await self.match.start()
        peer = self._nodes.peer
        await until(lambda: self._nodes.coordinator == peer)
        self.subjects = {
            "table": bridge.table_subject(self.table),
            "node": bridge.node_subject(peer),
            "news": news.NEWS_SUBJECT,
            "ask": news.coordinator_subject(peer),
            "told": news.told_subject(peer),
            "waiting": "buur.notes.waiting",
            "challenges": "buur.notes.challenges",
            "deletions": "buur.notes.deletions",
        }
        words = {"TABLE": self.table, "TOKEN": token_hash(ticket["token"]), "PEER": peer}
        words |= {"SOCKET": SOCKET, "OTHER": OTHER}
        self._words = {word.encode(): value.encode() for word, value in words.items()}

        async def answer(_: bytes) -> bytes:
            return self.answer

        await self._bus.answer(bridge.table_subject(OTHER), answer)
        await self._bus.answer(bridge.node_subject(OTHER), answer)
        await self._bus.answer(news.coordinator_subject(OTHER), answer)

    async def close(self) -> None:
        """Leave the cluster."""
        await self.match.close()

    def examine(self, data: bytes) -> None:
        """Get messages, and fail if the node has logged an error; see `_take`."""
        self._server.run(self._take(data))

    async def _take(self, data: bytes) -> None:
        """Get each line as a message; its first word names the subject.

        ``TABLE``, ``TOKEN``, ``PEER``, ``SOCKET`` and ``OTHER`` stand for the table, the hash of a
        token of its seat, this node, a client of another node, and another node.
        """
        for word, value in self._words.items():
            data = data.replace(word, value)
        await self.registry.load(self.table)
        self.match.wait("k", self.client)
        for line in data.split(b"\n"):
            name, _, content = line.partition(b" ")
            await self._receive(name.decode(errors="replace"), content)
        await self._check()
        for peer in self._nodes.peers:
            self._bus.publish(news.NEWS_SUBJECT, news.NEWS.encode(news.Gone(peer)))
        self.match.leave(self.client)
        await delivered()

    async def _receive(self, name: str, content: bytes) -> None:
        if name == "owner":
            await self._ask_owner(content)
        elif name == "coordinator":
            await self._ask_coordinator(content)
        elif name == "socket":
            await self._bridge(content)
        elif name in ("table", "node", "ask"):
            with suppress(BusError):
                await self._bus.request(self.subjects[name], content, PATIENCE)
        elif name in self.subjects:
            self._bus.publish(self.subjects[name], content)
            await delivered()

    async def _ask_owner(self, content: bytes) -> None:
        """Ask the owner of another table something, and look for it; it answers so."""
        self.answer = content
        with suppress(Problem):
            await self.registry.bridges.call(OTHER, AskFriends(), _elsewhere)
        with suppress(BusError):
            (await self.registry.bridges._bridge(OTHER)).drop()

    async def _ask_coordinator(self, content: bytes) -> None:
        """Enter a pool at another node, which answers so."""
        self.answer = content
        here = news.Here(OTHER, 1, serves=True, revision=0, queues=())
        self._bus.publish(news.NEWS_SUBJECT, news.NEWS.encode(here))
        await delivered()
        with suppress(Problem):
            await self.match._asked(news.EnterPool(Person(GUEST, "Anna"), _POOL, as_pair=False))
        self._bus.publish(news.NEWS_SUBJECT, news.NEWS.encode(news.Gone(OTHER)))
        await delivered()

    async def _bridge(self, content: bytes) -> None:
        """Have a client of this node at a table of another one, which sends her something."""
        self.answer = bridge.OK
        gone = asyncio.Event()
        bridged = BridgedTable(OTHER, OTHER, self._bus, OTHER, lambda _: gone.set())
        bridged.submit(Join(self.client, "hash", None))
        await delivered()
        self._bus.publish(bridge.socket_subject(bridged._socket), content)
        await delivered()
        bridged.drop()
        await gone.wait()

    async def _check(self) -> None:
        """Fail unless the table and the coordinator go on."""
        refusal = Refusal(403, "closed", "nobody may come in")
        wanted = TakeSeat("Beat", GUEST, GUEST, GUEST, refusal)
        while True:
            actor = await self.registry.load(self.table)
            with suppress(TableEnded):  # another node has had it read anew
                with pytest.raises(Problem, match=refusal.message):
                    await answer_call(actor, wanted)
                break
        for task in (self._nodes._beating, self.match._retrying):
            assert task is not None
            assert not task.done(), task


async def _receiver(server: FuzzedServer) -> Receiver:
    receiver = Receiver(server)
    await receiver.start()
    return receiver


async def _elsewhere(_: str) -> TableActor:
    raise Draining("this node is about to end")


async def delivered() -> None:
    """Have the bus deliver what is published, and the answers to it."""
    for _ in range(3):
        turn = asyncio.Event()
        asyncio.get_running_loop().call_soon(turn.set)
        await turn.wait()


@contextmanager
def running_receiver() -> Iterator[Receiver]:
    """Run a node that gets messages of others."""
    with fuzzed_server() as server:
        receiver = server.run(_receiver(server))
        try:
            yield receiver
        finally:
            server.run(receiver.close())


@contextmanager
def opened() -> Iterator[Callable[[bytes], None]]:
    """Run a node, and give the function that sends it messages."""
    with running_receiver() as receiver:
        yield receiver.examine
