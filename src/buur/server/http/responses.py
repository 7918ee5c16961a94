"""JSON responses, the common JSON shape of errors, and exception handlers for Starlette."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import Any, Final, TypeAlias

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from buur.server.errors import (
    BrokenTable,
    DamagedTable,
    NotNow,
    Problem,
    ServerError,
    unavailable,
)
from buur.server.storage.faults import fault_of

Handler: TypeAlias = Callable[[Request, Exception], Awaitable[Response]]

RETRY_SECONDS: Final = "1"
"""Seconds after which a client asks again for what is at another node."""
_SENTENCES = {
    404: "there is nothing at this address",
    405: "this address does not take such a request",
}


def json_response(content: Mapping[str, Any], status: int = 200) -> Response:
    """Return a JSON response that is not cached."""
    return Response(
        msgspec.json.encode(content),
        status,
        headers={"cache-control": "no-store"},
        media_type="application/json",
    )


def error_response(problem: Problem) -> Response:
    """Return the response for an error; all errors have this JSON shape."""
    return json_response({"error": problem.shape}, problem.status)


async def _problem(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)  # noqa: S101 - registered for it alone
    response = error_response(problem)
    if isinstance(problem, NotNow):
        response.headers["retry-after"] = RETRY_SECONDS
    return response


async def _unavailable(_: Request, __: Exception) -> Response:
    """Return the response while the database has a fault; only the log says where it is and why."""
    return error_response(unavailable())


async def _starved(_: Request, error: Exception) -> Response:
    """Return the response while the system lacks file descriptors or room on the disk."""
    if fault_of(error) is None:
        raise error
    return error_response(unavailable())


async def _damaged(_: Request, __: Exception) -> Response:
    return error_response(BrokenTable())


async def _http(request: Request, error: Exception) -> Response:
    """Return the response for an error of the framework, such as an unknown path."""
    assert isinstance(error, HTTPException)  # noqa: S101 - registered for it alone
    status = error.status_code
    code = HTTPStatus(status).phrase.lower().replace(" ", "-")
    problem = Problem(status, code, _SENTENCES.get(status, error.detail), request.url.path)
    response = error_response(problem)
    response.headers.update(error.headers or {})
    return response


async def _fault(_: Request, __: Exception) -> Response:
    return error_response(Problem(500, "fault", "the server has made a mistake"))


async def _gone(_: Request, __: Exception) -> Response:
    """Return a response that nobody gets: the client has disconnected."""
    return Response(status_code=HTTPStatus.BAD_REQUEST)


EXCEPTION_HANDLERS: Final[Mapping[type[Exception], Handler]] = {
    Problem: _problem,
    DamagedTable: _damaged,
    ServerError: _unavailable,
    OSError: _starved,
    ClientDisconnect: _gone,
    HTTPException: _http,
    Exception: _fault,
}
