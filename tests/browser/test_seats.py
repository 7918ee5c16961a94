"""Two to six seats round the tabletop: everything fits, nothing lies over a card, no barriers."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.async_api import Page

from tests.browser.accessibility import barriers
from tests.browser.boxes import check_width, crowd, overlaps, resize
from tests.browser.clock import STEP, paused_table
from tests.browser.conftest import Visits
from tests.browser.page_reader import paint
from tests.browser.scripted_table import stage, view_of

WINDOWS: Final = [(320, 568), (390, 844), (820, 1180), (1440, 900), (844, 390), (568, 320)]
PHONES: Final = WINDOWS[:2]
LONGEST: Final = 1000
"""Steps of the clock in which a slow trick has long been gathered."""

TABLES: Final = {
    2: ("estimation-2", "play"),
    3: ("estimation-3", "play"),
    4: ("estimation", "play"),
    5: ("hindersi-5", "play"),
    6: ("molotow-6", "play"),
}
"""By number of seats: a preset and a moment."""

_CARDS: Final = """() => [...document.querySelectorAll(".hand button.card")].filter((card) => {
  const box = card.getBoundingClientRect();
  const inside = box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return !inside || box.width < 44 || box.height < 44;
}).map((card) => card.dataset.card)"""

# Names of which hardly anything is left.
_NAMELESS: Final = """() => [...document.querySelectorAll(".plate")]
  .filter((plate) => plate.checkVisibility())
  .map((plate) => plate.querySelector(".seat-name"))
  .filter((name) => name.clientWidth < Math.min(name.scrollWidth, 34))
  .map((name) => name.textContent)"""

# Takes up the card of the left neighbour: he speaks before he plays.
_TAKE_UP: Final = """() => {
  document.querySelector(".spot.left")?.remove();
  document.querySelector(".seat.left")?.classList.remove("laid");
}"""

# The middle of every seat.
_ROUND: Final = """() => {
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  return [...document.querySelectorAll(".tabletop > .seat")].map((seat) => middle(seat));
}"""


def table_of(seats: int) -> dict[str, Any]:
    """Return a view of so many seats in which a card is to be laid."""
    return view_of(*TABLES[seats])


async def test_nothing_lies_over_a_card(visit: Visits) -> None:
    visitor = await visit("fr")
    page = visitor.page
    staged = await stage(visitor, table_of(2))
    await paint(page, on=False)
    await page.mouse.move(0, 0)
    faults: list[str] = []
    for seats in TABLES:
        await staged.show(table_of(seats))
        for width, height in WINDOWS:
            await page.set_viewport_size({"width": width, "height": height})
            for words in ([], ["J’abandonne"], ["Cinq cartes ou plus", "Au valet", "Pas d’atout"]):
                await crowd(page, words)
                where = f"{seats} seats, {width}x{height}, {len(words)} words: "
                faults += [where + fault for fault in await faults_in(page)]
                await page.evaluate(_TAKE_UP)
                faults += [f"{where}not laid: {fault}" for fault in await faults_in(page)]
    assert not faults, "\n".join(faults)


async def faults_in(page: Page) -> list[str]:
    """Return what cannot be seen or touched."""
    await check_width(page)
    nameless = [f"nothing is left of {name}" for name in await page.evaluate(_NAMELESS)]
    small = [f"{card} cannot be seen or touched" for card in await page.evaluate(_CARDS)]
    found = [fault for fault in await overlaps(page) if not _is_name(fault)]
    return nameless + small + found


def _is_name(fault: str) -> bool:
    """Tell whether it is only a name, or a long speech, that is cut: one is known by less."""
    return " is cut" in fault and fault.startswith(("seat-name", "slate-team", "bubble"))


async def test_players_sit_anticlockwise(visit: Visits) -> None:
    """From one's own place at the bottom to the right, and round."""
    visitor = await visit("fr")
    staged = await stage(visitor, table_of(2))
    for seats in TABLES:
        view = table_of(seats)
        await staged.show(view)
        for width, height in [(390, 844), (820, 1180), (1440, 900)]:
            await visitor.page.set_viewport_size({"width": width, "height": height})
            places = await visitor.page.evaluate(_ROUND)
            ring = [places[(view["seat"] + i) % seats] for i in range(seats)]
            assert len(places) == seats
            assert ring[0][1] >= max(y for _, y in ring) - 2, "one's own place is the lowest"
            assert seats == 2 or area(ring) < 0, f"{seats} seats, {width}x{height}: {ring}"


def area(ring: list[list[float]]) -> float:
    """Return twice the area of a polygon; it is negative if its corners go round anticlockwise."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))


# Notes where every card that flies begins and ends, by the middle of it.
_WATCH: Final = """
globalThis.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const box = this.getBoundingClientRect();
  const at = ({ transform }) => {
    const { e, f } = new DOMMatrix(transform);
    return [box.left + box.width / 2 + e, box.top + box.height / 2 + f];
  };
  const card = this.dataset.card ?? "";
  const ghost = this.classList.contains("ghost");
  flights.push({ card, ghost, from: at(frames[0]), to: at(frames.at(-1)) });
  return animate.call(this, frames, timing);
};
"""

# The middle of what a seat lays its cards from, and of what it takes tricks to.
_PLACES: Final = """(seat) => {
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const place = document.querySelector(`.seat[data-seat="${seat}"]`);
  const plate = place.querySelector(".plate");
  const pile = document.querySelector(`.taken.${place.dataset.pile}`);
  return { plate: middle(plate), pile: middle(pile ?? plate) };
}"""

_GHOSTS: Final = "() => flights.filter((one) => one.ghost).length"


def tricks_of(seats: int) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Return the events of a trick that the first player takes, each with the view after it."""
    view = table_of(seats)
    own, cards = view["seat"], view["trick"]["cards"]
    winner = cards[0][1]
    told = []
    for count, (card, seat) in enumerate(cards, start=1):
        after = view | {"trick": view["trick"] | {"cards": cards[:count], "winning": winner}}
        told.append(({"e": "played", "seat": seat, "card": card}, after | {"legal": {}}))
    card = view["legal"]["cards"][0]
    no = view["trick"]["no"]
    done = {"no": no, "leader": winner, "cards": [*cards, [card, own]], "winner": winner}
    taken = list(view["taken"])
    taken[view["sides"][winner]] += 1
    after = view | {
        "hand": [one for one in view["hand"] if one != card],
        "trick": {"no": no + 1, "leader": winner, "cards": [], "winning": None},
        "last": done | {"points": 0},
        "taken": taken,
        "turn": winner,
        "waiting": [winner],
        "legal": {},
    }
    return [*told, ({"e": "played", "seat": own, "card": card}, after)]


def near(one: list[float], other: list[float]) -> bool:
    """Tell whether two places are the same but for the rounding of a browser."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) < 3


@pytest.mark.parametrize("seats", TABLES)
async def test_cards_come_from_their_seat_and_go_to_the_winner(visit: Visits, seats: int) -> None:
    visitor = await visit("fr", size=PHONES[1], motion="no-preference", pace="slow", still=False)
    page = visitor.page
    await page.add_init_script(_WATCH)
    told = tricks_of(seats)
    first = told[0][1]
    start = first | {"trick": first["trick"] | {"cards": [], "winning": None}}
    socket = await paused_table(visitor, start)
    await page.evaluate("() => { flights.length = 0; }")
    for event, view in told:
        await socket.tell(event, view)
    for _ in range(LONGEST):
        if await page.evaluate(_GHOSTS) == len(told):
            break
        await page.clock.run_for(STEP)
    flights = await page.evaluate("() => flights")
    for event, _ in told[:-1]:
        [flight] = [one for one in flights if one["card"] == event["card"]][:1]
        places = await page.evaluate(_PLACES, event["seat"])
        assert near(flight["from"], places["plate"]), event
    winner = await page.evaluate(_PLACES, told[0][0]["seat"])
    gathered = [one for one in flights if one["ghost"]]
    assert len(gathered) == len(told)
    assert all(near(one["to"], winner["pile"]) for one in gathered)


ACCOUNTS: Final = (
    ("estimation", "summary"),
    ("estimation", "end"),
    ("hindersi-5", "summary"),
    ("hindersi-5", "end"),
    ("coiffeur", "summary"),
    ("coiffeur-3", "end"),
    ("pandur-4", "summary"),
    ("pandur-4", "out"),
    ("mise-5", "summary"),
    ("mise", "end"),
    ("pomme", "summary"),
    ("brouc", "summary"),
)
WIDER: Final = (PHONES[1], (820, 1180), (1440, 900))


@pytest.mark.parametrize("part", [0, 1])
async def test_accounts_fit_and_shut_nobody_out(visit: Visits, part: int) -> None:
    """Every account in every window; what cannot differ between wide windows in one of them."""
    visitor = await visit("de", size=PHONES[0])
    page = visitor.page
    accounts = ACCOUNTS[part::2]
    staged = await stage(visitor, view_of(*accounts[0]))
    faults: list[str] = []
    for nth, account in enumerate(accounts):
        await page.set_viewport_size({"width": PHONES[0][0], "height": PHONES[0][1]})
        await staged.show(view_of(*account))
        await check_width(page)
        found = await barriers(page)
        for width, height in WIDER:
            await resize(page, (width, height))
            if (width, height) == WIDER[nth % len(WIDER)]:
                found += await barriers(page, "structure")
        faults += [f"{account}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


async def test_the_slate_of_every_game_fits_a_phone(visit: Visits) -> None:
    visitor = await visit("de", size=PHONES[0])
    page = visitor.page
    staged = await stage(visitor, view_of("estimation", "play"))
    faults: list[str] = []
    for rules in ("estimation", "hindersi-5", "coiffeur-3", "mise-5"):
        await staged.show(view_of(rules, "play"))
        await page.locator(".slate.strip").click()
        await page.locator(".slate-dialog").wait_for()
        for width, height in reversed(PHONES):
            await resize(page, (width, height))
            assert await page.locator(".slate-dialog .row button.primary").is_visible()
        faults += [f"{rules}: {fault}" for fault in await barriers(page)]
    assert not faults, "\n".join(faults)
