"""Budgets of the page: bytes and requests before the first card, work in each frame.

Everything is counted and nothing timed, so the limits are the same on every machine.
`tools/page_speed.py` measures how long it takes.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Route

from tests.browser.budget import Traffic, fetched_before_the_cards
from tests.browser.conftest import DESKTOP, Visits
from tests.browser.deal import SEAT, Told, first_deal
from tests.browser.fake_socket import install_fake_socket
from tests.browser.frames import RULES, Frame, Shift, drive, frames, hold_clock, overtake
from tools.live_server import LiveServer

KB: Final = 1000
PHONE: Final = (390, 844)
DEAL: Final = ("chibre", 16)
"""A deal in which the visitor cuts, chooses trumps, and is asked about his melds."""

Tell = Callable[[str, object], None]


async def test_little_is_fetched_before_the_first_card(
    visit: Visits, record_property: Tell
) -> None:
    view = next(told.view for told in first_deal(*DEAL) if told.view["hand"])

    async def fetched(deck: str) -> Traffic:
        visitor = await visit("fr", PHONE, deck=deck)
        url = visitor.server.url
        await visitor.context.add_cookies([{"name": "buur", "value": f"fr.{deck}", "url": url}])
        await install_fake_socket(visitor.page, view)
        return await fetched_before_the_cards(visitor)

    found = [await fetched(deck) for deck in ("french", "swiss")]
    largest = max(found, key=lambda one: one.total)
    figures: list[tuple[str, int, int]] = [
        ("table page before the first card", largest.total, 150),
        ("script", largest.of(".js"), 45),
        ("larger deck", max(one.of(".svg") for one in found), 45),
    ]
    for name, value, limit in figures:
        record_property("measured", f"{name}: {value / KB:.1f} KB compressed (at most {limit})")
        assert 0 < value <= limit * KB, "\n".join([name, *map(str, largest.size.items())])
    requests = 1 + max(len(one.size) for one in found)  # one is the line to the table
    record_property("measured", f"requests before the first card: {requests} (at most 8)")
    assert requests <= 8


@dataclass(frozen=True)
class Film:
    """A deal in frames, from the first card to its account."""

    size: tuple[int, int]
    events: list[tuple[Told, list[Frame]]] = field(default_factory=list, repr=False)
    again: list[Frame] = field(default_factory=list, repr=False)
    """Frames of redraws for which nothing had happened, one after every event."""

    @property
    def frames(self) -> list[Frame]:
        """All frames of the deal in which the page did something."""
        return [frame for _, found in self.events for frame in found if frame.touched]


@pytest_asyncio.fixture(
    scope="module", loop_scope="session", params=[PHONE, DESKTOP], ids=["phone", "desktop"]
)
async def film(
    request: pytest.FixtureRequest,
    server: LiveServer,
    browser: Browser,
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncIterator[Film]:
    """Play a deal, frame by frame."""
    visits = Visits(server, browser, tmp_path_factory.mktemp("film"))
    before, *deal = first_deal(*DEAL)
    driven = await drive(visits, request.param, before.view)
    found = Film(request.param)
    for told in deal:
        found.events.append((told, await driven.tell(told)))
        found.again.extend(await driven.redraw())
    yield found
    await visits.close()


FIGURE: Final = 20
"""Pixels by which the slate moves what stands beside a score that gets another figure."""


def is_shift(shift: Shift) -> bool:
    """Tell whether more than a number on the slate has made room for a longer one.

    Nor is it one when the log follows a line that lost its card, and with it a row.
    """
    if (shift.node, shift.within) == ("li", "side"):
        return False
    return shift.within != "slate" or max(abs(shift.right), abs(shift.down)) > FIGURE


async def test_nothing_shifts_during_a_deal(film: Film) -> None:
    """Cards fly, dialogs come and go, and all that stays keeps its place, in every frame."""
    shifts = [shift for frame in film.frames for shift in frame.shifts]
    assert [shift for shift in shifts if is_shift(shift)] == []


PATIENT: Final = 50
"""Times that a page under load is given more frames for what it fetches."""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_nothing_shifts_as_the_rules_come(visit: Visits, size: tuple[int, int]) -> None:
    """The home page is there before it has fetched the rules, which push nothing about."""
    visitor = await visit("fr", size)
    page, asked = visitor.page, asyncio.Event()

    async def hold(route: Route) -> None:
        await asked.wait()
        await route.continue_()

    await page.route(f"**{RULES}", hold)
    await hold_clock(visitor)
    await page.locator("button.play").wait_for()
    before = await frames(page)
    asked.set()
    await overtake(page)
    after = await frames(page)
    for _ in range(PATIENT):  # it waits for its second script, too
        if not await page.locator(".rules .games-end").count():
            after += await frames(page)
    assert await page.locator(".rules .games-end").count() == 1
    assert [shift for frame in before + after for shift in frame.shifts] == []


MOST: Final = {"added": 60, "removed": 90, "changed": 12, "drawn": 64}
"""What a frame may do: a piece of the account of a deal, a dialog that goes, the hand when it is
one's turn, and the nodes of a court card."""


async def test_no_frame_does_much(film: Film, record_property: Tell) -> None:
    """A deal with its account, in pieces for which a phone has time."""
    most = {
        "added": max(frame.added for frame in film.frames),
        "removed": max(frame.removed for frame in film.frames),
        "changed": max(frame.changed for frame in film.frames),
        "drawn": max(sum(frame.drawings) for frame in film.frames),
    }
    width, height = film.size
    told = ", ".join(f"{value} {name}" for name, value in most.items())
    record_property("measured", f"most in a frame of a deal, {width}×{height}: {told}")
    assert {name for name, value in most.items() if value > MOST[name]} == set(), told


async def test_a_frame_is_laid_out_once(film: Film) -> None:
    """Twice at most where a dialog goes, whose button has to lose the focus first."""
    assert max(frame.layouts for frame in film.frames if not frame.removed) == 1
    assert max(frame.layouts for frame in film.frames) <= 2


COURT: Final = 50
"""Nodes from which a drawing is that of a court card."""


async def test_a_frame_that_draws_a_court_card_does_little_else(film: Film) -> None:
    """Nothing else at all, except where the visitor's own card is laid with its drawing."""
    found = [
        (is_own_card(told), len(frame.drawings), frame.touched)
        for told, frames in film.events
        for frame in frames
        if sum(frame.drawings) >= COURT
    ]
    assert {(drawings, touched) for own, drawings, touched in found if not own} == {(1, 1)}
    assert {drawings for own, drawings, _ in found if own} == {1}
    assert max(touched for own, _, touched in found if own) <= LITTLE


async def test_ones_own_card_is_laid_with_its_drawing(film: Film) -> None:
    own = [frames for told, frames in film.events if is_own_card(told)]
    laid = [next(frame for frame in frames if frame.added) for frames in own]
    assert [len(frame.drawings) for frame in laid] == [1] * 9


def is_own_card(told: Told) -> bool:
    """Tell whether the visitor has laid a card."""
    return told.is_own and told.event["e"] == "played"


LITTLE: Final = 18
"""Elements that change with a card after which another one plays: the card, who is to play, how
many cards are left, and what is said of it. A card that is led takes four from the log."""

MUCH: Final = 125
"""Elements that change with a card that completes a trick: they are taken up, counted and told."""


async def test_a_card_redraws_little(film: Film) -> None:
    played = [
        (told, sum(frame.touched for frame in found))
        for told, found in film.events
        if told.event["e"] == "played"
    ]
    among_others = [touched for told, touched in played if is_among_others(told)]
    assert (len(played), len(among_others)) == (36, 14)
    assert max(among_others) <= LITTLE
    assert max(touched for _, touched in played) <= MUCH


def is_among_others(told: Told) -> bool:
    """Tell whether a card was laid by somebody else and another of them has to follow."""
    seats, trick = (told.event["seat"], told.view["turn"]), told.view["trick"]
    return SEAT not in seats and bool(trick and trick["cards"])


async def test_a_redraw_of_the_same_changes_nothing(film: Film) -> None:
    """Everything is described anew, as if settings had changed, and nothing on the page changes."""
    assert sum(frame.asked for frame in film.again) >= len(film.events)
    assert [frame for frame in film.again if frame.touched] == []
