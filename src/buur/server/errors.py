"""Errors of the server, among them `Problem`, which clients receive as JSON."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final, Literal

from buur.errors import BuurError, RulesError, SeriesError

LONGEST_ECHO = 80
_MOST_MARKS: Final = 2
_SPACE: Final = " "

FaultCode = Literal[
    "damaged",
    "disk-error",
    "disk-full",
    "locked",
    "missing",
    "no-descriptors",
    "read-only",
    "unreachable",
]
"""The fault of a database, as health names it."""


class ServerError(BuurError):
    """The server cannot start or continue: a port is taken, a database cannot be read."""


class DatabaseFault(ServerError):  # noqa: N818 - names what has happened
    """The whole database cannot be used for now; the fault may end by itself.

    Args:
        code: the fault.
        message: one sentence for the operator: where the database is, the cause, and what to do.
        place: where the database is.
    """

    def __init__(self, code: FaultCode, message: str, place: str = "") -> None:
        super().__init__(message)
        self.code: FaultCode = code
        self.place = place


class DamagedTable(ServerError):  # noqa: N818 - names what has happened
    """What is stored of one table is damaged; the other tables are not affected."""


class Problem(BuurError):  # noqa: N818 - the name that RFC 9457 gives it
    """A request or message that cannot be served.

    Args:
        status: HTTP status; over a WebSocket it is not sent.
        code: stable kebab-case code for clients.
        message: one English sentence.
        source: the input that caused it.
        why: a more specific code, with the arguments of its text.
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

    @classmethod
    def of(cls, code: str, error: RulesError | SeriesError) -> Problem:
        """Return the problem of a request whose rules or series are invalid."""
        return cls(422, code, str(error), why=(error.code, error.values))

    @property
    def shape(self) -> dict[str, object]:
        """The JSON value of the field ``error`` in a response or message."""
        found: dict[str, object] = {"code": self.code, "message": visible(self.message)}
        if self.source is not None:
            found["input"] = echo(self.source)
        if self.why is not None:
            code, values = self.why
            args = {name: echo(value) for name, value in values.items()}
            found["why"] = {"code": code, "args": args}
        return found


def echo(source: object) -> object:
    """Return input as an error may repeat it: small integers as they are, texts shortened."""
    if isinstance(source, (bool, int)) and abs(source) < 2**53:
        return source
    text = visible(source if isinstance(source, str) else repr(source))
    return text if len(text) <= LONGEST_ECHO else text[: LONGEST_ECHO - 1] + "…"


def visible(text: str) -> str:
    """Return input as a page may show it: unseen characters escaped, few accents on a letter.

    So nobody is led to read something else than what was sent, and no line is broken.

    >>> visible("An\u202ena\\n é 🌻")
    'An\\\\u202ena\\\\n é 🌻'
    """
    return text if text.isascii() and text.isprintable() else "".join(_visible_signs(text))


def _visible_signs(text: str) -> Iterator[str]:
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if sign != _SPACE and not sign.isprintable():
            yield sign.encode("unicode_escape", "surrogatepass").decode()
        elif marks <= _MOST_MARKS:
            yield sign


class EntryRefused(Problem):
    """Entry to a table is refused for good: the client should not try again."""


class BrokenTable(EntryRefused):
    """A table has failed: it is closed for good and kept for inspection."""

    def __init__(self) -> None:
        super().__init__(500, "broken-table", "this table has failed and is closed")


class NotNow(Problem):
    """Something at another node that cannot be reached for a moment: the client tries again.

    Args:
        what: what it is, as the begin of a sentence.
    """

    def __init__(self, what: str) -> None:
        sentence = f"{what} is at a server that does not answer now: try it in a moment"
        super().__init__(503, "unavailable", sentence)


class EndedTable(EntryRefused):
    """The operator has ended a table for good.

    Args:
        reason: why, in the operator's words.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(410, "ended-table", f"the operator has ended this table: {reason}")
        self.reason = reason

    @property
    def shape(self) -> dict[str, object]:
        """The JSON value of the field ``error``, with the reason for a translated sentence."""
        return super().shape | {"reason": visible(self.reason)}


def no_seat() -> EntryRefused:
    """Return the error for an unknown table or a token that does not match.

    Both get the same error, so that nobody can find out which tables exist.
    """
    return EntryRefused(404, "no-seat", "this table and token open no seat here")


def archived() -> EntryRefused:
    """Return the error for a table whose events are in the archive of the operator."""
    return EntryRefused(404, "archived", "this partie is old and lies in the operator's archive")


def other_protocol(theirs: int, own: int) -> EntryRefused:
    """Return the error for a client of another version of the protocol, such as an old page."""
    text = f"this client speaks version {theirs} of the protocol, the server {own}: reload the page"
    return EntryRefused(426, "other-protocol", text)


def unavailable() -> Problem:
    """Return the error for clients while the database has a fault; only the log names it."""
    return Problem(503, "unavailable", "the server can neither save nor read its tables for now")
