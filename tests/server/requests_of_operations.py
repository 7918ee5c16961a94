"""`requests_of`: for every operation of the HTTP interface a request that is valid by its form."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, get_args

import msgspec

from buur.server.http.description.operations import Operation, operations

UNKNOWN: Final = "0123456789abcdefghij"
"""An id, a token or a name of nothing."""
_VALUES: Final[Mapping[str, Any]] = {
    "accepts": True,
    "address": "anna@example.org",
    "contract": "oben",
    "credential": {},
    "day": "2026-11-27",
    "deal": 1,
    "month": "2026-11",
    "number": 1,
    "pairs": ["Anna & Beat", "Carla & Dario"],
    "path": "/table/x",
    "role": "member",
    "rule": 0,
    "rules": [],
    "seat": 1,
    "tables": [],
    "what": "come",
}
"""Values of fields that are no ids; every other field gets `UNKNOWN`."""


class Wanted(NamedTuple):
    """A request."""

    name: str
    method: str
    path: str
    body: dict[str, Any] | None

    def with_ids(self, ids: Mapping[str, str]) -> Wanted:
        """Return the request with other ids in its address and its body."""
        path = self.path
        for name, value in ids.items():
            path = path.replace(f"{{{name}}}", value)
        body = self.body
        if body is not None:
            body = {name: ids.get(name, value) for name, value in body.items()}
        return self._replace(path=_filled(path), body=body)


def _filled(path: str) -> str:
    """Return an address without braces."""
    return re.sub(r"\{(\w+)\}", lambda found: str(_VALUES.get(found[1], UNKNOWN)), path)


def requests_of(operation: Operation) -> Iterator[Wanted]:
    """Yield a request for each type of body of an operation."""
    name = f"{operation.method} {operation.path}"
    if operation.body is None:
        empty: dict[str, Any] | None = {} if operation.method == "POST" else None
        yield Wanted(name, operation.method, operation.path, empty)
    for kind in get_args(operation.body) or (operation.body,) * (operation.body is not None):
        config = kind.__struct_config__
        tagged = f" {config.tag}" if config.tag else ""
        body: dict[str, Any] = {config.tag_field: config.tag} if config.tag else {}
        for field in msgspec.structs.fields(kind):
            if field.required:
                body[field.encode_name] = _VALUES.get(field.encode_name, UNKNOWN)
        yield Wanted(name + tagged, operation.method, operation.path, body)


def every_request() -> dict[str, Wanted]:
    """Return a request for each operation and each type of its body, by name."""
    return {one.name: one for operation in operations() for one in requests_of(operation)}
