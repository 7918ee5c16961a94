"""Answers to the pages of a person, clubs, boards and the lobby, made without a server."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from playwright.async_api import Page, Route

TODAY: Final = "2026-11-27"
PAST: Final = "2026-11-20"
"""A day of boards that is over."""
LINK: Final = "Wb3n8mQ4xJ7tR2vKc9yL5sHd1pGf6zAe"
TITLE: Final = "Jassclub Sternen Oberwinterthur"

Json = dict[str, Any]

_MEMBERS: Final = "abcdef"
_RESULT: Final[Json] = {
    "points": 98,
    "others": 59,
    "contract": "trump:S",
    "chooser": 2,
    "substituted": True,
    "program": False,
    "score": 12.5,
}


class ScriptedPeople:
    """The answers to the pages besides the table, with the players' names."""

    def __init__(self) -> None:
        self.names: Sequence[str] = ()
        self.person = ""
        """How the server knows the visitor: "" for not at all, "guest", or "kept" with keys."""

    async def install(self, page: Page) -> None:
        """Answer the requests of a page from now on."""
        await page.route("**/api/me**", self._me)
        await page.route("**/api/me/**", self._me)
        await page.route("**/api/ratings", self._ratings)
        await page.route("**/api/ranking/*", self._pool_ranking)
        await page.route("**/api/lobby/*", self._lobby)
        await page.route("**/api/boards**", self._boards)
        await page.route("**/api/boards/**", self._boards)
        await page.route("**/api/clubs**", self._clubs)
        await page.route("**/api/clubs/**", self._clubs)
        await page.route("**/api/tables/watch", _answer_watch)

    # A person.

    async def _me(self, route: Route) -> None:
        path = route.request.url.partition("/api/me")[2]
        answers: dict[str, Any] = {
            "": self._person,
            "/keys": self._keys,
            "/friends": self._friends,
            "/statistics": self._statistics,
            "/friends/look": lambda: {"name": self.names[1], "avatar": "fox"},
            "/friends/follow": lambda: {"friend": self._somebody(1)},
            "/friends/link": lambda: {"link": LINK, "days": 7},
            "/mail": lambda: {"minutes": 10},
            "/mail/follow": lambda: {**self._keys(), "person": self._somebody(0)},
            "/deletion": lambda: {"confirm": LINK, "seconds": 600, "parties": 41, "friends": 3},
        }
        await route.fulfill(json=answers[path]())

    def _somebody(self, number: int) -> Json:
        avatars = ("cow", "fox", None, "owl", "bee", None)
        return {"id": f"p{number}", "name": self.names[number], "avatar": avatars[number]}

    def _person(self) -> Json:
        if not self.person:
            return {
                "person": None,
                "listed": False,
                "devices": [],
                "friends": [],
                "asking": [],
                "asked": [],
            }
        used = {"created": "2026-10-03", "used": TODAY}
        devices = [
            {"id": "d1", "label": "Chrome, Android", **used, "here": True},
            {"id": "d2", "label": "Safari, macOS", **used, "here": False},
        ]
        return {
            "person": self._somebody(0),
            "listed": self.person == "kept",
            "devices": devices,
            **self._friends(),
        }

    def _friends(self) -> Json:
        since = {"since": "2026-09-12"}
        friends = [{**self._somebody(number), **since} for number in (1, 2)]
        met = [
            {"table": "t", "seat": 1, "name": self.names[4], "asked": False},
            {"table": "t", "seat": 2, "name": self.names[5], "asked": True},
        ]
        if not self.person:
            return {"friends": [], "asking": [], "met": []}
        return {"friends": friends, "asking": [self._somebody(3)], "met": met}

    def _keys(self) -> Json:
        key = {"id": "k1", "label": "Chrome, Android", "created": "2026-10-03", "used": TODAY}
        kept = self.person == "kept"
        return {
            "kept": kept,
            "passkeys": [key] * kept,
            "addresses": ["maria-magdalena.zurbriggen@bluewin.ch"] * kept,
            "offers": {"passkey": True, "mail": True},
        }

    def _statistics(self) -> Json:
        if not self.person:
            return {"rules": [], "contracts": [], "partners": []}
        rules = [
            {"rules": rules, "played": 41, "won": 22, "deals": 512, "matches": 7, "counted": 500}
            | {"points": points}
            for rules, points in (("schieber-2500", 41_237), ("stich-differenzler", None))
        ]
        contracts = [
            {"contract": "trump:S", "times": 83, "made": 51},
            {"contract": "oben", "times": 12, "made": 9},
        ]
        partners = [
            {"name": self.names[1], "bot": None, "friend": "p1", "played": 18, "won": 11},
            {"name": "", "bot": "medium", "friend": None, "played": 23, "won": 9},
        ]
        return {"rules": rules, "contracts": contracts, "partners": partners}

    # The lobby.

    async def _ratings(self, route: Route) -> None:
        own = [
            {"pool": "stich-differenzler", "pair": False, "number": 1468, "provisional": False},
            {"pool": "schieber-2500", "pair": True, "number": 1012, "provisional": True},
        ]
        found = [one | {"parties": 37} for one in own] if self.person else []
        await route.fulfill(json={"ratings": found})

    async def _pool_ranking(self, route: Route) -> None:
        rules = route.request.url.rpartition("/")[2]
        if rules == "tavolo":
            error = {"code": "no-ranking", "message": "there is no such preset"}
            await route.fulfill(status=404, json={"error": error})
            return
        is_empty = rules == "chibre"
        listed = self.person == "kept"
        people = [] if is_empty else [self._placed(number) for number in range(5)]
        if self.person and not is_empty:
            people[3] |= {"own": True, "provisional": True, "names": [self.names[0]]}
        pairs = [] if is_empty else [self._placed(0, 1), self._placed(2, 3)]
        if self.person and not is_empty:
            own = {"rank": None, "own": True, "parties": 7, "names": [self.names[0], ""]}
            pairs.append(self._placed(0, 4) | own)
        answer = {
            "people": {"players": 37 * (not is_empty), "lines": people},
            "pairs": {"players": 19 * (not is_empty), "lines": pairs},
        }
        await route.fulfill(json={"rules": rules, "least": 10, "listed": listed, **answer})

    def _placed(self, *people: int) -> Json:
        rank, number = 1 + 3 * people[0], 1920 - 83 * people[0]
        names = [self.names[one] for one in people]
        counted = {"number": number, "provisional": False, "parties": 241 - 31 * people[0]}
        return {"rank": rank, "names": names, "own": False, **counted}

    async def _lobby(self, route: Route) -> None:
        wanted = json.loads(route.request.post_data or "{}")
        pool = {"rules": "schieber", "time": "normal"}
        if route.request.url.endswith("/pair"):
            state = "open" if wanted["link"] == LINK else "full"
            await route.fulfill(json={"state": state, "name": self.names[1], **pool})
        else:
            link = LINK if wanted["pair"] else None
            await route.fulfill(json={"entry": LINK, "link": link, **pool})

    # Boards.

    async def _boards(self, route: Route) -> None:
        path = route.request.url.partition("/api/boards")[2].partition("?")[0]
        day, _, number = path.removeprefix("/").partition("/")
        if day == "months":
            month = {"month": "2026-11", "by": "score", "days": [PAST], "least": 5, "left_out": 1}
            await route.fulfill(json=month | {"lines": self._ranked()})
        elif number:
            await route.fulfill(json=self._field(day, int(number)))
        elif day == "2026-01-01":
            error = {"code": "no-boards", "message": "nobody has played them"}
            await route.fulfill(status=404, json={"error": error})
        else:
            await route.fulfill(json=self._day(day or TODAY))

    def _day(self, day: str) -> Json:
        is_open, is_new = day == PAST, not self.person
        done: dict[str, Any] = {
            "number": 1,
            "state": "done",
            "table": "a",
            "mean": 26.5,
            "tables": 4,
        }
        states = ["new"] * 8 if is_new else ["done", "playing", "void", *["new"] * 5]
        boards: list[dict[str, Any]] = [
            {"number": n, "state": state, "table": None} for n, state in enumerate(states, 1)
        ]
        if not is_new:
            boards[0], boards[1]["table"] = done | {"result": _RESULT}, "b"
        return {
            "day": day,
            "rules": "schieber",
            "open": is_open,
            "ends": "2026-11-21T00:00:00+01:00" if is_open else "2999-11-28T00:00:00+01:00",
            "people": 0 if is_new else 128,
            "boards": boards,
            "lines": [] if is_new else self._ranked(),
            "left_out": 0 if is_new else 115,
            "seal": {
                "anchor": {"day": "2026-11-19", "seed": "6f" * 32},
                "published": {"day": PAST, "seed": "a1" * 32},
                "seed": "c3" * 32 if is_open else None,
            },
        }

    def _ranked(self) -> list[Json]:
        people = [
            {"name": name, "role": role, "own": own, "boards": 8, "days": 6}
            for name, role, own in (
                (self.names[0], "person", True),
                (self.names[1], "person", False),
                ("steady", "bot", False),
                (self.names[2], "guest", False),
            )
        ]
        scores = (112.5, 40, 3.25, -107.75)
        return [one | {"score": s, "mean": s / 8} for one, s in zip(people, scores, strict=True)]

    def _field(self, day: str, number: int) -> Json:
        plays = ((self.names[0], "guest", True), (self.names[1], "person", False))
        lines = [_RESULT | {"name": n, "role": role, "own": own} for n, role, own in plays]
        bot = _RESULT | {"name": "steady", "role": "bot", "own": False}
        lines += [bot | {"substituted": False, "program": True, "contract": "unten", "chooser": 1}]
        counts = [[200, 1], [39, 17], [14, 4], [-120, 1]]
        found = {"day": day, "number": number, "mean": 26.5, "tables": 23, "frequencies": counts}
        return found | {"lines": lines, "left_out": 20}

    # Clubs.

    async def _clubs(self, route: Route) -> None:
        path = route.request.url.partition("/api/clubs")[2].removeprefix("/")
        post = json.loads(route.request.post_data or "{}")
        if path == "none":
            error = {"code": "no-club", "message": "you are not a member"}
            await route.fulfill(status=404, json={"error": error})
        elif path == "invitation":
            about = {"club": post["club"], "title": TITLE, "members": 6, "joined": False}
            await route.fulfill(json=about)
        elif path:
            found = self.club(path)
            await route.fulfill(json=found | ({"invitation": LINK} if post else {}))
        else:
            mine = {"club": "head", "title": TITLE, "role": "head"}
            await route.fulfill(json={"clubs": [mine, mine | {"club": "x", "role": "member"}]})

    def club(self, role: str) -> Json:
        """Return a club as a "head" or a "member" sees it, or a "new" one."""
        is_new = role == "new"
        count = 1 if is_new else len(_MEMBERS)
        members = [
            {"member": member, "name": name, "role": "head" if member == "a" else "member"}
            for member, name in zip(_MEMBERS[:count], self.names, strict=False)
        ]
        playing = {"table": "u", "rules": "chibre", "state": "playing", "open": 0}
        tables = [
            {"table": "t", "rules": "schieber-2500", "state": "gathering", "open": 3}
            | {"names": [self.names[1]]},
            playing | {"names": [*self.names[:4]]},
        ]
        return {
            "club": role,
            "title": TITLE,
            "own": "b" if role == "member" else "a",
            "role": "member" if role == "member" else "head",
            "rules": [] if is_new else [{"title": "Unser Kaffeejass", "name": "schieber-2500"}],
            "members": members,
            "tables": [] if is_new else tables,
            "evenings": [] if is_new else [self._planned(), self._drawn()],
            "ranking": [] if is_new else self._ranking(),
        }

    def _planned(self) -> Json:
        evening = {"evening": "e", "day": "2026-12-04", "title": "Advent", "rules": "schieber-2500"}
        nothing: Json = {"pairs": [], "games": [], "standings": [], "over": False}
        return evening | {"deals": 8, "coming": ["a", "c", "d"], **nothing}

    def _drawn(self) -> Json:
        one, other, third, *_ = self.names
        rounds = ((1, [700, 556], "t"), (2, None, "u"), (3, None, None))
        games = [
            {"round": number, "pairs": [0, 1], "points": points, "table": table, "begun": True}
            for number, points, table in rounds
        ]
        standings = [
            {"rank": rank, "pair": rank - 1, "points": points, "games": 1, "won": 2 - rank}
            for rank, points in ((1, 700), (2, 556))
        ]
        drawn = {"evening": "d", "title": "", "pairs": [[one, other], [third, None]]}
        return self._planned() | drawn | {"games": games, "standings": standings}

    def _ranking(self) -> list[Json]:
        return [
            {"member": member, "name": name, "games": 12, "won": 7, "difference": -144}
            | {"strength": 23.5 - place}
            for place, (member, name) in enumerate(zip(_MEMBERS, self.names, strict=False))
        ]


async def _answer_watch(route: Route) -> None:
    """Let the page watch, but not with the token of a reason why not."""
    token = json.loads(route.request.post_data or "{}")["token"]
    if token in ("watch-off", "watch-renewed"):
        await route.fulfill(status=403, json={"error": {"code": token, "message": token}})
    else:
        await route.fulfill(json={"over": False})


def open_tables(names: Sequence[str]) -> Json:
    """Return what the lobby tells of three tables and those who wait."""

    def person(number: int, avatar: str | None) -> Json:
        return {"kind": "person", "name": names[number], "avatar": avatar}

    free = {"kind": "open", "name": "", "avatar": None}
    tables = [
        ("schieber-2500", False, "normal", "gathering", [person(0, "owl"), free, free, free]),
        ("molotow-6", True, "long", "gathering", [person(1, "fox"), person(2, None), *[free] * 4]),
        ("coiffeur-3", True, "long", "playing", [person(3, "bee"), person(4, "cow"), free]),
    ]
    fields = ("rules", "changed", "time", "state", "seats")
    listed = [
        {"table": f"t{number}", "lang": "it", **dict(zip(fields, table, strict=True))}
        for number, table in enumerate(tables)
    ]
    queues = [{"rules": "chibre", "time": "normal", "people": 3}]
    return {"t": "tables", "tables": listed, "more": 2, "queues": queues}


def waiting(**changes: Any) -> Json:
    """Return what the lobby tells somebody who waits."""
    alone: Json = {"rules": "chibre", "time": "normal", "seats": 4, "people": 1, "apart": 0}
    pair = {"partner": None, "pair": False, "ready": True}
    return {"t": "waiting", **alone, **pair, **changes}
