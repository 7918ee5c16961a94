"""The endpoints of parties that somebody else shows by a link: replays and records.

The tokens of links stand in bodies of requests, so that no log of a proxy contains one.
"""

from __future__ import annotations

import secrets
from typing import Annotated, Final, Literal, TypeVar

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from buur.seats import Seat
from buur.server.errors import Problem
from buur.server.http.api import deals_json, read_json_body
from buur.server.http.games import game_json, own_game, record_response, rules_of
from buur.server.http.guest_cookie import guest_token
from buur.server.http.rate_limits import RateLimits
from buur.server.http.responses import json_response
from buur.server.storage.models import GameRow
from buur.server.storage.replay_link_store import ReplayLinkStore, SharedGame
from buur.server.tables.game_replay import GameReplay, no_deal
from buur.server.tables.registry import TableRegistry
from buur.server.tables.seats import token_hash
from buur.server.tables.watchers import plays_here
from buur.server.wire import messages

_TOKEN_BYTES: Final = 24
_T = TypeVar("_T", bound="SharedRequest")


class SharedRequest(Struct, forbid_unknown_fields=True):
    """Body of a request with a link to a partie."""

    table: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(min_length=1, max_length=128)]


class SharedGameRequest(SharedRequest, forbid_unknown_fields=True):
    """Body of a request for the result and a page of the deals."""

    first: Annotated[int, Meta(ge=1, le=1_000_000_000)] = 1


class SharedDealRequest(SharedRequest, forbid_unknown_fields=True):
    """Body of a request for the steps of a deal."""

    deal: Annotated[int, Meta(ge=1, le=1_000_000_000)]


class SharedRecordRequest(SharedRequest, forbid_unknown_fields=True):
    """Body of a request for the record."""

    format: Literal["jass", "jsonl"] = "jass"


class ReplaysApi:
    """The endpoints of shared parties.

    Args:
        registry: the tables of the server.
        rate_limits: limits the requests of clients.
    """

    def __init__(self, registry: TableRegistry, rate_limits: RateLimits) -> None:
        self._registry = registry
        self._links = ReplayLinkStore(registry.store)
        self._rate_limits = rate_limits

    async def link(self, request: Request) -> Response:
        """A new link to a finished partie of the guest."""
        guest, row = await own_game(self._registry, self._rate_limits, request)
        if row.table.summary.phase != "over":
            raise Problem(409, "not-over", "a link shows a partie that is over")
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        await self._links.create(row.table.id, guest.id, token_hash(token))
        return json_response({"table": row.table.id, "token": token})

    async def unlink(self, request: Request) -> Response:
        """Have all links of the guest to a partie show nothing any more."""
        guest, row = await own_game(self._registry, self._rate_limits, request)
        await self._links.remove(row.table.id, guest.id)
        return json_response({"removed": row.table.id})

    async def game(self, request: Request) -> Response:
        """A partie with the scores of its finished deals, a page of them."""
        wanted, _, row = await self._shared(request, SharedGameRequest)
        page = await deals_json(self._registry.loader, row.table.id, wanted.first)
        game = game_json(row) | {"result": None}
        return json_response({"game": game, "rules": rules_of(row), **page})

    async def steps(self, request: Request) -> Response:
        """The steps of a finished deal, with all hands open."""
        wanted, shared, row = await self._shared(request, SharedDealRequest)
        number, loader = wanted.deal, self._registry.loader
        is_late = shared.watch == "late" and row.table.summary.phase != "over"
        if is_late and await loader.counted(row.table.id) <= number:
            raise no_deal(number)
        stored = await loader.deal(row.table.id, number)
        if stored is None:
            raise no_deal(number)
        seat = Seat(shared.seat)
        steps = await loader.run(lambda: GameReplay(stored).steps(number, seat))
        return json_response({"deal": number, "steps": steps})

    async def record(self, request: Request) -> Response:
        """The record of a finished partie as a file."""
        wanted, _, row = await self._shared(request, SharedRecordRequest)
        if row.table.summary.phase != "over":
            raise Problem(409, "not-over", "there is a record once the partie is over")
        return await record_response(self._registry.loader, row, wanted.format)

    async def _shared(self, request: Request, kind: type[_T]) -> tuple[_T, SharedGame, GameRow]:
        """Return what a request wants, what its link shows, and the partie.

        Raises:
            Problem: the link shows nothing, or the guest plays this partie.
        """
        self._rate_limits.take_game(request)
        body = await read_json_body(request, self._registry.settings.limits.body)
        wanted = messages.decode_body(body, kind)
        registry = self._registry
        shared = await self._links.find(wanted.table, token_hash(wanted.token))
        has_played = await registry.galleries.has_played(wanted.table, guest_token(request))
        if shared is None:
            raise no_replay()
        guest = await registry.guests.find(guest_token(request))
        if await registry.board_store.is_hidden(wanted.table, None if guest is None else guest.id):
            raise Problem(403, "board-secret", "play this board first")
        row = await registry.guests.store.game_from(wanted.table, shared.seat)
        if row is None:
            raise no_replay()
        if shared.watch is not None and has_played and row.table.summary.phase != "over":
            raise plays_here()
        return wanted, shared, row._replace(table=registry.listed(row.table))


def no_replay() -> Problem:
    """Return the error for a link that shows nothing.

    An unknown table and a wrong token get the same error, so that nobody can find out which tables
    exist.
    """
    return Problem(404, "no-replay", "this link shows no partie")
