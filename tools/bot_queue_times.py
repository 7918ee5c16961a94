"""Measure how long bots on other machines take to answer, from the queue at NATS.

``python -m tools.bot_queue_times --workers 8 --asleep`` asks workers that sleep for 40 ms, and for
300 ms each twentieth time: it shows the queue without the load of the processor. Without
``--asleep`` the bots are ``master``. Questions come at random times, at a share of what the workers
can answer.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

import buur
from buur.bots.registry import bot
from buur.play.model.events import Act
from buur.play.views import View
from buur.server.bot_pool.processes import SEARCH, ProcessPool
from buur.server.bot_pool.questions import Question
from buur.server.bot_pool.remote_pool import RemotePool
from buur.server.bot_pool.remote_worker import QuestionWorker
from buur.server.bot_pool.worker import BotFactory
from tools.broker import running_broker
from tools.waiting import until

SLEEPS: Final = (0.04, 0.3)
RARE: Final = 20
BOTS: Final = 80
LATE: Final = 4.0


class Sleeper:
    """A bot that sleeps for a while, which depends on its seed, and acts at random.

    Args:
        seed: its seed.
    """

    name = "sleeper"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View) -> Act:
        """Sleep, and return an act."""
        time.sleep(SLEEPS[self._seed % RARE == 0])
        return bot("random", self._seed).choose(view)

    def interject(self, view: View) -> Act | None:
        """Keep silent."""


def load(_: object) -> BotFactory:
    """Return the factory of sleepers."""
    return lambda _, seed: Sleeper(seed)


def positions() -> list[View]:
    """Return views of many moments of deals, in which a seat has a choice."""
    found: list[View] = []
    for seed in range(20):
        state = buur.start("schieber", seed)
        while state.waiting and state.phase != "over" and len(found) < 30 * (seed + 1):
            seen = state.view(state.waiting[0])
            if len(seen.legal) > 1:
                found.append(seen)
            state = state.do(bot("steady", seed).choose(seen))
    return found


async def ask(pool: RemotePool, name: str, seed: int, view: View) -> float:
    """Return the seconds until an answer, infinity without one."""
    begun = time.perf_counter()
    try:
        await asyncio.wait_for(asyncio.wrap_future(pool.ask(Question(name, seed, view))), LATE)
    except Exception:  # noqa: BLE001 - it is counted
        return float("inf")
    return time.perf_counter() - begun


async def measure(workers: int, load_share: float, seconds: float, *, asleep: bool) -> None:
    """Print the quantiles of the times of answers."""
    loader = "tools.bot_queue_times:load" if asleep else SEARCH
    chance, views = random.Random(1), positions()
    name = "sleeper" if asleep else "master"
    with tempfile.TemporaryDirectory() as folder, running_broker(Path(folder)) as broker:
        pool = RemotePool(broker.url, 10_000)
        pool.start()
        processes = ProcessPool(workers, workers, 8.0, loader=loader)
        machine = QuestionWorker(broker.url, processes, workers)
        running = asyncio.create_task(machine.run())
        await until(lambda: pool.state.workers == workers)
        alone = [await ask(pool, name, number, chance.choice(views)) for number in range(60)]
        each = statistics.mean(alone)
        rate = load_share * workers / each
        print(f"alone: mean {each * 1000:.0f} ms; {workers} workers, {rate:.0f} questions/s")
        asked, until_time = [], time.perf_counter() + seconds
        while time.perf_counter() < until_time:
            await asyncio.sleep(chance.expovariate(rate))
            one = ask(pool, name, chance.randrange(1000), chance.choice(views))
            asked.append(asyncio.create_task(one))
        times = sorted(await asyncio.gather(*asked))
        p50, p95, p99 = (1000 * times[int(len(times) * share)] for share in (0.5, 0.95, 0.99))
        lost = sum(one == float("inf") for one in times)
        print(f"{len(times)} answers: p50 {p50:.0f}, p95 {p95:.0f}, p99 {p99:.0f} ms; {lost} late")
        print(f"{machine.hurried} with less than the whole budget; {dict(pool.counts.by_name)}")
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        pool.close()


def main() -> None:
    """Read the arguments, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=8)
    parser.add_argument("--load", type=float, default=0.8)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--asleep", action="store_true")
    given = parser.parse_args()
    asyncio.run(measure(given.workers, given.load, given.seconds, asleep=given.asleep))


if __name__ == "__main__":
    main()
