"""The partie goes on whatever happens to page, line or server."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit, Visits
from tools.stranger import Stranger

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SHORT = {"target": 500}


async def in_the_middle(visitor: Visit) -> Stranger:
    """Play up to a card in the middle of a deal."""
    stranger = await visitor.sit()
    async for seen in stranger.moments():
        if seen.card and len(await visitor.hand()) == 5:
            return stranger
    raise AssertionError("the partie ended before the middle of a deal")


async def to_the_count(stranger: Stranger) -> None:
    """Play the deal to its end."""
    async for seen in stranger.moments():
        if seen.sheet == "summary":
            return


async def stand(visitor: Visit) -> dict[str, object]:
    """Return what has to be the same afterwards."""
    page = visitor.page
    return {
        "hand": sorted(await visitor.hand()),
        "score": await visitor.score(),
        "now": await visitor.shown(".side .slate"),
        "contract": await visitor.shown(".contract-name"),
        "trick": await page.eval_on_selector_all(
            ".trick [data-card]", "(cards) => cards.map((card) => card.dataset.card)"
        ),
    }


async def test_a_reload_goes_on_exactly_there(visit: Visits) -> None:
    visitor = await visit("fr", options=SHORT)
    stranger = await in_the_middle(visitor)
    await visitor.page.locator(".trick[data-done=no]").wait_for()
    before = await stand(visitor)
    await visitor.page.reload()
    await visitor.page.locator(".hand button.card").first.wait_for()
    assert await stand(visitor) == before
    await to_the_count(stranger)


async def test_a_killed_server_comes_back_and_the_partie_goes_on(
    visit: Visits,
) -> None:
    visitor = await visit("fr", alone=True, options=SHORT)
    stranger = await in_the_middle(visitor)
    await visitor.page.locator(".trick[data-done=no]").wait_for()
    before = await stand(visitor)
    visitor.server.kill()
    await visitor.page.locator(".offline").wait_for()
    assert await visitor.hand(), "the cards stay in sight"
    visitor.server.start()
    await visitor.page.locator(".offline").wait_for(state="detached")
    assert "La connexion est rétablie." in await visitor.page.locator("#live").inner_text()
    assert await stand(visitor) == before
    await to_the_count(stranger)
    visitor.forgive(r"WebSocket connection to .* failed")


async def test_a_card_played_while_the_server_is_away_is_played_afterwards(
    visit: Visits,
) -> None:
    visitor = await visit("fr", alone=True, options=SHORT)
    stranger = await in_the_middle(visitor)
    seen = await stranger.look()
    visitor.server.kill()
    await visitor.page.locator(".offline").wait_for()
    await stranger.press(seen)
    visitor.server.start()
    await visitor.page.locator(f".hand [data-card={seen.card}]").wait_for(state="detached")
    await to_the_count(stranger)
    visitor.forgive(r"WebSocket connection to .* failed")


async def test_a_second_page_takes_the_seat_over(visit: Visits) -> None:
    visitor = await visit("fr", options=SHORT)
    await in_the_middle(visitor)
    second = await visitor.context.new_page()
    await second.goto(visitor.page.url)
    await second.locator(".hand button.card").first.wait_for()
    await to_the_count(Stranger(second))
