"""``buur admin``: what the operator of a server looks after."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from buur.cli.options import json_option
from buur.cli.output import print_json, print_table
from buur.cli.server_runner import database_errors
from buur.cli.session import Session, lang_option, session_of
from buur.cli.user_errors import UserError


@click.group("admin", invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """Look after a server: read what players report."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@command.command("reports")
@click.option(
    "--database",
    metavar="FILE",
    help="File or URL of the database; in the user's data folder by default.",
)
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
    from buur.server.storage.database import database_url, open_database
    from buur.server.storage.talk_store import reports_of

    url = database_url(database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise UserError("no-such-file", name=str(url.database))  # reading makes no database
    with database_errors():
        engine = open_database(database)
        try:
            with engine.connect() as connection:
                found = reports_of(connection, limit)
        finally:
            engine.dispose()
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
