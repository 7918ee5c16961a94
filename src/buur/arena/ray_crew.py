"""Deprecated name of `buur.arena.ray_executor`."""

from __future__ import annotations

import warnings

from buur.arena.ray_executor import ray_executor as ray_crew

__all__ = ["ray_crew"]

warnings.warn(
    "`buur.arena.ray_crew` is now called `buur.arena.ray_executor`",
    DeprecationWarning,
    stacklevel=2,
)
