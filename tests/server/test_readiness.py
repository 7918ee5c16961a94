"""``/api/ready`` tells a proxy whether to send people here."""

import asyncio
import signal
import threading
from dataclasses import replace

import pytest

from buur.server.bus import factory
from buur.server.bus.memory import MemoryBus
from buur.server.http import readiness
from buur.server.http.app import create_app
from buur.server.run import Server
from buur.server.settings import Settings
from buur.server.storage.table_store import TableStore
from tests.server.harness import PATIENCE, LoopClock, Running, running


async def ready(server: Running) -> tuple[int, str]:
    """Return status code and word of ``/api/ready``."""
    answer = await server.http.get("/api/ready")
    return answer.status_code, answer.json()["status"]


async def test_a_server_that_runs_is_ready(settings: Settings) -> None:
    async with running(settings) as server:
        assert await ready(server) == (200, "ready")


async def test_the_check_of_a_proxy_needs_no_name_of_the_server(settings: Settings) -> None:
    async with running(replace(settings, hosts=frozenset({"jass.example"}))) as server:
        assert await ready(server) == (200, "ready")
        assert (await server.http.get("/")).status_code == 421
        named = await server.http.get("/", headers={"host": "jass.example"})
        assert named.status_code == 200


async def test_a_server_that_drains_is_not_ready_and_goes_on(settings: Settings) -> None:
    async with running(settings) as server, server.playing() as client:
        server.server.app.readiness.is_draining = True
        assert await ready(server) == (503, "draining")
        assert (await server.http.get("/api/health")).status_code == 200
        assert (await client.do(client.move()))["t"] == "ok"


async def test_without_its_lease_it_is_not_ready(settings: Settings) -> None:
    async with running(settings) as server:
        server.server.app.readiness.holds_lease = lambda: False
        assert await ready(server) == (503, "lease")


class LostBus(MemoryBus):
    """A bus that may be lost."""

    def lose(self) -> None:
        """Be lost now."""
        self.down_since = asyncio.get_running_loop().time()


async def test_after_three_seconds_without_the_bus_it_is_not_ready(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = LostBus()
    monkeypatch.setattr(factory, "MemoryBus", lambda: bus)
    async with running(settings) as server:
        clock = LoopClock(monkeypatch)
        bus.lose()
        assert await ready(server) == (200, "ready")
        clock.skip(readiness.BUS_PATIENCE)
        assert await ready(server) == (503, "bus")
        bus.down_since = None
        assert await ready(server) == (200, "ready")


async def test_a_slow_database_is_not_ready(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PATIENCE", 0.01)
    async with running(settings) as server:
        is_over = threading.Event()
        waiting = asyncio.create_task(server.registry.store.run(lambda _: is_over.wait()))
        await asyncio.sleep(0)
        assert await ready(server) == (503, "database")
        is_over.set()
        await waiting


async def test_before_the_database_is_open_it_is_not_ready(settings: Settings) -> None:
    assert await create_app(settings).readiness.status() == "starting"


async def test_many_requests_ask_the_database_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[TableStore]()

    async def answers(store: TableStore) -> bool:
        asked.append(store)
        await asyncio.sleep(0)
        return True

    monkeypatch.setattr(readiness, "_answers", answers)
    async with running(settings) as server:
        found = await asyncio.gather(*[ready(server) for _ in range(20)])
    assert set(found) == {(200, "ready")}
    assert len(asked) == 1


async def test_the_first_sigterm_drains_and_the_second_ends(settings: Settings) -> None:
    app = create_app(replace(settings, drain_seconds=1000))
    server = Server(app, "", None, None)
    server._loop = asyncio.get_running_loop()
    server.handle_exit(signal.SIGTERM, None)
    assert (app.readiness.is_draining, server.should_exit) == (True, False)
    server.handle_exit(signal.SIGTERM, None)
    assert server.should_exit


async def test_a_server_that_the_operator_has_drained_waits_no_more(settings: Settings) -> None:
    app = create_app(replace(settings, drain_seconds=1000))
    server = Server(app, "", None, None)
    server._loop = asyncio.get_running_loop()
    app.readiness.drain()
    server.handle_exit(signal.SIGTERM, None)
    assert server._draining is not None
    await server._draining
    assert server.should_exit


async def test_a_drained_server_ends_after_its_time(settings: Settings) -> None:
    app = create_app(replace(settings, drain_seconds=0.01))
    server, ended = Server(app, "", None, None), asyncio.Event()
    server._loop = asyncio.get_running_loop()
    server.handle_exit(signal.SIGTERM, None)
    server._loop.call_later(0.02, ended.set)
    await asyncio.wait_for(ended.wait(), PATIENCE)
    assert server.should_exit
