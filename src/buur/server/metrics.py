"""Counters of a server for Prometheus, as functions that the other modules call.

Prometheus reads them with the gauges of `buur.server.http.metrics_page`. No label has a name, an
address or an id of a person or table, so the number of time series is bounded.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry(auto_describe=True)
"""The counters of this process."""

_COMMIT_BUCKETS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
_BATCH_BUCKETS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)

Outcome = Literal["ok", "refused"]
Cause = Literal["new", "free", "lease", "restart", "moved"]
"""Why a node takes a table: nobody had it; its owner let it go; the lease of its owner ran out; its
owner's process ended; an operator moved it."""
StandIn = Literal["absent", "clock", "bot"]
"""For whom a substitute plays: an absent person; one whose time is up; a bot without an answer."""

_ACTS: Final = Counter("buur_acts", "Acts of players, by outcome.", ["outcome"], registry=REGISTRY)
_OUTCOMES: Final = {name: _ACTS.labels(name) for name in ("ok", "refused")}
_COMMITS: Final = Histogram(
    "buur_commit_seconds",
    "Time of a write to the database, from its begin to its commit.",
    buckets=_COMMIT_BUCKETS,
    registry=REGISTRY,
)
_BATCHES: Final = Histogram(
    "buur_commit_tables",
    "Tables that share a write to the database.",
    buckets=_BATCH_BUCKETS,
    registry=REGISTRY,
)
_SOCKETS: Final = Gauge("buur_sockets", "Open WebSockets.", registry=REGISTRY)
_UNREAD: Final = Gauge(
    "buur_unread_bytes", "Bytes that wait until their clients read.", registry=REGISTRY
)
_REFUSED: Final = Counter(
    "buur_refused",
    "Requests that were refused before they reached the application, by code.",
    ["code"],
    registry=REGISTRY,
)
_STAND_INS: Final = Counter(
    "buur_stand_ins",
    "Times when a substitute began to play, by cause.",
    ["cause"],
    registry=REGISTRY,
)
_CLAIMS: Final = Counter(
    "buur_claims", "Tables that this process took over, by cause.", ["cause"], registry=REGISTRY
)
_DEPOSED: Final = Counter(
    "buur_deposed",
    "Writes that were refused since another process owns the table.",
    registry=REGISTRY,
)
_BRIDGED: Final = Counter(
    "buur_bridged",
    "Acts of clients that went to a table of another process.",
    registry=REGISTRY,
)
_BROKEN: Final = Counter("buur_broken_tables", "Tables that failed.", registry=REGISTRY)
_LOOP_DELAY: Final = Gauge(
    "buur_loop_delay_seconds", "Delay of the last timer of the event loop.", registry=REGISTRY
)

for _cause in ("absent", "clock", "bot"):
    _STAND_INS.labels(_cause)
for _cause in ("new", "free", "lease", "restart", "moved"):
    _CLAIMS.labels(_cause)


def count_act(outcome: Outcome) -> None:
    """Count the answer to an act."""
    _OUTCOMES[outcome].inc()


@contextmanager
def timed_commit(tables: int) -> Iterator[None]:
    """Measure a write that several tables share; one that fails counts too."""
    begin = perf_counter()
    try:
        yield
    finally:
        _COMMITS.observe(perf_counter() - begin)
        _BATCHES.observe(tables)


@contextmanager
def open_socket() -> Iterator[None]:
    """Count a WebSocket for as long as it is open."""
    _SOCKETS.inc()
    try:
        yield
    finally:
        _SOCKETS.dec()


def count_refused(code: str) -> None:
    """Count a request that was refused, by the code of a `Problem`."""
    _REFUSED.labels(code).inc()


def count_stand_in(cause: StandIn) -> None:
    """Count a substitute that begins to play."""
    _STAND_INS.labels(cause).inc()


def count_claim(cause: Cause) -> None:
    """Count a table that this process has taken over."""
    _CLAIMS.labels(cause).inc()


def count_deposed() -> None:
    """Count a write that was refused since another process owns the table."""
    _DEPOSED.inc()


def count_bridged() -> None:
    """Count an act of a client that went to a table of another process."""
    _BRIDGED.inc()


def count_broken() -> None:
    """Count a table that has failed."""
    _BROKEN.inc()


def note_loop_delay(seconds: float) -> None:
    """Note by how much a timer of the event loop was late."""
    _LOOP_DELAY.set(max(0.0, seconds))


def note_unread(size: int) -> None:
    """Note how many bytes wait until their clients read."""
    _UNREAD.set(size)
