"""`ClientLine`: the line of a WebSocket for the table where its client plays, and its quality.

The line passes by the application's layers, which all messages of a table would otherwise go
through.
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
        """Whether the line is bad, see `RoundTrips`."""
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


class RoundTrips:
    """The time that answers to pings take, and whether the line is bad.

    Only an answer shows how quick a line is: other bytes that come may have been on their way for
    long. A bad line stays bad between two pings, and until an answer takes half of ``seconds``, so
    that its mark does not come and go.

    Args:
        seconds: time without the answer to a ping after which a line is bad.
    """

    __slots__ = ("_asked", "_seconds", "is_slow")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._asked: float | None = None
        self.is_slow = False
        """Whether the line is bad."""

    def ask(self, now: float) -> None:
        """Note that a ping is sent."""
        self._asked = now

    def answer(self, now: float) -> None:
        """Note that the last ping is answered."""
        if self._asked is not None:
            enough = self._seconds / 2 if self.is_slow else self._seconds
            self.is_slow = now - self._asked >= enough
            self._asked = None

    def wait(self, now: float) -> None:
        """Note that a ping is not answered yet."""
        if self._asked is not None and now - self._asked >= self._seconds:
            self.is_slow = True


def _refuse(_: str) -> bool:
    return False


def _always() -> bool:
    return True
