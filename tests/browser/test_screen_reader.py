"""A whole partie by somebody who hears the page: roles, names, one live region, the keyboard.

No selector of style or structure occurs here, nothing is looked at and no mouse is moved. What was
heard alone must be enough to write down every trick and the score, as the server has them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

import pytest
from playwright.async_api import Locator, Page, TimeoutError

from buur.cards import PACK, card_code, cards_in
from buur.i18n import card_name, contract_name, texts
from tests.browser.conftest import Visits
from tests.browser.deal import first_deal
from tests.browser.event_log import StoredTable, stored_table
from tests.browser.fake_socket import PATH, install_fake_socket
from tools.exploratory_player import DRAWN

GAP: Final = r"[ \u00a0\u202f]?"
"""What stands before a colon, in languages that put something there."""

TWO_DEALS: Final = {"finish": "deals", "deals": 2, "rubicon": "off"}

PUSHED: Final = 3
"""A deal in which the contract is pushed."""

_LISTEN = """(region) => {
  window.heard = [];
  const hear = (node) => window.heard.push(node.textContent);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === "characterData") hear(target);
      else addedNodes.forEach(hear);
  }).observe(region, { childList: true, characterData: true, subtree: true });
}"""
_HAS_FOCUS = "(node) => node.contains(document.activeElement)"


@dataclass(frozen=True, slots=True)
class Tongue:
    """The words of a language as they are heard, written down here by hand."""

    play_now: str
    hand: str
    playable: str
    you: str
    trick: str
    pushed: str
    chosen: str
    counted: str
    score: str
    answers: tuple[str, ...]
    """Buttons of the game's questions, the first that is there is pressed."""
    over: str
    """A button that is only there when the partie is over."""


TONGUES: Final = {
    "fr": Tongue(
        play_now="Jouer maintenant",
        hand="Votre jeu",
        playable="jouable",
        you="Vous",
        trick=r"La plie est (?:à vous|à (?P<who>[^:]+?)){GAP}: (?P<points>\d+) points?\.",
        pushed=r"(?:Vous chibrez|(?P<who>.+) chibre)\.",
        chosen=r"(?:Vous choisissez|(?P<who>.+) choisit){GAP}: (?P<contract>.+)\.",
        counted=r"Donne comptée{GAP}: nous (?P<us>\d+), eux (?P<them>\d+)\.",
        score=r"Nous (?P<us>\d+), eux (?P<them>\d+)\.",
        answers=(
            "Atout",
            "Annoncer",
            "Ne rien annoncer",
            "Couper ici",
            "Compter",
            "Donne suivante",
        ),
        over="Encore une partie",
    ),
    "de": Tongue(
        play_now="Jetzt spielen",
        hand="Deine Karten",
        playable="spielbar",
        you="Du",
        trick=r"Der Stich (?:gehört dir|geht an (?P<who>[^:]+?)){GAP}: (?P<points>\d+) Punkte?\.",
        pushed=r"(?:Du schiebst|(?P<who>.+) schiebt)\.",
        chosen=r"(?:Du sagst an|(?P<who>.+) sagt an){GAP}: (?P<contract>.+)\.",
        counted=r"Ausgezählt{GAP}: wir (?P<us>\d+), Gegner (?P<them>\d+)\.",
        score=r"Wir (?P<us>\d+), Gegner (?P<them>\d+)\.",
        answers=("Trumpf", r"\d+ weisen", "Nicht weisen", "Hier abheben", "Spiel aus", "Nächstes"),
        over="Noch eine Partie",
    ),
    "it": Tongue(
        play_now="Gioca subito",
        hand="Le tue carte",
        playable="giocabile",
        you="Tu",
        trick=r"La presa è (?:tua|di (?P<who>[^:]+?)){GAP}: (?P<points>\d+) punt[oi]\.",
        pushed=r"(?:Passi la scelta|(?P<who>.+) passa la scelta)\.",
        chosen=r"(?:Scegli|(?P<who>.+) sceglie){GAP}: (?P<contract>.+)\.",
        counted=r"Contata la smazzata{GAP}: noi (?P<us>\d+), loro (?P<them>\d+)\.",
        score=r"Noi (?P<us>\d+), loro (?P<them>\d+)\.",
        answers=("Briscola", "Annuncia", "Non annunciare", "Taglia qui", "Conta", "Prossima"),
        over="Un’altra partita",
    ),
    "en": Tongue(
        play_now="Play now",
        hand="Your cards",
        playable="playable",
        you="You",
        trick=r"The trick (?:is yours|goes to (?P<who>[^:]+?)){GAP}: (?P<points>\d+) points?\.",
        pushed=r"(?:You push|(?P<who>.+) pushes)\.",
        chosen=r"(?:You choose|(?P<who>.+) chooses){GAP}: (?P<contract>.+)\.",
        counted=r"Deal counted{GAP}: us (?P<us>\d+), them (?P<them>\d+)\.",
        score=r"Us (?P<us>\d+), Them (?P<them>\d+)\.",
        answers=("Trump", "Declare \\d+", "Declare nothing", "Cut here", "Count", "Next deal"),
        over="Play again",
    ),
}


@dataclass(slots=True)
class Told:
    """What somebody writes down who only listens."""

    acts: list[tuple[str, str, str]] = field(default_factory=list)
    """Every act in the order it was told: what, by whom, which card or contract."""
    tricks: list[tuple[list[tuple[str, str]], str]] = field(default_factory=list)
    counted: list[tuple[int, int]] = field(default_factory=list)
    score: tuple[int, int] | None = None


class Listener:
    """Understands what is said in one language."""

    def __init__(self, lang: str) -> None:
        self._tongue = TONGUES[lang]
        catalogue = texts(lang)
        codes = [card_code(card) for card in cards_in(PACK)]
        self._cards = {card_name(catalogue, code): code for code in codes}
        codes = [f"trump:{suit}" for suit in "SHDC"] + ["oben", "unten"]
        self._contracts = {contract_name(catalogue, code): code for code in codes}
        names = "|".join(map(re.escape, sorted(self._cards, key=len, reverse=True)))
        self._played = re.compile(rf"(?P<who>[^:]+?){GAP}: (?P<card>{names})\.")

    def understand(self, lines: list[str]) -> Told:
        """Write down what was heard."""
        told = Told()
        lying: list[tuple[str, str]] = []
        for line in lines:
            if played := self._played.match(line):
                lying.append((played["who"], self._cards[played["card"]]))
                told.acts.append(("played", *lying[-1]))
            if trick := self._find("trick", line):
                told.tricks.append((lying, trick["who"] or self._tongue.you))
                lying = []
            for act in ("pushed", "chosen"):
                if found := self._find(act, line, whole=True):
                    what = self._contracts[found["contract"]] if act == "chosen" else ""
                    told.acts.append((act, found["who"] or self._tongue.you, what))
            if counted := self._find("counted", line):
                told.counted.append((int(counted["us"]), int(counted["them"])))
                told.acts.append(("counted", "", ""))
            if score := self._find("score", line):
                told.score = int(score["us"]), int(score["them"])
        return told

    def _find(self, what: str, line: str, *, whole: bool = False) -> re.Match[str] | None:
        pattern = getattr(self._tongue, what).replace("{GAP}", GAP)
        number = line.replace("’", "")
        return re.fullmatch(pattern, number) if whole else re.search(pattern, number)


class Reader:
    """Plays by ear: finds things by role and name, and goes to them with the keyboard."""

    def __init__(self, page: Page, lang: str) -> None:
        self._page = page
        self._tongue = TONGUES[lang]
        self._hand = page.get_by_role("group", name=self._tongue.hand, exact=True)
        playable = re.compile(rf", {self._tongue.playable}(,|$)")
        self._playable = self._hand.get_by_role("button", name=playable)
        # The first page has a button of the same name in English.
        dialog = page.get_by_role("dialog")
        self._over = dialog.get_by_role("button", name=self._tongue.over, exact=True)
        self.pressed: list[str] = []

    async def sit(self) -> None:
        """Start a partie from the home page and listen."""
        await self._page.get_by_role("log").evaluate(_LISTEN)
        await self._page.get_by_role("button", name=self._tongue.play_now, exact=True).wait_for()
        await self._tab_to(self._tongue.play_now)
        await self._page.keyboard.press("Enter")

    async def play(self, cards: int) -> None:
        """Play so many cards and what is asked between them, or to the end of the partie."""
        played = 0
        for _ in range(1000):
            await self._something().wait_for()
            if await self._over.count():
                return
            asked = await self._question().count() > 0
            if not asked and played == cards:
                return
            await self._answer(asked=asked)
            played += not asked
        raise AssertionError("the partie does not end")

    def _something(self) -> Locator:
        """Return whatever can be answered: a question, a playable card, or the end."""
        return self._question().or_(self._playable).or_(self._over).first

    def _question(self) -> Locator:
        """Return the buttons that answer the question that is put."""
        names = re.compile(rf"^(?:{'|'.join(self._tongue.answers)})")
        return self._page.get_by_role("dialog").get_by_role("button", name=names)

    async def _answer(self, *, asked: bool) -> None:
        """Answer the question that is put, or else play the first playable card."""
        wanted = self._question().first if asked else self._playable.first
        name = await _name(wanted)
        self.pressed.append(name)
        await (self._tab_to(name) if asked else self._walk_to(name))
        await self._page.keyboard.press("Enter")
        button = self._page.get_by_role("button", name=name, exact=True)
        try:
            await button.wait_for(state="detached")
        except TimeoutError as error:
            raise AssertionError(f"pressing {name!r} has no effect") from error

    async def _tab_to(self, name: str) -> None:
        """Go to a control with the Tab key."""
        await self._go("Tab", name, 40)

    async def _walk_to(self, card: str) -> None:
        """Go to the hand with the Tab key and to a card with the arrows."""
        for _ in range(40):
            if await self._hand.evaluate(_HAS_FOCUS):
                break
            await self._page.keyboard.press("Tab")
        await self._go("ArrowRight", card, 10)

    async def _go(self, key: str, name: str, most: int) -> None:
        """Press a key until the button of a name has the focus."""
        for _ in range(most):
            focused = self._page.locator(":focus")
            if await focused.count() and await _name(focused) == name:
                return
            await self._page.keyboard.press(key)
        raise AssertionError(f"{key} does not lead to {name!r}")

    async def heard(self) -> list[str]:
        """Ask for the score, and return everything that was said since one sat down."""
        await self._page.keyboard.press("p")
        score = re.compile(re.sub(r"\?P<\w+>", "", self._tongue.score))
        await self._page.get_by_role("log").get_by_text(score).last.wait_for(state="attached")
        lines: list[str] = await self._page.evaluate("() => window.heard")
        return lines


async def _name(button: Locator) -> str:
    """Return the name of a button as it is read out; nothing where it is none."""
    snapshot = await button.aria_snapshot()
    found = re.search(r'button "((?:[^"\\]|\\.)*)"', snapshot)
    return found[1] if found else ""


@pytest.mark.parametrize(
    ("lang", "cards"),
    [("fr", 10), *[pytest.param(lang, 100, marks=pytest.mark.slow) for lang in TONGUES]],
)
async def test_a_partie_by_ear_and_keyboard(visit: Visits, lang: str, cards: int) -> None:
    """Into the second deal, or to the end."""
    visitor = await visit(lang, deck="french", rules="chibre", options=TWO_DEALS)
    reader = Reader(visitor.page, lang)
    await visitor.page.goto(visitor.url)
    await reader.sit()
    await reader.play(cards)
    told = Listener(lang).understand(await reader.heard())
    true = stored_table(visitor.server.database, visitor.table)
    named = called(true, TONGUES[lang].you)
    assert told.acts == acts_in(true.events, named)
    tricks = [
        ([(named[seat], card) for seat, card in cards], named[winner])
        for cards, winner in true.tricks()
    ]
    assert told.tricks == tricks
    assert len(tricks) >= 9
    assert told.score == true.scores()
    totals = [tuple(deal.total) for deal in list(true.states())[-1].history]
    assert told.counted == totals


def called(true: StoredTable, you: str) -> list[str]:
    """Return how the listener hears each seat called."""
    return [you, *true.names[1:]]


def acts_in(events: list[dict[str, Any]], named: list[str]) -> list[tuple[str, str, str]]:
    """Return the acts that have to be told, each once, in their order."""
    acts = []
    for event in events:
        what = event["e"]
        if what in ("played", "pushed", "chosen"):
            detail = event.get("card") or event.get("contract") or ""
            acts.append((what, named[event["seat"]], detail))
        elif what == "counted":
            acts.append((what, "", ""))
    return acts


@pytest.mark.parametrize("lang", TONGUES)
async def test_every_act_of_a_deal_is_told_once(visit: Visits, lang: str) -> None:
    visitor = await visit(lang, deck="french")
    page = visitor.page
    deal = first_deal("schieber", PUSHED)
    socket = await install_fake_socket(page, deal[0].view)
    await page.goto(visitor.url + PATH)
    await page.get_by_role("group", name=TONGUES[lang].hand, exact=True).wait_for()
    await page.get_by_role("log").evaluate(_LISTEN)
    for told in deal[1:]:
        await socket.tell(told.event, told.view)
    await page.evaluate(DRAWN)
    heard = Listener(lang).understand(await page.evaluate("() => window.heard"))
    named = [TONGUES[lang].you, *deal[0].view["names"][1:]]
    events = [told.event for told in deal[1:]]
    assert heard.acts == acts_in(events, named)
    assert {act for act, _, _ in heard.acts} == {"pushed", "chosen", "played", "counted"}


async def test_a_listener_would_miss_what_is_not_told() -> None:
    """The check above can fail: a sentence left out or told twice changes what is written down."""
    lines = [
        "Vous\u00a0: as de pique.",
        "Anna\u00a0: six de pique.",
        "Reto\u00a0: sept de pique.",
        "Ida\u00a0: dix de pique. La plie est à vous\u00a0: 21 points.",
    ]
    told = Listener("fr").understand(lines)
    assert told.tricks == [
        ([("Vous", "SA"), ("Anna", "S6"), ("Reto", "S7"), ("Ida", "ST")], "Vous")
    ]
    assert len(told.acts) == 4
    assert Listener("fr").understand([lines[0], *lines]).acts != told.acts
