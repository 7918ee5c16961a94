"""The endpoints below ``/api/games``: the parties of a guest, their replays and records."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from buur.errors import BuurError
from buur.notation import Face
from buur.seats import Seat
from buur.server.errors import Problem
from buur.server.http.api import SeatTicket, deals_json, label_of, read_json_body, table_json
from buur.server.http.guest_cookie import (
    delete_guest_cookie,
    guest_token,
    set_guest_cookie,
)
from buur.server.http.rate_limits import RateLimits
from buur.server.http.responses import json_response
from buur.server.storage.guest_store import Cursor, Wanted
from buur.server.storage.models import GameRow, GuestTotals
from buur.server.tables.game_replay import GameReplay, no_deal, unreadable
from buur.server.tables.guests import Guest
from buur.server.tables.loader import TableLoader
from buur.server.tables.registry import TableRegistry
from buur.server.wire import messages
from buur.server.wire.encode_view import encode_rules
from buur.server.wire.rules import read_rules
from buur.server.wire.table_view import RulesView

_FACES: Final[dict[str, tuple[Face, str]]] = {
    "jass": ("text", "text/plain; charset=utf-8"),
    "jsonl": ("jsonl", "application/x-ndjson"),
}
"""Format and media type of a record, by the ending of its address."""


class GamesRequest(Struct, forbid_unknown_fields=True):
    """Body of a request for the parties of a guest, the latest first."""

    tables: Annotated[list[SeatTicket], Meta(max_length=100)] = []
    """Seats that the client holds by tokens; they become the guest's own."""
    state: Wanted = "all"
    before: Annotated[str, Meta(max_length=64)] = ""
    """``more`` of the previous page; empty for the first page."""
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class GamesApi:
    """The endpoints below ``/api/games``.

    Args:
        registry: the tables of the server.
        rate_limits: limits the requests of clients.
    """

    def __init__(self, registry: TableRegistry, rate_limits: RateLimits) -> None:
        self._registry = registry
        self._guests = registry.guests
        self._rate_limits = rate_limits

    async def mine(self, request: Request) -> Response:
        """A page of the guest's parties, and on the first page the totals."""
        self._rate_limits.take_game(request)
        body = await read_json_body(request, self._registry.settings.limits.body)
        wanted = messages.decode_body(body, GamesRequest)
        before = _cursor(wanted.before)
        guest = await self._guests.find(guest_token(request))
        tickets = [(one.table, one.token) for one in wanted.tables]
        guest = await self._guests.join(guest, tickets, label_of(request))
        if guest is None:
            return json_response({"games": [], "more": None, "totals": None})
        await self._guests.write_late_results(guest)
        store = self._guests.store
        registry = self._registry
        found = await store.games(guest.id, wanted.state, wanted.limit + 1, before, registry.broken)
        rows = [row._replace(table=registry.listed(row.table)) for row in found]
        shown = rows[: wanted.limit]
        totals = None if before else totals_json(await store.totals(guest.id))
        more = _cursor_text(shown[-1]) if len(rows) > len(shown) else None
        games = [game_json(row) for row in shown]
        response = json_response({"games": games, "more": more, "totals": totals})
        set_guest_cookie(response, request, guest.token)
        return response

    async def game(self, request: Request) -> Response:
        """A partie with the scores of its finished deals, a page of them."""
        row = await self._own_game(request)
        first = _first_deal(request.query_params.get("from", "1"))
        page = await deals_json(self._registry.loader, row.table.id, first)
        return json_response({"game": game_json(row), "rules": rules_of(row), **page})

    async def steps(self, request: Request) -> Response:
        """The steps of a finished deal, with all hands open."""
        row = await self._own_game(request)
        number = int(request.path_params["deal"])
        loader = self._registry.loader
        stored = await loader.deal(row.table.id, number)
        if stored is None:
            raise no_deal(number)
        steps = await loader.run(lambda: GameReplay(stored).steps(number, Seat(row.seat)))
        return json_response({"deal": number, "steps": steps})

    async def record(self, request: Request) -> Response:
        """The record of a partie as a file: its finished deals."""
        ending = request.url.path.rpartition(".")[2]
        row = await self._own_game(request)
        return await record_response(self._registry.loader, row, ending)

    async def remove(self, request: Request) -> Response:
        """Take a partie from the guest for good, with its seat at the table."""
        guest, row = await own_game(self._registry, self._rate_limits, request)
        if await self._registry.board_store.is_secret(row.table.id):
            raise Problem(409, "board-counts", "a board that is begun counts until its day is over")
        await self._registry.remove_seat(row.table.id, guest.id)
        return json_response({"removed": row.table.id})

    async def remove_all(self, request: Request) -> Response:
        """Take every partie from the guest for good; delete a guest without keys and friends."""
        self._rate_limits.take_game(request)
        guest = await self._guests.find(guest_token(request))
        tables = () if guest is None else await self._guests.store.tables(guest.id)
        response = json_response({"removed": tables})
        if guest is None:
            delete_guest_cookie(response)
            return response
        for table in tables:
            await self._registry.remove_seat(table, guest.id)
        if not await self._guests.has_more(guest.id):
            await self._registry.delete_person(guest.id)
            delete_guest_cookie(response)
        return response

    async def _own_game(self, request: Request) -> GameRow:
        """Return the partie that the address names.

        Raises:
            Problem: there is no such partie, or it is not the guest's own.
        """
        _, row = await own_game(self._registry, self._rate_limits, request)
        return row


async def own_game(
    registry: TableRegistry, rate_limits: RateLimits, request: Request
) -> tuple[Guest, GameRow]:
    """Return the guest who asks, and the partie of the guest that the address names.

    Raises:
        Problem: there is no such partie, or it is not the guest's own.
    """
    rate_limits.take_game(request)
    guest = await registry.guests.find(guest_token(request))
    table = request.path_params["table"]
    row = None if guest is None else await registry.guests.store.game(guest.id, table)
    if guest is None or row is None:
        raise _no_game()
    return guest, row._replace(table=registry.listed(row.table))


async def record_response(loader: TableLoader, row: GameRow, ending: str) -> Response:
    """Return the record of a partie as a file.

    Args:
        loader: reads the partie.
        row: the partie.
        ending: the ending of the file's name, which tells its format.

    Raises:
        Problem: there is no such partie any more.
    """
    face, media_type = _FACES[ending]
    stored = await loader.whole(row.table.id)
    if stored is None:
        raise _no_game()
    day = datetime.fromtimestamp(row.created / 1000, UTC).date().isoformat()
    tags = {"date": day} | ({"training": "yes"} if row.table.summary.training else {})
    text = await loader.run(lambda: GameReplay(stored).record(face, tags))
    name = f"buur-{day}-{row.table.rules['name']}-{row.table.id}"
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{name}.{ending}"',
    }
    return Response(text, headers=headers, media_type=media_type)


def _no_game() -> Problem:
    """Return the error for a partie that does not exist or belongs to others.

    Both get the same error, so that nobody can find out which parties exist.
    """
    return Problem(404, "no-game", "this is none of your parties")


def rules_of(row: GameRow) -> RulesView:
    """Return the rule set of a partie.

    Raises:
        Problem: it cannot be read.
    """
    try:
        return encode_rules(read_rules(row.table.rules))
    except BuurError as error:
        raise unreadable() from error


def _first_deal(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 9 or int(text) < 1:
        raise Problem(422, "bad-request", "from is the number of a deal, from 1", text)
    return int(text)


def _cursor(text: str) -> Cursor | None:
    updated, _, table = text.partition(".")
    if not text:
        return None
    if not (updated.isascii() and updated.isdigit() and table) or len(updated) > 15:
        raise Problem(422, "bad-request", "before is the field more of an earlier answer", text)
    return Cursor(int(updated), table)


def _cursor_text(row: GameRow) -> str:
    return f"{row.table.updated}.{row.table.id}"


def game_json(row: GameRow) -> dict[str, Any]:
    """Return a partie of a guest as JSON."""
    return {
        **table_json(row.table),
        "created": _time(row.created),
        "seat": row.seat,
        "players": [{"name": seat.name, "bot": seat.bot} for seat in row.seats],
        "lines": [result.line for result in row.results],
        "deals": row.results[0].deals if row.results else 0,
        "result": _result(row),
        "training": row.table.summary.training,
    }


def _result(row: GameRow) -> str | None:
    """Return the result for the guest, None before the end."""
    summary = row.table.summary
    if summary.phase != "over":
        return None
    if summary.winner is None or not row.results:
        return "draw"
    return "won" if row.results[row.seat].line == summary.winner else "lost"


def totals_json(totals: GuestTotals) -> dict[str, Any]:
    """Return the totals of a guest as JSON, with the most frequent contract and rule set."""
    return {
        "played": totals.played,
        "won": totals.won,
        "deals": totals.deals,
        "matches": totals.matches,
        "best": totals.best,
        "contract": _favourite(totals.contracts),
        "rules": _favourite(totals.rules),
    }


def _favourite(counts: dict[str, int]) -> dict[str, Any] | None:
    ordered: Sequence[str] = sorted(counts, key=lambda name: (-counts[name], name))
    return {"name": ordered[0], "times": counts[ordered[0]]} if ordered else None


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
