"""``buur admin`` at two nodes of one database: drain, move, end and ban with people connected."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from buur.server.errors import ServerError
from buur.server.http import operator_follower
from buur.server.storage import operator_store
from buur.server.storage.schema import GUESTS, NODES
from buur.server.storage.write_clock import now_ms
from buur.server.tables.seats import CLOSED_POLICY
from buur.server.tables.table_end import CLOSED_BROKEN, CLOSED_RESTART
from tests.server.harness import Client, Running, running, settings_for
from tools.broker import running_broker
from tools.postgres import PostgresServer
from tools.waiting import next_look, until


class Nodes:
    """Two nodes with one database and one bus, and their operator."""

    def __init__(self, one: Running, other: Running) -> None:
        self.one, self.other = one, other

    async def order(self, work: Any, *given: Any) -> None:
        """Have a function of the operator change the database."""
        await self.one.registry.store.run(lambda connection: work(connection, *given))

    @asynccontextmanager
    async def seated(self, node: Running, ticket: dict[str, Any]) -> AsyncIterator[Client]:
        """Take a seat over a node."""
        async with node.client() as client:
            client._registry = self.one.registry
            assert (await client.hello(ticket))["t"] == "welcome"
            yield client


@pytest_asyncio.fixture
async def nodes(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Nodes]:
    """Run two nodes that look for orders often."""
    monkeypatch.setattr(operator_follower, "LOOK_SECONDS", 0.02)
    url = postgres.new_database()
    async with AsyncExitStack() as stack:
        broker = stack.enter_context(running_broker(tmp_path))
        settings = replace(settings_for(tmp_path, bus=broker.url), database=url)
        yield Nodes(*[await stack.enter_async_context(running(settings)) for _ in range(2)])


def id_of(node: Running) -> int:
    """Return the number of a node."""
    assert node.registry.store.node is not None
    return node.registry.store.node


async def closed(client: Client) -> tuple[list[dict[str, Any]], int | None]:
    """Read until the socket is closed; return the messages and the code."""
    heard = []
    try:
        while True:
            heard.append(await client.next())
    except ConnectionClosed as end:
        return heard, end.rcvd.code if end.rcvd else None


async def test_a_drained_node_hands_its_tables_over(nodes: Nodes) -> None:
    tickets = [await nodes.one.table() for _ in range(3)]
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(nodes.one.seated(one)) for one in tickets]
        for client in clients:
            await client.do(client.move())
        versions = [client.version for client in clients]
        await nodes.order(operator_store.drain_node, id_of(nodes.one))
        codes = [(await closed(client))[1] for client in clients]
    assert codes == [CLOSED_RESTART] * 3
    await until(lambda: not nodes.one.registry.actors)
    assert (await nodes.one.http.get("/api/ready")).json() == {"status": "draining"}
    assert (await nodes.one.http.get("/api/health")).status_code == 200
    for ticket, version in zip(tickets, versions, strict=True):
        async with nodes.other.seated(ticket) as client:
            assert client.version >= version
            assert (await client.do(client.move()))["t"] == "ok"
    listed = await nodes.other.registry.store.run(operator_store.nodes_listed)
    assert {row.id: row.tables for row in listed} == {id_of(nodes.one): 0, id_of(nodes.other): 3}


async def test_a_table_is_moved_while_people_play_at_both_nodes(nodes: Nodes) -> None:
    """They go on, each over her node: the bus carries what comes to the one without the table."""
    ticket = await nodes.one.table(bots=[None, "random", "random"])
    table = ticket["table"]
    other = {"table": table, **ticket["others"][0]}
    await nodes.one.registry.load(table)
    async with (
        nodes.seated(nodes.one, ticket) as here,
        nodes.seated(nodes.other, other) as there,
    ):
        await nodes.order(operator_store.move_table, table, id_of(nodes.other))
        codes = [(await closed(client))[1] for client in (here, there)]
    assert codes == [CLOSED_RESTART] * 2
    async with (
        nodes.seated(nodes.one, ticket) as here,
        nodes.seated(nodes.other, other) as there,
    ):
        assert table in nodes.other.registry.actors
        assert table not in nodes.one.registry.actors
        assert nodes.one.registry.bridges.sockets == (1, 0)
        assert {here.view["seat"], there.view["seat"]} == {ticket["seat"], other["seat"]}


async def test_a_table_that_cannot_come_to_a_node_stays_with_others(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its node begins to drain after the operator has looked."""
    ticket = await nodes.one.table()
    await nodes.one.registry.load(ticket["table"])
    node = nodes.other.registry.node
    assert node is not None
    monkeypatch.setattr(node, "state", "lost")
    await nodes.order(operator_store.move_table, ticket["table"], id_of(nodes.other))
    async with nodes.one.client() as client:
        assert (await client.hello(ticket))["t"] == "welcome"
    await nodes.order(lambda connection: connection.execute(sa.update(NODES).values(state="lost")))
    with pytest.raises(ServerError, match="takes no more tables"):
        await nodes.order(operator_store.move_table, ticket["table"], id_of(nodes.other))


async def test_the_end_of_a_table_reaches_people_at_both_nodes(nodes: Nodes) -> None:
    ticket = await nodes.one.table(bots=[None, "random", "random"])
    other = {"table": ticket["table"], **ticket["others"][0]}
    await nodes.one.registry.load(ticket["table"])
    async with (
        nodes.seated(nodes.one, ticket) as here,
        nodes.seated(nodes.other, other) as there,
    ):
        await nodes.order(operator_store.end_table, ticket["table"], "stuck")
        for heard, code in [await closed(client) for client in (here, there)]:
            assert (heard[-1]["error"]["code"], heard[-1]["error"]["reason"]) == (
                "ended-table",
                "stuck",
            )
            assert code == CLOSED_BROKEN
    for node in (nodes.one, nodes.other):
        assert (await node.hello(ticket))["error"]["reason"] == "stuck"


async def test_a_ban_closes_open_sockets_at_both_nodes(nodes: Nodes) -> None:
    tickets = [await node.table() for node in (nodes.one, nodes.other)]
    async with (
        nodes.one.seated(tickets[0]) as here,
        nodes.other.seated(tickets[1]) as there,
    ):
        until_ms = now_ms() + 1_000_000
        await nodes.order(operator_store.ban_network, "127.0.0.0/8", until_ms, "")
        codes = [(await closed(client))[1] for client in (here, there)]
    assert codes == [CLOSED_POLICY] * 2
    async with asyncio.timeout(60):
        for node in (nodes.one, nodes.other):
            while (await node.http.get("/api/boards")).status_code != 403:
                await next_look()


async def test_a_ban_of_a_person_closes_her_sockets_at_both_nodes(nodes: Nodes) -> None:
    """Another person at the same address plays on."""
    ticket = await nodes.one.table()
    cookie = "; ".join(f"{name}={value}" for name, value in nodes.one.http.cookies.items())
    other = await nodes.other.table()
    hers = {"additional_headers": {"cookie": cookie}}
    async with (
        nodes.one.client(**hers) as here,
        nodes.other.client(**hers) as there,
        nodes.other.seated(other) as bystander,
    ):
        await here.hello(ticket)
        first = sa.select(GUESTS.c.public_id).order_by(GUESTS.c.created).limit(1)
        guest = await nodes.one.registry.store.run(lambda connection: connection.scalar(first))
        until_ms = now_ms() + 1_000_000
        await nodes.order(operator_store.ban_person, str(guest), until_ms, "")
        assert (await closed(here))[1] == (await closed(there))[1] == CLOSED_POLICY
        assert (await bystander.ping())["t"] in ("pong", "event")
