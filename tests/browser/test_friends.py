"""Four people with browsers of their own gather at one table, and what becomes of links to it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import expect

from buur.client import open_table_for_friends
from tests.browser.accessibility import barriers
from tests.browser.conftest import Visits
from tests.browser.friend_visits import (
    DESKTOP,
    PHONE,
    SIDEWAYS,
    TABLET,
    WITHOUT_FRAGMENT,
    at_table,
    choose,
    gathers,
    guest,
    hears,
    host,
    join,
    link_of,
    seat,
    sees,
    sit,
)

GUEST: Final = {
    "fr": "Invité\N{NO-BREAK SPACE}4",
    "de": "Gast\N{NO-BREAK SPACE}4",
    "it": "Ospite\N{NO-BREAK SPACE}4",
    "en": "Guest\N{NO-BREAK SPACE}4",
}
"""What the page calls a person without a name at the last seat, by language."""


async def test_four_people_gather_and_begin(visit: Visits) -> None:
    anna = await host(visit, size=DESKTOP)
    link = await link_of(anna)
    bea = await join(visit, link, "Bea", "fr", PHONE)
    carlo = await join(visit, link, "Carlo", "it", TABLET)
    dora = await join(visit, link, "", "en", SIDEWAYS)
    await hears(anna, "Bea sitzt jetzt am Tisch.")
    await hears(anna, "Gast\N{NO-BREAK SPACE}4 sitzt jetzt am Tisch.")
    await sees(anna, bottom="Anna", right="Bea", top="Carlo", left=GUEST["de"])
    await sees(bea, bottom="Bea", right="Carlo", top=GUEST["fr"], left="Anna")
    await sees(dora, bottom=GUEST["en"], right="Anna", top="Bea", left="Carlo")
    await expect(bea.page.locator(".begin-button")).to_have_count(0)
    await expect(anna.page.locator(".begin .hint")).to_have_text("Alle Plätze sind besetzt.")
    await anna.page.locator(".begin-button").click()
    for visitor in (anna, bea, carlo, dora):
        await at_table(visitor.page)
    await hears(carlo, "La partita comincia.")
    names = anna.page.locator(".seat-name")
    await expect(names.filter(has_text=GUEST["de"])).to_have_count(1)


async def test_bots_fill_what_stays_empty_and_are_called_so(visit: Visits) -> None:
    anna = await host(visit)
    await expect(anna.page.locator(".begin .hint")).to_have_text(
        "Auf den 3 freien Plätzen spielt der Computer."
    )
    await anna.page.locator(".begin-button").click()
    await at_table(anna.page)
    await expect(anna.page.locator(".seat .bot")).to_have_count(3)


async def test_seats_are_swapped_given_to_a_bot_and_opened(visit: Visits) -> None:
    anna = await host(visit)
    bea = await join(visit, await link_of(anna), "Bea")
    await sees(anna, right="Bea", top="Freier Platz")
    await choose(anna, "right", "Freier Platz, gegenüber")
    await sees(anna, top="Bea", right="Freier Platz")
    await sees(bea, bottom="Bea", top="Anna")
    await hears(bea, "Die Plätze sind getauscht.")
    await choose(anna, "left", "Der Computer")
    await expect(seat(bea, "right")).to_contain_text("Computer")
    await choose(anna, "left", "Wer als Nächstes kommt")
    await sees(bea, right="Freier Platz")
    await choose(anna, "top", "mir")
    await sees(bea, bottom="Bea", top="Anna")
    await expect(seat(anna, "top")).to_contain_text("spielt mit dir")


async def test_cards_decide_the_sides_where_the_host_wants_it(visit: Visits) -> None:
    anna = await host(visit)
    bea = await join(visit, await link_of(anna), "Bea")
    draw = anna.page.get_by_role("switch", name="Parteien mit Karten auslosen")
    await draw.check()
    await hears(bea, "Die Parteien werden ausgelost.")
    await expect(bea.page.locator(".begin")).to_contain_text("mit Karten ausgelost")
    await expect(anna.page.locator(".ring")).not_to_contain_text("spielt mit dir")
    await expect(draw).to_be_checked()


async def test_the_page_of_an_invitation_follows_its_table(visit: Visits) -> None:
    """Who reads it sees others sit down, and that the partie has begun without her."""
    anna = await host(visit)
    link = await link_of(anna)
    carla = await guest(visit, link, "Carla")
    seats = carla.page.locator(".join-seats .ring-name")
    await expect(seats).to_have_text(["Anna", *["Freier Platz"] * 3])
    await join(visit, link, "Bea")
    await expect(seats).to_have_text(["Anna", "Bea", *["Freier Platz"] * 2])
    await anna.page.locator(".begin-button").click()
    await at_table(anna.page)
    await expect(carla.page.locator("h1")).to_have_text("Die Partie läuft schon")


async def test_who_leaves_goes_home_and_the_seat_is_open(visit: Visits) -> None:
    anna = await host(visit)
    link = await link_of(anna)
    bea = await join(visit, link, "Bea")
    await bea.page.locator("button.leave").click()
    await bea.page.get_by_role("button", name="Nein, bleiben").click()
    await bea.page.locator("button.leave").click()
    await bea.page.get_by_role("button", name="Ja, verlassen").click()
    await bea.page.locator("button.play").wait_for()
    await sees(anna, right="Freier Platz")
    await hears(anna, "Bea ist nicht mehr am Tisch.")
    assert await bea.page.evaluate("() => localStorage.getItem('buur.tables')") == "[]"
    await bea.page.goto(link)
    await sit(bea)
    await sees(anna, right="Bea")


async def test_a_host_who_leaves_has_an_heir(visit: Visits) -> None:
    anna = await host(visit)
    bea = await join(visit, await link_of(anna), "Bea")
    await sees(anna, right="Bea")
    await anna.page.locator("button.leave").click()
    await anna.page.get_by_role("button", name="Ja, verlassen").click()
    await hears(bea, "Du leitest jetzt den Tisch.")
    await expect(bea.page.locator(".invite")).to_contain_text("Dieses Gerät kennt den Link nicht")
    await bea.page.get_by_role("button", name="Neuen Link machen").click()
    carlo = await join(visit, await link_of(bea), "Carlo")
    await sees(carlo, bottom="Carlo", right="Bea")


async def test_who_is_put_out_is_told_kindly(visit: Visits) -> None:
    anna = await host(visit)
    bea = await join(visit, await link_of(anna), "Bea")
    await choose(anna, "right", "Der Computer")
    page = bea.page
    await expect(page.get_by_role("heading", level=1)).to_have_text(
        "Dein Platz hat jemand anderes bekommen"
    )
    assert await barriers(page) == []
    await expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    assert await page.evaluate("() => localStorage.getItem('buur.tables')") == "[]"


async def test_who_is_put_out_may_come_again_by_the_link(visit: Visits) -> None:
    anna = await host(visit)
    link = await link_of(anna)
    bea = await join(visit, link, "Bea")
    await choose(anna, "right", "Wer als Nächstes kommt")
    await bea.page.locator("main.refused").wait_for()
    await bea.page.goto(link)
    await sit(bea)
    await sees(anna, right="Bea")


async def test_who_was_put_out_while_she_was_away_may_come_again_by_the_link(visit: Visits) -> None:
    anna = await host(visit)
    link = await link_of(anna)
    bea = await join(visit, link, "Bea")
    await bea.page.goto("about:blank")
    await choose(anna, "right", "Wer als Nächstes kommt")
    await sees(anna, right="Freier Platz")
    await bea.page.goto(link)
    await sit(bea)
    await sees(anna, right="Bea")


async def test_a_link_opened_again_leads_to_the_seat(visit: Visits) -> None:
    anna = await host(visit)
    link = await link_of(anna)
    bea = await join(visit, link, "Bea")
    await expect(bea.page).to_have_url(WITHOUT_FRAGMENT)
    await bea.page.goto("about:blank")
    await bea.page.goto(link)
    await gathers(bea)
    await expect(bea.page).to_have_url(WITHOUT_FRAGMENT)
    # The cookie knows her as well, where the browser has forgotten the ticket.
    await bea.page.evaluate("() => localStorage.removeItem('buur.tables')")
    await bea.page.goto("about:blank")
    await bea.page.goto(link)
    await gathers(bea)
    await sees(bea, bottom="Bea", left="Anna")


async def test_the_invitation_leaves_the_address_and_survives_a_reload(visit: Visits) -> None:
    anna = await host(visit)
    bea = await guest(visit, await link_of(anna), "Bea")
    await expect(bea.page).to_have_url(WITHOUT_FRAGMENT)
    await bea.page.reload()
    await expect(bea.page.locator(".join-table")).to_contain_text("Anna")
    await bea.page.get_by_label("Dein Name am Tisch").fill("Beatrice")
    await sit(bea)
    await sees(anna, right="Beatrice")


async def test_the_page_of_an_invitation_says_who_is_there_and_which_rules(visit: Visits) -> None:
    anna = await host(visit)
    bea = await guest(visit, await link_of(anna), "Bea")
    page = bea.page
    await expect(page.get_by_role("heading", level=1)).to_have_text(
        "Anna lädt dich an den Tisch ein"
    )
    await expect(page.get_by_role("heading", level=2)).to_have_text("Schieber")
    await expect(page.locator(".join-seats")).to_contain_text("leitet den Tisch")
    await page.get_by_role("button", name="Diese Regeln lesen").click()
    await page.locator("[data-dialog=rules] .chapter").first.wait_for()
    await page.keyboard.press("Escape")
    assert await barriers(page) == []


async def test_the_host_has_the_link_after_a_reload(visit: Visits) -> None:
    anna = await host(visit)
    link = await link_of(anna)
    await anna.page.reload()
    await gathers(anna)
    assert await link_of(anna) == link


async def test_an_old_link_says_that_there_is_a_new_one(visit: Visits) -> None:
    anna = await host(visit)
    old = await link_of(anna)
    await anna.page.locator(".invite summary").click()
    await anna.page.get_by_role("button", name="Neuen Link machen").click()
    await expect(anna.page.locator(".invite .link-text")).not_to_have_value(old)
    bea = await guest(visit, old)
    await expect(bea.page.get_by_role("heading", level=1)).to_have_text(
        "Es gibt eine neue Einladung"
    )
    await anna.page.reload()
    await gathers(anna)
    await join(visit, await link_of(anna), "Carlo")


async def test_a_closed_link_says_so_until_there_is_a_new_one(visit: Visits) -> None:
    anna = await host(visit)
    link = await link_of(anna)
    await anna.page.locator(".invite summary").click()
    await anna.page.get_by_role("button", name="Link schliessen").click()
    await expect(anna.page.locator(".invite")).to_contain_text("Der Link ist geschlossen")
    bea = await guest(visit, link)
    await expect(bea.page.get_by_role("heading", level=1)).to_have_text(
        "Die Einladung ist geschlossen"
    )
    assert await barriers(bea.page) == []
    await anna.page.get_by_role("button", name="Neuen Link machen").click()
    await join(visit, await link_of(anna), "Carlo")


async def test_a_full_table_lets_somebody_in_as_soon_as_a_seat_is_open(visit: Visits) -> None:
    anna = await host(visit)
    for place in ("right", "top", "left"):
        await choose(anna, place, "Der Computer")
        await expect(seat(anna, place)).to_contain_text("Computer")
    bea = await guest(visit, await link_of(anna), "Bea")
    await expect(bea.page.get_by_role("heading", level=1)).to_have_text("Der Tisch ist voll")
    await choose(anna, "top", "Wer als Nächstes kommt")
    await sees(anna, top="Freier Platz")
    await bea.page.get_by_role("button", name="Nochmals nachsehen").click()
    await sit(bea)
    await sees(anna, top="Bea")


async def test_a_seat_taken_meanwhile_is_told(visit: Visits) -> None:
    anna = await host(visit)
    link = await link_of(anna)
    for place in ("right", "left"):
        await choose(anna, place, "Der Computer")
        await expect(seat(anna, place)).to_contain_text("Computer")
    bea, carlo = await guest(visit, link, "Bea"), await guest(visit, link, "Carlo")
    carlo.forgive("409")
    await sit(bea)
    await carlo.page.locator(".join-form button[type=submit]").click()
    await expect(carlo.page.get_by_role("heading", level=1)).to_have_text("Der Tisch ist voll")


async def test_a_running_partie_says_so(visit: Visits) -> None:
    anna = await host(visit)
    link = await link_of(anna)
    await anna.page.locator(".begin-button").click()
    await at_table(anna.page)
    bea = await guest(visit, link, "Bea")
    await expect(bea.page.get_by_role("heading", level=1)).to_have_text("Die Partie läuft schon")


async def test_who_comes_late_takes_over_from_a_bot(visit: Visits) -> None:
    anna = await host(visit)
    link = await link_of(anna)
    await anna.page.locator(".begin-button").click()
    await at_table(anna.page)
    # Whatever the game asks her then: its dialog may cover the plate.
    await anna.page.locator("[data-seat='2'] button").first.dispatch_event("click")
    dialog = anna.page.locator("[data-dialog=seat-menu]")
    await dialog.get_by_role("button", name="Wer als Nächstes kommt").click()
    await expect(dialog).to_contain_text("bis sich jemand mit dem Link")
    bea = await guest(visit, link, "Bea")
    await expect(bea.page.locator(".join-form")).to_contain_text("Die Partie läuft.")
    await sit(bea)
    await at_table(bea.page)
    names = bea.page.locator(".seat-name")
    await expect(names.filter(has_text="Anna")).to_have_count(1)
    await expect(anna.page.locator("[data-seat='2'] .seat-name")).to_have_text("Bea")


async def test_a_link_with_a_missing_end_says_so(visit: Visits) -> None:
    anna = await host(visit)
    visitor = await visit("de")
    visitor.forgive("404")
    await visitor.page.goto((await link_of(anna))[:-3])
    await expect(visitor.page.get_by_role("heading", level=1)).to_have_text(
        "Dieser Link führt an keinen Tisch"
    )


async def test_two_people_of_one_name_are_told_apart(visit: Visits) -> None:
    anna = await host(visit)
    bea = await guest(visit, await link_of(anna), "ANNA")
    bea.forgive("422")
    await bea.page.locator(".join-form button[type=submit]").click()
    await expect(bea.page.get_by_role("alert")).to_contain_text("ANNA")
    await bea.page.get_by_label("Dein Name am Tisch").fill("Bea")
    await sit(bea)


async def test_the_seat_goes_on_at_another_device(visit: Visits) -> None:
    anna = await host(visit)
    bea = await join(visit, await link_of(anna), "Bea")
    await bea.page.locator(".seat-link > button").click()
    own = await bea.page.locator(".seat-link .link-text").input_value()
    phone = await visit("fr", PHONE)
    await phone.page.goto(own)
    await gathers(phone)
    await expect(phone.page).to_have_url(WITHOUT_FRAGMENT)
    await sees(phone, bottom="Bea", left="Anna")


async def test_a_link_is_copied(visit: Visits) -> None:
    anna = await host(visit)
    await anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await anna.page.locator(".invite .copy").click()
    await expect(anna.page.locator(".invite .copy")).to_have_text("Kopiert.")
    copied = await anna.page.evaluate("() => navigator.clipboard.readText()")
    assert copied == await link_of(anna)


async def test_a_phone_sends_the_link_to_another_program(visit: Visits) -> None:
    anna = await visit("de", PHONE, name="Anna")
    await anna.context.add_init_script(
        "window.sent = []; navigator.share = async (what) => void sent.push(what);"
    )
    made, invitation = open_table_for_friends(anna.server.url, name="Anna")
    await anna.page.goto(str(made))
    await gathers(anna)
    await anna.page.get_by_role("button", name="Neuen Link machen").click()
    await anna.page.get_by_role("button", name="Link senden").click()
    sent = await anna.page.evaluate("() => sent")
    assert [one["url"] for one in sent] == [await link_of(anna)]
    assert str(invitation) != sent[0]["url"]


async def test_a_table_is_arranged_by_keyboard(visit: Visits) -> None:
    anna = await host(visit, size=DESKTOP)
    page = anna.page
    await join(visit, await link_of(anna), "Bea")
    await sees(anna, right="Bea")
    await seat(anna, "right").locator("button").focus()
    await page.keyboard.press("Enter")
    await expect(seat(anna, "right").locator("button")).to_have_attribute("aria-pressed", "true")
    await expect(seat(anna, "right").locator("button")).to_be_focused()
    for _ in range(20):
        await page.keyboard.press("Tab")
        if (
            await page.evaluate("() => document.activeElement.textContent")
            == "Freier Platz, gegenüber"
        ):
            break
    await page.keyboard.press("Enter")
    await sees(anna, top="Bea")
    await page.locator(".begin-button").focus()
    await page.keyboard.press("Enter")
    await at_table(page)


async def test_a_change_made_without_a_line_is_made_once_it_is_back(visit: Visits) -> None:
    anna = await visit("de", PHONE, name="Anna", proxied=True)
    await anna.home()
    await anna.page.locator("a.with-friends").click()
    await anna.page.locator(".friends button[type=submit]").click()
    await gathers(anna)
    assert anna.proxy
    anna.proxy.cut()
    await expect(anna.page.locator(".offline")).to_be_visible()
    await choose(anna, "right", "Der Computer")
    anna.forgive("ERR_|health|failed")
    anna.proxy.mend()
    await expect(seat(anna, "right")).to_contain_text("Computer")


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
async def test_the_sheet_has_no_barriers(visit: Visits, size: tuple[int, int]) -> None:
    anna = await host(visit, size=size)
    bea = await join(visit, await link_of(anna), "Bea", size=size)
    await sees(anna, right="Bea")
    await seat(anna, "right").locator("button").click()
    for summary in await anna.page.locator("summary").all():
        await summary.click()
    assert await barriers(anna.page) == []
    assert await barriers(bea.page) == []


@pytest.mark.parametrize("lang", ["fr", "de", "it", "en"])
async def test_the_beginning_is_seen_at_once_on_a_desktop(visit: Visits, lang: str) -> None:
    anna = await host(visit, lang=lang, size=DESKTOP)
    await expect(anna.page.locator(".begin-button")).to_be_in_viewport(ratio=1)
