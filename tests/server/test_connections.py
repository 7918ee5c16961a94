"""Limits of connections: sizes and times of requests, unread answers, numbers by address."""

import asyncio
import gc
import json
from collections import Counter
from dataclasses import replace
from ipaddress import ip_network
from typing import Any

import pytest

from buur.server.http.connections import ConnectionRegistry, UnreadAnswers
from buur.server.http.middleware import SECURITY_HEADERS
from buur.server.settings import Limits, Settings
from tests.server.harness import PATIENCE, PLENTY, LoopClock, Running, running
from tests.server.raw_client import HEALTH, UPGRADE, raw_client

LIMITS = Limits()
HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"POST /api/explain HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
MEGABYTE = 1 << 20


def error_in(answer: bytes) -> tuple[int, str]:
    """Return status and code of an error."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split(b" ")[1]), json.loads(body)["error"]["code"]


def head_of(size: int, line: int = 1000) -> bytes:
    """Return a whole head with a number of bytes, in headers of some length."""
    rest = size - len(HEAD) - 2
    lines = [b"X: ".ljust(line - 2, b"a") + b"\r\n"] * (rest // line - 1)
    last = b"X: ".ljust(rest - sum(map(len, lines)) - 2, b"a") + b"\r\n"
    return b"".join([HEAD, *lines, last, b"\r\n"])


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("request_", "status", "code"),
    [
        (
            b"GET /" + b"a" * LIMITS.target + b" HTTP/1.1\r\nHost: x\r\n\r\n",
            414,
            "address-too-long",
        ),
        (b"GET /" + b"a" * (LIMITS.target + 40), 414, "address-too-long"),
        (HEAD + b"X: " + b"a" * LIMITS.head, 431, "head-too-large"),
        (HEAD + b"a: b\r\n" * (LIMITS.head // 6), 431, "head-too-large"),
        (head_of(LIMITS.head + 100), 431, "head-too-large"),
        (UPGRADE + b"X: " + b"a" * 8200 + b"\r\n\r\n", 431, "head-too-large"),
        (UPGRADE + b"X: a\r\n" * 200 + b"\r\n", 431, "head-too-large"),
        (UPGRADE.replace(b"GET", b"POST", 1) + b"\r\n", 405, "method-not-allowed"),
        (b"no HTTP\r\n\r\n", 400, "bad-http"),
        (HEAD + b"Host: other\r\n\r\n", 400, "bad-http"),
        (BODY + b"Transfer-Encoding: gzip\r\n\r\n", 501, "bad-http"),
        (b"POST /api/explain HTTP/1.1\r\n\r\n", 400, "bad-http"),
    ],
)
async def test_a_request_that_cannot_be_read_is_refused(
    server: Running, request_: bytes, status: int, code: str
) -> None:
    async with raw_client(server) as client:
        await client.send(request_)
        answer = await client.rest()
    assert error_in(answer) == (status, code)
    names = {
        line.partition(b":")[0].decode() for line in answer.split(b"\r\n\r\n")[0].split(b"\r\n")
    }
    assert SECURITY_HEADERS.keys() <= names


@pytest.mark.asyncio(loop_scope="module")
async def test_a_head_may_be_as_large_as_the_limit(server: Running) -> None:
    target = b"GET /" + b"a" * (LIMITS.target - 1) + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for request, status in ((target, 404), (head_of(LIMITS.head - 32), 200)):
        async with raw_client(server) as client:
            await client.send(request)
            assert await client.status() == status


@pytest.mark.asyncio(loop_scope="module")
async def test_an_endless_head_is_not_read(server: Running) -> None:
    async with raw_client(server) as client:
        await client.send(HEAD + b"X: ")
        assert await client.send_until_blocked(b"a" * 65_536, 4 * MEGABYTE) < MEGABYTE


@pytest.mark.asyncio(loop_scope="module")
async def test_a_broken_body_ends_an_answer_that_has_begun(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    chunked = BODY.replace(b"POST /api/explain", b"GET /api/health")
    async with raw_client(server) as client:
        await client.send(chunked + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n")
        assert await client.status() == 200
        await client.send(b"no chunk\r\n")
        assert b"HTTP/1.1" not in await client.rest()
    assert not [record for record in caplog.records if record.exc_info]


# Deadlines.


async def turn(server: Running) -> None:
    """Have the server answer another client, and so process what has come and is due."""
    async with raw_client(server) as other:
        await other.send(HEALTH.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert (await other.rest()).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    ("sent", "seconds", "answer"),
    [
        (b"", LIMITS.head_seconds, None),
        (b"GET", LIMITS.head_seconds, (408, "too-slow")),
        (HEAD, LIMITS.head_seconds, (408, "too-slow")),
        (UPGRADE, LIMITS.head_seconds, (408, "too-slow")),
        (BODY + b"Content-Length: 9\r\n\r\n{", LIMITS.body_seconds, (408, "too-slow")),
        (BODY + b"Transfer-Encoding: chunked\r\n\r\n", LIMITS.body_seconds, (408, "too-slow")),
    ],
)
async def test_a_request_that_does_not_come_in_time_is_refused(
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    sent: bytes,
    seconds: float,
    answer: tuple[int, str] | None,
) -> None:
    async with running(settings) as server, raw_client(server) as client:
        await client.send(sent)
        await turn(server)
        clock = LoopClock(monkeypatch)
        clock.skip(seconds - 1)
        await turn(server)
        assert len(open_connections(server)) == 1
        clock.skip(2)
        rest = await client.rest()
        assert (error_in(rest) if answer else rest) == (answer or b"")
    assert not [record for record in caplog.records if record.exc_info]


async def test_single_bytes_do_not_extend_the_time(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as server, raw_client(server) as client:
        clock = LoopClock(monkeypatch)
        for byte in HEAD[: int(LIMITS.head_seconds) // 2]:
            await client.send(bytes([byte]))
            clock.skip(2)
            await turn(server)
        assert error_in(await client.rest()) == (408, "too-slow")


async def test_each_request_of_a_connection_has_the_whole_time(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as server, raw_client(server) as client:
        clock = LoopClock(monkeypatch)
        for _ in range(5):
            await client.send(HEAD)
            clock.skip(LIMITS.head_seconds - 5)
            await turn(server)
            await client.send(b"\r\n")
            assert await client.status() == 200


async def test_a_body_that_is_never_read_has_a_deadline_too(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as server, raw_client(server) as client:
        await client.send(HEAD + b"Content-Length: 1000\r\n\r\n")
        assert await client.status() == 200
        LoopClock(monkeypatch).skip(LIMITS.body_seconds + 1)
        assert b"HTTP/1.1" not in await client.rest()


async def test_a_client_that_does_not_read_its_answers_is_cut_off(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as server, raw_client(server, buffer=4096) as client:
        async with asyncio.timeout(PATIENCE):
            while open_connections(server).unread == 0:
                await client.send(HEALTH.replace(b"health", b"rules"))
                await asyncio.sleep(0)
        clock = LoopClock(monkeypatch)
        for _ in range(2):
            clock.skip(LIMITS.unread_seconds)
            await turn(server)
        assert open_connections(server).unread == 0


@pytest.mark.asyncio(loop_scope="module")
async def test_requests_wait_until_answers_are_read(server: Running) -> None:
    async with raw_client(server, buffer=4096) as client:
        await client.send_until_blocked(HEALTH * 5000, 16 * MEGABYTE)
        kinds = Counter(type(one).__name__ for one in gc.get_objects())
    assert kinds["RequestResponseCycle"] < 10


@pytest.mark.asyncio(loop_scope="module")
async def test_requests_that_came_at_once_are_answered_in_order(server: Running) -> None:
    async with raw_client(server) as client:
        await client.send(HEALTH * 100 + HEALTH.replace(b"GET", b"PUT") + HEALTH)
        statuses = [await client.status() for _ in range(102)]
    assert statuses == [*[200] * 100, 405, 200]


def open_connections(server: Running) -> ConnectionRegistry:
    return server.server.config.open_connections


def test_a_client_that_reads_slowly_is_not_stuck() -> None:
    answers = UnreadAnswers(30)
    assert not answers.is_stuck(0, 0)
    assert not answers.is_stuck(100_000, 10)
    assert not answers.is_stuck(83_616, 39)  # 16 KB were read
    assert not answers.is_stuck(83_000, 68)
    assert answers.is_stuck(83_000, 69)
    assert not answers.is_stuck(0, 70)
    assert not answers.is_stuck(10, 71)
    assert not answers.is_stuck(90_000, 80)  # more was written
    assert not answers.is_stuck(73_616, 100)
    assert not answers.is_stuck(73_616, 129)
    assert answers.is_stuck(73_616, 130)


# Numbers of connections.


def registry_of(**limits: Any) -> ConnectionRegistry:
    networks = frozenset({ip_network("10.0.0.0/8"), ip_network("2001:db8:5::/48")})
    return ConnectionRegistry(Limits(**limits), networks)


def admitted(registry: ConnectionRegistry, *addresses: str) -> list[str | None]:
    """Return the codes with which connections are refused, None for those that are admitted."""
    problems = [registry.admit(object(), object(), address) for address in addresses]  # type: ignore[arg-type]
    return [None if problem is None else problem.code for problem in problems]


def test_an_address_has_a_part_of_all_connections() -> None:
    registry = registry_of(connections=8, connections_per_address=3)
    refused = "too-many-connections"
    assert admitted(registry, *["192.0.2.1"] * 3) == [None, None, refused]
    assert admitted(registry, *["2001:db8::1", "2001:db8::2", "2001:db8::3"]) == [None] * 2 + [
        refused
    ]
    assert admitted(registry, "192.0.2.2", "", "192.0.2.3", "192.0.2.4") == [None] * 4
    assert admitted(registry, "192.0.2.5", "192.0.2.1", "10.1.2.3") == ["full", refused, "full"]
    small = registry_of(connections=100, connections_per_address=3)
    assert admitted(small, *["192.0.2.1"] * 4) == [None, None, None, refused]
    assert admitted(registry_of(connections=1), "192.0.2.1", "192.0.2.2") == [None, "full"]


def test_a_trusted_proxy_may_have_all_connections() -> None:
    registry = registry_of(connections=8)
    proxies = ["10.1.2.3", "2001:db8:5::1"] * 4
    assert admitted(registry, *proxies, "10.1.2.3") == [*[None] * 8, "full"]


def test_a_closed_connection_makes_room() -> None:
    registry = registry_of(connections=8, connections_per_address=1)
    first: Any = object()
    assert registry.admit(first, object(), "192.0.2.1") is None  # type: ignore[arg-type]
    assert admitted(registry, "192.0.2.1") == ["too-many-connections"]
    for _ in range(2):
        registry.forget(first)
        assert len(registry) == 0
    assert not registry._by_network
    assert admitted(registry, "192.0.2.1") == [None]


def test_a_full_server_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    registry = registry_of(connections=1)

    class Quiet:
        def check(self, now: float) -> None:
            """Do nothing."""

    first, second = (object() for _ in range(2))
    registry.admit(first, Quiet(), "192.0.2.1")  # type: ignore[arg-type]
    admitted(registry, "192.0.2.2", "192.0.2.3")
    registry.check(0)
    admitted(registry, "192.0.2.2")
    assert len(caplog.records) == 1
    assert "192.0.2" not in caplog.text
    registry.forget(first)  # type: ignore[arg-type]
    registry.check(1)
    registry.admit(second, Quiet(), "192.0.2.1")  # type: ignore[arg-type]
    admitted(registry, "192.0.2.2")
    assert len(caplog.records) == 2


async def test_too_many_connections_are_refused(settings: Settings) -> None:
    few = replace(settings, limits=replace(PLENTY, connections_per_address=2))
    async with running(few) as server:
        async with raw_client(server) as first, raw_client(server) as second:
            for client in (first, second):
                await client.send(HEALTH)
                assert await client.status() == 200
            async with raw_client(server) as third:
                assert error_in(await third.rest()) == (429, "too-many-connections")
            await first.send(HEALTH)
            assert await first.status() == 200
        async with raw_client(server) as client:
            await client.send(HEALTH)
            assert await client.status() == 200


async def test_a_websocket_counts_as_the_connection_that_it_is(settings: Settings) -> None:
    few = replace(settings, limits=replace(PLENTY, connections_per_address=2))
    async with running(few) as server:
        async with server.client() as client, raw_client(server):
            assert (await client.ping())["t"] == "pong"
            assert len(open_connections(server)) == 2
        async with server.client() as client, raw_client(server):
            assert (await client.ping())["t"] == "pong"
