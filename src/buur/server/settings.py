"""Settings of a server: limits, pacing, bots and the database."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Final, Literal, TypeAlias

from buur.play.players import Bot
from buur.server.bot_pool.pool import BotPool
from buur.server.bots import registered_bot
from buur.server.mail import MailSettings

IPNetwork: TypeAlias = IPv4Network | IPv6Network

Durability = Literal["power", "process"]
"""Failure that an acknowledged act survives: a power cut, or only the end of the process."""

HANGING: Final = 2.0
"""A worker of the pool is replaced after this multiple of the time limit of a bot for an act."""

LOOPBACK_HOSTS = frozenset({"localhost", "127.0.0.1", "[::1]"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """Delays before the acts of bots, in seconds, so that people can follow."""

    shortest: float = 0.6
    longest: float = 1.2
    after_trick: float = 0.8
    """Added before the first card of a trick, while the previous trick is shown."""
    for_doubling: float = 2.0
    """Added before a bot's call while a person may double the current bid."""


AT_ONCE = Pace(shortest=0, longest=0, after_trick=0, for_doubling=0)

PaceName = Literal["slow", "normal", "fast", "tap"]
"""A pace that a person may want; at ``tap`` a bot on turn waits until a person lets it act."""

PACES: Final[Mapping[PaceName, Pace]] = {
    "slow": Pace(shortest=1.4, longest=2.4, after_trick=1.6, for_doubling=3.0),
    "normal": Pace(),
    "fast": Pace(shortest=0.1, longest=0.2, after_trick=0.2, for_doubling=1.2),
    "tap": Pace(),
}
"""Delays of each pace; at ``tap`` those of acts beside the turn, such as a bot's stöck."""


@dataclass(frozen=True, slots=True)
class ListenAddress:
    """An address to listen on."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


@dataclass(frozen=True, slots=True)
class Rate:
    """Parameters of a token bucket: its size, and tokens added per second."""

    per_second: float
    burst: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Limits for clients: sizes, times, connections and rates."""

    target: int = 8192
    """Maximum bytes of the address in a request line."""
    head: int = 32_768
    """Maximum bytes of a request's line and headers."""
    body: int = 65_536
    """Maximum bytes of a request body."""
    frame: int = 4096
    """Maximum bytes of a client's message."""
    head_seconds: float = 10.0
    """Time for a request's line and headers, counted from the connection or the last answer."""
    body_seconds: float = 15.0
    """Time for a request's body."""
    hello_seconds: float = 10.0
    """Time after which a WebSocket without a seat is closed."""
    unread_seconds: float = 30.0
    """Time after which a client that reads nothing of its answers is disconnected."""
    ping_seconds: float = 10.0
    """Time between two pings of the server on a WebSocket."""
    slow_seconds: float = 2.0
    """Time without the answer to a ping after which a line counts as bad."""
    connections: int = 4096
    """Maximum number of open connections; fewer where the system has fewer file descriptors."""
    connections_per_address: int = 256
    """Maximum number of open connections of one address, at most a quarter of all."""
    frames: Rate = Rate(per_second=20, burst=200)
    """Control frames and fragments on one WebSocket; faster ones are delayed."""
    messages: Rate = Rate(per_second=20, burst=60)
    """Messages on one WebSocket, and for one seat on all of them; faster ones are delayed."""
    person_messages: Rate = Rate(per_second=60, burst=240)
    """Messages of one guest at all tables; faster ones are delayed."""
    address_messages: Rate = Rate(per_second=500, burst=2000)
    """Messages from one address; faster ones are delayed."""
    requests: Rate = Rate(per_second=50, burst=1000)
    """Requests and new WebSockets from one address; more are refused."""
    computations: Rate = Rate(per_second=10, burst=200)
    """Answers that the server computes or looks up for one address; more are refused."""
    tables: Rate = Rate(per_second=0.5, burst=60)
    """Tables created from one address; more are refused."""
    joins: Rate = Rate(per_second=1, burst=60)
    """Requests with an invitation, from one address and of one guest; more are refused."""
    looks: Rate = Rate(per_second=5, burst=120)
    """Looks at a table with an invitation, from one address and of one guest; more are refused.
    The page of an invitation looks every few seconds."""
    contacts: Rate = Rate(per_second=0.2, burst=60)
    """Requests about friends, devices and keys, from one address and of one guest; more are
    refused."""
    exports: Rate = Rate(per_second=1 / 60, burst=5)
    """Exports of a person's data, from one address and of one guest; more are refused."""
    letters: Rate = Rate(per_second=5 / 3600, burst=5)
    """Letters that people of one network ask for; more are refused."""
    person_letters: Rate = Rate(per_second=3 / 3600, burst=3)
    """Letters that one person asks for, and letters to one mail address; more are not sent."""
    reports: Rate = Rate(per_second=1 / 300, burst=10)
    """Reports of players from one address and of one guest; more are refused."""
    games: Rate = Rate(per_second=5, burst=100)
    """Requests for own parties, from one address and of one guest; more are refused."""
    boards: Rate = Rate(per_second=2, burst=60)
    """Requests about boards, from one address and of one guest; more are refused."""
    clubs: Rate = Rate(per_second=2, burst=60)
    """Requests about clubs, from one address and of one guest; more are refused."""
    tables_listed: int = 100
    """Maximum number of seats that a client may claim in one request."""
    gap: int = 64
    """Maximum number of missed events sent after a reconnection; beyond it a snapshot is sent."""
    backlog: int = 512
    """Maximum number of unsent messages; a slower client is disconnected."""
    table_watchers: int = 60
    """Maximum number of connections without a seat that watch a table."""
    address_watchers: int = 8
    """Maximum number of those that watch a table from one address."""
    watchers: int = 3
    """Maximum number of read-only connections of a seat whose player reconnected."""

    @property
    def address_share(self) -> int:
        """Maximum number of open connections of one address, which leaves most for others."""
        return max(1, min(self.connections_per_address, self.connections // 4))


def cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _spare_cores() -> int:
    """Return the number of cores of this process minus one for the event loop, at least one."""
    return max(1, cores() - 1)


def _bot_pool(settings: Settings) -> BotPool:
    """Return a pool of processes of this machine, beside workers elsewhere if there are any."""
    from buur.server.bot_pool.processes import ProcessPool

    patience = HANGING * settings.think_seconds
    local = ProcessPool(settings.bot_workers, settings.bot_queue, patience)
    if settings.bots_url is None:
        return local
    from buur.server.bot_pool.fallback_pool import FallbackPool
    from buur.server.bot_pool.remote_pool import RemotePool

    return FallbackPool(RemotePool(settings.bots_url, settings.bot_queue), local)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Settings of a server."""

    database: str | Path | None = None
    """Path of an SQLite file or URL of a database; the user's data folder by default."""
    durability: Durability = "power"
    node: str = ""
    """Name of this process in the list of nodes; without one its machine and the process id."""
    hosts: frozenset[str] | None = None
    """Allowed values of ``Host``, without port; None for any. Prevents DNS rebinding."""
    origins: frozenset[str] = frozenset()
    """Other allowed origins of writing requests, such as ``https://jass.example``."""
    trusted_proxies: frozenset[IPNetwork] = frozenset()
    """Networks of proxies whose ``X-Forwarded-For`` names the client."""
    metrics: ListenAddress | None = None
    """Where Prometheus reads the figures of the server; None for nowhere."""
    drain_seconds: float = 0.0
    """Seconds between SIGTERM and the end, in which a proxy sends people elsewhere."""
    mail: MailSettings | None = None
    """The mail relay; without one nobody gets a link by mail."""
    pace: Pace | None = None
    """Delays at every table; None for those of the pace that the persons at a table want."""
    limits: Limits = Limits()
    away_seconds: float = 180.0
    """Absence after which a substitute plays for a person for whom others wait."""
    gathering_hours: float = 3.0
    """Hours for which a table for friends waits for its players without visitors."""
    gathering_tables: int = 20
    """Maximum number of tables of one address that wait for their players."""
    one_of_network: bool = True
    """Whether people of one network never sit at the same table of a quick match; pairs may."""
    lobby_watchers: int = 1000
    """Maximum number of clients that watch the lobby."""
    hints: bool = True
    """Whether players may request hints; a tournament forbids it."""
    substitute: str = "steady"
    """The bot that replaces absent people, and bots that fail or exceed their time."""
    bot_workers: int = field(default_factory=_spare_cores)
    """Number of processes in which bots think; they start with the first such bot."""
    bot_queue: int = 64
    """Maximum number of acts that wait for a process; the substitute plays those beyond it."""
    bus: str | None = None
    """URL of the bus between the nodes of a cluster; None for a single node."""
    bots_url: str | None = None
    """URL of the broker at which workers on other machines pull questions to bots."""
    bot_pool: Callable[[Settings], BotPool] = field(default=_bot_pool)
    """Factory of the pool in which bots think."""
    think_seconds: float = 4.0
    """Time limit of a bot for an act; tables with a larger budget are refused."""
    think_rounds: int = 100_000
    """Maximum search rounds of a bot for an act; tables with a larger budget are refused."""
    retire_seconds: float = 600.0
    """Seconds for which a table without connections stays in memory."""
    archive_days: int = 365
    """Days without an act after which `buur archive` moves a partie into the archive."""
    board_field: tuple[str, ...] = ("easy", "steady", "sharp", "master")
    """Bots that play the boards of each day, so that the first person has a comparison."""
    wall_clock: Callable[[], float] = time.time
    """The system's clock in seconds since 1970, which tells the day of the boards."""
    bots: Callable[[str, int], Bot] = field(default=registered_bot)
    """Factory of bots, from a name and a seed."""
    chance: Callable[[], random.Random] | None = None
    """Factory of each table's random generator, for reproducible tests; never in production."""
