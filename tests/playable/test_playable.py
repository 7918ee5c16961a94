"""Every accepted rule set can be played to its end, and explained.

The suite plays 1,000 random rule sets. ``./buur test --slow`` plays 100,000, and for each frame a
covering array of all pairs of option values. Presets of one frame, with the same seats, sides and
pack, can be changed into each other by options.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import pytest

from buur.variants.model import Variant
from buur.variants.options import Value
from buur.variants.registry import PRESETS
from buur.variants.rule_set import OPTIONS
from tests.chance import seeded
from tests.playable.completion import completed
from tests.playable.covering import pairwise
from tests.playable.option_pool import values_of
from tests.playable.trial import complaint, fault, smallest

PARTS: Final = 4
"""Tests of the suite that share its random rule sets, so that several processes play them."""
QUICK: Final = 600
SLOW: Final = 100_000
SLOW_PARTS: Final = 50
SHARES: Final = (0.03, 0.1, 0.3, 0.9)
"""Shares of the options that a random rule set changes at first."""

FRAMES: Final = {
    (rules.teams, rules.sharing, rules.dealer_plays, rules.pack): rules
    for rules in (preset.variant for preset in reversed(PRESETS.values()))
}
"""A rule set of each frame: of all seats, sides and packs."""


def random_rules(source: random.Random) -> Iterator[Variant]:
    """Give random rule sets that are accepted, without end."""
    bases = [preset.variant for preset in PRESETS.values()]
    while True:
        base, share = source.choice(bases), source.choice(SHARES)
        wanted: dict[str, Value] = {
            name: source.choice(values_of(name)) for name in OPTIONS if source.random() < share
        }
        rules = completed(base, wanted, (), source)
        if rules is not None:
            yield rules


def complaints(rules: Iterator[Variant], many: int, seed: int) -> list[str]:
    """Return the complaints about the first of some rule sets."""
    found = (complaint(one, seed + number) for number, one in zip(range(many), rules, strict=False))
    return [one for one in found if one is not None]


@pytest.mark.untraced
@pytest.mark.parametrize("part", range(PARTS))
def test_random_rule_sets_are_played_to_their_end(part: int) -> None:
    rules = random_rules(seeded(f"quick {part}"))
    assert complaints(rules, QUICK // PARTS, part * QUICK) == []


@pytest.mark.slow
@pytest.mark.untraced
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(SLOW_PARTS))
def test_many_random_rule_sets_are_played_to_their_end(part: int) -> None:
    rules = random_rules(seeded(f"slow {part}"))
    assert complaints(rules, SLOW // SLOW_PARTS, part * SLOW) == []


@pytest.mark.slow
@pytest.mark.untraced
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("base", FRAMES.values(), ids=lambda rules: rules.code)
def test_rule_sets_with_every_pair_of_values_are_played_to_their_end(base: Variant) -> None:
    found = pairwise(base)
    assert complaints(iter(found.rules), len(found.rules), 0) == []


def test_a_fault_is_named_with_the_fewest_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """And those that have nothing to do with it are left out."""

    def fail(rules: Variant, seed: int) -> None:
        if rules.option("melds") is False and rules.option("target") == 500:
            raise ZeroDivisionError(f"of {seed}")

    monkeypatch.setattr("tests.playable.trial.play", fail)
    changes = {"melds": False, "target": 500, "cut": "none", "last_trick": 10}
    rules = PRESETS["chibre"].variant.with_options(changes)
    assert fault(rules, 7) == "ZeroDivisionError: of 7"
    assert smallest(rules, 7) == {"target": 500, "melds": False}
    assert complaint(rules, 7) == "chibre melds=no target=500 (seed 7): ZeroDivisionError: of 7"
    assert complaint(PRESETS["chibre"].variant, 7) is None
