"""`Invitation`: the address of a table with the token of a seat."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import parse_qs, quote, urlsplit

from buur.arguments import text
from buur.client.errors import TableFailure

_TABLE: Final = re.compile(r"/table/([\w-]{1,64})")
_LONGEST_TOKEN: Final = 128
COOKIE: Final = "buur-guest"
"""The name of the cookie with a person's key; over HTTPS it has the prefix ``__Host-``."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """The right to a seat at a table of a server.

    >>> str(Invitation("http://localhost:8157", table="k7wq", token="a-b_c"))
    'http://localhost:8157/table/k7wq#token=a-b_c'

    Its text is ``http://localhost:8157/table/k7wq…#token=…``. Browsers do not send the fragment
    after ``#``, so that no log contains the token.

    Raises:
        ArgumentError: a value is no text.
    """

    server: str
    """The address of the server, such as ``http://localhost:8157``."""
    table: str
    token: str
    key: str = field(default="", repr=False)
    """The key of the person to whom the seat belongs; it counts where the token is empty."""

    def __post_init__(self) -> None:
        for name in ("server", "table", "token", "key"):
            text(getattr(self, name), name)

    def __str__(self) -> str:
        return f"{self.address}#token={quote(self.token)}"

    @property
    def address(self) -> str:
        """The address of the table, without the token."""
        return f"{self.server}/table/{self.table}"

    @property
    def socket(self) -> str:
        """The address of the WebSocket."""
        return f"ws{self.server.removeprefix('http')}/ws/{self.table}"

    @property
    def headers(self) -> dict[str, str]:
        """The headers of the request for the WebSocket."""
        return cookie_header(self.server, self.key)


def cookie_header(server: str, key: str) -> dict[str, str]:
    """Return the header by which a server knows a person.

    >>> cookie_header("http://localhost:8157", "a-b_c")
    {'Cookie': 'buur-guest=a-b_c'}
    """
    name = f"__Host-{COOKIE}" if server.startswith("https:") else COOKIE
    return {"Cookie": f"{name}={key}"} if key else {}


def read_invitation(address: str) -> Invitation:
    """Read an invitation.

    Raises:
        TableFailure: it is not an invitation.

    >>> read_invitation("http://localhost:8157/table/k7wq#token=a-b_c").socket
    'ws://localhost:8157/ws/k7wq'
    """
    return Invitation(*read_token(address, "token"))


def read_token(address: str, name: str) -> tuple[str, str, str]:
    """Return server, table and token of an invitation.

    Args:
        address: the text of the invitation.
        name: the name of the token in the fragment.

    Raises:
        TableFailure: it is no such invitation.
    """
    server, path, fragment = parts_of(address)
    table = _TABLE.fullmatch(path)
    token = "".join(parse_qs(fragment).get(name, [])[:1])
    if table is None or not 0 < len(token) <= _LONGEST_TOKEN:
        raise TableFailure("bad-invitation", address.partition("#")[0])
    return server, table[1], token


def expect_server(address: object) -> str:
    """Return the address of a server, for a request.

    Raises:
        TableFailure: it is the address of something else.
        ArgumentError: it is no text.
    """
    given = text(address, "server", "the address of a server")
    base = read_server(given)
    if base is None:
        raise TableFailure("bad-invitation", given.partition("#")[0])
    return base


def read_server(address: str) -> str | None:
    """Read the address of a server; None for the address of a table.

    Raises:
        TableFailure: it is not an address.

    >>> read_server("http://localhost:8157/")
    'http://localhost:8157'
    """
    server, path, fragment = parts_of(address)
    return server if path in ("", "/") and not fragment else None


def parts_of(address: str) -> tuple[str, str, str]:
    """Return server, path and fragment of an address."""
    failure = TableFailure("bad-invitation", address.partition("#")[0])
    try:
        found = urlsplit(address)
        has_host = bool(found.hostname) and found.port != 0
    except ValueError as error:
        raise failure from error
    if found.scheme not in ("http", "https") or not has_host:
        raise failure
    return f"{found.scheme}://{found.netloc}", found.path, found.fragment
