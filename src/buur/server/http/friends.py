"""The endpoints of tables for friends: invitations, joining, and seats at the next table."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from buur.server.http.api import Name, label_of, read_json_body
from buur.server.http.guest_cookie import guest_token, set_guest_cookie
from buur.server.http.rate_limits import RateLimits
from buur.server.http.responses import json_response
from buur.server.storage.replay_link_store import ReplayLinkStore
from buur.server.tables.friend_tables import FriendTables, Invited
from buur.server.tables.names import person_name
from buur.server.tables.registry import TableRegistry
from buur.server.tables.seats import token_hash
from buur.server.tables.table_calls import Ticket
from buur.server.wire import messages
from buur.server.wire.avatars import Avatar

_T = TypeVar("_T")


class InvitationRequest(Struct, forbid_unknown_fields=True):
    """Body of a request of somebody with an invitation."""

    table: Annotated[str, Meta(max_length=64)]
    invitation: Annotated[str, Meta(min_length=1, max_length=128)]


class JoinRequest(InvitationRequest, forbid_unknown_fields=True):
    """Body of a request for a seat."""

    name: Name = ""
    avatar: Avatar | None = None
    """The drawing that the person has chosen."""


class NextRequest(Struct, forbid_unknown_fields=True):
    """Body of a request for one's seat at the table of the rematch."""

    table: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(max_length=128)] = ""
    """The token of the seat at the table before; empty for the seat of the guest."""


class FriendsApi:
    """The endpoints of tables for friends.

    Args:
        registry: the tables of the server.
        friends: those for friends.
        rate_limits: limits the requests of clients.
    """

    def __init__(
        self, registry: TableRegistry, friends: FriendTables, rate_limits: RateLimits
    ) -> None:
        self._registry = registry
        self._friends = friends
        self._links = ReplayLinkStore(registry.store)
        self._rate_limits = rate_limits

    async def invitation(self, request: Request) -> Response:
        """How a table stands, for somebody with an invitation."""
        self._rate_limits.take_look(request)
        wanted = await self._body(request, InvitationRequest)
        token = guest_token(request)
        found = await self._friends.invited(wanted.table, wanted.invitation, token)
        answer = {
            "state": found.state,
            "table": msgspec.to_builtins(found.view),
            "seat": found.own,
            "rules": msgspec.to_builtins(found.rules),
            "replay": await self._shows_replay(wanted, found),
        }
        return json_response(answer)

    async def join(self, request: Request) -> Response:
        """A seat for somebody with an invitation, who gets a cookie."""
        wanted = await self._read(request, JoinRequest)
        # The tables of characters take a tenth of a second to read.
        name = await asyncio.to_thread(person_name, wanted.name)
        guests = self._registry.guests
        guest = await guests.find(guest_token(request))
        entry, guest = await self._friends.join(
            wanted.table, wanted.invitation, name, guest, wanted.avatar, label_of(request)
        )
        await guests.note_looks(guest.id, name, wanted.avatar)
        response = json_response(_ticket(wanted.table, entry))
        set_guest_cookie(response, request, guest.token)
        return response

    async def _shows_replay(self, wanted: InvitationRequest, found: Invited) -> bool:
        """Tell whether an invitation shows the partie that is over."""
        if found.state != "table-over":
            return False
        hashed = token_hash(wanted.invitation)
        return await self._links.find(wanted.table, hashed) is not None

    async def next(self, request: Request) -> Response:
        """One's seat at the table of the rematch."""
        wanted = await self._read(request, NextRequest)
        token = guest_token(request)
        table, entry = await self._friends.next_seat(wanted.table, wanted.token, token)
        return json_response(_ticket(table, entry))

    async def _read(self, request: Request, kind: type[_T]) -> _T:
        self._rate_limits.take_join(request)
        return await self._body(request, kind)

    async def _body(self, request: Request, kind: type[_T]) -> _T:
        body = await read_json_body(request, self._registry.settings.limits.body)
        return messages.decode_body(body, kind)


def _ticket(table: str, entry: Ticket) -> dict[str, Any]:
    return {"table": table, "seat": entry.seat, "token": entry.token}
