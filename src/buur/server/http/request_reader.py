"""`RequestReader`: h11's parser of requests, with limits for the request line and the head."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Final
from weakref import WeakMethod

import h11

from buur.server.settings import Limits

_LINE_REST: Final = 32
"""Bytes of a request line beside the address: method, version and spaces."""
_HEADER_REST: Final = 4
"""Bytes of a header beside its name and value: colon, space and end of line."""


class RequestReader(h11.Connection):
    """The server's side of an HTTP connection.

    h11 bounds the bytes that it holds of an incomplete head; this class also bounds the request
    line, and complete heads that came in one piece.

    Args:
        limits: the sizes allowed.
        on_head: called when a head is complete, a method whose object owns this reader.
    """

    def __init__(self, limits: Limits, on_head: Callable[[], None]) -> None:
        super().__init__(h11.SERVER, limits.head)
        self._limits = limits
        self._on_head = WeakMethod(on_head)

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """Return the next event.

        Raises:
            h11.RemoteProtocolError: the client's bytes are no HTTP, or too many.
        """
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._check_request(event)
            on_head = self._on_head()
            if on_head is not None:
                on_head()
        elif event is h11.NEED_DATA and self.their_state is h11.IDLE:
            line, end, _ = self.trailing_data[0].partition(b"\n")
            if not end and len(line) > self._limits.target + _LINE_REST:
                raise _target_too_long()
        return event

    def _check_request(self, request: h11.Request) -> None:
        if len(request.target) > self._limits.target:
            raise _target_too_long()
        headers = sum(len(name) + len(value) + _HEADER_REST for name, value in request.headers)
        line = len(request.method) + len(request.target) + _LINE_REST
        if line + headers > self._limits.head:
            raise h11.RemoteProtocolError(
                "head too large", error_status_hint=HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            )


def _target_too_long() -> h11.RemoteProtocolError:
    return h11.RemoteProtocolError(
        "address too long", error_status_hint=HTTPStatus.REQUEST_URI_TOO_LONG
    )
