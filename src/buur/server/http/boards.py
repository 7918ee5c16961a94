"""The endpoints below ``/api/boards``: the boards of a day, their results, and rankings."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from datetime import date
from typing import Annotated, Any, Final, Literal, get_args

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from buur.server.errors import Problem
from buur.server.http.api import Name, known_guest, read_json_body
from buur.server.http.guest_cookie import guest_token, set_guest_cookie
from buur.server.http.rate_limits import RateLimits
from buur.server.http.responses import json_response
from buur.server.storage.board_store import MonthTotal, RankedBy
from buur.server.storage.models import BoardPlay
from buur.server.tables.board_seeds import DaySeed
from buur.server.tables.boards import Boards, DayView, OwnBoard, difference
from buur.server.tables.names import person_name
from buur.server.tables.registry import TableRegistry
from buur.server.wire import messages
from buur.tournament.boards import BOARDS, LEAST_DAYS, Total, board_results

MOST_RANKED: Final = 100
"""Maximum number of people, and of others, in a list, beside the viewer's own line."""

Role = Literal["person", "guest", "bot"]
"""A person who keeps what she plays, a guest, or a bot of the field."""


class PlayRequest(Struct, forbid_unknown_fields=True):
    """Body of a request to begin a board, or to go on with it."""

    day: Annotated[str, Meta(max_length=10)]
    number: Annotated[int, Meta(ge=1, le=BOARDS)]
    name: Name = ""


class BoardsApi:
    """The endpoints below ``/api/boards``.

    Args:
        registry: the tables of the server.
        boards: its boards.
        rate_limits: limits the requests of clients.
    """

    def __init__(self, registry: TableRegistry, boards: Boards, rate_limits: RateLimits) -> None:
        self._registry = registry
        self._boards = boards
        self._rate_limits = rate_limits

    async def today(self, request: Request) -> Response:
        """The boards of the present day, with what the asker may know."""
        return await self._day(request, self._boards.calendar.today)

    async def day(self, request: Request) -> Response:
        """The boards of the present day, or of one that is over."""
        return await self._day(request, _date(request.path_params["day"]))

    async def _day(self, request: Request, when: date) -> Response:
        self._rate_limits.take_board(request)
        guest = await self._registry.guests.find(guest_token(request))
        day = await self._boards.day(when)
        seen = await self._boards.view(day, guest)
        own = None if guest is None else guest.id
        ends = self._boards.calendar.end(when).isoformat()
        kept = await self._boards.store.kept([play.player for play, _ in seen.ranking])
        ranking = _ranking(seen.ranking, own, kept)
        return json_response({**_day_json(seen), "ends": ends, **ranking})

    async def board(self, request: Request) -> Response:
        """All finished plays of a board, for those who have played it."""
        self._rate_limits.take_board(request)
        guest = await self._registry.guests.find(guest_token(request))
        number = int(request.path_params["number"])
        day = await self._boards.day(_date(request.path_params["day"]))
        if not 1 <= number <= BOARDS:
            raise Problem(404, "no-board", f"boards are 1 to {BOARDS}", number)
        plays = await self._boards.field(day, number, guest)
        own = None if guest is None else guest.id
        kept = await self._boards.store.kept([play.player for play in plays])
        return json_response({"day": day.day, "number": number, **_field_json(plays, own, kept)})

    async def month(self, request: Request) -> Response:
        """The ranking of a month, over the days that are open."""
        self._rate_limits.take_board(request)
        month, by = request.path_params["month"], request.query_params.get("by", "score")
        if by not in get_args(RankedBy):
            raise Problem(422, "bad-request", f"by is one of {get_args(RankedBy)}", by)
        _date(f"{month}-01")
        guest = await self._registry.guests.find(guest_token(request))
        own = None if guest is None else guest.id
        rows = await self._boards.store.month(month, by, LEAST_DAYS)  # type: ignore[arg-type]
        days = await self._boards.store.opened_days(month)
        kept = await self._boards.store.kept([row.player for row in rows])
        lines = [(row.player, _month_json(row, own, kept)) for row in rows]
        found = {"month": month, "by": by, "days": days, "least": LEAST_DAYS}
        return json_response({**found, **_shown(lines, own)})

    async def play(self, request: Request) -> Response:
        """A seat at a board; the asker gets a cookie."""
        self._rate_limits.take_board(request)
        body = await read_json_body(request, self._registry.settings.limits.body)
        wanted = messages.decode_body(body, PlayRequest)
        # The tables of characters take a tenth of a second to read.
        name = await asyncio.to_thread(person_name, wanted.name)
        when = _date(wanted.day)
        self._rate_limits.take_table(request)
        guests = self._registry.guests
        guest = await known_guest(guests, request)
        seat = await self._boards.begin(when, wanted.number, name, guest)
        await guests.note_looks(guest.id, name)
        found = {"table": seat.table, "seat": 0, "token": seat.token}
        response = json_response(found, 201 if seat.is_new else 200)
        set_guest_cookie(response, request, guest.token)
        return response


def _date(text: str) -> date:
    try:
        found = date.fromisoformat(text)
    except ValueError as error:
        raise Problem(422, "bad-request", "a day is written as 2026-11-27", text) from error
    if found.isoformat() != text:
        raise Problem(422, "bad-request", "a day is written as 2026-11-27", text)
    return found


def _day_json(seen: DayView) -> dict[str, Any]:
    day = seen.day
    return {
        "day": day.day,
        "rules": day.rules["name"],
        "open": day.is_open,
        "boards": [_board_json(one) for one in seen.own],
        "people": seen.people,
        "seal": {
            "anchor": _seed_json(seen.anchor),
            "published": _seed_json(seen.published),
            "seed": seen.seed,
        },
    }


def _seed_json(found: DaySeed) -> dict[str, str]:
    return {"day": found.day.isoformat(), "seed": found.seed}


def _board_json(board: OwnBoard) -> dict[str, Any]:
    play = board.play
    found: dict[str, Any] = {"number": board.number, "state": "new", "table": None}
    if play is not None:
        found |= {"state": play.state, "table": play.table_id}
    if board.tables:
        found |= {"mean": board.mean, "tables": board.tables}
    if play is not None and play.result is not None and board.mean is not None:
        score = difference(play) - board.mean
        found["result"] = {**play.result._asdict(), "score": _rounded(score)}
    return found


def _field_json(
    plays: Sequence[BoardPlay], own: str | None, kept: Collection[str]
) -> dict[str, Any]:
    differences = [difference(play) for play in plays]
    results = board_results(differences)
    lines = []
    for play, result in zip(plays, results, strict=True):
        assert play.result is not None  # noqa: S101 - only finished plays are shown
        line = {"name": play.name, "role": _role(play, kept), "own": play.player == own}
        line |= {**play.result._asdict(), "score": _rounded(result.score)}
        lines.append((play.player, line))
    counts = {one: differences.count(one) for one in sorted(set(differences), reverse=True)}
    return {
        "mean": results[0].mean if results else None,
        "tables": len(plays),
        "frequencies": [[*pair] for pair in counts.items()],
        **_shown(lines, own),
    }


def _role(play: BoardPlay, kept: Collection[str]) -> Role:
    if play.is_bot:
        return "bot"
    return "person" if play.player in kept else "guest"


def _ranking(
    ranking: Sequence[tuple[BoardPlay, Total]], own: str | None, kept: Collection[str]
) -> dict[str, Any]:
    lines = [
        (
            total.player,
            {
                "name": play.name,
                "role": _role(play, kept),
                "own": total.player == own,
                "boards": total.boards,
                "score": _rounded(total.score),
            },
        )
        for play, total in ranking
    ]
    return _shown(lines, own)


def _month_json(row: MonthTotal, own: str | None, kept: Collection[str]) -> dict[str, Any]:
    return {
        "name": row.name,
        "role": "person" if row.player in kept else "guest",
        "own": row.player == own,
        "days": row.days,
        "boards": row.boards,
        "score": _rounded(row.score),
        "mean": _rounded(row.score / row.boards) if row.boards else 0.0,
    }


def _shown(lines: Sequence[tuple[str, dict[str, Any]]], own: str | None) -> dict[str, Any]:
    """Return the first lines of people, and of all others, with the viewer's own line.

    Guests, who are easily made, push no people out of the list.
    """
    left = {True: MOST_RANKED, False: MOST_RANKED}
    shown = []
    for player, line in lines:
        is_person = line["role"] == "person"
        if left[is_person] > 0 or player == own:
            left[is_person] -= 1
            shown.append(line)
    return {"lines": shown, "left_out": len(lines) - len(shown)}


def _rounded(score: float) -> float:
    return round(score, 1)
