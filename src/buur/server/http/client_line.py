"""`ClientLine`: the line of a WebSocket for the table where its client plays.

It passes by the application's layers, which all messages of a table would otherwise go through.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

EXTENSION: Final = "buur.line"
"""Key of the ASGI extension that has the line of a WebSocket."""


class ClientLine:
    """The line to a client.

    Args:
        write: sends a text at once; returns False if the client has not read enough for that, or
            the WebSocket is not open.
        is_gone: tells whether the client has disconnected.
    """

    def __init__(self, write: Callable[[str], bool], is_gone: Callable[[], bool]) -> None:
        self.write = write
        self.is_gone = is_gone
        self.is_slow = False
        """Whether the client owes the answer to a ping for too long."""
        self.listener: Callable[[bool], None] | None = None
        """Called with the new value of ``is_slow`` when it changes."""

    def end(self) -> None:
        """Note that the client has disconnected, and refer to nobody's connection any more."""
        self.write, self.is_gone, self.listener = _refuse, _always, None

    def note(self, *, is_slow: bool) -> None:
        """Note how the line is now."""
        if is_slow == self.is_slow:
            return
        self.is_slow = is_slow
        if self.listener is not None:
            self.listener(is_slow)


def _refuse(_: str) -> bool:
    return False


def _always() -> bool:
    return True
