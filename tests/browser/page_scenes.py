"""Scenes of the pages besides the table: home, own parties, replays, rules, words, dead ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from buur.variants.registry import variant
from tests.browser.people_scenes import people_scenes
from tests.browser.scenes import FAMILIES, Scene, table_scenes
from tests.browser.scripted_friends import GUEST, HOST
from tests.browser.scripted_games import LISTED

RULES: Final = ("schieber", "coinche", "stich-differenzler", "coiffeur-3", "molotow-6", "pandur-4")
"""Rule sets whose pages are looked at."""

REFUSALS: Final = (
    *("full", "table-playing", "table-over", "table-gone"),
    *("invitation-closed", "invitation-renewed", "no-seat"),
)
"""States of a table at which somebody with an invitation finds no seat."""

REMOVAL: Final = "[role=alertdialog]"


def scenes() -> tuple[Scene, ...]:
    """Return every scene."""
    pages = (*_home(), *_friends(), *_own(), *_replays(), *_readings())
    return (*table_scenes(), *pages, *people_scenes())


def _home() -> Iterator[Scene]:
    most, first = len(LISTED), {"asked": False}
    yield Scene("first visit", "page", path="/", waits=".first-visit", settings=first)
    yield Scene("home", "page", path="/", waits=".home-side .look")
    yield Scene("home unfinished", "page", path="/", games=most, waits=".unfinished .resume")
    opens = ".resume-row:first-child .remove"
    yield Scene("home removal", "page", path="/", games=most, opens=opens, waits=REMOVAL)
    for rules in ("schieber-2500", "coinche", "coiffeur-3"):
        drawers = ("details.drawer", "details.drawer details")
        yield Scene(f"home {rules}", "page", path="/", opens=drawers, settings={"rules": rules})
    for name, opens, waits in (
        ("games", ".start-game", ".games-dialog .game-choice"),
        ("settings at home", ".look > .link", ".modal .settings"),
        ("series", "nav.rooms button:last-child", ".dialog.series textarea"),
    ):
        yield Scene(name, "sheet", path="/", opens=opens, waits=waits)
    unfolds = (".start-game", "button.games-more", ".games-dialog details")
    yield Scene("all games", "sheet", path="/", opens=unfolds, waits=".games-dialog .game-choice")


def _friends() -> Iterator[Scene]:
    yield Scene("new table", "page", path="/friends", waits=".friends .rules .games-end")
    opens, waits = ".friends .start-game", ".games-dialog .game-choice"
    yield Scene("game of a table", "sheet", path="/friends", opens=opens, waits=waits)
    for rules in ("schieber", "molotow-6", "estimation-2", "mise-5"):
        for who, seat in (("host", HOST), ("guest", GUEST % variant(rules, {}).seats)):
            name = f"{rules} gathers for a {who}"
            yield Scene(name, "page", rules, gathers=seat, waits=".gathering .ring")
    for name, opens, waits in (
        ("person at a table", "[data-seat='2'] button", ".seat-controls"),
        ("own seat at a table", "[data-seat='0'] button", ".seat-controls"),
        ("links of a table", "details.more", ".gathering details[open]"),
        ("leaving a table", "button.leave", ".leaving"),
    ):
        yield Scene(name, "page", "schieber", gathers=HOST, opens=opens, waits=waits)
    for state in ("gathering", "playing"):
        path = f"/table/{state}#join=k"
        yield Scene(f"invitation while {state}", "page", path=path, waits=".join-form")
    for state in REFUSALS:
        path = f"/table/{state}#join=k"
        yield Scene(f"invitation {state}", "page", path=path, waits=".join .message .big")


def _own() -> Iterator[Scene]:
    most = len(LISTED)
    yield Scene("no parties", "page", path="/me", waits=".my-games .none")
    yield Scene("parties", "page", path="/me", games=most, waits="li.partie")
    unfold = ".partie:nth-child(2) .unfold"
    yield Scene("a party", "page", path="/me", games=most, opens=unfold, waits=".game-controls")
    for name, opens in (
        ("removal of a party", (unfold, ".game-controls .remove")),
        ("removal of all", (".privacy button.link",)),
    ):
        yield Scene(name, "page", path="/me", games=most, opens=opens, waits=REMOVAL)


def _replays() -> Iterator[Scene]:
    for rules in FAMILIES:
        path = f"/game/{rules}#deal=1&trick=3"
        yield Scene(f"{rules} replay", "replay", path=path, waits=".replay-hand")
    for rules in FAMILIES[::2]:
        path, opens, waits = f"/game/{rules}#deal=2", "[data-keys=End]", ".replay-account"
        yield Scene(f"{rules} replay counted", "replay", path=path, opens=opens, waits=waits)
    for state in ("none", "early"):
        yield Scene(f"replay {state}", "page", path=f"/game/{state}", waits=".message")


def _readings() -> Iterator[Scene]:
    yield Scene("all rules", "page", path="/rules", waits="a.game-choice")
    for rules in RULES:
        yield Scene(f"{rules} rules", "page", path=f"/rules/{rules}", waits=".chapter")
    yield Scene("unknown rules", "page", path="/rules/koifer", waits="a.game-choice")
    yield Scene("all words", "page", path="/words#nell", waits=".word-entry.named")
    yield Scene("unknown page", "page", path="/tavolo/1", waits=".document.unknown")
