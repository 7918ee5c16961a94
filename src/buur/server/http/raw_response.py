"""`error_bytes`: the answer to a request that is refused before it reaches the application."""

from __future__ import annotations

from http import HTTPStatus

import msgspec

from buur.server.errors import Problem
from buur.server.http.middleware import SECURITY_HEADERS


def error_bytes(problem: Problem) -> bytes:
    """Return a whole HTTP response, with the headers of all others, that closes the connection."""
    body = msgspec.json.encode({"error": problem.shape})
    headers = {
        **SECURITY_HEADERS,
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        "connection": "close",
    }
    lines = [f"HTTP/1.1 {problem.status} {HTTPStatus(problem.status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body
