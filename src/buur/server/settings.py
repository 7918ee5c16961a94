"""Everything about a server that whoever starts it may decide."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from buur.play.players import Bot
from buur.server.bots import registered_bot

Durability = Literal["power", "process"]
"""What an acknowledged act survives: a power cut, or the end of the process only."""

LOOPBACK_HOSTS = frozenset({"localhost", "127.0.0.1", "[::1]"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How long bots seem to think, in seconds, so that people can follow."""

    shortest: float = 0.6
    longest: float = 1.2
    after_trick: float = 0.8
    """Added before the first card of a trick, while the last one still lies there."""
    for_doubling: float = 2.0
    """Added before a bot's call while a person may double the bid that stands."""


AT_ONCE = Pace(shortest=0, longest=0, after_trick=0, for_doubling=0)


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket: ``burst`` at once, refilled by ``per_second``."""

    per_second: float
    burst: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What one client may ask of the server."""

    frame: int = 4096
    """Bytes in a message of a client."""
    body: int = 65_536
    """Bytes in the body of a request."""
    hello_seconds: float = 10.0
    """How long a socket may stay open without a seat."""
    messages: Rate = Rate(per_second=20, burst=60)
    """Messages on one socket; what comes faster waits."""
    tables: Rate = Rate(per_second=0.5, burst=60)
    """Tables made from one address."""
    tables_listed: int = 100
    gap: int = 64
    """Most events sent again after a reconnection; beyond it the table is shown afresh."""
    backlog: int = 512
    """Messages that may wait for a slow client before its socket is closed."""
    watchers: int = 3
    """Replaced sockets of a seat that may go on looking."""


def _spare_cores() -> int:
    """Return how many cores there are beside the one that serves, at least one."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server behaves."""

    database: str | Path | None = None
    """Path of an SQLite file or URL of a database; the user's data folder by default."""
    durability: Durability = "power"
    hosts: frozenset[str] | None = None
    """Values of ``Host`` that are answered, without port; None for any. Against DNS rebinding."""
    origins: frozenset[str] = frozenset()
    """Origins that may write beside the server's own, such as ``https://jass.example``."""
    pace: Pace = Pace()
    limits: Limits = Limits()
    away_seconds: float = 180.0
    """Absence after which a deputy plays for a person whom others wait for."""
    hints: bool = True
    """Whether players may ask for advice; a tournament forbids it."""
    substitute: str = "steady"
    """The bot that stands in, for people and for bots that fail or take too long."""
    threads: int = field(default_factory=_spare_cores)
    """How many bots think at a time."""
    think_seconds: float = 4.0
    """How long a bot may think about an act; no table can be made with more."""
    think_rounds: int = 100_000
    """The same in rounds."""
    retire_seconds: float = 600.0
    """How long a table without anybody stays in memory."""
    bots: Callable[[str, int], Bot] = field(default=registered_bot)
    """Makes a bot by name, with a seed of its own."""
    chance: Callable[[], random.Random] | None = None
    """Source of randomness of each table, for reproducible tests; never for people."""
