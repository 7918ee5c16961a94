"""`database_now`: the time of the database's own clock, in milliseconds since 1970.

Nodes may have clocks that differ; leases compare times of one clock only.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.compiler import compiles


class database_now(sa.sql.functions.FunctionElement[int]):  # noqa: N801 - stands in statements
    """The time at which the database executes an expression, not that of its transaction."""

    type = sa.BigInteger()
    inherit_cache = True


@compiles(database_now, "sqlite")
def _sqlite(*_: Any, **__: Any) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


@compiles(database_now, "postgresql")
def _postgresql(*_: Any, **__: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
