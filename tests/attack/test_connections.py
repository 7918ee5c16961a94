"""Attacks by single addresses on a server's memory, processor, connections and descriptors."""

import contextlib
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from buur.server.settings import Limits
from tests.attack.victim import HEAD, PATIENCE, UPGRADE, Victim, ends, flood, victim

pytestmark = pytest.mark.attack

LIMITS = Limits()
MEGABYTE = 1 << 20
MOST_GROWTH = 40
"""Megabytes by which an attack may raise the memory of a server."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Victim]:
    """A server."""
    with victim(tmp_path) as one:
        yield one


@pytest.mark.parametrize(
    ("start", "data", "most"),
    [
        (b"GET /", b"a" * 65_536, 64 * MEGABYTE),
        (HEAD + b"X: ", b"a" * 65_536, 64 * MEGABYTE),
        (HEAD, b"a: b\r\n" * 10_000, 64 * MEGABYTE),
        (UPGRADE + b"\r\n", b"\x89\x80\0\0\0\0" * 10_000, 8 * MEGABYTE),
        (UPGRADE + b"\r\n", b"\x8a\x80\0\0\0\0" * 10_000, 8 * MEGABYTE),
        (UPGRADE + b"\r\n\x01\x80\0\0\0\0", b"\0\x80\0\0\0\0" * 10_000, 8 * MEGABYTE),
    ],
    ids=["address", "header", "headers", "pings", "pongs", "fragments"],
)
def test_one_connection_does_not_take_the_memory(
    server: Victim, start: bytes, data: bytes, most: int
) -> None:
    before = server.memory
    with server.connect(start) as line:
        assert flood([line], data, most) < most
        assert server.is_well()
        assert server.memory - before < MOST_GROWTH


def test_requests_whose_answers_nobody_reads_do_not_take_the_memory(server: Victim) -> None:
    before = server.memory
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(server.connect()) for _ in range(30)]
        flood(lines, (HEAD + b"\r\n") * 5000, 1024 * MEGABYTE)
        assert server.is_well()
        assert server.memory - before < 2 * MOST_GROWTH


STARTS = {
    "silent": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: loc",
    "half a handshake": UPGRADE,
    "half a body": (
        b"POST /api/explain HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{"
    ),
    "no hello": UPGRADE + b"\r\n",
}


def test_connections_that_begin_and_do_not_go_on_are_closed(server: Victim) -> None:
    lines = {name: server.connect(start) for name, start in STARTS.items()}
    answers = {name: ends(line)[:12] for name, line in lines.items()}
    for line in lines.values():
        line.close()
    late = b"HTTP/1.1 408"
    assert answers == {
        "silent": b"",
        "half a head": late,
        "half a handshake": late,
        "half a body": late,
        "no hello": b"HTTP/1.1 101",
    }


def test_few_descriptors_are_not_taken_by_one_address(tmp_path: Path) -> None:
    with victim(tmp_path, descriptors=128) as server, contextlib.ExitStack() as stack:
        for _ in range(150):
            with contextlib.suppress(OSError):
                stack.enter_context(server.connect())
        assert server.is_well()


def test_reconnecting_resets_no_limit(server: Victim) -> None:
    start = time.monotonic()
    _, ticket = server.post("/api/tables", {})
    hello = json.dumps(
        {"t": "hello", "protocol": 2, "table": ticket["table"], "token": ticket["token"]}
    )
    looks = 0
    url = server.url.replace("http", "ws") + "ws"
    for _ in range(20):
        with connect(url, proxy=None, compression=None) as line:
            line.send(hello)
            for number in range(20):
                line.send(json.dumps({"t": "look", "id": str(number)}))
            answers = 0
            while answers < 10:
                answers += json.loads(line.recv(timeout=PATIENCE))["t"] in ("seen", "no")
            looks += answers
    most = LIMITS.messages.burst + LIMITS.messages.per_second * (time.monotonic() - start)
    assert looks == 200
    assert looks <= most


def test_computed_answers_are_not_endless(server: Victim) -> None:
    start, statuses = time.monotonic(), list[int]()
    for _ in range(400):
        statuses.append(server.post("/api/explain", {})[0])
    rate = LIMITS.computations
    most = rate.burst + rate.per_second * (time.monotonic() - start)
    assert set(statuses) == {200, 429}
    assert statuses.count(200) <= most
    assert server.is_well()
