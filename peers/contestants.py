"""Contestants of the strength table: our levels, and agents of other packages."""

from __future__ import annotations

from typing import Final

from buur import bots

LEVELS: Final = ("random", *bots.LEVELS)
"""Our bots, the weakest first."""

PROGRAMS: Final = {
    "jass-kit random": ("jass-kit", "peers.jass_kit_agent"),
    "schieber Random": ("schieber", "peers.schieber_player random"),
    "schieber Greedy": ("schieber", "peers.schieber_player greedy"),
    "schieber Challenge": ("schieber", "peers.schieber_player challenge"),
}
"""Agents of other packages: the package on PyPI, and the module that lets the agent play."""


YARDSTICKS: Final = ("random", "steady")
"""Those of ours that every higher level plays against."""


def below(name: str) -> list[str]:
    """Return whom one of our bots, whatever its budget, plays: yardsticks and the next level."""
    place = LEVELS.index(name.partition("@")[0])
    lower = LEVELS[:place]
    return [other for other in lower if other in YARDSTICKS or other == lower[-1]]


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
