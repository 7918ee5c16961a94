"""Every test here runs for every named rule set, and for a few house rules beside them."""

from __future__ import annotations

from functools import cache

import pytest

from buur.variants.model import Variant
from buur.variants.registry import PRESETS, variant
from tests.contract.wandering import Step, wander
from tests.families import in_turn, is_quick, shortened
from tests.tracing import untraced

HOUSES: dict[str, tuple[str, dict[str, object]]] = {
    "house-everything": (
        "schieber",
        {
            "contracts": "suits+oben+unden+slalom",
            "push_back": True,
            "multipliers": "uri",
            "martinique8": True,
            "strokes": "jw",
            "claim_counts": "current_with_boss",
            "counter_match": "double",
            "packets": "4-4-1",
        },
    ),
    "house-computer": (
        "chibre-2010",
        {
            "claim": "auto",
            "finish_order": "stock-trick-meld",
            "meld_order": "romand_both",
            "meld_deadline": "until_covered",
            "false_melds": "penalised",
            "strokes": "jw_old",
            "contracts": "suits+oben+unden",
            "leader": "announcer",
            "trump_by_lead": True,
            "first": "draw_low",
        },
    ),
    "house-gap": (
        "regles-002",
        {
            "finish": "largest_gap",
            "target": 400,
            "stock_deadline": "end_with_proof",
            "meld_order": "pagat_petit",
            "solder_test": "literal_all",
            "counter_match": "minus100",
        },
    ),
}
NAMES = (*PRESETS, *HOUSES)
SEEDS = (1, 2, 3)
"""The first of them is played in the fast suite by rule sets with every mechanism."""


def rules_named(name: str) -> Variant:
    """Return a preset, or house rules of this suite."""
    base, options = HOUSES.get(name, (name, {}))
    return variant(base, options)


@cache
def steps_of(name: str, seed: int) -> tuple[Step, ...]:
    """Return a random partie of these rules; parties are made once and shared."""
    with untraced():
        return tuple(wander(rules_named(name), seed))


@pytest.fixture(params=NAMES)
def rules(request: pytest.FixtureRequest) -> Variant:
    """Every rule set in turn."""
    return rules_named(request.param)


@pytest.fixture(params=in_turn(NAMES))
def short_rules(request: pytest.FixtureRequest) -> Variant:
    """Rule sets with every mechanism in turn, for a partie of a few deals."""
    return shortened(rules_named(request.param))


def _parties() -> list[object]:
    quick = {(name, SEEDS[0]) for name in NAMES if is_quick(name)}
    return [
        pytest.param((name, seed), marks=() if (name, seed) in quick else pytest.mark.slow)
        for name in NAMES
        for seed in SEEDS
    ]


@pytest.fixture(params=_parties(), ids=str)
def partie(request: pytest.FixtureRequest) -> tuple[Step, ...]:
    """Random parties of every rule set in turn."""
    return steps_of(*request.param)
