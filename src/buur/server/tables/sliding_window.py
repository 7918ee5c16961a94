"""`SlidingWindow`: at most so many times within so many seconds."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple


class WindowSize(NamedTuple):
    """How often something may happen."""

    most: int
    seconds: float


class SlidingWindow:
    """The times at which something happened last.

    Args:
        size: how often it may happen.
    """

    def __init__(self, size: WindowSize) -> None:
        self._size = size
        self._times: deque[float] = deque(maxlen=size.most)

    def take(self, now: float) -> bool:
        """Note that it happens now, if it may; tell whether it may."""
        is_full = len(self._times) == self._size.most
        if is_full and now < self._times[0] + self._size.seconds:
            return False
        self._times.append(now)
        return True
