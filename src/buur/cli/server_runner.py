"""Start of the table server from the command line."""

from __future__ import annotations

import errno
import json
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from buur.cli.logs import start_log
from buur.cli.user_errors import TemporaryError, UserError, file_error

if TYPE_CHECKING:
    from buur.server.settings import Settings

PORT: Final = 8157
"""The usual port. It stays the same because browsers store data of a page by its address."""

LOCAL: Final = "127.0.0.1"
_TIMEOUT: Final = 1.0
FIRST_PAGE: Final = 3.0
"""Seconds after which a server begins to compile; the page and its cards are sent first."""


OnReady = Callable[[str], None]
"""Callback that gets the server's address once it answers."""


def run_server(settings: Settings, host: str, port: int, on_ready: OnReady) -> None:
    """Run the server until a signal stops it.

    Meanwhile another process compiles the search of the bots.

    Raises:
        UserError: the port is taken, or the server cannot run.
    """
    from buur.server.errors import ServerError
    from buur.server.run import serve

    def ready(url: str) -> None:
        on_ready(url)
        _compile_later()

    start_log()
    try:
        with database_errors():
            serve(settings, host=host, port=port, on_ready=ready)
    except ServerError as error:
        raise _start_error(error, host, port) from error


@contextmanager
def database_errors() -> Iterator[None]:
    """Raise the fault of a database as a `UserError`."""
    from buur.server.errors import DatabaseFault

    try:
        yield
    except DatabaseFault as error:
        kind = TemporaryError if error.code == "unreachable" else UserError
        raise kind(f"database-{error.code}", name=error.place) from error


def _start_error(error: Exception, host: str, port: int) -> UserError:
    """Return the error of a server that could not start as a `UserError`."""
    cause = error.__cause__
    if is_taken(error):
        return UserError("port-taken", port=str(port))
    if isinstance(cause, OSError) and cause.filename:
        return file_error(cause)
    if isinstance(cause, OSError):
        detail = cause.strerror or str(cause)
        return UserError("cannot-listen", host=host, port=str(port), detail=detail)
    return UserError("server", message=str(error).rstrip("."))


def _compile_later() -> None:
    from buur.bots.readiness import READINESS

    timer = threading.Timer(FIRST_PAGE, READINESS.compile_beside)
    timer.daemon = True
    timer.start()


def is_taken(error: BaseException) -> bool:
    """Tell whether an error was raised because another program uses the port."""
    cause = error.__cause__
    return isinstance(cause, OSError) and cause.errno == errno.EADDRINUSE


def running_version(port: int) -> str | None:
    """Return the version of the Buur server at a port of this machine, None if there is none."""
    url = f"http://{LOCAL}:{port}/api/health"
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(url, timeout=_TIMEOUT) as answer:
            found = json.loads(answer.read(10_000))
    except urllib.error.HTTPError as error:  # a server whose database has a fault
        found = _json_of(error)
    except (OSError, ValueError):
        return None
    version = found.get("version") if isinstance(found, dict) else None
    return version if isinstance(version, str) else None


def _json_of(answer: urllib.error.HTTPError) -> object:
    """Return the JSON value of an error's body, None if it has none."""
    try:
        with answer:
            return json.loads(answer.read(10_000))
    except (OSError, ValueError):
        return None


def is_free(port: int, host: str = LOCAL) -> bool:
    """Tell whether a server could listen at a port."""
    from buur.server.errors import ServerError
    from buur.server.run import bind

    try:
        bind(host, port).close()
    except ServerError:
        return False
    return True
