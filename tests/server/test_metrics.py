"""Figures for Prometheus: on an address of their own, true, and without anything personal."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace

import httpx
import pytest
import pytest_asyncio
from prometheus_client.parser import text_string_to_metric_families

from buur.server import metrics
from buur.server.errors import ServerError
from buur.server.http.app import create_app
from buur.server.http.metrics_page import LiveFigures, MetricsListener
from buur.server.run import bind
from buur.server.settings import ListenAddress, Settings
from buur.server.storage.node import SQLITE
from tests.server.harness import Running, http_client, running

HERE = "127.0.0.1"


@pytest_asyncio.fixture
async def served(settings: Settings) -> AsyncIterator[Running]:
    """A server whose figures can be read."""
    async with running(settings) as server:
        yield server


async def figures(server: Running) -> dict[str, float]:
    """Return the figures as Prometheus gets them, by name with labels."""
    readiness = server.server.app.readiness
    with MetricsListener(ListenAddress(HERE, 0), LiveFigures(server.registry, readiness)) as shown:
        async with http_client(httpx.AsyncClient) as http:
            answer = await http.get(f"http://{HERE}:{shown.port}/metrics")
    assert answer.status_code == 200
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


async def test_an_act_a_table_and_a_socket_are_counted(served: Running) -> None:
    before = await figures(served)
    async with served.playing() as client:
        await client.do(client.move())
        await client.do({"e": "played", "card": "nonsense"})
        now = await figures(served)
        assert now["buur_live_tables"] == 1
        assert now["buur_sockets"] == before["buur_sockets"] + 1
    assert now["buur_acts_total ok"] == before["buur_acts_total ok"] + 1
    assert now["buur_acts_total refused"] == before["buur_acts_total refused"] + 1
    assert now["buur_commit_seconds_count"] > before["buur_commit_seconds_count"]
    assert now["buur_commit_tables_count"] == now["buur_commit_seconds_count"]
    assert now["buur_database_usable"] == 1
    assert now["buur_bus_connected"] == 1
    assert 0 < now["buur_lease_left_seconds"] <= SQLITE.lease


async def test_bytes_that_no_client_reads_are_shown(served: Running) -> None:
    metrics.note_unread(7)
    assert (await figures(served))["buur_unread_bytes"] == 7


async def test_a_refused_request_is_counted_by_its_code(served: Running) -> None:
    await served.http.get("/api/health", headers={"host": "evil.example"})
    before = await figures(served)
    await served.http.post("/api/tables", headers={"origin": "https://evil.example"}, json={})
    now = await figures(served)
    name = "buur_refused_total bad-origin"
    assert now[name] == before.get(name, 0) + 1


@pytest.mark.parametrize(
    ("count", "name"),
    [
        (lambda: metrics.count_claim("lease"), "buur_claims_total lease"),
        (metrics.count_deposed, "buur_deposed_total"),
        (metrics.count_bridged, "buur_bridged_total"),
        (metrics.count_broken, "buur_broken_tables_total"),
        (lambda: metrics.count_stand_in("absent"), "buur_stand_ins_total absent"),
    ],
)
async def test_other_modules_count_by_functions(count, name: str, served: Running) -> None:  # type: ignore[no-untyped-def]
    before = await figures(served)
    count()
    assert (await figures(served))[name] == before[name] + 1


async def test_the_public_address_does_not_have_them(served: Running) -> None:
    assert (await served.http.get("/metrics")).status_code == 404


async def test_labels_have_nothing_personal(served: Running) -> None:
    async with served.playing(name="Anna") as client:
        table = client.ticket["table"]
        names = " ".join(await figures(served))
    assert "Anna" not in names
    assert table not in names
    assert not re.search(r"127\.0", names)


def test_an_address_that_is_taken_is_told() -> None:
    with bind(HERE, 0) as taken:
        address = ListenAddress(HERE, taken.getsockname()[1])
        with pytest.raises(ServerError, match="cannot show metrics at 127"):
            MetricsListener(address, metrics.REGISTRY)


async def test_a_server_shows_them_where_its_settings_say(settings: Settings) -> None:
    with bind(HERE, 0) as free:
        port = free.getsockname()[1]
    shown = replace(settings, metrics=ListenAddress(HERE, port))
    async with running(shown), http_client(httpx.AsyncClient) as http:
        answer = await http.get(f"http://{HERE}:{port}/metrics")
    assert "buur_live_tables 0.0" in answer.text
    assert create_app(settings).readiness.is_draining is False
