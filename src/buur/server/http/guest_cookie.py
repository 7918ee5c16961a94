"""The cookie that holds a guest's token.

Over HTTPS its name has the prefix ``__Host-``, so that no other host and no insecure page can set
it. Scripts cannot read it.
"""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

COOKIE: Final = "buur-guest"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
MAX_AGE: Final = 365 * 86_400
"""Seconds for which browsers keep it after the last visit to one's own page."""
_LONGEST_TOKEN: Final = 128


def guest_token(connection: HTTPConnection) -> str | None:
    """Return the token in a client's cookie, None without one."""
    cookies = connection.cookies
    token = cookies.get(SECURE_COOKIE) or cookies.get(COOKIE)
    return token if token and len(token) <= _LONGEST_TOKEN else None


def set_guest_cookie(response: Response, request: Request, token: str) -> None:
    """Give a token to the browser."""
    is_secure = _is_secure(request)
    response.set_cookie(
        SECURE_COOKIE if is_secure else COOKIE,
        token,
        max_age=MAX_AGE,
        path="/",
        secure=is_secure,
        httponly=True,
        samesite="lax",
    )


def delete_guest_cookie(response: Response) -> None:
    """Have the browser forget the token."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    response.delete_cookie(SECURE_COOKIE, path="/", secure=True, httponly=True, samesite="lax")


def _is_secure(request: Request) -> bool:
    """Tell whether the browser uses HTTPS; before a proxy only its origin says so."""
    origin = request.headers.get("origin", "")
    return request.url.scheme == "https" or origin.startswith("https://")
