"""`Node`: a process that serves tables, with its id, its lease and its life session.

A node inserts a row into ``nodes``, whose id is never used again, and renews its lease by the clock
of the database. On PostgreSQL it does so in a session of its own, which holds an advisory lock: the
database frees the lock as soon as the process ends. A process that has lost its session drops its
tables, and goes on as a new node once the database answers. On SQLite a lock on a file beside the
database keeps a second process out.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final, Literal, NamedTuple

import sqlalchemy as sa

import buur
from buur.server.errors import ServerError
from buur.server.fault_log import FaultLog
from buur.server.storage.clock import database_now
from buur.server.storage.database import DATABASE_ERRORS, database_url
from buur.server.storage.faults import cause_of, database_error
from buur.server.storage.file_lock import FileLock
from buur.server.storage.ownership import LOCK_CLASS
from buur.server.storage.postgres import life_engine
from buur.server.storage.schema import NODES
from buur.server.storage.table_store import TableStore

_LOG = logging.getLogger(__name__)

NodeState = Literal["serving", "draining", "lost"]
"""Whether a node claims tables, gives up its tables, or has lost its session."""


@dataclass(frozen=True, slots=True)
class LeaseTimes:
    """Times of a lease, in seconds."""

    lease: float
    """From a renewal to the end of the lease."""
    renewal: float
    """Between two renewals."""


POSTGRESQL: Final = LeaseTimes(lease=3.5, renewal=1.0)
SQLITE: Final = LeaseTimes(lease=60.0, renewal=20.0)
"""Only a log for operators: the lock on the file decides, and a disk may rest meanwhile."""

_NAME: Final = 80
"""Maximum number of characters of a node's name."""
_RETRY_SECONDS: Final = 0.05
"""Time between two attempts to begin a session anew."""


class Node:
    """This process as an owner of tables.

    Args:
        node: its id.
        times: the times of its lease.
        on_lapse: called after a time in which other nodes could claim its tables, as after a stop
            of the machine; the node goes on.
        on_loss: called when the node has no right to its tables any more, with the sentence for its
            operator; it goes on under another id.
    """

    def __init__(self, node: int, times: LeaseTimes) -> None:
        self.id = node
        self.state: NodeState = "serving"
        """Whether it claims tables."""
        self.times = times
        self.on_lapse: Callable[[], None] = _nothing
        self.on_loss: Callable[[ServerError], None] = _ignore
        self._renewed = monotonic()
        self._is_draining = False

    @property
    def lease_left(self) -> float:
        """Seconds until other nodes may claim its tables, by the clock of this process."""
        return max(0.0, self._renewed + self.times.lease - monotonic())

    @property
    def is_shared(self) -> bool:
        """Whether other nodes can claim its tables."""
        return self.times is POSTGRESQL

    def note_renewal(self, asked: float) -> None:
        """Note that a renewal succeeded that was asked for at a time of this process."""
        self._renewed = asked

    def lapse(self) -> None:
        """Note that other nodes could have claimed its tables."""
        _LOG.warning("node %s was silent for longer than its lease; it drops its tables", self.id)
        self.on_lapse()

    def lose(self, error: ServerError) -> None:
        """Note that the node has no right to tables any more."""
        if self.state != "lost":
            self.state = "lost"
            self.on_loss(error)

    def begin_anew(self, node: int) -> None:
        """Go on with another id."""
        _LOG.warning("node %s goes on as node %s", self.id, node)
        self.id = node
        self.state = "draining" if self._is_draining else "serving"
        self.note_renewal(monotonic())

    def drain(self) -> None:
        """Claim no more tables."""
        self._is_draining = True
        if self.state == "serving":
            self.state = "draining"


def _nothing() -> None:
    pass


def _ignore(_: ServerError) -> None:
    pass


def refuse_second(source: str | Path | None) -> None:
    """Check that no other process serves the tables of an SQLite file.

    Raises:
        ServerError: another one does.
    """
    lock = _file_lock(database_url(source))
    if lock is not None:
        lock.close()


@contextlib.asynccontextmanager
async def open_node(
    store: TableStore, source: str | Path | None, name: str = ""
) -> AsyncIterator[Node]:
    """Make this process a node for the duration of the context; the store claims tables for it.

    Args:
        store: the store of its tables.
        source: the database.
        name: its name in the list of nodes; without one its machine and its process id.

    Raises:
        ServerError: another process serves the tables of this SQLite file, or the database cannot
            be used.
    """
    url = database_url(source)
    is_shared = url.get_backend_name() != "sqlite"
    name = (name or f"{socket.gethostname()}/{os.getpid()}")[:_NAME]
    opened = _shared_node(store, url, name) if is_shared else _single_node(store, url, name)
    async with opened as node:
        store.node = node.id
        try:
            yield node
        finally:
            store.node = None


@contextlib.asynccontextmanager
async def _single_node(store: TableStore, url: sa.URL, name: str) -> AsyncIterator[Node]:
    lock = await asyncio.to_thread(_file_lock, url)
    try:
        number = await store.run(lambda connection: _take_over(connection, name))
        node = Node(number, SQLITE)
        renewing = asyncio.create_task(_renew_in(store, node))
        try:
            yield node
        finally:
            renewing.cancel()
            with contextlib.suppress(ServerError):
                await store.run(lambda connection: _leave(connection, node.id))
    finally:
        if lock is not None:
            lock.close()


async def _renew_in(store: TableStore, node: Node) -> None:
    """Renew a lease in the store's own thread; a fault of the database is the store's affair."""
    while True:
        await asyncio.sleep(node.times.renewal)
        asked = monotonic()
        with contextlib.suppress(ServerError):
            await store.run(lambda connection: _renew(connection, node.id, node.state, SQLITE))
            node.note_renewal(asked)


class _Life(NamedTuple):
    """A life session, and the thread of all its calls."""

    session: _LifeSession
    thread: ThreadPoolExecutor

    def end(self) -> None:
        """End the session as soon as its thread can."""
        self.thread.submit(self.session.end)
        self.thread.shutdown(wait=False)


async def _begin(url: sa.URL, name: str) -> _Life:
    """Begin a life.

    Raises:
        ServerError: the database cannot be used.
    """
    thread = ThreadPoolExecutor(1, thread_name_prefix="buur-life")
    loop = asyncio.get_running_loop()
    try:
        return _Life(await loop.run_in_executor(thread, _LifeSession, url, name), thread)
    except BaseException:
        thread.shutdown(wait=False)
        raise


async def _begin_anew(url: sa.URL, name: str, ending: asyncio.Event) -> _Life | None:
    """Begin a life as soon as the database answers, None if the process ends before."""
    while not ending.is_set():
        with contextlib.suppress(ServerError):  # the log has a line of the store
            return await _begin(url, name)
        await _pause(_RETRY_SECONDS, ending)
    return None


async def _pause(seconds: float, ending: asyncio.Event) -> None:
    """Wait, but not for longer than the process lasts."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ending.wait()


@contextlib.asynccontextmanager
async def _shared_node(store: TableStore, url: sa.URL, name: str) -> AsyncIterator[Node]:
    life = await _begin(url, name)
    node, ending = Node(life.session.node, POSTGRESQL), asyncio.Event()
    faults = FaultLog(_LOG, monotonic)

    async def live() -> None:
        """Keep the node alive, and after each loss begin anew; a mistake of ours is a loss, too."""
        found: _Life | None = life
        while found is not None:
            try:
                await _live(found, node, store, ending)
            except Exception as error:  # noqa: BLE001 - without a lease it may not own tables
                faults.report_mistake("the node cannot be kept alive", error)
                node.lose(_lost("a mistake of this program"))
                await _pause(node.times.renewal, ending)
            found.end()
            found = await _begin_anew(url, name, ending)

    living = asyncio.create_task(live())
    try:
        yield node
    finally:
        ending.set()
        await living


async def _live(life: _Life, node: Node, store: TableStore, ending: asyncio.Event) -> None:
    """Live until the process ends or the session is lost."""
    if life.session.node != node.id:
        node.begin_anew(life.session.node)
        store.node = node.id
        await store.look_again()
    await _keep_alive(life.session, node, life.thread, ending)
    if node.state != "lost":
        await asyncio.wrap_future(life.thread.submit(life.session.leave))


async def _keep_alive(
    session: _LifeSession, node: Node, thread: ThreadPoolExecutor, ending: asyncio.Event
) -> None:
    """Renew a lease each second until the process ends or the session is lost."""
    while True:
        await _until_due(session, node.times.renewal, ending)
        if ending.is_set():
            return
        asked = monotonic()
        renewal = thread.submit(session.renew, node.state)
        answer = asyncio.wrap_future(renewal)
        answer.add_done_callback(_forget)
        await asyncio.wait([answer], timeout=node.times.lease)
        # A busy event loop may hear too late of an answer that has come in time.
        if not renewal.done():
            node.lose(_lost("it has not answered for the length of a lease"))
            return
        try:
            was_alive = renewal.result()
        except ServerError as error:
            node.lose(error)
            return
        node.note_renewal(asked)
        if not was_alive:
            node.lapse()


async def _until_due(session: _LifeSession, seconds: float, ending: asyncio.Event) -> None:
    """Wait until the next renewal, the end of the node, or a message in the idle session.

    The database sends one when it ends the session, which the renewal then finds out.
    """
    loop, descriptor = asyncio.get_running_loop(), session.descriptor
    heard = asyncio.Event()
    waits = [asyncio.ensure_future(event.wait()) for event in (heard, ending)]
    if descriptor is not None:
        loop.add_reader(descriptor, heard.set)
    try:
        await asyncio.wait(waits, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        if descriptor is not None:
            loop.remove_reader(descriptor)
        for wait in waits:
            wait.cancel()


def _forget(renewal: asyncio.Future[bool]) -> None:
    if not renewal.cancelled():
        renewal.exception()


def _lost(cause: str) -> ServerError:
    return ServerError(
        f"the session with the database has ended: {cause}; the server has dropped its tables, and"
        " people come back to them as soon as the database answers"
    )


class _LifeSession:
    """The session of a node with PostgreSQL, outside the pool; all calls come from one thread.

    It registers the node and takes its lock.

    Args:
        url: the database.
        name: the name of the node.
    """

    def __init__(self, url: sa.URL, name: str) -> None:
        self._engine = life_engine(url)
        try:
            self._connection = self._engine.connect()
            self.node = _insert(self._connection, name, POSTGRESQL)
            """The id of the node."""
            lock = sa.select(sa.func.pg_advisory_lock(LOCK_CLASS, self.node))
            self._connection.execute(lock)
            self.descriptor = _descriptor(self._connection)
            """The file descriptor of its connection; None where the loop cannot watch it."""
        except DATABASE_ERRORS as error:
            raise database_error(url, error) from error

    def renew(self, state: NodeState) -> bool:
        """Renew the lease; return whether it had not ended.

        Args:
            state: the state of the node.

        Raises:
            ServerError: the session has ended, or the node has no row any more.
        """
        mine = self._connection, self.node, state, POSTGRESQL
        try:
            if _renew(*mine, is_alive=True):
                return True
            if not _renew(*mine):
                raise _lost(f"node {self.node} was removed")
        except DATABASE_ERRORS as error:
            raise _lost(cause_of(error)) from error
        return False

    def leave(self) -> None:
        """Remove the node."""
        with contextlib.suppress(*DATABASE_ERRORS):
            _leave(self._connection, self.node)

    def end(self) -> None:
        """End the session; the database frees the lock."""
        with contextlib.suppress(*DATABASE_ERRORS):
            self._connection.close()
        self._engine.dispose()


def _descriptor(connection: sa.Connection) -> int | None:
    driver: Any = connection.connection.driver_connection
    if sys.platform == "win32" or not hasattr(driver, "fileno"):
        return None
    return int(driver.fileno())


def _insert(connection: sa.Connection, name: str, times: LeaseTimes) -> int:
    """Register this process, and return the id that it gets."""
    now = database_now()
    until = now + round(times.lease * 1000)
    row = {"name": name, "version": buur.__version__, "state": "serving"}
    new = sa.insert(NODES).values(**row, started=now, until=until).returning(NODES.c.id)
    found = connection.execute(new).scalar_one()
    return int(found)


def _take_over(connection: sa.Connection, name: str) -> int:
    """Register the only process on a file: the lock on it shows that all others have ended."""
    connection.execute(sa.delete(NODES))
    return _insert(connection, name, SQLITE)


def _renew(
    connection: sa.Connection,
    node: int,
    state: NodeState,
    times: LeaseTimes,
    *,
    is_alive: bool = False,
) -> bool:
    """Renew a lease; return whether there is one, and with ``is_alive`` whether it lasts."""
    now = database_now()
    mine = sa.update(NODES).where(NODES.c.id == node)
    if is_alive:
        mine = mine.where(NODES.c.until > now)
    until = now + round(times.lease * 1000)
    return connection.execute(mine.values(until=until, state=state)).rowcount == 1


def _leave(connection: sa.Connection, node: int) -> None:
    connection.execute(sa.delete(NODES).where(NODES.c.id == node))


def _file_lock(url: sa.URL) -> FileLock | None:
    """Lock an SQLite file for this process, None for a database in memory.

    Raises:
        ServerError: another process has locked it.
    """
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    path = Path(str(url.database))
    lock = FileLock(path.with_name(f"{path.name}-serve"))
    if not lock.take():
        raise ServerError(
            f"another server uses the database {path}: stop it first, or name another file with"
            " --database"
        )
    return lock
