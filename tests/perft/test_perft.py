"""Counts of legal sequences in the files of this folder."""

from __future__ import annotations

import pytest

from tests.perft.perft import FOLDER, Deal, count_sequences, read

DEALS = [deal for path in sorted(FOLDER.glob("*.txt")) for deal in read(path)]


@pytest.mark.parametrize("deal", DEALS, ids=[deal.name for deal in DEALS])
def test_there_are_as_many_legal_sequences(deal: Deal) -> None:
    assert count_sequences(deal) == deal.counts
