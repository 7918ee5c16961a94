"""`Person`: somebody whom a server knows again, by the key that a browser keeps in its cookie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from buur.arguments import text
from buur.client.errors import TableFailure
from buur.client.invitation import Invitation, expect_server
from buur.client.new_table import Sender


class Person:
    """Somebody whom a server knows again: boards and clubs belong to persons.

    >>> Person("http://localhost:8157").key
    ''

    A new one is known from her first board or club on. Whoever has her key is the same person; a
    program that goes on later has to store it.

    Args:
        server: the address of the server, such as ``http://localhost:8157``.
        key: her key from before; empty for somebody new.

    Raises:
        TableFailure: it is the address of something else.
        ArgumentError: an argument is no text.
    """

    def __init__(self, server: str, key: str = "") -> None:
        self.server = expect_server(server)
        self._sender = Sender(self.server, text(key, "key"))

    @property
    def key(self) -> str:
        """The key, by which the server knows her; empty before it does."""
        return self._sender.key

    def ask(self, path: str, wanted: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Return the answer to a request of this person.

        >>> from buur.client import TableFailure
        >>> try:
        ...     Person("http://localhost:1").ask("/api/boards")
        ... except TableFailure as failure:
        ...     print(failure.code)
        no-server

        Args:
            path: the path of an address of ``docs/reference/protocol.md``.
            wanted: the body of a POST; None for a GET.

        Raises:
            TableFailure: there is no server, or it refuses.
        """
        return self._sender.ask(path, wanted)

    def seat(self, table: str, token: str = "") -> Invitation:
        """Return the right to a seat of this person, also where she has no token of it."""
        return Invitation(self.server, table, token, self.key)


def not_buur(person: Person) -> TableFailure:
    """Return the error for an answer that cannot be read."""
    return TableFailure("not-buur", person.server)
