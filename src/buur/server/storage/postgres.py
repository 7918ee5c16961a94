"""Engines for PostgreSQL: the driver, and what bounds the time of a statement or a connection.

A process that stands still in the middle of a transaction holds the locks of its rows. The time
limits end such a transaction before the lease of its node, so that other nodes can claim its
tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import sqlalchemy as sa

CONNECTION: Final[Mapping[str, object]] = {
    "connect_timeout": 3,
    "tcp_user_timeout": 3000,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "application_name": "buur",
}
"""Parameters of libpq, in seconds; the second one in milliseconds."""

_UPGRADE_LOCK: Final = 0x4275757255
"""The key of the advisory lock of upgrades."""

_UPGRADING: Final = "60s"
"""Time for which an upgrade may compute between two statements, on a busy machine too."""

_CONFLICTS: Final = frozenset({"40001", "40P01", "23503", "23505"})
"""Codes of transactions that contradict each other, of deadlocks, and of keys that another
transaction has removed or written meanwhile."""

_SETTINGS: Final[Mapping[str, str]] = {
    "synchronous_commit": "on",  # an acknowledged act is on the disk
    "statement_timeout": "10s",
    "lock_timeout": "3s",
    "idle_in_transaction_session_timeout": "3s",
    "timezone": "UTC",
}
"""Settings of each session; those of the URL's ``options`` come after them."""


def is_postgres(url: sa.URL) -> bool:
    """Tell whether a URL names a database of PostgreSQL."""
    return url.get_backend_name() == "postgresql"


def postgres_engine(url: sa.URL, **options: Any) -> sa.Engine:
    """Return an engine whose sessions wait for disks and never for long.

    Args:
        url: the database; without a driver, psycopg is taken.
        options: further options of the engine.
    """
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    if url.get_driver_name() != "psycopg":  # it bounds its times by itself
        return sa.create_engine(url, **options)
    named = str(url.query.get("options", ""))
    settings = " ".join(f"-c {name}={value}" for name, value in _SETTINGS.items())
    arguments = dict(CONNECTION) | {"options": f"{settings} {named}".strip()}
    arguments |= {name: value for name, value in url.query.items() if name in CONNECTION}
    url = url.difference_update_query([*CONNECTION, "options"])
    return sa.create_engine(url, connect_args=arguments, **options)


def serial_engine(engine: sa.Engine) -> sa.Engine:
    """Return an engine whose transactions are as if one came after another, as on SQLite."""
    if not is_postgres(engine.url):
        return engine
    return engine.execution_options(isolation_level="SERIALIZABLE")


def is_conflict(error: sa.exc.DBAPIError) -> bool:
    """Tell whether PostgreSQL has refused a transaction because of another one of the same time."""
    return getattr(error.orig, "sqlstate", None) in _CONFLICTS


def life_engine(url: sa.URL) -> sa.Engine:
    """Return an engine for the session of a node: each statement is a transaction of its own."""
    return postgres_engine(url, poolclass=sa.NullPool, isolation_level="AUTOCOMMIT")


def upgrade_alone(connection: sa.Connection) -> None:
    """Keep other nodes from an upgrade until the end of the transaction, which may take long."""
    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
    connection.exec_driver_sql(f"SET LOCAL idle_in_transaction_session_timeout = '{_UPGRADING}'")
    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_UPGRADE_LOCK)))
