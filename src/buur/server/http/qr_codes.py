"""`QrCodesApi`: QR codes of links to pages of this server."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from buur.server.errors import Problem
from buur.server.http.api import read_json_body
from buur.server.http.rate_limits import RateLimits
from buur.server.http.responses import json_response
from buur.server.settings import Limits
from buur.server.wire import messages
from buur.server.wire.qr_code import qr_rows, svg_path

LONGEST_LINK: Final = 512
"""Maximum characters of a link, with the name of the server."""


class QrCodeRequest(Struct, forbid_unknown_fields=True):
    """Body of a request for a QR code. It is sent by POST, so that no log has the invitation."""

    path: Annotated[str, Meta(max_length=256, pattern=r"^/(?![/\\])[!-~]*\Z")]
    """The page on this server, with its fragment."""


class QrCodesApi:
    """The endpoint of QR codes.

    Args:
        limits: the size of a body.
        rate_limits: limits the requests of clients.
    """

    def __init__(self, limits: Limits, rate_limits: RateLimits) -> None:
        self._limits = limits
        self._rate_limits = rate_limits

    async def make(self, request: Request) -> Response:
        """The QR code of a link to a page of this server."""
        self._rate_limits.take_computation(request)
        body = await read_json_body(request, self._limits.body)
        wanted = messages.decode_body(body, QrCodeRequest)
        link = own_origin(request) + wanted.path
        if len(link) > LONGEST_LINK:
            raise Problem(422, "bad-request", f"a link has at most {LONGEST_LINK} characters")
        rows = await asyncio.to_thread(qr_rows, link)
        return json_response({"link": link, "size": len(rows), "path": svg_path(rows)})


def own_origin(request: Request) -> str:
    """Return scheme and name of this server as the client knows them.

    Before a proxy only the origin of a browser has the right scheme; the middleware has checked it.
    """
    return request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"
