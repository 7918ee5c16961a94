"""``buur admin``: nodes, tables, bans and reports of a server, for its operator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from buur.cli.operator_options import database_option, operator_errors, require_database
from buur.cli.options import NetworkType, json_option
from buur.cli.output import print_json, print_table
from buur.cli.session import Session, lang_option, session_of
from buur.cli.settings_file import settings_option
from buur.cli.user_errors import printable

if TYPE_CHECKING:
    import sqlalchemy as sa

_T = TypeVar("_T")

NUMBER: Final = click.IntRange(1, 2**31 - 1)
"""Numbers of nodes and bans in the database."""


@click.group("admin", invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """Look after a server that runs: nodes, tables, bans, and what players report.

    The commands work through the database, from any machine that reaches it. Nodes follow within a
    second.
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def _operation(work: Callable[[sa.Connection], _T], database: str | None) -> _T:
    """Return what a function returns, in one transaction of a database that is there."""
    from buur.server.storage.database import open_database

    require_database(database)
    with operator_errors():
        engine = open_database(database)
        try:
            with engine.begin() as connection:
                return work(connection)
        finally:
            engine.dispose()


@command.command("nodes")
@settings_option
@database_option
@json_option
@lang_option
@click.pass_context
def nodes(context: click.Context, database: str | None, as_json: bool) -> None:
    """List the processes that serve tables, with their leases."""
    from buur.server.storage.operator_store import nodes_listed

    found = _operation(nodes_listed, database)
    rows = [one._asdict() | {"started": _time(one.started)} for one in found]
    columns = ("id", "name", "version", "state", "started", "lease", "tables")
    _show(session_of(context), rows, columns, as_json=as_json)


@command.command("tables")
@settings_option
@database_option
@click.option("--node", type=NUMBER, help="Only the tables of a node, by its number.")
@click.option("--limit", type=click.IntRange(1, 100_000), default=50, show_default=True)
@json_option
@lang_option
@click.pass_context
def tables(
    context: click.Context, database: str | None, node: int | None, limit: int, as_json: bool
) -> None:
    """List tables with the nodes that own them, the latest first."""
    from buur.server.storage.operator_store import tables_listed

    found = _operation(lambda connection: tables_listed(connection, limit, node), database)
    rows = [one._asdict() | {"updated": _time(one.updated)} for one in found]
    columns = ("id", "owner", "epoch", "phase", "deal", "updated", "broken")
    _show(session_of(context), rows, columns, as_json=as_json)


@command.command("drain")
@click.argument("node", type=NUMBER)
@settings_option
@database_option
@lang_option
@click.pass_context
def drain(context: click.Context, node: int, database: str | None) -> None:
    """Have a node hand its tables over and take no more; a proxy sends people elsewhere."""
    from buur.server.storage.operator_store import drain_node

    _operation(lambda connection: drain_node(connection, node), database)
    click.echo(session_of(context).say("admin-drained", node=node))


@command.command("move")
@click.argument("table")
@click.argument("node", type=NUMBER)
@settings_option
@database_option
@lang_option
@click.pass_context
def move(context: click.Context, table: str, node: int, database: str | None) -> None:
    """Give a table to another node. Its players come back to it at once."""
    from buur.server.storage.operator_store import move_table

    _operation(lambda connection: move_table(connection, table, node), database)
    click.echo(session_of(context).say("admin-moved", table=table, node=node))


@command.command("end")
@click.argument("table")
@click.option("--reason", required=True, help="Why, in a few words; its players read it.")
@settings_option
@database_option
@lang_option
@click.pass_context
def end(context: click.Context, table: str, reason: str, database: str | None) -> None:
    """Close a stuck table for good. Its events stay, and its log ends with the reason."""
    from buur.server.storage.operator_store import end_table

    if not printable_text(reason).strip():
        raise click.UsageError("--reason takes a few words, which the players read.")
    _operation(lambda connection: end_table(connection, table, printable_text(reason)), database)
    click.echo(session_of(context).say("admin-ended", table=table))


@command.command("ban")
@click.option("--address", type=NetworkType(), help="An IP address or a network.")
@click.option("--person", help="A person, by the number in a report or in her address.")
@click.option("--days", type=click.IntRange(1, 3650), default=7, show_default=True)
@click.option("--reason", default="", help="Why; the person reads it in the export of her data.")
@settings_option
@database_option
@lang_option
@click.pass_context
def ban(
    context: click.Context,
    address: IPv4Network | IPv6Network | None,
    person: str | None,
    days: int,
    reason: str,
    database: str | None,
) -> None:
    """Keep an address (14 days at most) or a person out; open connections are closed."""
    from buur.server.storage.operator_store import ADDRESS_DAYS, ban_network, ban_person
    from buur.server.storage.write_clock import now_ms

    if (address is None) == (person is None):
        raise click.UsageError("Give either --address or --person.")
    if address is not None and days > ADDRESS_DAYS:
        raise click.UsageError(
            f"An address is kept for at most {ADDRESS_DAYS} days, a person for as long as you like."
        )
    until = now_ms() + days * 86_400_000

    def work(connection: sa.Connection) -> None:
        if address is not None:
            ban_network(connection, str(address), until, printable_text(reason))
        else:
            ban_person(connection, person or "", until, printable_text(reason))

    _operation(work, database)
    click.echo(session_of(context).say("admin-banned", until=_time(until)))


@command.command("bans")
@settings_option
@database_option
@json_option
@lang_option
@click.pass_context
def bans(context: click.Context, database: str | None, as_json: bool) -> None:
    """List whom the server keeps out, and until when."""
    from buur.server.storage.operator_store import bans_listed

    rows = [
        one._asdict() | {"until": _time(one.until), "created": _time(one.created)}
        for one in _operation(bans_listed, database)
    ]
    columns = ("id", "network", "person", "until", "reason", "created")
    _show(session_of(context), rows, columns, as_json=as_json)


@command.command("unban")
@click.argument("number", metavar="BAN", type=NUMBER)
@settings_option
@database_option
@lang_option
@click.pass_context
def unban(context: click.Context, number: int, database: str | None) -> None:
    """End a ban, by its number in the list."""
    from buur.server.storage.operator_store import lift_ban

    _operation(lambda connection: lift_ban(connection, number), database)
    click.echo(session_of(context).say("admin-unbanned", ban=number))


def printable_text(text: str) -> str:
    """Return a text of the operator on one line."""
    return str(printable(text))


def _show(
    session: Session, rows: list[dict[str, Any]], columns: Sequence[str], *, as_json: bool
) -> None:
    """Print rows for a program or for people."""
    if as_json:
        print_json(rows)
    elif not rows:
        click.echo(session.say("admin-none"))
    else:
        heads = [session.say(f"admin-column-{name}") for name in columns]
        print_table(heads, [tuple(_cell(row[name]) for name in columns) for row in rows])


def _cell(value: object) -> str:
    return "–" if value is None or value == "" else str(value)


@command.command("reports")
@settings_option
@database_option
@click.option(
    "--limit",
    type=click.IntRange(1, 10_000),
    default=50,
    show_default=True,
    help="Maximum number of reports, the latest first.",
)
@json_option
@lang_option
@click.pass_context
def reports(context: click.Context, database: str | None, limit: int, as_json: bool) -> None:
    """List what players have reported of others, with the last that was said."""
    from buur.server.storage.talk_store import reports_of

    found = _operation(lambda connection: reports_of(connection, limit), database)
    rows = [one._asdict() | {"created": _time(one.created)} for one in found]
    if as_json:
        print_json(rows)
    else:
        _print(session_of(context), rows)


def _print(session: Session, rows: list[dict[str, Any]]) -> None:
    if not rows:
        click.echo(session.say("admin-no-reports"))
        return
    columns = ("time", "table", "reporter", "reported", "talk")
    heads = [session.say(f"admin-report-{name}") for name in columns]
    print_table(heads, [_cells(row) for row in rows])


def _cells(row: dict[str, Any]) -> tuple[str, ...]:
    reported = f"{row['reported_name']} ({row['reported_seat']}, {row['reported'] or '–'})"
    said = " · ".join(f"{one['seat']}: {one.get('text') or one['phrase']}" for one in row["talk"])
    place = f"{row['table']} {row['version']}"
    reporter = f"{row['reporter_seat']}, {row['reporter'] or '–'}"
    return row["created"], place, reporter, reported, said


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
