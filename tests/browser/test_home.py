"""The first page: rules, options, going on."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from buur.client import BotClient, Invitation, open_table
from buur.i18n import LANGUAGES
from tests.browser.autoplay import to_play
from tests.browser.conftest import DESKTOP, Visit, Visits
from tests.browser.scripted_table import stage, view_asked
from tools.exploratory_player import ExploratoryPlayer


async def open_options(visitor: Visit) -> None:
    """Open the drawer."""
    await visitor.home()
    await visitor.page.locator("details.drawer > summary").click()


def option(visitor: Visit, label: str) -> Locator:
    """Return the control of an option."""
    field = visitor.page.locator("label.option").filter(has_text=label).first
    return field.locator("input, select")


async def test_an_option_changed_in_the_drawer_is_played(visit: Visits) -> None:
    visitor = await visit("fr")
    await open_options(visitor)
    await option(visitor, "But").fill("300")
    await option(visitor, "But").blur()
    await visitor.page.locator("details.drawer > summary", has_text="(1").wait_for()
    await visitor.page.locator("button.play").click()
    await visitor.page.locator(".side").get_by_text("Partie à 300").wait_for()


async def test_what_is_being_typed_survives_a_redraw(visit: Visits) -> None:
    visitor = await visit("fr")
    await open_options(visitor)
    await option(visitor, "But").fill("300")
    await visitor.change(lang="de")
    assert await option(visitor, "Ziel").input_value() == "300"


async def test_an_impossible_combination_says_why(visit: Visits) -> None:
    visitor, _ = await visit.home("fr", options={"finish": "deals", "deals": 4})
    await visitor.page.locator("button.play").click()
    notice = await visitor.shown("[role=alert]")
    assert "impossible" in notice
    assert await visitor.page.locator("button.play").is_enabled()
    visitor.forgive("422")


async def test_options_that_hang_together_are_set_together(visit: Visits) -> None:
    visitor = await visit("fr")
    await open_options(visitor)
    await option(visitor, "Fin de la partie").select_option("deals")
    await visitor.page.locator("details.drawer > summary", has_text="(3").wait_for()
    await visitor.page.locator("button.play").click()
    await visitor.page.locator(".side").get_by_text("Partie en 16 donnes").wait_for()


async def test_factors_of_ones_own_are_played(visit: Visits) -> None:
    visitor = await visit("fr")
    await open_options(visitor)
    page = visitor.page
    await option(visitor, "Multiplicateurs").select_option("own")
    await page.locator(".factors input").first.wait_for()
    for factor in await page.locator(".factors input").all():
        await factor.fill("7")
        await factor.blur()
    await page.locator("button.play").click()
    async for seen in ExploratoryPlayer(page).moments():
        if seen.card:
            break
    else:
        raise AssertionError("the partie ended before")
    assert "×7" in await visitor.shown(".contract-name")


async def test_an_unfinished_partie_is_offered_and_goes_on(visit: Visits) -> None:
    visitor, _ = await visit.at(to_play, "fr")
    hand, page = await visitor.hand(), visitor.page
    await page.locator("header.bar button").first.click()
    await page.locator(".resume").click()
    await page.locator(".hand button.card").first.wait_for()
    assert await visitor.hand() == hand
    await page.go_back()
    await page.locator("button.play").wait_for()


async def test_language_and_deck_change_at_once_and_stay(visit: Visits) -> None:
    _, page = await visit.home("fr")
    await page.get_by_role("button", name="Deutsch", exact=True).click()
    await page.get_by_role("button", name="Jetzt spielen").wait_for()
    await page.locator(".segmented button").last.click()
    await page.locator(".fan use[href^='#ch-']").first.wait_for(state="attached")
    await page.reload()
    await page.get_by_role("button", name="Jetzt spielen").wait_for()
    assert await page.get_attribute("html", "lang") == "de-CH"
    await expect(page.locator(".fan use[href^='#ch-']")).to_have_count(5)


async def test_a_table_of_somebody_else_is_refused_kindly(visit: Visits) -> None:
    visitor = await visit("fr")
    await visitor.page.goto(f"{visitor.server.url}table/nobody")
    await visitor.page.get_by_role("heading", name="Cette table est à d’autres").wait_for()
    assert (await visitor.shown("[role=alert]")).endswith(".")
    await visitor.page.get_by_role("button").click()
    await visitor.page.locator("main.table").wait_for()


@pytest.mark.parametrize(
    ("lang", "title", "sentence"),
    [
        ("fr", "Cette table est fermée", "Une erreur du programme"),
        ("de", "Dieser Tisch ist geschlossen", "Ein Fehler im Programm"),
        ("it", "Questo tavolo è chiuso", "Un errore del programma"),
        ("en", "This table is closed", "A fault in the program"),
    ],
)
async def test_a_table_that_fails_says_so_and_leads_on(
    visit: Visits, lang: str, title: str, sentence: str
) -> None:
    visitor = await visit(lang)
    staged = await stage(visitor, view_asked("chibre", "contracts"))
    error = {"t": "error", "error": {"code": "broken-table", "message": ""}}
    await staged.page.evaluate("(message) => hear(message)", error)
    await visitor.page.get_by_role("heading", name=title).wait_for()
    assert (await visitor.shown("[role=alert]")).startswith(sentence)
    closed = visitor.table
    await visitor.page.get_by_role("button").click()
    await visitor.page.wait_for_url(lambda url: "/table/" in url and closed not in url)


async def test_an_unknown_address_leads_on(visit: Visits) -> None:
    visitor = await visit("it")
    visitor.forgive("404")
    page = visitor.page
    await page.goto(f"{visitor.server.url}tavolo/1")
    await page.get_by_role("heading", name="Questa pagina non esiste").wait_for()
    assert await page.title() == "Questa pagina non esiste – Buur"
    await page.get_by_role("button", name="Pagina iniziale").click()
    await page.locator("button.play").wait_for()
    assert page.url == visitor.server.url
    await page.go_back()
    await page.get_by_role("heading", name="Questa pagina non esiste").wait_for()
    await page.reload()
    await page.get_by_role("link", name="Pagina iniziale").click()
    await page.locator("button.play").wait_for()


async def test_an_invitation_opens_a_seat_and_leaves_the_address(visit: Visits) -> None:
    """A program has made the table, and sits there; the others are told that it is one."""
    visitor = await visit("fr")
    seats = open_table(visitor.server.url, "chibre", [None, "random", "random"], names=["Bea"])
    with BotClient(seats[0]) as guest:
        await visitor.page.goto(str(seats[1]))
        await visitor.page.locator(".seat[data-seat='0'] .bot").wait_for()
        assert visitor.page.url == seats[1].address
        assert guest.table["names"][1] == "Bea"
    await visitor.page.reload()
    await visitor.page.locator("main.table").wait_for()
    await visitor.page.goto(str(Invitation(visitor.server.url.rstrip("/"), seats[1].table, "x")))
    await visitor.page.get_by_role("alert").filter(has_text="plus récent").wait_for()


async def test_the_level_chosen_is_who_sits_there_and_is_remembered(visit: Visits) -> None:
    _, page = await visit.home("de")
    easy = page.locator(".levels button", has_text="Leicht")
    await easy.focus()
    await page.keyboard.press("Enter")
    await expect(easy).to_have_attribute("aria-pressed", "true")
    assert "Noch neu am Tisch" in await page.locator(".levels [aria-live]").inner_text()
    await page.reload()
    await page.locator(".levels button[aria-pressed=true]", has_text="Leicht").wait_for()
    async with page.expect_request("**/api/tables") as made:
        await page.locator("button.play").click()
    asked = (await made.value).post_data_json
    assert asked is not None
    assert asked["bots"] == ["easy", "easy", "easy"]


async def test_those_who_take_their_time_can_be_given_some(visit: Visits) -> None:
    _, page = await visit.home("de")
    longest = page.get_by_role("button", name="3 Sekunden")
    await expect(longest).to_have_count(0)
    await page.locator(".levels button", has_text="Stark").click()
    await longest.click()
    await expect(longest).to_have_attribute("aria-pressed", "true")
    await page.reload()
    await expect(longest).to_have_attribute("aria-pressed", "true")
    async with page.expect_response("**/api/tables") as made:
        await page.locator("button.play").click()
    answer = await made.value
    assert answer.status == 201
    asked = answer.request.post_data_json
    assert asked is not None
    assert asked["bots"] == ["sharp@3s"] * 3
    await page.locator("main.table").wait_for()


@pytest.mark.parametrize(
    ("lang", "wanted", "found"),
    [
        ("fr", "differenzler", "estimation"),
        ("de", "poutz", "pomme"),
        ("de", "Putz", "pomme"),
        ("de", "Koiffeur", "coiffeur"),
        ("it", "Bandoure", "pandur"),
        ("en", "koenigsjass", "mise"),
    ],
)
async def test_a_game_is_found_by_its_name_in_any_language(
    visit: Visits, lang: str, wanted: str, found: str
) -> None:
    _, page = await visit.home(lang)
    await page.locator(".start-game").click()
    await page.locator(".presets-find input").fill(wanted)
    await expect(page.locator(".game-choice").first).to_have_attribute("value", found)


async def test_the_game_that_was_found_is_played(visit: Visits) -> None:
    _, page = await visit.home("de", rules="schieber", options={"target": 300})
    await page.locator(".start-game").click()
    await page.get_by_role("button", name="Schieber spielen").wait_for()
    await page.locator(".presets-find input").fill("Koiffeur")
    await expect(page.locator(".game-choice[aria-pressed=true]")).to_have_attribute(
        "value", "coiffeur"
    )
    async with page.expect_request("**/api/tables") as made:
        await page.get_by_role("button", name="Coiffeur (Quoifaire) spielen").click()
    asked = (await made.value).post_data_json
    assert asked is not None
    assert (asked["rules"], asked.get("options", {})) == ("coiffeur", {})
    await page.locator("main.table").wait_for()


async def test_nothing_is_played_where_nothing_is_found(visit: Visits) -> None:
    _, page = await visit.home("de")
    await page.locator(".start-game").click()
    await page.locator(".presets-find input").fill("Xylophon")
    await page.get_by_text("Kein Spiel mit diesem Namen.").wait_for()
    await expect(page.locator(".games-dialog button.primary")).to_have_count(0)
    await page.get_by_role("button", name="Schliessen").click()
    await page.locator(".start-game").click()
    await expect(page.locator(".presets-find input")).to_have_value("")


async def test_a_game_is_chosen_by_keyboard(visit: Visits) -> None:
    _, page = await visit.home("fr")
    game = page.locator(".start-game")
    await game.focus()
    await page.keyboard.press("Enter")
    await page.locator("[data-dialog=games-dialog]").wait_for()
    await page.keyboard.press("Tab")
    await page.keyboard.type("molotof")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Jouer : Molotow", exact=True)).to_be_focused()
    await page.locator(".presets-find input").focus()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Escape")
    await expect(game).to_contain_text("Molotow")
    await expect(game).to_be_focused()


async def test_favourites_and_what_was_played_come_first_and_are_remembered(visit: Visits) -> None:
    _, page = await visit.home("fr")
    await page.locator(".start-game").click()
    await page.locator(".star").nth(3).click()
    await expect(page.locator(".game-choice").first).to_have_attribute("value", "estimation")
    await page.locator(".game-choice[value=coiffeur]").click()
    await page.keyboard.press("Escape")
    await expect(page.locator(".favourite")).to_have_text(["Estimation"])
    await page.locator("button.play").click()
    await page.locator("main.table").wait_for()
    await page.go_back()
    await page.reload()
    await page.locator(".start-game").click()
    for nth, chosen in enumerate(("estimation", "coiffeur")):
        await expect(page.locator(".game-choice").nth(nth)).to_have_attribute("value", chosen)


async def test_a_desktop_shows_everything_without_scrolling(visit: Visits) -> None:
    """The columns end together, whatever the language."""
    _, page = await visit.home("fr", DESKTOP)
    for lang in LANGUAGES:
        await page.locator(f".look button[lang|={lang}]").click()
        await page.locator(f"html[lang|={lang}]").wait_for()
        assert await page.evaluate("document.documentElement.scrollHeight") == DESKTOP[1], lang
        boxes = [await page.locator(column).bounding_box() for column in (".start", ".look")]
        left, right = (box["y"] + box["height"] for box in boxes if box)
        assert abs(left - right) < 24, lang
