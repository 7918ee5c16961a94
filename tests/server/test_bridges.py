"""A client comes to a node that does not own its table; then nodes and the bus die."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import nats
import pytest
from websockets.exceptions import ConnectionClosed

from buur.server.bus.bus import Answerer, NobodyThere
from buur.server.bus.memory import MemoryBus
from buur.server.tables import bridge_messages as bridge
from buur.server.tables import bridges
from buur.server.tables.actor import TableActor
from buur.server.tables.requests import (
    Arrange,
    Ask,
    ClientRequest,
    Join,
    Proceed,
    SetPace,
    Speak,
    Watch,
)
from buur.server.tables.seats import token_hash
from buur.server.tables.table_end import CLOSED_RESTART
from buur.server.tables.watchers import Watcher
from buur.server.wire import messages
from tests.server.harness import (
    PATIENCE,
    Client,
    FakeConnection,
    Running,
    move,
    running,
    settings_for,
)
from tests.server.nodes import Cluster, two_nodes
from tools.postgres import PostgresServer
from tools.waiting import until


@pytest.fixture
async def cluster(tmp_path: Path, postgres: PostgresServer) -> AsyncIterator[Cluster]:
    """Run two nodes."""
    async with two_nodes(tmp_path, postgres) as nodes:
        yield nodes


async def owned_table(cluster: Cluster, persons: int = 2) -> list[dict[str, Any]]:
    """Make a table that the first node owns; return the tickets of its persons."""
    bots = [None] * (persons - 1) + ["random"] * (4 - persons)
    ticket = await cluster.one.table(bots=bots)
    await cluster.one.registry.load(ticket["table"])
    others = [{"table": ticket["table"], **other} for other in ticket["others"]]
    return [ticket, *others]


async def fall_silent(node: Running) -> None:
    """Have a node say no more that it is there."""
    saying = node.registry.bridges._saying
    assert saying is not None
    await saying.end()


async def closed(client: Client) -> int | None:
    """Read until the socket is closed; return the code."""
    try:
        while True:
            await client.next()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else None


async def test_a_partie_is_played_over_a_node_that_does_not_own_the_table(
    cluster: Cluster,
) -> None:
    (ticket,) = await owned_table(cluster, persons=1)
    async with cluster.seated_at_other(ticket) as client:
        await client.play_until(lambda view: view["deal"] > 1)
        assert ticket["table"] in cluster.one.registry.actors
        assert ticket["table"] not in cluster.other.registry.actors
        assert cluster.other.registry.bridges.sockets == (1, 0)
        assert cluster.one.registry.bridges.sockets == (0, 1)
        assert (await client.ask("look"))["t"] in ("seen", "no")
    assert cluster.other.registry.bridges.acts >= 9
    await until(lambda: cluster.one.registry.bridges.sockets == (0, 0))
    await until(lambda: cluster.other.registry.bridges.sockets == (0, 0))


async def test_people_of_two_nodes_sit_at_one_table(cluster: Cluster) -> None:
    mine, yours = await owned_table(cluster)
    async with cluster.one.seated(mine) as here, cluster.seated_at_other(yours) as there:
        while max(here.view["deal"], there.view["deal"]) < 2:
            for client in (here, there):
                act = move(client.view)
                if act is not None:
                    await client.do(act)
                await client.follow()


async def test_a_leaver_at_another_node_is_away(cluster: Cluster) -> None:
    mine, yours = await owned_table(cluster)
    async with cluster.one.seated(mine) as here:
        seat = yours["seat"]
        actor = here.actor
        async with cluster.seated_at_other(yours):
            await until(lambda: actor.seating[seat].is_here)
        await until(lambda: not actor.seating[seat].is_here)


async def test_a_bridge_carries_the_messages_of_one_seat(cluster: Cluster) -> None:
    """No hidden card of another seat, no token and no cookie goes over the bus."""
    mine, yours = await owned_table(cluster)
    carried: list[tuple[str, bytes]] = []

    async def record(message: Any) -> None:
        carried.append((message.subject, message.data))

    tap = await nats.connect(cluster.broker.url)
    await tap.subscribe("buur.socket.*", cb=record)
    everything: list[bytes] = []
    hands: set[str] = set()

    async def record_all(message: Any) -> None:
        everything.append(message.data)

    await tap.subscribe(">", cb=record_all)
    await tap.flush()
    async with cluster.one.seated(mine) as here, cluster.seated_at_other(yours) as there:
        for _ in range(12):
            for client in (here, there):
                hands.add(json.dumps(here.view["hand"], separators=(",", ":")))
                act = move(client.view)
                if act is not None:
                    await client.do(act)
                await client.follow()
        await until(lambda: len(carried) >= len(there.received))
    texts = [content[1:].decode() for _, content in carried if content[:1] == b"m"]
    assert texts == there.received
    assert len({subject for subject, _ in carried}) == 1
    whole = b"".join(everything)
    for ticket in (mine, yours):
        assert ticket["token"].encode() not in whole
    hands -= {"[]", "null"}
    assert hands
    for hand in hands:
        assert hand.encode() not in whole
    await tap.close()


async def test_a_wrong_token_gets_the_same_error_over_a_bridge(cluster: Cluster) -> None:
    (ticket,) = await owned_table(cluster, persons=1)
    async with cluster.other.client() as client:
        answer = await client.hello(ticket | {"token": "wrong"})
        assert answer["error"]["code"] == "no-seat"


async def test_the_bus_dies_and_clients_come_to_the_owner(cluster: Cluster) -> None:
    mine, yours = await owned_table(cluster)
    async with cluster.one.seated(mine) as here, cluster.seated_at_other(yours) as there:
        cluster.broker.kill()
        assert await closed(there) == CLOSED_RESTART
        await until(lambda: not here.actor.seating[yours["seat"]].is_here)
        act = move(here.view)
        if act is not None:
            assert (await here.do(act))["t"] == "ok"  # local sockets play on
        async with cluster.one.seated(yours) as again:
            assert again.version == here.actor.table.version
        cluster.broker.start()
        await until(lambda: cluster.other.registry.bridges._bus.is_connected)
        async with cluster.seated_at_other(yours) as third:
            assert third.version == here.actor.table.version


async def test_a_node_goes_on_with_the_table_of_one_that_is_drained(cluster: Cluster) -> None:
    (ticket,) = await owned_table(cluster, persons=1)
    async with cluster.seated_at_other(ticket) as client:
        await client.play_until(lambda view: view["phase"] == "play")
        before = client.version
        await cluster.one.registry.drain(0.0)
        assert await closed(client) == CLOSED_RESTART
    async with cluster.other.seated(ticket) as client:
        assert client.version >= before
        assert ticket["table"] in cluster.other.registry.actors
        await client.play_until(lambda view: view["deal"] > 1)
    assert cluster.other.registry.bridges.sockets == (0, 0)


async def test_who_waits_at_a_node_that_is_silent_is_told_to_come_back(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bridges, "PING_SECONDS", 0.05)
    mine, yours = await owned_table(cluster)
    async with cluster.one.seated(mine) as here, cluster.seated_at_other(yours) as there:
        peer = cluster.one.registry.bridges.peer
        cluster.other.registry.bridges._drop_peer("another")
        assert cluster.other.registry.bridges.sockets == (1, 0)
        await fall_silent(cluster.one)
        assert await closed(there) == CLOSED_RESTART
        assert peer
        await until(lambda: not here.actor.seating[yours["seat"]].is_here)


async def test_a_node_that_is_silent_has_no_clients_at_tables_here(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bridges, "PING_SECONDS", 0.05)
    mine, yours = await owned_table(cluster)
    async with cluster.one.seated(mine) as here, cluster.seated_at_other(yours) as there:
        await fall_silent(cluster.other)
        await until(lambda: not here.actor.seating[yours["seat"]].is_here)
        assert await closed(there) == CLOSED_RESTART, "it is there after all, and misses nothing"


async def test_a_node_that_shows_itself_meanwhile_is_not_silent(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, yours = await owned_table(cluster)
    owner = cluster.one.registry.bridges
    for task in owner._tasks:
        task.cancel()
    async with cluster.one.seated(mine), cluster.seated_at_other(yours) as there:

        async def no_answer(_: str) -> int:
            await there.do({"e": "played", "card": "nonsense"})
            return bridges.SILENT

        monkeypatch.setattr(owner, "_misses", no_answer)
        assert await owner._look_at_peers({}) == {}
        assert owner.sockets == (0, 1)


@pytest.mark.parametrize("place", ["one", "other"])
async def test_who_may_have_missed_something_in_a_short_loss_comes_back(
    place: str, cluster: Cluster
) -> None:
    mine, yours = await owned_table(cluster)
    async with cluster.one.seated(mine), cluster.seated_at_other(yours) as there:
        node: Running = getattr(cluster, place)
        node.registry.bridges._note_change(is_connected=False)
        node.registry.bridges._note_change(is_connected=True)
        assert await closed(there) == CLOSED_RESTART


async def test_who_has_left_meanwhile_does_not_take_the_seat_back(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search for a table takes seconds; its client has come back over another node by then."""
    mine, _ = await owned_table(cluster)
    found, may_go_on = asyncio.Event(), asyncio.Event()
    registry = cluster.other.registry
    authenticate = registry.authenticate

    async def slowly(*given: Any) -> Any:
        answer = await authenticate(*given)
        found.set()
        await may_go_on.wait()
        return answer

    monkeypatch.setattr(registry, "authenticate", slowly)
    async with cluster.other.client() as gone:
        key = {"table": mine["table"], "token": mine["token"]}
        await gone.send({"t": "hello", **key, "since": None, "protocol": messages.PROTOCOL})
        await found.wait()
    await until(lambda: not len(cluster.other.server.config.open_connections))
    async with cluster.one.seated(mine) as here:
        may_go_on.set()
        await until(lambda: registry.bridges.sockets == (0, 0))
        act = move(here.view)
        assert act is not None
        assert (await here.do(act))["t"] == "ok"


async def test_who_finds_a_table_and_never_joins_leaves_nothing(cluster: Cluster) -> None:
    (ticket,) = await owned_table(cluster, persons=1)
    registry = cluster.other.registry
    found = await registry.find(ticket["table"])
    assert found.id == ticket["table"]
    assert registry.bridges.sockets == (1, 0)
    await registry.bridges.close()
    assert registry.bridges.sockets == (0, 0)


HERE = FakeConnection()
REQUESTS = [
    Join(HERE, "hash", 7, True, "fast", "guest"),
    Join(HERE, "hash", None),
    Watch(HERE, Watcher(None, "10.0.0.0"), None, True),
    Ask(HERE, messages.HintRequest("q1")),
    Ask(HERE, messages.Look("q2")),
    Ask(HERE, messages.Do("c1", {"e": "played", "card": "S6"})),
    SetPace(HERE, "tap"),
    Proceed(HERE, 3),
    Arrange(HERE, messages.Arrange(id="x1", rev=3, act="swap", seat=1, other=2)),
    Speak(HERE, messages.Say("s1", "phrase")),
    Speak(HERE, messages.WantFreeText("w1", True)),
]


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda one: type(one).__name__)
def test_a_request_arrives_as_it_was(request_: ClientRequest) -> None:
    message = bridge.BRIDGE.decode(bridge.encode_request(request_, "socket", "peer"))
    if isinstance(message, bridge.JoinSocket | bridge.WatchSocket):
        assert (message.socket, message.peer) == ("socket", "peer")
        assert bridge.join_request(message, HERE) == request_
    else:
        assert isinstance(message, bridge.Say)
        assert bridge.said_request(message.text, HERE) == request_


async def test_the_owner_checks_tokens_too(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server:
        ticket = await server.table()
        table = ticket["table"]
        await server.registry.load(table)
        for token, answer in (("wrong", bridge.NO_SEAT), (ticket["token"], bridge.OK)):
            request = Join(HERE, token_hash(token), None)
            content = bridge.encode_request(request, "socket", "peer")
            assert await server.registry.bridges._answer(table, content) == answer


NONSENSE = [
    b"",
    b"nonsense",
    b"[]",
    b'{"type":"say"}',
    b'{"type":"leave","socket":"x"}',
    b'{"type":"say","socket":"x","text":"{}"}',
    b"\xff",
]


@pytest.mark.parametrize("content", NONSENSE)
async def test_nonsense_from_another_node_is_refused(content: bytes, tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server:
        ticket = await server.table()
        await server.registry.load(ticket["table"])
        found = await server.registry.bridges._answer(ticket["table"], content)
        assert found == b"not-here"
        assert await server.registry.bridges._answer("unknown", content) == b"not-here"


async def test_nobody_answers_for_a_table_that_has_ended_while_it_was_claimed() -> None:
    actors = {"t": cast("TableActor", None)}

    class SlowBus(MemoryBus):
        async def answer(self, subject: str, answer: Answerer) -> Any:
            found = await super().answer(subject, answer)
            node.released(actors.popitem()[0])
            return found

    node = bridges.Bridges(SlowBus(), actors)
    await node.claimed("t", 1)
    with pytest.raises(NobodyThere):
        await node._bus.request(bridge.table_subject("t"), bridge.FIND, PATIENCE)


async def test_a_single_node_has_no_bridges(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server, server.playing():
        assert isinstance(server.registry.bridges._bus, MemoryBus)
        assert server.registry.bridges.sockets == (0, 0)
    await asyncio.sleep(0)
