"""The endpoint for people with a link to watch a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from buur.server.http.api import known_guest, read_json_body
from buur.server.http.guest_cookie import guest_token, set_guest_cookie
from buur.server.http.rate_limits import RateLimits
from buur.server.http.responses import json_response
from buur.server.tables.registry import TableRegistry
from buur.server.tables.seats import token_hash
from buur.server.wire import messages


class WatchRequest(Struct, forbid_unknown_fields=True):
    """Body of a request of somebody with a link to watch a table."""

    table: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(min_length=1, max_length=128)]


class GalleryApi:
    """The endpoint for people who want to watch.

    Args:
        registry: the tables of the server.
        rate_limits: limits the requests of clients.
    """

    def __init__(self, registry: TableRegistry, rate_limits: RateLimits) -> None:
        self._registry = registry
        self._rate_limits = rate_limits

    async def watch(self, request: Request) -> Response:
        """Whether a link lets somebody watch; she gets a cookie, so that she cannot play too."""
        self._rate_limits.take_join(request)
        body = await read_json_body(request, self._registry.settings.limits.body)
        wanted = messages.decode_body(body, WatchRequest)
        registry = self._registry
        token = guest_token(request)
        hashed = None if token is None else token_hash(token)
        found = await registry.galleries.check(wanted.table, wanted.token, hashed)
        guest = await known_guest(registry.guests, request)
        response = json_response({"watch": found.watch, "over": found.phase == "over"})
        set_guest_cookie(response, request, guest.token)
        return response
