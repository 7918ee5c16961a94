"""Rate limits of requests by address and guest, also behind a proxy."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from ipaddress import ip_network
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from buur.server.settings import Rate, Settings
from tests.server.harness import PLENTY, Running, running
from tests.server.raw_client import raw_client
from tests.server.visitors import error_code

TWO = Rate(per_second=1e-6, burst=2)
"""Two requests for ever."""
COMPUTED: Mapping[str, Any] = {
    "/api/explain": {},
    "/api/card-order": {"contract": "oben"},
    "/api/series": {"pairs": ["A", "B"]},
    "/api/tables/mine": {"tables": []},
}


@asynccontextmanager
async def limited(settings: Settings, **limits: Any) -> AsyncIterator[Running]:
    """Run a server with some limits, the others without effect."""
    async with running(replace(settings, limits=replace(PLENTY, **limits))) as server:
        yield server


@pytest.mark.parametrize("path", COMPUTED)
async def test_computed_answers_have_a_limit_by_address(settings: Settings, path: str) -> None:
    async with limited(settings, computations=TWO) as server:
        for _ in range(2):
            answer = await server.http.post(path, json=COMPUTED[path])
            assert answer.status_code == 200, answer.text
        for other in COMPUTED:
            answer = await server.http.post(other, json=COMPUTED[other])
            assert error_code(answer) == (429, "too-many-requests")
        assert (await server.http.get("/api/health")).is_success


async def test_requests_of_every_kind_have_a_limit_by_address(settings: Settings) -> None:
    async with limited(settings, requests=TWO) as server:
        assert (await server.http.get("/api/health")).is_success
        async with server.client() as client:
            with pytest.raises(InvalidStatus) as refused:
                async with server.client():
                    pass
            assert refused.value.response.status_code == 429
            assert (await client.ping())["t"] == "pong"
        answer = await server.http.get("/")
        assert error_code(answer) == (429, "too-many-requests")
        assert "content-security-policy" in answer.headers


async def test_own_parties_have_a_limit_by_guest(settings: Settings) -> None:
    proxy = frozenset({ip_network("127.0.0.0/8")})
    async with limited(replace(settings, trusted_proxies=proxy), games=TWO) as server:
        statuses = []
        for end, guest in enumerate(["anna", "anna", "anna", "beat"]):
            headers = {"x-forwarded-for": f"192.0.2.{end}", "cookie": f"buur-guest={guest}"}
            answer = await server.http.post("/api/games", json={}, headers=headers)
            statuses.append(answer.status_code)
    assert statuses == [200, 200, 429, 200]


# Behind a proxy.


async def tables_from(server: Running, *forwarded: str | None) -> list[int]:
    """Make a table for each value of ``X-Forwarded-For``; return the statuses."""
    statuses = []
    for value in forwarded:
        headers = {} if value is None else {"x-forwarded-for": value}
        answer = await server.http.post("/api/tables", json={}, headers=headers)
        statuses.append(answer.status_code)
    return statuses


async def test_a_client_cannot_choose_its_address(settings: Settings) -> None:
    async with limited(settings, tables=TWO) as server:
        addresses = [f"192.0.2.{end}" for end in range(3)]
        assert await tables_from(server, *addresses) == [201, 201, 429]


async def test_a_trusted_proxy_names_the_address_of_its_client(settings: Settings) -> None:
    proxies = frozenset({ip_network("127.0.0.0/8"), ip_network("10.0.0.0/8")})
    async with limited(replace(settings, trusted_proxies=proxies), tables=TWO) as server:
        assert await tables_from(server, *["192.0.2.1"] * 3) == [201, 201, 429]
        invented = ["8.8.8.8, 192.0.2.1", "10.1.1.1, 192.0.2.1", "192.0.2.1, 10.1.2.3"]
        assert await tables_from(server, *invented) == [429] * 3
        assert await tables_from(server, "192.0.2.1, 192.0.2.2", None) == [201, 201]


async def test_clients_behind_a_proxy_have_as_many_connections_as_others(
    settings: Settings,
) -> None:
    proxied = replace(settings, trusted_proxies=frozenset({ip_network("127.0.0.1")}))
    async with limited(proxied, connections_per_address=2) as server:

        def client(address: str) -> Any:
            return server.client(additional_headers={"x-forwarded-for": address})

        async with client("192.0.2.1"), client("192.0.2.1") as second, client("192.0.2.2"):
            with pytest.raises(InvalidStatus) as refused:
                async with client("192.0.2.1"):
                    pass
            assert refused.value.response.status_code == 429
            assert (await second.ping())["t"] == "pong"
        async with client("192.0.2.1") as again:
            assert (await again.ping())["t"] == "pong"


async def test_a_proxy_may_say_that_its_client_uses_https(settings: Settings) -> None:
    headers = {"x-forwarded-proto": "https"}
    for proxies, is_secure in ((frozenset({ip_network("127.0.0.1")}), True), (frozenset(), False)):
        async with running(replace(settings, trusted_proxies=proxies)) as server:
            answer = await server.http.get("/api/health", headers=headers)
            assert ("strict-transport-security" in answer.headers) is is_secure


# Other answers at the door.


@pytest.mark.asyncio(loop_scope="module")
async def test_a_websocket_at_another_address_is_refused_like_other_requests(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    async with raw_client(server) as client:
        await client.send(
            b"GET /other HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            b"Sec-WebSocket-Version: 13\r\n\r\n"
        )
        answer = (await client.rest()).lower()
    assert answer.startswith(b"http/1.1 404 ")
    assert b"content-security-policy: " in answer
    assert b'"code":"not-found"' in answer
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_client_that_leaves_before_its_body_has_come_is_no_fault(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(settings) as server:
        async with raw_client(server) as client:
            await client.send(
                b"POST /api/explain HTTP/1.1\r\nHost: localhost\r\n"
                b"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
            )
            await server.http.get("/api/health")
        await server.http.get("/api/health")
    assert not [record for record in caplog.records if record.exc_info]
