"""The contract of buses, in memory and over NATS; what happens while a broker is down."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
import pytest_asyncio

from buur.errors import MissingExtra
from buur.server.bus import nats_connection
from buur.server.bus.bus import AnswerFailed, Bus, BusDown, BusError, NoAnswerInTime, NobodyThere
from buur.server.bus.factory import open_bus
from buur.server.bus.memory import MemoryBus
from buur.server.bus.nats_bus import NatsBus
from buur.server.errors import ServerError
from tests.server.harness import PATIENCE
from tools.broker import Broker, free_port, running_broker
from tools.waiting import until

CUT_SECONDS = 0.2


@pytest.fixture(scope="module")
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Broker]:
    """A broker for the tests of this module that leave it alone."""
    with running_broker(tmp_path_factory.mktemp("nats")) as found:
        yield found


@pytest.fixture
def own_broker(tmp_path: Path) -> Iterator[Broker]:
    """A broker that a test may kill."""
    with running_broker(tmp_path) as found:
        yield found


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[NatsBus]:
    """Yield a bus that is started, and close it."""
    bus = NatsBus(url)
    await bus.start()
    try:
        yield bus
    finally:
        await bus.close()


@pytest_asyncio.fixture(params=["memory", "nats"])
async def nodes(request: pytest.FixtureRequest) -> AsyncIterator[tuple[Bus, Bus]]:
    """Yield the bus of one node and that of another."""
    if request.param == "memory":
        bus = MemoryBus()
        await bus.start()
        yield bus, bus
        await bus.close()
        return
    broker: Broker = request.getfixturevalue("broker")
    async with connected(broker.url) as one, connected(broker.url) as other:
        yield one, other


async def double(content: bytes) -> bytes:
    return content * 2


async def test_a_message_reaches_all_who_subscribe(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    first: list[bytes] = []
    second: list[bytes] = []
    other: list[bytes] = []
    await there.subscribe("buur.test.all", first.append)
    await here.subscribe("buur.test.all", second.append)
    await there.subscribe("buur.test.other", other.append)
    here.publish("buur.test.all", "grüezi\0\r\n".encode())
    here.publish("buur.test.all", b"")
    await until(lambda: len(first) == len(second) == 2)
    assert first == second == ["grüezi\0\r\n".encode(), b""]
    assert not other


async def test_messages_of_a_subject_keep_their_order(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    got: list[bytes] = []
    await there.subscribe("buur.test.order", got.append)
    sent = [str(number).encode() * (1 + number % 7 * 500) for number in range(500)]
    for content in sent:
        here.publish("buur.test.order", content)
    await until(lambda: len(got) == len(sent))
    assert got == sent


async def test_a_mistake_of_one_message_loses_no_other(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    got: list[int] = []
    await there.subscribe("buur.test.mistake", lambda content: got.append(int(content)))
    for content in (b"1", b"nonsense", b"2"):
        here.publish("buur.test.mistake", content)
    await until(lambda: got == [1, 2])


async def test_who_ends_a_subscription_gets_nothing_more(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    ended: list[bytes] = []
    kept: list[bytes] = []
    subscription = await there.subscribe("buur.test.end", ended.append)
    await there.subscribe("buur.test.end", kept.append)
    await subscription.end()
    await subscription.end()
    here.publish("buur.test.end", b"late")
    await until(lambda: kept == [b"late"])
    assert not ended


async def test_a_request_is_answered(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    await there.answer("buur.test.double", double)
    asked = [str(number).encode() for number in range(50)]
    answers = await asyncio.gather(
        *(here.request("buur.test.double", content, PATIENCE) for content in asked)
    )
    assert answers == [content * 2 for content in asked]


async def test_that_nobody_is_there_is_told_at_once(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    with pytest.raises(NobodyThere):
        await here.request("buur.test.nobody", b"", 10 * PATIENCE)
    answering = await there.answer("buur.test.nobody", double)
    assert await here.request("buur.test.nobody", b"a", PATIENCE) == b"aa"
    await answering.end()
    with pytest.raises(NobodyThere):
        await here.request("buur.test.nobody", b"", 10 * PATIENCE)


async def test_who_subscribes_does_not_answer(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    got: list[bytes] = []
    await there.answer("buur.test.both.answer", double)
    await there.subscribe("buur.test.both", got.append)
    here.publish("buur.test.both", b"a")
    await until(lambda: got == [b"a"])


async def test_requests_are_answered_one_after_the_other(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    running, most = 0, 0

    async def answer(content: bytes) -> bytes:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0)
        running -= 1
        return content

    await there.answer("buur.test.turns", answer)
    asked = [here.request("buur.test.turns", b"", PATIENCE) for _ in range(20)]
    await asyncio.gather(*asked)
    assert most == 1


async def test_an_answer_that_is_late_is_told(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    may_answer = asyncio.Event()

    async def answer(content: bytes) -> bytes:
        await may_answer.wait()
        return content

    await there.answer("buur.test.late", answer)
    with pytest.raises(NoAnswerInTime):
        await here.request("buur.test.late", b"", 0.05)
    may_answer.set()
    assert await here.request("buur.test.late", b"next", PATIENCE) == b"next"


async def test_a_mistake_in_an_answer_is_told(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes

    async def fail(content: bytes) -> bytes:
        return str(1 // len(content)).encode()

    await there.answer("buur.test.fail", fail)
    with pytest.raises(AnswerFailed):
        await here.request("buur.test.fail", b"", PATIENCE)
    assert await here.request("buur.test.fail", b"x", PATIENCE) == b"1"


async def test_large_messages_are_carried(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    await there.answer("buur.test.large", double)
    large = b"x" * 400_000
    assert await here.request("buur.test.large", large, PATIENCE) == large * 2


# With a broker that goes.


async def is_answered(bus: Bus, subject: str) -> bool:
    try:
        return await bus.request(subject, b"a", 1.0) == b"aa"
    except BusError:
        return False


async def test_a_bus_comes_back_with_its_subscriptions(own_broker: Broker) -> None:
    changes: list[bool] = []
    got: list[bytes] = []
    async with connected(own_broker.url) as here, connected(own_broker.url) as there:
        here.notify(changes.append)
        await there.answer("buur.test.back", double)
        await there.subscribe("buur.test.news", got.append)
        assert await is_answered(here, "buur.test.back")
        own_broker.kill()
        await until(lambda: not here.is_connected and not there.is_connected)
        assert here.down_since is not None
        with pytest.raises(BusDown):
            await here.request("buur.test.back", b"a", PATIENCE)
        here.publish("buur.test.news", b"lost")
        ended = await there.subscribe("buur.test.news", lambda content: got.append(b"ended"))
        await there.subscribe("buur.test.later", got.append)
        await ended.end()
        own_broker.start()
        await until(lambda: here.is_connected and there.is_connected)
        assert changes == [False, True]
        assert here.down_since is None
        assert await is_answered(here, "buur.test.back")
        here.publish("buur.test.news", b"news")
        here.publish("buur.test.later", b"later")
        await until(lambda: sorted(got) == [b"later", b"news"])


async def test_a_frozen_broker_counts_as_lost(own_broker: Broker) -> None:
    async with connected(own_broker.url) as bus:
        own_broker.freeze()
        await until(lambda: not bus.is_connected)
        own_broker.thaw()
        await until(lambda: bus.is_connected)


async def test_a_node_starts_without_a_broker_and_finds_it_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("buur.server.bus.nats_bus.FIRST_SECONDS", CUT_SECONDS)
    broker = Broker(tmp_path)
    async with connected(broker.url) as here:
        assert not here.is_connected
        assert here.down_since is not None
        await here.answer("buur.test.early", double)
        with pytest.raises(BusDown):
            await here.request("buur.test.early", b"", PATIENCE)
        broker.start()
        try:
            await until(lambda: here.is_connected)
            assert await is_answered(here, "buur.test.early")
        finally:
            broker.kill()


async def test_a_bus_without_a_broker_can_be_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("buur.server.bus.nats_bus.FIRST_SECONDS", CUT_SECONDS)
    async with connected(f"nats://127.0.0.1:{free_port()}") as bus:
        assert not bus.is_connected


# URLs.


def test_without_a_url_the_bus_is_that_of_the_process() -> None:
    assert isinstance(open_bus(None), MemoryBus)


@pytest.mark.parametrize(
    "url",
    ["", "nats", "nats://", "redis://:secret@host", "nats://:secret@a:x", "nats://a,http://secret"],
)
def test_a_url_that_is_none_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(ServerError) as refusal:
        open_bus(url)
    assert "nats://" in str(refusal.value)
    assert "secret" not in str(refusal.value)


@pytest.mark.parametrize("url", ["nats://host", "nats://u:p@a:4222,nats://b:4222", "tls://[::1]:1"])
async def test_urls_of_brokers(url: str) -> None:
    assert isinstance(open_bus(url), NatsBus)


def test_a_bus_needs_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nats", None)
    with pytest.raises(MissingExtra, match="cluster"):
        open_bus("nats://host")


class SlowBroker:
    """A client of NATS whose broker confirms a subscription when the test lets it."""

    is_connected = True

    def __init__(self) -> None:
        self.subjects: list[str] = []
        self.ended: list[str] = []
        self.confirms = asyncio.Event()
        self.settles = 0
        self.settled = asyncio.Event()
        self.is_connected = True

    def new_inbox(self) -> str:
        """Return the subject of a request that nobody answers."""
        return "inbox"

    async def request(self, subject: str, **more: float) -> None:
        """Process all that came before."""
        assert (subject, [*more]) == ("inbox", ["timeout"])
        self.settles += 1
        await self.settled.wait()

    async def subscribe(self, subject: str, cb: object) -> SlowSubscription:
        """Register a subscription."""
        self.subjects.append(subject)
        await self.confirms.wait()
        return SlowSubscription(subject, self)


class SlowSubscription:
    """A subscription at this broker."""

    def __init__(self, subject: str, broker: SlowBroker) -> None:
        self._subject, self._broker = subject, broker

    async def unsubscribe(self) -> None:
        """End it."""
        self._broker.ended.append(self._subject)


def ignore(_: bytes) -> None:
    """Take a message."""


async def test_a_subscription_is_registered_that_is_made_while_others_are() -> None:
    bus, broker = NatsBus("nats://127.0.0.1:4222"), SlowBroker()
    bus._client, bus._down_since = cast("Any", broker), 0.0
    await bus.subscribe("buur.first", ignore)
    returning = asyncio.create_task(bus._note_return())
    await until(lambda: broker.subjects)
    await bus.subscribe("buur.second", ignore)
    broker.confirms.set()
    broker.settled.set()
    await returning
    assert broker.subjects == ["buur.first", "buur.second"]
    assert bus.is_connected


async def test_a_subscription_that_ends_while_it_is_registered_leaves_the_broker() -> None:
    bus, broker = NatsBus("nats://127.0.0.1:4222"), SlowBroker()
    bus._client, bus._down_since = cast("Any", broker), 0.0
    subscription = await bus.subscribe("buur.first", ignore)
    returning = asyncio.create_task(bus._note_return())
    await until(lambda: broker.subjects)
    await subscription.end()
    broker.confirms.set()
    broker.settled.set()
    await returning
    assert broker.ended == ["buur.first"]


@pytest.mark.parametrize("is_confirmed", [False, True])
async def test_who_is_cancelled_while_she_subscribes_leaves_nothing(*, is_confirmed: bool) -> None:
    """Whether the broker has confirmed the subscription by then or not."""
    bus, broker = NatsBus("nats://127.0.0.1:4222"), SlowBroker()
    bus._client = cast("Any", broker)
    subscribing = asyncio.create_task(bus.subscribe("buur.first", ignore))
    await until(lambda: broker.subjects)
    if is_confirmed:
        broker.confirms.set()
        await until(lambda: broker.settles)
    subscribing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await subscribing
    assert not bus._subscriptions
    broker.confirms.set()
    broker.settled.set()
    await until(lambda: broker.ended == ["buur.first"])


async def test_the_log_says_why_the_bus_cannot_be_used(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise ValueError("no certificate")

    monkeypatch.setattr(nats_connection, "connect", fail)
    async with connected("nats://127.0.0.1:4222") as bus:
        assert not bus.is_connected
    assert [one.message for one in caplog.records] == ["the bus cannot be used"]
