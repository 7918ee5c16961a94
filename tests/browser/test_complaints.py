"""Complaints of players of other tables, each as a test.

The docstring of a test quotes the complaint. ``tests/docs/ux-checks.md`` lists all of
them, with those that other files look after.
"""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.async_api import Page, WebSocket, expect

from buur.client import Invitation, open_table
from tests.browser.autoplay import following, holding, is_over, play_ahead, to_play
from tests.browser.clock import STEP, paused_table
from tests.browser.conftest import DESKTOP, Visit, Visits
from tests.browser.deal import first_deal
from tests.browser.fake_socket import PATH, install_fake_socket
from tests.browser.page_reader import center
from tests.browser.scripted_table import end_of_deal, stage, view_asked
from tools.exploratory_player import DRAWN, ExploratoryPlayer, Seen

LYING: Final = ".trick[data-done=no] [data-card]"
DONE: Final = ".trick[data-done=yes] [data-card]"
SMALL, PHONE, ACROSS = (320, 568), (390, 844), (844, 390)
TWO_TRICKS: Final = 22
"""Events up to the end of the second trick."""
LONG_NAME: Final = "Maximiliane von Wattenwyl"[:24]


async def own_cards(player: ExploratoryPlayer, left: int) -> list[Seen]:
    """Play on, and return every moment of one's own turn until so many cards are left."""
    found: list[Seen] = []
    async for seen in player.moments():
        if not seen.card:
            continue
        found.append(seen)
        if await player.page.locator(".hand button.card").count() == left:
            return found
    raise AssertionError("the partie ended before")


# ── Cards ──────────────────────────────────────────────────────────────────────────────────────

_SLOTS = """() => Object.fromEntries([...document.querySelectorAll(".hand button.card")].map(
  (card) => [card.dataset.card, [card.offsetLeft, card.offsetTop, card.offsetWidth]]))"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_the_hand_does_not_jump(visit: Visits, size: tuple[int, int]) -> None:
    """ "Cards wrap, the hand jumps": a card keeps its place until it is played."""
    visitor = await visit("fr", size)
    player = await visitor.sit(holding(9))
    places = await visitor.page.evaluate(_SLOTS)
    async for seen in player.moments():
        if seen.card:
            now = await visitor.page.evaluate(_SLOTS)
            assert now == {card: places[card] for card in now}
            if len(now) == 6:
                return
    raise AssertionError("the partie ended before")


async def test_who_led_and_which_card_wins_can_be_told(visit: Visits) -> None:
    """ "Who led? Which card wins?": both are marked and said, the first card lies first."""
    visitor, _ = await visit.at(following(3), "fr")
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


async def full_trick(visitor: Visit) -> Page:
    """Have the last card of a trick come onto the tabletop, with the clock at rest."""
    view, told = end_of_deal()
    socket = await paused_table(visitor, view)
    for event, after in told:
        await socket.tell(event, after)
    await lies_until(visitor.page, cards=4)
    return visitor.page


async def lies_until(page: Page, *, cards: int) -> int:
    """Let time pass until so many cards of a complete trick lie there, and return how long."""
    for time in range(0, 6000, STEP):
        if await page.locator(DONE).count() == cards:
            return time
        await page.clock.run_for(STEP)
    raise AssertionError(f"{cards} cards never lie there")


async def test_the_fourth_card_lies_long_enough_to_be_seen(visit: Visits) -> None:
    """ "Cards vanish before they are seen": all four lie there for more than a second."""
    page = await full_trick(await visit("fr", pace="normal", still=False))
    assert await lies_until(page, cards=0) >= 1200


async def test_a_press_takes_the_trick_away_at_once(visit: Visits) -> None:
    """ "Auto-advance, and a click to speed it up": nobody has to wait for what he has seen."""
    page = await full_trick(await visit("fr", pace="slow", still=False))
    await page.mouse.click(*await center(page, ".trick"))
    assert await lies_until(page, cards=0) <= STEP


async def test_no_button_between_two_tricks(visit: Visits) -> None:
    """ "No 'next trick' button": between two cards of one's own there is nothing to press."""
    visitor = await visit("fr")
    player = await visitor.sit(holding(9))
    async for seen in player.moments():
        if seen.dialog == "summary":
            break
    first = next(nth for nth, seen in enumerate(player.presses) if seen.card)
    played = [seen.dialog for seen in player.presses[first:]]
    assert set(played) <= {"", "count", "open"}
    assert played[:9] == [""] * 9


@pytest.mark.parametrize(
    ("size", "least"), [(PHONE, 64), ((320, 568), 48)], ids=["390x844", "320x568"]
)
async def test_cards_on_the_carpet_are_large_on_a_phone(
    visit: Visits, size: tuple[int, int], least: int
) -> None:
    """ "The last played card is tiny on mobile": every card that lies there can be read."""
    visitor, _ = await visit.at(following(2), "fr", size)
    assert await visitor.page.locator(LYING).count() == 2
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
# What follows the scrolling of a list is no motion of its own.
_STILL = """() => document.getAnimations().every(
  ({ playState, timeline }) => playState !== "running" || timeline !== document.timeline)"""


async def test_motion_is_not_interrupted(visit: Visits) -> None:
    """ "The animation of cutting and dealing is interrupted": left alone, every motion ends."""
    visitor = await visit("fr", motion="no-preference", pace="fast", still=False)
    page = visitor.page
    await page.add_init_script(_MOVES)
    async for seen in (await visitor.sit()).moments():
        await page.wait_for_function(_STILL)
        if seen.card and len(await visitor.hand()) == 8:
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
  // What a style moves beside, such as a card that is raised, is no flight.
  const flights = cards
    .flatMap((card) => card.getAnimations())
    .filter((one) => !(one instanceof CSSTransition));
  let seen = 0;
  const caught = [];
  for (let time = 0; time <= 700; time += 20) {
    for (const flight of flights) flight.currentTime = time;
    for (const { effect: { target } } of flights) {
      const { x, y, width, height } = target.getBoundingClientRect();
      const under = document.elementFromPoint(x + width / 2, y + height / 2);
      seen += under?.closest(".tabletop") ? 1 : 0;
      if (under?.closest("[data-flying]")) caught.push([target.dataset.card, time]);
    }
  }
  return { flights: flights.length, seen, caught };
}"""


async def test_a_card_in_flight_catches_no_press(visit: Visits) -> None:
    """A button is pressed while a dealt card flies over it: the button gets the press."""
    visitor = await visit("fr", motion="no-preference", pace="slow", still=False)
    await visitor.page.add_init_script(_HELD)
    view = view_asked("schieber", "contracts")
    nothing = {"hand": [], "counts": [0] * 4, "legal": {}, "phase": "cut", "dealer": 2}
    staged = await stage(visitor, view | nothing)
    await staged.tell({"e": "dealt", "counts": view["counts"]}, view | {"dealer": 2})
    await visitor.page.locator("[data-flying]").nth(len(view["hand"]) - 1).wait_for()
    found = await visitor.page.evaluate(_CAUGHT)
    assert found["flights"] == len(view["hand"])
    assert found["seen"] > 0
    assert found["caught"] == []


async def test_a_card_is_read_as_one_name(visit: Visits) -> None:
    """ "A card's text is cut up word by word": each is one button with one whole name."""
    visitor, _ = await visit.at(to_play, "fr")
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


async def test_your_turn_can_be_read(visit: Visits) -> None:
    """ "'Du bist dran' is unreadable": large, uncovered, whole, and there as long as it is true."""
    visitor = await visit("de")
    page = visitor.page
    await page.clock.install()
    await visitor.sit(following(2))
    for width, height in (SMALL, PHONE, ACROSS):
        await page.set_viewport_size({"width": width, "height": height})
        await page.clock.fast_forward("05:00")
        seen = await page.evaluate(_LEGIBLE)
        assert await visitor.shown(".status") == "Du spielst"
        assert seen["size"] >= 16, seen
        assert seen["free"], (width, seen)
        assert not seen["cut"], seen


async def test_the_title_tells_ones_turn(visit: Visits) -> None:
    """ "A beep when it is my turn": and the title says so in a tab that is not looked at."""
    visitor = await visit("fr")
    page = visitor.page
    deal = first_deal("chibre", 16)
    socket = await install_fake_socket(page, deal[0].view)
    await page.goto(visitor.url + PATH)
    await page.locator("main.table").wait_for()
    for told in deal[1:TWO_TRICKS]:
        await socket.tell(told.event, told.view)
        await page.evaluate(DRAWN)
        is_on_turn = told.view["seat"] in told.view["waiting"]
        assert (await page.title()).startswith("À vous") is is_on_turn, told.event


_HALVES = """() => [...document.querySelectorAll("button.slate .slate-half")].map((half) => {
  const { top, bottom, left } = half.getBoundingClientRect();
  return half.matches(".us") ? [top, bottom, left] : [top, bottom];
})"""


async def test_points_stay_in_their_place(visit: Visits) -> None:
    """ "Points pop up over the wrong place": they stand on the slate, which does not move."""
    visitor = await visit("fr", PHONE)
    page = visitor.page
    player = await visitor.sit(holding(9))
    where = await page.evaluate(_HALVES)
    scores = set()
    async for seen in player.moments():
        assert await page.evaluate(_HALVES) == where
        scores.add(await visitor.shown("button.slate"))
        if seen.card and len(await visitor.hand()) == 6:
            break
    assert len(scores) > 1, "points have come"


_SCROLLED = """() => [scrollX, scrollY,
  ...[...document.querySelectorAll("main, .tabletop")].map(({ scrollTop }) => scrollTop)]"""


@pytest.mark.parametrize("size", [SMALL, ACROSS], ids=["upright", "across"])
async def test_the_table_does_not_scroll(visit: Visits, size: tuple[int, int]) -> None:
    """ "Scroll jumping": a small window holds the whole table, whatever happens there."""
    visitor = await visit("fr", size)
    async for seen in (await visitor.sit()).moments():
        assert not any(await visitor.page.evaluate(_SCROLLED))
        if seen.card and len(await visitor.hand()) == 7:
            return
    raise AssertionError("the partie ended before")


async def test_setting_an_option_does_not_scroll(visit: Visits) -> None:
    """ "Scroll jumping": what one has scrolled to stays there when something is changed."""
    _, page = await visit.home("fr", (390, 844))
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
    player = await visitor.sit(holding(2))
    seated = await page.evaluate(_SEATED)
    assert len(set(seated.values())) == 4
    dialogs = set()
    async for seen in player.moments():
        assert await page.evaluate(_SEATED) == seated
        dialogs.add(seen.dialog)
        if seen.card and len(await visitor.hand()) > 2:
            break
    assert "summary" in dialogs
    await page.reload()
    await page.locator(".hand button.card").first.wait_for()
    assert await page.evaluate(_SEATED) == seated


async def test_bots_are_called_bots(visit: Visits) -> None:
    """ "Does the house seat its computers in secret?": every bot bears the word."""
    visitor, _ = await visit.at(to_play, "fr")
    for side in ("right", "top", "left"):
        assert await visitor.shown(f".seat.{side} .plate .bot") == "bot"
    assert await visitor.page.locator(".seat.bottom .bot").count() == 0


def two_seats(visitor: Visit, name: str) -> list[Invitation]:
    """Return the seats of two partners at a new table, with bots between them."""
    others = ["steady", None, "steady"]
    seats = open_table(visitor.server.url, "chibre", others, name=name)
    return [seats[0], seats[2]]


async def test_language_and_cards_are_ones_own(visit: Visits) -> None:
    """ "If you are used to French cards you need not get confused by your friends' Swiss ones": the
    same trick lies before both, each in his own words and pictures.
    """
    one, other = await visit("fr", deck="french"), await visit("de", deck="swiss")
    seats = two_seats(one, "Anna")
    play_ahead(seats, following(2))
    names = []
    for visitor, seat, deck in zip((one, other), seats, ("fr", "ch"), strict=True):
        await visitor.enter(seat)
        trick = visitor.page.locator(LYING)
        await expect(trick.locator(f"use[href^='#{deck}-']")).to_have_count(2)
        names.append([await card.get_attribute("aria-label") or "" for card in await trick.all()])
    lying = [await visitor.page.eval_on_selector_all(LYING, _CODES) for visitor in (one, other)]
    assert lying[0] == lying[1]
    assert all(" de " in name or " d’" in name for name in names[0])
    assert not set(names[0]) & set(names[1])


async def test_a_long_name_is_not_cut_off(visit: Visits) -> None:
    """ "Names are truncated": the longest one that may be given is there to be read."""
    visitor = await visit("fr")
    await visitor.enter(two_seats(visitor, LONG_NAME)[1])
    plate = visitor.page.locator(".seat.top .seat-name")
    await plate.get_by_text(LONG_NAME).wait_for()
    for width, height in (SMALL, DESKTOP):
        await visitor.page.set_viewport_size({"width": width, "height": height})
        assert await plate.evaluate("(name) => name.scrollWidth <= name.clientWidth + 1")
        box = await visitor.page.locator(".seat.top .plate").bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width


# ── Going on ───────────────────────────────────────────────────────────────────────────────────


async def test_one_press_leads_from_the_home_page_to_ones_cards(visit: Visits) -> None:
    """ "It took twenty minutes to get to a table": no account, no name, one press."""
    visitor, _ = await visit.home("fr", options={"cut": "none"})
    await visitor.page.locator("button.play").click()
    await visitor.page.locator(".hand button.card").nth(8).wait_for()


_SEAT = """() => {
  const [{ table, token }] = JSON.parse(localStorage.getItem("buur.tables"));
  return [table, token];
}"""


async def test_another_partie_follows_and_another(visit: Visits) -> None:
    """ "The re-match hangs": one press, another table, new cards, as often as one likes."""
    visitor, page = await visit.at(is_over, "fr", options={"target": 100, "cut": "none"})
    tables = {page.url}
    for _ in range(2):
        await page.locator("[data-dialog=end] button.primary").click()
        await page.wait_for_function("(known) => !known.includes(location.href)", arg=list(tables))
        tables.add(page.url)
        await page.locator(".hand button.card").nth(8).wait_for()
        table, token = await page.evaluate(_SEAT)
        await visitor.enter(Invitation(visitor.server.url.rstrip("/"), table, token), is_over)
    assert len(tables) == 3


async def test_two_windows_do_not_take_the_seat_from_each_other(visit: Visits) -> None:
    """ "Two tabs steal each other's seat": the older one steps back until it is asked for."""
    visitor = await visit("fr")
    first = visitor.page
    await first.clock.install()
    await visitor.sit(holding(2))
    second = await visitor.context.new_page()
    lines: list[WebSocket] = []
    first.on("websocket", lambda line: lines.append(line))
    await second.goto(first.url)
    await second.locator(".hand button.card").first.wait_for()
    retake = first.get_by_role("button", name="Jouer ici", exact=True)
    await retake.wait_for()
    await first.clock.fast_forward("10:00")
    assert await retake.is_visible(), "it does not take the seat back by itself"
    assert lines == []
    assert await second.locator(".offline").count() == 0
    await first.bring_to_front()
    await retake.click()
    await retake.wait_for(state="detached")
    await second.get_by_role("button", name="Jouer ici", exact=True).wait_for()
    await own_cards(ExploratoryPlayer(first), 1)


# Whatever the focus leaves or comes to from now on.
_WATCH_FOCUS = """() => {
  window.moves = [];
  for (const type of ["focusin", "focusout"])
    addEventListener(type, ({ target }) => window.moves.push([type, target.dataset?.card]), true);
}"""
_FOCUSED = "() => document.activeElement?.dataset.card ?? ''"


async def test_a_redraw_keeps_the_place_of_the_keyboard(visit: Visits) -> None:
    """ "A refresh loses the selection": the focus stays on its card while the others play."""
    visitor = await visit("fr", pace="fast", still=False)
    page = visitor.page
    player = await visitor.sit(holding(7))
    seen = await player.look()
    other = next(card for card in await visitor.hand() if card != seen.card)
    await page.locator(f".hand [data-card={other}]").focus()
    await page.evaluate(_WATCH_FOCUS)
    await page.keyboard.press(str(seen.slot))
    player.presses.append(seen)
    await player.look()
    assert len(await visitor.hand()) == 6, "the others have played"
    assert await page.evaluate("() => window.moves") == []
    assert await page.evaluate(_FOCUSED) == other
