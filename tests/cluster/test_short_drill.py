"""A short drill: two nodes behind a proxy, wrong clocks, bad lines, and five faults in turn.

It is the short form of `./buur test --drills`, and judges no time.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Final

import pytest

from tools.drills import faults
from tools.drills.drill import Size, run_drill
from tools.drills.faults import FAULTS, Fault
from tools.drills.log_check import Findings
from tools.drills.nodes import Cluster
from tools.postgres import PostgresServer

IN_TURN: Final = ("kill", "drain", "bus", "proxy", "disk")
NAME: Final = "all in turn"
SMALL: Final = Size(nodes=2, tables=6, acts=180, rate=60.0, pause=0.5, astray=0.0)


@pytest.fixture
def happened(monkeypatch: pytest.MonkeyPatch) -> Mapping[str, int]:
    """Make the faults short, and one of them all; give how often each has happened."""
    counts: Counter[str] = Counter()

    async def happen(cluster: Cluster, chance: random.Random) -> None:
        for name in IN_TURN:
            await FAULTS[name].happen(cluster, chance)
            counts[name] += 1

    shifts, lines = FAULTS["clocks"].shifts, FAULTS["lines"]
    together = Fault(happen, 0.0, shifts, lines.drop, lines.double, lines.late, is_proxied=True)
    monkeypatch.setitem(FAULTS, NAME, together)
    monkeypatch.setattr(faults, "DOWN", 0.2)
    monkeypatch.setattr(faults, "SLOW_FOR", 0.5)
    return counts


async def test_nothing_is_lost_and_every_table_goes_on(
    postgres: PostgresServer, happened: Mapping[str, int]
) -> None:
    """The drill ends once every table has acted after the faults."""
    outcome = await run_drill(NAME, SMALL, postgres)
    assert set(happened) == set(IN_TURN)
    assert outcome.faults >= 1
    assert outcome.acknowledged >= SMALL.acts
    assert outcome.findings == Findings(lost=0, twice=0, gaps=0, fallen=0)
    assert not outcome.shown
    assert outcome.restarts == 0
