"""Search for the most acts a second that a server answers in time, and its memory for a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from buur.benchmarks.server_load import LoadFigures, load_on
from buur.benchmarks.server_process import (
    OWN,
    ServerProcess,
    beside,
    running_server,
    server_cores,
)

LATE: Final = 0.025
"""Seconds within which 99 % of the acts are to be answered."""
FIRST_RATE: Final = 100.0
"""Acts a second with which the search begins."""
HALVINGS: Final = 3
"""Steps of the search between a rate that is answered in time and the double of it."""
TRIES: Final = 2
"""Attempts at a rate, as other programs of the machine may disturb the first."""

Measure = Callable[[float], Awaitable[LoadFigures]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """Kind and size of a load."""

    rules: str = "schieber"
    tables: int = 40
    seconds: float = 5.0
    """Duration of each attempt."""
    rate: float | None = None
    """Acts a second; None searches for the most that are answered in time."""
    database: str | None = None
    """The URL of an empty database; None for an SQLite file."""
    played: int = 60
    """Acts at every table before anything is measured."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerFigures:
    """Figures of a server."""

    load: LoadFigures
    memory: float
    """Bytes of memory for a table with its connections."""
    attempts: tuple[LoadFigures, ...]


def measure_server(plan: Plan, sources: Path = OWN) -> ServerFigures:
    """Measure the server of some sources, on a core of its own.

    Raises:
        ServerStartError: it did not start.
        ServerHungError: it has closed a connection, or answers no more.
    """
    cores = server_cores()
    with running_server(sources, cores[0], plan.database) as server, beside(cores):
        server.warm_up()
        return asyncio.run(_measured(plan, server))


async def _measured(plan: Plan, server: ServerProcess) -> ServerFigures:
    attempts: list[LoadFigures] = []
    async with load_on([server], plan.rules, 1) as load:  # code and caches count for no table
        await load.play(plan.played)
        before = server.memory
        async with load_on([server], plan.rules, plan.tables) as load:
            await load.play(plan.played)
            memory = (server.memory - before) / plan.tables

            async def measure(rate: float) -> LoadFigures:
                attempts.append(await load.run(rate, plan.seconds))
                return attempts[-1]

            found = await (measure(plan.rate) if plan.rate else fastest(measure))
    return ServerFigures(load=found, memory=memory, attempts=tuple(attempts))


async def fastest(measure: Measure) -> LoadFigures:
    """Return the figures of the highest rate that is answered in time, else of the first.

    Args:
        measure: measures a rate.
    """
    low, high, best = FIRST_RATE, FIRST_RATE, None
    while (found := await _in_time(measure, high)) is not None:
        low, high, best = high, 2 * high, found
    if best is None:
        return await measure(FIRST_RATE)
    for _ in range(HALVINGS):
        rate = (low * high) ** 0.5
        found = await _in_time(measure, rate)
        low, high, best = (low, rate, best) if found is None else (rate, high, found)
    return best


async def _in_time(measure: Measure, rate: float) -> LoadFigures | None:
    """Return the figures of a rate; None if the server is too slow for it."""
    for _ in range(TRIES):
        found = await measure(rate)
        if found.p99 <= LATE:
            return found
    return None
