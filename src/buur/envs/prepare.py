"""Ahead-of-time compilation of the environments' step kernel, see `buur.kernels.prepare`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from buur.envs.vector import Deals
from buur.kernels.prepare import Progress, prepare_part
from buur.variants.registry import variant

PART: Final = "envs"


def prepare(progress: Progress | None = None) -> None:
    """Compile or load every kernel of the environments."""
    prepare_part(PART, KERNELS, progress)


def _step() -> None:
    Deals(variant("chibre")).reset(seed=0)


KERNELS: Final[tuple[Callable[[], None], ...]] = (_step,)
"""Calls that together need every kernel."""
