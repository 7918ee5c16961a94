"""The pages about a person: keys, devices, friends, own data, and what is stored."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from tests.browser.accessibility import barriers
from tests.browser.conftest import Visit, Visits

PHONE: Final = (390, 844)
TABLET: Final = (820, 1180)


def local(visitor: Visit) -> str:
    """Return the address by a name, since passkeys belong to no number."""
    return visitor.url.replace("127.0.0.1", "localhost")


async def begin(visitor: Visit, page: Page) -> str:
    """Begin a partie at the address by a name, and return that address."""
    url = local(visitor)
    await page.goto(url)
    await page.evaluate("settings => localStorage.setItem('buur.settings', settings)", SETTINGS)
    await page.goto(url)
    await page.locator("button.play").click()
    await page.wait_for_url("**/table/*")
    await page.locator(".hand button.card, .hand .card").first.wait_for()
    return url


SETTINGS: Final = '{"lang":"de","asked":true,"name":"Anna"}'
AUTHENTICATOR: Final[Mapping[str, Any]] = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


async def add_authenticator(page: Page, **changes: Any) -> None:
    """Give the browser an authenticator of Chromium's own."""
    session = await page.context.new_cdp_session(page)
    await session.send("WebAuthn.enable")
    options = {**AUTHENTICATOR, **changes}
    await session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


async def press(page: Page, text: str) -> None:
    """Press a button by its whole text."""
    await page.get_by_role("button", name=text, exact=True).click()


async def test_a_passkey_leads_back_after_signing_out(visit: Visits) -> None:
    visitor, page = await visit.home("de", PHONE)
    url = await begin(visitor, page)
    await add_authenticator(page)
    await page.goto(f"{url}account")
    await press(page, "Passkey erstellen")
    await expect(page.get_by_role("heading", name="Deine Schlüssel")).to_be_visible()
    await expect(page.locator(".people-row", has_text="seit")).to_have_count(1)
    await press(page, "Abmelden")
    await press(page, "Abmelden")
    await expect(page.get_by_role("status")).to_contain_text("abgemeldet")
    await page.goto(f"{url}account")
    await page.evaluate("localStorage.removeItem('buur.tables')")
    await press(page, "Mit Passkey anmelden")
    await expect(page.locator("#account-name")).to_be_visible()
    await page.goto(f"{url}me")
    await expect(page.locator("li.partie")).to_have_count(1)


async def test_who_gets_no_passkey_is_told_in_sight(visit: Visits) -> None:
    visitor, page = await visit.home("de", PHONE)
    url = await begin(visitor, page)
    await add_authenticator(page, isUserVerified=False)
    await page.goto(f"{url}account")
    for button, sentence in (
        ("Passkey erstellen", "Es wurde kein Passkey erstellt"),
        ("Mit Passkey anmelden", "Du bist nicht angemeldet"),
    ):
        await press(page, button)
        await expect(page.get_by_role("alert")).to_contain_text(sentence)
        await expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)


async def test_who_deletes_everything_is_told_that_it_is_gone(visit: Visits) -> None:
    visitor, page = await visit.home("de", PHONE)
    url = await begin(visitor, page)
    await page.goto(f"{url}account")
    await press(page, "Alles über mich löschen")
    await press(page, "Endgültig löschen")
    await expect(page.get_by_role("status")).to_contain_text("Alles über dich ist gelöscht.")


async def test_who_has_no_key_is_warned_before_signing_out(visit: Visits) -> None:
    visitor, page = await visit.home("de", PHONE)
    url = await begin(visitor, page)
    await page.goto(f"{url}account")
    await press(page, "Abmelden")
    await expect(page.get_by_role("alert")).to_contain_text("Du hast keinen Schlüssel")
    await press(page, "Behalten")
    await expect(page.get_by_role("alert")).to_have_count(0)
    await page.goto(f"{url}me")
    await expect(page.locator("li.partie")).to_have_count(1)


async def test_everything_is_deleted_in_two_steps(visit: Visits) -> None:
    visitor, page = await visit.home("de", PHONE)
    url = await begin(visitor, page)
    await page.goto(f"{url}account")
    await press(page, "Alles über mich löschen")
    await expect(page.get_by_role("alert")).to_contain_text("Dich mit 1 Partie endgültig löschen?")
    for button in await page.locator(".removal button").all():
        await expect(button).to_be_in_viewport(ratio=1)
    await press(page, "Endgültig löschen")
    await expect(page.get_by_role("heading", name="Anmelden")).to_be_visible()
    await page.goto(f"{url}me")
    await page.locator(".my-games .none").wait_for()


async def test_a_name_is_changed_by_keyboard(visit: Visits) -> None:
    visitor, page = await visit.home("de", TABLET)
    url = await begin(visitor, page)
    await page.goto(f"{url}account")
    await page.locator("input[name=name]").focus()
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type("Annemarie")
    await page.keyboard.press("Enter")
    await page.goto(f"{url}me")
    await expect(page.locator(".person-who")).to_have_text("AAnnemarie")
    await page.goto(url)
    await expect(page.locator(".start input").first).to_have_value("Annemarie")


async def test_a_link_makes_friends_in_another_browser(visit: Visits) -> None:
    visitor, page = await visit.home("de", PHONE)
    url = await begin(visitor, page)
    await page.goto(f"{url}people")
    await press(page, "Link machen")
    link = await page.locator("input.link-field").input_value()
    _, other = await visit.home("fr", PHONE, name="Beat")
    await other.goto(link)
    await press(other, "Oui, volontiers")
    await expect(other.get_by_role("alert")).to_contain_text("Anna")
    await page.goto(f"{url}people")
    await expect(page.locator(".people-row", has_text="Beat")).to_have_count(1)
    row = page.locator(".people-row", has_text="Beat")
    await row.get_by_role("button", name=re.compile("Entfernen ?: Beat")).click()
    await press(page, "Beenden")
    await expect(page.locator(".people-row", has_text="Beat")).to_have_count(0)


async def test_a_link_of_a_letter_waits_for_a_press(visit: Visits) -> None:
    visitor, page = await visit.home("de", PHONE)
    await page.goto(f"{visitor.url}keep#unknown")
    visitor.forgive("404")
    await press(page, "Weiter")
    await expect(page.get_by_role("alert")).to_contain_text("zu alt oder schon gebraucht")


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_the_pages_about_a_person_have_no_barriers(visit: Visits, theme: str) -> None:
    visitor, page = await visit.home("fr", PHONE, theme=theme)
    await page.locator("button.play").click()
    await page.wait_for_url("**/table/*")
    found: list[str] = []
    visitor.forgive("404")
    for path in ("me", "people", "account", "privacy", "keep#x", "friend#x"):
        await page.goto(f"{visitor.url}api/health")
        await page.goto(f"{visitor.url}{path}")
        await page.locator("h1").wait_for()
        found += await barriers(page)
    await page.goto(f"{visitor.url}account")
    await page.locator(".people .danger").click()
    await page.locator(".removal").wait_for()
    found += await barriers(page)
    assert found == []
