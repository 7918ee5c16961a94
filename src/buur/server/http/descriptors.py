"""File descriptors: as many connections as the system has descriptors for, and never all of them.

A server without a free descriptor can neither accept a connection nor open its database.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Final

from buur.server.settings import Limits

_RESERVE: Final = 256
"""Descriptors for the database, the page's files, and connections that are being refused."""


def fitting_limits(limits: Limits) -> Limits:
    """Return limits whose connections leave descriptors free.

    The soft limit of the system is raised as far as needed and allowed.
    """
    available = raised_limit(limits.connections + _RESERVE)
    if available is None:
        return limits
    most = available - min(_RESERVE, available // 2)
    return replace(limits, connections=min(limits.connections, most))


def raised_limit(wanted: int) -> int | None:
    """Return how many descriptors this process may open, None for any number.

    Args:
        wanted: the number up to which the soft limit is raised, as far as the system allows.
    """
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    highest = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if highest > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (highest, hard))
        except (OSError, ValueError):  # macOS has a lower limit of its own
            return soft
        return highest
    return soft
