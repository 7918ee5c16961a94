"""Something dies in the middle of each step of ownership; no acknowledged act is lost or twice."""

import asyncio
import signal

import pytest

from buur.server import run
from buur.server.errors import ServerError
from buur.server.settings import Settings
from tests.cluster.cluster import Cluster, ClusterNode, check_log, cluster
from tests.server.crashing_server import CLAIM_POINTS, POINTS, UPGRADING
from tests.server.test_storage import version_1
from tools.postgres import PostgresServer
from tools.waiting import next_look

TABLES = 3
TARGET = 150
OFTEN = "inserted"
"""The point that every run of the tests comes to."""
FEW = 8
"""Answered acts before the fault."""


async def played(made: Cluster, fault: object = None, acts: int = FEW) -> None:
    """Play parties to the end, with a fault, and check them."""
    await made.seat_players(TABLES, TARGET)
    await made.play(fault, acts)  # type: ignore[arg-type]
    made.check()


async def nothing() -> None:
    """Have no fault."""


@pytest.mark.parametrize(
    "point",
    [pytest.param(point, marks=[] if point == OFTEN else pytest.mark.slow) for point in POINTS],
)
async def test_a_node_dies_in_the_middle_of_an_act(postgres: PostgresServer, point: str) -> None:
    """Its lock is free at once: the other node claims its tables at the next knock."""
    async with cluster(postgres, point=point, number=FEW) as made:
        await played(made, nothing, 0)
        assert await made.nodes[0].ended() == -signal.SIGKILL
        assert max(made.epochs()) > 1


@pytest.mark.slow
@pytest.mark.parametrize("point", CLAIM_POINTS)
async def test_a_node_dies_in_the_middle_of_a_claim(postgres: PostgresServer, point: str) -> None:
    """What is not committed is not its own; what is, another node takes over at once."""
    async with cluster(postgres, point=point) as made:
        await played(made, nothing, 0)
        assert await made.nodes[0].ended() == -signal.SIGKILL
        assert max(made.epochs()) == (2 if point == "claimed" else 1)


@pytest.mark.slow
async def test_a_node_dies_in_the_middle_of_an_upgrade(postgres: PostgresServer) -> None:
    """The next node finds the old schema whole, and upgrades it; the tables are there."""
    url = postgres.new_database()
    name = url.rpartition("/")[2]
    for statement in version_1("postgresql"):
        postgres.execute(statement, name)
    first, second = ClusterNode(url, UPGRADING), ClusterNode(url)
    try:
        with pytest.raises(AssertionError, match="does not start"):
            await first.start()
        assert postgres.execute("SELECT version FROM schema_version", name) == [(1,)]
        assert not postgres.execute("SELECT 1 FROM pg_tables WHERE tablename = 'nodes'", name)
        await second.start()
        assert postgres.execute("SELECT id FROM tables", name) == [("a",)]
    finally:
        await first.close()
        await second.close()


async def test_a_node_is_drained(postgres: PostgresServer) -> None:
    async with cluster(postgres) as made:
        node = made.nodes[0]

        async def drain() -> None:
            node.send(signal.SIGTERM)

        await played(made, drain)
        assert await node.ended() == 0
        assert postgres.execute("SELECT count(*) FROM nodes", made.database) == [(1,)]


@pytest.mark.slow
async def test_a_node_dies_while_it_is_drained(postgres: PostgresServer) -> None:
    async with cluster(postgres) as made:
        node = made.nodes[0]

        async def drain() -> None:
            node.send(signal.SIGTERM)
            node.send(signal.SIGKILL)

        await played(made, drain)
        assert await node.ended() == -signal.SIGKILL


@pytest.mark.slow
async def test_a_node_ends_while_postgresql_stands_still(postgres: PostgresServer) -> None:
    """It gives up its farewell; another node plays on once the database goes on."""
    async with cluster(postgres) as made:
        node = made.nodes[0]

        async def freeze() -> None:
            await asyncio.to_thread(postgres.freeze, frozen=True)
            try:
                node.send(signal.SIGTERM)
                assert await node.ended() == 75
            finally:
                await asyncio.to_thread(postgres.freeze, frozen=False)

        await played(made, freeze)
        assert len(made.nodes[0].codes) == 1
        assert made.nodes[1].codes == []


async def test_a_node_stands_still_for_longer_than_its_lease(postgres: PostgresServer) -> None:
    """Another node claims a table meanwhile; the woken node drops its tables, and serves on."""
    async with cluster(postgres) as made:
        node = made.nodes[0]

        async def freeze() -> None:
            node.send(signal.SIGSTOP)
            claimed = False
            while not claimed:
                await next_look()
                claimed = max(await asyncio.to_thread(made.epochs)) > 1
            node.send(signal.SIGCONT)

        await played(made, freeze)
        while await node.health() != 200:  # its next lease takes a second
            await next_look()
        assert node.codes == []


async def test_postgresql_is_stopped_at_once(postgres: PostgresServer) -> None:
    """The nodes lose their sessions, and go on with new ones."""
    async with cluster(postgres) as made:

        async def stop() -> None:
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)

        await played(made, stop)
        assert [node.codes for node in made.nodes] == [[], []]


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ([(1, 1), (3, 1)], "missing"),
        ([(1, 1), (1, 1)], "twice"),
        ([(1, 2), (2, 1)], "epoch"),
    ],
)
def test_the_check_sees_what_is_wrong(rows: list[tuple[int, int]], fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        check_log(rows)


def test_a_database_that_stops_while_a_node_starts_is_told_in_a_sentence(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The node has found the schema as it should be, and the log has no traceback."""
    told: list[str] = []
    monkeypatch.setattr(run, "refuse_second", lambda _: postgres.stop())
    try:
        with pytest.raises(ServerError) as refused:
            run.serve(Settings(database=postgres.new_database()), on_ready=told.append)
    finally:
        postgres.start()
    assert "\n" not in str(refused.value)
    assert not told
    assert "Traceback" not in caplog.text
