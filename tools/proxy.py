"""`Proxy`: HAProxy with the configuration of ``deploy/``, in front of nodes on loopback."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.broker import free_port
from tools.needs import apt_install

CONFIGURATION: Final = Path(__file__).parents[1] / "deploy" / "haproxy" / "haproxy.cfg"
_HERE: Final = "127.0.0.1"
_NODES: Final = 3
"""The nodes of the configuration."""
_PLENTY: Final = "20000"
"""Connections at once in the configuration, which need more descriptors than a test may have."""


def program() -> str:
    """Return the path of HAProxy; install it if it is missing."""
    if shutil.which("haproxy") is None:
        apt_install("haproxy")
    found = shutil.which("haproxy")
    if found is None:
        raise RuntimeError("install haproxy")
    return found


def configuration(nodes: Sequence[int], port: int, connections: int = 200) -> str:
    """Return the configuration for nodes of this machine.

    Args:
        nodes: their ports; for each one that lacks, the configuration has a node that is away.
        port: the port of the proxy.
        connections: maximum number of connections.
    """
    text = CONFIGURATION.read_text(encoding="utf-8").replace(_PLENTY, str(connections))
    text = text.replace("bind :80\n", f"bind {_HERE}:{port}\n")
    ports = [*nodes, *(free_port() for _ in range(_NODES - len(nodes)))]
    for number, at in enumerate(ports, start=1):
        text = text.replace(f"{_HERE}:816{number}", f"{_HERE}:{at}")
    return text


class Proxy:
    """A proxy that hashes the id of a table to a node; its port stays over a restart.

    Args:
        folder: for its configuration.
        nodes: the ports of the nodes.
        connections: maximum number of connections.
    """

    def __init__(self, folder: Path, nodes: Sequence[int], connections: int = 200) -> None:
        self.port = free_port()
        self.url = f"http://{_HERE}:{self.port}"
        self._file = folder / "haproxy.cfg"
        self._file.write_text(configuration(nodes, self.port, connections), encoding="utf-8")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; it asks the nodes at once whether they are ready."""
        self._process = subprocess.Popen(
            [program(), "-db", "-f", str(self._file)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def kill(self) -> None:
        """Kill it at once: all connections through it are cut."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
