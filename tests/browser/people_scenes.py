"""Scenes of what people need: tables of friends, watching, lobby, boards, clubs, own pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tests.browser.fake_socket import welcome
from tests.browser.scenes import Scene
from tests.browser.scripted_friends import friends
from tests.browser.scripted_people import LINK, PAST, open_tables, waiting
from tests.browser.scripted_table import view_of

Messages = list[dict[str, Any]]

OWN: Final = 2
"""The seat whose view is shown."""

SAID: Final = (
    {"n": 1, "seat": 0, "phrase": "bravo"},
    {"n": 2, "seat": 0, "text": "Spielen wir am Freitagabend noch einmal, bei mir im Garten?"},
)


def people_scenes() -> Iterator[Scene]:
    """Yield every scene."""
    yield from _company()
    yield from _watching()
    yield from _lobby()
    yield from _rankings()
    yield from _boards()
    yield from _clubs()
    yield from _person()


def _company() -> Iterator[Scene]:
    def scene(name: str, opens: str = "", waits: str = "") -> Scene:
        at, rules = "end" if name == "rematch" else "play", "schieber-2500"
        hears = _company_at_end if at == "end" else _company_of
        return Scene(name, "company", rules, at, opens=opens or (), waits=waits, hears=hears)

    yield scene("table of friends", waits="button.plate")
    for name, seat in (("own seat", 2), ("a person's seat", 0), ("a bot's", 1), ("an open", 3)):
        opens = f"[data-seat='{seat}'] button.plate"
        yield scene(f"{name} at a table of friends", opens, ".dialog.seat-menu")
    yield scene("talk", ".talk-button", ".dialog.talk .talk-heard")
    yield scene("rematch", waits=".dialog.end .rematch")


def _company_at_end(names: Sequence[str]) -> Messages:
    return _company_of(names, "over")


def _company_of(names: Sequence[str], state: str = "playing") -> Messages:
    """Return what the page hears at a table of four: two people, a bot, an open seat."""
    seats = 4
    asks = {"host": OWN, "asked": [0], "watch": "after", "watching": 3}
    table = friends(names, seats, state) | asks
    presence = ["away", "here", "here", "here"]
    kinds = ["person" if one["kind"] == "person" else "bot" for one in table["seats"]]
    said = [one | {"name": names[0]} for one in SAID]
    texts: dict[str, Any] = {"on": True, "wanted": [0, 2]}
    return [
        {"t": "seats", "kinds": kinds, "names": [*names[:seats]], "presence": presence},
        {"t": "friends", **table},
        {"t": "talk", "may": True, "said": said, "muted": []},
        {"t": "free-texts", **texts},
    ]


def _watching() -> Iterator[Scene]:
    path = f"/watch/staged#{LINK}"

    def hears(at: str, state: str) -> Any:
        def messages(names: Sequence[str]) -> Messages:
            view = view_of("schieber-2500", at) | {"names": [*names[:4]], "seat": -1}
            hidden: dict[str, Any] = {"hand": [], "legal": {}}
            return [welcome(view | hidden, 7), *_company_of(names, state)]

        return messages

    for name, at, state, waits in (
        ("waits for people", "first", "gathering", ".watch.gathers .status"),
        ("is played", "play", "playing", ".watch .trick"),
        ("is counted", "summary", "playing", ".watch-deals li"),
        ("is over", "end", "over", ".watch-end"),
    ):
        yield Scene(
            f"watched table {name}",
            "page",
            path=path,
            ready=".watch-page",
            hears=hears(at, state),
            waits=waits,
        )
    for reason in ("watch-off", "watch-renewed"):
        refused = ".refused .message"
        yield Scene(f"watching: {reason}", "page", path=f"/watch/x#{reason}", waits=refused)


def _lobby() -> Iterator[Scene]:
    ready = ".quick-match .find"

    def tables(names: Sequence[str]) -> Messages:
        return [open_tables(names)]

    def alone(_: Sequence[str]) -> Messages:
        return [{"t": "tables", "tables": [], "more": 0, "queues": []}]

    def lobby(name: str, hears: Any, opens: str = "", waits: str = "", **more: Any) -> Scene:
        opened, path = opens or (), more.pop("path", "/lobby")
        look = {"opens": opened, "waits": waits, "ready": ready, "hears": hears, **more}
        return Scene(f"lobby {name}", "lobby", path=path, **look)

    yield lobby("empty", alone, waits=".open-tables .hint")
    yield lobby("with tables", tables, waits=".open-table", person="kept")
    for name, state in (
        ("alone", waiting()),
        ("with others", waiting(people=3, apart=1)),
        ("with a partner", waiting(people=2, pair=True, partner="Dominique")),
    ):
        yield lobby(f"waits {name}", alone, ready, ".wait-text", then=(state,))
    paired = (waiting(pair=True, ready=False),)
    yield lobby("waits for a partner", tables, ".as-pair button", ".link-text", then=paired)
    yield lobby("invited", tables, waits=".lead", path=f"/lobby#pair={LINK}")
    yield lobby("invited too late", tables, waits=".gone", path="/lobby#pair=full")


def _rankings() -> Iterator[Scene]:
    for name, path, person, waits in (
        ("of a stranger", "/ranking/schieber-2500", "", ".ranking-list table"),
        ("of a guest", "/ranking/schieber-2500", "guest", ".ranking-own"),
        ("of somebody listed", "/ranking/schieber-2500", "kept", ".ranking-own"),
        ("without players", "/ranking/chibre", "guest", ".ranking-list"),
        ("of no game", "/ranking/tavolo", "", ".message"),
    ):
        yield Scene(f"ranking {name}", "page", path=path, person=person, waits=waits)


def _boards() -> Iterator[Scene]:
    for name, path, person, waits in (
        ("new", "/boards", "", ".board-next"),
        ("begun", "/boards", "guest", ".board-ranking table"),
        ("compared", "/boards#1", "kept", ".board-field table"),
        ("of a past day", f"/boards/{PAST}#2", "guest", ".board-field table"),
        ("of no day", "/boards/2026-01-01", "", ".message"),
    ):
        yield Scene(f"boards {name}", "page", path=path, person=person, waits=waits)


def _clubs() -> Iterator[Scene]:
    yield Scene("clubs", "club", path="/club", waits=".club-form")
    for role in ("head", "member", "new"):
        yield Scene(f"club of a {role}", "club", path=f"/club/{role}", waits=".club-members")
    for name, opens, waits in (
        ("evening is planned", ".club-evenings summary", ".club-form select"),
        ("link of a club", ".club-invite .big", ".club-invite .link-text"),
        ("removal of a member", ".club-members li:nth-child(2) .link:last-child", ".club-asked"),
    ):
        yield Scene(name, "club", path="/club/head", opens=opens, waits=waits)
    joins = f"/club/head#join={LINK}"
    yield Scene("invitation to a club", "club", path=joins, waits="input[name=text]")
    yield Scene("no club", "club", path="/club/none", waits=".message")


def _person() -> Iterator[Scene]:
    for person in ("", "guest", "kept"):
        who = person or "nobody"
        yield Scene(f"account of {who}", "person", path="/account", person=person, waits=".people")
        waits = ".friend-link" if person else ".message"
        yield Scene(f"people of {who}", "person", path="/people", person=person, waits=waits)
    yield Scene(
        "own statistics",
        "person",
        path="/me",
        person="kept",
        games=4,
        opens=(".statistics > summary",),
        waits=".stats",
    )
    for name, path, opens, waits in (
        ("link of a friend", "/people", ".friend-link .big", "input.link-field"),
        ("deletion of a person", "/account", ".people .danger", ".removal"),
        ("privacy", "/privacy", "", ".stored"),
        ("link of a letter", f"/keep#{LINK}", "", ".message"),
        ("person is kept", f"/keep#{LINK}", ".message .primary", "[role=alert]"),
        ("link that makes friends", f"/friend#{LINK}", "", ".message"),
        ("new friend", f"/friend#{LINK}", ".message .primary", "[role=alert]"),
    ):
        steps = opens or ()
        yield Scene(name, "person", path=path, person="kept", opens=steps, waits=waits)
