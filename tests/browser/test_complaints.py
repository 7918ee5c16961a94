"""What players of other tables complained about; here each complaint is a test.

The docstring of a test quotes the complaint. ``docs/ux-checks.md`` lists all of them, with those
that other files look after.
"""

from __future__ import annotations

import re
from typing import Any, Final

import httpx
import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Visit, Visits
from tools.stranger import Seen, Stranger

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LYING: Final = ".trick[data-done=no] [data-card]"
LONG_NAME: Final = "Maximiliane von Wattenwyl"[:24]


async def own_card(stranger: Stranger, *, lying: int = 0, most: int = 4, held: int = 9) -> Seen:
    """Play until it is one's own card, with enough on the carpet and not too much in the hand.

    Args:
        stranger: who plays.
        lying: cards on the carpet at least.
        most: and at most.
        held: cards in the hand at most.
    """
    page = stranger.page
    async for seen in stranger.moments():
        on_carpet = await page.locator(LYING).count()
        in_hand = await page.locator(".hand button.card").count()
        if seen.card and lying <= on_carpet <= most and in_hand <= held:
            return seen
    raise AssertionError("the partie ended before")


async def deal_ends(stranger: Stranger) -> None:
    """Play the deal to its end."""
    async for seen in stranger.moments():
        if seen.sheet == "summary":
            return


# ── Cards ──────────────────────────────────────────────────────────────────────────────────────

_SLOTS = """() => Object.fromEntries([...document.querySelectorAll(".hand button.card")].map(
  (card) => [card.dataset.card, [card.offsetLeft, card.offsetTop, card.offsetWidth]]))"""


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "desktop"])
async def test_the_hand_does_not_jump(visit: Visits, size: tuple[int, int]) -> None:
    """ "Cards wrap, the hand jumps": a card keeps its place until it is played."""
    visitor = await visit("fr", size)
    stranger = await visitor.sit()
    await own_card(stranger)
    places = await visitor.page.evaluate(_SLOTS)
    async for seen in stranger.moments():
        if seen.card:
            now = await visitor.page.evaluate(_SLOTS)
            assert now == {card: places[card] for card in now}
            if len(now) == 5:
                return


async def test_who_led_and_which_card_wins_can_be_told(visit: Visits) -> None:
    """ "Who led? Which card wins?": both are marked and said, the first card lies first."""
    visitor = await visit("fr")
    await own_card(await visitor.sit(), lying=3)
    trick = visitor.page.locator(".trick")
    assert await trick.locator(".led").count() == 1
    assert await trick.locator(".winning").count() == 1
    first = await trick.locator("[data-card]").first.get_attribute("data-card")
    assert await trick.locator(".led").get_attribute("data-card") == first
    best = await trick.locator(".winning").get_attribute("aria-label") or ""
    assert best.endswith("la plus forte")
    others = [
        await card.get_attribute("aria-label") for card in await trick.get_by_role("img").all()
    ]
    assert sum("la plus forte" in (name or "") for name in others) == 1


_WATCH_TRICK = """() => {
  window.tricks = [];
  new MutationObserver(() => {
    const trick = document.querySelector(".trick");
    const done = trick?.dataset.done === "yes";
    const now = performance.now();
    const last = window.tricks.at(-1);
    if (done && (!last || last.until)) {
      const cards = trick.querySelectorAll("[data-card]").length;
      const note = { cards, from: now, until: 0, pressed: window.hurry ? now : 0 };
      window.tricks.push(note);
      if (window.hurry) trick.click();
    } else if (!done && last && !last.until) last.until = now;
  }).observe(document.getElementById("page"), { subtree: true, childList: true, attributes: true });
}"""


async def watched_trick(visitor: Visit, *, hurry: bool) -> dict[str, float]:
    """Return how the first trick lay, in milliseconds of the page."""
    page = visitor.page
    stranger = await visitor.sit()
    await page.evaluate(_WATCH_TRICK)
    await page.evaluate("(hurry) => { window.hurry = hurry }", hurry)
    await stranger.press(await own_card(stranger))
    await page.wait_for_function("() => window.tricks.some(({ until }) => until)")
    tricks: list[dict[str, float]] = await page.evaluate("() => window.tricks")
    return tricks[0]


async def test_the_fourth_card_lies_long_enough_to_be_seen(visit: Visits) -> None:
    """ "Cards vanish before they are seen": all four lie there for more than a second."""
    trick = await watched_trick(await visit("fr", speed="normal"), hurry=False)
    assert trick["cards"] == 4
    assert trick["until"] - trick["from"] >= 1200


async def test_a_press_takes_the_trick_away_at_once(visit: Visits) -> None:
    """ "Auto-advance, and a click to speed it up": nobody has to wait for what he has seen."""
    trick = await watched_trick(await visit("fr", speed="slow"), hurry=True)
    assert trick["cards"] == 4
    assert trick["until"] - trick["pressed"] < 1900, "it would have lain for more than two seconds"


async def test_no_button_between_two_tricks(visit: Visits) -> None:
    """ "No 'next trick' button": between two cards of one's own there is nothing to press."""
    visitor = await visit("fr")
    stranger = await visitor.sit()
    await deal_ends(stranger)
    first = next(nth for nth, seen in enumerate(stranger.presses) if seen.card)
    played = [seen.sheet for seen in stranger.presses[first:]]
    assert set(played) <= {"", "count", "open"}
    assert played[:8] == [""] * 8


@pytest.mark.parametrize(
    ("size", "least"), [((390, 844), 64), ((320, 568), 48)], ids=["390x844", "320x568"]
)
async def test_cards_on_the_carpet_are_large_on_a_phone(
    visit: Visits, size: tuple[int, int], least: int
) -> None:
    """ "The last played card is tiny on mobile": every card that lies there can be read."""
    visitor = await visit("fr", size)
    await own_card(await visitor.sit(), lying=2)
    for card in await visitor.page.locator(LYING).all():
        box = await card.bounding_box()
        assert box
        assert box["width"] >= least


_MOVES = """
window.outcomes = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...all) {
  const animation = animate.apply(this, all);
  const name = String(this.className?.baseVal ?? this.className);
  animation.finished.then(
    () => window.outcomes.push(["finished", name]),
    () => window.outcomes.push(["interrupted", name]),
  );
  return animation;
};
"""
_STILL = "() => document.getAnimations().every(({ playState }) => playState !== 'running')"


async def test_motion_is_not_interrupted(visit: Visits) -> None:
    """ "The animation of cutting and dealing is interrupted": left alone, every motion ends."""
    visitor = await visit("fr", motion="no-preference", speed="fast")
    page = visitor.page
    await page.add_init_script(_MOVES)
    async for seen in (await visitor.sit()).moments():
        await page.wait_for_function(_STILL)
        if seen.card and len(await visitor.hand()) == 7:
            break
    outcomes = await page.evaluate("() => window.outcomes")
    assert len([one for one in outcomes if one[0] == "finished"]) > 8
    assert [one for one in outcomes if one[0] == "interrupted"] == []


_HELD = """
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  const flight = animate.apply(this, how);
  if (this.closest(".hand")) flight.pause();
  return flight;
};
"""
_CAUGHT = """() => {
  const cards = [...document.querySelectorAll("[data-flying]")];
  const flights = cards.flatMap((card) => card.getAnimations());
  let seen = 0;
  const caught = [];
  for (let time = 0; time <= 700; time += 20) {
    for (const flight of flights) flight.currentTime = time;
    for (const { effect: { target } } of flights) {
      const { x, y, width, height } = target.getBoundingClientRect();
      const under = document.elementFromPoint(x + width / 2, y + height / 2);
      seen += under?.closest(".felt") ? 1 : 0;
      if (under?.closest("[data-flying]")) caught.push([target.dataset.card, time]);
    }
  }
  return { flights: flights.length, seen, caught };
}"""


async def test_a_card_in_flight_catches_no_press(visit: Visits) -> None:
    """A button is pressed while a dealt card flies over it: the button gets the press."""
    visitor = await visit("fr", motion="no-preference", speed="slow")
    await visitor.page.add_init_script(_HELD)
    found: dict[str, Any] = {"flights": 0}
    while not found["flights"]:  # where the cards are there before the carpet, none fly
        async for _ in (await visitor.sit()).moments():
            if len(await visitor.hand()) == 9:
                break
        found = await visitor.page.evaluate(_CAUGHT)
    assert found["seen"] > 0
    assert found["caught"] == []


async def test_a_card_is_read_as_one_name(visit: Visits) -> None:
    """ "A card's text is cut up word by word": each is one button with one whole name."""
    visitor = await visit("fr")
    await own_card(await visitor.sit())
    hand = visitor.page.get_by_role("group", name="Votre jeu", exact=True)
    lines = (await hand.aria_snapshot()).splitlines()[1:]
    buttons = [line.strip() for line in lines]
    whole = re.compile(r'- button "\w+ d\S+.*, (pas )?jouable"( \[disabled\])?( \[active\])?')
    assert buttons
    assert [line for line in buttons if not whole.fullmatch(line)] == []


# ── Turn and points ────────────────────────────────────────────────────────────────────────────

_LEGIBLE = """() => {
  const line = document.querySelector(".status");
  const box = line.getBoundingClientRect();
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {
    size: parseFloat(getComputedStyle(line).fontSize),
    free: line === middle || line.contains(middle),
    cut: line.scrollWidth > line.clientWidth + 1,
  };
}"""


@pytest.mark.parametrize(
    "size", [(320, 568), (390, 844), (844, 390)], ids=lambda size: str(size[0])
)
async def test_your_turn_can_be_read(visit: Visits, size: tuple[int, int]) -> None:
    """ "'Du bist dran' is unreadable": large, uncovered, whole, and there as long as it is true."""
    visitor = await visit("de", size)
    page = visitor.page
    await own_card(await visitor.sit())
    seen = []
    for _ in range(3):
        seen.append(await page.evaluate(_LEGIBLE))
        assert await visitor.shown(".status") == "Du spielst"
        await page.wait_for_timeout(400)
    assert all(one["size"] >= 16 and one["free"] and not one["cut"] for one in seen), seen


async def test_the_title_tells_ones_turn(visit: Visits) -> None:
    """ "A beep when it is my turn": and the title says so in a tab that is not looked at."""
    visitor = await visit("fr", speed="slow")
    page = visitor.page
    stranger = await visitor.sit()
    seen = await own_card(stranger, most=2)  # who closes a trick may be on turn again at once
    assert (await page.title()).startswith("À vous")
    await stranger.press(seen)
    await page.wait_for_function("() => !document.title.startsWith('À vous')")
    await own_card(stranger)
    assert (await page.title()).startswith("À vous")


_HALVES = """() => [...document.querySelectorAll("button.slate .slate-half")].map((half) => {
  const { top, bottom, left } = half.getBoundingClientRect();
  return half.matches(".us") ? [top, bottom, left] : [top, bottom];
})"""


async def test_points_stay_in_their_place(visit: Visits) -> None:
    """ "Points pop up over the wrong place": they stand on the slate, which does not move."""
    visitor = await visit("fr", (390, 844))
    page = visitor.page
    stranger = await visitor.sit()
    await own_card(stranger)
    where = await page.evaluate(_HALVES)
    async for seen in stranger.moments():
        if seen.card:
            assert await page.evaluate(_HALVES) == where
            if len(await visitor.hand()) == 4:
                return


_SCROLLED = """() => [scrollX, scrollY,
  ...[...document.querySelectorAll("main, .felt")].map(({ scrollTop }) => scrollTop)]"""


@pytest.mark.parametrize("size", [(320, 568), (844, 390)], ids=["upright", "across"])
async def test_the_table_does_not_scroll(visit: Visits, size: tuple[int, int]) -> None:
    """ "Scroll jumping": a small window holds the whole table, whatever happens there."""
    visitor = await visit("fr", size)
    stranger = await visitor.sit()
    async for seen in stranger.moments():
        assert not any(await visitor.page.evaluate(_SCROLLED))
        if seen.card and len(await visitor.hand()) == 6:
            return


async def test_setting_an_option_does_not_scroll(visit: Visits) -> None:
    """ "Scroll jumping": what one has scrolled to stays there when something is changed."""
    visitor = await visit("fr", (390, 844))
    page = visitor.page
    await visitor.home()
    await page.locator("details.drawer > summary").click()
    field = page.locator("label.option input[type=checkbox]:visible").last
    await field.scroll_into_view_if_needed()
    before = await page.evaluate("() => scrollY")
    assert before > 100
    place = await field.bounding_box()
    await field.press("Space")
    await page.locator("label.option.changed").first.wait_for()
    assert await field.bounding_box() == place
    assert await page.evaluate("() => scrollY") == before


# ── Seats and people ───────────────────────────────────────────────────────────────────────────

_CODES = "(cards) => cards.map(({ dataset }) => dataset.card)"
_SEATED = """() => Object.fromEntries(["bottom", "right", "top", "left"].map(
  (side) => [side, document.querySelector(`.seat.${side} .seat-name`).textContent]))"""


async def test_nobody_changes_seats(visit: Visits) -> None:
    """ "Swapped seats, play order instead of fixed seats": all sit where they sat."""
    visitor = await visit("fr")
    page = visitor.page
    stranger = await visitor.sit()
    await own_card(stranger)
    seated = await page.evaluate(_SEATED)
    assert len(set(seated.values())) == 4
    await deal_ends(stranger)
    assert await page.evaluate(_SEATED) == seated
    await own_card(stranger)
    assert await page.evaluate(_SEATED) == seated
    await page.reload()
    await page.locator(".hand button.card").first.wait_for()
    assert await page.evaluate(_SEATED) == seated


async def test_bots_are_called_bots(visit: Visits) -> None:
    """ "Does the house seat its computers in secret?": every bot bears the word."""
    visitor = await visit("fr")
    await own_card(await visitor.sit())
    for side in ("right", "top", "left"):
        assert await visitor.shown(f".seat.{side} .plate .bot") == "bot"
    assert await visitor.page.locator(".seat.bottom .bot").count() == 0


async def sit_down(visitor: Visit, table: str, token: str) -> Page:
    """Take a seat for which one has the key."""
    await visitor.home()
    key = [{"table": table, "token": token}]
    await visitor.page.evaluate(
        "(it) => localStorage.setItem('buur.tables', JSON.stringify(it))", key
    )
    await visitor.page.goto(f"{visitor.server.url}table/{table}")
    return visitor.page


async def two_people(one: Visit, other: Visit, name: str) -> None:
    """Seat two people as partners, with bots between them."""
    wish = {"rules": "chibre", "name": name, "bots": ["steady", None, "steady"]}
    async with httpx.AsyncClient(base_url=one.server.url) as client:
        ticket = (await client.post("/api/tables", json=wish)).json()
    await sit_down(one, ticket["table"], ticket["token"])
    await sit_down(other, ticket["table"], ticket["others"][0]["token"])


async def to_a_common_trick(pages: list[Page], least: int) -> list[str]:
    """Let several people play until all see the same trick, and return its cards."""
    strangers = [Stranger(page) for page in pages]
    for _ in range(600):
        seen = [await page.eval_on_selector_all(LYING, _CODES) for page in pages]
        if len(seen[0]) >= least and all(cards == seen[0] for cards in seen):
            return list(seen[0])
        for stranger in strangers:
            if found := await stranger.glimpse():
                await stranger.press(found)
        await pages[0].wait_for_timeout(50)
    raise AssertionError("they do not come to play")


async def test_language_and_cards_are_ones_own(visit: Visits) -> None:
    """ "If you are used to French cards you need not get confused by your friends' Swiss ones": the
    same trick lies before both, each in his own words and pictures.
    """
    one, other = await visit("fr", deck="french"), await visit("de", deck="swiss")
    await two_people(one, other, "Anna")
    pages = [one.page, other.page]
    lying = await to_a_common_trick(pages, 2)
    names = [
        await page.eval_on_selector_all(LYING, "(all) => all.map(({ ariaLabel }) => ariaLabel)")
        for page in pages
    ]
    assert all(" de " in name or " d’" in name for name in names[0])
    assert not set(names[0]) & set(names[1])
    for page, deck in zip(pages, ("fr", "ch"), strict=True):
        await page.bring_to_front()  # a page behind draws its cards once a second
        await expect(page.locator(f"{LYING} use[href^='#{deck}-']")).to_have_count(
            len(lying), timeout=15_000
        )


@pytest.mark.parametrize("size", [(320, 568), (1440, 900)], ids=["phone", "desktop"])
async def test_a_long_name_is_not_cut_off(visit: Visits, size: tuple[int, int]) -> None:
    """ "Names are truncated": the longest one that may be given is there to be read."""
    one, other = await visit("fr"), await visit("fr", size)
    await two_people(one, other, LONG_NAME)
    plate = other.page.locator(".seat.top .seat-name")
    await plate.get_by_text(LONG_NAME).wait_for()
    assert await plate.evaluate("(name) => name.scrollWidth <= name.clientWidth + 1")
    box = await other.page.locator(".seat.top .plate").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]


# ── Going on ───────────────────────────────────────────────────────────────────────────────────


async def test_one_press_leads_from_the_home_page_to_ones_cards(visit: Visits) -> None:
    """ "It took twenty minutes to get to a table": no account, no name, one press."""
    visitor = await visit("fr", options={"cut": "none"})
    await visitor.home()
    await visitor.page.locator("button.play").click()
    await visitor.page.locator(".hand button.card").nth(8).wait_for()


async def test_another_partie_follows_and_another(visit: Visits) -> None:
    """ "The re-match hangs": one press, another table, new cards, as often as one likes."""
    visitor = await visit("fr", options={"target": 100, "cut": "none"})
    page = visitor.page
    stranger = await visitor.sit()
    tables = set()
    for _ in range(2):
        await stranger.play()
        tables.add(page.url)
        await page.locator("[data-sheet=end] button.primary").click()
        await page.wait_for_function("(known) => !known.includes(location.href)", arg=list(tables))
        await page.locator(".hand button.card").nth(8).wait_for()
        stranger = Stranger(page)
    assert len(tables) == 2
    await own_card(stranger)


async def test_two_windows_do_not_take_the_seat_from_each_other(visit: Visits) -> None:
    """ "Two tabs steal each other's seat": the older one steps back until it is asked for."""
    visitor = await visit("fr")
    await own_card(await visitor.sit())
    first = visitor.page
    second = await visitor.context.new_page()
    await second.goto(first.url)
    await second.locator(".hand button.card").first.wait_for()
    retake = first.get_by_role("button", name="Jouer ici", exact=True)
    await retake.wait_for()
    await first.wait_for_timeout(1500)
    assert await retake.is_visible(), "it does not take the seat back by itself"
    assert await second.locator(".offline").count() == 0
    await first.bring_to_front()
    await retake.click()
    await retake.wait_for(state="detached")
    await second.get_by_role("button", name="Jouer ici", exact=True).wait_for()
    await deal_ends(Stranger(first))


_FOCUSED = "() => document.activeElement?.dataset.card ?? ''"


async def test_a_redraw_keeps_the_place_of_the_keyboard(visit: Visits) -> None:
    """ "A refresh loses the selection": the focus stays on its card while the others play."""
    visitor = await visit("fr", speed="fast")
    page = visitor.page
    stranger = await visitor.sit()
    seen = await own_card(stranger, held=7)
    other = next(card for card in await visitor.hand() if card != seen.card)
    await page.locator(f".hand [data-card={other}]").focus()
    await page.keyboard.press(str(seen.slot))
    stranger.presses.append(seen)
    places: Any = set()
    for _ in range(10):
        places.add(await page.evaluate(_FOCUSED))
        await page.wait_for_timeout(150)
    assert places == {other}
