"""`Machine`: the files of a bare Debian, in which commands run as root and services start.

systemd does not run there: a service is started as its unit says, without its hardening. A command
runs in namespaces of its own, with which everything that it has started ends.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.docs.code_blocks import ROOT
from tests.docs.units import command_in, read_service
from tools.needs import apt_install, root_prefix

RELEASE: Final = "bookworm"
MIRROR: Final = os.environ.get("BUUR_DEBIAN_MIRROR", "http://deb.debian.org/debian")
CERTIFICATES: Final = Path("/etc/ssl/certs/ca-certificates.crt")
SYSTEMCTL: Final = '#!/bin/sh\necho "$@" >> /var/log/systemctl\n'
"""A stand-in, which notes what it is asked for."""


class Machine:
    """A bare Debian with a checkout at ``/opt/src``.

    Args:
        root: the root of its files.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        as_root(["debootstrap", "--variant=minbase", RELEASE, str(root), MIRROR])
        self._write("/usr/bin/systemctl", SYSTEMCTL, mode="0755")
        self._write("/etc/resolv.conf", Path("/etc/resolv.conf").read_text(encoding="utf-8"))
        if CERTIFICATES.is_file():  # of a network that looks into what passes
            self._write("/etc/here.crt", CERTIFICATES.read_text(encoding="utf-8"))
        self._copy_checkout()

    def _write(self, path: str, text: str, mode: str = "0644") -> None:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            as_root(["install", "-m", mode, file.name, f"{self.root}{path}"])

    def _copy_checkout(self) -> None:
        target = self.root / "opt/src"
        as_root(["mkdir", "-p", str(target)])
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True).stdout
        there = b"\0".join(
            name for name in names.split(b"\0") if (ROOT / os.fsdecode(name)).exists()
        )
        packed = ["tar", "-C", str(ROOT), "--null", "-T", "-", "-c"]
        archive = subprocess.run(packed, input=there, check=True, capture_output=True).stdout
        as_root(["tar", "-C", str(target), "--no-same-owner", "-x"], content=archive)

    def run(self, command: str) -> str:
        """Run a command line in its files, and return what it prints."""
        return self._in_namespaces([self._inside(command)])

    def run_with_services(
        self, services: Sequence[str], commands: Sequence[str], then: Sequence[str] = ()
    ) -> str:
        """Run command lines while services run, in a network of its own.

        Args:
            services: the units that run meanwhile.
            commands: the command lines.
            then: units that run to their ends after the commands.
        """
        started = [line for name in services for line in self._service(name, " &")]
        inside = [self._inside(command) for command in commands]
        ended = [line for name in then for line in self._service(name)]
        return self._in_namespaces(["ip link set lo up", *started, *inside, *ended], "--net")

    def _service(self, name: str, more: str = "") -> Iterator[str]:
        service = read_service(self.root, name)
        for folder in service.folders:
            owner = ["-o", service.user, "-g", service.user]
            yield self._inside(shlex.join(["install", "-d", *owner, folder]))
        yield shlex.join(command_in(self.root, service)) + more

    def _inside(self, command: str) -> str:
        given = [
            "HOME=/root",
            "PATH=/usr/sbin:/usr/bin:/sbin:/bin",
            "DEBIAN_FRONTEND=noninteractive",
        ]
        given += ["PIP_CERT=/etc/here.crt"] if CERTIFICATES.is_file() else []
        return shlex.join(["chroot", str(self.root), "env", "-i", *given, "sh", "-ec", command])

    def _in_namespaces(self, lines: Sequence[str], *more: str) -> str:
        script = "\n".join(["set -e", f"mount -t proc proc {self.root}/proc", *lines])
        new = ["unshare", "--mount", "--pid", "--fork", "--kill-child", *more]
        return as_root([*new, "bash", "-c", script])


def as_root(command: Sequence[str], content: bytes | None = None) -> str:
    """Run a command as root and return what it prints; its end with an error is one of the test."""
    prefix = root_prefix()
    assert prefix is not None, "this test makes a machine: run it as root, or with sudo"
    done = subprocess.run(
        [*prefix, *command], input=content, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    said = done.stdout.decode(errors="replace")
    assert done.returncode == 0, f"{shlex.join(command)[:300]}: {said[-3000:]}"
    return said


@contextmanager
def bare_machine() -> Iterator[Machine]:
    """Make a machine, and remove its files at the end."""
    if shutil.which("debootstrap") is None:
        apt_install("debootstrap")
    folder = tempfile.mkdtemp(prefix="buur-machine-")
    try:
        yield Machine(Path(folder) / "root")
    finally:
        as_root(["rm", "-r", "--one-file-system", folder])
