"""People in the lobbies of two nodes see the same tables, and are matched with one another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Final, cast

import msgspec
import pytest
import sqlalchemy as sa

from buur.server.bus.bus import BusDown
from buur.server.bus.memory import MemoryBus
from buur.server.settings import Rate
from buur.server.storage.friend_store import FriendStore
from buur.server.storage.new_tables import NewTable
from buur.server.storage.node import POSTGRESQL, Node
from buur.server.storage.schema import POOL_SEATS
from buur.server.tables import cluster_match, lobby, lobby_nodes, quick_match
from buur.server.tables import lobby_news as news
from buur.server.tables.cluster_match import ClusterMatch
from buur.server.tables.lobby import Lobby
from buur.server.tables.lobby_nodes import LobbyNodes
from buur.server.tables.quick_match import QuickMatch
from tests.server.harness import PLENTY, FakeConnection, Running
from tests.server.lobby import Guest
from tests.server.nodes import Cluster, two_nodes
from tools.postgres import PostgresServer
from tools.waiting import until

_LIMITS: Final = replace(PLENTY, joins=Rate(10_000, 10_000))


@pytest.fixture(autouse=True)
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have waves wait for the test, and nodes tell each other at once what has changed."""
    monkeypatch.setattr(quick_match, "WAVE_SECONDS", 1e6)
    monkeypatch.setattr(lobby, "SETTLING_SECONDS", 0.01)
    monkeypatch.setattr(lobby_nodes, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(lobby_nodes, "SILENT_BEATS", 600)
    monkeypatch.setattr(cluster_match, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(cluster_match, "CHECK_SECONDS", 60.0)


def match_of(server: Running) -> ClusterMatch:
    """Return the quick match of a node."""
    match = server.server.config.app.app.state.quick  # type: ignore[union-attr]
    assert isinstance(match, ClusterMatch)
    return match


class Lobbies:
    """Two nodes, of which the first one is the coordinator, and people in their lobbies."""

    def __init__(self, cluster: Cluster, stack: AsyncExitStack) -> None:
        self.cluster, self._stack = cluster, stack

    def meet(self, name: str, *, other: bool = False) -> Guest:
        """Return a new person at the coordinator, or at the other node."""
        guest = Guest(self.cluster.other if other else self.cluster.one, name)
        self._stack.push_async_callback(guest.close)
        return guest

    @property
    def here(self) -> ClusterMatch:
        """The quick match of the first node."""
        return match_of(self.cluster.one)

    @property
    def there(self) -> ClusterMatch:
        """The quick match of the other node."""
        return match_of(self.cluster.other)

    async def wave(self) -> None:
        """Seat all who can be seated at the coordinator."""
        await self.here._quick.wave()


@pytest.fixture
async def lobbies(tmp_path: Path, postgres: PostgresServer) -> AsyncIterator[Lobbies]:
    """Run two nodes that know each other."""
    async with AsyncExitStack() as stack:
        nodes = two_nodes(tmp_path, postgres, limits=_LIMITS, board_field=())
        cluster = await stack.enter_async_context(nodes)
        found = Lobbies(cluster, stack)
        peer = cluster.one.registry.bridges.peer
        for match in (found.here, found.there):
            await until(lambda match=match: match._nodes.coordinator == peer)  # type: ignore[misc]
        yield found


async def hears_of(
    guest: Guest, *, people: int | None = None, tables: set[str] | None = None
) -> None:
    """Read until the lobby shows so many people in the pool of the preset, or these tables."""

    def shows() -> bool:
        queues, shown = guest.tables["queues"], guest.tables["tables"]
        counted = [{"rules": "schieber", "time": "normal", "people": people}]
        return (people is None or queues == counted) and (
            tables is None or {one["table"] for one in shown} == tables
        )

    await guest.hears_that("tables", shows)


async def test_a_node_says_that_it_is_there_after_a_mistake(
    caplog: pytest.LogCaptureFixture,
) -> None:
    nodes, looks = LobbyNodes("peer", Node(1, POSTGRESQL), Lobby(), MemoryBus()), [0]

    def fail_once() -> None:
        looks.append(0)
        if len(looks) == 2:
            raise KeyError("a mistake")

    nodes.changed = fail_once
    await nodes.start()
    await until(lambda: len(looks) > 3)
    await nodes.close()
    assert [one.message for one in caplog.records] == ["the lobby cannot follow the other nodes"]


class LossyBus(MemoryBus):
    """A bus that is down for the next request, if the test wants it."""

    is_down = False

    async def request(self, subject: str, content: bytes, seconds: float) -> bytes:
        """Return the answer to a request."""
        if self.is_down:
            self.is_down = False
            raise BusDown(subject)
        return await super().request(subject, content, seconds)


@pytest.mark.parametrize("end", ["leave", "quit"])
async def test_the_coordinator_learns_that_somebody_has_gone_while_the_bus_was_away(
    end: str,
) -> None:
    bus, heard = LossyBus(), list[str]()
    nodes = SimpleNamespace(peer="here", coordinator="there", peers={"there"})
    match = ClusterMatch(cast("QuickMatch", None), cast("LobbyNodes", nodes), bus)

    async def answer(content: bytes) -> bytes:
        heard.append(msgspec.json.decode(content)["what"])
        return news.OK

    await bus.answer(news.coordinator_subject("there"), answer)
    client = FakeConnection()
    match.wait("key", client)
    await until(lambda: heard == ["wait"])
    bus.is_down = True
    getattr(match, end)(client)
    await until(lambda: heard == ["wait", end])


async def test_people_of_two_nodes_are_matched_with_one_another(lobbies: Lobbies) -> None:
    people = [lobbies.meet(name, other=name in "BD") for name in "ABCD"]
    for one in people:
        await one.waits(rules="schieber")
    for one in people:
        await hears_of(one, people=4)
    await people[1].hears_that("waiting", lambda: people[1].waiting["people"] == 4)
    await lobbies.wave()
    await asyncio.gather(*(one.hears("matched") for one in people))
    assert len({one.matched["table"] for one in people}) == 1
    assert {one.matched["seat"] for one in people} == {0, 1, 2, 3}
    await people[1].take_seat()


async def test_a_pair_of_two_nodes_sits_across(lobbies: Lobbies) -> None:
    anna, beat = lobbies.meet("Anna", other=True), lobbies.meet("Beat")
    await anna.enter(pair=True)
    shown = await beat.ask("lobby/pair", link=anna.link)
    assert (shown.json()["state"], shown.json()["name"]) == ("open", "Anna")
    await beat.enter(link=anna.link)
    await anna.hears_that("waiting", lambda: anna.waiting.get("ready"))
    others = [lobbies.meet(name, other=True) for name in "CD"]
    for one in others:
        await one.waits()
    await lobbies.wave()
    people = [anna, beat, *others]
    await asyncio.gather(*(one.hears("matched") for one in people))
    assert (anna.matched["seat"] - beat.matched["seat"]) % 4 == 2


async def test_everybody_sees_the_open_tables_of_all_nodes(lobbies: Lobbies) -> None:
    hosts = [lobbies.meet("Anna"), lobbies.meet("Beat", other=True)]
    tables = {(await one.host(listed=True))["table"] for one in hosts}
    watchers = [lobbies.meet("C"), lobbies.meet("D", other=True)]
    for one in watchers:
        await one.watch()
        await hears_of(one, tables=tables)
    assert watchers[0].tables == watchers[1].tables
    await hosts[1].stand_up()
    await hears_of(watchers[0], tables={hosts[0].ticket["table"]})


async def test_who_waits_waits_on_when_the_coordinator_ends(lobbies: Lobbies) -> None:
    anna, beat = lobbies.meet("Anna", other=True), lobbies.meet("Beat", other=True)
    gone = lobbies.meet("Carla")
    await anna.enter(pair=True)
    await beat.enter(link=anna.link)
    await gone.waits()
    await until(lambda: len([*lobbies.there.notes]) == 4)
    await lobbies.cluster.one.stop()
    quick = lobbies.there._quick
    await until(lambda: sum(entry.is_ready for entry in quick.people) == 2)
    await gone.vanish()
    gone.server = lobbies.cluster.other  # her page comes back with her entry
    await gone.watch()
    await gone.tell(t="wait", entry=gone.entry)
    dario = lobbies.meet("Dario", other=True)
    await dario.waits()
    await quick.wave()
    people = [anna, beat, gone, dario]
    await asyncio.gather(*(one.hears("matched") for one in people))
    assert (anna.matched["seat"] - beat.matched["seat"]) % 4 == 2
    assert len({one.matched["table"] for one in people}) == 1


@pytest.mark.parametrize("is_committed", [True, False])
async def test_nobody_gets_two_seats_when_the_coordinator_drains_while_it_stores_a_table(
    lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch, is_committed: bool
) -> None:
    people = [lobbies.meet(name, other=True) for name in "ABCD"]
    for one in people:
        await one.waits()
    create, is_storing = FriendStore.create, asyncio.Event()

    async def hang(store: FriendStore, new: NewTable) -> None:
        if is_committed:
            await create(store, new)
        is_storing.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as patched:
        patched.setattr(FriendStore, "create", hang)
        wave = lobbies.here._quick._waves = asyncio.create_task(lobbies.wave())
        await is_storing.wait()
    lobbies.cluster.one.registry.node.drain()  # type: ignore[union-attr]
    quick = lobbies.there._quick
    # A wave of its own may have come before.
    await until(
        lambda: sum(entry.is_ready or entry.matched is not None for entry in quick.people) == 4
    )
    await quick.wave()
    await asyncio.gather(*(one.hears("matched") for one in people))
    await lobbies.cluster.one.stop()
    assert wave.cancelled()
    found = sa.select(POOL_SEATS.c.table_id, POOL_SEATS.c.seat)
    store = lobbies.cluster.other.registry.store
    rows = await store.run(lambda connection: connection.execute(found).all())
    assert {(one.matched["table"], one.matched["seat"]) for one in people} == {*rows}
    assert len(rows) == 4
    await people[0].take_seat()


async def test_nobody_is_matched_with_people_of_a_node_that_is_gone(lobbies: Lobbies) -> None:
    people = [lobbies.meet(name, other=name == "D") for name in "ABCD"]
    for one in people:
        await one.waits()
    saying = lobbies.cluster.other.registry.bridges._saying
    assert saying is not None
    await saying.end()  # as if it had died after it was heard
    await lobbies.wave()
    assert [entry.matched for entry in lobbies.here._quick.people] == [None] * 4
    assert not lobbies.here._visitors


async def test_who_leaves_another_node_waits_no_more(lobbies: Lobbies) -> None:
    anna, beat = lobbies.meet("Anna", other=True), lobbies.meet("Beat", other=True)
    await anna.waits()
    await beat.waits()
    await anna.tell(t="quit")
    assert (await anna.hears("idle"))["code"] == "quit"
    await anna.tell(t="wait", entry=anna.entry)
    assert (await anna.hears("idle"))["code"] == "unknown"
    refused = await anna.ask("lobby/pair", link="unknown")
    assert refused.json()["error"]["code"] == "no-pair"
    await beat.vanish()
    await until(lambda: not any(entry.is_here for entry in lobbies.here._quick.people))
    assert not lobbies.here._visitors
    assert not lobbies.there._waiters


@pytest.mark.slow
async def test_a_node_that_is_cut_off_matches_its_own_people(
    lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [lobbies.meet(name, other=True) for name in "ABCD"]
    for one in people:
        await one.waits()
    monkeypatch.setattr(lobby_nodes, "SILENT_BEATS", 3.5)
    lobbies.cluster.broker.kill()
    quick = lobbies.there._quick
    await until(lambda: sum(entry.is_ready for entry in quick.people) == 4)
    await until(lambda: not lobbies.here._visitors)
    await quick.wave()
    await asyncio.gather(*(one.hears("matched") for one in people))


async def test_a_coordinator_that_stood_still_seats_nobody_until_the_others_come_back(
    lobbies: Lobbies,
) -> None:
    people = [lobbies.meet(name, other=name == "D") for name in "ABCD"]
    for one in people:
        await one.waits()
    (visitor,) = lobbies.here._visitors.values()
    lobbies.here._nodes._beaten -= 1e6
    await lobbies.wave()
    assert [entry.matched for entry in lobbies.here._quick.people] == [None] * 4
    lobbies.here._lapse()
    assert sum(entry.is_ready for entry in lobbies.here._quick.people) == 3
    await until(lambda: sum(entry.is_ready for entry in lobbies.here._quick.people) == 4)
    assert visitor not in lobbies.here._visitors.values()
    lobbies.here._nodes._beaten += 2e6
    await lobbies.wave()
    await asyncio.gather(*(one.hears("matched") for one in people))


@pytest.mark.slow
async def test_who_quits_when_the_coordinator_is_gone_waits_no_more(lobbies: Lobbies) -> None:
    anna = lobbies.meet("Anna", other=True)
    await anna.waits()
    lobbies.cluster.broker.kill()
    await until(lambda: not lobbies.cluster.other.registry.bus.is_connected)
    await anna.tell(t="quit")
    assert (await anna.hears("idle"))["code"] == "quit"
    assert not lobbies.there._waiters
