"""Deprecated names of the steady player: use `buur.bots.advise` and `buur.bots.bot`."""

from __future__ import annotations

import warnings
from typing import Any, Final

from buur.bots.heuristics import advisor
from buur.bots.levels import steady

_MOVED: Final[dict[str, Any]] = {"Steady": steady.Steady, "advise": advisor.advise}


def __getattr__(name: str) -> Any:
    if name not in _MOVED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    warnings.warn(f"{__name__}.{name} has moved, see `buur.bots`", DeprecationWarning, stacklevel=2)
    return _MOVED[name]
