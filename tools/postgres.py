"""`PostgresServer`: a PostgreSQL of its own on a free port, for tests and measurements.

with postgres_server() as server:
    url = server.new_database()
"""

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools.broker import free_port
from tools.needs import require_postgres
from tools.watchdog import Watchdog

_USER = "postgres"
_STARTING = 60.0
"""Seconds after which a start counts as failed."""


class PostgresServer:
    """A server with a folder of its own.

    PostgreSQL refuses to run as root; root runs it as another user.

    Args:
        folder: an empty folder.
        fsync: whether commits wait for the disk, for measurements.
    """

    def __init__(self, folder: Path, *, fsync: bool = False) -> None:
        self._programs = require_postgres()
        self._data = folder / "data"
        self._log = folder / "log"
        self._numbers = itertools.count(1)
        self._watchdog: Watchdog | None = None
        self.port = free_port()
        """The port on the loopback address; it stays over a restart."""
        if os.geteuid() == 0:
            shutil.chown(folder, *_unprivileged())
        options = ["-A", "trust", "-U", _USER, "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        self._run("initdb", "-D", str(self._data), *options)
        settings = {
            "fsync": "on" if fsync else "off",
            "full_page_writes": "on" if fsync else "off",
            "shared_buffers": "'128MB'",
            "max_connections": "200",
            "log_min_messages": "fatal",
            "listen_addresses": "'127.0.0.1'",
            "unix_socket_directories": "''",
        }
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.writelines(f"{name} = {value}\n" for name, value in settings.items())
        self.start()

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = f"-p {self.port}"
        waiting = ["-w", "-t", str(int(_STARTING)), "-l", str(self._log), "-o", options]
        self._run("pg_ctl", "-D", str(self._data), *waiting, "start")
        self._watchdog = Watchdog(self._main, signal.SIGQUIT)

    def stop(self, mode: str = "immediate") -> None:
        """Stop the server; ``immediate`` is its sudden end, from which it recovers by its log."""
        if self._watchdog is not None:
            self._watchdog.release()
            self._watchdog = None
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", mode, "stop")

    @property
    def _main(self) -> int:
        """The id of its main process."""
        return int((self._data / "postmaster.pid").read_text().splitlines()[0])

    def freeze(self, *, frozen: bool) -> None:
        """Stop its process that accepts connections and all sessions, or let them go on."""
        number = signal.SIGSTOP if frozen else signal.SIGCONT
        main = self._main
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        for process in (main, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)

    def new_database(self, like: str = "") -> str:
        """Return the URL of a new database: an empty one, or a copy of one that nobody uses.

        Args:
            like: the URL of the database to copy.
        """
        name = f"buur_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {like.rpartition('/')[2] or 'template1'}")
        return f"postgresql://{_USER}@127.0.0.1:{self.port}/{name}"

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Return the rows of a statement, outside a transaction."""
        import psycopg

        place = f"host=127.0.0.1 port={self.port} user={_USER} dbname={database}"
        with psycopg.connect(place, autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        if os.geteuid() == 0:
            user, group = _unprivileged()
            ids = ["--reuid", str(user), "--regid", str(group), "--clear-groups"]
            command = ["setpriv", *ids, *command]
        # The server inherits the output: a pipe would stay open as long as it runs.
        with tempfile.TemporaryFile() as output:
            done = subprocess.run(
                command, cwd=self._data.parent, stdout=output, stderr=subprocess.STDOUT
            )
            output.seek(0)
            if done.returncode:
                raise RuntimeError(f"{program} failed: {output.read().decode()}")


def _unprivileged() -> tuple[int, int]:
    """Return the ids of the user as whom root runs the server."""
    try:
        found = pwd.getpwnam(_USER)
    except KeyError:
        found = pwd.getpwnam("nobody")
    return found.pw_uid, found.pw_gid


@contextlib.contextmanager
def postgres_server(*, fsync: bool = False) -> Iterator[PostgresServer]:
    """Run a server for the duration of the context."""
    with tempfile.TemporaryDirectory(prefix="buur-pg-") as folder:
        os.chmod(folder, 0o755)  # noqa: PTH101 - another user has to pass
        inner = Path(folder) / "server"
        inner.mkdir()
        server = PostgresServer(inner, fsync=fsync)
        try:
            yield server
        finally:
            with contextlib.suppress(RuntimeError):
                server.stop()
