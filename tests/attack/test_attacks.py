"""Each attack on this checkout: what it takes is bounded, and what it asks for is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests.attack.attacks import ATTACKS
from tests.attack.outcome import Attack, Checkout


def case(one: Attack) -> ParameterSet:
    """Return the parameter of an attack; those that are quick run with every test."""
    marks = () if one.is_quick else (pytest.mark.attack,)
    return pytest.param(one, marks=marks, id=f"{one.number}: {one.name}")


@pytest.mark.parametrize("one", map(case, ATTACKS))
def test_an_attack_is_refused(one: Attack, tmp_path: Path) -> None:
    outcome = one.run(Checkout(tmp_path))
    assert outcome.is_refused, outcome.figure
