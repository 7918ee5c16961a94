"""Plates at a table with other people: avatars, presence, menus of seats, and the rematch."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image
from playwright.async_api import expect

from tests.browser.accessibility import barriers
from tests.browser.company import Guest, at_a_card, begin, company, heard, is_over
from tests.browser.conftest import Visits
from tests.qr_reader import read_picture

TWO = (("Anna", "cow"), ("Beatrice-Alexandrina von Rapperswil", "owl"))
SHORT = {"target": 200}
LOADED = (
    "(picture) => performance.getEntriesByType('resource')"
    ".some((one) => one.name.includes(picture))"
)
"""Tells whether the page has loaded a picture."""


async def test_nothing_of_other_people_is_loaded_by_who_plays_alone(visit: Visits) -> None:
    alone = await visit("de")
    asked: list[str] = []
    alone.page.on("request", lambda request: asked.append(request.url))
    await alone.sit()
    await alone.page.wait_for_function(LOADED, arg="portraits.svg")
    assert not any("avatars.svg" in url for url in asked)
    assert await alone.page.locator("button.plate").count() == 0


async def test_everybody_sees_who_is_there_with_her_drawing(visit: Visits) -> None:
    anna, bea = await company(visit, *TWO)
    await begin([anna, bea])
    await expect(anna.plate(1).locator(".portrait.avatar")).to_be_visible()
    await expect(bea.plate(0).locator(".portrait.avatar")).to_be_visible()
    await expect(anna.plate(2).locator(".portrait.avatar")).to_have_count(0)
    await bea.go_away()
    await expect(anna.plate(1).locator(".presence.away")).to_have_text("weg")
    group = anna.page.get_by_role("group", name="gerade nicht da")
    await expect(group).to_have_attribute("data-seat", "1")
    await bea.sit()
    await expect(anna.plate(1).locator(".presence")).to_have_count(0)


async def test_the_time_of_who_has_to_act_runs_at_her_plate(visit: Visits) -> None:
    anna, bea = await company(visit, *TWO)
    await begin([anna, bea], at_a_card)
    for guest in (anna, bea):
        ring = guest.plate(0).locator(".time-ring circle")
        await expect(ring).to_have_count(1)
        durations = await ring.evaluate("(one) => getComputedStyle(one).animationDuration")
        assert 20 < float(durations.split("s")[0]) <= 110
        await expect(guest.plate(1).locator(".time-ring")).to_have_count(0)


async def test_the_host_gives_a_seat_away_in_the_middle_of_a_deal(visit: Visits) -> None:
    anna, bea = await company(visit, *TWO)
    cla = Guest(await visit("de"), "Cla")
    await begin([anna, bea], at_a_card)
    bea.visit.forgive("status 4")
    dialog = await anna.open_plate(1)
    await expect(dialog).to_contain_text(f"{bea.name} ist da.")
    await dialog.get_by_role("button", name="Wer als Nächstes kommt").click()
    await expect(bea.page.locator("main")).to_contain_text("Platz")
    await heard(anna, f"{bea.name} hat den Platz nicht mehr.")
    await expect(dialog).to_contain_text("Hier spielt der Computer, bis sich jemand")
    await dialog.get_by_role("button", name="Schliessen").click()
    await expect(anna.plate(1).locator(".presence.open")).to_have_text("frei")
    await cla.join(anna, avatar="fox")
    await cla.sit()
    await expect(anna.plate(1).locator(".seat-name")).to_have_text("Cla")
    await heard(anna, "Cla sitzt jetzt am Platz von")
    await expect(anna.page.locator(".log")).to_contain_text("Cla sitzt jetzt am Platz von")
    assert len(await cla.visit.hand()) in (7, 8)


async def test_who_does_not_lead_the_table_can_change_no_seat(visit: Visits) -> None:
    anna, bea = await company(visit, *TWO)
    await begin([anna, bea])
    dialog = await bea.open_plate(0)
    await expect(dialog).to_contain_text("Anna leitet den Tisch.")
    await expect(dialog.locator(".seat-change")).to_have_count(0)
    await (await anna.open_plate(1)).locator(".seat-change").wait_for()


async def test_who_leaves_gives_her_seat_to_a_bot_and_the_host_s_duty_to_the_next(
    visit: Visits,
) -> None:
    anna, bea = await company(visit, *TWO)
    await begin([anna, bea])
    anna.visit.forgive("status 4")
    dialog = await anna.open_plate(0)
    await dialog.get_by_text("Tisch verlassen").click()
    await dialog.get_by_role("button", name="Computer spielen lassen").click()
    await expect(anna.page.locator("main.home")).to_be_visible()
    await heard(bea, "Anna hat den Platz nicht mehr.")
    await heard(bea, "Du leitest jetzt den Tisch.")


async def test_another_avatar_is_seen_at_once(visit: Visits) -> None:
    anna, bea = await company(visit, *TWO)
    await begin([anna, bea])
    dialog = await bea.open_plate(1)
    before = await anna.plate(1).locator(".portrait").get_attribute("style")
    await dialog.get_by_role("button", name="Fuchs").click()
    await expect(anna.plate(1).locator(".portrait")).not_to_have_attribute("style", before or "")
    await expect(dialog.get_by_role("button", name="Fuchs")).to_have_attribute(
        "aria-pressed", "true"
    )
    assert await barriers(bea.page) == []


async def test_everybody_is_led_to_the_rematch(visit: Visits) -> None:
    anna, bea = await company(visit, *TWO, options=SHORT)
    await begin([anna, bea], is_over)
    old = anna.ticket["table"]
    await bea.page.locator(".end-next").get_by_role("button", name="Revanche").click()
    wanting = anna.page.locator(".askers li.wants")
    await expect(wanting).to_contain_text(bea.name)
    await expect(bea.page.locator(".rematch")).to_contain_text("Anna leitet den Tisch")
    await anna.page.locator(".end-next").get_by_role("button", name="Revanche").click()
    for guest in (anna, bea):
        await expect(guest.page).not_to_have_url(f"{guest.visit.url}table/{old}")
        await expect(guest.page.locator("main.table")).to_be_visible()
    assert anna.visit.table == bea.visit.table
    seats = {
        await guest.page.locator(".seat.bottom").get_attribute("data-seat") for guest in (anna, bea)
    }
    assert len(seats) == 2


async def test_who_was_away_finds_a_rematch_with_drawn_seats_at_the_old_table(
    visit: Visits,
) -> None:
    anna, bea = await company(visit, *TWO, options=SHORT)
    await begin([anna, bea], is_over)
    await bea.go_away()
    await expect(anna.page.locator(".askers li.away")).to_contain_text(bea.name)
    await anna.page.locator(".end-next").get_by_role("button", name="Plätze auslosen").click()
    await expect(anna.page).not_to_have_url(f"{anna.visit.url}table/{anna.ticket['table']}")
    await bea.sit()
    await bea.page.get_by_role("button", name="Zur nächsten Partie").click()
    await expect(bea.page).to_have_url(anna.page.url)
    for guest in (anna, bea):
        drawn = guest.page.locator(".dialog.draw section.drawn")
        await expect(drawn.first).to_contain_text("Du")
        await expect(drawn).to_have_count(2)
    await expect(anna.page.locator(".presence.away")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_a_camera_reads_the_invitation_on_the_sheet(visit: Visits, theme: str) -> None:
    (anna,) = await company(visit, TWO[0])
    await anna.page.goto(str(anna.seat))
    await anna.visit.change(theme=theme)
    renew = anna.page.get_by_role("button", name="Neuen Link machen")
    await renew.click()
    code = anna.page.locator("svg.qr-code").first
    await code.wait_for()
    await code.scroll_into_view_if_needed()
    picture = Image.open(io.BytesIO(await code.screenshot())).convert("L")
    link = await anna.page.locator(".invite input.link-text").input_value()
    assert read_picture(np.array(picture)) == link
    assert link in (await code.get_attribute("aria-label") or "")
