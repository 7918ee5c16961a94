"""The rule sets that stand for all: whoever tests these alone has met everything."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from buur.variants.registry import DEFAULT, PRESETS
from buur.variants.rule_set import OPTIONS
from tests.families import MECHANISMS, Trait, selection, traits


@pytest.mark.parametrize("options", [(), MECHANISMS], ids=["options", "mechanisms"])
def test_a_selection_has_all_that_any_preset_has(options: tuple[str, ...]) -> None:
    """And nothing needless but the default."""
    chosen, looked_at = selection(*options), options or OPTIONS
    having = {name: set(traits(preset.variant, looked_at)) for name, preset in PRESETS.items()}
    everything = together(having.values())
    assert together(having[name] for name in chosen) == everything
    assert DEFAULT in chosen
    for name in set(chosen) - {DEFAULT}:
        assert together(having[other] for other in chosen if other != name) != everything, name


def together(sets: Iterable[set[Trait]]) -> set[Trait]:
    return set().union(*sets)


def test_traits_are_values_of_what_matters() -> None:
    chibre = set(traits(PRESETS["chibre"].variant))
    assert {("seats", 4), ("phase", "play"), ("melds", True), ("contracts", "suits")} <= chibre
    assert {("finish", "first_out"), ("target", True)} <= chibre
    assert {name for name, _ in chibre}.isdisjoint({"deals", "bid_low", "sheet_factors"})
