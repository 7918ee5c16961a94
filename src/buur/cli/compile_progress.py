"""Compilation before a command begins, with progress on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Final

from buur.cli.output import progress_line
from buur.cli.session import Session

PREPARE_MODULES: Final = {
    "kernels": "buur.kernels.prepare",
    "solver": "buur.solver.prepare",
    "search": "buur.bots.search.prepare",
}
"""The parts of Buur that are compiled, and the module that compiles each."""


def compile_first(session: Session, *parts: str) -> None:
    """Compile the parts that are not compiled yet, with a progress line.

    Without a terminal nothing is compiled ahead: each kernel is compiled at its first call.
    """
    if not sys.stderr.isatty():
        return
    from buur.kernels import cache

    for part in parts:
        if not cache.is_complete(part):
            _compile(session, part)


def compile_for(session: Session, names: Iterable[str]) -> None:
    """Compile the search if one of the named contestants uses it."""
    from buur.arena.warm_up import searching_levels

    if sys.stderr.isatty() and searching_levels(names):
        compile_first(session, "search")


def _compile(session: Session, part: str) -> None:
    def show(done: int, many: int) -> None:
        progress_line(session.say("compiling", done=done, many=many))

    try:
        import_module(PREPARE_MODULES[part]).prepare(show)
    finally:
        progress_line()
