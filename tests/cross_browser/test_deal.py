"""Whole deals, with cards of both decks, on a phone and in a window."""

from __future__ import annotations

import pytest

from tests.cross_browser.conftest import DESKTOP, PHONE, Make
from tests.cross_browser.layout import faults
from tools.browsers.window import Size

ONE_DEAL = {"finish": "deals", "deals": 1, "rubicon": "off"}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=str)
@pytest.mark.parametrize(("rules", "deck"), [("chibre", "french"), ("schieber", "swiss")])
def test_a_whole_deal(visit: Make, size: Size, rules: str, deck: str) -> None:
    visitor = visit(size, rules=rules, deck=deck, options=ONE_DEAL)
    laid, found = [], set()
    for seen in visitor.sit().moments():
        found |= faults(visitor.window)
        laid.append(seen.card)
    assert len(set(filter(None, laid))) == 9
    assert found == set()
