"""`open_bus`, `running_bus`: the bus that a URL names."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from buur.server.bus.bus import Bus
from buur.server.bus.memory import MemoryBus


def open_bus(url: str | None) -> Bus:
    """Return the bus that a URL names, not yet started; without one, a bus of this process.

    >>> type(open_bus(None)).__name__
    'MemoryBus'

    Args:
        url: such as ``nats://host:4222``; several servers of a cluster with commas between them.

    Raises:
        ServerError: the URL is none.
        MissingExtra: nats-py is not installed.
    """
    if url is None:
        return MemoryBus()
    from buur.server.bus.nats_bus import NatsBus

    return NatsBus(url)


@asynccontextmanager
async def running_bus(url: str | None) -> AsyncIterator[Bus]:
    """Run the bus that a URL names, with arguments and errors as for `open_bus`."""
    bus = open_bus(url)
    await bus.start()
    try:
        yield bus
    finally:
        await bus.close()
