"""Who plays for the proof of strength: our levels, and agents of other packages as programs."""

from __future__ import annotations

from typing import Final

from buur.bots import BOTS

LEVELS: Final = ("random", "easy", "steady", "sharp", "master")
"""Our bots, the weakest first."""

PROGRAMS: Final = {
    "jass-kit random": ("jass-kit", "peers.jass_kit_agent"),
    "schieber Random": ("schieber", "peers.schieber_player random"),
    "schieber Greedy": ("schieber", "peers.schieber_player greedy"),
    "schieber Challenge": ("schieber", "peers.schieber_player challenge"),
}
"""Agents of other packages: the package on PyPI, and the module that lets the agent play."""


def level_of(name: str) -> int | None:
    """Return the place of one of our bots among the levels; None where it is none of ours.

    A budget such as ``sharp@300`` does not matter.
    """
    base = name.partition("@")[0]
    return LEVELS.index(base) if base in LEVELS else None


def ours() -> tuple[str, ...]:
    """Return the levels that there are."""
    return tuple(level for level in LEVELS if level in BOTS)


def command(name: str, python: str) -> str:
    """Return what ``buur duel`` calls a contestant.

    Args:
        name: of a bot of ours or a key of `PROGRAMS`.
        python: the interpreter of the environment that has the other packages.
    """
    if name not in PROGRAMS:
        return name
    _, module = PROGRAMS[name]
    return f"cmd:{python} -m {module}"
