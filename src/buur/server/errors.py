"""What goes wrong between a client and the server, in one shape."""

from __future__ import annotations

from collections.abc import Mapping

from buur.errors import BuurError

LONGEST_ECHO = 80


class ServerError(BuurError):
    """The server cannot start or go on: a port is taken, a database cannot be read."""


class Problem(BuurError):  # noqa: N818 - the name that RFC 9457 gives it
    """A request or message that cannot be served.

    Args:
        status: HTTP status; on a socket it tells only who is at fault.
        code: stable kebab-case code for clients.
        message: one English sentence.
        source: the piece of input that caused it.
        why: a code that says more, with the values of its sentence.
    """

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        source: object = None,
        why: tuple[str, Mapping[str, object]] | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.source = source
        self.why = why

    @property
    def shape(self) -> dict[str, object]:
        """The value of ``error`` in an answer."""
        found: dict[str, object] = {"code": self.code, "message": self.message}
        if self.source is not None:
            found["input"] = echo(self.source)
        if self.why is not None:
            code, values = self.why
            args = {name: echo(value) for name, value in values.items()}
            found["why"] = {"code": code, "args": args}
        return found


def echo(source: object) -> object:
    """Return a piece of input as it may stand in an answer: short, or shortened to a text."""
    if isinstance(source, (bool, int)) and abs(source) < 2**53:
        return source
    text = source if isinstance(source, str) else repr(source)
    return text if len(text) <= LONGEST_ECHO else text[: LONGEST_ECHO - 1] + "…"


class EntryRefused(Problem):
    """A table that will not be entered however often somebody tries."""


def no_seat() -> EntryRefused:
    """Return the problem of a table and a token that do not open a seat.

    The two are not told apart, so that nobody can ask which tables exist.
    """
    return EntryRefused(404, "no-seat", "this table and token open no seat here")
