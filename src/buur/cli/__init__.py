"""The command line: ``buur play``, ``buur ask`` and so on."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

__all__ = ["main"]

LIBRARIES: Final = ("click", "fluent.runtime", "numba", "rich", "sqlalchemy", "starlette")
"""Libraries that the extra ``app`` installs, one for each part of the program."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code; name the extra if a library is missing."""
    if lacking := [name for name in LIBRARIES if not _is_there(name)]:
        print(  # noqa: T201 - the library for output may be missing as well
            f"buur: the program needs {lacking[0]}, which the bare library does not install:"
            " run `pip install 'buur[app]'`.",
            file=sys.stderr,
        )
        return 2
    from buur.cli.app import main as run

    return run(arguments)


def _is_there(name: str) -> bool:
    """Tell whether a library can be imported, without importing it."""
    return find_spec(name.partition(".")[0]) is not None
