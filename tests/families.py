"""Rule sets in turn, for what takes long: one of each family, the others when slow tests run."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from buur.variants.registry import PRESETS

_FIRST = {
    (preset.family, preset.variant.seats): preset.name for preset in reversed(PRESETS.values())
}


def in_turn(names: Iterable[str] = PRESETS) -> list[object]:
    """Return parameters: of the presets the first of a family and number of seats is quick."""
    return [pytest.param(name, marks=() if is_quick(name) else pytest.mark.slow) for name in names]


def is_quick(name: str) -> bool:
    """Whether a rule set is looked at in the fast suite; rules that are no preset always are."""
    return name not in PRESETS or name in _FIRST.values()
