"""Tables for friends: made, joined, begun and played again by programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote

from buur.arguments import instance, integer, text, wrong
from buur.client.bot_client import BotClient
from buur.client.errors import TableFailure
from buur.client.invitation import Invitation, expect_server, read_token
from buur.client.new_table import post, rules_json, texts
from buur.seats import MAX_SEATS
from buur.variants.registry import DEFAULT, RulesLike

TIMES: Final = ("normal", "long")
"""How long a person may think before a bot acts for her: 20 s and a bank of 90 s a deal, or 60 s
and 300 s."""


@dataclass(frozen=True, slots=True)
class TableInvitation:
    """The right to any open seat at a table for friends.

    >>> str(TableInvitation("http://localhost:8157", table="k7wq", token="a-b_c"))
    'http://localhost:8157/table/k7wq#join=a-b_c'

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
        return f"{self.server}/table/{self.table}#join={quote(self.token)}"


def read_table_invitation(address: str) -> TableInvitation:
    """Read the invitation to a table for friends.

    >>> read_table_invitation("http://localhost:8157/table/k7wq#join=a-b_c").table
    'k7wq'

    Raises:
        TableFailure: it is no such invitation.
    """
    return TableInvitation(*read_token(address, "join"))


def open_table_for_friends(
    server: str,
    rules: RulesLike = DEFAULT,
    others: Sequence[str | None] | None = None,
    *,
    name: str = "",
    options: Mapping[str, Any] | None = None,
    time: str = "normal",
    listed: bool = False,
) -> tuple[Invitation, TableInvitation]:
    """Create a table that gathers; return its host's seat, and the invitation for the others.

    >>> from buur.client import TableFailure
    >>> try:
    ...     open_table_for_friends("http://localhost:1")
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        server: the address of the server, such as ``http://localhost:8157``.
        rules: the name of a preset, or the rules of one with changed options.
        others: the other seats, in playing order: the name of a bot of the server, or None for a
            seat that is open. By default all are open.
        name: the name of the host.
        options: the options that differ from these rules, as JSON data.
        time: how long a person may think, one of `TIMES`.
        listed: whether the lobby shows the open seats to everybody.

    Raises:
        TableFailure: there is no server, or it refuses this table.
        RulesError: there is no such rule set, or it cannot have an option.
        ArgumentError: an argument is of another type.
    """
    base = expect_server(server)
    if time not in TIMES:
        raise wrong("time", time, " or ".join(TIMES))
    wanted = {"friends": True, "name": text(name, "name"), "time": time}
    wanted |= rules_json(rules, options)
    if instance(listed, bool, "listed", "True or False"):
        wanted["listed"] = True
    if others is not None:
        wanted["bots"] = texts(others, "others", or_none=True)
    found = post(base, "/api/tables", wanted)
    try:
        seat = Invitation(base, found["table"], found["token"])
        return seat, TableInvitation(base, found["table"], found["invitation"])
    except (KeyError, TypeError) as error:
        raise TableFailure("not-buur", base) from error


def join_table(invitation: TableInvitation | str, *, name: str = "") -> Invitation:
    """Take an open seat at a table for friends; return the invitation to this seat.

    >>> from buur.client import TableFailure
    >>> try:
    ...     join_table("http://localhost:1/table/k7wq#join=a-b_c", name="Bea")
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        invitation: the invitation to the table, or its text.
        name: the name at the table, empty for none.

    Raises:
        TableFailure: there is no server, or it has no open seat for the invitation.
        ArgumentError: an argument is of another type.
    """
    if isinstance(invitation, str):
        invitation = read_table_invitation(invitation)
    instance(invitation, TableInvitation, "invitation", "a TableInvitation or its text")
    wanted = {"table": invitation.table, "invitation": invitation.token, "name": text(name, "name")}
    found = post(invitation.server, "/api/tables/join", wanted)
    try:
        return Invitation(invitation.server, found["table"], found["token"])
    except (KeyError, TypeError) as error:
        raise TableFailure("not-buur", invitation.server) from error


def begin(host: BotClient, *, bot: str | None = None) -> None:
    """Begin the partie; bots take the open seats.

    >>> from buur.client import TableFailure
    >>> try:
    ...     with BotClient("http://localhost:1/table/k7wq#token=a-b_c", patience=0) as client:
    ...         begin(client)
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        host: the client of the host's seat.
        bot: the bot of open seats; None for the usual one.

    Raises:
        TableFailure: the table refuses, or reconnecting has failed.
        ArgumentError: an argument is of another type.
    """
    instance(host, BotClient, "host", "a BotClient")
    host.arrange("begin", bot=None if bot is None else text(bot, "bot"))


def swap(host: BotClient, seat: int, other: int) -> None:
    """Have two players change places, before the partie begins.

    >>> from buur.client import TableFailure
    >>> try:
    ...     with BotClient("http://localhost:1/table/k7wq#token=a-b_c", patience=0) as client:
    ...         swap(client, 1, 2)
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        host: the client of the host's seat.
        seat: the seat of one player, from 0.
        other: the seat of the other player.

    Raises:
        TableFailure: as for `begin`.
        ArgumentError: an argument is of another type, or no seat.
    """
    instance(host, BotClient, "host", "a BotClient")
    one, two = (integer(value, 0, MAX_SEATS - 1, "seat") for value in (seat, other))
    host.arrange("swap", seat=one, other=two)


def rematch(player: BotClient, *, draw: bool = False) -> Invitation:
    """Return the invitation to the same person's seat at the table of the next partie.

    >>> from buur.client import TableFailure
    >>> try:
    ...     with BotClient("http://localhost:1/table/k7wq#token=a-b_c", patience=0) as client:
    ...         rematch(client)
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    The first call of the host makes that table; other people get their seats once it is there.

    Args:
        player: the client of a seat at a table whose partie is over.
        draw: whether the cards decide the teams anew; else the players keep their places.

    Raises:
        TableFailure: the table refuses, or reconnecting has failed.
        ArgumentError: an argument is of another type.
    """
    instance(player, BotClient, "player", "a BotClient")
    instance(draw, bool, "draw", "True or False")
    seat, friends = player.invitation, player.friends()
    if friends.get("next") is None and friends.get("host") == player.table["seat"]:
        player.arrange("rematch", draw=draw)
    found = post(seat.server, "/api/tables/next", {"table": seat.table, "token": seat.token})
    try:
        return Invitation(seat.server, found["table"], found["token"])
    except (KeyError, TypeError) as error:
        raise TableFailure("not-buur", seat.server) from error
