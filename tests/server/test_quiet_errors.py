"""Errors tell a client what it can do, and nothing of paths, statements and modules."""

import json
import logging
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
import pytest_asyncio
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from buur.server.errors import unavailable
from buur.server.http.middleware import SECURITY_HEADERS
from buur.server.settings import Settings
from tests.server.harness import Running, http_client, running
from tests.server.raw_client import raw_client

SECRETS = (
    "tables.db",
    "sqlite",
    "SELECT",
    "disk I/O error",
    "Traceback",
    "buur.server",
    "/srv",
)
"""What the error of a database says, and what only its operator may read."""


@pytest_asyncio.fixture
async def ill(settings: Settings) -> AsyncIterator[tuple[Running, dict[str, Any]]]:
    """A server whose database fails, and the ticket of a table that is not in memory."""
    async with running(settings) as server:
        ticket = await server.table()

        def fail() -> Any:
            cause = OSError("disk I/O error in /srv/buur/tables.db")
            raise sa.exc.OperationalError("SELECT secret FROM sqlite", {}, cause)

        engine = server.registry.store._engine
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(engine, "begin", fail)
            yield server, ticket


def requests(ticket: dict[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """Yield method, address and body of every request that needs the database."""
    key = {"table": ticket["table"], "token": ticket["token"]}
    table = ticket["table"]
    yield "POST", "/api/tables", {"name": "Anna"}
    yield "POST", "/api/tables/mine", {"tables": [key]}
    yield "POST", "/api/games", {"tables": [key]}
    yield "GET", f"/api/games/{table}", None
    yield "GET", f"/api/games/{table}/deals/1", None
    yield "GET", f"/api/games/{table}/record.jass", None
    yield "DELETE", f"/api/games/{table}", None
    yield "DELETE", "/api/games", None


async def test_a_database_that_fails_is_named_in_the_log_only(
    ill: tuple[Running, dict[str, Any]], caplog: pytest.LogCaptureFixture
) -> None:
    server, ticket = ill
    cookies = {"cookie": "buur-guest=anna"}
    caplog.clear()
    for method, path, body in requests(ticket):
        response = await server.http.request(method, path, json=body, headers=cookies)
        assert response.status_code == 503, (path, response.text)
        assert response.json() == {"error": unavailable().shape}
        assert not [word for word in SECRETS if word in response.text + str(response.headers)]
    (told,) = (one for one in caplog.records if one.levelno >= logging.WARNING)
    assert "tables.db" in told.getMessage()
    assert told.exc_info is None


async def test_a_socket_tells_nothing_of_a_database_that_fails(
    ill: tuple[Running, dict[str, Any]],
) -> None:
    server, ticket = ill
    async with server.client() as client:
        assert (await client.hello(ticket))["error"] == unavailable().shape
        with pytest.raises(ConnectionClosed) as closed:
            await client.next()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1013, "")
    assert len(client.received) == 1
    assert not [word for word in SECRETS if word in client.received[0]]


MALFORMED: dict[str, tuple[bytes, str]] = {
    "no JSON": (b"{", "application/json"),
    "no UTF-8": (b'{"name":"\xff"}', "application/json"),
    "half a pair": (b'{"name":"\\ud800"}', "application/json"),
    "another type": (b'{"name":1}', "application/json"),
    "an unknown field": (b'{"secret":1}', "application/json"),
    "deep": (b"[" * 20_000, "application/json"),
    "an unknown bot": (b'{"bots":["/etc/passwd","steady","steady"]}', "application/json"),
    "a bot from a file": (b'{"bots":["sharp+/etc/passwd","steady","steady"]}', "application/json"),
    "unknown rules": (b'{"rules":"../../etc/passwd"}', "application/json"),
    "another content": (b"a=b", "text/plain"),
}


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("name", MALFORMED)
async def test_a_body_that_cannot_be_read_is_refused_without_a_trace(
    server: Running, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    body, kind = MALFORMED[name]
    answer = await server.http.post("/api/tables", content=body, headers={"content-type": kind})
    assert 400 <= answer.status_code < 500, answer.text
    assert not [word for word in (*SECRETS, "msgspec", "No such file") if word in answer.text]
    assert not caplog.records


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("path", "header"),
    [
        ("/%ff", b"x"),
        ("/api/games/%ff%00", b"x"),
        ("/table/%c3%28", b"x"),
        ("/api/games/%ed%a0%80/record.jass", b"buur-guest=\xff\xfe"),
        ("/api/games/x", b"buur-guest=\xe2\x82"),
        ("/api/games/x", b"__Host-buur-guest=\xf0\x9f\x8c\xbb; =; \xff"),
    ],
)
async def test_bytes_that_are_no_utf8_are_refused_without_a_trace(
    server: Running, caplog: pytest.LogCaptureFixture, path: str, header: bytes
) -> None:
    async with http_client(httpx.AsyncClient, server.url) as http:
        answer = await http.get(path, headers={b"cookie": header})
    assert answer.status_code in (200, 404)
    assert not [record for record in caplog.records if record.exc_info]


UPGRADE = "Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
VERSION = "Sec-WebSocket-Version: 13\r\n"


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("path", "more", "status", "code"),
    [
        ("/elsewhere", KEY + VERSION, 404, "not-found"),
        ("/ws/k7wq/x", KEY + VERSION, 404, "not-found"),
        ("/ws/", KEY + VERSION, 404, "not-found"),
        ("/api/health", KEY + VERSION, 404, "not-found"),
        ("/ws", KEY + VERSION + "Origin: https://evil.example\r\n", 403, "bad-origin"),
        ("/ws/k7wq", VERSION, 400, "bad-http"),
        ("/ws", VERSION, 400, "bad-http"),
        ("/ws", KEY, 400, "bad-http"),
        ("/ws", KEY + "Sec-WebSocket-Version: 8\r\n", 400, "bad-http"),
        ("/ws", VERSION + "Sec-WebSocket-Key: x\r\n", 400, "bad-http"),
    ],
)
async def test_a_websocket_that_is_refused_gets_an_answer_like_any_other(
    server: Running, path: str, more: str, status: int, code: str
) -> None:
    async with raw_client(server) as client:
        await client.send(f"GET {path} HTTP/1.1\r\n{UPGRADE}{more}\r\n".encode())
        head, _, body = (await client.rest()).partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in lines)
    assert first.startswith(f"HTTP/1.1 {status} ")
    assert json.loads(body)["error"]["code"] == code
    assert {
        name: value.lower() for name, value in SECURITY_HEADERS.items()
    }.items() <= headers.items()
    assert headers["content-type"] == "application/json"
    assert headers["cache-control"] == "no-store"
