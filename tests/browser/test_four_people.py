"""Four people with browsers of their own play a whole partie, whatever happens on the way."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from buur.server.tables.turn_clock import TIMES
from tests.browser.conftest import SEED, Visits
from tests.browser.friend_visits import (
    DESKTOP,
    PHONE,
    SIDEWAYS,
    TABLET,
    at_table,
    choose,
    gathers,
    link_of,
    sees,
    sit,
)
from tests.browser.people_at_table import Person, all_over, by_own_line, play
from tests.browser.proxy import UNREACHABLE
from tests.browser.watched_bytes import Watched
from tools.live_server import LiveServer

SHORT: Final = {"finish": "deals", "deals": 2, "rubicon": "off"}
"""Nobody, no substitute either, can end the partie before the second deal is over."""

WHOLE: Final = TIMES["normal"].turn + TIMES["normal"].bank
"""Seconds after which a substitute plays for who is gone."""

CARDS: Final = 36
"""In each deal."""

DELAY: Final = 0.05
"""Seconds for which a bad line holds back everything, in each direction."""


@dataclass(slots=True)
class Evening:
    """The people of one table, and what they know of it."""

    server: LiveServer
    visit: Visits
    people: list[Person] = field(default_factory=list)
    """Who plays, in playing order; a seat of a bot has nobody."""
    link: str = ""
    """The invitation."""
    own_link: str = ""
    """The link to the seat of the person who will be gone."""
    watch_link: str = ""

    @property
    def host(self) -> Person:
        """The person who decides at the table."""
        return self.people[0]

    def named(self, name: str) -> Person:
        """Return a person by her name."""
        return next(person for person in self.people if person.name == name)

    async def play(self, until: Person, cards: int, deal: int = 1) -> None:
        """Play until it is a person's turn to play a card, and she has at most so many.

        Args:
            until: the person.
            cards: how many she has at most.
            deal: the number of the deal, from 1.
        """
        hand = until.page.locator(".hand button.card")

        async def is_there() -> bool:
            counted = sum(seen.dialog == "summary" for seen in self.host.player.presses)
            seen = await until.player.glimpse()
            is_turn = seen is not None and seen.card and not seen.dialog
            return counted + 1 == deal and bool(is_turn) and await hand.count() <= cards

        # She comes first, so that every press of hers follows a look whether it is time.
        others = [person for person in self.people if person is not until]
        await play([until, *others], is_there)


def plate(person: Person, seat: int) -> Locator:
    """Return the plate of a seat, as a person sees it."""
    return person.page.locator(f'.seat[data-seat="{seat}"]')


@pytest_asyncio.fixture(loop_scope="session")
async def evening(browser: Browser, tmp_path: Path) -> AsyncIterator[Evening]:
    """Let visitors in to a server that may be killed, and whose clock may be advanced."""
    with LiveServer(tmp_path / "tables.db", SEED, keeps_port=True, skips=True) as server:
        visits = Visits(server, browser, tmp_path)
        yield Evening(server, visits)
        await visits.close()


async def test_four_people_play_a_partie_from_the_link_to_the_rematch(evening: Evening) -> None:
    await gather(evening)
    await leave_before_the_beginning(evening)
    await begin(evening)
    watched = await watch(evening)
    await go_away(evening)
    await come_back(evening)
    await take_over_a_seat(evening)
    await put_out(evening)
    await be_cut_off(evening)
    await restart(evening)
    await play_to_the_end(evening, watched)
    await play_a_rematch(evening)
    await watch_the_rematch(evening, watched)


async def gather(evening: Evening) -> None:
    """Four people take their seats, by the page of a new table and by its link."""
    visit = evening.visit
    anna = Person(
        "Anna",
        await visit("de", DESKTOP, name="Anna", theme="dark", rules="schieber", options=SHORT),
    )
    await anna.visitor.home()
    await anna.page.locator("a.with-friends").click()
    await anna.page.locator(".friends button[type=submit]").click()
    await gathers(anna.visitor)
    evening.people.append(anna)
    evening.link = await link_of(anna.visitor)
    bea = Person("Bea", await visit("fr", PHONE, name="Bea", theme="light", proxied=True), 5)
    carlo = Person("Carlo", await visit("it", TABLET, name="Carlo", theme="light", deck="swiss"))
    dora = Person("Dora", await visit("en", SIDEWAYS, name="Dora", theme="dark", proxied=True), 7)
    for person in (bea, carlo, dora):
        if person.visitor.proxy:
            person.visitor.proxy.delay = DELAY
        await join(evening, person)
    await sees(anna.visitor, bottom="Anna", right="Bea", top="Carlo", left="Dora")
    await dora.page.locator(".seat-link > button").click()
    evening.own_link = await dora.page.locator(".seat-link .link-text").input_value()


async def join(evening: Evening, person: Person) -> None:
    """Take a seat by the invitation."""
    person.visitor.forgive(UNREACHABLE)
    await person.page.goto(by_own_line(person.visitor, evening.link))
    await sit(person.visitor)
    evening.people.append(person)


async def leave_before_the_beginning(evening: Evening) -> None:
    """One person leaves, and the host gives the seat to a bot."""
    carlo = evening.named("Carlo")
    await carlo.page.locator("button.leave").click()
    await carlo.page.locator(".leaving button.danger").click()
    await carlo.page.locator("button.play").wait_for()
    evening.people.remove(carlo)
    await sees(evening.host.visitor, top="Freier Platz")
    await choose(evening.host.visitor, "top", "Der Computer")
    await expect(evening.host.page.locator(".ring-seat.top")).to_contain_text("Computer")


async def begin(evening: Evening) -> None:
    """Let others watch, and begin."""
    anna = evening.host
    panel = anna.page.locator(".watch-panel")
    await panel.get_by_role("button", name="Ein", exact=True).click()
    evening.watch_link = await panel.locator(".link-text").input_value()
    await anna.page.locator(".begin-button").click()
    for person in evening.people:
        await at_table(person.page)


async def watch(evening: Evening) -> Watched:
    """Have somebody watch from a browser of her own, and collect all that it is sent."""
    fanny = await evening.visit("de", PHONE)
    fanny.forgive(UNREACHABLE)
    watched = Watched(fanny)
    await fanny.page.goto(evening.watch_link)
    await fanny.page.locator(".watch .tabletop").wait_for()
    return watched


async def go_away(evening: Evening) -> None:
    """One person is gone while it is her turn; when her time is out, a substitute plays for her."""
    dora = evening.named("Dora")
    await evening.play(until=dora, cards=8)
    await dora.visitor.context.close()
    evening.people.remove(dora)
    for person in evening.people:
        await expect(plate(person, 3).locator(".presence.away")).to_be_visible()
    evening.server.skip(WHOLE)
    anna, bea = evening.people
    await expect(plate(anna, 3).locator(".bot")).to_have_attribute(
        "title", "der Computer spielt an diesem Platz"
    )
    await evening.play(until=bea, cards=6)


async def come_back(evening: Evening) -> None:
    """She opens the link to her seat on another device, and has it at once."""
    dora = Person("Dora", await evening.visit("en", (320, 568), theme="dark"))
    dora.visitor.forgive(UNREACHABLE)
    await dora.page.goto(evening.own_link)
    await dora.page.locator(".hand button.card").first.wait_for()
    for person in evening.people:
        await expect(plate(person, 3).locator(".bot, .presence")).to_have_count(0)
    evening.people.append(dora)


async def take_over_a_seat(evening: Evening) -> None:
    """In the middle of a deal the host opens a seat, closes it, opens it; a fifth person sits."""
    anna = evening.host
    await plate(anna, 2).locator("button.plate").click()
    menu = anna.page.locator("[data-dialog=seat-menu]")
    for button, facts in (
        ("Wer als Nächstes kommt", ".presence.open"),
        ("Nur der Computer", ".bot:not(:has(~ .presence))"),
        ("Wer als Nächstes kommt", ".presence.open"),
    ):
        await menu.get_by_role("button", name=button).click()
        await expect(plate(anna, 2).locator(facts)).to_have_count(1)
    await expect(menu.locator(".link-text").first).to_have_value(evening.link)
    await anna.page.keyboard.press("Escape")
    emil = Person("Emil", await evening.visit("it", TABLET, name="Emil", deck="swiss"))
    await join(evening, emil)
    await emil.page.locator(".hand button.card").first.wait_for()
    for person in evening.people[:-1]:
        await expect(plate(person, 2).locator(".seat-name")).to_have_text("Emil")
        await expect(plate(person, 2).locator(".bot, .presence")).to_have_count(0)


async def put_out(evening: Evening) -> None:
    """In the middle of a deal the host puts a person out at his turn; he sits again, elsewhere."""
    anna, emil = evening.host, evening.named("Emil")
    await evening.play(until=emil, cards=5)
    await plate(anna, 2).locator("button.plate").click()
    menu = anna.page.locator("[data-dialog=seat-menu]")
    await menu.get_by_role("button", name="Wer als Nächstes kommt").click()
    await anna.page.keyboard.press("Escape")
    evening.people.remove(emil)
    await emil.page.locator("main.refused").wait_for()
    assert await emil.page.locator(".hand button.card").count() == 0
    for person in evening.people:
        await expect(plate(person, 2).locator(".presence.open")).to_have_count(1)
    await emil.visitor.context.close()
    again = Person("Emil", await evening.visit("it", TABLET, name="Emil"))
    await join(evening, again)
    await again.page.locator(".hand button.card").first.wait_for()
    for person in evening.people[:-1]:
        await expect(plate(person, 2).locator(".bot, .presence")).to_have_count(0)


async def be_cut_off(evening: Evening) -> None:
    """One person's line is dead at her turn for longer than her time; a substitute plays on."""
    bea = evening.named("Bea")
    assert bea.visitor.proxy
    await evening.play(until=bea, cards=7, deal=2)
    held = await bea.page.locator(".hand button.card").count()
    bea.visitor.proxy.cut()
    await bea.page.locator(".offline").wait_for()
    evening.people.remove(bea)
    for person in evening.people:
        await expect(plate(person, 1).locator(".presence.away")).to_be_visible()
    evening.server.skip(2 * WHOLE)
    for person in evening.people:
        await expect(plate(person, 1).locator(".bot")).to_have_count(1)
    await evening.play(until=evening.host, cards=held - 2, deal=2)
    bea.visitor.proxy.mend()
    await bea.page.locator(".offline").wait_for(state="detached")
    evening.people.insert(1, bea)
    for person in evening.people:
        await expect(plate(person, 1).locator(".bot, .presence")).to_have_count(0)
    assert await bea.page.locator(".hand button.card").count() < held


async def restart(evening: Evening) -> None:
    """The server is killed in the middle of a deal and comes back."""
    await evening.play(until=evening.named("Emil"), cards=4, deal=2)
    for person in evening.people:
        person.visitor.forgive(UNREACHABLE)
    evening.server.kill()
    for person in evening.people:
        await person.page.locator(".offline").wait_for()
    evening.server.start()
    for person in evening.people:
        await person.page.locator(".offline").wait_for(state="detached")


async def play_to_the_end(evening: Evening, watched: Watched) -> None:
    """The partie ends for everybody; no socket of who watched was sent a hidden card."""
    await play(evening.people, lambda: all_over(evening.people))
    await watched.visitor.page.locator(".watch-end").wait_for()
    assert watched.played > CARDS
    assert watched.leaks() == []


async def play_a_rematch(evening: Evening) -> None:
    """One tap of the host leads everybody to the next table."""
    before = evening.host.visitor.table
    await evening.host.page.locator(".end-next .primary").click()
    for person in evening.people:
        await person.page.wait_for_url(lambda url: before not in url)
        await at_table(person.page)
    assert len({person.visitor.table for person in evening.people}) == 1
    names = evening.host.page.locator(".seat-name")
    for name in ("Bea", "Emil", "Dora"):
        await expect(names.filter(has_text=name)).to_have_count(1)


async def watch_the_rematch(evening: Evening, watched: Watched) -> None:
    """Who has watched is led to the next partie."""
    page = watched.visitor.page
    await page.wait_for_url(lambda url: evening.host.visitor.table in url)
    await page.locator(".watch .tabletop").wait_for()
