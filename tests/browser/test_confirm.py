"""Acts that commit for a deal: taken back within two seconds, or confirmed by a second press."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.clock import STEP, until
from tests.browser.conftest import Visits
from tests.browser.scripted_table import Staged, stage, view_asked

UNDO: Final = 2000
"""Milliseconds in which an act can be taken back."""
TILE: Final = ".contract-choice[data-contract='trump:H']"
CHOSEN: Final = {"e": "chosen", "contract": "trump:H"}


async def chosen(visit: Visits, confirm: str) -> Staged:
    """Return the table of somebody who has just chosen trumps, with the clock stopped."""
    visitor = await visit("en", confirm=confirm, deck="french")
    page = visitor.page
    await page.clock.install(time=0)
    await page.clock.pause_at(STEP)
    staged = await stage(visitor, view_asked("chibre", "contracts"))
    await until(page, TILE)
    await until(page, ".ask-words")  # the second script is there
    await page.locator(TILE).focus()
    await page.keyboard.press("Enter")
    await page.clock.run_for(5 * STEP)
    return staged


async def test_a_choice_is_sent_when_the_two_seconds_are_over(visit: Visits) -> None:
    staged = await chosen(visit, "undo")
    assert await staged.page.locator(".unsent .undo-time").count() == 1
    await staged.page.clock.run_for(UNDO - 10 * STEP)
    assert not await staged.acted()
    await staged.page.clock.run_for(10 * STEP)
    assert await staged.act() == CHOSEN


@pytest.mark.parametrize("key", ["Enter", "Escape", ""])
async def test_a_choice_can_be_taken_back(visit: Visits, key: str) -> None:
    """By the button, with a key or by hand, or by Escape."""
    staged = await chosen(visit, "undo")
    page = staged.page
    button = page.locator(".unsent button:focus")
    assert await button.count() == 1
    if key:
        await page.keyboard.press(key)
    else:
        await button.dispatch_event("click", {"detail": 1})
    await until(page, TILE)
    await page.clock.run_for(2 * UNDO)
    assert not await staged.acted()


@pytest.mark.parametrize("way", ["press", "key", "leave"])
async def test_the_next_press_sends_a_choice_once(visit: Visits, way: str) -> None:
    staged = await chosen(visit, "undo")
    page = staged.page
    if way == "press":
        await page.mouse.click(5, 5)
    elif way == "key":
        await page.keyboard.press("t")
    else:
        await page.evaluate("() => dispatchEvent(new Event('pagehide'))")
    assert await staged.act() == CHOSEN
    await page.clock.run_for(2 * UNDO)
    assert not await staged.acted()


async def test_a_second_press_confirms_a_choice(visit: Visits) -> None:
    staged = await chosen(visit, "press")
    page = staged.page
    await page.clock.run_for(5 * UNDO)
    assert not await staged.acted()
    assert await page.locator(".unsent button.primary:focus").count() == 1
    await page.keyboard.press("Enter")
    assert await staged.act() == CHOSEN


async def test_without_confirmation_a_choice_is_sent_at_once(visit: Visits) -> None:
    staged = await chosen(visit, "none")
    assert await staged.act() == CHOSEN
