"""`FaultLog`: a log that writes each fault once in a period, however often it happens."""

from __future__ import annotations

import logging
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

PERIOD: Final = 600.0
"""Seconds in which a fault is written once."""
_MOST: Final = 1000
"""Maximum number of faults that are remembered."""


class FaultLog:
    """A log of faults.

    >>> log = FaultLog(logging.getLogger("example"), lambda: 0.0)
    >>> log.report("disk-full", "the disk is full"), log.report("disk-full", "the disk is full")
    (True, False)

    Args:
        log: receives the lines.
        clock: a monotonic clock, in seconds.
    """

    def __init__(self, log: logging.Logger, clock: Callable[[], float]) -> None:
        self._log = log
        self._clock = clock
        self._written: OrderedDict[str, float] = OrderedDict()

    def report(self, key: str, message: str, error: BaseException | None = None) -> bool:
        """Write a fault, unless it was written in this period; tell whether it was.

        Args:
            key: names the fault.
            message: one sentence.
            error: its traceback is written too; None for a fault that is no mistake of ours.
        """
        now = self._clock()
        before = self._written.get(key)
        if before is not None and abs(now - before) < PERIOD:
            return False
        self._written[key] = now
        self._written.move_to_end(key)
        if len(self._written) > _MOST:
            self._written.popitem(last=False)
        level = logging.WARNING if error is None else logging.ERROR
        self._log.log(level, "%s", message, exc_info=error)
        return True

    def report_mistake(self, message: str, error: BaseException) -> bool:
        """Write a mistake of ours with its traceback, once in a period for its line of code."""
        frames = traceback.extract_tb(error.__traceback__)
        place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
        return self.report(f"{type(error).__name__} {place}", message, error)

    @contextmanager
    def survived(self, message: str) -> Iterator[None]:
        """Write a mistake of ours in the block, which ends the block and not its task."""
        try:
            yield
        except Exception as error:  # noqa: BLE001 - the task goes on
            self.report_mistake(message, error)
