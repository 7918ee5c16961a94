"""`openapi_document`: the HTTP interface by OpenAPI 3.1, made from operations and types."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Mapping
from functools import cache
from http import HTTPStatus
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import buur
from buur.server.http.description.answers import Failure
from buur.server.http.description.operations import File, Operation, operations
from buur.server.http.guest_cookie import COOKIE, SECURE_COOKIE
from buur.server.page.assets import MEDIA_TYPES, Asset

OPENAPI_PATH: Final = "/api/openapi.json"
_JSON: Final = "application/json"
_NUMBERS: Final = frozenset({"deal", "number"})
"""Parameters of addresses that are numbers."""
_REFERENCE: Final = "#/components/schemas/{name}"


class DescriptionApi:
    """The endpoint that describes all the others."""

    async def describe(self, request: Request) -> Response:
        """The description of the HTTP interface by OpenAPI."""
        return _asset().response(request)


@cache
def _asset() -> Asset:
    return Asset(msgspec.json.encode(openapi_document()), MEDIA_TYPES[".json"])


@cache
def openapi_document() -> dict[str, Any]:
    """Return the description of every operation; the result is shared: do not change it.

    >>> openapi_document()["openapi"]
    '3.1.0'
    >>> sorted(openapi_document()["paths"]["/api/clubs"])
    ['get', 'post']
    """
    described = (*operations(), _own_operation())
    schemas = _Schemas(described)
    paths: dict[str, dict[str, Any]] = {}
    for operation in described:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(
            operation, schemas
        )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Buur table server",
            "version": buur.__version__,
            "description": "Tables, persons, clubs and boards. Play itself goes over WebSockets.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": schemas.components,
            "securitySchemes": {
                name: {"type": "apiKey", "in": "cookie", "name": name}
                for name in (COOKIE, SECURE_COOKIE)
            },
        },
        # A guest is known by one of the cookies; most requests work without.
        "security": [{}, {COOKIE: []}, {SECURE_COOKIE: []}],
    }


def _own_operation() -> Operation:
    return Operation("GET", OPENAPI_PATH, DescriptionApi.describe, {200: dict[str, Any]})


class _Schemas:
    """The schemas of all bodies and answers.

    Args:
        described: the operations.
    """

    def __init__(self, described: Iterable[Operation]) -> None:
        kinds: list[Any] = [Failure]
        for one in described:
            kinds += [part for kind in one.answers.values() for part in _parts(kind)]
            kinds += [*one.query.values(), *([] if one.body is None else [one.body])]
        found, self.components = msgspec.json.schema_components(kinds, ref_template=_REFERENCE)
        self._found = list(zip(kinds, found, strict=True))

    def __getitem__(self, kind: object) -> Mapping[str, Any]:
        """Return the schema of a type, or of one of several."""
        found = [schema for one, schema in self._found if one in _parts(kind)]
        alike = {msgspec.json.encode(one): one for one in found}
        return found[0] if len(alike) == 1 else {"anyOf": [*alike.values()]}


def _parts(kind: object) -> tuple[object, ...]:
    """Return the types of which an answer is one; none for a file."""
    if isinstance(kind, File):
        return ()
    return kind if isinstance(kind, tuple) else (kind,)


def _operation(operation: Operation, schemas: _Schemas) -> dict[str, Any]:
    summary = (inspect.getdoc(operation.endpoint) or "").partition("\n\n")[0].replace("\n", " ")
    found: dict[str, Any] = {
        "operationId": f"{operation.method.lower()}{_camel(operation.path)}",
        "tags": [operation.path.split("/")[2].partition(".")[0]],
        "summary": summary,
        "responses": {
            str(status): _response(operation, status, schemas)
            for status in sorted(operation.statuses)
        },
    }
    parameters = [*_path_parameters(operation.path), *_query_parameters(operation, schemas)]
    if parameters:
        found["parameters"] = parameters
    if operation.body is not None:
        content = {_JSON: {"schema": schemas[operation.body]}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def _camel(path: str) -> str:
    return "".join(part.capitalize() for part in re.findall(r"[a-z]+", path)[1:])


def _path_parameters(path: str) -> Iterable[dict[str, Any]]:
    for name in re.findall(r"\{(\w+)\}", path):
        text = {"type": "string", "minLength": 1, "maxLength": 256, "pattern": "^[A-Za-z0-9_@.-]+$"}
        number = {"type": "integer", "minimum": 0, "maximum": 10**9}
        schema = number if name in _NUMBERS else text
        yield {"name": name, "in": "path", "required": True, "schema": schema}


def _query_parameters(operation: Operation, schemas: _Schemas) -> Iterable[dict[str, Any]]:
    for name, kind in operation.query.items():
        yield {"name": name, "in": "query", "required": False, "schema": schemas[kind]}


def _response(operation: Operation, status: int, schemas: _Schemas) -> dict[str, Any]:
    kind = operation.answers.get(status, Failure)
    found: dict[str, Any] = {"description": HTTPStatus(status).phrase}
    if isinstance(kind, File):
        found["content"] = {name: {"schema": {"type": "string"}} for name in kind.media_types}
    else:
        found["content"] = {_JSON: {"schema": schemas[kind]}}
    return found
