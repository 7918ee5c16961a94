"""Deprecated name of `buur.arena.ray_executor`."""

from __future__ import annotations

import warnings
from typing import Any

from buur.arena import ray_executor


def __getattr__(name: str) -> Any:
    """Return what the module of the new name has, with a warning."""
    if name != "ray_crew":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    message = "`buur.arena.ray_crew` is now called `buur.arena.ray_executor`"
    warnings.warn(message, DeprecationWarning, stacklevel=2)
    return ray_executor.ray_executor
