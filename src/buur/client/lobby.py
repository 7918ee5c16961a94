"""The lobby of a server for programs: open tables, and quick matches alone or as a pair."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from time import monotonic, sleep
from typing import Any, Final
from urllib.parse import parse_qs, quote

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from buur.arguments import instance, text, wrong
from buur.client.connection import CONNECTING, LONGEST, PROTOCOL
from buur.client.errors import TableFailure
from buur.client.friends import TIMES
from buur.client.invitation import Invitation, expect_server, parts_of
from buur.client.new_table import post
from buur.variants.registry import DEFAULT, preset

WAITING: Final = 600.0
"""Default number of seconds for which one waits for a table."""
_SILENCE: Final = 20.0
"""Seconds without a message after which one connects again."""
_PAUSE: Final = 0.5
"""Seconds before one connects again."""
_PASSING: Final = ("no-server", "not-buur")
"""Failure codes that are temporary while a server restarts, also behind a proxy."""
_LOBBY: Final = re.compile(r"/lobby")


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table whose open seats are for everybody.

    >>> OpenTable("http://localhost:8157", "k7wq", "chibre", "normal", ("Anna",), 3).free
    3
    """

    server: str
    table: str
    rules: str
    """The name of the preset."""
    time: str
    """How long a person may think, one of `TIMES`."""
    people: tuple[str, ...]
    """The names of the people who sit there, empty for one without a name."""
    free: int
    """The number of open seats."""


def open_tables(server: str) -> tuple[OpenTable, ...]:
    """Return the tables of a server whose open seats are for everybody.

    >>> from buur.client import TableFailure
    >>> try:
    ...     open_tables("http://localhost:1")
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        server: the address of the server, such as ``http://localhost:8157``.

    Raises:
        TableFailure: there is no server, or it has no lobby.
        ArgumentError: the argument is of another type.
    """
    base = expect_server(server)
    with _lobby(base) as socket:
        found = _until(base, socket, "tables", monotonic() + CONNECTING)
    try:
        return tuple(_open_table(base, one) for one in found["tables"])
    except (KeyError, TypeError) as error:
        raise TableFailure("not-buur", base) from error


def sit_at(table: OpenTable, *, name: str = "") -> Invitation:
    """Take a seat at an open table; return the invitation to this seat.

    >>> from buur.client import TableFailure
    >>> table = OpenTable("http://localhost:1", "k7wq", "chibre", "normal", (), 3)
    >>> try:
    ...     sit_at(table, name="Bea")
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        table: the table.
        name: the name at the table, empty for none.

    Raises:
        TableFailure: there is no server, or the table has no open seat any more.
        ArgumentError: an argument is of another type.
    """
    instance(table, OpenTable, "table", "an OpenTable")
    wanted = {"table": table.table, "name": text(name, "name")}
    return _seat(table.server, post(table.server, "/api/lobby/sit", wanted))


class QuickMatch:
    """A place in the queue of a quick match.

    >>> QuickMatch("http://localhost:8157", "entry", None).link is None
    True

    Args:
        server: the address of the server.
        entry: the token of the place.
        link: the address by which a partner comes; None without one.
    """

    def __init__(self, server: str, entry: str, link: str | None) -> None:
        self.server = server
        self.link = link
        self._entry = entry

    def seat(self, patience: float = WAITING) -> Invitation:
        """Wait until a table is found; return the invitation to the seat there.

        After a lost connection one waits on.

        Args:
            patience: the number of seconds for which one waits.

        Raises:
            TableFailure: no table was found in time, or one waits no more.
        """
        until = monotonic() + patience
        while monotonic() < until:
            try:
                with suppress(ConnectionClosed, TimeoutError), _lobby(self.server) as socket:
                    socket.send(json.dumps({"t": "wait", "entry": self._entry}))
                    return _seat(self.server, _until(self.server, socket, "matched", until))
            except TableFailure as failure:
                if failure.code not in _PASSING or monotonic() + _PAUSE > until:
                    raise
            sleep(min(_PAUSE, max(0.0, until - monotonic())))
        raise TableFailure("refused", self.server, "no table was found in time")


def enter_quick_match(
    server: str,
    rules: str = DEFAULT,
    *,
    name: str = "",
    time: str = "normal",
    pair: bool = False,
) -> QuickMatch:
    """Enter the queue of a rule set and a pace.

    >>> from buur.client import TableFailure
    >>> try:
    ...     enter_quick_match("http://localhost:1")
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        server: the address of the server, such as ``http://localhost:8157``.
        rules: the name of a preset.
        name: the name at the table, empty for none.
        time: how long a person may think, one of `TIMES`.
        pair: whether a partner is to come by `QuickMatch.link`.

    Raises:
        TableFailure: there is no server, or it refuses.
        RulesError: there is no such preset.
        ArgumentError: an argument is of another type.
    """
    base = expect_server(server)
    if time not in TIMES:
        raise wrong("time", time, " or ".join(TIMES))
    wanted: dict[str, Any] = {
        "rules": preset(text(rules, "rules")).name,
        "time": time,
        "name": text(name, "name"),
    }
    wanted["pair"] = instance(pair, bool, "pair", "True or False")
    return _entered(base, wanted)


def join_pair(link: str, *, name: str = "") -> QuickMatch:
    """Enter the queue as the partner of somebody who has sent a link.

    >>> from buur.client import TableFailure
    >>> try:
    ...     join_pair("http://localhost:1/lobby#pair=a-b_c")
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        link: the address, as of `QuickMatch.link`.
        name: the name at the table, empty for none.

    Raises:
        TableFailure: it is no such link, there is no server, or two others have come by it.
        ArgumentError: an argument is of another type.
    """
    server, path, fragment = parts_of(text(link, "link"))
    token = "".join(parse_qs(fragment).get("pair", [])[:1])
    if not _LOBBY.fullmatch(path) or not token:
        raise TableFailure("bad-invitation", link.partition("#")[0])
    return _entered(server, {"link": token, "name": text(name, "name")})


def _entered(base: str, wanted: dict[str, Any]) -> QuickMatch:
    found = post(base, "/api/lobby/enter", wanted)
    try:
        link = found["link"]
        address = None if link is None else f"{base}/lobby#pair={quote(link)}"
        return QuickMatch(base, str(found["entry"]), address)
    except (KeyError, TypeError) as error:
        raise TableFailure("not-buur", base) from error


@contextmanager
def _lobby(base: str) -> Iterator[ClientConnection]:
    """Open a WebSocket of the lobby."""
    url = f"ws{base.removeprefix('http')}/ws/lobby"
    with ExitStack() as stack:
        try:
            connecting = connect(
                url, open_timeout=CONNECTING, max_size=LONGEST, compression=None, proxy=None
            )
            socket = stack.enter_context(connecting)
            socket.send(json.dumps({"t": "lobby", "protocol": PROTOCOL}))
        except InvalidHandshake as error:
            raise TableFailure("not-buur", base) from error
        except (OSError, InvalidURI, ConnectionClosed) as error:
            detail = getattr(error, "strerror", None) or str(error)
            raise TableFailure("no-server", base, detail) from error
        yield socket


def _until(base: str, socket: ClientConnection, kind: str, until: float) -> dict[str, Any]:
    """Return the next message of a kind.

    Raises:
        TableFailure: the server refuses, or one waits no more.
        TimeoutError: it did not come in time.
    """
    while True:
        try:
            message = json.loads(socket.recv(min(_SILENCE, max(0.0, until - monotonic()))))
            if message["t"] == kind:
                return dict(message)
            if message["t"] == "error":
                raise TableFailure("refused", base, str(message["error"]["message"]))
            if message["t"] == "idle":
                raise TableFailure("refused", base, f"the wait has ended: {message['code']}")
        except (ValueError, KeyError, TypeError) as error:
            raise TableFailure("not-buur", base) from error


def _open_table(base: str, one: dict[str, Any]) -> OpenTable:
    seats = one["seats"]
    people = tuple(str(seat["name"]) for seat in seats if seat["kind"] == "person")
    free = sum(seat["kind"] == "open" for seat in seats)
    return OpenTable(base, str(one["table"]), str(one["rules"]), str(one["time"]), people, free)


def _seat(base: str, found: dict[str, Any]) -> Invitation:
    try:
        return Invitation(base, found["table"], found["token"])
    except (KeyError, TypeError) as error:
        raise TableFailure("not-buur", base) from error
