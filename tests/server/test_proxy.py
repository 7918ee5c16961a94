"""A server behind HAProxy with the configuration of ``deploy/``: pages, WebSockets, addresses."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest_asyncio
from websockets.asyncio.client import connect

from buur.server.settings import Settings
from tests.server.harness import PATIENCE, Client, Running, http_client, running
from tools.haproxy import HaProxy, running_haproxy

HERE = "127.0.0.1"


@pytest_asyncio.fixture
async def proxied(settings: Settings, tmp_path: Path) -> AsyncIterator[tuple[Running, HaProxy]]:
    """A server, and a proxy in front of it."""
    trusted = replace(settings, trusted_proxies=frozenset({ip_network(HERE)}))
    async with running(trusted) as server:
        with running_haproxy(tmp_path, [server.url]) as proxy:
            await proxy.knows(1)
            yield server, proxy


async def test_people_play_through_the_proxy(proxied: tuple[Running, HaProxy]) -> None:
    server, proxy = proxied
    ticket = await server.table()
    async with connect(proxy.socket_url(ticket["table"]), ping_interval=None) as socket:
        client = Client(socket, server.registry)
        assert (await client.hello(ticket))["t"] == "welcome"
        assert (await client.do(client.move()))["t"] == "ok"
    async with http_client(httpx.AsyncClient) as http:
        page = await http.get(proxy.url, headers={"accept": "text/html"})
        forged = {"x-forwarded-for": "203.0.113.9"}
        await http.get(f"{proxy.url}api/rules", headers=forged)
    assert "<html" in page.text
    assert "203.0.113.9" not in str(vars(server.server.app.rate_limits.requests))


async def test_a_node_that_drains_gets_nobody_new(proxied: tuple[Running, HaProxy]) -> None:
    server, proxy = proxied
    server.server.app.readiness.drain()
    status = 200
    async with asyncio.timeout(PATIENCE), http_client(httpx.AsyncClient) as http:
        while status != 503:
            status = (await http.get(proxy.url)).status_code
    assert (await server.http.get("/api/health")).status_code == 200


async def test_while_no_node_has_the_bus_people_play_on(proxied: tuple[Running, HaProxy]) -> None:
    server, proxy = proxied
    server.server.app.readiness.is_cut_off = lambda: True
    await proxy.knows()
    async with http_client(httpx.AsyncClient) as http:
        assert (await http.get(f"{proxy.url}api/ready")).json()["status"] == "bus"
        assert (await http.get(f"{proxy.url}api/rules")).status_code == 200
    ticket = await server.table()
    async with connect(proxy.socket_url(ticket["table"]), ping_interval=None) as socket:
        assert (await Client(socket).hello(ticket))["t"] == "welcome"
