"""`Watcher`: a client that watches a table without a seat, by a link of its host."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final
from urllib.parse import quote, unquote

from buur.arguments import instance, integer, number, text
from buur.client.connection import PATIENCE, Connection
from buur.client.errors import TableFailure
from buur.client.invitation import parts_of
from buur.client.new_table import post

MAX_SECONDS: Final = 86_400.0
_PAGE: Final = "/watch/"
_LONGEST_TOKEN: Final = 128


@dataclass(frozen=True, slots=True)
class WatchLink:
    """The right to watch a table for friends.

    >>> str(WatchLink("http://localhost:8157", table="k7wq", token="a-b_c"))
    'http://localhost:8157/watch/k7wq#a-b_c'

    Raises:
        ArgumentError: a value is no text.
    """

    server: str
    """The address of the server, such as ``http://localhost:8157``."""
    table: str
    token: str

    def __post_init__(self) -> None:
        for name in ("server", "table", "token"):
            text(getattr(self, name), name)

    def __str__(self) -> str:
        return f"{self.address}#{quote(self.token)}"

    @property
    def address(self) -> str:
        """The address of the page, without the token."""
        return f"{self.server}{_PAGE}{self.table}"

    @property
    def socket(self) -> str:
        """The address of the WebSocket."""
        return f"ws{self.server.removeprefix('http')}/ws/{self.table}"

    @property
    def headers(self) -> dict[str, str]:
        """The headers of the request for the WebSocket: none, since nobody watches by a seat."""
        return {}


def read_watch_link(address: str) -> WatchLink:
    """Read a link to watch a table.

    >>> read_watch_link("http://localhost:8157/watch/k7wq#a-b_c").table
    'k7wq'

    Raises:
        TableFailure: it is no such link.
    """
    server, path, fragment = parts_of(address)
    table, token = path.removeprefix(_PAGE), unquote(fragment)
    if path == table or not table or "/" in table or not 0 < len(token) <= _LONGEST_TOKEN:
        raise TableFailure("bad-invitation", address.partition("#")[0])
    return WatchLink(server, table, token)


class Watcher:
    """Watches a table for friends, of which it knows what everybody there knows.

    >>> from buur.client import TableFailure, Watcher
    >>> try:
    ...     Watcher("http://localhost:1/watch/k7wq#a-b_c", patience=0)
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        link: the link to watch the table, or its text.
        patience: the seconds for which it tries to reconnect.

    Raises:
        TableFailure: there is no server, or the link lets nobody watch.
        ArgumentError: an argument is of another type, or out of range.
    """

    def __init__(self, link: WatchLink | str, *, patience: float = PATIENCE) -> None:
        if isinstance(link, str):
            link = read_watch_link(link)
        instance(link, WatchLink, "link", "a WatchLink or its text")
        patience = number(patience, 0, MAX_SECONDS, "patience")
        self.link = link
        self._connection = Connection(link, patience, "watch")

    def __enter__(self) -> Watcher:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Disconnect; the same link lets one watch again."""
        self._connection.close()

    @property
    def table(self) -> dict[str, Any]:
        """The table view, as pages receive it: `view` of ``docs/reference/protocol.md``."""
        return self._connection.table

    def events(self) -> Iterator[dict[str, Any]]:
        """Yield each new event until the partie is over; `table` is then what it led to.

        Raises:
            TableFailure: reconnecting has failed, or nobody may watch any more.
        """
        while self.table["result"] is None:
            message = self._connection.next()
            if message.get("t") == "event":
                yield message["event"]

    def deal(self, deal: int) -> list[dict[str, Any]]:
        """Return the steps of a finished deal with all hands, as ``/api/replays/deal`` does.

        Args:
            deal: its number, from 1.

        Raises:
            TableFailure: it is not to be seen yet, or there is no server.
            ArgumentError: the argument is no such number.
        """
        wanted = {"table": self.link.table, "token": self.link.token}
        wanted_deal = {"deal": integer(deal, 1, 1_000_000_000, "deal")}
        found = post(self.link.server, "/api/replays/deal", wanted | wanted_deal)
        steps = found.get("steps")
        if not isinstance(steps, list):
            raise TableFailure("not-buur", self.link.server)
        return steps
