"""Reload, a server that is gone, the way back, the dark theme, and every sheet."""

from __future__ import annotations

from pathlib import Path

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.autoplay import holding
from tests.cross_browser.conftest import DESKTOP, PHONE, SEED, Make, Visit
from tests.cross_browser.layout import faults
from tools.browsers.window import Size, until
from tools.live_server import LiveServer

_LIGHTNESS = """(css) => {
  const colour = getComputedStyle(document.querySelector(css)).backgroundColor;
  return Math.max(...colour.match(/\\d+/g).slice(0, 3).map(Number));
}"""

# A window without a screen is not in front, so that nothing in it matches `:focus`.
_FOCUSED = "(css) => document.activeElement.matches(css)"


def stand(visitor: Visit) -> dict[str, object]:
    """Return what has to be the same afterwards."""
    visitor.wait_for(".trick[data-done=no]")
    return {
        "hand": sorted(visitor.hand()),
        "score": visitor.texts(".side .slate-score"),
        "contract": visitor.texts(".contract-name"),
        "trick": visitor.cards(".trick [data-card]"),
    }


def test_a_reload_goes_on_exactly_there(visit: Make) -> None:
    visitor = visit()
    player = visitor.sit(holding(4))
    player.look()
    before = stand(visitor)
    visitor.window.reload()
    visitor.wait_for(".hand button.card")
    assert stand(visitor) == before
    player.press(player.look())
    until(lambda: len(visitor.hand()) == 3, "the next card")


def test_a_server_that_comes_back_goes_on(visit: Make, tmp_path: Path) -> None:
    with LiveServer(tmp_path / "tables.db", SEED, keeps_port=True) as server:
        visitor = visit(at=server)
        player = visitor.sit(holding(4))
        player.look()
        before = stand(visitor)
        server.kill()
        visitor.wait_for(".offline")
        assert len(visitor.hand()) == 4
        server.start()
        visitor.wait_until_gone(".offline")
        assert stand(visitor) == before
        player.press(player.look())
        until(lambda: len(visitor.hand()) == 3, "the next card")
        visitor.window.open("about:blank")


def test_the_way_back_leads_home_and_forth_to_the_table(visit: Make) -> None:
    visitor = visit()
    visitor.home()
    visitor.press("button.play")
    visitor.wait_for("main.table")
    visitor.window.back()
    visitor.wait_for("button.play")
    assert visitor.count("main.table") == 0


@pytest.mark.parametrize("deck", ["french", "swiss"])
def test_a_dark_table_and_a_light_one(visit: Make, deck: str) -> None:
    lightness: dict[str, int] = {}
    for theme in ("dark", "light"):
        visitor = visit(theme=theme, deck=deck)
        visitor.sit(holding(4)).look()
        visitor.press("[data-icon=settings]")
        visitor.wait_for("dialog.modal h2")
        lightness[theme] = visitor.window.run(_LIGHTNESS, ".modal .dialog")
    assert lightness["dark"] < 80 < 200 < lightness["light"]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=str)
@pytest.mark.parametrize("deck", ["french", "swiss"])
def test_every_sheet_is_whole_and_its_heading_has_the_focus(
    visit: Make, size: Size, deck: str
) -> None:
    visitor = visit(size, deck=deck)
    visitor.sit(holding(4)).look()
    visitor.press("[data-icon=settings]")  # opens as soon as the page hears keys as well
    for key, sheet in (("", "settings"), ("?", "help"), ("j", "log"), ("g", "rules")):
        if key:
            visitor.window.key(key)
        until(lambda: visitor.window.run(_FOCUSED, "dialog.modal h2"), f"focus in {sheet}")
        assert faults(visitor.window, ".modal") == set(), sheet
        visitor.window.key(Keys.ESCAPE)
        visitor.wait_until_gone("dialog.modal")


def test_words_that_are_explained_are_underlined(visit: Make) -> None:
    visitor = visit()
    visitor.window.open(f"{visitor.server.url}rules/schieber")
    visitor.wait_for(".term")
    assert visitor.window.run(_UNDERLINE, ".term") == ["underline", "dotted"]


_UNDERLINE = """(css) => {
  const { textDecorationLine, textDecorationStyle } = getComputedStyle(document.querySelector(css));
  return [textDecorationLine, textDecorationStyle];
}"""
