"""Deprecated names of the steady player: use `buur.bots.advise` and `buur.bots.bot`."""

from __future__ import annotations

import warnings
from typing import Any

from buur.bots.heuristics.advisor import advise
from buur.bots.levels.steady import Steady

_MOVED = {"Steady": Steady, "advise": advise}


def __getattr__(name: str) -> Any:
    if name not in _MOVED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    warnings.warn(f"{__name__}.{name} has moved, see `buur.bots`", DeprecationWarning, stacklevel=2)
    return _MOVED[name]
