"""Units of systemd read for a machine without systemd: the program that a service starts."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Service:
    """What a service starts, as whom, and with which folders; hardening is left out."""

    arguments: tuple[str, ...]
    environment: dict[str, str]
    user: str
    folders: tuple[str, ...]
    """Folders of its state and cache, which systemd makes."""


def read_service(root: Path, name: str) -> Service:
    """Return the service of a unit of a machine, such as ``buur@1.service``.

    Args:
        root: the root of its files.
        name: the name of the unit; the part after ``@`` is its instance.
    """
    stem, _, kind = name.rpartition(".")
    base, at, instance = stem.partition("@")
    lines = [
        line.replace("%i", instance).replace("%H", "machine")
        for line in unit_file(root, f"{base}{at}.{kind}").read_text(encoding="utf-8").splitlines()
    ]
    environment = dict(_environment(lines, root))
    (command,) = _values(lines, "ExecStart")
    words = [word for part in shlex.split(command) for word in _expanded(part, environment)]
    state = [f"/var/lib/{one}" for each in _values(lines, "StateDirectory") for one in each.split()]
    cache = [
        f"/var/cache/{one}" for each in _values(lines, "CacheDirectory") for one in each.split()
    ]
    user = next(_values(lines, "User"), "root")
    return Service(tuple(words), environment, user, (*state, *cache))


def unit_file(root: Path, name: str) -> Path:
    """Return the file of a unit: the administrator's before the package's."""
    folders = [root / "etc/systemd/system", root / "lib/systemd/system"]
    return next(path for folder in folders if (path := folder / name).is_file())


def _values(lines: list[str], key: str) -> Iterator[str]:
    return (line.partition("=")[2] for line in lines if line.startswith(f"{key}="))


def _environment(lines: list[str], root: Path) -> Iterator[tuple[str, str]]:
    for value in _values(lines, "Environment"):
        for pair in shlex.split(value):
            name, _, text = pair.partition("=")
            yield name, text
    for value in _values(lines, "EnvironmentFile"):
        path = root / value.removeprefix("-").lstrip("/")
        for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else ():
            name, equals, text = line.partition("=")
            if equals and not name.startswith("#"):
                yield name, " ".join(shlex.split(text))


def _expanded(word: str, environment: dict[str, str]) -> list[str]:
    """Return what a word of a command stands for: a variable may be several words."""
    if word.startswith("$"):
        return shlex.split(environment.get(word[1:], ""))
    return [word]


def command_in(root: Path, service: Service) -> list[str]:
    """Return the command that runs a service in a machine's files, by chroot and setpriv."""
    given = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", **service.environment}
    pairs = [f"{name}={value}" for name, value in given.items()]
    person = ["setpriv", f"--reuid={service.user}", f"--regid={service.user}", "--init-groups"]
    as_user = [] if service.user == "root" else person
    return ["chroot", os.fspath(root), "env", "-i", *pairs, *as_user, *service.arguments]
