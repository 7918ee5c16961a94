"""`WriteClock`: times of writes, in the order of the writes also where the system's clock jumps.

All deadlines and limits use a monotonic clock. Only these times come from the wall clock: people
see them as dates, and lists of parties are ordered by them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

LATEST: Final = 253_402_300_799_000
"""The last second of the year 9999, in milliseconds since 1970."""
DAY: Final = 86_400_000
"""Milliseconds by which the clock may go back before earlier times count as wrong."""


def now_ms() -> int:
    """Return the time in milliseconds since 1970, within the years that dates have."""
    return min(max(0, time.time_ns() // 1_000_000), LATEST)


class WriteClock:
    """A clock whose times increase.

    Where the system's clock goes back by less than a day, its times go on from the last one. Where
    it goes back further, the last one was wrong, and the times are those of the system again.

    Args:
        latest: the last time that was written before.
        now: the system's clock, in milliseconds since 1970.
    """

    def __init__(self, latest: int, now: Callable[[], int] = now_ms) -> None:
        self._latest = latest
        self._now = now

    def next(self) -> int:
        """Return the time of a write, in milliseconds since 1970."""
        now = self._now()
        if now > self._latest - DAY:
            now = min(max(now, self._latest + 1), LATEST)
        self._latest = now
        return now
