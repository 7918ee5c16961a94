"""Times of answers of bots on other machines while they play games at the server's own pace.

``python -m tools.bot_game_times --tables 27 --workers 1`` opens tables at which one person and
three ``master`` play, so that 27 tables are 81 bots. The bots think in workers that pull their
questions from a queue at NATS. The load is the share of the time in which the workers think; more
tables or fewer workers raise it. A person acts after the pause that bots make.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from buur.arena.act_times import quantile
from buur.benchmarks.first_acts import first_act
from buur.benchmarks.machine import machine
from buur.benchmarks.seat_socket import Message, SeatSocket
from buur.client.new_table import open_table
from buur.server.bot_pool.effort import FULL
from buur.server.bot_pool.pool import PendingAct
from buur.server.bot_pool.processes import ProcessPool
from buur.server.bot_pool.questions import Question
from buur.server.bot_pool.remote_pool import RemotePool
from buur.server.bot_pool.remote_worker import QuestionWorker
from buur.server.http.app import create_app
from buur.server.run import Server, bind, url_of
from buur.server.settings import PACES, Settings
from tools.broker import running_broker
from tools.waiting import until

RULES: Final = "schieber"
BOTS: Final = 3
"""Bots at each table; its maker is a person."""
HERE: Final = "127.0.0.1"
PATIENCE: Final = 8.0
"""Seconds after which a worker counts as hung."""
_SEED: Final = 1


class Times:
    """Seconds that pass until a future is done, from when it was made."""

    def __init__(self) -> None:
        self.found: list[float] = []

    def follow(self, answer: PendingAct) -> PendingAct:
        """Note the time of an answer; one that nobody waits for any more is none."""
        begun = time.perf_counter()

        def note(done: PendingAct) -> None:
            if not done.cancelled():
                self.found.append(time.perf_counter() - begun)

        answer.add_done_callback(note)
        return answer


class TimedQueue(RemotePool):
    """A queue that notes how long its answers take."""

    def __init__(self, url: str, queue: int) -> None:
        super().__init__(url, queue)
        self.times = Times()

    def ask(self, question: Question) -> PendingAct:
        """Queue a question, and note how long its answer takes."""
        return self.times.follow(super().ask(question))


class TimedProcesses(ProcessPool):
    """Processes of which it is noted how long they think; they get questions only while free."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, workers, PATIENCE)
        self.times = Times()

    def ask_text(self, question: bytes, effort: float = FULL) -> PendingAct:
        """Have a process think, and note how long it does."""
        return self.times.follow(super().ask_text(question, effort))


@dataclass(frozen=True)
class Measurement:
    """The answers of a time."""

    answers: list[float]
    """Seconds from each question of a table to its answer."""
    load: float
    """The share of the time in which the workers thought."""
    counts: Mapping[str, int]
    """What the pool has counted, see `buur.server.bot_pool.pool.Count`."""

    def lines(self) -> list[str]:
        """Return the figures as text."""
        milliseconds = [1000 * quantile(self.answers, share) for share in (0.5, 0.95, 0.99)]
        asked = self.counts["asked"]
        by_steady = sum(self.counts[name] for name in ("late", "full", "failed"))
        return [
            f"{len(self.answers)} answers at a load of {100 * self.load:.0f} %",
            "p50 {:.0f}, p95 {:.0f}, p99 {:.0f} ms".format(*milliseconds),
            f"shortened {100 * self.counts['shortened'] / asked:.1f} %,"
            f" played by steady {100 * by_steady / asked:.1f} %"
            f" (late {self.counts['late']}, full {self.counts['full']},"
            f" failed {self.counts['failed']})",
        ]


class Person:
    """Somebody who plays whatever is legal, after the pause that bots make.

    Args:
        chance: the source of her pauses.
    """

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._acted = 0

    def receive(self, socket: SeatSocket, message: Message) -> None:
        """Act once for each version of the table."""
        version = socket.version
        if message["t"] == "error":
            raise RuntimeError(f"the server refuses a person: {message}")
        if version > self._acted and first_act(socket.view) is not None:
            self._acted = version
            pace = PACES["normal"]
            pause = self._chance.uniform(pace.shortest, pace.longest)
            asyncio.get_running_loop().call_later(pause, self._act, socket, version)

    def _act(self, socket: SeatSocket, version: int) -> None:
        act = first_act(socket.view)
        if socket.version == version and act is not None:  # else a newer view had its own pause
            socket.send({"t": "do", "id": f"c{version}", "act": act})


@asynccontextmanager
async def _served(settings: Settings) -> AsyncIterator[str]:
    """Run a server in this event loop, and give its address."""
    with bind(HERE, 0) as listener:
        url, ready = url_of(listener, HERE), asyncio.Event()
        server = Server(create_app(settings), url, lambda _: ready.set(), None)
        running = asyncio.create_task(server.serve(sockets=[listener]))
        await ready.wait()
        try:
            yield url.rstrip("/")
        finally:
            server.should_exit = True
            await running


async def measure(tables: int, workers: int, seconds: float, bot: str, warm: float) -> Measurement:
    """Return the answers of a time of play.

    Args:
        tables: how many play, each with three bots.
        workers: processes in which the bots think.
        seconds: how long is measured.
        bot: the bots' name.
        warm: seconds of play before.
    """
    chance = random.Random(_SEED)
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="buur-games-")))
        broker = stack.enter_context(running_broker(folder))
        queue, processes = TimedQueue(broker.url, 64), TimedProcesses(workers)
        settings = Settings(database=folder / "t.db", bot_pool=lambda _: queue)
        url = await stack.enter_async_context(_served(settings))
        thinking = asyncio.create_task(QuestionWorker(broker.url, processes, workers).run())
        try:
            queue.start()
            await until(lambda: thinking.done() or queue.state.workers == workers)
            for _ in range(tables):
                await _seat(url, bot, chance)
            await asyncio.sleep(warm)
            return await _measured(queue, processes, workers, seconds)
        finally:
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)


async def _seat(url: str, bot: str, chance: random.Random) -> None:
    """Open a table, and let its person play on."""
    found = await asyncio.to_thread(open_table, url, RULES, [bot] * BOTS)
    mine = next(iter(found.values()))
    await SeatSocket(mine, Person(chance).receive, mine.socket).open()


async def _measured(
    queue: TimedQueue, processes: TimedProcesses, workers: int, seconds: float
) -> Measurement:
    before = dict(queue.counts.by_name)
    answers, thought = len(queue.times.found), len(processes.times.found)
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    lasted = time.perf_counter() - begun
    counts = {name: number - before[name] for name, number in queue.counts.by_name.items()}
    load = sum(processes.times.found[thought:]) / lasted / workers
    return Measurement(queue.times.found[answers:], load, counts)


def main(arguments: list[str]) -> None:
    """Read the arguments, measure, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tools.bot_game_times", description=__doc__)
    parser.add_argument("--tables", type=int, default=27)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm", type=float, default=10.0, help="seconds of play before")
    parser.add_argument("--bot", default="master")
    given: dict[str, Any] = vars(parser.parse_args(arguments))
    if min(given["tables"], given["workers"]) < 1 or given["seconds"] <= 0 or given["warm"] < 0:
        parser.error("tables, workers and seconds are above 0")
    tables = given["tables"]
    print(f"{machine()}; {tables} tables, {BOTS * tables} {given['bot']}", flush=True)
    print("\n".join(asyncio.run(measure(**given)).lines()))


if __name__ == "__main__":
    main(sys.argv[1:])
