"""``buur archive``: old parties from the database into files of records."""

from __future__ import annotations

from pathlib import Path

import click

from buur.cli.operator_options import database_option, operator_errors, require_database
from buur.cli.session import lang_option, session_of
from buur.cli.settings_file import setting_texts, settings_option


@click.command("archive")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@settings_option
@database_option
@click.option(
    "--days",
    type=click.IntRange(30, 36_500),
    help="Days without an act; BUUR_ARCHIVE_DAYS or 365 by default.",
)
@lang_option
@click.pass_context
def command(context: click.Context, folder: Path, database: str | None, days: int | None) -> None:
    """Move parties without an act for a year into FOLDER, while the server runs.

    FOLDER gets a file of records for each month, without names; `buur check` reads them. The
    results of persons stay in the database.
    """
    from buur.server.settings import Settings
    from buur.server.settings_text import settings_from
    from buur.server.storage.database import open_database
    from buur.server.tables.archive import archive_old

    require_database(database)
    with operator_errors():
        wanted = days or settings_from(setting_texts(context), Settings()).archive_days
        engine = open_database(database)
        try:
            count = sum(1 for _ in archive_old(engine, folder, wanted))
        finally:
            engine.dispose()
    click.echo(session_of(context).say("archive-done", count=count, folder=str(folder)))
