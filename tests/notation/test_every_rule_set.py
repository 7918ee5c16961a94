"""Parties of every rule set between players who know the rules only: records that check."""

from __future__ import annotations

import pytest

from buur.bots import bot
from buur.notation import record_of, verify
from buur.play.table import Table
from buur.seats import Seat
from buur.variants.registry import PRESETS
from tests.chance import seeded

PARTIES = 1000


@pytest.mark.slow
@pytest.mark.parametrize("name", PRESETS)
def test_a_thousand_parties_check(name: str) -> None:
    """Whole records and what a seat saw of them are accepted, whatever happened."""
    rules = PRESETS[name].variant
    for seed in range(PARTIES):
        players = [bot("random", rules.seats * seed + seat) for seat in range(rules.seats)]
        table = Table(rules, players, chance=seeded(seed))
        events = list(table.run())
        assert table.state.is_over
        assert verify(record_of(events, rules)).problems == ()
        seen = record_of(events, rules, seat=Seat(seed % rules.seats))
        assert verify(seen).problems == ()
