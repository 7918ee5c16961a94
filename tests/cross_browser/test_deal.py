"""Whole deals, with cards of both decks, on a phone and in a window."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import pytest
from PIL import Image

from tests.browser.autoplay import View, lies, to_play
from tests.cross_browser.conftest import DESKTOP, PHONE, Make
from tests.cross_browser.layout import faults
from tools.browsers.window import Size, until

BLENDED: Final = 48
"""Most by which a colour differs where a browser blends it with another."""

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
    scores = visitor.texts(".end-score strong")
    assert sum(map(int, scores)) >= 157
    until(lambda: visitor.texts(".side .slate-score") == scores, "the slate of the end")
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


def test_the_winning_card_has_its_ring(visit: Make, tmp_path: Path) -> None:
    visitor = visit(rules="chibre", deck="french")
    visitor.sit(winning).look()
    points, colour = visitor.window.run(_RING)
    visitor.window.screenshot(tmp_path / "table.png")
    with Image.open(tmp_path / "table.png") as picture:
        pixels = np.asarray(picture.convert("RGB"), dtype=int)
    scale = pixels.shape[1] / visitor.size.width
    painted = [pixels[int(y * scale), int(x * scale)] for x, y in points]
    assert len(painted) > 20
    assert [tuple(one) for one in painted if abs(one - colour).max() > BLENDED] == []


def winning(view: View) -> bool:
    """Tell whether a card is to be played, and the last of several others wins so far."""
    return (
        to_play(view)
        and lies(view) >= 2
        and view["trick"]["winning"] == view["trick"]["cards"][-1][1]
    )


# Points in the middle of the ring, where no mark covers it, and its colour.
_RING = """() => {
  const tilt = document.querySelector(".spot.winning .tilt");
  const { left, top, width, height } = tilt.getBoundingClientRect();
  const style = getComputedStyle(tilt);
  const [x, y] = [left + width / 2, top + height / 2];
  const out = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth) / 2;
  const [wide, high] = [tilt.offsetWidth / 2, tilt.offsetHeight / 2];
  const turn = (parseFloat(style.rotate) || 0) * Math.PI / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const points = [];
  for (let part = -0.5; part <= 0.5; part += 0.1)
    for (const [right, down] of [
      [part * wide, -high - out], [part * wide, high + out],
      [-wide - out, part * high], [wide + out, part * high],
    ]) points.push([x + right * cos - down * sin, y + right * sin + down * cos]);
  const free = points.filter(([a, b]) => {
    const over = document.elementFromPoint(a, b)?.closest(".spot, .plate, .bubble");
    return !over || over === tilt.parentElement;
  });
  return [free, style.outlineColor.match(/\\d+/g).map(Number)];
}"""
