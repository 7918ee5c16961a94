"""Measures for how long bots that think keep the event loop of a server from its work.

    python -m tools.loop_delay --against ../c9d3c56

A server in a process of its own plays tables of a person and three bots, without pauses. The person
answers at once. Every millisecond a timer of its event loop notes by how much it is late. The same
is measured with the sources of another checkout.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

OWN: Final = Path(__file__).parents[1]

# It runs with the sources of any checkout, so that it names only what all of them have.
_SERVER: Final = """
import asyncio, itertools, json, sys, time
from dataclasses import fields
import httpx
from websockets.asyncio.client import connect
from buur.benchmarks.first_acts import first_act
from buur.bots.readiness import READINESS
from buur.client import view_changes
from buur.server import run
from buur.server.http.app import create_app
from buur.server.settings import AT_ONCE, LOOPBACK_HOSTS, Settings
from buur.server.wire.messages import PROTOCOL

folder, bot, tables, seconds = sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4])
options = {}
try:
    from buur.server.bots import early_bot
    options["bots"] = early_bot
except ImportError:
    pass
found = {"acts": 0, "first_act": None, "ready": None}
delays = []

async def play(url, began):
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as http:
        wanted = {"bots": [bot] * 3, "rules": "schieber"}
        made = (await http.post("/api/tables", json=wanted)).json()
    async with connect(url.replace("http", "ws") + "ws", ping_interval=None) as socket:
        hello = {"t": "hello", "table": made["table"], "token": made["token"], "since": None}
        await socket.send(json.dumps({**hello, "protocol": PROTOCOL}))
        view, asked, ids = {}, None, itertools.count()
        async for text in socket:
            message = json.loads(text)
            if message["t"] not in ("welcome", "event", "seats"):
                continue
            if message["t"] == "seats":
                continue
            changed = view_changes.changed_view
            view = message["view"] if "view" in message else changed(view, message)
            event = message.get("event", {})
            if event.get("e") == "played" and event["seat"] != view["seat"]:
                found["acts"] += 1
                if found["first_act"] is None:
                    found["first_act"] = time.perf_counter() - began
            if view["result"]:
                return
            act = first_act(view)
            if act is not None:
                await socket.send(json.dumps({"t": "do", "id": f"c{next(ids)}", "act": act}))

async def play_on(url, began):
    while True:
        await play(url, began)

async def measure():
    listener = run.bind("127.0.0.1", 0)
    url = run.url_of(listener, "127.0.0.1")
    ready = asyncio.Event()
    settings = Settings(database=folder + "/t.db", pace=AT_ONCE, hosts=LOOPBACK_HOSTS, **options)
    server = run.Server(create_app(settings), url, lambda _: ready.set(), None)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    await ready.wait()
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as http:
        await http.get("/")
    began = time.perf_counter()
    players = [asyncio.create_task(play_on(url, began)) for _ in range(tables)]
    pool = server.config.app.app.state.registry.bot_pool
    while not (pool.is_ready if hasattr(pool, "is_ready") else READINESS.is_ready()):
        await asyncio.sleep(0.01)
    found["ready"] = time.perf_counter() - began
    await asyncio.sleep(1)
    acts, start = found["acts"], time.perf_counter()
    cpu = time.process_time()
    while time.perf_counter() - start < seconds:
        before = time.perf_counter()
        await asyncio.sleep(0.001)
        delays.append(time.perf_counter() - before - 0.001)
    found["cpu"] = (time.process_time() - cpu) / seconds
    found["acts"] = (found["acts"] - acts) / (time.perf_counter() - start)
    for player in players:
        player.cancel()
    for ended in await asyncio.gather(*players, return_exceptions=True):
        if not isinstance(ended, asyncio.CancelledError):
            raise ended or SystemExit("a player has left")
    if hasattr(pool, "counts"):
        found["counts"] = pool.counts.by_name
    server.should_exit = True
    await task
    delays.sort()
    for name, share in {"p50": 0.5, "p99": 0.99, "p99.9": 0.999, "most": 1}.items():
        found[name] = 1e3 * delays[min(len(delays) - 1, int(share * len(delays)))]
    print(json.dumps(found))

asyncio.run(measure())
"""


def measured(sources: Path, bot: str, tables: int, seconds: float) -> dict[str, object]:
    """Return what a server of some sources needs, in milliseconds for delays and else in seconds.

    Args:
        sources: the folder of a checkout.
        bot: the bot at every seat but one.
        tables: the number of tables.
        seconds: the time of the measurement.
    """
    with TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-c", _SERVER, folder, bot, str(tables), str(seconds)],
            env={**os.environ, "PYTHONPATH": str(sources / "src")},
            stdout=subprocess.PIPE,
            check=True,
        )
    found: dict[str, object] = json.loads(done.stdout)
    return found


def main() -> None:
    """Print the figures of these sources, and of another checkout, as lines of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--against", type=Path, default=None)
    given = parser.parse_args()
    for sources in (OWN, given.against):
        if sources is not None:
            print(sources, json.dumps(measured(sources, given.bot, given.tables, given.seconds)))


if __name__ == "__main__":
    main()
