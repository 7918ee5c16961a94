"""Running the table server from the command line."""

from __future__ import annotations

import errno
import json
import urllib.request
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from buur.cli.logs import log_to_file
from buur.cli.trouble import Trouble

if TYPE_CHECKING:
    from buur.server.settings import Settings

PORT: Final = 8157
"""The usual port. It stays the same because browsers keep what they remember by address."""

LOCAL: Final = "127.0.0.1"
_PATIENCE: Final = 1.0


def run_server(settings: Settings, host: str, port: int, on_ready: Callable[[str], None]) -> None:
    """Run the server until it is told to stop.

    Raises:
        Trouble: the port is taken, or the server cannot run.
    """
    from buur.server.problems import ServerError
    from buur.server.run import serve

    log_to_file()
    try:
        serve(settings, host=host, port=port, on_ready=on_ready)
    except ServerError as error:
        if is_taken(error):
            raise Trouble("port-taken", port=str(port)) from error
        raise Trouble("server", message=str(error).rstrip(".")) from error


def is_taken(error: BaseException) -> bool:
    """Tell whether an error says that another program has the port."""
    cause = error.__cause__
    return isinstance(cause, OSError) and cause.errno == errno.EADDRINUSE


def running_version(port: int) -> str | None:
    """Return the version of the Buur server at a port of this machine, None if there is none."""
    url = f"http://{LOCAL}:{port}/api/health"
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(url, timeout=_PATIENCE) as answer:
            found = json.loads(answer.read(10_000))
    except (OSError, ValueError):
        return None
    version = found.get("version") if isinstance(found, dict) else None
    return version if isinstance(version, str) else None


def is_free(port: int, host: str = LOCAL) -> bool:
    """Tell whether a server could listen at a port."""
    from buur.server.problems import ServerError
    from buur.server.run import bind

    try:
        bind(host, port).close()
    except ServerError:
        return False
    return True
