"""`open_bus`: the bus that a URL names."""

from __future__ import annotations

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
