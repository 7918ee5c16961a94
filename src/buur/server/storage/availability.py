"""`Availability`: the fault of a database, the time of the last look, and lines in the log."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from buur.server.errors import DatabaseFault, FaultCode
from buur.server.fault_log import FaultLog

_LOG = logging.getLogger(__name__)

FRESH_SECONDS: Final = 10.0
"""Seconds after a write for which a database counts as well without another look."""
RETRY_SECONDS: Final = 1.0
"""Seconds between two looks at a database with a fault; meanwhile nothing is sent to it."""


class Availability:
    """What is known of a database.

    Args:
        clock: a monotonic clock, in seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._fault: DatabaseFault | None = None
        self._clock = clock
        self._faults = FaultLog(_LOG, clock)
        self._looked = clock()
        """Time of the last look at a database with a fault, else of the last success."""
        self._is_told = False
        """Whether the log has a line about the present fault."""

    @property
    def code(self) -> FaultCode | None:
        """The fault that the database has, None if it is well."""
        return None if self._fault is None else self._fault.code

    @property
    def is_stale(self) -> bool:
        """Whether it is time for another look."""
        patience = FRESH_SECONDS if self._fault is None else RETRY_SECONDS
        return abs(self._clock() - self._looked) >= patience

    def require(self) -> None:
        """Raise the fault that the database has, if it has one."""
        if self._fault is not None:
            raise DatabaseFault(self._fault.code, str(self._fault), self._fault.place)

    def look(self) -> None:
        """Note that somebody looks at the database now."""
        self._looked = self._clock()

    def fail(self, fault: DatabaseFault) -> None:
        """Note a fault; the log gets one line in a period."""
        self._fault = fault
        self.look()
        self._is_told |= self._faults.report(fault.code, str(fault))

    def succeed(self) -> None:
        """Note that the database was written to."""
        self.look()
        if self._fault is not None and self._is_told:
            _LOG.warning("the database%s can be used again", f" {self._fault.place}".rstrip())
            self._is_told = False
        self._fault = None
