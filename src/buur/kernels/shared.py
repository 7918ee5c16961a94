"""Registration of the functions of `buur.rules` with numba, for calls from kernels."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, Final

from numba.extending import register_jitable

from buur.kernels import bits as bits
from buur.rules import counter_rng, legality, marriages, placement_scores, tricks

MODULES: Final = (counter_rng, legality, marriages, placement_scores, tricks)


def functions(module: ModuleType) -> Iterator[Callable[..., Any]]:
    """Yield the functions that a module defines."""
    for _, function in inspect.getmembers(module, inspect.isfunction):
        if function.__module__ == module.__name__:
            yield function


for _module in MODULES:
    for _function in functions(_module):
        register_jitable(_function)
