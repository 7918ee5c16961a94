"""Days of the boards, by the date in Zurich."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

GRACE: Final = timedelta(hours=1)
"""Time after midnight until which a begun board may be finished."""


class BoardCalendar:
    """The days of the boards.

    >>> calendar = BoardCalendar(lambda: 1_795_820_400)
    >>> calendar.today, calendar.is_closed(calendar.today)
    (datetime.date(2026, 11, 28), False)

    Args:
        clock: the time in seconds since 1970.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock

    @property
    def today(self) -> date:
        """The day whose boards may be begun."""
        return self._now.astimezone(_zone()).date()

    def end(self, day: date) -> datetime:
        """Return the midnight after a day, until which its boards may be begun."""
        return datetime.combine(day + timedelta(days=1), time(), _zone())

    def is_closed(self, day: date) -> bool:
        """Tell whether no board of a day may be finished any more."""
        # In UTC: a difference within a zone ignores that clocks are set back.
        return self._now >= self.end(day).astimezone(UTC) + GRACE

    @property
    def _now(self) -> datetime:
        return datetime.fromtimestamp(self._clock(), UTC)


@cache
def _zone() -> ZoneInfo:
    return ZoneInfo("Europe/Zurich")
