"""Nodes: their ids, leases and locks, and the claims of tables between them."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import sqlalchemy as sa

from buur.server.errors import ServerError
from buur.server.run import serve
from buur.server.storage import node as nodes
from buur.server.storage.models import EventRow, SeatRow, TableSummary
from buur.server.storage.node import (
    LeaseTimes,
    Node,
    NodeState,
    _LifeSession,
    open_node,
    refuse_second,
)
from buur.server.storage.operator_store import nodes_listed
from buur.server.storage.ownership import OwnedElsewhere, depose, owner_of
from buur.server.storage.schema import NODES
from buur.server.storage.table_store import OwnershipLost, TableStore, open_store
from tests.server.harness import settings_for
from tools.postgres import PostgresServer
from tools.waiting import PATIENCE, until

SUMMARY = TableSummary(deal=1, phase="play", scores=(3, 4))
SEATS = [SeatRow(seat=0, kind="person", name="Anna", token_hash="00")]
EVENT = EventRow(version=1, event={"e": "x"}, actor="table", seat=0, command="c")


class Pair:
    """Two nodes on one PostgreSQL, with a table ``a``."""

    def __init__(self, one: TableStore, other: TableStore, node: Node, other_node: Node) -> None:
        self.one, self.other = one, other
        self.node, self.other_node = node, other_node


@pytest.fixture
async def pair(postgres: PostgresServer) -> AsyncIterator[Pair]:
    """Give two nodes."""
    url = postgres.new_database()
    async with AsyncExitStack() as stack:
        stores = [await stack.enter_async_context(open_store(url)) for _ in range(2)]
        both = [await stack.enter_async_context(open_node(store, url)) for store in stores]
        await stores[0].create("a", {"name": "chibre"}, SEATS)
        yield Pair(stores[0], stores[1], both[0], both[1])


async def node_rows(store: TableStore) -> list[int]:
    found = sa.select(NODES.c.id).order_by(NODES.c.id)
    return await store.run(lambda connection: list(connection.scalars(found)))


async def test_a_live_owner_keeps_its_table(pair: Pair) -> None:
    assert await pair.one.acquire("a")
    with pytest.raises(OwnedElsewhere) as refused:
        await pair.other.acquire("a")
    assert refused.value.owner == (pair.node.id, 1)
    await pair.one.append("a", 1, [EVENT], SUMMARY)
    again = await pair.one.acquire("a")  # as after a fault
    assert again is not None
    assert again.epoch == 2


async def test_a_table_that_was_given_up_is_free(pair: Pair) -> None:
    assert await pair.one.acquire("a")
    await pair.one.give_up("a", 0)  # of an earlier epoch: it changes nothing
    with pytest.raises(OwnedElsewhere):
        await pair.other.acquire("a")
    await pair.one.give_up("a", 1)
    assert await pair.other.acquire("a")
    with pytest.raises(OwnershipLost):
        await pair.one.append("a", 1, [EVENT], SUMMARY)


async def test_one_of_two_that_claim_at_once_gets_the_table(pair: Pair) -> None:
    found = await asyncio.gather(
        pair.one.acquire("a"), pair.other.acquire("a"), return_exceptions=True
    )
    assert [type(one) for one in found].count(OwnedElsewhere) == 1


@pytest.mark.parametrize("what", ["lease", "lock"])
async def test_a_node_without_lease_or_lock_is_dead(
    postgres: PostgresServer, pair: Pair, what: str
) -> None:
    """A machine that stands still loses its lease, a process that ends its lock."""
    assert await pair.one.acquire("a")
    if what == "lease":
        gone = sa.update(NODES).where(NODES.c.id == pair.node.id).values(until=0)
        await pair.other.run(lambda connection: connection.execute(gone))
    else:
        postgres.execute(
            "SELECT pg_terminate_backend(pid, 60000) FROM pg_locks WHERE locktype = 'advisory'"
            f" AND objid = {pair.node.id}"
        )
    claimed = await pair.other.acquire("a")
    assert claimed is not None
    assert claimed.epoch == 2
    with pytest.raises(OwnershipLost):
        await pair.one.append("a", 1, [EVENT], SUMMARY)


async def test_a_change_beside_the_owner_deposes_it(pair: Pair) -> None:
    assert await pair.one.acquire("a")
    await pair.other.run(lambda connection: depose(connection, "a"))
    assert await pair.one.run(lambda connection: owner_of(connection, "a")) is None
    with pytest.raises(OwnershipLost):
        await pair.one.append("a", 1, [EVENT], SUMMARY)
    assert await pair.other.acquire("a")


async def test_a_node_goes_on_under_another_id_after_its_session_has_ended(
    postgres: PostgresServer, pair: Pair
) -> None:
    lost: asyncio.Queue[ServerError] = asyncio.Queue()
    pair.node.on_loss = lost.put_nowait
    before = pair.node.id
    assert await pair.one.acquire("a")
    postgres.execute(
        "SELECT pg_terminate_backend(pid, 60000) FROM pg_locks WHERE locktype = 'advisory'"
        f" AND objid = {pair.node.id}"
    )
    async with asyncio.timeout(30):
        error = await lost.get()
    assert "session with the database has ended" in str(error)
    await until(lambda: pair.node.state == "serving")
    assert pair.node.id not in (before, pair.other_node.id)
    assert pair.one.node == pair.node.id
    assert await pair.other.acquire("a"), "the table has no live owner any more"
    with pytest.raises(OwnedElsewhere):
        await pair.one.acquire("a")


async def test_the_end_of_a_session_is_noticed_before_the_next_renewal(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "POSTGRESQL", LeaseTimes(lease=7200.0, renewal=3600.0))
    url, lost = postgres.new_database(), asyncio.Event()
    async with open_store(url) as store, open_node(store, url) as node:
        node.on_loss = lambda _: lost.set()
        postgres.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
            f" AND objid = {node.id}"
        )
        async with asyncio.timeout(30):
            await lost.wait()


async def test_a_mistake_in_the_life_of_a_node_is_written_and_counts_as_a_loss(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lost: asyncio.Queue[ServerError] = asyncio.Queue()
    pair.node.on_loss = lost.put_nowait
    before, renew = pair.node.id, _LifeSession.renew

    def fail_once(session: _LifeSession, state: NodeState) -> bool:
        if session.node == before:
            raise ZeroDivisionError
        return renew(session, state)

    monkeypatch.setattr(_LifeSession, "renew", fail_once)
    async with asyncio.timeout(PATIENCE):
        assert "a mistake of this program" in str(await lost.get())
    assert "ZeroDivisionError" in caplog.text
    await until(lambda: pair.node.state == "serving")
    assert pair.node.id not in (before, pair.other_node.id)
    assert pair.one.node == pair.node.id


async def test_a_node_that_drains_goes_on_to_drain_after_its_session_has_ended(
    postgres: PostgresServer, pair: Pair
) -> None:
    pair.node.drain()
    before = pair.node.id
    postgres.execute(
        "SELECT pg_terminate_backend(pid, 60000) FROM pg_locks WHERE locktype = 'advisory'"
        f" AND objid = {before}"
    )
    await until(lambda: pair.node.id != before)
    assert pair.node.state == "draining"


class AtOnce(ThreadPoolExecutor):
    """A thread that has done everything before the event loop can hear of it."""

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(work(*given, **named))
        return done


async def test_a_busy_node_that_hears_too_late_of_its_renewal_goes_on() -> None:
    node, ending = Node(1, LeaseTimes(lease=0.0, renewal=0.0)), asyncio.Event()
    node.on_loss = lambda _: ending.set()
    renewals = iter([True, True])

    def renew(state: str) -> bool:
        assert state == "serving"
        if not (more := next(renewals, False)):
            ending.set()
        return more

    session = SimpleNamespace(renew=renew, descriptor=None)
    await nodes._keep_alive(cast("Any", session), node, AtOnce(), ending)
    assert node.state == "serving"
    assert not [*renewals]


async def test_a_lease_that_lapsed_is_noticed_and_renewed(pair: Pair) -> None:
    lapsed = asyncio.Event()
    pair.node.on_lapse = lapsed.set
    gone = sa.update(NODES).where(NODES.c.id == pair.node.id).values(until=0)
    await pair.other.run(lambda connection: connection.execute(gone))
    async with asyncio.timeout(30):
        await lapsed.wait()
    found = sa.select(NODES.c.until).where(NODES.c.id == pair.node.id)
    assert await pair.one.run(lambda connection: connection.scalar(found))
    assert pair.node.state == "serving"


async def test_ids_of_nodes_are_never_used_again(database: str) -> None:
    ids = []
    async with open_store(database) as store:
        for _ in range(3):
            async with open_node(store, database) as node:
                ids.append(node.id)
                assert await node_rows(store) == [node.id]
        assert await node_rows(store) == []
        assert store.node is None
    assert ids == [1, 2, 3]


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("east-1", "east-1"),
        ("", "{host}/{process}"),
        (81 * "n", 80 * "n"),
    ],
)
async def test_a_node_has_the_name_that_its_operator_gives_it(
    database: str, given: str, shown: str
) -> None:
    expected = shown.format(host=socket.gethostname(), process=os.getpid())[:80]
    async with open_store(database) as store, open_node(store, database, given):
        assert [row.name for row in await store.run(nodes_listed)] == [expected]


async def test_a_second_process_on_a_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with open_store(path) as store, open_node(store, path):
        with pytest.raises(ServerError, match=r"another server uses .*tables\.db: stop it first"):
            serve(settings_for(tmp_path))
    refuse_second(path)  # it is free again


def test_a_file_is_free_at_once_after_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    code = (
        "import sys, time; from buur.server.storage.node import _file_lock, database_url;"
        f"lock = _file_lock(database_url({str(path)!r})); print('taken', flush=True);"
        "time.sleep(600)"
    )
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "taken\n"
        with pytest.raises(ServerError, match="another server"):
            refuse_second(path)
        holder.kill()
    refuse_second(path)


async def test_a_single_node_renews_its_lease(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = LeaseTimes(lease=60.0, renewal=0.0)
    monkeypatch.setattr(nodes, "SQLITE", times)
    path = tmp_path / "tables.db"
    async with open_store(path) as store, open_node(store, path) as node:
        assert not node.is_shared
        gone = sa.update(NODES).values(until=0)
        await store.run(lambda connection: connection.execute(gone))
        found = sa.select(NODES.c.until)
        async with asyncio.timeout(30):
            while not await store.run(lambda connection: connection.scalar(found)):
                pass
        assert 0 < node.lease_left <= 60.0
