"""The figures of bots in games: what is counted, and what is printed."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from buur.benchmarks.seat_socket import SeatSocket
from buur.server.bot_pool.pool import PendingAct
from tests.chance import seeded
from tools.bot_game_times import Measurement, Person, Times


def test_an_answer_that_nobody_waits_for_has_no_time() -> None:
    times = Times()
    answers = [times.follow(PendingAct()) for _ in range(3)]
    answers[0].set_result(None)
    answers[1].cancel()
    answers[2].set_exception(ValueError())
    assert len(times.found) == 2
    assert min(times.found) >= 0


def test_figures_have_quantiles_load_and_shares() -> None:
    counts = {"asked": 200, "shortened": 20, "late": 1, "full": 2, "failed": 3, "restarted": 9}
    answers = [number / 1000 for number in range(100)]
    assert Measurement(answers, 0.8, counts).lines() == [
        "100 answers at a load of 80 %",
        "p50 50, p95 95, p99 99 ms",
        "shortened 10.0 %, played by steady 3.0 % (late 1, full 2, failed 3)",
    ]


class FakeSocket:
    """A socket that keeps what is sent."""

    def __init__(self) -> None:
        self.version = 1
        self.view: dict[str, Any] = {"legal": {"owned": True}}
        self.sent: list[dict[str, Any]] = []
        self.send = self.sent.append


async def test_a_person_acts_once_for_each_view(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: list[Any] = []

    class Loop:
        def call_later(self, pause: float, *call: Any) -> None:
            assert pause > 0
            waiting.append(call)

    monkeypatch.setattr(asyncio, "get_running_loop", Loop)
    person, socket = Person(seeded(1)), FakeSocket()

    def hears(version: int) -> None:
        socket.version = version
        person.receive(cast("SeatSocket", socket), {"t": "event"})

    def pauses_end() -> None:
        for call, *given in waiting:
            call(*given)
        waiting.clear()

    hears(1)
    hears(1)
    hears(2)  # the pause of the first view is not over yet
    pauses_end()
    assert [message["id"] for message in socket.sent] == ["c2"]
    socket.view = {"legal": {}}
    hears(3)
    pauses_end()
    assert len(socket.sent) == 1
    with pytest.raises(RuntimeError, match="refuses"):
        person.receive(cast("SeatSocket", socket), {"t": "error"})
