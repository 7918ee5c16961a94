"""``buur bench cluster``: loads on real nodes, and what is printed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack

import pytest

from buur.benchmarks import cluster_speed
from buur.benchmarks.cluster_speed import ClusterFigures, ClusterPlan, measure_cluster
from buur.benchmarks.node_counts import node_counts
from buur.benchmarks.server_load import LoadFigures, Route, load_on
from buur.benchmarks.server_process import (
    OWN,
    ServerProcess,
    ServerStartError,
    running_server,
)
from buur.benchmarks.server_speed import Plan
from buur.cli.session import LANGUAGES
from buur.client import Invitation
from tests.cli.conftest import Call, refusal
from tests.databases import postgres
from tools.broker import running_broker
from tools.postgres import PostgresServer

__all__ = ["postgres"]

URLS = ("--database", "postgresql://user@host/name", "--bus", "nats://host")


@pytest.fixture(scope="module")
def nodes(
    postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ServerProcess]]:
    database = postgres.new_database()
    folder = tmp_path_factory.mktemp("broker")
    with running_broker(folder) as broker, ExitStack() as running:
        yield [
            running.enter_context(running_server(OWN, None, database, broker.url, counts=True))
            for _ in range(2)
        ]


def test_acts_of_people_who_are_scattered_cross_nodes(nodes: list[ServerProcess]) -> None:
    async def crossed(*, scatters: bool) -> tuple[float, float]:
        before = node_counts(nodes)
        async with load_on(nodes, "schieber", 3, scatters=scatters) as people:
            await people.play(8)
            assert all(table.refused == 0 for table in people.tables)
        counts = node_counts(nodes).since(before)
        assert counts.batches >= counts.commits > 0
        assert counts.commit_seconds > 0
        return counts.crossed, counts.batches

    apart, written = asyncio.run(crossed(scatters=True))
    assert 0 < apart < written
    assert asyncio.run(crossed(scatters=False))[0] == 0


def test_a_socket_moves_to_the_node_of_the_next_table(nodes: list[ServerProcess]) -> None:
    async def play() -> tuple[set[str], set[str]]:
        async with load_on(nodes, "schieber", 1) as people:
            (table,) = people.tables
            seen: set[str] = set()
            wanted = {node.url.rstrip("/") for node in nodes}
            while seen != wanted:  # the hashes of random ids name both nodes soon
                await people.play(2)
                seen |= {socket.server for socket in table.sockets}
                table.sockets[0].view["result"] = {"winner": 0}
            assert table.refused == 0
            return seen, wanted

    before = node_counts(nodes).crossed
    seen, wanted = asyncio.run(play())
    assert seen == wanted
    assert node_counts(nodes).crossed == before


def test_seats_of_a_table_go_to_one_node_or_are_scattered() -> None:
    addresses = ("http://a", "http://b", "http://c")
    seats = [Invitation("http://a", "table", f"{seat}") for seat in range(4)]

    def servers(route: Route) -> list[str]:
        return [route.to_seat(one, seat).server for seat, one in enumerate(seats)]

    assert len({*servers(Route(addresses=addresses))}) == 1
    assert len({*servers(Route(addresses=addresses, scatters=True))}) == 3
    assert [Route(addresses=addresses).maker(number) for number in range(4)] == [
        *addresses,
        addresses[0],
    ]


def test_a_single_server_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ServerProcess, "warm_up", lambda _: None)  # tests the page elsewhere
    plan = ClusterPlan(load=Plan(tables=2, seconds=0.1, rate=100, played=5))
    found = measure_cluster(plan)
    assert (found.nodes, found.crossed, found.load.refused) == (1, 0, 0)
    assert found.batch >= 1
    assert found.commit > 0


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[ClusterPlan]:
    """Have each node more halve the time of the server."""
    done: list[ClusterPlan] = []

    def measure(plan: ClusterPlan) -> ClusterFigures:
        done.append(plan)
        rate = 1000.0 if plan.bus is None else 700.0 * plan.nodes
        load = LoadFigures(
            number=1000,
            rate=rate,
            acts=rate,
            p50=0.001,
            p99=0.02,
            bytes=1200.0,
            messages=5.0,
            refused=0,
            cpu=0.0005,
            client_cpu=0.0001,
        )
        return ClusterFigures(
            nodes=plan.nodes, pinned=True, load=load, crossed=0.005, batch=2.5, commit=0.003
        )

    monkeypatch.setattr(cluster_speed, "measure_cluster", measure)
    return done


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clusters_stand_side_by_side(lang: str, measured: list[ClusterPlan], call: Call) -> None:
    out = call("bench", "cluster", *URLS, "--nodes", "2", "--lang", lang).out
    assert [(one.nodes, one.bus, one.load.database) for one in measured] == [
        (1, None, None),
        (1, "nats://host", "postgresql://user@host/name"),
        (2, "nats://host", "postgresql://user@host/name"),
    ]
    rows = [line.split() for line in out.splitlines()]
    assert any(row[-3:] == ["100%", "70%", "140%"] for row in rows)
    assert any(row[-6:] == ["0.5", "%"] * 3 for row in rows)
    assert "CPython" in out


def test_figures_are_printed_as_json(measured: Sequence[object], call: Call) -> None:
    found = json.loads(call("bench", "cluster", *URLS, "--nodes", "1", "--scatter", "--json").out)
    assert len(measured) == len(found["clusters"]) == 2
    assert found["clusters"][1]["crossed"] == 0.005


def test_nodes_that_do_not_start_are_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, call: Call
) -> None:
    def measure(_: ClusterPlan) -> ClusterFigures:
        raise ServerStartError

    monkeypatch.setattr(cluster_speed, "measure_cluster", measure)
    assert "PostgreSQL" in refusal(call("bench", "cluster", *URLS))
    assert "DATABASE_URL" in refusal(call("bench", "cluster", "--bus", "nats://host"))
