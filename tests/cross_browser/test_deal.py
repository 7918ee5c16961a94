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
    laid, found = set(), set()
    for seen in visitor.sit().moments():
        found |= faults(visitor.window)
        laid.add(seen.card)
    assert len(laid - {""}) == 9
    scores = [int(score) for score in visitor.texts(".side .slate-score")]
    assert sum(scores) >= 157
    assert found == set()


def test_a_card_has_its_drawing(visit: Make) -> None:
    visitor = visit(rules="chibre", deck="french", still=False)
    player = visitor.sit()
    seen = player.look()
    while not seen.card:
        player.press(seen)
        seen = player.look()
    visitor.window.run(_WATCH)
    player.press(seen)
    visitor.wait_for(f'.spot[data-card="{seen.card}"]')
    player.look()
    assert visitor.window.run("() => globalThis.blank") == []


_WATCH = """() => {
  globalThis.blank = [];
  const look = () => {
    const own = document.querySelectorAll('.spot.bottom use:not([href])');
    if (own.length) blank.push(own[0].closest("[data-card]").dataset.card);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
