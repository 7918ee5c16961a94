"""A server behind HAProxy with the configuration of ``deploy/``: pages, WebSockets, addresses."""

import asyncio
import contextlib
import shutil
from collections.abc import AsyncIterator
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest_asyncio
from websockets.asyncio.client import connect

from buur.server.settings import Settings
from tests.server.harness import PATIENCE, Client, Running, http_client, running
from tools.broker import free_port
from tools.needs import apt_install
from tools.waiting import next_look
from tools.watchdog import Watchdog

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "haproxy" / "haproxy.cfg"
HERE = "127.0.0.1"
PATHS = ["/api/ready"] * 6 + [f"/ws/table-{number}" for number in range(30)]
"""Addresses that would reach every node of the configuration."""


def configuration(node: int, port: int) -> str:
    """Return the configuration with one node that runs, and two that do not."""
    text = CONFIGURATION.read_text(encoding="utf-8")
    text = text.replace("bind :80\n", f"bind {HERE}:{port}\n")
    for number, at in ((1, node), (2, free_port()), (3, free_port())):
        text = text.replace(f"{HERE}:816{number}", f"{HERE}:{at}")
    return text


@pytest_asyncio.fixture
async def proxied(settings: Settings, tmp_path: Path) -> AsyncIterator[tuple[Running, int]]:
    """A server, and the port of a proxy in front of it."""
    if shutil.which("haproxy") is None:
        apt_install("haproxy")
    program = shutil.which("haproxy")
    assert program, "install haproxy"
    trusted = replace(settings, trusted_proxies=frozenset({ip_network(HERE)}))
    async with running(trusted) as server:
        port, file = free_port(), tmp_path / "haproxy.cfg"
        file.write_text(configuration(httpx.URL(server.url).port or 0, port), encoding="utf-8")
        process = await asyncio.create_subprocess_exec(
            program, "-db", "-f", str(file), stdout=asyncio.subprocess.DEVNULL
        )
        watchdog = Watchdog(process.pid)
        try:
            await answering(port)
            yield server, port
        finally:
            watchdog.release()
            process.terminate()
            await process.wait()


async def answering(port: int) -> None:
    """Wait until the proxy knows which nodes are ready."""
    async with asyncio.timeout(PATIENCE), http_client(httpx.AsyncClient) as http:
        while True:
            with contextlib.suppress(httpx.TransportError):
                answers = [await http.get(f"http://{HERE}:{port}{path}") for path in PATHS]
                if all(answer.status_code < 500 for answer in answers):
                    return
            await next_look()


async def test_people_play_through_the_proxy(proxied: tuple[Running, int]) -> None:
    server, port = proxied
    ticket = await server.table()
    address = f"ws://{HERE}:{port}/ws/{ticket['table']}"
    async with connect(address, ping_interval=None) as socket:
        client = Client(socket, server.registry)
        assert (await client.hello(ticket))["t"] == "welcome"
        assert (await client.do(client.move()))["t"] == "ok"
    async with http_client(httpx.AsyncClient) as http:
        page = await http.get(f"http://{HERE}:{port}/", headers={"accept": "text/html"})
        forged = {"x-forwarded-for": "203.0.113.9"}
        await http.get(f"http://{HERE}:{port}/api/rules", headers=forged)
    assert "<html" in page.text
    assert "203.0.113.9" not in str(vars(server.server.app.rate_limits.requests))


async def test_a_node_that_drains_gets_nobody_new(proxied: tuple[Running, int]) -> None:
    server, port = proxied
    server.server.app.readiness.drain()
    status = 200
    async with asyncio.timeout(PATIENCE), http_client(httpx.AsyncClient) as http:
        while status != 503:
            status = (await http.get(f"http://{HERE}:{port}/")).status_code
    assert (await server.http.get("/api/health")).status_code == 200
