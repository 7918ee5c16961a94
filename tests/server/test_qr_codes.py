"""QR codes of links to this server, and of nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from buur.server.settings import Limits, Rate
from tests.qr_reader import modules_of_path, read_modules
from tests.server.harness import Running, http_client, running, settings_for
from tests.server.visitors import error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")

PATH = "/table/k7wxyzabcdef#join=" + "aB3_-x" * 5
QUIET = 4


@pytest_asyncio.fixture(loop_scope="module")
async def http(server: Running) -> AsyncIterator[httpx.AsyncClient]:
    """Give a browser at the shared server."""
    async with http_client(httpx.AsyncClient, server.url) as http:
        yield http


async def test_a_camera_reads_the_link_to_this_server(
    http: httpx.AsyncClient, server: Running
) -> None:
    response = await http.post("/api/qr", json={"path": PATH})
    answer = response.json()
    rows = modules_of_path(answer["path"], answer["size"])
    assert read_modules(rows) == answer["link"] == server.url.rstrip("/") + PATH
    assert response.headers["cache-control"] == "no-store"
    edge = [*rows[:QUIET], *rows[-QUIET:], *(row[:QUIET] + row[-QUIET:] for row in rows)]
    assert not any(any(row) for row in edge)


async def test_behind_a_proxy_the_link_has_the_browsers_scheme(tmp_path: Path) -> None:
    settings = replace(settings_for(tmp_path), origins=frozenset({"https://jass.example"}))
    async with running(settings) as server, http_client(httpx.AsyncClient, server.url) as http:
        origin = {"origin": "https://jass.example"}
        response = await http.post("/api/qr", json={"path": PATH}, headers=origin)
    assert response.json()["link"] == "https://jass.example" + PATH


@pytest.mark.parametrize(
    "path",
    [
        "//evil.example/",
        "/\\evil.example/",
        "https://evil.example/",
        "table/x",
        "",
        "/a b",
        "/é",
        "/x\n",
        "/" + "x" * 256,
    ],
)
async def test_other_addresses_get_no_code(path: str, http: httpx.AsyncClient) -> None:
    assert error_code(await http.post("/api/qr", json={"path": path})) == (422, "bad-request")


async def test_a_link_with_a_long_name_of_the_server_gets_no_code(
    http: httpx.AsyncClient,
) -> None:
    host = {"host": "x" * 500 + ".example"}
    response = await http.post("/api/qr", json={"path": PATH}, headers=host)
    assert error_code(response)[0] in (421, 422)


async def test_codes_are_limited_like_answers_that_are_computed(tmp_path: Path) -> None:
    limits = Limits(computations=Rate(per_second=0, burst=1))
    settings = replace(settings_for(tmp_path), limits=limits)
    async with running(settings) as server, http_client(httpx.AsyncClient, server.url) as http:
        statuses = [(await http.post("/api/qr", json={"path": PATH})).status_code for _ in "12"]
    assert statuses == [200, 429]
