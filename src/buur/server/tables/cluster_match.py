"""`ClusterMatch`: the quick match of a cluster, whose people wait at one node, the coordinator.

The coordinator is the node with the lowest id among those that say that they are there. It has all
who wait, and seats them in waves. The others send it what their clients want, and keep notes of
those who wait, so that the next coordinator goes on with them.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, TypeVar

from buur.server.bus.bus import Bus, BusDown, BusError
from buur.server.bus.shared_notes import SharedNotes
from buur.server.errors import NotNow, Problem, ServerError
from buur.server.fault_log import FaultLog
from buur.server.tables import lobby_news as news
from buur.server.tables.bridge_messages import node_subject
from buur.server.tables.lobby_nodes import BEAT_SECONDS, LobbyNodes
from buur.server.tables.quick_match import Entered, PairState, QuickMatch
from buur.server.tables.seats import Connection
from buur.server.tables.table_calls import Refusal
from buur.server.tables.waiting_people import MOST_PAIRS, MOST_PEOPLE, Pair, Person, Pool
from buur.server.wire import lobby_messages as wire

_Kind = TypeVar("_Kind", news.HasEntered, news.PairStands)

_LOG = logging.getLogger(__name__)

ANSWER_SECONDS: Final = 2.0
"""Time within which the coordinator must answer."""
TRIES: Final = 24
"""How often a node looks for the coordinator: longer than one is silent before it is replaced."""
PAUSE_SECONDS: Final = 0.25
CHECK_SECONDS: Final = 0.5
"""Time within which a node must say that it is there before its people are seated."""
NOTE_SECONDS: Final = 10_800.0
"""Time for which a note is kept; the coordinator removes it before."""


@dataclass(eq=False)
class _Waiter:
    """A client of this node that waits."""

    connection: Connection
    key: str
    match: ClusterMatch
    socket: str = field(default_factory=lambda: secrets.token_hex(16))
    """The id of its socket on the bus."""
    coordinator: str | None = None
    """Where it waits; None as long as nobody knows of it."""
    is_slow: bool = False

    def send(self, text: str) -> None:
        """Send a message of the coordinator."""
        if _is_end(text):
            self.match.forget(self.connection)
        self.connection.send(text)

    def close(self, code: int) -> None:
        """Close the socket."""
        self.connection.close(code)


@dataclass(eq=False)
class _Visitor:
    """A client of another node that waits here."""

    peer: str
    socket: str
    match: ClusterMatch

    def send(self, text: str) -> None:
        """Send a message by its node."""
        self.match.publish(self.peer, self.socket, text)

    def close(self, _: int) -> None:
        """Do nothing: its node closes its socket."""


class ClusterMatch:
    """The quick match as the clients of a node use it.

    Args:
        quick: the people who wait, as long as this node is the coordinator.
        nodes: the nodes of the cluster.
        bus: carries the messages.
    """

    def __init__(self, quick: QuickMatch, nodes: LobbyNodes, bus: Bus) -> None:
        self._quick = quick
        self._nodes = nodes
        self._bus = bus
        self._waiters: dict[Connection, _Waiter] = {}
        self._by_socket: dict[str, _Waiter] = {}
        self._visitors: dict[str, _Visitor] = {}
        self._sending: set[asyncio.Task[None]] = set()
        self._retrying: asyncio.Task[None] | None = None
        self.notes = SharedNotes(
            bus, "waiting", most=MOST_PEOPLE + MOST_PAIRS, clock=asyncio.get_running_loop().time
        )
        """Those who wait, as all nodes know them."""
        self._noted: set[str] = set()
        """The keys of the notes of this coordinator."""
        self._is_coordinator = self._is_closing = False
        self._now = asyncio.get_running_loop().time
        self._faults = FaultLog(_LOG, self._now)

    async def start(self) -> None:
        """Take part in the cluster."""
        peer = self._nodes.peer
        await self.notes.start()
        await self._bus.answer(news.coordinator_subject(peer), self._answer)
        await self._bus.subscribe(news.told_subject(peer), self._tell)
        self._quick.may_seat = self._may_seat
        self._nodes.changed, self._nodes.lapsed = self._follow, self._lapse
        self._nodes.own_queues = lambda: self._quick.queues
        self._nodes.told = self._note_people
        await self._nodes.start()
        self._retrying = asyncio.create_task(self._retry())

    async def close(self) -> None:
        """Leave the cluster; the next coordinator goes on."""
        self._is_closing = True
        if self._retrying is not None:
            self._retrying.cancel()
            await asyncio.gather(self._retrying, *self._sending, return_exceptions=True)
        await self._nodes.close()
        await self._quick.close()

    # Requests.

    async def enter(self, person: Person, pool: Pool, *, as_pair: bool = False) -> Entered:
        """Give a person the right to wait in a pool; see `QuickMatch.enter`."""
        question = news.EnterPool(person, pool, as_pair)
        return (await self._ask(question, news.HasEntered)).entered

    async def enter_pair(self, person: Person, key: str) -> Entered:
        """Give a person the right to wait as one of a pair; see `QuickMatch.enter_pair`."""
        return (await self._ask(news.EnterPair(person, key), news.HasEntered)).entered

    async def pair(self, key: str, guest: str | None) -> PairState:
        """Return how a pair stands, for somebody with its link; see `QuickMatch.pair`."""
        return (await self._ask(news.AskPair(key, guest), news.PairStands)).state

    async def _ask(self, question: news.Question, kind: type[_Kind]) -> _Kind:
        """Return the answer of the coordinator.

        A question without an answer is asked again: who enters anew ends her earlier entry.

        Raises:
            Problem: it refuses; `NotNow` if there is none.
        """
        for _ in range(TRIES):
            answer = await self._asked(question)
            if isinstance(answer, kind):
                return answer
            await asyncio.sleep(PAUSE_SECONDS)
        raise NotNow("the lobby")

    async def _asked(self, question: news.Question) -> news.Answer | None:
        coordinator = self._nodes.coordinator
        if coordinator == self._nodes.peer:
            return await self._serve(question)
        if coordinator is None:
            return None
        subject = news.coordinator_subject(coordinator)
        try:
            content = await self._bus.request(
                subject, news.QUESTIONS.encode(question), ANSWER_SECONDS
            )
        except BusDown as error:
            raise NotNow("the lobby") from error
        except BusError:
            return None
        answer = None if content == news.NOT_HERE else news.ANSWERS.decode(content)
        if isinstance(answer, Refusal):
            raise answer.problem
        return answer

    # Clients of this node.

    def wait(self, key: str, connection: Connection) -> None:
        """Have a person wait with an entry, as long as her socket is open."""
        waiter = self._waiters.get(connection)
        if waiter is None:
            waiter = self._waiters[connection] = _Waiter(connection, key, self)
            self._by_socket[waiter.socket] = waiter
        waiter.key, waiter.coordinator = key, None
        self._route(waiter)

    def quit(self, connection: Connection) -> None:
        """Have a person wait no more."""
        waiter = self._waiters.get(connection)
        if waiter is not None:
            self._send(waiter, "quit")
        if connection in self._waiters:  # the coordinator is elsewhere, or dead
            self.forget(connection)
            connection.send(wire.encode(wire.Idle("quit")))

    def leave(self, connection: Connection) -> None:
        """Note that the socket of a person is closed."""
        waiter = self._waiters.get(connection)
        if waiter is not None:
            self._send(waiter, "leave")
            self.forget(connection)

    def note_line(self, connection: Connection, *, is_slow: bool) -> None:
        """Note that the line to a person has become bad, or good again."""
        waiter = self._waiters.get(connection)
        if waiter is not None:
            waiter.is_slow = is_slow
            self._send(waiter, "slow" if is_slow else "fast")

    def forget(self, connection: Connection) -> None:
        """Note that a client waits no more."""
        waiter = self._waiters.pop(connection, None)
        if waiter is not None:
            del self._by_socket[waiter.socket]

    def _route(self, waiter: _Waiter) -> None:
        """Have a client wait at the coordinator."""
        waiter.coordinator = self._nodes.coordinator
        self._send(waiter, "wait")
        if waiter.is_slow:
            self._send(waiter, "slow")

    def _send(self, waiter: _Waiter, what: news.SocketWord) -> None:
        """Tell the coordinator something of a client."""
        coordinator = waiter.coordinator
        if coordinator == self._nodes.peer:
            self._serve_socket(waiter, what, waiter.key)
        elif coordinator is not None:
            message = news.OfSocket(self._nodes.peer, waiter.socket, what, waiter.key)
            sending = asyncio.create_task(self._deliver(waiter, coordinator, message))
            self._sending.add(sending)
            sending.add_done_callback(self._sending.discard)

    async def _deliver(self, waiter: _Waiter, coordinator: str, message: news.OfSocket) -> None:
        answer = await self._delivered(coordinator, message)
        while answer is None and message.what in ("quit", "leave") and self._may_reach(coordinator):
            await asyncio.sleep(BEAT_SECONDS)  # else somebody would be seated who is not there
            answer = await self._delivered(coordinator, message)
        if answer != news.OK and waiter.coordinator == coordinator:
            waiter.coordinator = None  # until the next look

    async def _delivered(self, coordinator: str, message: news.OfSocket) -> bytes | None:
        """Return the answer of the coordinator to something of a client, None without one."""
        subject, content = news.coordinator_subject(coordinator), news.QUESTIONS.encode(message)
        with suppress(BusError):
            return await self._bus.request(subject, content, ANSWER_SECONDS)
        return None

    def _may_reach(self, coordinator: str) -> bool:
        return not self._is_closing and coordinator in self._nodes.peers

    async def _retry(self) -> None:
        """Find the coordinator for those of whom it does not know."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            for waiter in [*self._waiters.values()]:
                if waiter.coordinator is None:
                    with self._faults.survived("somebody cannot wait at the coordinator"):
                        self._route(waiter)

    def _tell(self, content: bytes) -> None:
        """Tell a client of this node what the coordinator says."""
        told = news.TOLD.decode(content)
        waiter = None if told is None else self._by_socket.get(told.socket)
        if told is None or waiter is None:
            return
        if told.text:
            waiter.send(told.text)
        else:
            waiter.coordinator = None

    # The coordinator.

    async def _answer(self, content: bytes) -> bytes:
        """Answer another node."""
        if self._nodes.coordinator != self._nodes.peer:
            return news.NOT_HERE
        question = news.QUESTIONS.decode(content)
        if question is None:
            return news.NOT_HERE
        if isinstance(question, news.OfSocket):
            return self._serve_visitor(question)
        try:
            return news.ANSWERS.encode(await self._serve(question))
        except Problem as problem:
            return news.ANSWERS.encode(Refusal.of(problem))
        except ServerError:  # the log has a line of the store
            return news.NOT_HERE

    def _serve_visitor(self, said: news.OfSocket) -> bytes:
        visitor = self._visitors.get(said.socket)
        if visitor is None and said.what != "wait":
            return news.NOT_HERE  # she has a table, or waits no more
        if visitor is None:
            visitor = self._visitors[said.socket] = _Visitor(said.peer, said.socket, self)
        self._serve_socket(visitor, said.what, said.key)
        if said.what == "leave":
            self._visitors.pop(said.socket, None)
        return news.OK

    async def _serve(self, question: news.Question) -> news.Answer:
        if isinstance(question, news.AskPair):
            self._restore_pair(question.key)
            return news.PairStands(await self._quick.pair(question.key, question.guest))
        if isinstance(question, news.EnterPair):
            self._restore_pair(question.key)
            entered = await self._quick.enter_pair(question.person, question.key)
        else:
            person, pool = question.person, question.pool
            entered = await self._quick.enter(person, pool, as_pair=question.as_pair)
        self._note_people()
        return news.HasEntered(entered)

    def _serve_socket(self, connection: Connection, what: news.SocketWord, key: str) -> None:
        match what:
            case "wait":
                self._restore(key)
                self._quick.wait(key, connection)
            case "quit":
                self._quick.quit(connection)
                self._note_people()  # so that nobody restores her entry
            case "leave":
                self._quick.leave(connection)
            case "slow" | "fast":
                self._quick.note_line(connection, is_slow=what == "slow")

    def publish(self, peer: str, socket: str, text: str) -> None:
        """Tell a client of another node something; an empty text has her node ask again."""
        self._bus.publish(news.told_subject(peer), news.TOLD.encode(news.Told(socket, text)))
        if _is_end(text):
            self._visitors.pop(socket, None)

    def _follow(self) -> None:
        """Follow which nodes are there, and which of them is the coordinator."""
        coordinator = self._nodes.coordinator
        if self._is_coordinator and coordinator != self._nodes.peer:
            self._quick.people.clear()
            self._visitors.clear()
            self._noted.clear()
        self._is_coordinator = coordinator == self._nodes.peer
        self._send_away(lambda peer: peer not in self._nodes.peers)
        for waiter in [*self._waiters.values()]:
            if waiter.coordinator != coordinator:
                self._route(waiter)

    def _lapse(self) -> None:
        """Forget the clients of other nodes, for which these have found another coordinator."""
        self._send_away(lambda _: True)
        self.notes.ask()

    def _send_away(self, is_gone: Callable[[str], bool]) -> None:
        """Have clients of some nodes wait no more."""
        for visitor in [one for one in self._visitors.values() if is_gone(one.peer)]:
            del self._visitors[visitor.socket]
            self._quick.leave(visitor)
            visitor.send("")

    async def _may_seat(self) -> bool:
        """Forget those whose nodes are gone, so that nobody is seated with them."""
        if not self._nodes.is_fresh:
            return False
        peers = [*{visitor.peer for visitor in self._visitors.values()}]
        there = await asyncio.gather(*(self._is_there(peer) for peer in peers))
        gone = {peer for peer, is_there in zip(peers, there, strict=True) if not is_there}
        self._send_away(gone.__contains__)
        return self._nodes.is_fresh and self._nodes.coordinator == self._nodes.peer

    async def _is_there(self, peer: str) -> bool:
        try:
            await self._bus.request(node_subject(peer), b"", CHECK_SECONDS)
        except BusError:
            return False
        return True

    # Notes of those who wait.

    def _note_people(self) -> None:
        """Have all nodes note who waits, for the next coordinator."""
        if not self._is_coordinator:
            return
        people = self._quick.people
        wanted = {pair.key: news.pair_note(pair) for pair in people.pairs}
        wanted |= {entry.key: news.entry_note(entry) for entry in people}
        for key, text in wanted.items():
            if self.notes.get(key) != text:
                self.notes.put(key, text, NOTE_SECONDS)
        for key in self._noted - wanted.keys():
            self.notes.pop(key)
        self._noted = {*wanted}

    def _restore(self, key: str) -> None:
        """Go on with an entry that another coordinator had."""
        text = None if self._quick.people.entry(key) else self.notes.get(key)
        note = None if text is None else news.NOTES.decode(text)
        if not isinstance(note, news.EntryNote):
            return
        with suppress(Problem):  # a newer node knows a rule set that this one does not
            pair = None if note.pair is None else self._restore_pair(note.pair)
            if note.pair is None or pair is not None:
                self._quick.people.restore(news.entry_of_note(note, self._now(), pair))

    def _restore_pair(self, key: str) -> Pair | None:
        """Go on with a pair that another coordinator had; return it if it is there now."""
        people = self._quick.people
        text = self.notes.get(key)
        note = None if text is None else news.NOTES.decode(text)
        if isinstance(note, news.PairNote) and all(pair.key != key for pair in people.pairs):
            people.restore_pair(news.pair_of_note(note, self._now()))
        return next((pair for pair in people.pairs if pair.key == key), None)


def _is_end(text: str) -> bool:
    """Tell whether a message says that somebody waits no more."""
    return text.startswith(('{"t":"idle"', '{"t":"matched"'))
