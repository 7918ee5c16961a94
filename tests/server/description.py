"""Checks of answers against the description of the HTTP interface, as strict as it can be read."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from functools import cache
from typing import Any

import jsonschema_rs

from buur.server.http.description.document import openapi_document


@cache
def _strict() -> dict[str, Any]:
    """Return the description in which no object has a field that is not described."""
    document = deepcopy(openapi_document())
    for schema in document["components"]["schemas"].values():
        if "properties" in schema:
            schema["additionalProperties"] = False
    return document


@cache
def _paths() -> list[tuple[re.Pattern[str], str]]:
    """Return a pattern for each described address; those without parameters come first."""
    found = sorted(_strict()["paths"], key=lambda path: (path.count("{"), path))
    return [
        (re.compile("^" + re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path)) + "$"), path)
        for path in found
    ]


@cache
def _validator(path: str, method: str, status: int) -> jsonschema_rs.Validator | None:
    operation = _strict()["paths"][path][method.lower()]
    answer = operation["responses"].get(str(status))
    assert answer is not None, f"{method} {path} answers {status}, which is not described"
    content = answer["content"].get("application/json")
    if content is None:
        return None
    schema = {**content["schema"], "components": _strict()["components"]}
    return jsonschema_rs.Draft202012Validator(schema)


def described_path(method: str, path: str) -> str | None:
    """Return the described address that a request belongs to, None without one."""
    matching = [found for pattern, found in _paths() if pattern.match(path)]
    known = _strict()["paths"]
    return next((found for found in matching if method.lower() in known[found]), None)


def check_answer(method: str, path: str, status: int, media_type: str, content: bytes) -> None:
    """Check an answer of the server.

    Raises:
        AssertionError: its status, its type or a field of it is not described.
    """
    known = described_path(method, path)
    if known is None or status == 304:
        return
    validator = _validator(known, method, status)
    answer = _strict()["paths"][known][method.lower()]["responses"][str(status)]
    assert media_type in answer["content"], (method, path, status, media_type)
    if validator is not None:
        error = next(iter(validator.iter_errors(json.loads(content))), None)
        assert error is None, (method, path, status, str(error))
