"""``buur restore``: a backup into a new database, with every partie checked."""

from __future__ import annotations

from pathlib import Path

import click

from buur.cli.operator_options import operator_errors
from buur.cli.session import Session, lang_option, session_of


@click.command("restore")
@click.argument("backup", metavar="BACKUP", type=click.Path(path_type=Path))
@click.argument("database", metavar="NEW-DATABASE")
@click.option("--no-check", is_flag=True, help="Do not replay the parties.")
@lang_option
@click.pass_context
def command(context: click.Context, backup: Path, database: str, no_check: bool) -> None:
    """Write BACKUP into a new database, then replay every partie in it by the rules.

    NEW-DATABASE is a file that does not exist, or the URL of an empty database of PostgreSQL, which
    also takes a backup of SQLite, row by row. A database in use is never overwritten. Exit code 1:
    the backup is restored, and some parties are not as they were played.
    """
    from buur.server.storage.backup import forget_nodes, restore
    from buur.server.storage.database import open_database
    from buur.server.tables.stored_checks import StoredReport, check_tables

    session = session_of(context)
    with operator_errors():
        restore(backup, database)
        engine = open_database(database)
        try:
            with engine.begin() as connection:
                forget_nodes(connection)
                report = StoredReport() if no_check else check_tables(connection)
        finally:
            engine.dispose()
    if no_check:
        click.echo(session.say("restore-unchecked", name=_shown(database)))
    else:
        _print(session, report.tables, report.events, report.faults)
    context.exit(1 if report.faults else 0)


def _print(session: Session, tables: int, events: int, faults: dict[str, str]) -> None:
    for table, fault in faults.items():
        click.echo(session.say("restore-fault", table=table, fault=fault))
    good = tables - len(faults)
    click.echo(session.say("restore-done", tables=tables, events=events, good=good))


def _shown(database: str) -> str:
    """Return the name of a database without a password."""
    from buur.server.storage.database import database_url

    return database_url(database).render_as_string(hide_password=True)
