"""Connections to NATS: the URL, the options, and the return after a loss."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from buur.errors import MissingExtra
from buur.server.errors import ServerError

if TYPE_CHECKING:
    from nats.aio.client import Client

_LOG = logging.getLogger(__name__)

SCHEMES: Final = ("nats", "tls")
RETRY_SECONDS: Final = 0.1
"""Time between two attempts to connect; the default of the library is 2 s."""
CONNECT_SECONDS: Final = 2
PING_SECONDS: Final = 1
"""Time between two pings, by which a frozen broker is noticed."""
UNANSWERED: Final = 2
"""Pings without an answer after which the connection is given up."""
SETTLE_SECONDS: Final = 1.0
"""Time for which `settle` waits."""


def check_url(url: str) -> list[str]:
    """Return the servers of a URL of NATS; several stand with commas between them.

    >>> check_url("nats://10.0.0.1:4222,nats://10.0.0.2:4222")
    ['nats://10.0.0.1:4222', 'nats://10.0.0.2:4222']

    Raises:
        ServerError: it is no such URL; the text does not repeat it, as it may have a password.
        MissingExtra: nats-py is not installed.
    """
    servers = url.split(",")
    for server in servers:
        try:
            parts = urlsplit(server)
            is_sound = parts.scheme in SCHEMES and bool(parts.hostname) and parts.port != 0
        except ValueError:
            is_sound = False
        if not is_sound:
            raise ServerError("the URL of the bus is not like nats://host:4222 or tls://host:4222")
    try:
        import nats  # noqa: F401 - only whether it is there
    except ImportError:
        raise MissingExtra("buur.server.bus", "nats-py", "cluster") from None
    return servers


async def connect(
    client: Client,
    url: str,
    *,
    lost: Callable[[], Awaitable[None]],
    found: Callable[[], Awaitable[None]],
) -> None:
    """Connect a client for as long as it is needed; try again while there is no broker.

    Args:
        client: the client, not yet connected.
        url: see `check_url`.
        lost: called when the broker is lost.
        found: called when it is back.
    """
    log = _FaultLog()
    await client.connect(
        check_url(url),
        error_cb=log.write,
        disconnected_cb=lost,
        reconnected_cb=found,
        name="buur",
        connect_timeout=CONNECT_SECONDS,
        reconnect_time_wait=RETRY_SECONDS,  # type: ignore[arg-type]
        max_reconnect_attempts=-1,
        ping_interval=PING_SECONDS,
        max_outstanding_pings=UNANSWERED,
    )


class _FaultLog:
    """Writes faults of a connection to the log, the same one once."""

    def __init__(self) -> None:
        self._last = ""

    async def write(self, error: Exception) -> None:
        """Write a fault, unless it is the last one."""
        text = str(error) or type(error).__name__
        if text != self._last:
            _LOG.warning("NATS: %s", text)
        self._last = text


async def settle(client: Client) -> None:
    """Wait until the broker has processed all that was sent, or the connection is lost.

    The broker answers that nobody listens to a new inbox, after all that came before. The library's
    `flush` does not help: its ping overtakes what is buffered.
    """
    with suppress(Exception):
        await client.request(client.new_inbox(), timeout=SETTLE_SECONDS)


async def close(client: Client) -> None:
    """Close a connection, also one that is lost."""
    with suppress(Exception):
        await client.close()
