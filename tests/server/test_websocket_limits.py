"""Limits of a WebSocket: control frames, fragments, messages, and the codes that close it."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from buur.server.http.rate_limits import RateLimits
from buur.server.http.websocket import WebSocketConnection
from buur.server.settings import Rate, Settings
from tests.server.harness import PLENTY, LoopClock, Running, running
from tests.server.raw_client import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    frame,
    raw_socket,
)

AGES = 1e6
"""Seconds that never pass while a test runs."""
MEGABYTE = 1 << 20
PING_MESSAGE = frame(TEXT, b'{"t":"ping"}')


@pytest.mark.asyncio(loop_scope="module")
async def test_pings_are_answered(server: Running) -> None:
    async with raw_socket(server) as client:
        await client.send(frame(PING, b"one") + frame(PING) + frame(PONG, b"unasked"))
        assert await client.frame() == (PONG, b"one")
        assert await client.frame() == (PONG, b"")
        await client.send(PING_MESSAGE)
        assert await client.frame() == (TEXT, b'{"t":"pong"}')


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("data", [frame(PING), frame(PONG), frame(PING, b"a" * 125)])
async def test_a_flood_of_control_frames_is_not_read(server: Running, data: bytes) -> None:
    async with raw_socket(server, buffer=4096) as client:
        assert await client.send_until_blocked(data * 10_000, 2 * MEGABYTE) < MEGABYTE


@pytest.mark.parametrize("kind", [PING, PONG, CONTINUATION])
async def test_control_frames_and_fragments_wait_and_none_is_lost(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, kind: int
) -> None:
    limits = replace(PLENTY, frames=Rate(per_second=1, burst=5), hello_seconds=AGES)
    async with (
        running(replace(settings, limits=limits)) as server,
        raw_socket(server) as client,
    ):
        message = frame(TEXT, b'{"t":', is_last=False) + frame(CONTINUATION, b'"ping"}')
        part, answer = {
            PING: (frame(PING, b"x"), (PONG, b"x")),
            PONG: (frame(PONG, b"x"), None),
            CONTINUATION: (message, (TEXT, b'{"t":"pong"}')),
        }[kind]
        await client.send(part * 2000 + frame(TEXT, b'{"t":"look","id":"l"}'))
        clock, rounds, answers = LoopClock(monkeypatch), 0, Counter[tuple[int, bytes]]()
        while not any(b'"no-hello"' in data for _, data in answers):
            answers.update(await client.frames_at_hand())
            rounds += 1
            clock.skip(5)
        assert rounds > 3
        assert answer is None or answers[answer] == 2000


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"\xff"), 1007),
        (frame(TEXT, b"\xe2\x82", is_last=False) + frame(CONTINUATION, b"\x28"), 1007),
        (frame(3), 1002),
        (frame(CONTINUATION, b"x"), 1002),
        (frame(PING, b"x", is_last=False), 1002),
        (b"\x81\x05Hello", 1002),
        (frame(TEXT, is_last=False) + frame(CONTINUATION, is_last=False) * 64, 1009),
        (b"\x81\xff" + (65_537).to_bytes(8) + bytes(4), 1009),
    ],
)
async def test_a_client_that_breaks_the_protocol_is_closed_with_its_code(
    server: Running, caplog: pytest.LogCaptureFixture, sent: bytes, code: int
) -> None:
    async with raw_socket(server) as client:
        await client.send(sent)
        assert await client.close_code() == code
        await client.rest()
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.asyncio(loop_scope="module")
async def test_a_message_may_come_in_fragments(server: Running) -> None:
    text = b'{"t":"ping"}'.ljust(63)
    parts = [frame(CONTINUATION, bytes([byte]), is_last=False) for byte in text[1:-1]]
    async with raw_socket(server) as client:
        first = frame(TEXT, text[:1], is_last=False)
        await client.send(first + b"".join(parts) + frame(CONTINUATION, text[-1:]))
        assert json.loads((await client.frame())[1]) == {"t": "pong"}
        await client.send(frame(BINARY, text))
        assert json.loads((await client.frame())[1])["error"]["code"] == "bad-message"


# Silent clients, and those whose messages wait.


async def test_a_client_whose_messages_wait_is_not_taken_for_silent(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = replace(settings, limits=replace(PLENTY, messages=Rate(per_second=0.02, burst=1)))
    async with running(slow) as server, raw_socket(server) as client:
        ticket = await server.table()
        hello = {"t": "hello", "protocol": 2, "table": ticket["table"], "token": ticket["token"]}
        await client.send(frame(TEXT, json.dumps(hello).encode()))
        assert json.loads((await client.frame())[1])["t"] == "welcome"
        await client.send(PING_MESSAGE * 6)
        clock, frames = LoopClock(monkeypatch), list[tuple[int, bytes]]()
        while frames.count((TEXT, b'{"t":"pong"}')) < 6:
            came = await client.frames_at_hand()
            assert not any(opcode == CLOSE for opcode, _ in came), came
            for opcode, data in came:
                await client.send(frame(PONG, data) if opcode == PING else b"")
            frames += came
            clock.skip(10)
    assert any(opcode == PING for opcode, _ in frames)


async def test_a_client_that_sends_messages_may_owe_its_pongs(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = replace(PLENTY, hello_seconds=AGES)
    async with (
        running(replace(settings, limits=limits)) as server,
        raw_socket(server) as client,
    ):
        clock, frames = LoopClock(monkeypatch), list[tuple[int, bytes]]()
        for _ in range(10):
            await client.send(PING_MESSAGE)
            frames += await client.frames_at_hand()
            clock.skip(15)
        assert frames.count((TEXT, b'{"t":"pong"}')) == 10
        assert frames[-1][0] != CLOSE


async def test_a_silent_client_is_closed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = replace(PLENTY, hello_seconds=AGES)
    async with (
        running(replace(settings, limits=limits)) as server,
        raw_socket(server) as client,
    ):
        clock = LoopClock(monkeypatch)
        clock.skip(20)
        assert (await client.frame())[0] == PING
        clock.skip(20)
        assert await client.close_code() == 1011


# Messages by seat, guest and address.


class Lines:
    """A WebSocket on which some messages come; it stays open until they are taken."""

    def __init__(self, *messages: dict[str, Any], address: str, cookies: Mapping[str, str]) -> None:
        self.client = SimpleNamespace(host=address)
        self.cookies = cookies
        self.scope: dict[str, Any] = {"extensions": {}}
        self._messages = [json.dumps(message) for message in messages]

    async def accept(self) -> None:
        """Take the connection."""

    async def receive(self) -> dict[str, Any]:
        """Return the next message."""
        if self._messages:
            return {"type": "websocket.receive", "text": self._messages.pop(0)}
        return {"type": "websocket.disconnect", "code": 1000}

    async def send_text(self, text: str) -> None:
        """Take an answer."""


class Waits:
    """Records for how long messages wait, at a clock that stands still."""

    def __init__(self, server: Running, **limits: Any) -> None:
        self._registry = server.registry
        self._rates = RateLimits(replace(PLENTY, **limits), lambda: 0.0)

    async def of(
        self,
        *messages: dict[str, Any],
        address: str = "192.0.2.1",
        cookies: Mapping[str, str] = {},
    ) -> list[float]:
        """Return how long each message of a new connection waits."""
        waits: list[float] = []

        async def sleep(seconds: float) -> None:
            waits.append(seconds)

        lines: Any = Lines(*messages, address=address, cookies=cookies)
        connection = WebSocketConnection(
            lines, self._registry, self._rates, clock=lambda: 0.0, sleep=sleep
        )
        await connection.run()
        return waits


PINGS = [{"t": "ping"}] * 4
DELAYS = [0, 0, 0, 0, 1, 2, 3, 4]
"""Delays of eight messages under a limit of four at once, then one a second."""
FOUR = Rate(per_second=1, burst=4)


@pytest.mark.asyncio(loop_scope="module")
async def test_a_seats_limit_outlives_its_connections(server: Running) -> None:
    waits = Waits(server, messages=FOUR)
    tickets = [await server.table() for _ in range(2)]
    hellos = [
        {"t": "hello", "protocol": 2, "table": one["table"], "token": one["token"]}
        for one in tickets
    ]
    delays = [await waits.of(hellos[0], *PINGS, address=f"192.0.2.{end}") for end in (1, 2)]
    assert delays == [[0, *DELAYS[:4]], [0, *DELAYS[4:]]]
    assert await waits.of(hellos[1], *PINGS) == [0, *DELAYS[:4]]


@pytest.mark.asyncio(loop_scope="module")
async def test_a_guests_limit_outlives_its_connections(server: Running) -> None:
    waits = Waits(server, person_messages=FOUR)
    anna, beat = {"buur-guest": "anna"}, {"__Host-buur-guest": "beat"}
    delays = [await waits.of(*PINGS, address=f"192.0.2.{end}", cookies=anna) for end in (1, 2)]
    assert [*delays[0], *delays[1]] == DELAYS
    assert await waits.of(*PINGS, cookies=beat) == DELAYS[:4]
    assert await waits.of(*PINGS) == [0] * 4


@pytest.mark.asyncio(loop_scope="module")
async def test_an_addresss_limit_outlives_its_connections(server: Running) -> None:
    waits = Waits(server, address_messages=FOUR)
    assert [*await waits.of(*PINGS), *await waits.of(*PINGS)] == DELAYS
    assert await waits.of(*PINGS, address="192.0.2.2") == DELAYS[:4]
    assert await waits.of(*PINGS * 3) == [4] * 12, "the debt is bounded"
