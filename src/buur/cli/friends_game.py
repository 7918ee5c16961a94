"""``buur play --friends``: a table for friends in the local network, with its QR code."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING
from urllib.parse import quote

import click

from buur.cli.local_network import local_address
from buur.cli.server_runner import LOCAL, PORT, database_errors, is_free, run_server
from buur.cli.session import Session
from buur.cli.terminal_qr import print_qr
from buur.cli.user_errors import UserError

if TYPE_CHECKING:
    from buur.server.settings import Settings
    from buur.server.tables.friend_tables import NewFriends
    from buur.variants.model import Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class FriendsGame:
    """The options of ``buur play --friends``."""

    rules: Variant
    bots: Sequence[str]
    """Bots for the last seats; the others are open."""
    host: str | None
    """Address of this machine in the local network; None to find it."""
    port: int | None
    colour: bool
    page_options: str
    """More of the URL fragment for the page of the person who starts it."""


def play_with_friends(
    session: Session, settings: Settings, game: FriendsGame, show_page: Callable[[str], None]
) -> None:
    """Make a table, and run a server for the local network until a signal stops it.

    Args:
        session: the language.
        settings: the settings of the server, without the hosts.
        game: the table.
        show_page: opens the page of the person who has started it.

    Raises:
        UserError: there is no local network, or the server cannot run.
    """
    host = game.host or local_address()
    if host is None:
        raise UserError("no-network")
    bots = _bots(game)
    with database_errors():
        made = asyncio.run(_make_table(settings, game, bots))

    def ready(url: str) -> None:
        page = f"{url}table/{made.table}"
        _show_invitation(session, f"{page}#join={made.invitation}", colour=game.colour)
        show_page(f"{page}#token={quote(made.token)}{game.page_options}")

    usual = PORT if is_free(PORT, host) else 0
    own_names = frozenset({host.lower(), "localhost", LOCAL})
    port = usual if game.port is None else game.port
    run_server(replace(settings, hosts=own_names), host, port, ready)


def _bots(game: FriendsGame) -> list[str | None]:
    """Return the bot of each other seat; None for an open one."""
    from buur.bots import factory

    others = game.rules.seats - 1
    for name in game.bots:
        factory(name)
    if len(game.bots) > others:
        raise UserError("friends-bots", count=len(game.bots), seats=others)
    return [*[None] * (others - len(game.bots)), *game.bots]


async def _make_table(
    settings: Settings, game: FriendsGame, bots: Sequence[str | None]
) -> NewFriends:
    from buur.server.storage.table_store import open_store
    from buur.server.tables.friend_tables import FriendTables
    from buur.server.tables.registry import TableRegistry

    async with open_store(settings.database, settings.durability) as store:
        registry = TableRegistry(store, settings)
        try:
            await registry.check_bots([bot for bot in bots if bot is not None])
            return await FriendTables(registry).create(game.rules, "", bots, None)
        finally:
            await registry.close()


def _show_invitation(session: Session, link: str, *, colour: bool) -> None:
    from buur.server.wire.qr_code import qr_rows

    click.echo(session.say("friends-scan"))
    if not print_qr(qr_rows(link), colour=colour):
        click.echo(session.say("friends-no-qr"))
    click.echo(session.say("friends-link", url=link))
    sys.stdout.flush()
