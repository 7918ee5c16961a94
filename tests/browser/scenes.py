"""States of the page by name, put up without a server's play: `Scene`, and those at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tests.browser.boxes import crowd
from tests.browser.conftest import Visit
from tests.browser.deal import first_deal
from tests.browser.scripted_friends import ScriptedInvitations, gather
from tests.browser.scripted_games import ScriptedGames
from tests.browser.scripted_people import ScriptedPeople
from tests.browser.scripted_table import Staged, stage, view_asked, view_of
from tools.exploratory_player import DRAWN

View = dict[str, Any]

SHORT: Final = ("Vreni", "Béatrice", "Urs", "Dominique", "Heidi", "Florian")
"""Names as people have them: none of them may be cut."""

LONG: Final = (
    "Maria-Magdalena von Allmen-Zurbriggen-Ab",
    "Jean-François Chevalley-de-Rivaz-Monnier",
    "Kurfürstenstrassenbahnhaltestellenwirtin",
    "Giambattista Pestalozzi-Bernasconi-Conti",
    "Wolfeschlegelsteinhausenbergerdorffsche ",
    "Anna Barbara Elisabeth Katharina Züllig ",
)
"""Names of forty letters, the most that the server takes."""

SPOKEN: Final = {
    "fr": ("Cinq cartes ou plus", "Au valet", "Pas d’atout"),
    "de": ("Fünfblatt oder mehr", "Vom Banner", "Nicht Trumpf"),
    "it": ("Cinque carte o più", "Alla donna", "Non di briscola"),
    "en": ("Five cards or more", "To the banner", "Not trumps"),
}
"""The longest that a player says at once, by language."""

PLAIN: Final = {"asked": True, "beginner": False, "confirm": "none"}
"""Settings of a scene that says nothing else."""

SEED: Final = 16
"""Of the deals that the page hears from their beginning."""

_OPEN: Final = """(selector) => {
  for (const node of document.querySelectorAll(selector)) {
    if (node.localName === "details") node.open = true;
    else node.click();
  }
}"""


@dataclass(slots=True)
class Stand:
    """A page on which scenes are put up one after the other."""

    visitor: Visit
    staged: Staged
    games: ScriptedGames
    invitations: ScriptedInvitations
    people: ScriptedPeople
    settings: dict[str, Any] = field(default_factory=dict)

    @classmethod
    async def of(cls, visitor: Visit) -> Stand:
        """Return a visitor's page with everything scripted that a server would play."""
        games, invitations, people = ScriptedGames(), ScriptedInvitations(), ScriptedPeople()
        for scripted in (games, invitations, people):
            await scripted.install(visitor.page)
        staged = await stage(visitor, view_of("chibre", "play"))
        return cls(visitor, staged, games, invitations, people)

    async def set(self, **settings: Any) -> None:
        """Change the settings that are not yet so."""
        fresh = {name: to for name, to in settings.items() if self.settings.get(name) != to}
        self.settings |= fresh
        if fresh:
            await self.visitor.change(**fresh)
            self.visitor.lang = self.settings.get("lang", self.visitor.lang)


@dataclass(frozen=True, slots=True)
class Scene:
    """A state of the page."""

    name: str
    kind: str
    """What it is an example of."""
    rules: str = ""
    at: str = ""
    """A moment or a question of the rules."""
    path: str = ""
    """The page's address, if it is no table."""
    opens: str | tuple[str, ...] = ()
    """Selectors of what is pressed or unfolded, one after the other."""
    waits: str = ""
    """Selector of what comes then."""
    spoken: bool = False
    """Whether every player has laid a card and speaks."""
    played: bool = False
    """Whether the page has heard the first deal from its beginning."""
    learns: bool = False
    """Whether the first lesson is given at this table."""
    gathers: int | None = None
    """For a table that gathers its people: the seat of who looks at it."""
    refused: str = ""
    """For a table without a seat: "old" where the device has a ticket for it, "other" otherwise."""
    told: tuple[dict[str, Any], ...] = ()
    """Messages that the page hears at the table."""
    hears: Callable[[Sequence[str]], list[dict[str, Any]]] | None = None
    """Messages that the page hears then, with the names of the players in them."""
    then: tuple[dict[str, Any], ...] = ()
    """Messages that it hears after the presses."""
    ready: str = ""
    """Selector of what is there before the page can hear them."""
    person: str = ""
    """How the server knows the visitor: "guest", "kept", or not at all."""
    legal: Mapping[str, Any] = field(default_factory=dict)
    """All that may be done, if it is not what the rules say."""
    nearly: bool = False
    """Whether the target is all but reached."""
    sure: bool = False
    """Whether the rest of the tricks is certain."""
    games: int = 0
    """Number of own parties."""
    settings: Mapping[str, Any] = field(default_factory=dict)

    def view(self, names: tuple[str, ...]) -> View:
        """Return what the server would send, with these players."""
        make: Callable[[str, str], View] = view_of if self.at in MOMENTS else view_asked
        view = make(self.rules, self.at)
        view["legal"] = dict(self.legal) or view["legal"]
        if self.sure:
            stake = view["legal"].get("solder_stake", {})
            view["legal"] |= {"solder": True, "solder_stake": stake | {"sure": True}}
        if self.nearly:
            view["scores"] = [view["rules"]["target"] - 20 for _ in view["scores"]]
        return view | {"names": list(names[: len(view["names"])])}

    async def put_up(self, stand: Stand, names: tuple[str, ...]) -> None:
        """Show the scene with these players."""
        page = stand.visitor.page
        stand.games.names, stand.games.count = names, self.games
        stand.invitations.names = stand.people.names = names
        stand.people.person = self.person
        await stand.set(**{**PLAIN, **self.settings})
        await self._go(stand.staged, names)
        if self.ready:
            await page.locator(self.ready).first.wait_for(state="attached")
        await stand.staged.hear([*self.told, *(self.hears(names) if self.hears else ())])
        for selector in (self.opens,) if isinstance(self.opens, str) else self.opens:
            await page.locator(selector).first.wait_for(state="attached")
            await page.evaluate(_OPEN, selector)
            await page.evaluate(DRAWN)
        await stand.staged.hear(self.then)
        if self.waits:
            await page.locator(self.waits).first.wait_for(state="attached")
        await page.evaluate(DRAWN)
        if self.spoken:
            await crowd(page, SPOKEN[stand.visitor.lang])

    async def _go(self, staged: Staged, names: tuple[str, ...]) -> None:
        if self.path:
            await staged.visit(self.path)
        elif self.gathers is not None:
            await gather(staged, self.rules, names, self.gathers)
        elif self.refused:
            await staged.refuse(knows_seat=self.refused == "old")
        elif self.learns:
            await self._learn(staged, names)
        elif self.played:
            await self._hear_deal(staged, names)
        else:
            await staged.show(self.view(names))

    async def _learn(self, staged: Staged, names: tuple[str, ...]) -> None:
        """Begin the lesson from the home page."""
        table = await staged.expect_at_new_table(self.view(names))
        await staged.page.route(
            "**/api/tables",
            lambda route: route.fulfill(json={"table": table, "token": "staged", "seat": 0}),
            times=1,
        )
        await staged.page.locator("nav.rooms button").first.click()
        await staged.page.locator("main.table").wait_for()

    async def _hear_deal(self, staged: Staged, names: tuple[str, ...]) -> None:
        before, *deal = first_deal(self.rules, SEED)
        named = {"names": list(names[: len(before.view["names"])])}
        await staged.show(before.view | named)
        await staged.hear(
            {
                "t": "event",
                "v": staged.version + nth,
                "event": told.event,
                "view": told.view | named,
            }
            for nth, told in enumerate(deal, start=1)
        )


MOMENTS: Final = ("first", "play", "out", "summary", "end")

FAMILIES: Final = (
    *("chibre", "schieber-2500", "coinche", "sidi", "estimation", "stich-differenzler"),
    *("hindersi-5", "schellenjass", "guggitaler-10", "molotow-6", "mittlere", "brouc"),
    *("coiffeur", "coiffeur-3", "tutti", "pomme-3", "pomme-2", "pandur-4", "mise", "mise-5"),
)
"""A rule set of each family, with two to six seats."""

ASKED: Final = (
    *(("schieber", "contracts"), ("schieber", "push"), ("coinche", "bids"), ("coinche", "double")),
    *(("coinche", "double again"), ("coinche", "double out of turn"), ("schieber", "lead")),
    *(("sidi", "bids"), ("pandur", "bids"), ("pandur", "contracts"), ("mise", "bids")),
    *(("estimation", "predict"), ("stich-differenzler", "predict"), ("pomme", "answers")),
    *(("pomme-2", "exchange"), ("pomme-2", "rob"), ("mise", "discard"), ("mise-5", "call")),
    *(("mise-5", "owned"), ("mise-4", "renounce"), ("tutti", "push"), ("brouc", "marry")),
    *(
        ("coiffeur", "rows"),
        ("coiffeur-3", "rows"),
        ("coiffeur-8", "rows"),
        ("coiffeur-10", "rows"),
    ),
    *(("chibre", "melds"), ("schieber", "melds"), ("schieber", "open")),
)
"""Presets, and what they ask or offer."""

SHEETS: Final = {
    "settings": ".settings",
    "help": ".help",
    "log": ".dialog.log",
    "rules": ".chapter",
    "referee": ".modal .dialog",
}
"""Sheets of the bar, and what comes with the last of their contents."""

REFUSING: Final = ("schieber", "pomme", "coinche", "molotow-6", "mise")
"""Presets in which a card may not be played for reasons of their own."""

CUT: Final = {"cut": {"min": 1, "max": 35, "knock": True}}
CALLS: Final = {
    "count": True,
    "stoeck": True,
    "objections": [{"offender": 1, "trick": 7}, {"offender": 3, "trick": 8}],
}

LESSON: Final = (
    *(("first", 0), ("first", 1), ("first", 2)),
    *(("lead", 0), ("lead", 1), ("lead", 2), ("contracts", 0), ("push", 0), ("melds", 0)),
)
"""Moments at which the first lesson speaks, and how many of its steps have been read then."""


def table_scenes() -> Iterator[Scene]:
    """Yield all states at a table."""
    for rules in FAMILIES:
        yield Scene(f"{rules} play", "play", rules, "play", spoken=True)
        yield Scene(f"{rules} summary", "count", rules, "summary", waits=".dialog.summary")
        yield Scene(f"{rules} end", "end", rules, "end", opens=".end details", waits=".dialog.end")
        opens, waits = ".slate.strip", ".slate-dialog"
        yield Scene(f"{rules} slate", "sheet", rules, "play", opens=opens, waits=waits)
    for rules, asked in ASKED:
        yield Scene(f"{rules} {asked}", "question", rules, asked)
    for sheet, waits in SHEETS.items():
        opens = f"[data-icon={sheet}]"
        yield Scene(f"{sheet} sheet", "sheet", "schieber", "play", opens=opens, waits=waits)
    yield Scene("pandur-4 out", "play", "pandur-4", "out")
    yield from _claims()
    yield from _beginnings()
    yield from _heard()


def _claims() -> Iterator[Scene]:
    for rules in ("chibre", "molotow-6", "schellenjass"):
        opens, waits = "[data-icon=last]", ".dialog.last"
        yield Scene(f"{rules} last trick", "table", rules, "last", opens=opens, waits=waits)
    for rules in ("chibre", "schieber"):
        name, waits = f"{rules} finish", ".dialog.finish"
        yield Scene(name, "claim", rules, "claim", opens=".chip.finish", nearly=True, waits=waits)
        name, waits = f"{rules} solder", ".dialog.solder"
        yield Scene(name, "claim", rules, "solder", opens=".chip.solder", sure=True, waits=waits)
        yield Scene(f"{rules} rest", "claim", rules, "rest", waits=".chip.rest")
    insists = {"insist": True}
    yield Scene("insist", "claim", "chibre", "play", legal=insists, waits=".dialog.insist")
    yield Scene("cut", "question", "chibre", "play", legal=CUT, waits=".dialog.cut")
    yield Scene("calls", "claim", "schieber", "play", legal=CALLS, waits=".dialog.count")
    for again in ("melds-lost", "melds-wait"):
        legal = {"cards": ["S6"], "stoeck_cards": ["S6"], "stoeck_again": again}
        yield Scene(again, "question", "schieber", "lead", legal=legal, waits=".sayings .chip")
    for rules in REFUSING:
        name, opens, waits = f"{rules} refusal", ".hand .refused", ".status.notice"
        yield Scene(name, "table", rules, "refusal", opens=opens, waits=waits)
    for confirm in ("press", "undo"):
        yield Scene(
            f"confirm by {confirm}",
            "question",
            "schieber",
            "push",
            opens=".suits .contract-choice:last-child",
            waits=".dialog.unsent",
            settings={"confirm": confirm},
        )


def _beginnings() -> Iterator[Scene]:
    beginner = {"beginner": True}
    for rules in ("schieber", "chibre", "coinche", "coiffeur"):
        name = f"{rules} for beginners"
        yield Scene(name, "play", rules, "play", settings=beginner, waits=".trick-worth")
    for at, read in LESSON:
        name, waits = f"lesson {at} {read}", ":is(.lesson-bubble, .lesson-note)"
        reads = (".lesson-bubble .primary",) * read
        yield Scene(name, "lesson", "schieber", at, opens=reads, waits=waits, learns=True)
    for rules in ("schieber", "molotow-6", "coiffeur"):
        name, opens, waits = f"{rules} card order", "button.contract", ".dialog.values .order"
        yield Scene(name, "sheet", rules, "play", opens=opens, waits=waits)
    word, mark, waits = ".choose .term", ".ask-words", ".word-sheet"
    yield Scene("word", "sheet", "schieber", "contracts", opens=word, waits=waits)
    yield Scene("words of a question", "sheet", "schieber", "push", opens=mark, waits=waits)


def _heard() -> Iterator[Scene]:
    for rules in ("schieber", "molotow-6"):
        log, tricks = "[data-icon=log]", ".dialog.summary .row > :first-child"
        yield Scene(f"{rules} log", "sheet", rules, opens=log, waits=".log-scroll", played=True)
        yield Scene(
            f"{rules} tricks", "sheet", rules, opens=tricks, waits=".one-trick", played=True
        )
    replaced = ({"t": "replaced"},)
    yield Scene("other window", "table", "schieber", "play", told=replaced, waits=".offline")
    for refused in ("old", "other"):
        yield Scene(f"table of {refused}", "page", refused=refused, waits=".document.refused")
