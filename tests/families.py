"""Rule sets in turn, for what takes long: one of each family, the others when slow tests run."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from buur.variants.model import Variant
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


def shortened(rules: Variant) -> Variant:
    """Return the same rules for a partie of a few deals: more ends to look at in less time."""
    by_deals = rules.partie.finish == "deals"
    few = rules.seats if rules.partie.strokes == "low_half" else 3
    target = min(500, rules.partie.target)
    return rules.with_options({"deals": few} if by_deals else {"target": target})
