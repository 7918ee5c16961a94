"""The partie goes on whatever happens to page, connection or server."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.async_api import WebSocket, expect

from tests.browser.autoplay import holding, to_play
from tests.browser.clock import until
from tests.browser.conftest import Visit, Visits
from tests.browser.proxy import UNREACHABLE
from tests.browser.scripted_table import stage, view_of
from tools.exploratory_player import DRAWN, ExploratoryPlayer

PROMPT = 500
"""Milliseconds from the server's return until the page plays on."""
MOMENT = 2_000
"""Milliseconds for which a page calls a lost connection a moment."""
LATER = 3_600_000
"""A moment on the page's clock after everything that is done with the clock running."""

UNAVAILABLE = "Le serveur ne peut pas enregistrer pour le moment ; tout reprend dès qu’il le peut."

# Counts the polls of the server, which wait for an answer however long the machine takes.
_POLLS = """
window.polls = 0;
const { fetch } = window;
window.fetch = (what, ...how) => {
  if (what === "/api/health") window.polls += 1;
  return fetch(what, ...how);
};
AbortSignal.timeout = () => new AbortController().signal;
"""

# A machine without any network but the loopback is offline to the browser, emulated or not.
_ONLINE = "navigator.onLine || dispatchEvent(new Event('online'))"


async def to_the_count(player: ExploratoryPlayer) -> None:
    """Play the deal to its end."""
    async for seen in player.moments():
        if seen.dialog == "summary":
            return
    raise AssertionError("the deal is not counted")


async def stand(visitor: Visit) -> dict[str, object]:
    """Return what has to be the same afterwards."""
    page = visitor.page
    await page.locator(".trick[data-done=no]").wait_for()
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
    visitor = await visit("fr")
    player = await visitor.sit(holding(4))
    await player.press(await player.look())
    await player.look()
    before = await stand(visitor)
    await visitor.page.reload()
    await visitor.page.locator(".hand button.card").first.wait_for()
    assert await stand(visitor) == before
    await to_the_count(ExploratoryPlayer(visitor.page))


async def test_a_fault_of_the_database_is_told_until_it_has_ended(visit: Visits) -> None:
    """The card that could not be saved is played then."""
    visitor = await visit("fr", alone=True)
    visitor.forgive("503")
    player, file = await visitor.sit(holding(4)), visitor.server.database
    away = file.rename(file.with_suffix(".away"))
    await player.press(await player.look())
    told = visitor.page.locator(".offline[role=status]")
    await expect(told).to_have_text(UNAVAILABLE)
    hand = visitor.page.locator(".hand button.card")
    await expect(hand).to_have_count(4)
    away.rename(file)
    await told.wait_for(state="detached")
    await expect(hand).to_have_count(3)
    await to_the_count(ExploratoryPlayer(visitor.page))


async def test_a_killed_server_comes_back_and_the_partie_goes_on(
    visit: Visits,
) -> None:
    visitor = await visit("fr", alone=True)
    player = await visitor.sit(holding(3))
    before = await stand(visitor)
    visitor.server.kill()
    await visitor.page.locator(".offline").wait_for()
    assert await visitor.hand(), "the cards stay in sight"
    visitor.server.start()
    await visitor.page.locator(".offline").wait_for(state="detached")
    assert "La connexion est rétablie." in await visitor.page.locator("#live").inner_text()
    assert await stand(visitor) == before
    await to_the_count(player)
    visitor.forgive(UNREACHABLE)


async def test_a_card_played_while_the_server_is_away_is_played_afterwards(
    visit: Visits,
) -> None:
    visitor = await visit("fr", proxied=True)
    assert visitor.proxy
    player = await visitor.sit(holding(3))
    seen = await player.look()
    visitor.proxy.cut()
    await visitor.page.locator(".offline").wait_for()
    await player.press(seen)
    visitor.proxy.mend()
    await visitor.page.locator(f".hand [data-card={seen.card}]").wait_for(state="detached")
    await to_the_count(player)
    visitor.forgive(UNREACHABLE)


async def test_a_second_page_takes_the_seat_over(visit: Visits) -> None:
    visitor, _ = await visit.at(holding(2), "fr")
    second = await visitor.context.new_page()
    await second.goto(visitor.page.url)
    await second.locator(".hand button.card").first.wait_for()
    await to_the_count(ExploratoryPlayer(second))


async def test_it_is_back_within_half_a_second_of_the_servers_return(visit: Visits) -> None:
    """By the page's clock; what the server takes for its answer is not the page's."""
    visitor = await visit("fr", proxied=True)
    page = visitor.page
    assert visitor.proxy
    await page.clock.install(time=0)
    await page.add_init_script(_POLLS)
    await visitor.sit(holding(5))
    await page.clock.pause_at(LATER)
    visitor.proxy.cut()
    await until(page, ".offline")
    for _ in range(20):
        before = await page.evaluate("polls")
        await page.clock.run_for(PROMPT)
        assert await page.evaluate("polls") > before
    visitor.proxy.mend()
    async with page.expect_websocket():
        await page.clock.run_for(PROMPT)
    await until(page, ".offline", 0)
    visitor.forgive(UNREACHABLE)


async def test_a_short_loss_is_called_a_moment(visit: Visits) -> None:
    """By the page's clock; only a longer one is called a lost connection."""
    visitor = await visit("fr", proxied=True)
    page = visitor.page
    assert visitor.proxy
    await page.clock.install(time=0)
    await visitor.sit(holding(5))
    await page.clock.pause_at(LATER)
    visitor.proxy.cut()
    await until(page, ".offline")
    told, heard = page.locator(".offline"), page.locator("#live")
    await page.clock.run_for(MOMENT - PROMPT)
    await expect(told).to_have_text("Un instant…")
    await expect(heard).not_to_contain_text("Connexion perdue")
    await page.clock.run_for(2 * PROMPT)
    await expect(told).to_have_text("Connexion perdue, on la rétablit…")
    await expect(heard).to_contain_text("Connexion perdue")
    visitor.proxy.mend()
    async with page.expect_websocket():
        await page.clock.run_for(PROMPT)
    await until(page, ".offline", 0)
    visitor.forgive(UNREACHABLE)


async def test_the_networks_return_is_noticed_at_once(visit: Visits) -> None:
    """Before anything on the page's clock is due; and as long as there is none, nobody connects."""
    visitor = await visit("fr", proxied=True)
    page, context = visitor.page, visitor.context
    assert visitor.proxy
    await page.clock.install(time=0)
    player = await visitor.sit(holding(3))
    before = await stand(visitor)
    await page.clock.pause_at(LATER)
    visitor.proxy.cut()
    await context.set_offline(True)
    await until(page, ".offline")
    visitor.proxy.mend()
    lines: list[WebSocket] = []
    page.on("websocket", lambda line: lines.append(line))
    await page.clock.run_for(20 * PROMPT)
    assert lines == [], "nobody can be reached yet"
    assert await page.locator(".offline").count() == 1
    async with page.expect_websocket():
        await context.set_offline(False)
        await page.evaluate(_ONLINE)
    await until(page, ".offline", 0)
    assert await stand(visitor) == before
    await page.clock.resume()
    await to_the_count(player)
    visitor.forgive(UNREACHABLE)


async def test_what_comes_later_is_asked_for_again_when_it_is_wanted(visit: Visits) -> None:
    """Without the second script the table goes on, and a press on what it brings says so."""
    visitor = await visit("fr")
    page = visitor.page
    cut_off = re.compile(r"/later\.")
    await page.route(cut_off, lambda route: route.abort("connectionrefused"))
    await (await visitor.sit(to_play)).look()  # else an event may take the notice away
    await page.locator("[data-icon=settings]").click()
    await page.locator(".notice").wait_for()
    await page.unroute(cut_off)
    await page.locator("[data-icon=settings]").click()
    await page.locator("dialog .settings").wait_for()
    visitor.forgive(r"/later\.|ERR_CONNECTION_REFUSED|dynamically imported")


_COVERED: Final = """() => {
  const note = document.querySelector(".offline").getBoundingClientRect();
  const table = ".slate, .dialog, .hand .card, .spot, .plate, .bubble, .status, .sayings .chip";
  return [...document.querySelectorAll(`${table}, .bar button, .contract-name`)]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .filter((node) => {
      const box = node.getBoundingClientRect();
      const wide = Math.min(note.right, box.right) - Math.max(note.left, box.left);
      const high = Math.min(note.bottom, box.bottom) - Math.max(note.top, box.top);
      return wide > 1 && high > 1;
    })
    .map((node) => `${node.className}: ${node.textContent}`);
}"""


@pytest.mark.parametrize("at", ["play", "summary", "end"])
@pytest.mark.parametrize("size", ["320x568", "390x844", "844x390", "820x1180", "1440x900"])
async def test_what_is_said_of_the_connection_hides_nothing(
    visit: Visits, size: str, at: str
) -> None:
    width, height = map(int, size.split("x"))
    visitor = await visit("de", (width, height))
    staged = await stage(visitor, view_of("schieber", at))
    await staged.hear([{"t": "replaced"}])
    await visitor.page.locator(".offline").wait_for()
    await visitor.page.evaluate(DRAWN)
    assert await visitor.page.evaluate(_COVERED) == []
