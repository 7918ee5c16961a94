"""Each attack on this checkout: what it takes is bounded, and what it asks for is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests.attack.attacks import ATTACKS
from tests.attack.outcome import Attack, Checkout
from tests.attack.victim import QUICK, Victim, victim


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    """A server that the quick attacks share."""
    with victim(tmp_path_factory.mktemp("shared"), program=QUICK) as server:
        yield server


def case(one: Attack) -> ParameterSet:
    """Return the parameter of an attack; those that are quick run with every test."""
    marks = () if one.is_quick else (pytest.mark.attack,)
    return pytest.param(one, marks=marks, id=f"{one.number}: {one.name}")


@pytest.mark.parametrize("one", [case(one) for one in ATTACKS])
def test_an_attack_is_refused(one: Attack, running: Victim, tmp_path: Path) -> None:
    outcome = one.run(Checkout(tmp_path, running=running))
    assert outcome.is_refused, outcome.figure
