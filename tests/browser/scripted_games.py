"""Own parties as the server lists and replays them, made without a server."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from playwright.async_api import Page, Route

from buur.bots.registry import bot
from buur.play.codec import event_json
from buur.play.table import Table
from buur.seats import Seat
from buur.server.http.games import game_json, totals_json
from buur.server.storage.models import (
    EventRow,
    GameRow,
    GuestTotals,
    SeatResult,
    SeatRow,
    StoredTable,
    TableRow,
    TableSummary,
)
from buur.server.tables.game_replay import GameReplay
from buur.server.wire.encode_view import encode_deal, encode_rules
from buur.server.wire.rules import rules_json
from buur.variants.registry import variant
from tests.chance import seeded

SEED: Final = 7
UPDATED: Final = 1_790_000_000_000
"""In September, whose name is the longest."""

DEALS: Final = 2
"""So many deals of a partie can be looked at again."""

LISTED: Final = (
    ("schieber-2500", 2387, "won"),
    ("hindersi-5", 1204, "lost"),
    ("stich-differenzler", 96, None),
    ("coiffeur-3", 8730, "draw"),
    ("molotow-6", 451, None),
    ("guggitaler-10", 127, "won"),
    ("coinche", 1980, None),
    ("pomme-2", 11, None),
)
"""Rule sets, the highest score and the result of the listed parties."""

TOTALS: Final = GuestTotals(
    played=1284,
    won=617,
    deals=20_411,
    matches=138,
    best=2714,
    contracts={"trump:S": 4203},
    rules={"stich-differenzler": 512},
)


class ScriptedGames:
    """The answers below ``/api/games`` to a page: lists, parties and their replays."""

    def __init__(self) -> None:
        self.names: Sequence[str] = ()
        """The players of all parties, the visitor first."""
        self.count = 0
        """Number of parties in a list."""

    async def install(self, page: Page) -> None:
        """Answer the requests of a page from now on."""
        await page.route("**/api/games**", self._answer)

    async def _answer(self, route: Route) -> None:
        path = route.request.url.partition("/api/games")[2]
        _, table, _, deal = [*path.split("/"), "", "", ""][:4]
        if table and table not in ("none", "early"):
            found = self._steps(table, int(deal)) if deal else self._partie(table)
        elif table == "early":
            found = self._early()
        elif table:
            error = {"error": {"code": "no-game", "message": "this is none of your parties"}}
            await route.fulfill(status=404, json=error)
            return
        else:
            found = self._list(json.loads(route.request.post_data or "{}"))
        body = msgspec.json.encode(found).decode()
        await route.fulfill(body=body, content_type="application/json")

    def _list(self, wanted: dict[str, Any]) -> dict[str, Any]:
        games = [self._listed(*one) for one in LISTED[: self.count]]
        if wanted.get("state") == "unfinished":
            games = [game for game in games if not game["over"]]
        more = "more" if len(games) > 3 else None
        return {"games": games, "more": more, "totals": totals_json(TOTALS) if games else None}

    def _listed(self, rules: str, most: int, result: str | None) -> dict[str, Any]:
        lines = variant(rules, {}).lines
        scores = tuple(most - 103 * line for line in range(lines))
        return game_json(_row(rules, tuple(self.names), scores, result))

    def _partie(self, rules: str) -> dict[str, Any]:
        replay = _replay(rules, tuple(self.names))
        scores = replay.deals[-1].total
        return {
            "game": game_json(_row(rules, tuple(self.names), scores, "won")),
            "rules": encode_rules(replay.rules),
            "deals": [encode_deal(score) for score in replay.deals],
        }

    def _early(self) -> dict[str, Any]:
        row = _row("chibre", tuple(self.names), (0, 0), None)
        return {"game": game_json(row), "rules": encode_rules(variant("chibre", {})), "deals": []}

    def _steps(self, rules: str, deal: int) -> dict[str, Any]:
        replay = _replay(rules, tuple(self.names))
        return {"deal": deal, "steps": replay.steps(deal, Seat(0))}


def _row(
    rules: str, names: tuple[str, ...], scores: tuple[int, ...], result: str | None
) -> GameRow:
    chosen = variant(rules, {})
    winner = {"won": 0, "lost": 1}.get(result or "")
    summary = TableSummary(12, "over" if result else "play", scores, winner, result == "lost")
    seats = range(chosen.seats)
    results = (SeatResult(seat, seat % chosen.lines, 11, 2, 157, {"trump:S": 3}) for seat in seats)
    return GameRow(
        TableRow(rules, rules_json(chosen), summary, UPDATED),
        UPDATED,
        0,
        _seats(names, chosen.seats),
        tuple(results),
    )


def _seats(names: tuple[str, ...], count: int) -> tuple[SeatRow, ...]:
    bots = (None, *("medium" for _ in range(count - 1)))
    return tuple(
        SeatRow(seat, "bot" if bots[seat] else "person", names[seat], bots[seat])
        for seat in range(count)
    )


@cache
def _replay(rules: str, names: tuple[str, ...]) -> GameReplay:
    """Return the first deals of a partie of bots that act by chance."""
    chosen = variant(rules, {})
    players = [bot("random", seat) for seat in range(chosen.seats)]
    table = Table(chosen, players, chance=seeded(SEED))
    rows = []
    for version, event in enumerate(table.run(), start=1):
        rows.append(EventRow(version, event_json(event), "bot"))
        if len(table.state.history) >= DEALS:
            break
    seats = _seats(names, chosen.seats)
    return GameReplay(StoredTable(rules, rules_json(chosen), 1, seats, tuple(rows)))
