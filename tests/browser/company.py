"""Several visitors at one table for friends."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Locator, Page, expect

from buur.client import Invitation
from tests.browser.autoplay import Moment, is_over, play_ahead
from tests.browser.conftest import Visit, Visits


@dataclass(slots=True)
class Guest:
    """A person with a browser of her own, and her seat at the table."""

    visit: Visit
    name: str
    ticket: dict[str, Any] = field(default_factory=dict)

    @property
    def page(self) -> Page:
        """Her page."""
        return self.visit.page

    @property
    def seat(self) -> Invitation:
        """What opens her seat."""
        return Invitation(self.visit.url.rstrip("/"), self.ticket["table"], self.ticket["token"])

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        """Send a request of her browser, and return the answer."""
        response = await self.visit.context.request.post(
            f"{self.visit.url}api/tables{path}",
            data=json.dumps(body),
            headers={"content-type": "application/json"},
        )
        assert response.ok, await response.text()
        answer: dict[str, Any] = await response.json()
        return answer

    async def join(self, host: Guest, **wanted: Any) -> None:
        """Take a seat at somebody's table, without looking at it."""
        key = {name: host.ticket[name] for name in ("table", "invitation")}
        self.ticket = await self.post("/join", **key, name=self.name, **wanted)

    async def sit(self) -> None:
        """Open the table, once the partie has begun."""
        await self.page.goto(str(self.seat))
        await self.page.locator("main.table").wait_for()

    async def go_away(self) -> None:
        """Leave the table for another page."""
        await self.page.goto("about:blank")

    def plate(self, seat: int) -> Locator:
        """Return the plate of a seat."""
        return self.page.locator(f'.seat[data-seat="{seat}"] .plate')

    async def open_plate(self, seat: int) -> Locator:
        """Open the dialog of a seat, and return it."""
        button = self.page.locator(f'.seat[data-seat="{seat}"] button.plate')
        await button.wait_for(state="attached")
        await button.dispatch_event("click")  # a question may lie over it
        dialog = self.page.locator("dialog.modal .dialog.seat-menu")
        await dialog.wait_for()
        return dialog


async def company(visit: Visits, *people: tuple[str, str], **wanted: Any) -> list[Guest]:
    """Return people at a table for friends that gathers; the first one is the host.

    Args:
        visit: makes visitors.
        people: names with avatars, "" for none.
        wanted: of the table.
    """
    guests = [Guest(await visit("de"), name) for name, _ in people]
    host, *others = guests
    bots = [None] * len(others) + ["random"] * (3 - len(others))
    body = {"friends": True, "bots": bots, "name": host.name} | wanted
    host.ticket = await host.post("", **body, avatar=people[0][1] or None)
    for guest, (_, avatar) in zip(others, people[1:], strict=True):
        await guest.join(host, avatar=avatar or None)
    return guests


async def begin(guests: list[Guest], at: Moment | None = None) -> None:
    """Begin the partie, and open it in all browsers once it has come to a moment."""
    host = guests[0]
    await host.page.goto(str(host.seat))
    await host.page.locator(".begin-button").click()
    await host.page.locator("main.table").wait_for()
    if at is not None:
        for guest in guests:
            await guest.go_away()
        play_ahead([guest.seat for guest in guests], at)
    for guest in guests:
        await guest.sit()


def at_a_card(view: dict[str, Any]) -> bool:
    """Tell whether the first person is to play her second card."""
    return bool(view["legal"].get("cards")) and len(view["hand"]) == 8


async def heard(guest: Guest, text: str) -> None:
    """Expect that a screen reader is told a text."""
    await expect(guest.page.locator("#live")).to_contain_text(text)


__all__ = ["Guest", "at_a_card", "begin", "company", "heard", "is_over"]
