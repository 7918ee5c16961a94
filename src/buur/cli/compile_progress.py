"""Compilation before a command begins, with progress on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from buur.cli.output import progress_line
from buur.cli.session import Session

PREPARE_MODULES: Final = {
    "kernels": "buur.kernels.prepare",
    "solver": "buur.solver.prepare",
    "search": "buur.bots.search.prepare",
    "envs": "buur.envs.prepare",
}
"""The parts of Buur that are compiled, and the module that compiles each."""


ENVIRONMENT_LIBRARIES: Final = ("gymnasium", "pettingzoo")
"""Libraries of the extra ``envs``, without which its part cannot be compiled."""


def installed_parts() -> tuple[str, ...]:
    """Return the parts whose libraries are installed."""
    has_environments = all(find_spec(name) is not None for name in ENVIRONMENT_LIBRARIES)
    return tuple(part for part in PREPARE_MODULES if part != "envs" or has_environments)


def warm(session: Session) -> None:
    """Compile every part that is not compiled yet, also without a terminal."""
    from buur.kernels import cache

    for part in installed_parts():
        if not cache.is_complete(part):
            _compile(session, part)


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
