"""Guarantees of the page to a player at the table."""

from __future__ import annotations

import re

from playwright.async_api import Locator, expect

from tests.browser.autoplay import asks_melds, following, leading_later, refuses, to_play
from tests.browser.conftest import Visit, Visits
from tests.browser.page_reader import center, redrawn
from tests.browser.scripted_table import stage, view_asked

LYING = ".trick[data-done=no] [data-card]"
REFUSED = ".hand[data-turn=yes] button.card[aria-disabled=true]"


async def test_a_refused_card_says_why_in_one_sentence(visit: Visits) -> None:
    visitor, _ = await visit.at(refuses, "fr")
    hand = await visitor.hand()
    await visitor.page.mouse.click(*await center(visitor.page, REFUSED))
    sentence = await visitor.shown(".status.notice")
    assert sentence.endswith(".")
    assert sentence.count(".") == 1
    assert sentence in await visitor.page.locator("#live").inner_text()
    assert await visitor.hand() == hand


async def test_the_next_player_sits_on_the_right(visit: Visits) -> None:
    """The game goes round anticlockwise: right, opposite, left, oneself."""
    _, page = await visit.at(following(3), "fr")
    tabletop_x, tabletop_y = await center(page, ".tabletop")
    places = [await center(page, f"{LYING}:nth-child({nth})") for nth in (1, 2, 3)]
    (first_x, first_y), (second_x, second_y), (third_x, third_y) = places
    assert first_x > tabletop_x + 20
    assert second_y < tabletop_y - 20
    assert third_x < tabletop_x - 20
    assert abs(second_x - tabletop_x) < 20
    assert abs(first_y - third_y) < 20
    plates = [await center(page, f".seat[data-seat='{seat}'] .plate") for seat in (0, 1, 2, 3)]
    assert plates[1][0] > plates[0][0] > plates[3][0]
    assert plates[2][1] < plates[0][1]


async def test_the_last_trick_can_be_looked_at_where_the_rules_allow_it(visit: Visits) -> None:
    visitor = await visit("fr", options={"last_trick_view": True})
    await expect(await last_trick(visitor)).to_have_count(4)
    kept_shut = await visit("fr", options={"last_trick_view": False})
    await expect(await last_trick(kept_shut)).to_have_count(0)


async def last_trick(visitor: Visit) -> Locator:
    """Return the cards that are shown when the last trick is asked for."""
    await visitor.sit(leading_later)
    await visitor.page.keyboard.press("l")
    await visitor.page.keyboard.press("h")  # its words come after whatever the other key did
    await visitor.page.locator("#live p").get_by_text("Votre jeu").wait_for(state="attached")
    await redrawn(visitor.page)
    return visitor.page.locator("[data-dialog=last] figure")


async def test_melds_may_be_kept_silent(visit: Visits) -> None:
    visitor = await visit("fr")
    player = await visitor.sit(asks_melds)
    await visitor.page.locator("[data-dialog=melds] button.plain").click()
    await visitor.page.locator("[data-dialog=melds]").wait_for(state="detached")
    seen = await player.look()
    assert seen.card
    await player.press(seen)
    await visitor.page.keyboard.press("j")
    trick = visitor.page.locator(".dialog .log-trick").last
    await trick.locator(".small-card").first.wait_for()
    said = trick.locator(".log-told", has_text=re.compile(r"^Vous\s: «"))
    await expect(said).to_have_count(0)


async def test_a_wrong_claim_is_asked_twice_and_loses_the_partie(visit: Visits) -> None:
    visitor = await visit("fr")
    page, player = visitor.page, await visitor.sit(to_play)
    await player.look()
    assert await page.get_by_role("button", name="J’ai fini").count() == 0
    await page.keyboard.press("f")
    await page.locator("[data-dialog=finish] button.primary").click()  # leads back
    await page.locator("[data-dialog=finish]").wait_for(state="detached")
    assert await visitor.hand()
    await page.keyboard.press("f")
    await expect(page.locator("[data-dialog=finish]")).to_contain_text("perdrait la partie")
    await page.locator("[data-dialog=finish] button.danger").click()
    await player.play()
    assert await visitor.shown("[data-dialog=end] h2") == "La partie est perdue"
    assert "« J’ai fini » trop tôt" in await visitor.shown("[data-dialog=end]")


async def test_the_last_trick_is_turned_before_the_end_is_claimed(visit: Visits) -> None:
    """Where only turned tricks count, "fini" is not offered while the decisive one lies open."""
    visitor = await visit("fr", size=(390, 844))
    page, view = visitor.page, view_asked("chibre", "turn")
    sums = {"points": 985, "open": 20, "before": 900, "boss": 0, "target": 1000}
    view["legal"]["claim"] = sums
    staged = await stage(visitor, view)
    turn = page.get_by_role("button", name="Retourner la plie")
    await turn.wait_for()
    assert await page.get_by_role("button", name="J’ai fini").count() == 0
    await page.keyboard.press("f")
    asked = page.locator("[data-dialog=finish]")
    await expect(asked.locator("tr", has_text="Ensemble")).to_contain_text("985")
    await expect(asked).to_contain_text("Il manque 15")
    await expect(asked).to_contain_text("retournez-la d’abord")
    await page.keyboard.press("Escape")
    await asked.wait_for(state="detached")
    await turn.click()
    assert await staged.act() == {"e": "turned"}
    counted = sums | {"points": 1005, "open": 0}
    turned = view | {"legal": view["legal"] | {"turn": False, "claim": counted}}
    turned["scores"] = [1005, 1005]
    await staged.tell({"e": "turned", "seat": view["seat"]}, turned)
    await page.get_by_role("button", name="J’ai fini").wait_for()
    await expect(turn).to_have_count(0)


async def test_a_double_click_plays_one_card_and_complains_about_nothing(visit: Visits) -> None:
    visitor = await visit("fr")
    page, refusals = visitor.page, []

    def note(frame: str | bytes) -> None:
        if '"t":"no"' in str(frame):
            refusals.append(frame)

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    player = await visitor.sit(to_play)
    seen = await player.look()
    hand = await visitor.hand()
    player.presses.append(seen)
    await page.mouse.dblclick(seen.x, seen.y)
    await player.look()
    assert len(await visitor.hand()) == len(hand) - 1
    assert refusals == []


async def test_a_card_pressed_by_hand_takes_no_focus(visit: Visits) -> None:
    """It is about to go, and the focus would have to go on at once."""
    visitor = await visit("fr")
    page = visitor.page
    seen = await (await visitor.sit(to_play)).look()
    await page.evaluate("() => document.activeElement.blur()")
    await page.mouse.move(seen.x, seen.y)
    await page.mouse.down()
    assert await page.evaluate("() => document.activeElement === document.body")
    await page.mouse.up()
    await page.locator(f"button[data-card={seen.card}]").wait_for(state="detached")
