"""Workers on other machines that cheat, are of another version, or lose the broker while idle."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle
from pathlib import Path

import pytest
from nats.aio.client import Client

from buur.play.codec import event_json
from buur.play.model.events import Played
from buur.seats import Seat
from buur.server.bot_pool import remote_pool
from buur.server.bot_pool.fallback_pool import FallbackPool
from buur.server.bot_pool.processes import ProcessPool
from buur.server.bot_pool.question_queue import (
    LARGEST_ANSWER,
    VERSION,
    WORKERS,
    QueueUnusable,
)
from buur.server.bot_pool.questions import Question, decode_question
from buur.server.bot_pool.remote_pool import RemotePool
from tests.server.harness import PATIENCE, running, settings_for
from tests.server.test_process_pool import at_random
from tests.server.test_remote_pool import (
    answered,
    broker,
    foreign_worker,
    machine,
    pool,
    pulled,
)
from tools.broker import Broker, running_broker
from tools.waiting import until

__all__ = ["broker", "pool"]


def cheating_answers(question: Question) -> Iterator[bytes]:
    """Give answers that would harm the game if they were played."""
    seat, own = question.view.seat, [*question.view.hand]
    other = Seat((seat + 1) % 4)
    acts = [Played(other, own[0])]
    legal = getattr(question.view.legal, "cards", ())
    acts += [Played(seat, card) for card in own if card not in legal][:1]
    for act in acts:
        yield json.dumps({"act": event_json(act)}).encode()
    yield b'{"act":{"e":"counted"}}'
    yield b'{"act":null}'
    yield b'{"act":null,"more":"' + b"x" * (LARGEST_ANSWER + 1) + b'"}'


async def cheat(client: Client, seen: list[int]) -> None:
    """Answer every question with the next kind of a cheating answer."""
    await client.publish(WORKERS, b'{"id":"cheat","workers":1}')
    for number in cycle(range(5)):
        found = await pulled(client)
        answers = [*cheating_answers(decode_question(found.text))]
        seen.append(number % len(answers))
        await client.publish(found.answer_to, answers[number % len(answers)])
        await found.message.ack()


async def test_steady_plays_for_bots_of_a_machine_that_cheats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in (RemotePool, ProcessPool):
        monkeypatch.setattr(kind, "serves", lambda _, name: name == "easy")
    monkeypatch.setattr(remote_pool, "ALIVE_SECONDS", PATIENCE)
    seen: list[int] = []
    with running_broker(tmp_path) as broker:
        settings = settings_for(tmp_path, bots_url=broker.url, think_seconds=PATIENCE)
        async with running(settings) as server, foreign_worker(broker.url) as client:
            ticket = await server.table(bots=["easy"] * 3)
            async with server.seated(ticket) as person:
                pool = person.actor._bot_driver._pool
                assert isinstance(pool, FallbackPool)
                remote = pool._remote
                assert isinstance(remote, RemotePool)
                await until(lambda: remote._has_queue)
                cheating = asyncio.create_task(cheat(client, seen))
                await until(lambda: pool.is_ready)
                await person.play_until(lambda view: view["deal"] > 1)
            cheating.cancel()
            with suppress(asyncio.CancelledError):
                await cheating
    assert len(seen) > 9
    assert set(seen) >= {0, 1, 2, 3}


async def test_a_long_answer_is_none_even_if_it_can_be_read(
    pool: RemotePool, broker: Broker
) -> None:
    async with foreign_worker(broker.url) as client:
        await until(lambda: pool._has_queue)
        asking = asyncio.ensure_future(answered(pool, "random"))
        found = await pulled(client)
        *_, long = cheating_answers(decode_question(found.text))
        await client.publish(found.answer_to, long)
        with pytest.raises(Exception, match="too long"):
            await asking
    assert pool.counts.by_name["failed"] == 1


async def test_a_worker_of_another_version_gets_no_question(
    pool: RemotePool, broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = "buur.server.bot_pool.question_queue"
    other, subject = f"buur-questions-{VERSION - 1}", WORKERS.replace(str(VERSION), "0")
    async with machine(broker.url), foreign_worker(broker.url) as client:
        await until(lambda: pool.is_ready)
        await client.publish(subject, b'{"id":"old","workers":7}')
        assert await answered(pool, "random") == at_random()
        assert pool.state.workers == 1
        monkeypatch.setattr(f"{queue}._NEXT", f"$JS.API.CONSUMER.MSG.NEXT.{other}.workers")
        with pytest.raises(QueueUnusable):
            await pulled(client)


async def test_idle_workers_pull_again_from_a_broker_that_was_killed(
    pool: RemotePool, broker: Broker
) -> None:
    async with machine(broker.url, 2):
        await until(lambda: pool.state.workers == 2)
        for _ in range(2):
            broker.kill()
            await until(lambda: not pool.is_ready)
            broker.start()
            await until(lambda: pool.is_ready)
            answers = await asyncio.gather(*(answered(pool, "random", one) for one in range(6)))
            assert answers == [*map(at_random, range(6))]
