"""People at a table for friends talk, and others watch them: what each browser shows."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect

from tests.browser.accessibility import barriers
from tests.browser.conftest import Visit, Visits
from tests.browser.cut_text import cut_text
from tests.browser.friend_visits import (
    DESKTOP,
    PHONE,
    TABLET,
    at_table,
    hears,
    host,
    join,
    link_of,
)
from tools.exploratory_player import PATIENCE

SIZES = (PHONE, TABLET, DESKTOP)


async def pair(
    visit: Visits, lang: str = "fr", size: tuple[int, int] = PHONE
) -> tuple[Visit, Visit]:
    """Return two people at a table for friends whose partie has begun."""
    anna = await host(visit, size=size)
    bea = await join(visit, await link_of(anna), "Bea", lang, size)
    await anna.page.locator(".begin-button").click()
    for one in (anna, bea):
        await at_table(one.page)
    return anna, bea


def talk_button(one: Visit) -> Locator:
    """Return the button that opens the dialog."""
    return one.page.locator(".talk-button")


async def say(one: Visit, words: str) -> None:
    """Say a phrase by its words, or a reaction by its name."""
    await talk_button(one).click()
    await one.page.get_by_role("button", name=words, exact=True).click()


async def watch_link(anna: Visit, choice: str = "Ein") -> str:
    """Let others watch a table that gathers, and return the link."""
    panel = anna.page.locator(".watch-panel")
    await panel.get_by_role("button", name=choice, exact=True).click()
    return await panel.locator(".link-text").input_value()


async def watcher(
    visit: Visits, link: str, lang: str = "de", size: tuple[int, int] = PHONE
) -> Visit:
    """Return a visitor who watches by a link."""
    visitor = await visit(lang, size)
    await visitor.page.goto(link)
    await visitor.page.locator(".watch-page .tabletop").wait_for()
    return visitor


async def test_each_reads_a_phrase_in_her_language(visit: Visits) -> None:
    anna, bea = await pair(visit)
    await say(anna, "Gutes Blatt!")
    bubble = bea.page.locator(".seat .bubble .word.said")
    await expect(bubble).to_have_text("Bon jeu\u00a0!")
    await hears(bea, "Anna\u00a0: Bon jeu\u00a0!")
    await expect(talk_button(bea)).to_have_attribute("aria-label", re.compile("1 nouveauté"))
    await talk_button(bea).click()
    await expect(bea.page.locator(".talk-heard li")).to_have_text(["Anna\u00a0: Bon jeu\u00a0!"])
    await expect(bubble).to_have_count(0, timeout=PATIENCE)


async def test_who_is_muted_is_not_heard(visit: Visits) -> None:
    anna, bea = await pair(visit)
    await talk_button(bea).click()
    mute = bea.page.locator(".talk-person").get_by_role("button", name="Ne plus entendre")
    await mute.click()
    await expect(bea.page.get_by_role("button", name="Entendre de nouveau")).to_be_visible()
    await bea.page.keyboard.press("Escape")
    await say(anna, "Lächeln")
    await expect(anna.page.locator(".seat .bubble .reaction")).to_have_count(1)
    await expect(bea.page.locator(".seat .bubble .reaction")).to_have_count(0)


async def test_friends_write_to_each_other_once_all_want_it(visit: Visits) -> None:
    anna, bea = await pair(visit)
    await befriend(anna, bea)
    for one in (anna, bea):
        await talk_button(one).click()
    assert await anna.page.locator(".talk-form").count() == 0, "it is off at first"
    await switch_free_text(anna)
    await expect(anna.page.locator(".talk-free")).to_contain_text("Bea")
    await switch_free_text(bea)
    for one in (anna, bea):
        await expect(one.page.locator(".talk-form")).to_be_visible()
    assert await barriers(anna.page) == []
    await anna.page.locator(".talk-form input").fill("Am Freitag wieder? <b>Ja!</b>")
    await anna.page.keyboard.press("Enter")
    await hears(bea, "Anna\u00a0: Am Freitag wieder? <b>Ja!</b>")
    await expect(bea.page.locator(".talk-heard li")).to_contain_text("<b>Ja!</b>")
    await talk_button(anna).click()
    await switch_free_text(bea, on=False)
    for one in (anna, bea):
        await expect(one.page.locator(".talk-form")).to_have_count(0)


async def test_strangers_do_not_write_to_each_other(visit: Visits) -> None:
    anna, _ = await pair(visit)
    await talk_button(anna).click()
    await anna.page.locator(".talk-free [role=switch]").click()
    await expect(anna.page.locator(".talk-note[role=alert]")).to_be_visible()
    await expect(anna.page.locator(".talk-free [role=switch]")).not_to_be_checked()
    await expect(anna.page.locator(".talk-form")).to_have_count(0)


async def switch_free_text(one: Visit, *, on: bool = True) -> None:
    """Want to write, or not any more, and wait until the table knows it."""
    switch = one.page.locator(".talk-free [role=switch]")
    await switch.click()
    await expect(switch).to_be_checked(checked=on)


async def befriend(one: Visit, other: Visit) -> None:
    """Make two people friends by a link, without looking at its pages."""
    me = f"{one.url}api/me/friends"
    made = await one.context.request.post(f"{me}/link", data={})
    assert made.ok, await made.text()
    wanted = {"link": (await made.json())["link"], "name": "Bea"}
    followed = await other.context.request.post(f"{me}/follow", data=wanted)
    assert followed.ok, await followed.text()


async def test_a_report_is_asked_about_once_more(visit: Visits) -> None:
    _, bea = await pair(visit)
    await talk_button(bea).click()
    person = bea.page.locator(".talk-person")
    await person.get_by_role("button", name="Signaler", exact=True).click()
    asking = person.locator(".talk-asking")
    await expect(asking).to_be_in_viewport(ratio=1)
    await expect(asking).to_contain_text("Signaler Anna")
    await asking.get_by_role("button", name="Signaler", exact=True).click()
    await expect(asking).to_contain_text("C’est signalé")


@pytest.mark.parametrize("size", SIZES)
async def test_the_dialog_is_whole_and_without_barriers(
    visit: Visits, size: tuple[int, int]
) -> None:
    anna, bea = await pair(visit, size=size)
    await say(anna, "Bravo!")
    for one in (anna, bea):
        await talk_button(one).click()
        await one.page.locator(".dialog.talk").wait_for()
        assert await cut_text(one.page) == []
        assert await barriers(one.page) == []


async def test_somebody_watches_without_a_hand(visit: Visits) -> None:
    anna = await host(visit)
    link = await watch_link(anna)
    bea = await join(visit, await link_of(anna), "Bea")
    carlo = await watcher(visit, link, "it", DESKTOP)
    await expect(carlo.page.locator("main")).to_contain_text("si aspetta ancora gente")
    await anna.page.locator(".begin-button").click()
    await at_table(anna.page)
    await expect(carlo.page.locator(".hand, .card")).to_have_count(0)
    await expect(carlo.page.locator(".seat-name")).to_have_text(["Anna", "Bea", "Vreni", "Ueli"])
    await say(bea, "Applaus")
    await expect(carlo.page.locator(".bubble .reaction")).to_have_count(1)
    turn = carlo.page.get_by_role("button", name="Guarda dal lato seguente")
    await expect(carlo.page.locator(".seat.bottom .seat-name")).to_have_text("Anna")
    await turn.click()
    await expect(carlo.page.locator(".seat.bottom .seat-name")).to_have_text("Bea")


@pytest.mark.parametrize("size", SIZES)
async def test_the_page_of_a_watcher_is_whole_and_without_barriers(
    visit: Visits, size: tuple[int, int]
) -> None:
    anna = await host(visit, size=size)
    one = await watcher(visit, await watch_link(anna), "fr", size)
    await anna.page.locator(".begin-button").click()
    await one.page.locator(".watch .log-scroll").wait_for()
    assert await cut_text(one.page) == []
    assert await barriers(one.page) == []


async def test_a_player_is_told_why_she_does_not_watch(visit: Visits) -> None:
    anna = await host(visit)
    link = await watch_link(anna)
    await anna.page.goto(link)
    await expect(anna.page.locator("main")).to_contain_text("Wer mitspielt")
    assert all("403" in trouble for trouble in anna.troubles)
    anna.troubles.clear()


async def test_a_link_that_the_host_replaces_shows_nothing_more(visit: Visits) -> None:
    anna = await host(visit)
    bea = await watcher(visit, await watch_link(anna))
    await anna.page.locator(".watch-panel").get_by_role("button", name="Neuer Link").click()
    await expect(bea.page.locator("main")).to_contain_text("nicht mehr gültig", timeout=PATIENCE)
