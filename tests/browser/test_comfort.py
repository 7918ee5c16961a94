"""Playing, dragging and preparing cards; effects of the settings; no press is lost."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.async_api import CDPSession, Page, Route, WebSocketRoute, expect

from tests.browser.autoplay import asks_melds, following, holding, refuses, to_play
from tests.browser.clock import STEP, until
from tests.browser.conftest import Visit, Visits
from tests.browser.page_reader import center
from tools.exploratory_player import DRAWN, PATIENCE, ExploratoryPlayer

WHOLE_HAND = 9
HOUR = 3_600_000
"""Milliseconds, more than all that is done with the clock running takes."""
HELD = ".hand [tabindex='0']"
"""The card to which the Tab key leads."""
PLAYABLE = ".hand[data-turn=yes] button.card:not([aria-disabled])"
REFUSED = ".hand[data-turn=yes] button.card[aria-disabled=true]"
BODY = "() => document.activeElement === document.body"


def card(code: str) -> str:
    """Return the selector of a card in the hand."""
    return f".hand [data-card={code}]"


def bearing(mark: str) -> re.Pattern[str]:
    """Return what the classes of an element match that has this one."""
    return re.compile(rf"\b{mark}\b")


async def press(page: Page, code: str) -> None:
    """Click on a card, also on one that cannot be played now."""
    await page.mouse.click(*await center(page, card(code)))


async def gone(page: Page, code: str) -> None:
    """Wait until a card has left the hand."""
    await page.locator(card(code)).wait_for(state="detached")


async def drag(page: Page, start: tuple[float, float], *stops: tuple[float, float]) -> None:
    """Press the mouse, move it over some points and let go."""
    await page.mouse.move(*start)
    await page.mouse.down()
    for stop in stops:
        await page.mouse.move(*stop, steps=4)
    await page.mouse.up()


@dataclass(slots=True)
class Finger:
    """One finger on the glass."""

    session: CDPSession

    @classmethod
    async def on(cls, page: Page) -> Finger:
        """Return a finger over a page."""
        return cls(await page.context.new_cdp_session(page))

    async def tap(self, x: float, y: float) -> None:
        """Touch and lift."""
        await self.trace((x, y))

    async def trace(self, *stops: tuple[float, float]) -> None:
        """Touch, move over some points, lift."""
        for kind, (x, y) in zip(["touchStart"] + ["touchMove"] * len(stops), stops, strict=False):
            await self._send(kind, [{"x": x, "y": y}])
        await self._send("touchEnd", [])

    async def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        await self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@dataclass
class Gate:
    """Holds back what the server says to a page, so that nothing can move meanwhile."""

    held: list[str | bytes] = field(default_factory=list)
    closed: bool = False
    _more: asyncio.Event = field(default_factory=asyncio.Event)
    _socket: WebSocketRoute | None = None

    async def stand_before(self, page: Page) -> None:
        """Let everything through that goes between page and server, until it is closed."""
        await page.route_web_socket("**/ws/*", self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()
        server.on_message(self._pass)

    def _pass(self, message: str | bytes) -> None:
        if self.closed:
            self.held.append(message)
            self._more.set()
        elif self._socket:
            self._socket.send(message)

    def release(self) -> None:
        """Let through what was held back."""
        self.closed = False
        for message in self.held:
            assert self._socket
            self._socket.send(message)
        self.held.clear()

    async def turn(self) -> dict[str, Any]:
        """Wait until one's next turn is among what is held back, and return what may be done."""
        async with asyncio.timeout(PATIENCE / 1000):
            while (legal := self._held_turn()) is None:
                self._more.clear()
                await self._more.wait()
            return legal

    def _held_turn(self) -> dict[str, Any] | None:
        for message in self.held:
            legal = json.loads(message).get("legal")  # what an event changes
            if legal and legal.get("cards"):
                return dict(legal)
        return None


async def behind_a_gate(visit: Visits, **settings: Any) -> tuple[Visit, Gate, ExploratoryPlayer]:
    """Seat a visitor whose connection can be held up."""
    visitor = await visit("fr", **settings)
    gate = Gate()
    await gate.stand_before(visitor.page)
    return visitor, gate, await visitor.sit(holding(8))


async def hold_until(
    visitor: Visit, gate: Gate, player: ExploratoryPlayer, fits: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """Play with the gate shut behind every card until the held turn is one that fits."""
    while (seen := await player.look()).dialog != "end":
        if not seen.card or len(await visitor.hand()) < 3:
            await player.press(seen)
            continue
        gate.closed = True
        await visitor.page.locator(card(seen.card)).click()
        player.presses.append(seen)
        legal = await gate.turn()
        if fits(legal):
            return legal
        gate.release()
    raise AssertionError("no such turn came")


# Lifting


async def test_the_first_tap_lifts_and_the_second_plays_by_mouse(visit: Visits) -> None:
    visitor = await visit("fr", play="lift")
    page = visitor.page
    seen = await (await visitor.sit(to_play)).look()
    await page.locator(card(seen.card)).click()
    await expect(page.locator(card(seen.card))).to_have_class(bearing("raised"))
    assert "levée" in str(await page.locator(card(seen.card)).get_attribute("aria-label"))
    await page.locator(".tabletop").click(position={"x": 4, "y": 4})
    await expect(page.locator(card(seen.card))).not_to_have_class(bearing("raised"))
    await page.locator(card(seen.card)).click()
    await page.keyboard.press("Escape")
    await expect(page.locator(card(seen.card))).not_to_have_class(bearing("raised"))
    await page.locator(card(seen.card)).dblclick()
    await gone(page, seen.card)


async def test_the_first_tap_lifts_and_the_second_plays_by_touch(visit: Visits) -> None:
    visitor = await visit("fr", size=(390, 844), play="lift")
    page = visitor.page
    seen = await (await visitor.sit(to_play)).look()
    finger = await Finger.on(page)
    await finger.tap(seen.x, seen.y)
    await page.locator(f"{card(seen.card)}.raised").wait_for()
    await finger.tap(seen.x, seen.y)
    await gone(page, seen.card)


async def test_the_first_press_lifts_and_the_second_plays_by_keyboard(visit: Visits) -> None:
    visitor = await visit("fr", play="lift")
    page = visitor.page
    seen = await (await visitor.sit(to_play)).look()
    await page.keyboard.press(str(seen.slot))
    await expect(page.locator(card(seen.card))).to_have_class(bearing("raised"))
    await page.locator(card(seen.card)).focus()
    await page.keyboard.press("Enter")
    await gone(page, seen.card)


# Dragging


@pytest.mark.parametrize("way", ["direct", "lift"])
async def test_a_card_dragged_onto_the_carpet_is_played(visit: Visits, way: str) -> None:
    visitor = await visit("fr", play=way)
    page = visitor.page
    seen = await (await visitor.sit(to_play)).look()
    hand = await visitor.hand()
    await drag(page, (seen.x, seen.y), (seen.x, seen.y - 60), await center(page, ".tabletop"))
    await gone(page, seen.card)
    assert len(await visitor.hand()) == len(hand) - 1


async def test_a_card_let_go_elsewhere_goes_back_and_is_no_click(visit: Visits) -> None:
    visitor = await visit("fr", play="direct")
    page = visitor.page
    seen = await (await visitor.sit(to_play)).look()
    hand = await visitor.hand()
    place = await page.locator(card(seen.card)).bounding_box()
    await drag(page, (seen.x, seen.y), (seen.x, seen.y - 30), (seen.x + 12, seen.y))
    await drag(page, (seen.x, seen.y), (seen.x + 200, seen.y + 5))
    await page.evaluate(DRAWN)
    assert await visitor.hand() == hand
    assert await page.locator(".card.lifted, .card.raised, .card.prepared").count() == 0
    assert await page.locator(card(seen.card)).bounding_box() == place
    await page.locator(card(seen.card)).click()
    await gone(page, seen.card)


async def test_a_refused_card_that_is_dragged_says_why_and_goes_back(visit: Visits) -> None:
    visitor, page = await visit.at(refuses, "fr")
    code = str(await page.locator(REFUSED).first.get_attribute("data-card"))
    place = await page.locator(card(code)).bounding_box()
    await drag(page, await center(page, card(code)), await center(page, ".tabletop"))
    await page.locator(".status.notice").wait_for()
    assert (await visitor.shown(".status.notice")).endswith(".")
    assert await page.locator(card(code)).bounding_box() == place


async def test_a_finger_drags_a_card(visit: Visits) -> None:
    visitor = await visit("fr", size=(390, 844))
    page = visitor.page
    seen = await (await visitor.sit(to_play)).look()
    finger = await Finger.on(page)
    hand = await visitor.hand()
    x, y = await center(page, ".tabletop")
    await finger.trace((seen.x, seen.y), (seen.x, seen.y - 20), (seen.x, seen.y - 40))
    await page.evaluate(DRAWN)
    assert await visitor.hand() == hand
    steps = [(seen.x + (x - seen.x) * k / 6, seen.y + (y - seen.y) * k / 6) for k in range(7)]
    await finger.trace(*steps)
    await gone(page, seen.card)
    assert len(await visitor.hand()) == len(hand) - 1


# Preparing


async def test_a_prepared_card_is_played_when_its_turn_comes(visit: Visits) -> None:
    visitor, gate, player = await behind_a_gate(visit)
    page = visitor.page
    legal = await hold_until(visitor, gate, player, lambda legal: not legal.get("melds"))
    wanted = legal["cards"][0]
    await press(page, wanted)
    await expect(page.locator(card(wanted))).to_have_class(bearing("prepared"))
    assert str(await page.locator(card(wanted)).get_attribute("aria-label")).endswith("préparée")
    assert ", préparée." in await page.locator("#live").inner_text()
    mark = await page.locator(card(wanted)).evaluate(
        "(node) => getComputedStyle(node, '::after').content"
    )
    assert mark not in ("none", "normal"), "the mark is not of colour alone"
    await press(page, wanted)
    await expect(page.locator(card(wanted))).not_to_have_class(bearing("prepared"))
    await press(page, wanted)
    gate.release()
    await gone(page, wanted)


async def test_a_prepared_card_that_may_not_be_played_is_dropped_with_the_reason(
    visit: Visits,
) -> None:
    visitor, gate, player = await behind_a_gate(visit)
    page = visitor.page
    legal = await hold_until(visitor, gate, player, lambda legal: bool(legal.get("why")))
    refused = next(iter(legal["why"]))
    await press(page, refused)
    await expect(page.locator(card(refused))).to_have_class(bearing("prepared"))
    gate.release()
    await page.locator(".status.notice").wait_for()
    sentence = await visitor.shown(".status.notice")
    await expect(page.locator(card(refused))).not_to_have_class(bearing("prepared"))
    assert sentence in await page.locator("#live").inner_text()
    assert refused in await visitor.hand()


async def test_without_preparing_a_press_says_what_it_waits_for(visit: Visits) -> None:
    visitor, gate, player = await behind_a_gate(visit, prepare=False)
    page = visitor.page
    legal = await hold_until(visitor, gate, player, lambda legal: not legal.get("melds"))
    wanted = legal["cards"][0]
    await press(page, wanted)
    await page.locator(".status.notice").wait_for()
    await expect(page.locator(card(wanted))).not_to_have_class(bearing("prepared"))
    assert await visitor.shown(".status.notice") == "Votre carte est en route."
    gate.release()
    await page.locator(PLAYABLE).first.wait_for()
    assert wanted in await visitor.hand()


async def test_no_card_looks_playable_while_another_is_on_its_way(visit: Visits) -> None:
    visitor, gate, player = await behind_a_gate(visit)
    await hold_until(visitor, gate, player, lambda legal: True)
    await visitor.page.locator(".card.lifted").wait_for()
    assert await visitor.page.locator(PLAYABLE).count() == 0
    assert await visitor.page.locator(".hand .card:not([aria-disabled])").count() == 0


async def test_a_double_click_is_one_press(visit: Visits) -> None:
    """Its second half neither prepares the next card nor takes back what the first prepared."""
    visitor, gate, player = await behind_a_gate(visit)
    page = visitor.page
    seen = await player.look()
    gate.closed = True
    await page.mouse.dblclick(seen.x, seen.y)
    await page.locator(f"{card(seen.card)}.lifted").wait_for()
    assert await page.locator(".card.prepared").count() == 0
    other = next(code for code in await visitor.hand() if code != seen.card)
    await page.mouse.dblclick(*await center(page, card(other)))
    await expect(page.locator(card(other))).to_have_class(bearing("prepared"))
    gate.release()
    await gone(page, seen.card)


# Keys


async def test_no_key_is_lost_however_fast_it_comes(visit: Visits) -> None:
    """Every digit of a held card moves, marks or says something, to the end of a deal."""
    _, page = await visit.at(holding(5), "fr", keys=True)
    await page.locator(".side .log-trick").first.wait_for()  # keys come with the second script
    await page.locator(HELD).focus()
    silent = await page.evaluate(
        """async () => {
          const hand = () => [...document.querySelectorAll(".hand button.card")];
          const told = document.querySelector("#live");
          let words = 0;
          new MutationObserver(() => (words += 1)).observe(told, { childList: true });
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          const looks = () => hand().map((one) => one.className + one.ariaLabel).join() + words;
          const silent = [];
          for (let press = 0, chance = 7; press < 900 && hand().length > 0; press += 1) {
            const cards = hand();
            chance = (chance * 75) % 65537;
            const one = cards[chance % cards.length];
            const key = String(Number(one.dataset.slot) + 1);
            const before = looks();
            const state = one.className;
            document.activeElement.dispatchEvent(
              new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
            await frame();
            await frame();
            if (looks() === before && !state.includes("lifted")) silent.push([key, state, before]);
            if (document.activeElement === document.body) silent.push(["focus lost", state]);
          }
          return [silent, hand().length];
        }"""
    )
    assert silent == [[], 0]


async def test_a_key_waits_for_the_second_script(visit: Visits) -> None:
    """That script knows the keys, and comes after the table."""
    visitor = await visit("fr", keys=True)
    page, let_through = visitor.page, asyncio.Event()

    async def hold(route: Route) -> None:
        await let_through.wait()
        await route.continue_()

    await page.route(re.compile(r"/later\."), hold)
    seen = await (await visitor.sit(to_play)).look()
    await page.keyboard.press(str(seen.slot))
    await page.evaluate(DRAWN)
    assert seen.card in await visitor.hand()
    let_through.set()
    await gone(page, seen.card)


async def test_letters_can_be_switched_off(visit: Visits) -> None:
    visitor = await visit("fr", keys=False)
    page = visitor.page
    seen = await (await visitor.sit(to_play)).look()
    hand = await visitor.hand()
    await page.keyboard.press(str(seen.slot))
    await page.keyboard.press("j")
    await page.evaluate(DRAWN)
    assert await visitor.hand() == hand
    assert await page.locator("dialog").count() == 0


async def told(page: Page, key: str) -> str:
    """Press a key and return what is said then."""
    count = await page.locator("#live p").count()
    await page.keyboard.press(key)
    await page.locator(f"#live p >> nth={count}").wait_for(state="attached")
    return await page.locator("#live p").last.inner_text()


async def test_what_happened_can_be_heard_again(visit: Visits) -> None:
    _, page = await visit.at(following(3), "fr")
    await page.locator(".side .log-trick").first.wait_for()  # keys come with the second script
    await page.keyboard.press("j")
    cards = page.locator(".dialog .log .small-card")
    await cards.first.wait_for()
    names = [await card.get_attribute("aria-label") or "" for card in await cards.all()]
    await page.keyboard.press("Escape")
    heard = [await told(page, key) for key in (",", ",", ".", ".")]
    assert names[-1] in heard[0]
    assert names[-2] in heard[1]
    assert heard[2:] == [heard[0], heard[0]]
    await page.keyboard.press("w")
    await page.locator("#live p").filter(has_text="Atout").last.wait_for(state="attached")


# Focus


async def test_the_focus_never_falls_to_the_page(visit: Visits) -> None:
    """By keyboard alone through a deal and to the end: somebody always has the focus."""
    visitor, page = await visit.at(
        asks_melds, "fr", options={"finish": "deals", "deals": 2, "rubicon": "off"}
    )
    await page.locator("[data-dialog=melds] button.primary:focus").wait_for()
    player = await visitor.sit(holding(1))
    await page.locator(HELD).focus()
    lost, primaries = [], set()
    async for seen in player.moments():
        await page.evaluate(DRAWN)
        if await page.evaluate(BODY):
            lost.append((seen.dialog, seen.name))
        if seen.dialog in ("melds", "summary", "end"):
            focused = await page.evaluate("() => document.activeElement.className")
            primaries.add((seen.dialog, "primary" in focused))
        player.by_keyboard = True
    assert lost == []
    assert {("summary", True), ("end", True)} <= primaries
    assert all(is_primary for _, is_primary in primaries)


# The card leaves the hand some frames before the others are drawn as not playable.
_NOTE_REST = """() => {
  new MutationObserver(() => {
    if (document.querySelector(".hand[data-turn=no]")) document.documentElement.dataset.rested = "";
  }).observe(document.querySelector(".hand"), { attributeFilter: ["data-turn"] });
}"""


async def test_a_card_that_goes_leaves_the_focus_to_the_next(visit: Visits) -> None:
    visitor = await visit("fr", keys=True, motion="no-preference", pace="fast", still=False)
    page, player = visitor.page, await visitor.sit(to_play)
    seen = await player.look()
    await page.locator(card(seen.card)).focus()
    await page.evaluate(_NOTE_REST)
    await player.press(seen)
    await gone(page, seen.card)
    await page.wait_for_function("() => document.activeElement.matches('.hand .card')")
    await page.locator(f"html[data-rested] {PLAYABLE}").first.wait_for()
    seen = await player.look()
    await page.locator(card(seen.card)).focus()
    lost = await page.evaluate(
        """(key) => new Promise((done) => {
          const lost = [];
          const look = () => {
            lost.push(document.activeElement === document.body);
            if (lost.length < 12) requestAnimationFrame(look);
            else done(lost);
          };
          document.activeElement.dispatchEvent(
            new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
          requestAnimationFrame(look);
        })""",
        str(seen.slot),
    )
    await gone(page, seen.card)
    assert not any(lost)


async def test_a_dialog_gives_the_focus_back(visit: Visits) -> None:
    _, page = await visit.at(to_play, "fr")
    for selector in (".bar [aria-label='Réglages']", ".hand [tabindex='0']"):
        await page.locator(selector).focus()
        before = await page.evaluate("() => document.activeElement.outerHTML")
        await page.keyboard.press("?" if "hand" in selector else "Enter")
        await page.locator("dialog").wait_for()
        await page.keyboard.press("Escape")
        await page.locator("dialog").wait_for(state="detached")
        assert await page.evaluate("() => document.activeElement.outerHTML") == before


# Settings


async def places(page: Page) -> list[str]:
    """Return the cards and the empty places from left to right."""
    found: list[str] = await page.eval_on_selector_all(
        ".hand [data-slot]", "(all) => all.map((one) => one.dataset.card ?? '–')"
    )
    return found


async def test_the_order_of_the_cards_changes_at_once_and_survives_a_reload(visit: Visits) -> None:
    _, page = await visit.at(holding(6), "fr")
    before = await places(page)
    assert len(before) == WHOLE_HAND
    await page.reload()
    await page.locator(".hand button.card").first.wait_for()
    assert await places(page) == before
    await page.locator(".bar [aria-label='Réglages']").click()
    by_height = page.get_by_role("button", name="par hauteur")
    await by_height.click()
    await expect(by_height).to_have_attribute("aria-pressed", "true")
    by_rank = await places(page)
    assert by_rank != before
    ranks = ["AKQJT9876".index(one[1]) for one in by_rank if one != "–"]
    assert ranks == sorted(ranks)
    assert len(by_rank) == WHOLE_HAND
    await page.keyboard.press("Escape")
    await page.reload()
    await page.locator(".hand button.card").first.wait_for()
    assert await places(page) == by_rank


async def test_another_window_of_the_device_follows_the_settings(visit: Visits) -> None:
    visitor, page = await visit.at(to_play, "fr")
    other = await visitor.context.new_page()
    await other.goto(visitor.server.url)
    await other.get_by_role("button", name="Autres réglages").click()
    settings = other.locator("dialog")
    await settings.get_by_role("switch", name="Pour la main gauche").click()
    await settings.get_by_role("button", name="Deutsch").click()
    await other.locator("html[data-hand=left][lang=de-CH]").wait_for(state="attached")
    await page.locator("html[data-hand=left][lang=de-CH]").wait_for(state="attached")
    await page.locator(".bar [aria-label='Einstellungen']").wait_for()


async def test_the_next_deal_starts_by_itself_unless_somebody_reads(visit: Visits) -> None:
    """By the page's clock, which stands while the test looks on."""
    visitor = await visit("fr", advance="auto")
    page = visitor.page
    await page.clock.install(time=0)
    for nth, reads in enumerate((False, True), start=1):
        player = await visitor.sit(holding(1))
        seen = await player.look()
        await page.clock.pause_at(nth * HOUR)
        await player.press(seen)
        await until(page, ".dialog.summary.advancing")
        if reads:
            await page.mouse.move(*await center(page, ".dialog.summary h2"), steps=3)
            await until(page, ".dialog.summary:not(.advancing)")
            await page.clock.fast_forward("10:00")
            await page.clock.run_for(STEP)
            assert await page.locator(".dialog.summary").count() == 1
        else:
            await page.clock.fast_forward("00:15")
            await until(page, ".dialog.summary", 0)
            await page.clock.resume()


# Sound

_LISTEN = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; start.apply(this, when); };
"""


@pytest.mark.parametrize("wish", ["all", "turn", "off"])
async def test_sounds_are_made_as_wished_and_never_complain(visit: Visits, wish: str) -> None:
    visitor = await visit("fr", sound=wish)
    await visitor.context.add_init_script(_LISTEN)
    player = await visitor.sit(holding(7))
    for _ in range(2):
        await player.press(await player.look())
    await player.look()
    tones = await visitor.page.evaluate("() => window.tones")
    assert (tones > 0) is (wish != "off")
    await visitor.page.reload()
    await visitor.page.locator(".hand button.card").first.wait_for()
    assert await visitor.page.evaluate("() => window.tones") == 0, "nobody has pressed anything"


async def test_a_key_mutes(visit: Visits) -> None:
    _, page = await visit.at(to_play, "fr")
    for words, kept in (("Son coupé.", "off"), ("Son activé.", "turn")):
        await page.keyboard.press("q")
        await page.locator("#live p", has_text=words).last.wait_for(state="attached")
        saved = json.loads(await page.evaluate("() => localStorage.getItem('buur.settings')"))
        assert saved["sound"] == kept
