"""Options and errors that the commands of an operator share: ``backup``, ``restore``, ``admin``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from buur.cli.server_runner import database_errors
from buur.cli.user_errors import UserError

database_option = click.option(
    "--database",
    metavar="FILE",
    envvar="BUUR_DATABASE",
    show_envvar=True,
    help="File or URL of the database; in the user's data folder by default.",
)


@contextmanager
def operator_errors() -> Iterator[None]:
    """Raise an error of the server or its database as a `UserError`."""
    from buur.server.errors import DatabaseFault, ServerError

    with database_errors():
        try:
            yield
        except DatabaseFault:
            raise
        except ServerError as error:
            raise UserError("operation", message=str(error).rstrip(".")) from error
        except OSError as error:
            message = f"{error.filename or ''}: {error.strerror or error}".lstrip(": ")
            raise UserError("operation", message=message) from error


def require_database(database: str | None) -> None:
    """Check that a database is there, since opening it would make a new one.

    Raises:
        UserError: there is no such file.
    """
    from buur.server.storage.database import database_url

    url = database_url(database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise UserError("no-such-file", name=str(url.database))
