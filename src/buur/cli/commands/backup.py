"""``buur backup``: a copy of the database while the server runs."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import click

from buur.cli.operator_options import database_option, operator_errors, require_database
from buur.cli.session import lang_option, session_of
from buur.cli.settings_file import settings_option


@click.command("backup")
@click.argument("target", metavar="FILE-OR-FOLDER", type=click.Path(path_type=Path))
@settings_option
@database_option
@click.option(
    "--keep",
    type=click.IntRange(1, 10_000),
    metavar="NUMBER",
    help="In a folder, delete all backups but the newest ones, once a new one is written.",
)
@lang_option
@click.pass_context
def command(context: click.Context, target: Path, database: str | None, keep: int | None) -> None:
    """Copy the database to a new file while the server runs and people play.

    A folder gets a file with the time in its name. The file appears once it is complete. A database
    of PostgreSQL needs the program pg_dump.
    """
    from buur.server.storage.backup import ENDING, back_up, old_backups
    from buur.server.storage.database import database_url

    session = session_of(context)
    require_database(database)
    path = target
    if target.is_dir():
        kind = database_url(database).get_backend_name()
        path = target / f"buur-{datetime.now(UTC):%Y%m%dT%H%M%SZ}.{ENDING.get(kind, 'dump')}"
    with operator_errors():
        back_up(database, path)
        for old in old_backups(target, keep) if keep and target.is_dir() else ():
            old.unlink()
    click.echo(session.say("backup-done", path=str(path), bytes=path.stat().st_size))
