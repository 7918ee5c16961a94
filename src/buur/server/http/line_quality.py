"""`LineQuality`: whether a client's WebSocket answers pings late, for the table where it plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

EXTENSION: Final = "buur.line"
"""Key of the ASGI extension that has the line of a WebSocket."""


class LineQuality:
    """The line to a client."""

    def __init__(self) -> None:
        self.is_slow = False
        """Whether the client owes the answer to a ping for too long."""
        self.listener: Callable[[bool], None] | None = None
        """Called with the new value when it changes."""

    def note(self, *, is_slow: bool) -> None:
        """Note how the line is now."""
        if is_slow == self.is_slow:
            return
        self.is_slow = is_slow
        if self.listener is not None:
            self.listener(is_slow)
