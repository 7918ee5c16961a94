"""Bots think on other machines, which pull questions from a broker and may die at any moment."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import nats
import pytest
from nats.aio.client import Client

from buur.bots.registry import bot
from buur.play.codec import event_json
from buur.server.bot_pool import remote_pool
from buur.server.bot_pool.fallback_pool import PATIENCE as FALLBACK_SECONDS
from buur.server.bot_pool.fallback_pool import FallbackPool
from buur.server.bot_pool.pool import NoAnswer, PoolState, QueueFull
from buur.server.bot_pool.processes import ProcessPool
from buur.server.bot_pool.question_queue import (
    ALL_WORKERS,
    ANSWERS,
    QUESTIONS,
    STREAM,
    WORKERS,
    PulledQuestion,
    open_queue,
    pull_question,
)
from buur.server.bot_pool.questions import BotFailure, decode_question, encode_question
from buur.server.bot_pool.remote_pool import RemotePool
from buur.server.bot_pool.remote_worker import QuestionWorker
from tests.server.fake_pool import FakePool
from tests.server.harness import PATIENCE, running, settings_for
from tests.server.test_process_pool import FAKES, Gate, asked, at_random, gate, with_rounds
from tools.broker import Broker, running_broker
from tools.waiting import next_look, until

__all__ = ["gate"]


@pytest.fixture
def broker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Broker]:
    """A broker of the test's own, which keeps questions while workers start again."""
    monkeypatch.setattr("buur.server.bot_pool.question_queue.MAX_AGE", PATIENCE)
    with running_broker(tmp_path) as found:
        yield found


@contextmanager
def remote(url: str, queue: int = 64) -> Iterator[RemotePool]:
    """Run the server's side of a pool."""
    pool = RemotePool(url, queue)
    pool.start()
    try:
        yield pool
    finally:
        pool.close()


@pytest.fixture
def pool(broker: Broker) -> Iterator[RemotePool]:
    """Yield the server's side of a pool."""
    with remote(broker.url) as found:
        yield found


@asynccontextmanager
async def machine(url: str, workers: int = 1) -> AsyncIterator[QuestionWorker]:
    """Run workers whose bots need no search."""
    processes = ProcessPool(workers, 64, PATIENCE, loader=FAKES, pauses=(0.0,))
    worker = QuestionWorker(url, processes, workers)
    running = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


async def answered(pool: RemotePool, name: str, seed: int = 3) -> object:
    """Return what the pool answers."""
    return await asyncio.wait_for(asyncio.wrap_future(pool.ask(asked(name, seed))), PATIENCE)


@asynccontextmanager
async def foreign_worker(url: str) -> AsyncIterator[Client]:
    """Connect a program that is no worker of ours, and answers what it likes."""
    client = await nats.connect(url)
    try:
        yield client
    finally:
        await client.close()


async def pulled(client: Client) -> PulledQuestion:
    """Wait for a question."""
    found = None
    while found is None:
        found = await pull_question(client)
    return found


async def accepted(gate: Gate) -> tuple[socket.socket, int]:
    """Wait for a bot that holds on; return its line and the id of its process."""
    return await asyncio.to_thread(gate.accept)


async def test_other_machines_answer_as_this_one(pool: RemotePool, broker: Broker) -> None:
    async with machine(broker.url, 2) as worker:
        await until(lambda: pool.state.workers == 2)
        expected = bot("steady", 3).choose(asked("steady").view)
        assert await answered(pool, "steady") == expected
        answers = await asyncio.gather(*(answered(pool, "random", seed) for seed in range(20)))
        assert answers == [*map(at_random, range(20))]
        await until(lambda: worker.answered == 21)
    assert pool.counts.by_name["asked"] == 21
    assert pool.counts.by_name["failed"] == 0
    assert pool.state.waiting == 0


async def test_machines_that_fall_silent_do_not_count(
    pool: RemotePool, broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not pool.is_ready
    async with machine(broker.url):
        await until(lambda: pool.is_ready)
    monkeypatch.setattr(remote_pool, "ALIVE_SECONDS", 0.0)
    assert pool.state == PoolState(0, 0)


async def test_a_worker_that_dies_in_the_middle_loses_nothing(
    pool: RemotePool, broker: Broker, gate: Gate
) -> None:
    async with machine(broker.url):
        await until(lambda: pool.is_ready)
        answer = pool.ask(asked(gate.bot))
        _, process = await accepted(gate)
        os.kill(process, signal.SIGKILL)
        line, again = await accepted(gate)
        assert again != process
        line.sendall(b"!")
        assert await asyncio.wrap_future(answer) == at_random()


_MACHINE = f"""
import asyncio, sys
from buur.server.bot_pool.processes import ProcessPool
from buur.server.bot_pool.remote_worker import QuestionWorker
pool = ProcessPool(1, 64, 60, loader="{FAKES}", pauses=(0.0,))
asyncio.run(QuestionWorker(sys.argv[1], pool, 1).run())
"""


async def test_a_machine_that_dies_in_the_middle_loses_nothing(
    pool: RemotePool, broker: Broker, gate: Gate
) -> None:
    dying = subprocess.Popen([sys.executable, "-c", _MACHINE, broker.url])  # noqa: ASYNC220 - it is started at once
    try:
        await until(lambda: pool.is_ready)
        answer = pool.ask(asked(gate.bot))
        await accepted(gate)
    finally:
        dying.kill()
        dying.wait()
    async with machine(broker.url):
        line, _ = await accepted(gate)
        line.sendall(b"!")
        assert await asyncio.wrap_future(answer) == at_random()


async def test_what_kills_every_worker_is_asked_no_more(pool: RemotePool, broker: Broker) -> None:
    async with machine(broker.url):
        await until(lambda: pool.is_ready)
        with pytest.raises(BotFailure, match="worker"):
            await answered(pool, "die")
        assert await answered(pool, "random") == at_random()
    assert pool.counts.by_name["failed"] == 1


async def test_the_fault_of_a_bot_is_told(pool: RemotePool, broker: Broker) -> None:
    async with machine(broker.url):
        await until(lambda: pool.is_ready)
        with pytest.raises(BotFailure, match="ZeroDivisionError"):
            await answered(pool, "fail")


async def test_a_broker_that_dies_costs_the_questions_it_has_and_no_more(
    pool: RemotePool, broker: Broker, gate: Gate
) -> None:
    async with machine(broker.url):
        await until(lambda: pool.is_ready)
        lost = pool.ask(asked(gate.bot))
        line, _ = await accepted(gate)
        broker.kill()
        with pytest.raises(NoAnswer):
            await asyncio.wrap_future(lost)
        line.sendall(b"!")
        assert not pool.is_ready
        broker.start()
        await until(lambda: pool.is_ready)
        assert await answered(pool, "random") == at_random()
    assert pool.state.waiting == 0


async def test_a_question_carries_the_view_of_its_seat_and_nothing_else(
    pool: RemotePool, broker: Broker
) -> None:
    async with foreign_worker(broker.url) as client:
        question = asked("random")
        await until(lambda: pool._has_queue)
        answer = pool.ask(question)
        found = await pulled(client)
        assert found.text == encode_question(question)
        assert decode_question(found.text) == question
        assert set(found.message.headers or {}) == {"Buur-Answer-To", "Buur-Workers"}
        answer.cancel()


async def test_the_queue_limits_the_effort_of_bots(pool: RemotePool, broker: Broker) -> None:
    async with foreign_worker(broker.url) as client:
        await until(lambda: pool._has_queue)
        await client.publish(WORKERS, b'{"id":"a","workers":1}')
        await client.publish(WORKERS, b'{"id":"b","workers":1}')
        await until(lambda: pool.state.workers == 2)
        asking = [pool.ask(asked("random")) for _ in range(7)]
        while (await client.jsm().stream_info(STREAM)).state.messages < len(asking):
            await next_look()
        efforts = [(await pulled(client)).effort for _ in asking]
        assert efforts == [4 / 6, 4 / 5, 1, 1, 1, 1, 1]
        for answer in asking:
            answer.cancel()


@pytest.mark.parametrize("workers", ["", "-1", "x", "9" * 5000, None])
async def test_without_a_number_of_workers_bots_think_as_usual(
    workers: str | None, broker: Broker
) -> None:
    async with foreign_worker(broker.url) as client:
        await open_queue(client)
        headers = {} if workers is None else {ALL_WORKERS: workers}
        for _ in range(20):
            await client.publish(QUESTIONS, b"{}", headers=headers or None)
        assert (await pulled(client)).effort == 1


async def test_other_machines_hurry_too(pool: RemotePool, broker: Broker, gate: Gate) -> None:
    async with machine(broker.url) as worker:
        await until(lambda: pool.is_ready)
        holding = pool.ask(asked(gate.bot))
        line, _ = await accepted(gate)
        waiting = [pool.ask(asked("limited")) for _ in range(12)]
        await until(lambda: pool.state.waiting == 13)
        async with foreign_worker(broker.url) as client:
            while (await client.jsm().stream_info(STREAM)).state.messages < 13:
                await next_look()
        line.sendall(b"!")
        assert await asyncio.wrap_future(holding) == at_random()
        answers = await asyncio.gather(*map(asyncio.wrap_future, waiting))
    assert 0 < worker.hurried < 12
    assert pool.counts.by_name["shortened"] == worker.hurried
    assert answers[0] == with_rounds(0.25)
    assert answers[-1] == with_rounds(1) != answers[0]


NONSENSE = [
    b"",
    b"nonsense",
    b"[" * 100_000,
    b'{"act": 7}',
    b'{"act": {"t": "dealt"}}',
    b"\xff\xfe",
    b"null",
]


@pytest.mark.parametrize("answer", NONSENSE)
async def test_nonsense_is_no_answer(answer: bytes, pool: RemotePool, broker: Broker) -> None:
    async with foreign_worker(broker.url) as client:
        await until(lambda: pool._has_queue)
        asking = pool.ask(asked("random"))
        found = await pulled(client)
        await client.publish(found.answer_to, answer)
        error = await asyncio.to_thread(asking.exception, PATIENCE)
    assert error is not None
    assert pool.counts.by_name["failed"] == 1


async def test_an_answer_that_is_late_or_comes_twice_is_dropped(
    pool: RemotePool, broker: Broker
) -> None:
    async with foreign_worker(broker.url) as client:
        await until(lambda: pool._has_queue)
        right = asked("random")
        text = json.dumps({"act": event_json(bot("random", 3).choose(right.view))}).encode()
        asking, late = pool.ask(right), pool.ask(right)
        late.cancel()
        first, second = await pulled(client), await pulled(client)
        for found in (first, second):
            for _ in range(2):
                await client.publish(found.answer_to, text)
            await client.publish(found.answer_to, b"nonsense")
        await client.publish(f"{ANSWERS}.{pool._id}.unknown", text)
        assert await asyncio.wrap_future(asking) == at_random()
        again = pool.ask(right)
        await client.publish((await pulled(client)).answer_to, text)
        assert await asyncio.wrap_future(again) == at_random()
    assert pool.counts.by_name["failed"] == 0


async def test_too_many_questions_are_refused(broker: Broker) -> None:
    with remote(broker.url, queue=2) as pool:
        await until(lambda: pool._has_queue)
        asking = [pool.ask(asked("random")) for _ in range(2)]
        with pytest.raises(QueueFull):
            pool.ask(asked("random"))
        asking[0].cancel()
        asking.append(pool.ask(asked("random")))
    assert all(answer.cancelled() for answer in asking)
    assert pool.counts.by_name["full"] == 1


async def test_a_full_broker_refuses_and_is_counted(
    broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("buur.server.bot_pool.question_queue._QUESTIONS_KEPT", 1)
    with remote(broker.url) as pool:
        await until(lambda: pool._has_queue)
        waiting = pool.ask(asked("random"))
        error = await asyncio.to_thread(pool.ask(asked("random")).exception, PATIENCE)
        assert isinstance(error, QueueFull)
        assert not waiting.done()
    assert pool.counts.by_name["full"] == 1


@pytest.mark.parametrize("answer", [b"", b"nonsense", b"[]", b'{"error": 7}', b"\xff"])
async def test_a_broker_that_answers_nonsense_keeps_no_question(
    answer: bytes, pool: RemotePool, monkeypatch: pytest.MonkeyPatch
) -> None:
    await until(lambda: pool._has_queue)

    async def nonsense(*_: object, **__: object) -> SimpleNamespace:
        return SimpleNamespace(data=answer)

    monkeypatch.setattr(Client, "request", nonsense)
    error = await asyncio.to_thread(pool.ask(asked("random")).exception, PATIENCE)
    assert isinstance(error, NoAnswer)
    assert pool.counts.by_name["failed"] == 1


async def test_a_mistake_with_a_question_is_written(
    pool: RemotePool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(remote_pool, "put_question", fail)
    await until(lambda: pool._has_queue)
    pool.ask(asked("random"))
    await until(lambda: "ZeroDivisionError" in caplog.text)


async def test_without_a_broker_nothing_is_answered(tmp_path: Path) -> None:
    broker = Broker(tmp_path)
    with remote(broker.url) as pool:
        assert not pool.is_ready
        error = await asyncio.to_thread(pool.ask(asked("random")).exception, PATIENCE)
        assert isinstance(error, NoAnswer)


def test_a_pool_that_never_started_ends() -> None:
    pool = RemotePool("nats://127.0.0.1:1", 64)
    waiting = pool.ask(asked("random"))
    pool.close()
    assert waiting.cancelled()


RIGHTS = """
authorization {
  users = [
    { user: server, password: s }
    { user: worker, password: w, permissions: {
        publish: ["$JS.API.CONSUMER.MSG.NEXT.buur-questions-1.workers",
                  "$JS.ACK.buur-questions-1.>", "buur.answers.1.>", "buur.workers.1"]
        subscribe: ["_INBOX.>"] } }
  ]
}
"""


async def test_machines_of_others_need_the_right_to_pull_and_no_more(tmp_path: Path) -> None:
    with running_broker(tmp_path, RIGHTS) as broker:
        host = broker.url.removeprefix("nats://")
        with remote(f"nats://server:s@{host}") as pool:
            async with machine(f"nats://worker:w@{host}"):
                await until(lambda: pool.is_ready)
                assert await answered(pool, "random") == at_random()


async def test_a_table_plays_with_bots_on_another_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in (RemotePool, ProcessPool):
        monkeypatch.setattr(kind, "serves", lambda _, name: name == "easy")
    with running_broker(tmp_path) as broker:
        settings = settings_for(tmp_path, bots_url=broker.url, think_seconds=PATIENCE)
        async with machine(broker.url) as worker, running(settings) as server:
            ticket = await server.table(bots=["easy"] * 3)
            async with server.seated(ticket) as client:
                await until(lambda: client.actor._bot_driver._pool.is_ready)
                await client.play_until(lambda view: view["deal"] > 1)
            assert worker.answered > 20


# Processes of this machine while there are no others.


class _Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_this_machine_thinks_itself_while_there_is_no_other() -> None:
    far, here, time = FakePool(), FakePool(), _Time()
    both = FallbackPool(far, here, time)
    far.is_ready = here.is_ready = False
    both.start()
    assert not both.is_ready
    assert (far.started, here.started) == (1, 0)
    time.now += FALLBACK_SECONDS
    assert not both.is_ready
    assert here.started == 1
    here.is_ready = True
    assert both.is_ready
    both.ask(asked("slow"))
    assert (len(far.asked), len(here.asked)) == (0, 1)
    far.is_ready = True
    assert both.is_ready
    both.ask(asked("slow"))
    assert (len(far.asked), len(here.asked)) == (1, 1)
    assert both.counts.by_name["asked"] == 2
    assert both.state == PoolState(2, 2)
    both.close()
    assert far.is_closed
    assert here.is_closed


def test_a_short_absence_starts_nothing_here() -> None:
    far, here, time = FakePool(), FakePool(), _Time()
    here.is_ready = False
    both = FallbackPool(far, here, time)
    both.start()
    for _ in range(5):
        far.is_ready = False
        time.now += FALLBACK_SECONDS - 0.1
        assert not both.is_ready
        far.is_ready = True
        assert both.is_ready
    assert here.started == 0


def test_bots_are_checked_by_their_names() -> None:
    both = FallbackPool(RemotePool("nats://127.0.0.1:1", 1), ProcessPool(1, 1, 1))
    assert both.serves("master@40")
    assert not both.serves("steady")
    both.check("sharp@40")
    both.close()


async def test_a_worker_goes_on_after_a_mistake(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pool = SimpleNamespace(state=PoolState(1, 0))
    worker = QuestionWorker("nats://127.0.0.1:4222", cast("ProcessPool", pool), 1)
    worker._client = cast("Any", SimpleNamespace(is_connected=True))
    begun = [0]

    async def pulled() -> str:
        await next_look()
        return "a question"

    async def fail(_: object) -> None:
        begun.append(0)
        raise KeyError("a mistake")

    monkeypatch.setattr(worker, "_pulled", pulled)
    monkeypatch.setattr(worker, "_answer", fail)
    working = asyncio.create_task(worker._work(0))
    await until(lambda: len(begun) > 3 or working.done())
    assert not working.done()
    working.cancel()
    assert [one.message for one in caplog.records] == ["a question has made a worker fail"]
