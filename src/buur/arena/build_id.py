"""Identifier of the code that plays a duel; boards of different builds must not be mixed."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import buur

EXCLUDED: Final = frozenset({"cli", "client", "envs", "i18n", "server", "web"})
"""Packages that have no influence on the acts of a duel."""
DIGITS: Final = 12
"""Number of hexadecimal digits of the digest."""


def build_id(package: Path = Path(buur.__file__).parent) -> str:
    """Return the version and a digest of the sources that play, such as ``0.1.0 3f2a90c1d4e7``.

    Args:
        package: the folder of the package.
    """
    found = hashlib.sha256()
    for path in sorted(package.rglob("*")):
        place = path.relative_to(package)
        if path.suffix in (".py", ".json") and place.parts[0] not in EXCLUDED:
            found.update(f"\0{place.as_posix()}\0".encode())
            found.update(path.read_bytes())
    return f"{buur.__version__} {found.hexdigest()[:DIGITS]}"
